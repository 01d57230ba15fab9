"""`python -m tools.faults --seeds 1000`: seeded faults in real games, and what the tool reports of them.

Every seed gives a record of each game (a sample, one of another engine, a random one), which is broken once for
each kind of fault and once doubly, or with `--kinds 2` in two ways that change from seed to seed
(`seeding.kinds`). The engine alone says whether and where a fault is illegal (`seeding.judge`); what the check
reports is held against that (`seeding.measure`). The exit code is 1 if a bar is missed. `--misses` lists what was
not found, or elsewhere; `--game seaside --seed 12 --seeds 1` repeats a seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.seeding.measure import HERE, LEGAL, TWO, Result, measure_seed
from tools.seeding.tables import bars, put_into, table
from tools.seeding.words import WORDS

Task = tuple[str, int, int, str]


def run(tasks: Sequence[Task], processes: int) -> list[Result]:
    """Measures every game and seed of `tasks`."""
    results: list[Result] = []
    with ProcessPoolExecutor(processes) as pool:
        for number, found in enumerate(pool.map(_measured, tasks, chunksize=2), 1):
            results += found
            if sys.stderr.isatty() and number % 10 == 0:
                print(f"\r{number:,} of {len(tasks):,} games", end="", file=sys.stderr, flush=True)
    return results


def _measured(task: Task) -> list[Result]:
    return measure_seed(*task)


def misses(results: Sequence[Result]) -> list[str]:
    """What is not as it should be, a line each, with the reason first."""
    lines: list[str] = []
    for one in results:
        there = one.illegal == HERE
        reasons = (
            ("not found", one.illegal != LEGAL and not one.found and one.kind != TWO),
            ("one missed", one.kind == TWO and not one.found),
            ("false alarm", one.illegal == LEGAL and one.found),
            ("elsewhere", there and one.found and not one.on_line and one.kind != TWO),
            ("follow-up", there and one.errors > 1 and one.kind != TWO),
            ("off the word", there and one.on_line and one.on_token is False),
            ("not proposed", there and one.on_line and one.proposed == 0),
        )
        lines += [f"{reason} | {one.kind} | {one.game} | {one.told}" for reason, true in reasons if true]
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", choices=sorted(WORDS), help="only this one (default: all)")
    parser.add_argument("--kind", default="", help="only this kind of fault")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--seeds", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--kinds", type=int, default=0, help="how many for each game of a seed (default: all)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--misses", type=Path, help="a file for what was missed")
    parser.add_argument("--write", type=Path, help="a page whose table is to be replaced")
    given = parser.parse_args(arguments)
    begun = time.monotonic()
    names = [given.game] if given.game else list(WORDS)
    seeds = range(given.seed, given.seed + given.seeds)
    results = run([(name, seed, given.kinds, given.kind) for seed in seeds for name in names], given.processes)
    results.sort(key=lambda one: names.index(one.game))
    text = table(results)
    print(text)
    print(f"{len(results):,} broken records, seeds: {given.seeds:,}, {time.monotonic() - begun:.0f} s")
    if given.misses:
        given.misses.parent.mkdir(parents=True, exist_ok=True)
        given.misses.write_text("\n".join([*misses(results), ""]), encoding="utf-8")
    if given.write:
        given.write.write_text(put_into(given.write.read_text(encoding="utf-8"), text), encoding="utf-8")
    return 0 if all(bar.met for bar in bars(results)) else 1


if __name__ == "__main__":
    sys.exit(main())
