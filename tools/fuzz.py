"""`python -m tools.fuzz --seconds 600`: random and adversarial games for a given time, all of them checked.

Games of all animal counts with all options, by players who each have one idea, most of them bad
(`fuzzing.policies`). After every move the pieces are counted; now and then the legal moves are listed and mutants
of them tried; at the end the game is written, read, replayed, made a record, and its text is damaged and checked
(`fuzzing.probes`, `fuzzing.texts`). A game follows from its seed: `--seed 123 --games 1` plays one again. What
fails is written to `build/fuzz`, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from tools.fuzzing.games import Failure, Report, play

FOLDER = Path("build") / "fuzz"
GAME_TIME = 300  # seconds; a game that takes longer hangs


class Hangs(BaseException):
    """No exception that anything else would catch."""


def guarded(seed: int) -> Report:
    """The game of a seed, ended by force if it does not come to an end."""

    def ring(number: int, frame: object) -> None:
        raise Hangs

    timed = hasattr(signal, "SIGALRM")
    if timed:
        signal.signal(signal.SIGALRM, ring)
        signal.alarm(GAME_TIME)
    try:
        return play(seed)
    except Hangs:
        return Report(1, failures=[Failure("hangs", seed, f"not through after {GAME_TIME} s", b"")])
    finally:
        if timed:
            signal.alarm(0)


def fuzz(seed: int, seconds: float, games: int | None, processes: int) -> Report:
    """Plays the games of `seed`, `seed + 1` and so on until the time is up."""
    until = time.monotonic() + seconds
    total, number = Report(), seed
    with ProcessPoolExecutor(processes) as pool:
        running: set[Future[Report]] = set()
        while True:
            while len(running) < 2 * processes and time.monotonic() < until:
                if games is not None and number >= seed + games:
                    break
                running.add(pool.submit(guarded, number))
                number += 1
            if not running:
                return total
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                report = future.result()
                total.add(report)
                for failure in report.failures:
                    print(f"{failure.kind}: seed {failure.seed}: {write(failure)}", flush=True)


def write(failure: Failure) -> Path:
    """Writes what failed, and the text that shows it; returns where the first of the two is."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{failure.seed}-{failure.kind.replace(' ', '-')}.txt"
    again = f"python -m tools.fuzz --seed {failure.seed} --games 1"
    path.write_text(f"{failure.message}\nagain: {again}\n", encoding="utf-8")
    path.with_suffix(".dsn").write_bytes(failure.data)
    return path


def summary(total: Report, seconds: float) -> str:
    """What was done, and the closing line."""
    lines = [
        f"players: {', '.join(f'{name} {count}' for name, count in sorted(total.policies.items()))}",
        f"option values: {len(total.values)}",
        f"{total.mutants:,} mutants of moves, {total.damaged:,} damaged texts; the slowest took "
        f"{total.slowest:.1f} s (seed {total.slowest_seed})",
        f"{total.unending} games were given up because nobody could take a card any more",
        f"{total.games:,} games, {total.moves:,} moves, {len(total.failures)} failures, {seconds:.0f} s",
    ]
    return "\n".join(lines)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__.split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=600, help="how long (default: 600)")
    parser.add_argument("--games", type=int, help="how many games at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun = time.monotonic()
    total = fuzz(options.seed, options.seconds, options.games, options.processes)
    print(summary(total, time.monotonic() - begun))
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
