"""`python -m benchmarks`: ratios against PokerKit and pyminion in one run on one core, peak memory, start-up time.

Ratios are what counts: all are measured by turns in one run, so that each finds the machine in the same state.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks import dominant_species, ours, poker, pyminion_games, seaside
from benchmarks.tally import Tally
from dsnotation.replay.random_play import POLICIES

GAMES, HANDS, RANDOM_GAMES, ROUNDS = 24, 150, 60, 5
LABEL = 48  # columns


def rates(*runs: Callable[[], int]) -> list[float]:
    """Units per second of CPU time of each run, best of several rounds, all runs by turns."""
    best = [0.0] * len(runs)
    for _ in range(ROUNDS):
        for place, run in enumerate(runs):
            start = time.process_time()
            units = run()
            best[place] = max(best[place], units / (time.process_time() - start))
    return best


def row(label: str, value: float, ratio: float, unit: str, bar: float | None = None) -> None:
    """A line of the table; `bar` is the ratio that is required."""
    judged = "" if bar is None else f"bar {bar:.2f}: {'holds' if ratio >= bar else 'FAILS'}"
    print(f"{label:{LABEL}}{value:12,.0f}{ratio:8.2f}   {unit:8} {judged}".rstrip())


def texts_of_games() -> None:
    """Reading, checking and the engine beside PokerKit, and our two games beside one another."""
    texts = {"Dominant Species": dominant_species.generate(GAMES), "Seaside": seaside.generate(GAMES)}
    names = {"Dominant Species": dominant_species.NAME, "Seaside": seaside.GAME.name}
    played = {game: ours.moves_of(of_game) for game, of_game in texts.items()}
    hands = poker.generate(HANDS)
    runs: list[Callable[[], int]] = [lambda: poker.parse_and_replay(hands)]
    for game in texts:
        runs += [
            lambda game=game: ours.read(texts[game]),
            lambda game=game: ours.check(texts[game]),
            lambda game=game: ours.engine(names[game], played[game]),
        ]
    peer, *found = rates(*runs)
    print(f"{'':{LABEL}}{'per second':>12}{'ratio':>8}")
    row("PokerKit, parse and replay", peer, 1, "actions")
    bars = (None, 1.0, 3.0, None, None, None)
    for number, (value, bar) in enumerate(zip(found, bars, strict=True)):
        what = ("reading alone", "text to verdict", "engine alone (check + apply)")[number % 3]
        row(f"{list(texts)[number // 3]}, {what}", value, value / peer, "moves", bar)
    row("Seaside to Dominant Species, verdict", found[4], found[4] / found[1], "moves", 1.0)
    for game, of_game in played.items():
        print(f"{GAMES} games of {game} with {sum(len(moves) for _, moves in of_game):,} moves")
    print(f"{HANDS} hands")


def random_games() -> None:
    """Games played at random beside pyminion: 2 to 4 players, ten kingdom cards at random, from the set-up to the
    end, by the same policy."""
    print("\nGames at random, 2 to 4 players, nothing written; pyminion: base game, its log silenced.")
    print(
        f"{'':{LABEL}}{'games/s':>12}{'ratio':>8}   {'decisions/s':>11}{'ratio':>8}"
        f"{'turns':>8}{'decisions':>11} a game"
    )
    for policy, sense in POLICIES.items():
        tallies: list[Tally] = []

        def run(play: Callable[[int, int, float], Tally], sense: float = sense) -> int:
            total = Tally()
            for seed in range(RANDOM_GAMES):
                total = total.plus(play(seed, 2 + seed % 3, sense))
            tallies.append(total)  # noqa: B023 - the list of this policy is meant
            return total.games

        found = rates(lambda: run(pyminion_games.play), lambda: run(seaside.play))
        deciding = [rate * tally.decisions / tally.games for rate, tally in zip(found, tallies[:2], strict=True)]
        for place, name in enumerate(("pyminion", "Seaside")):
            ratio, tally = found[place] / found[0], tallies[place]
            judged = ("", f"   bar 1.00: {'holds' if ratio > 1 else 'FAILS'}")[place]
            print(
                f"{f'{name}, {policy} bots':{LABEL}}{found[place]:12,.0f}{ratio:8.2f}   "
                f"{deciding[place]:11,.0f}{deciding[place] / deciding[0]:8.2f}"
                f"{tally.turns / tally.games:8.0f}{tally.decisions / tally.games:11.0f}{judged}"
            )


def memory_of_one_game() -> float:
    """Peak memory in MB of a process that checks one full game."""
    code = (
        "import resource, sys; from benchmarks import ours;"
        "ours.check([open(sys.argv[1], 'rb').read()]);"
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
    texts_of_games()
    random_games()
    print(f"\npeak memory, one full game: {memory_of_one_game():.0f} MB (bar: under 80)")
    dsn = os.path.join(os.path.dirname(sys.executable), "dsn")
    python = wall([sys.executable, "-I", "-S", "-c", "pass"])
    print(f"dsn --help: {wall([dsn, '--help']):.3f} s; bare Python: {python:.3f} s (bar: 0.25 s)")
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"(this process: {own:.0f} MB)")


if __name__ == "__main__":
    main()
