"""`python -m tools.fuzz --seconds 600`: random and adversarial games for a given time, all of them checked.

Games of all counts of players with all options, by players who each have one idea, most of them bad
(`fuzzing.policies`). After every move the pieces are counted; now and then the legal moves are listed and mutants
of them tried; at the end the game is written, read, replayed, made a record, and its text is damaged and checked
(`fuzzing.probes`, `fuzzing.texts`). A game follows from its seed: `--game seaside --seed 123 --games 1` plays one
again. What fails is written to `build/fuzz`, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path

from tools.fuzzing.adapter import ADAPTERS
from tools.fuzzing.games import Failure, Report, play

FOLDER = Path("build") / "fuzz"
GAME_TIME = 300  # seconds; a game that takes longer hangs


class Hangs(BaseException):
    """No exception that anything else would catch."""


def guarded(name: str, seed: int) -> Report:
    """The game of a seed, ended by force if it does not come to an end."""

    def ring(number: int, frame: object) -> None:
        raise Hangs

    timed = hasattr(signal, "SIGALRM")
    if timed:
        signal.signal(signal.SIGALRM, ring)
        signal.alarm(GAME_TIME)
    try:
        return play(name, seed)
    except Hangs:
        return Report(1, failures=[Failure(name, "hangs", seed, f"not through after {GAME_TIME} s", b"")])
    finally:
        if timed:
            signal.alarm(0)


def fuzz(names: Sequence[str], seed: int, seconds: float, games: int | None, processes: int) -> dict[str, Report]:
    """Plays the games of `seed`, `seed + 1` and so on, of each name in turn, until the time is up."""
    until = time.monotonic() + seconds
    totals = {name: Report() for name in names}
    waiting = ((name, number) for number in count(seed) for name in names)
    left = None if games is None else games * len(names)
    with ProcessPoolExecutor(processes) as pool:
        running: dict[Future[Report], str] = {}
        while True:
            while len(running) < 2 * processes and time.monotonic() < until and left != 0:
                name, number = next(waiting)
                running[pool.submit(guarded, name, number)] = name
                left = None if left is None else left - 1
            if not running:
                return totals
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                report = future.result()
                totals[running.pop(future)].add(report)
                for failure in report.failures:
                    print(f"{failure.kind}: {failure.game}, seed {failure.seed}: {write(failure)}", flush=True)


def write(failure: Failure) -> Path:
    """Writes what failed, and the text that shows it; returns where the first of the two is."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{failure.game}-{failure.seed}-{failure.kind.replace(' ', '-')}.txt"
    again = f"python -m tools.fuzz --game {failure.game} --seed {failure.seed} --games 1"
    path.write_text(f"{failure.message}\nagain: {again}\n", encoding="utf-8")
    path.with_suffix(".dsn").write_bytes(failure.data)
    return path


def summary(name: str, total: Report) -> str:
    """What was done with one game."""
    lines = [
        f"{name}:",
        f"  players: {', '.join(f'{policy} {number}' for policy, number in sorted(total.policies.items()))}",
        f"  option values: {len(total.values)}",
        f"  {total.mutants:,} mutants of moves, {total.damaged:,} damaged texts; the slowest took "
        f"{total.slowest:.1f} s (seed {total.slowest_seed})",
        f"  {total.unending} games were given up because nobody could end them any more",
        f"  {total.games:,} games, {total.moves:,} moves, {len(total.failures)} failures",
    ]
    return "\n".join(lines)


def closing(totals: Iterable[Report], seconds: float) -> str:
    """The last line."""
    total = Report()
    for report in totals:
        total.add(report)
    return f"{total.games:,} games, {total.moves:,} moves, {len(total.failures)} failures, {seconds:.0f} s"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", choices=sorted(ADAPTERS), help="only this one (default: all)")
    parser.add_argument("--seconds", type=float, default=600, help="how long (default: 600)")
    parser.add_argument("--games", type=int, help="how many of each game at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun = time.monotonic()
    names = [options.game] if options.game else list(ADAPTERS)
    totals = fuzz(names, options.seed, options.seconds, options.games, options.processes)
    for name, total in totals.items():
        print(summary(name, total))
    print(closing(totals.values(), time.monotonic() - begun))
    return 1 if any(total.failures for total in totals.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
