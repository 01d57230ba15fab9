"""`make conformance`: replays all games, prints the table and puts it into the documentation.

python -m peers [--games FOLDER] [--jobs N] [--no-lists] [--write PAGE]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from peers.suite import ALL_GAMES, SELECTION, run, table, total

BEGIN, END = "<!-- the table begins: written by `make conformance` -->", "<!-- the table ends -->"


def main() -> int:
    parser = argparse.ArgumentParser(prog="peers", description="replays the games of other engines in ours")
    parser.add_argument("--games", type=Path, default=ALL_GAMES if ALL_GAMES.is_dir() else SELECTION)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-lists", action="store_true", help="positions only")
    parser.add_argument("--write", type=Path, help="a page whose table is to be replaced")
    given = parser.parse_args()
    tallies = run(given.games, jobs=given.jobs, lists=not given.no_lists)
    every = total(tallies)
    text = table(tallies)
    print(text)
    for line in every.unexplained:
        print("UNEXPLAINED", line)
    if given.write:
        page = given.write.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        given.write.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    return 1 if every.unexplained or not every.games else 0


if __name__ == "__main__":
    sys.exit(main())
