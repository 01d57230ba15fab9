"""Every text of Seaside that people see can be told in another language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import dsnotation.games.seaside
from dsnotation.core.messages import Message
from dsnotation.core.telling import describe_due
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.variants import variants
from dsnotation.notation.reader import read_string
from dsnotation.replay.random_play import play_text
from tests.games.seaside.positions import position
from tests.games.seaside.test_notation import SLIPS
from tests.tools.test_bare_texts import bare_texts

FOLDER = Path(dsnotation.games.seaside.__file__).parent
# Names of zones and the like, of which no text is made.
_NO_TEXT = ("Pirate Ship", "Native Village", "Cutpurse")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_text_is_bare(path: Path) -> None:
    bare = [ast.unparse(node) for node in bare_texts(ast.parse(path.read_text(encoding="utf-8")))]
    assert [text for text in bare if text.strip("'") not in _NO_TEXT] == []


@pytest.mark.parametrize("seed", [3, 4])
def test_whatever_is_said_of_near_misses_is_a_message(seed: int) -> None:
    """Of every tenth move of a game, all near misses."""
    game = read_string(play_text("seaside", players=2 + seed % 2, seed=seed)).games[0]
    setup, _ = GAME.setup({tag.name: tag.value for tag in game.tags})
    assert setup is not None
    state = GAME.start(setup)
    said = 0
    for number, draft in enumerate(draft for statement in game.statements for draft in statement.drafts):
        move = GAME.complete(state, draft)
        for other in variants(move) if number % 10 == 0 else ():
            for finding in GAME.check(state, other):
                texts = (finding.message, *finding.hints)
                assert [text for text in texts if not isinstance(text, Message)] == [], finding.code
                said += 1
        assert isinstance(describe_due(GAME, state), Message)
        GAME.apply(state, move)
    assert said > 1000
    assert isinstance(GAME.outcome(state).reason, Message)


def test_whatever_is_said_of_a_slip_is_a_message() -> None:
    for line, *_ in SLIPS:
        for finding in read_string(f'[Game "seaside"]\n\n{line}\n').games[0].findings:
            assert isinstance(finding.message, Message), line


def test_what_is_said_of_tags_is_a_message() -> None:
    seats = {"A": "Ann", "B": "Bob"}
    for tags in (
        {}, {"A": "Ann"}, {"A": "Ann", "C": "Cleo"}, {**seats, "G": "Gus"}, seats, {**seats, "Kingdm": "Wharf"},
        {**seats, "Kingdom": "Wharf, Warf, Village, Copper, Wharf"},
        {**seats, "Kingdom": "Sea Hag, ?*9", "Options": "edition=2e"},
        dict.fromkeys("ABCDE", "") | {"Kingdom": "?*10"},
    ):  # fmt: skip
        _, findings = GAME.setup(tags)
        assert findings
        for finding in findings:
            assert [text for text in (finding.message, *finding.hints) if not isinstance(text, Message)] == []


def test_phases_can_be_told() -> None:
    decision = GAME.decision(position())
    assert decision is not None
    assert isinstance(decision.phase, Message)
