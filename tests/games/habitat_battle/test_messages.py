"""Every text of Habitat Battle for people can be told in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dsnotation
from dsnotation.core.findings import Finding
from dsnotation.core.messages import Message
from dsnotation.games.habitat_battle import GAME
from dsnotation.games.habitat_battle.sets import load, summary
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay
from tests.games.habitat_battle.planting import Plant, findings, planted
from tests.games.habitat_battle.plants import ALL

FOLDER = Path(dsnotation.__file__).parent / "games" / "habitat_battle"
RECORD = Path(dsnotation.__file__).parent.parent / "records" / "habitat_battle" / "four-players.dsn"
MISREAD = "DN0103"
REPORTERS = {"report", "unverified", "finding", "Misread", "mistakes", "_no_toml", "too_many", "end_game"}


def untold(found: list[Finding]) -> list[str]:
    """The texts of findings that remember no template. Shapes of values, follow-ups and proposals are not this
    game's to tell."""
    mine = [one for one in found if one.code not in {"HB0802", "HB0803", "HB0804"} and one.severity != "note"]
    texts = [text for one in mine for text in (one.message, *one.hints)]
    return [text for text in texts if not isinstance(text, Message) and not text.startswith("perhaps ")]


@pytest.mark.parametrize("plant", ALL, ids=[f"{place} {plant.code}" for place, plant in enumerate(ALL)])
def test_what_is_wrong_with_a_set_can_be_translated(plant: Plant) -> None:
    assert untold(findings(planted(plant))) == []


# Faults in lines of the sample game: what stands there, and what is written instead.
FAULTS = [
    ("A musk-ox tail+high paddle river-2", "A musk-ox tail+high paddle tundra-2"),
    ("A musk-ox tail+high paddle river-2", "A lion tail+high paddle river-2"),
    ("A musk-ox tail+high paddle river-2", "A musk-oxen tail+high paddle river-2"),
    ("A musk-ox tail+high paddle river-2", "A musk-ox tail high paddle river-2"),
    ("A musk-ox tail+high paddle river-2", "A musk-ox claw+mid gallop river-2"),
    ("A musk-ox tail+high paddle river-2", "A use"),
    ("B use, D use, B bird wren", "B use claw, D -, B bird ?"),
    ("B use, D use, B bird wren", "B use, D use, B expose mud"),
    ("A use, A pass", "A use, A expose ruse"),
    ("A use, A pass", "A use, A bird falcon"),
    ("insect locust jungle-3, A use, A pass", "insect lion camp"),
    ("aquatic electric-eel tundra-1", "aquatic lion city-1"),
    ("aquatic electric-eel tundra-1", "A aquatic electric-eel tundra-1"),
    ("kit A activators low mid high", "kit A activators low mid"),
    ("high movements stroll ascent paddle", "high movements stroll stroll paddle"),
    ("kit A activators low mid high", "kit A B activators low mid high"),
    ("animals jaguar harpy-eagle oryx", "animals jaguar jaguar locust"),
    ("animals jaguar harpy-eagle oryx powers", "powers"),
    ("bird magpie strategies high-ground", "bird roller strategies high-ground"),
    ("assert points A 6, B 1", "assert points A 7, F 1"),
    ("assert flood tundra-1 1", "assert flood tundra-1 2, atlantis 1"),
    ("assert winner D", "assert winner A B C"),
    ("assert winner D", "assert total lion 3"),
    ("assert winner D", "assert at tundra-1 -"),
    ('[Set "demo"]', '[Set "other"]'),
    ('[Set "demo"]', ""),
    ('[SetDigest "64b27c94bea8cf12"]', ""),
    ('[SetDigest "64b27c94bea8cf12"]', '[SetDigest "0"]'),
    ('[C "Carla"]\n[D "Diego"]', '[D "Diego"]'),
    ('[D "Diego"]', ""),
    ('[D "Diego"]', '[D "Diego"]\n[G "Gala"]'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new"), FAULTS, ids=[new or f"without {old}" for old, new in FAULTS])
def test_what_is_wrong_with_a_game_can_be_translated(old: str, new: str) -> None:
    text = RECORD.read_text(encoding="utf-8").replace(old, new, 1)
    document = read_string(text)
    played = replay(document.games[0], document.source)
    misread = [one for one in document.games[0].findings if one.code == MISREAD]
    found = [*misread, *(one for one in played.findings if one.code.startswith("HB"))]
    assert found
    assert untold(found) == []


def test_what_a_set_is_can_be_translated() -> None:
    game_set, _ = load("demo")
    assert game_set is not None
    told = summary(game_set)
    assert all(isinstance(label, Message) for label, _ in told)
    assert [text for _, text in told if not isinstance(text, Message)] == [told[1][1], told[2][1]]


def test_why_a_game_is_over_can_be_translated() -> None:
    document = read_string(RECORD.read_text(encoding="utf-8"))
    state = replay(document.games[0], document.source).state
    assert isinstance(GAME.outcome(state).reason, Message)


# What a finding is about is no text for people.
_PARTS_OF_A_POSITION = tuple(
    f"f'{part}:" for part in ("seat", "points", "flood", "at", "pieces", "cards", "dealt", "due")
)


def _bare_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Texts given to whatever reports, and texts called messages or hints, that are no calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in REPORTERS:
                yield from (
                    part for one in (*node.args, *(k.value for k in node.keywords)) for part in _parts(one)
                )
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in {"message", "hint", "hints"}:
            yield from _parts(node.value)


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from _parts(part)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and " " in str(node.value)):
        yield node


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_message_is_a_bare_text(path: Path) -> None:
    bare = [ast.unparse(node) for node in _bare_texts(ast.parse(path.read_text(encoding="utf-8")))]
    assert [text for text in bare if not text.startswith(_PARTS_OF_A_POSITION)] == []
