"""Makes the selection of games in `data/` out of all: python -m peers.select

The shortest games with something rare in them, of every engine, mode and number of animals; option lists of the
long format only in a few.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from peers.suite import ALL_GAMES, SELECTION, records

SHORT = {"meta": "decisions", "journal": "steps", "policy": "steps"}


def _length(record: dict[str, Any]) -> int:
    return len(record["decisions"] if "meta" in record else record["steps"])


def _shortest(path: Path, number: int) -> list[dict[str, Any]]:
    """The shortest games of a file; all of them are read, one is kept at a time."""
    found: list[tuple[int, int, dict[str, Any]]] = []
    for place, record in records(path):
        found = sorted([*found, (_length(record), place, record)])[:number]
    return [record for _, _, record in found]


def _named(path: Path, places: Iterable[int]) -> list[dict[str, Any]]:
    wanted = set(places)
    return [record for place, record in records(path) if place in wanted]


def _without_lists(record: dict[str, Any]) -> dict[str, Any]:
    for step in record["steps"]:
        step.pop("options", None)
        step.pop("nRaw", None)
    return record


def _write(name: str, games: list[dict[str, Any]]) -> None:
    SELECTION.mkdir(exist_ok=True)
    with (SELECTION / f"{name}.jsonl.gz").open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        for game in games:
            packed.write((json.dumps(game, separators=(",", ":")) + "\n").encode())


# Games with something rare: a deviation of the engine that occurs in few games.
RARE_HRF = {"3p": [13, 28], "2p": [3], "5p": [19]}
RARE_CROSS = {"hrf-as-published": [227, 234], "bgf-corrected": [54, 68], "bgf-as-published": [15]}


def main() -> None:
    argparse.ArgumentParser(prog="python -m peers.select", description=__doc__.split(":")[0]).parse_args()
    hrf: list[dict[str, Any]] = []
    for animals in range(2, 7):
        games = _shortest(ALL_GAMES / "hrf" / f"games-{animals}p.jsonl.gz", 2)
        hrf += [games[0], _without_lists(games[1])]
        hrf += map(
            _without_lists,
            _named(ALL_GAMES / "hrf" / f"games-{animals}p.jsonl.gz", RARE_HRF.get(f"{animals}p", ())),
        )
    _write("hrf", hrf)
    for name, places in RARE_CROSS.items():
        path = ALL_GAMES / "cross" / f"{name}.jsonl.gz"
        _write(f"cross-{name}", _shortest(path, 3) + _named(path, places))
    for mode in ("random", "mixed", "automa", "automa-pure"):
        short = [
            game
            for animals in range(2, 7)
            for game in _shortest(ALL_GAMES / "bgf" / f"{mode}-p{animals}.jsonl.gz", 1)
            if mode in ("random", "mixed") or animals in (3, 5)
        ]
        _write(f"bgf-{mode}", short)


if __name__ == "__main__":
    main()
