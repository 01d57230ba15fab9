"""`python -m benchmarks`: ratios against PokerKit and pyminion in one run on one core, peak memory, start-up time.

Ratios are what counts: all are measured by turns in one run, so that each finds the machine in the same state.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from benchmarks import dominant_species, ours, poker, pyminion_games, seaside
from benchmarks.tally import Tally
from dsnotation.replay.random_play import POLICIES

GAMES, HANDS, RANDOM_GAMES, ROUNDS = 24, 150, 60, 5
LABEL = 48  # columns


def rates(*runs: Callable[[], int]) -> list[float]:
    """Units per second of CPU time of each run, best of several rounds, all runs by turns. What was prepared for
    them costs none of them anything."""
    gc.collect()
    gc.freeze()
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
        size = sum(map(len, texts[game])) // 1000
        print(f"{GAMES} games of {game} with {sum(len(moves) for _, moves in of_game):,} moves, {size} kB")
    print(f"{HANDS} hands")


def random_games() -> None:
    """Games played at random beside pyminion: 2 to 4 players, ten kingdom cards at random, from the set-up to the
    end, by the same policy. Decisions and turns are told, so that shorter games flatter nobody."""
    print("\nGames at random, 2 to 4 players, nothing written; pyminion plays the base game.")
    print(f"{'':{LABEL}}{'games/s':>9}{'ratio':>7}{'decisions/s':>14}{'ratio':>7}   a game: turns, decisions")
    plays = {
        "pyminion, logging switched off": pyminion_games.play_silent,
        "pyminion, log_stdout=False": pyminion_games.play,
        "Seaside": seaside.play,
    }
    for policy, sense in POLICIES.items():
        tallies: dict[str, Tally] = {}

        def run(name: str, sense: float = sense, tallies: dict[str, Tally] = tallies) -> int:
            total = Tally()
            for seed in range(RANDOM_GAMES):
                total = total.plus(plays[name](seed, 2 + seed % 3, sense))
            tallies[name] = total
            return total.games

        found = dict(zip(plays, rates(*(partial(run, name) for name in plays)), strict=True))
        deciding = {name: rate * tallies[name].decisions / tallies[name].games for name, rate in found.items()}
        first, second, ours_ = plays
        for name, tally in tallies.items():
            print(
                f"{f'{name}, {policy} bots':{LABEL}}{found[name]:9,.0f}{found[name] / found[first]:7.2f}"
                f"{deciding[name]:14,.0f}{deciding[name] / deciding[first]:7.2f}"
                f"{tally.turns / tally.games:17.0f}{tally.decisions / tally.games:11.0f}"
            )
        for peer in (first, second):
            ratio = found[ours_] / found[peer]
            print(f"  games/s beside {peer}: {ratio:.2f} (bar: above 1.00, {'holds' if ratio > 1 else 'FAILS'})")


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
    argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measures " + __doc__.split(": ", 1)[1]
    ).parse_args()
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
