"""`?` for what nobody saw or wrote down: a move is legal, illegal or unverified, and never guessed."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from dsnotation.core.findings import Severity
from dsnotation.core.game import Draft
from dsnotation.core.position import Stated
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.moves import MOVE_TYPES, Arrival, Placement, Victim, Walk
from dsnotation.games.dominant_species.unseen import is_vague
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document, write_game
from dsnotation.record.models import dump
from dsnotation.replay.checking import check_bytes
from dsnotation.replay.export import record_of
from dsnotation.replay.player import play, replay
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict

RECORDS = Path(__file__).parents[3] / "records" / "dominant_species"
FOUR = (RECORDS / "four-animals.dsn").read_text(encoding="utf-8")
HEAD = '[Game "dominant-species"]\n\n'
PLANNED = FOUR[: FOUR.index("; Everybody planned a Domination")].replace(
    "[Mammal", '[Result "unfinished"]\n[Mammal'
)


def played(text: str) -> Replay:
    document = read_string(text)
    return replay(document.games[0], document.source)


def by_line(found: Replay, line: str) -> Entry:
    [entry] = [entry for entry in found.entries if entry.statement.text == line]
    return entry


LINES = """tiles ? . Ju
cards Predator ? ?
draw ada g ? ? w | abu ? | wan -
draw Ma ?, Bi s
plan In ?, ?, Ma spe.m
In ini swap ?
In ini ?
In ada ?
In reg ?
In abu ?
In abu g@?
In abu ?@C4se
In was ?
In dep ?
Ma gla ?
Bi spe ? ?
Bi spe s@C4se C4:2 ?
In spe.free ?
In wan ?
In wan Sa>?
In wan Sa>C2 ?
In wan ?>C2 s@C2nw
move ?
Ma mig C4-D4:1 ?
Ma com D4:? C3:In ?
Ar com.free ?
Bi dom ?
Bi take ?
Bi take Predator ?
Bi take Habitat ?
Bi take Ice-Sheet ?
Bi take Fecundity ? C4
Bi take Instinct ?
Ma save ?""".splitlines()


@pytest.mark.parametrize("line", LINES)
def test_a_line_with_it_is_read_and_written_as_it_is(line: str) -> None:
    document = read_string(f"{HEAD}{line}\n")
    assert not document.games[0].findings
    assert write_document(document) == f"{HEAD}{line}\n"


def unseen_values(hint: Any) -> list[Any]:
    """What a field of this type may hold so that there is a `?` in it."""
    if get_origin(hint) is Literal:
        return ["?"] if "?" in get_args(hint) else []
    if get_origin(hint) is tuple:
        return [(value,) for value in unseen_values(get_args(hint)[0])]
    if is_dataclass(hint):
        bare = dict.fromkeys(part.name for part in fields(hint))
        return [
            hint(**{**bare, name: value})
            for name, of_item in get_type_hints(hint).items()
            for value in unseen_values(of_item)
        ]
    return [value for choice in get_args(hint) for value in unseen_values(choice)]


@pytest.mark.parametrize("move_type", MOVE_TYPES, ids=lambda move_type: move_type.__name__)
def test_wherever_it_may_stand_in_a_move_it_is_found(move_type: Any) -> None:
    bare = dict.fromkeys(part.name for part in fields(move_type))
    assert not is_vague(move_type(**bare))
    for name, hint in get_type_hints(move_type).items():
        for value in unseen_values(hint):
            assert is_vague(move_type(**{**bare, name: value})), (name, value)


@pytest.mark.parametrize("victim", ["?", "C3:?"])
def test_the_free_competition_may_have_struck_anybody(victim: str) -> None:
    line = f"Ar com.free {victim}"
    before, _, after = FOUR.partition("Ar com.free C3:Am\n")
    found = played(f"{before}{line}\n{after}")
    assert by_line(found, line).verdict is Verdict.UNVERIFIED
    assert found.verdict is GameVerdict.UNVERIFIED


def test_an_unknown_disk_of_a_draw_may_be_any() -> None:
    """What is known to be in the row is legal; what isn't may be the disk that nobody saw."""
    text = PLANNED.replace("ada u m w b", "ada u m ? b")
    found = played(f"{text}In ada m\nAr ada u\nAm ada w\n")
    assert found.entries[2].verdict is Verdict.UNVERIFIED
    assert [by_line(found, line).verdict for line in ("In ada m", "Ar ada u")] == [Verdict.LEGAL] * 2
    unsure = by_line(found, "Am ada w")
    assert (unsure.verdict, [one.code for one in unsure.findings]) == (Verdict.UNVERIFIED, ["DS0401"])
    assert "element-gained" in [event.kind for event in unsure.events]
    assert not found.count(Severity.ERROR)


def test_what_can_be_proved_wrong_is_an_error_all_the_same() -> None:
    """All four disks of the row are known, whatever nobody saw of the other rows."""
    text = PLANNED.replace("abu s s u b", "abu s ? u b")
    assert by_line(played(f"{text}In ada g\n"), "In ada g").verdict is Verdict.ILLEGAL


def test_the_bag_may_have_given_a_disk_less() -> None:
    """20 disks of an element: with one unknown one out, a draw of all that may be left can't be proved."""
    text = FOUR.replace("ada u m w b | abu s s u b | wan g w w g", "ada u m ? b | abu s s u b | wan g w w g")
    found = played(text)
    assert not found.count(Severity.ERROR)
    assert found.verdict is GameVerdict.UNVERIFIED


def test_a_hex_for_which_no_hex_can_stand_is_an_error() -> None:
    """No pawn of the mammal stands in Glaciation: whatever the hex was."""
    found = played(f"{PLANNED}In ada m\nMa gla ?\n")
    assert by_line(found, "Ma gla ?").verdict is Verdict.ILLEGAL


def test_nothing_is_asserted_of_what_is_unknown() -> None:
    text = PLANNED.replace("ada u m w b", "ada u m ? b")
    found = played(f"{text}In ada ?\nassert display In g g m\nassert vp Ma 0\nassert display Ma m m u\n")
    assert by_line(found, "assert display In g g m").verdict is Verdict.UNVERIFIED
    assert by_line(found, "assert vp Ma 0").verdict is Verdict.LEGAL
    assert by_line(found, "assert display Ma m m u").verdict is Verdict.ILLEGAL  # nobody hid anything of it


def test_a_pawn_nobody_saw_may_act() -> None:
    """Its space is unknown, so its action may come up anywhere."""
    text = PLANNED.replace("Ma wan.3\n", "Ma ?\n")
    found = played(f"{text}In ada m\nAr ada u\nAm ada b\nAr abu u@B2se\nMa spe m@C4e C4:3 D4:2 D3:1\nMa gla C4\n")
    assert by_line(found, "Ma gla C4").verdict is Verdict.UNVERIFIED
    assert not found.count(Severity.ERROR)


def test_a_position_that_knows_all_is_as_before() -> None:
    found = played(FOUR)
    assert found.verdict is GameVerdict.LEGAL
    assert (found.state.unknown, found.state.astray) == (frozenset(), 0)


# The law -----------------------------------------------------------------------------------------------------


def hidden(draft: Draft, rng: random.Random) -> bool:
    """Puts `?` for a part of a written move; False if there is nothing to hide."""
    said = draft.fields
    lists: dict[str, Any] = {
        "walks": Walk("?", "?", 0), "victims": Victim("?", "?"), "placements": Placement("?", 0), "cards": "?",
        "adaptation": "?", "abundance": "?", "wanderlust": "?",
    }  # fmt: skip
    for name in rng.sample(sorted(lists), len(lists)):
        if said.get(name):
            items = list(said[name])
            items[rng.randrange(len(items))] = lists[name]
            said[name] = tuple(items)
            return True
    if said.get("arrivals"):
        said["arrivals"] = (Arrival("?", "?", 0),)
        return True
    if said.get("element") and said.get("corner"):
        said.update(element="?", corner="?")
        return True
    hideable = {
        "place-pawn": "space", "adaptation": "element", "regression": "element", "wasteland": "element",
        "glaciation": "hex", "free-speciation": "hex", "domination": "hex", "ice-sheet": "hex",
        "take-card": "card", "initiative": "target",
    }  # fmt: skip
    name = hideable.get(draft.kind, "")
    if said.get(name):
        said[name] = "?"
        return True
    return False


SEEDS = [pytest.param(seed, marks=[pytest.mark.fuzz] if seed >= 12 else []) for seed in range(200)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_legal_game_is_never_illegal_because_something_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    path = rng.choice(sorted(RECORDS.glob("*.dsn")))
    text = read_string(path.read_text(encoding="utf-8")).games[0]
    drafts = [(one, place) for one in text.statements for place in range(len(one.drafts))]
    for statement, place in rng.sample(drafts, rng.choice((1, 1, 5))):
        if place < len(statement.drafts) and hidden(statement.drafts[place], rng):
            if statement.drafts[place].kind == "take-card":
                statement.drafts = statement.drafts[:1]  # what nobody knows is not carried out on the same line
    written = write_game(text)
    document = read_string(written, "hidden.dsn")
    assert write_document(document) == written
    told = [entry.told for entry, _ in play(document.games[0], document.source, narrates=True) if entry.move]
    assert None not in told
    found = replay(document.games[0], document.source)
    assert [(one.code, one.message) for one in found.findings if one.severity is Severity.ERROR] == []
    assert found.verdict in (GameVerdict.LEGAL, GameVerdict.UNVERIFIED, GameVerdict.UNFINISHED)
    checked = check_bytes(dump(record_of(found, document)).encode(), "hidden.json")
    assert [one.message for one in checked.findings] == [one.message for one in found.findings]


@pytest.mark.parametrize("seed", range(6))
def test_a_snapshot_keeps_what_is_not_known(seed: int) -> None:
    """What is stated of an unknown part is a guess, and stays one."""
    rng = random.Random(seed)
    text = read_string(FOUR).games[0]
    drafts = [(one, place) for one in text.statements for place in range(len(one.drafts))]
    for statement, place in rng.sample(drafts, 4):
        if place < len(statement.drafts) and hidden(statement.drafts[place], rng):
            if statement.drafts[place].kind == "take-card":
                statement.drafts = statement.drafts[:1]
    document = read_string(write_game(text), "hidden.dsn")
    unsure = 0
    for number, (_, state) in enumerate(play(document.games[0], document.source)):
        if number % 23 or not state.unknown | {*"x" * bool(state.astray)}:
            continue
        unsure += 1
        stated = [Stated(name, tuple(words.split())) for name, words in GAME.snapshot(state)]
        setup, _ = GAME.setup(document.games[0].tag_values())
        restored, findings = GAME.restore(setup, stated)
        assert findings == []
        assert GAME.digest(restored) == GAME.digest(state)
    assert unsure
