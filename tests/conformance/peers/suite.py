"""All recorded games together, and the table that tells what came out."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from peers import explanations
from peers.bgf import BgfScript
from peers.cross import CrossScript
from peers.hrf import HrfScript
from peers.replay import Script, Tally, replay

HERE = Path(__file__).parent
# Games that are part of the repository, and the folder with all of them.
SELECTION = HERE.parent / "data"
ROOT = HERE.parents[2]
ALL_GAMES = Path(os.environ.get("PEER_GAMES", ROOT.parent / "shared" / "dominant-species" / "peer-games"))


def script_for(record: dict[str, Any], name: str, *, lists: bool = True) -> Script:
    """The reader for a record, by its content."""
    if "meta" in record:
        return CrossScript(record, name, lists=lists)
    if "journal" in record or "engineVersion" in record:
        return HrfScript(record, name, lists=lists)
    return BgfScript(record, name, lists=lists)


def files(root: Path) -> list[Path]:
    """The files with games below a folder."""
    return sorted(root.rglob("*.jsonl.gz"))


def records(path: Path, part: int = 0, parts: int = 1) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games of a file, or every so-manieth of them, with their places."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            if number % parts == part:
                yield number, json.loads(line)


def run_part(path: Path, part: int, parts: int, lists: bool = True) -> Tally:
    """Replays a part of a file."""
    tally = Tally()
    for number, record in records(path, part, parts):
        script = script_for(record, f"{path.parent.name}/{path.name}, game {number}", lists=lists)
        replay(script)
        tally.add(script.tally)
    return tally


def run(root: Path, *, jobs: int = 2, lists: bool = True) -> dict[str, Tally]:
    """Replays every game below a folder; tallies by file."""
    found: dict[str, Tally] = {}
    parts = 6
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [
            (path, pool.submit(run_part, path, part, parts, lists))
            for path in files(root)
            for part in range(parts)
        ]
        for path, task in tasks:
            tally = found.setdefault(str(path.relative_to(root)), Tally())
            tally.add(task.result())
            print(f"{path.name}: {tally.games} games, {len(tally.unexplained)} unexplained", file=sys.stderr)
    return found


def total(tallies: dict[str, Tally]) -> Tally:
    """The sum."""
    every = Tally()
    for tally in tallies.values():
        every.add(tally)
    return every


# The table ---------------------------------------------------------------------------------------------------


def table(tallies: dict[str, Tally]) -> str:
    """What was compared, and what every difference is explained by, as Markdown."""
    grouped: dict[str, Tally] = {}
    for name, tally in tallies.items():
        grouped.setdefault(_group(name), Tally()).add(tally)
    columns = (
        "games of", "games", "ended alike", "moves", "positions compared", "inside a move of ours",
        "option lists compared", "of these, by length", "differences explained", "unexplained",
    )  # fmt: skip
    lines = ["| " + " | ".join(columns) + " |", "| --- |" + " ---: |" * (len(columns) - 1)]
    files_ = {f"`{name.removesuffix('.jsonl.gz')}`": tally for name, tally in tallies.items()}
    for name, tally in [*files_.items(), ("**all**", total(tallies))]:
        numbers = (
            tally.games, tally.finished, tally.decisions, tally.states, tally.states_apart,
            tally.lists + tally.counted, tally.counted, sum(tally.explained.values()), len(tally.unexplained),
        )  # fmt: skip
        lines.append(f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |")
    return "\n".join([*lines, "", *_options(tallies), "", *_explanations(grouped)])


def _group(name: str) -> str:
    """`hrf/games-3p.jsonl.gz` -> `hrf/`, `bgf/random-p2.jsonl.gz` -> `bgf/random`; a file of `cross` by itself."""
    folder, _, file = name.rpartition("/")
    stem = file.removesuffix(".jsonl.gz")
    if folder == "hrf":
        return "`hrf/`"
    if folder == "bgf":
        return f"`bgf/{stem.rpartition('-')[0]}`"
    return f"`{folder}/{stem}`" if folder else f"`{stem}`"


def _options(tallies: dict[str, Tally]) -> Iterator[str]:
    used: Counter[str] = total(tallies).by_option
    yield "| row | option | switched on in the games of | where it matters |"
    yield "| --- | --- | --- | ---: |"
    rows = dict.fromkeys((*explanations.HRF_OPTIONS.items(), *explanations.BGF_OPTIONS.items()))
    for row, option in rows:
        engines = (("HRF", explanations.HRF_OPTIONS), ("BGF", explanations.BGF_OPTIONS))
        where = ", ".join(engine for engine, options in engines if options.get(row) == option)
        yield f"| {row} | `{option}` | {where} | {used[option]:,} |"


def _explanations(grouped: dict[str, Tally]) -> Iterator[str]:
    meanings = explanations.meanings()
    names = [name for name, tally in grouped.items() if tally.explained]
    yield f"| explained by | what that engine does | {' | '.join(names)} |"
    yield "| --- | --- |" + " ---: |" * len(names)
    keys = sorted({key for tally in grouped.values() for key in tally.explained}, key=_row_order)
    for key in keys:
        counts = " | ".join(f"{grouped[name].explained[key]:,}" for name in names)
        yield f"| {key} | {meanings[key]} | {counts} |"


def _row_order(key: str) -> tuple[bool, int, str]:
    digits = "".join(letter if letter.isdigit() else " " for letter in key).split()
    return key.startswith("section"), int(digits[0]) if digits else 0, key
