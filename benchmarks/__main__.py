"""`python -m benchmarks`: ratios against PokerKit in one run on one core, peak memory, start-up time."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks import dominant_species, poker

GAMES, HANDS, ROUNDS = 24, 150, 5


def rate(run: Callable[[], int]) -> float:
    """Units per second of CPU time, best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        units = run()
        best = max(best, units / (time.process_time() - start))
    return best


def memory_of_one_game() -> float:
    """Peak memory in MB of a process that checks one full game."""
    code = (
        "import resource, sys; from benchmarks import dominant_species as ds;"
        "ds.check([open(sys.argv[1], 'rb').read()]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    path = os.path.join(os.environ.get("TMPDIR", "/tmp"), "dsnotation-bench.dsn")
    with open(path, "wb") as file:
        file.write(max(dominant_species.generate(8), key=len))
    done = subprocess.run([sys.executable, "-c", code, path], check=True, capture_output=True, text=True)
    os.remove(path)
    return int(done.stdout) / 1024


def wall(command: list[str], rounds: int = 9) -> float:
    """Median wall time of a command in seconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return sorted(times)[rounds // 2]


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    texts = dominant_species.generate(GAMES)
    played = dominant_species.moves_of(texts)
    hands = poker.generate(HANDS)
    peer = rate(lambda: poker.parse_and_replay(hands))
    print(f"{'':34}{'per second':>12}{'ratio':>8}   bar")
    print(f"{'PokerKit, parse and replay':34}{peer:12,.0f}{1:8.2f}   actions")
    rows = (
        ("reading alone", lambda: dominant_species.read(texts), ""),
        ("text to verdict", lambda: dominant_species.check(texts), ">= 1.00"),
        ("engine alone (check + apply)", lambda: dominant_species.engine(played), ">= 3.00"),
    )
    for name, run, bar in rows:
        ours = rate(run)
        print(f"{'Dominant Species, ' + name:34}{ours:12,.0f}{ours / peer:8.2f}   moves {bar}"[:90])
    moves = sum(len(moves) for _, moves in played)
    print(f"{GAMES} games with {moves:,} moves, {HANDS} hands")
    print(f"peak memory, one full game: {memory_of_one_game():.0f} MB (bar: under 80)")
    dsn = os.path.join(os.path.dirname(sys.executable), "dsn")
    python = wall([sys.executable, "-I", "-S", "-c", "pass"])
    print(f"dsn --help: {wall([dsn, '--help']):.3f} s; bare Python: {python:.3f} s (bar: 0.25 s)")
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"(this process: {own:.0f} MB)")


if __name__ == "__main__":
    main()
