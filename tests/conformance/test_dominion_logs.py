"""Public logs of Dominion (../shared/seaside/logs; not in this repository): each becomes a game or a trace.

`docs/conformance.md` tells the numbers; they are held here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.formats.dominion.decks import compare_decks
from dsnotation.formats.dominion.formats import read_log
from dsnotation.formats.protocol import Reading
from dsnotation.formats.table import read_games
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.checking import check_bytes

LOGS = Path(__file__).parents[2].parent / "shared" / "seaside" / "logs"
DOCS = Path(__file__).parents[2] / "docs"
FOLDERS = ("dominion_games", "isotropic_html", "goko", "councilroom_json")

# Games of CouncilRoom.com whose rebuilt decks are not the listed ones -> why.
_PASSED = "Masquerade was played, and the file has not kept which cards it passed from player to player"
DIFFERENT = {
    "game-20101115-013655-27d75668": _PASSED,
    "game-20101115-125117-31b7d4e0": _PASSED,
    "game-20101115-203952-993ecda3": _PASSED,
    "game-20101215-202308-7b12fd03": _PASSED,
}

pytestmark = pytest.mark.skipif(not LOGS.is_dir(), reason="../shared has no logs of Dominion: none is imported")


def files(folder: str) -> Iterator[Path]:
    return (path for path in sorted((LOGS / folder).iterdir()) if path.is_file())


def convert(path: Path) -> Reading:
    return read_games(path.read_bytes(), path.name)


def outcomes(folder: str) -> Counter[str]:
    """How the games of a folder came out: verdicts of `dsn check`, findings of the conversion."""
    found: Counter[str] = Counter()
    for path in files(folder):
        reading = convert(path)
        assert reading.games is not None, path.name
        text = reading.games.text
        assert write_document(read_string(text)) == text, path.name
        for played in check_bytes(text.encode(), path.name).replays:
            found[str(played.verdict)] += 1
            wrong = [one.code for one in played.findings if one.severity is Severity.ERROR]
            assert wrong == [], (path.name, wrong)
        found.update(one.code for one in reading.findings if one.code != "DF0403")
    return found


@pytest.mark.parametrize(
    ("folder", "expected"),
    [
        ("dominion_games", {"unplayable": 44, "unfinished": 1, "DF0402": 44, "DF0407": 1}),
        ("isotropic_html", {"unplayable": 9, "DF0402": 9}),
        ("goko", {"unplayable": 1, "DF0402": 1}),
        ("councilroom_json", {"unplayable": 62, "unverified": 1, "DF0402": 62, "DF0406": 1, "DF0411": 1}),
    ],
)
def test_all_logs_are_imported(folder: str, expected: dict[str, int]) -> None:
    """Unplayable are the traces: games with cards that are not implemented, and each says which."""
    assert dict(outcomes(folder)) == expected


def test_the_games_that_are_replayed_agree_with_their_logs() -> None:
    """One log of a client, to its last line; one counted game, with the decks, points, turns and winner listed."""
    log = convert(LOGS / "dominion_games" / "82145417.txt")
    assert log.games is not None
    assert [one.message for one in log.findings] == ["the log ends before the game does"]
    counted = convert(LOGS / "councilroom_json" / "games.jsonl")
    assert counted.games is not None
    [text] = [one for one in counted.games.text.split("[Game ") if "assert winner" in one]
    claims = [line.split()[1] for line in text.splitlines() if line.startswith("assert")]
    assert claims == ["deck", "deck", "vp", "turns", "winner"]


def test_rebuilt_decks_are_the_listed_ones() -> None:
    games = read_log((LOGS / "councilroom_json" / "games.jsonl").read_bytes())
    different = {str(game.number).removesuffix(".html") for game in games if compare_decks(game)}
    assert different == set(DIFFERENT)


def test_what_one_deck_lacks_the_other_has() -> None:
    """So it is in all those games, and Masquerade was played in each: cards went from one player to the other."""
    for game in read_log((LOGS / "councilroom_json" / "games.jsonl").read_bytes()):
        differences = compare_decks(game)
        if differences:
            one, other = differences
            assert (one.missing, one.surplus) == (other.surplus, other.missing)
            assert any(name == "Masquerade" for event in game.events for name, _ in event.cards)


def test_the_page_names_those_games() -> None:
    page = (DOCS / "conformance.md").read_text(encoding="utf-8")
    for name in DIFFERENT:
        assert name in page
