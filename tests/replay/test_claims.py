"""What tags say of a game's end, held against the replay (row 38 of anchors 6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.core.findings import Finding
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay

RECORDS = Path(__file__).parents[2] / "records"
TEXTS = {
    name: (RECORDS / path).read_text(encoding="utf-8")
    for name, path in {
        "dominant-species": "dominant_species/two-animals.dsn",
        "seaside": "seaside/two-players.dsn",
        "habitat-battle": "habitat_battle/four-players.dsn",
    }.items()
}


def claims(text: str, *tags: str) -> list[Finding]:
    """What is found about these tags in front of a game."""
    document = read_string("\n".join([*tags, text]))
    found = replay(document.games[0], document.source).findings
    return [one for one in found if one.code.startswith("DN032")]


@pytest.mark.parametrize("game", TEXTS)
def test_what_is_so_is_no_finding(game: str) -> None:
    document = read_string(TEXTS[game])
    played = replay(document.games[0], document.source)
    assert played.outcome is not None
    winners = ", ".join(played.outcome.winners)
    points = ", ".join(f"{one.actor} {one.score}" for one in played.outcome.standings)
    turns = max(entry.turn for entry in played.entries)
    right = [f'[Winner "{winners}"]', f'[Points "{points}"]', f'[Turns "{turns}"]']
    assert claims(TEXTS[game], *right) == []
    wrong = [f'[Points "{points}1"]', f'[Turns "{turns + 1}"]']
    found = claims(TEXTS[game], *wrong)
    assert [one.code for one in found] == ["DN0322", "DN0324"]
    assert str(turns) in found[1].message
    assert str(turns + 1) in found[1].message


@pytest.mark.parametrize(
    ("tag", "codes"),
    [
        ('[Winner "A"]', []),
        ('[Winner "Ann"]', []),
        ('[Winner "B"]', ["DN0321"]),
        ('[Winner "A B"]', ["DN0321"]),
        ('[Winner "Ann, Bob"]', ["DN0321"]),
        ('[Winner "Cleo"]', ["DN0323"]),
        ('[Winner "?"]', ["DN0323"]),
        ('[Points "A 30, B 26"]', []),
        ('[Points "Ann 30, Bob 26"]', []),
        ('[Points "A 30, B 27"]', ["DN0322"]),
        ('[Turns "A 15, B 15"]', []),
        ('[Turns "A 15, B 99"]', ["DN0324"]),
        ('[Turns "A 98, B 99"]', ["DN0324", "DN0324"]),
        ('[Turns "many"]', ["DN0323"]),
    ],
)
def test_tags_of_seaside(tag: str, codes: list[str]) -> None:
    """Seats, several of them with blanks between as importers write them, and names."""
    found = claims(TEXTS["seaside"], tag)
    assert [one.code for one in found] == codes
    assert all(one.span is not None and one.span.line == 1 for one in found)


def test_both_values_are_told() -> None:
    [winner, turns] = claims(TEXTS["seaside"], '[Winner "B"]', '[Turns "A 15, B 99"]')
    assert winner.message == "the tag says that B won; by the replay A won (A 30, B 26)"
    assert winner.hints == ('if the moves are right, write [Winner "A"]',)
    assert turns.message == "by the replay B has 15 turns, not 99"


def test_that_a_game_was_played_to_its_end_is_told_at_the_tag() -> None:
    text = TEXTS["seaside"]
    head = '[Game "seaside"]\n'
    document = read_string(text.replace(head, f'{head}[Result "unfinished"]\n', 1))
    [found] = [one for one in replay(document.games[0], document.source).findings if one.code == "DN0309"]
    assert found.span is not None
    assert document.source.lines[found.span.line - 1] == '[Result "unfinished"]'


def test_turns_of_sides_mean_nothing_where_nobody_counts_them() -> None:
    [found] = claims(TEXTS["dominant-species"], '[Turns "Re 9, Ar 9"]')
    assert found.code == "DN0323"


def test_a_text_without_moves_says_nothing_of_scores() -> None:
    """A trace of another program's log: abandoned, with the points that the log gave."""
    head = TEXTS["seaside"].split("\nsetup\n")[0]
    tags = ['[Result "abandoned"]', '[Points "A 30, B 26"]', '[Turns "A 15, B 15"]', '[Winner "A"]']
    assert claims(f"{head}\nsetup\n; lines of the log\n", *tags) == []
