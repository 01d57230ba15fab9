"""Journals of another engine (../shared/dominant-species/peer-games/hrf), converted and replayed.

Each must give a game that our rules accept, with the final VP, the winner and the reason of the end that the other
engine computed. A handful by default; all of them, with a summary, with `-m fuzz`.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dsnotation.formats.hrf.journal import DEVIATIONS, read
from dsnotation.games.dominant_species.components import ANIMAL_WORDS
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay

PEERS = Path(__file__).parents[2].parent / "shared" / "dominant-species" / "peer-games" / "hrf"
CODE = {word: code for code, word in ANIMAL_WORDS.items()}
FILES = [f"games-{number}p.jsonl.gz" for number in (2, 3, 4, 5, 6)]
# The games of each file that are taken by default: random play, and that engine's bot.
DEFAULT = (0, 2)

pytestmark = pytest.mark.skipif(not PEERS.is_dir(), reason="../shared has no peer games: no journal is compared")


def games(file: str) -> Iterator[dict[str, Any]]:
    with gzip.open(PEERS / file, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def convert(game: dict[str, Any]) -> Any:
    return read(("\n".join(game["journal"]) + "\n").encode(), f"{game['seed']}.journal.txt")


def differences(game: dict[str, Any], reading: Any) -> list[str]:
    """What of a converted game, played from its text, is not as in the file."""
    found = [f"{one.code} {one.message}" for one in reading.findings if one.severity != "note"]
    if reading.games is None:
        return found
    document = read_string(reading.games.text)
    played = replay(document.games[0], document.source)
    found += [f"{one.code} {one.message}" for one in played.findings]
    ours = {place.actor: place.score for place in played.outcome.standings}
    theirs = {CODE[animal]: vp for animal, vp in game["result"]["vp"].items()}
    if (played.verdict, ours) != ("legal", theirs):
        found.append(f"{played.verdict}, ours {ours}, theirs {theirs}")
    if played.outcome.winners != (CODE[game["result"]["winner"]],):
        found.append(f"winner: ours {played.outcome.winners}, theirs {game['result']['winner']}")
    if played.outcome.reason != game["result"]["end"]:
        found.append(f"end: ours {played.outcome.reason}, theirs {game['result']['end']}")
    return found


@pytest.mark.parametrize("place", DEFAULT)
@pytest.mark.parametrize("file", FILES)
def test_a_journal_gives_the_same_result(file: str, place: int) -> None:
    game = next(islice(games(file), place, None))
    assert differences(game, convert(game)) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("file", FILES)
def test_all_journals_give_the_same_result(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    options: Counter[str] = Counter()
    inferred: Counter[str] = Counter()
    count, wrong = 0, {}
    for game in games(file):
        reading = convert(game)
        count += 1
        if found := differences(game, reading):
            wrong[game["seed"]] = found
        for finding in reading.findings:
            inferred[finding.message] += finding.code == "DF0304"
            if finding.code == "DF0305":
                options.update(finding.message.removeprefix("this game is legal under ").split(", "))
    with capsys.disabled():
        print(f"\n{file}: {count} journals, {len(wrong)} differ; options {dict(options)}; filled in {+inferred}")
    assert wrong == {}
    assert set(options) <= {f"{name}={value}" for name, value in DEVIATIONS}
