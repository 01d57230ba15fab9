"""Every text of Dominant Species for people can be told in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import dsnotation
from dsnotation.core.findings import Finding
from dsnotation.core.game import Assertion
from dsnotation.core.messages import Message, told
from dsnotation.core.telling import describe_due
from dsnotation.games.dominant_species import GAME, components
from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.state import State
from dsnotation.notation.reader import read_string
from dsnotation.replay.random_play import RandomChooser
from tests.brackets import Brackets, outside
from tests.games.dominant_species.positions import ALL_SIX, before_draws

FOLDER = Path(dsnotation.__file__).parent / "games" / "dominant_species"
# Words that are notation, in small letters: codes, names of options and their values, and words of statements.
NOTATION = {
    *components.SECTION_WORDS,
    *(word for card in components.CARDS for word in card.lower().split("-")),
    "claim", "free", "plan", "swap", "take", "lose", "pawn", "dominance", "claimed", "planning", "pass", "yes",
    "any", "initiative", "forgo", "immigrants", "move", "save", "draw", "several", "animals", "all", "tiles",
    "cards",
}  # fmt: skip


def texts(found: list[Finding]) -> Iterator[str]:
    for one in found:
        yield one.message
        yield from one.hints


def assert_told(found: list[Finding]) -> None:
    for text in texts(found):
        assert isinstance(text, Message), text
        assert outside(told(text, Brackets())) <= NOTATION, text


def played(seed: int, animals: str, count: int, **options: str) -> list[tuple[State, Any]]:
    """Positions of a random game, each with the move that was made."""
    state, choose = before_draws(animals, **options), RandomChooser(seed, 0.7)
    found: list[tuple[State, Any]] = []
    while len(found) < count and GAME.decision(state) is not None:
        move = GAME.compose(state, choose)
        found.append((state.copy(), move))
        GAME.apply(state, move)
    return found


@pytest.mark.parametrize(
    ("seed", "animals", "options"),
    [
        (1, ALL_SIX, {}),
        (2, "Re Ar", {}),
        (3, ALL_SIX, {"dominance": "claimed"}),
        (4, "Ma Bi", {"initiative_forgo": "none"}),
    ],
)
def test_what_is_wrong_with_a_move_can_be_translated(seed: int, animals: str, options: dict[str, str]) -> None:
    """The moves of one game at other times, by others and on other hexes."""
    game = played(seed, animals, 350, **options)
    codes: set[str] = set()
    for place, (state, move) in enumerate(game[::4]):
        assert outside(told(describe_due(GAME, state), Brackets())) <= NOTATION
        others = [other for _, other in game[place % 7 :: 23]]
        if hasattr(move, "hex"):
            others += [replace(move, hex=hex_) for hex_ in HEXES[place % 5 :: 5]]
        same = [other for _, other in game if other.kind == move.kind][place % 3 :: 3]
        others += [replace(other, actor=move.actor) for other in same[:8]]
        for other in others:
            found = GAME.check(state, other)
            codes |= {one.code for one in found}
            assert_told(found)
    assert len(codes) > 15


CLAIMS = [
    Assertion("vp", {"values": (("Bi", 99), ("Re", 1))}),
    Assertion("pool", {"values": (("Bi", 99),)}),
    Assertion("pawns", {"values": (("Bi", 99),)}),
    Assertion("eliminated", {"values": (("Bi", 99),)}),
    Assertion("hex", {"hex": "C4", "terrain": "Se", "no_species": True, "values": (("Bi", 9),)}),
    Assertion("hex", {"hex": "C4", "empty": True}),
    Assertion("hex", {"hex": "A1", "terrain": "Se"}),
    Assertion("corner", {"corner": "C4se", "element": None}),
    Assertion("corner", {"corner": "A1w", "element": "g"}),
    Assertion("dominance", {"values": (("C4", None), ("A1", "Bi"), ("D4", "In"))}),
    Assertion("display", {"animal": "Bi", "elements": ("g",)}),
    Assertion("display", {"animal": "Re", "elements": ("g",)}),
    Assertion("box", {"box": "ada", "elements": ()}),
    Assertion("initiative", {"animals": ("Bi",)}),
    Assertion("winner", {"animal": "Bi"}),
]


@pytest.mark.parametrize("claim", CLAIMS, ids=[f"{place} {one.kind}" for place, one in enumerate(CLAIMS)])
def test_what_is_wrong_with_a_claim_can_be_translated(claim: Assertion) -> None:
    state = played(1, "Ma Bi In", 30)[-1][0]
    found = GAME.check_assertion(state, claim)
    assert found
    assert_told(found)


@pytest.mark.parametrize(
    "tags",
    [
        {},
        {"Bird": "A"},
        {"Bird": "A", "Insect": "A"},
        {"Bird": "A", "Insect": "B", "Mamal": "C"},
        {"Bird": "A", "Insect": "B", "Options": "several-animals=on"},
    ],
)
def test_what_is_wrong_with_tags_can_be_translated(tags: dict[str, str]) -> None:
    _, found = GAME.setup(tags)
    assert found
    for text in texts(found):
        assert isinstance(text, Message), text


@pytest.mark.parametrize(
    "line",
    [
        "Bi dom H9", "Bi dom Z9", "In abu g@C9", "In abu g@C4x", "In ada.7 g", "plan In ada", "plan In com.free",
        "In wan Tu>C2", "In wan Sa.9>C2", "Bi take Catastrophe C4=g", "Bi spe s@C4se C4:99999", "tiles Tu . .",
        "draw ada g | ada g", "draw ada g | abu -", "move C3:1", "Bi com D4:Xx", "Bi take Metamorphosis g>x",
    ],
)  # fmt: skip
def test_what_can_not_be_read_can_be_translated(line: str) -> None:
    document = read_string(f'[Game "dominant-species"]\n\n{line}\n')
    found = document.games[0].findings
    assert found
    for text in texts(found):
        assert isinstance(text, Message), text


def test_why_a_game_is_over_can_be_translated() -> None:
    assert isinstance(GAME.outcome(before_draws()).reason, Message)


REPORTERS = {"report", "unverified", "finding", "Misread"}
# What a finding is about is no text for people.
_PARTS_OF_A_POSITION = (
    "f'seat:", "f'vp:", "f'eliminated:", "f'space:", "f'box:", "f'hex:", "f'due:", "f'scored:", "f'cone:",
    "f'written:",
)  # fmt: skip


def _bare_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Texts given to whatever reports, and texts called messages or hints, that are no calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in REPORTERS:
                for one in (*node.args, *(keyword.value for keyword in node.keywords)):
                    yield from _parts(one)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in {"message", "hint", "hints"}:
            yield from _parts(node.value)


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from _parts(part)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and " " in str(node.value)):
        yield node


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_message_is_a_bare_text(path: Path) -> None:
    bare = [ast.unparse(node) for node in _bare_texts(ast.parse(path.read_text(encoding="utf-8")))]
    assert [text for text in bare if not text.startswith(_PARTS_OF_A_POSITION)] == []


def test_the_catalogue_is_of_this_game() -> None:
    assert all(code.startswith("DS") for code in CATALOGUE)
