"""The notation of Habitat Battle: what its words mean, moves as text and back, and what is said to slips."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from dsnotation.core.game import CHANCE, Assertion, Decision, Draft, Misread
from dsnotation.games.habitat_battle.moves import (
    MOVES,
    SEATS,
    Aquatic,
    Calm,
    Deal,
    Expose,
    Insect,
    Kit,
    Position,
    UsePower,
)
from dsnotation.games.habitat_battle.set_checks import bad_id
from dsnotation.games.habitat_battle.words import HEADINGS, LISTS, RESERVED, SEAT_NAMES, VERBS, words
from dsnotation.games.habitat_battle.writing import Language
from dsnotation.notation.explain import Explanation, explain, explain_misread
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.patterns import NO_MATCH
from dsnotation.notation.pieces import pieces_of, shown

LANGUAGE = Language()
GRAMMAR = grammar_of("habitat-battle")
DEAL = "deal A animals jaguar heron frog powers claw roar dash bird owl"


def read(line: str) -> Any:
    return GRAMMAR.parse(line)


def only(line: str) -> Draft:
    [draft] = read(line)
    assert isinstance(draft, Draft)
    return draft


def parts(line: str) -> dict[str, str]:
    """The parts of a move and the text of each."""
    return {".".join(map(str, path)): line[start:end] for path, (start, end) in only(line).spans.items()}


def finding(line: str) -> Explanation:
    """What is said to a line that can't be read."""
    try:
        result = read(line)
    except Misread as misread:
        return explain_misread(misread)
    except UnexpectedInput as error:
        return explain(GRAMMAR, line, "statement", error)
    raise AssertionError(f"{line} is read: {result}")


def tidy(line: str) -> str:
    result = read(line)
    if isinstance(result, Assertion):
        return LANGUAGE.write_assertion(result)
    [text] = LANGUAGE.write(result)
    return text


# Words -----------------------------------------------------------------------------------------------------


def test_groups_of_words() -> None:
    assert tuple(words("seat")) == SEATS == tuple(SEAT_NAMES)
    assert {"pass", "pasar", "passe", "пас"} <= set(words("verb pass"))
    assert set(words("verb pass").values()) == {"pass"}
    assert words("heading turn")["ronda"] == "turn"
    assert {"turn", "manche", "раунд"} <= set(words("heading turn"))
    with pytest.raises(KeyError):
        words("verb jump")


@pytest.mark.parametrize("word", [word for table in (VERBS, HEADINGS) for name in table.values() for word in name])
def test_a_word_of_the_notation_is_no_name(word: str) -> None:
    with pytest.raises((Misread, UnexpectedInput)):
        read(f"{word} claw+mid walk forest-2")


@pytest.mark.parametrize("word", RESERVED)
def test_no_word_of_the_notation_is_an_id(word: str) -> None:
    assert bad_id(word) is not None or not word.isascii()
    # As the beginning of a name it is one.
    assert only(f"A {word}q claw+mid {word}-2 {word}2").fields["animal"]


@pytest.mark.parametrize("word", [word for name in LISTS.values() for word in name])
def test_a_heading_is_no_card(word: str) -> None:
    with pytest.raises((Misread, UnexpectedInput)):
        read(f"kit A activators low mid {word}")


@pytest.mark.parametrize("word", [word for verb in ("use", "hold", "pass", "calm") for word in VERBS[verb]])
def test_verbs_are_read_in_any_case(word: str) -> None:
    assert read(word) == read(word.upper())


@pytest.mark.parametrize(
    ("written", "name"),
    [("León", "leon"), ("FOREST_2", "forest-2"), ("pantano-ñ", "pantano-n"), ("7", "7"), ("10a", "10a"),
     ("use-case", "use-case"), ("Ångström", "angstrom")],
)  # fmt: skip
def test_spellings_of_a_name(written: str, name: str) -> None:
    assert only(f"insect wasp {written}").fields["space"] == name


# Reading ---------------------------------------------------------------------------------------------------

POSITION = {"animal": "jaguar", "power": "claw", "activator": "mid", "movement": "walk", "space": "forest-2"}
HANDED_OUT = {
    "actor": CHANCE, "player": "A", "animals": ("jaguar", "heron", "frog"), "powers": ("claw", "roar", "dash"),
    "bird": "owl", "strategies": ("?", "?", "?"),
}  # fmt: skip
KIT = {"actor": CHANCE, "player": "B", "activators": ("low", "low"), "movements": ("walk",), "invocations": ()}
READINGS: list[tuple[str, str, dict[str, Any]]] = [
    (DEAL, "deal", HANDED_OUT),
    (f"{DEAL} strategies trap ? ?", "deal", {**HANDED_OUT, "strategies": ("trap", "?", "?")}),
    (f"{DEAL} strategies ?*3", "deal", HANDED_OUT),
    ("A: deal bird owl powers claw roar dash animals jaguar heron, frog", "deal", HANDED_OUT),
    ("reparto A animales jaguar heron frog, poderes claw roar dash, ave owl", "deal", HANDED_OUT),
    (DEAL.replace(" A ", " "), "deal", {k: v for k, v in HANDED_OUT.items() if k != "player"}),
    ("kit B activators low low movements walk", "kit", KIT),
    ("kit b: moves walk, activadores low, low, invocaciones -", "kit", KIT),
    ("kit B activators low low movements walk invocations hawk", "kit", {**KIT, "invocations": ("hawk",)}),
    ("A jaguar claw+mid walk forest-2", "position", {"actor": "A", **POSITION}),
    ("b: JAGUAR Claw + mid walk forest-2", "position", {"actor": "B", **POSITION}),
    ("position jaguar claw +mid walk forest-2", "position", POSITION),
    ("C use", "power", {"actor": "C", "use": True}),
    ("guardar", "power", {"use": False}),
    ("expose trap", "expose", {"strategy": "trap", "bird": None}),
    ("D bird owl", "expose", {"actor": "D", "strategy": None, "bird": "owl"}),
    ("expose bird owl", "expose", {"strategy": None, "bird": "owl"}),
    ("estrategia trampa", "expose", {"strategy": "trampa", "bird": None}),
    ("F pass", "expose", {"actor": "F", "strategy": None, "bird": None}),
    ("expose -", "expose", {"strategy": None, "bird": None}),
    ("bird -", "expose", {"strategy": None, "bird": None}),
    ("insect wasp forest-2", "insect", {"actor": CHANCE, "animal": "wasp", "space": "forest-2"}),
    ("acuático pike 3", "aquatic", {"actor": CHANCE, "animal": "pike", "space": "3"}),
    ("calm", "calm", {"actor": CHANCE}),
]


@pytest.mark.parametrize(("line", "kind", "fields"), READINGS)
def test_moves_are_read(line: str, kind: str, fields: dict[str, Any]) -> None:
    draft = only(line)
    assert (draft.kind, draft.fields) == (kind, fields)
    assert all(line[start:end].strip() for start, end in draft.spans.values())


def test_where_parts_stand() -> None:
    assert parts(" A jaguar claw + mid walk forest-2 ") == {
        "": "A jaguar claw + mid walk forest-2", "actor": "A", "animal": "jaguar", "power": "claw",
        "activator": "mid", "movement": "walk", "space": "forest-2",
    }  # fmt: skip
    assert parts("deal A animals jaguar frog powers claw bird owl strategies trap ?*2") == {
        "": "A animals jaguar frog powers claw bird owl strategies trap ?*2", "player": "A",
        "animals": "jaguar frog", "animals.0": "jaguar", "animals.1": "frog", "powers": "claw", "powers.0": "claw",
        "bird": "owl", "strategies": "trap ?*2", "strategies.0": "trap", "strategies.1": "?*2",
        "strategies.2": "?*2",
    }  # fmt: skip
    assert parts("B use") == {"": "B use", "actor": "B", "use": "use"}
    assert parts("expose trap") == {"": "expose trap", "strategy": "trap"}
    assert parts("bird -") == {"": "bird -", "bird": "-"}
    assert parts("A pass") == {"": "A pass", "actor": "A"}
    assert parts("insect wasp 3") == {"": "insect wasp 3", "animal": "wasp", "space": "3"}


def test_a_line_of_moves() -> None:
    line = "B puma roar+low run forest-2, use, A hold, expose trap, B pass, A bird owl"
    drafts = read(line)
    assert [draft.kind for draft in drafts] == ["position", "power", "power", "expose", "expose", "expose"]
    assert [draft.actor for draft in drafts] == ["B", None, "A", None, "B", "A"]
    assert [line[slice(*draft.spans[()])] for draft in drafts] == line.split(", ")


CLAIMS: list[tuple[str, dict[str, Any]]] = [
    ("assert points A 3, B -2", {"values": (("A", 3), ("B", -2))}),
    ("assert flood meadow-1 1, 2 0", {"values": (("meadow-1", 1), ("2", 0))}),
    ("assert at forest-2 jaguar puma", {"space": "forest-2", "animals": ("jaguar", "puma")}),
    ("assert at forest-2 -", {"space": "forest-2", "animals": ()}),
    ("assert total jaguar -7", {"animal": "jaguar", "count": -7}),
    ("assert winner A B", {"seats": ("A", "B")}),
    ("assert winner aquatic", {"seats": ("aquatic",)}),
]


@pytest.mark.parametrize(("line", "fields"), CLAIMS)
def test_assertions_are_read_and_written(line: str, fields: dict[str, Any]) -> None:
    claim = read(line)
    assert isinstance(claim, Assertion)
    assert (claim.kind, claim.fields) == (line.split()[1], fields)
    assert LANGUAGE.write_assertion(claim) == line


def test_where_parts_of_assertions_stand() -> None:
    def texts(line: str) -> dict[Any, str]:
        return {path: line[start:end] for path, (start, end) in read(line).spans.items()}

    assert texts("assert points A 3, B 4") == {("values", 0): "A 3", ("values", 1): "B 4"}
    assert texts("assert flood 3 1 4 0") == {("values", 0): "3 1", ("values", 1): "4 0"}
    assert texts("assert at forest-2 jaguar, puma") == {
        ("space",): "forest-2", ("animals",): "jaguar, puma", ("animals", 0): "jaguar", ("animals", 1): "puma",
    }  # fmt: skip
    assert texts("assert total jaguar 7") == {("animal",): "jaguar", ("count",): "7"}
    assert texts("assert winner A, aquatic") == {("seats", 0): "A", ("seats", 1): "aquatic"}


# Writing ---------------------------------------------------------------------------------------------------

TIDY = [
    ("a:  POSITION jaguar  claw + mid walk Forest_2", "A jaguar claw+mid walk forest-2"),
    ("usar, B guardar,a ave owl ,B exponer trap, pasar", "use, B hold, A bird owl, B expose trap, pass"),
    ("A expose -, expose bird owl", "A pass, bird owl"),
    ("A deal bird owl, animals frog, powers claw", "deal A animals frog powers claw bird owl"),
    (f"{DEAL} strategies ? ? ?", DEAL),
    (f"{DEAL} strategies ? trap", f"{DEAL} strategies ? trap"),
    (f"{DEAL} strategies -", f"{DEAL} strategies -"),
    ("kit moves walk activators low", "kit activators low movements walk"),
    ("insecto wasp 3, A use, A bird -", "insect wasp 3, A use, A pass"),
    ("calma", "calm"),
    ("assert puntos a 3 b 4", "assert points A 3, B 4"),
    ("assert ganador acuatico", "assert winner aquatic"),
]


@pytest.mark.parametrize(("written", "line"), TIDY)
def test_statements_are_put_into_tidy_form(written: str, line: str) -> None:
    assert tidy(written) == line
    assert tidy(line) == line


def test_moves_of_a_round_are_lines() -> None:
    moves = [
        Kit("A", ("low",), ("walk",), ("hawk",)),
        Deal("B", ("jaguar",), ("claw",), "owl"),
        Position("A", "jaguar", "claw", "mid", "walk", "forest-2"),
        Position("B", "puma", "roar", "low", "run", "forest-2"),
        UsePower("B", True), UsePower("A", False), Expose("A", "trap"), Expose("B"), Expose("A"),
        Position("C", "frog", "dash", "low", "run", "lake-1"),
        Insect("wasp", "forest-2"), UsePower("A", True), Expose("A", bird="hawk"), Expose("B"),
        Aquatic("pike", "lake-1"), Calm(), UsePower("C", True),
    ]  # fmt: skip
    assert LANGUAGE.write(moves) == [
        "kit A activators low movements walk invocations hawk",
        "deal B animals jaguar powers claw bird owl",
        "A jaguar claw+mid walk forest-2",
        "B puma roar+low run forest-2, B use, A hold, A expose trap, B pass, A pass",
        "C frog dash+low run lake-1",
        "insect wasp forest-2, A use, A bird hawk, B pass",
        "aquatic pike lake-1",
        "calm",
        "C use",
    ]


# There and back --------------------------------------------------------------------------------------------

NAMES = st.sampled_from(["jaguar", "forest-2", "claw", "7", "10a", "passers", "use-2", "лес-2"])
LISTS = st.lists(NAMES, max_size=4).map(tuple)
SEAT = st.sampled_from(SEATS)
MOVES_OF_ALL_KINDS = st.one_of(
    st.builds(Kit, SEAT, LISTS, LISTS, LISTS),
    st.builds(Deal, SEAT, LISTS, LISTS, NAMES, st.lists(NAMES | st.just("?"), max_size=4).map(tuple)),
    st.builds(Insect, NAMES, NAMES),
    st.builds(Aquatic, NAMES, NAMES),
    st.just(Calm()),
    st.builds(Position, SEAT, NAMES, NAMES, NAMES, NAMES, NAMES),
    st.builds(UsePower, SEAT, st.booleans()),
    st.builds(Expose, SEAT, NAMES),
    st.builds(Expose, SEAT, st.none(), NAMES | st.none()),
)


@given(st.lists(MOVES_OF_ALL_KINDS, max_size=8))
def test_moves_come_back_and_their_text_is_canonical(moves: list[Any]) -> None:
    lines = LANGUAGE.write(moves)
    assert [MOVES[draft.kind](**draft.fields) for line in lines for draft in read(line)] == moves
    for line in lines:
        assert LANGUAGE.write(read(line)) == [line]


def outcome(parse: Any, line: str) -> Any:
    """What a way of reading makes of a line."""
    try:
        return parse(line)
    except Misread as misread:
        return misread.message, misread.start, misread.end, misread.hints
    except UnexpectedInput:
        return NO_MATCH


SOME_WORDS = [
    "A", "b:", "G", ",", "-", "?", "?*2", "+", "jaguar", "claw+mid", "claw", "walk", "3", "forest-2",
    "deal", "kit", "animals", "powers", "bird", "strategies", "activators", "movements", "invocations",
    "position", "use", "hold", "expose", "pass", "insect", "aquatic", "calm", "assert", "points", "flood", "at",
    "total", "winner", "turn",
]  # fmt: skip


@given(st.lists(st.sampled_from(SOME_WORDS), max_size=12), st.sampled_from([" ", "  "]))
@example(["A", "jaguar", "claw", "+", "3", "walk", "3", ",", "use", ",", "A", "-"], " ")
@example(["deal", "A", "animals", "3", ",", "jaguar", "powers", "claw", "bird", "-", "bird"], " ")
def test_random_words_are_read_alike(written: list[str], blank: str) -> None:
    line = blank.join(written)
    quickly = outcome(GRAMMAR.quick["statement"].parse, line)
    assert quickly is NO_MATCH or quickly == outcome(GRAMMAR.lark.parse, line)


@pytest.mark.parametrize("line", [line for line, *_ in READINGS] + [line for line, _ in CLAIMS])
def test_every_reading_is_quick(line: str) -> None:
    assert outcome(GRAMMAR.quick["statement"].parse, line) == outcome(GRAMMAR.lark.parse, line) != NO_MATCH


# Slips -----------------------------------------------------------------------------------------------------

WHOLE = "a position is ANIMAL POWER+ACTIVATOR MOVEMENT SPACE"
SLIPS = [
    ("A jaguar claw mid walk forest-2", "claw mid", "a + stands between the power and its activator",
     "write claw+mid"),
    ("A jaguar claw walk forest-2", "jaguar claw walk forest-2", "this is no whole position", WHOLE),
    ("A jaguar claw-mid walk forest-2", "jaguar claw-mid walk forest-2", "this is no whole position", WHOLE),
    ("A jaguar claw/mid walk forest-2", "claw/mid", "claw/mid is not understood here", "did you mean claw+mid?"),
    ("A jaguar walk claw+mid forest-2", "jaguar walk claw+mid forest-2",
     "the parts of this position stand in another order", WHOLE),
    ("A claw+mid jaguar walk forest-2", "claw+mid", "the animal is missing before claw+mid", WHOLE),
    ("A gray wolf claw+mid walk forest-2", "gray wolf", "hyphens join the words of a name", "write gray-wolf"),
    ("A no", "no", "this does not say what is declined", "write hold"),
    ("A nada", "nada", "this does not say what is declined", "or pass"),
    ("A jaguar claw+mid walk", " ", "the line ends too early: a space is missing",
     "expected a space (for example jungle-2)"),
    ("A jaguar claw+mid", " ", "the line ends too early", "expected a movement card (for example stroll)"),
    ("A jaguar claw+mid walk forest-1 forest-2", "forest-2", "the move is complete before forest-2",
     "only the space where the animal arrives"),
    ("insect hornet mountain 3", "3", "the move is complete before 3", "write mountain-3"),
    ("A jaguar claw+mid walk forest 2", "2", "the move is complete before 2", "write forest-2"),
    ("A jaguar claw+mid, walk, forest-2", ",", ", is not understood here", "expected a movement card"),
    ("A jaguar claw+mid walk forest-2 B use", "B", "a comma is missing before B", ""),
    ("A jaguar claw+mid walk forest-2 use", "use", "a comma is missing before use", ""),
    ("A jaguar claw+mid walk forest-2,", " ", "the line ends too early", "expected a seat"),
    ("A jaguar claw+mid walk calm", "calm", "calm can't stand here: it is a verb", "expected a space"),
    ("G jaguar claw+mid walk forest-2", "G", "there is no seat G", "seats are A to F"),
    ("A trap", "trap", "what does trap do?", "a strategy card is exposed with: expose trap"),
    ("A expse trap", "expse", "expse is not understood here", "did you mean expose?"),
    ("A uses", "uses", "uses is not understood here", "did you mean use?"),
    ("A use claw", "claw", "use is complete before claw", "write use alone"),
    ("hold trap feint", "trap feint", "hold is complete before trap", "write hold alone"),
    ("A -", "-", "this does not say what is declined", "write hold (the power is not used) or pass"),
    ("bird ?", "?", "everybody sees what is exposed: ? can't stand here", "write which card it is"),
    ("expose ?", "?", "everybody sees what is exposed: ? can't stand here", "write which card it is"),
    ("insect wasp", " ", "the line ends too early: a space is missing", "expected a space (for example jungle-2)"),
    ("insekt wasp forest-2", "insekt", "insekt is not understood here", "did you mean insect?"),
    ("A insect wasp forest-2", "A", "insect is nobody's move: no seat stands here", "come by chance"),
    ("B: calm", "B:", "calm is nobody's move: no seat stands here", "come by chance"),
    ("deal A jaguar heron frog", "jaguar", "jaguar is not understood here", "expected animals, powers, bird"),
    ("deal A animals jaguar pwers claw bird owl", "pwers", "pwers is not understood here", "did you mean powers?"),
    ("deal A animals jaguar powers claw", " ", "the bird of the deal is missing", "write bird and the name"),
    ("deal A animals jaguar bird owl", " ", "the powers of the deal are missing", "write powers and the names"),
    ("deal A animals jaguar powers claw bird owl hawk", "owl hawk", "a player is dealt one bird card, not 2", ""),
    ("deal A animals jaguar powers claw bird -", "-", "a player is dealt one bird card, not 0", ""),
    ("deal A animals powers claw bird owl", "animals", "nothing stands behind animals", "or - for none"),
    ("deal A animals jaguar animals frog", "animals", "animals stands here twice", "behind one animals"),
    (f"{DEAL} strategies ?*0", "?*0", "?*0 is no number of cards", "write ? for each card"),
    (f"{DEAL}, B animals frog", "B", "B can't stand here: it is a seat", "expected"),
    ("A deal B animals jaguar", "B", "the seat stands here twice", "write deal B"),
    ("kit A activators low", " ", "the movements of the kit are missing", "write movements and the names"),
    ("kit A activators low movement walk invocation", "invocation", "nothing stands behind invocation", ""),
    ("assert points 3", "3", "3 is not understood here", "expected a seat"),
    ("assert points A 123456", "123456", "123456 is more than anybody can have", ""),
    ("assert flood meadow-1", " ", "the line ends too early: a number is missing", "expected a number"),
    ("assert winer A", "winer", "winer is not understood here", "did you mean winner?"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "place", "message", "hint"), SLIPS)
def test_slips(line: str, place: str, message: str, hint: str) -> None:
    found = finding(line)
    assert (line[found.start : found.end] or " ", found.message) == (place, message)
    assert hint in " / ".join(found.hints)


def test_a_slip_costs_one_move() -> None:
    pieces = pieces_of("insect wasp forest-2, A hodl, B use", GRAMMAR.separable)
    assert [shown(piece) for piece in pieces] == ["insect wasp forest-2", "A hodl", "B use"]
    pieces = pieces_of("A jaguar claw+mid walk, b: use, A hold", GRAMMAR.separable)
    assert [shown(piece) for piece in pieces] == ["A jaguar claw+mid walk", "b: use", "A hold"]


# Phrases ---------------------------------------------------------------------------------------------------


def due(actor: str, kind: str, space: str | None = None, also: tuple[str, ...] = ()) -> Decision:
    given_fields = (("player", "B"),) if kind in ("kit", "deal") else ()
    return Decision(actor, kind, "HB0301", 1, "round", space, also, given_fields)


@pytest.mark.parametrize(
    ("decision", "move", "phrase"),
    [
        (due(CHANCE, "kit"), Kit("B", ("low",), ("walk",)),
         "what B has for the whole game (kit B activators ... movements ... invocations ...)"),
        (due(CHANCE, "deal"), Deal("B", ("frog",), ("claw",), "owl"),
         "what B is dealt this round (deal B animals ... powers ... bird ... strategies ...)"),
        (due(CHANCE, "appear", None, ("insect", "aquatic", "calm")), Calm(),
         "what appears at the end of the round (insect ANIMAL SPACE, aquatic ANIMAL SPACE, or calm)"),
        (due("B", "position"), Position("B", "puma", "roar", "low", "run", "forest-2"),
         "B: an animal, its power and activator, its movement, and the space where it goes, for example"
         " puma roar+low run forest-2"),
        (due("A", "power", "forest-2"), UsePower("A", True),
         "A: use or hold, for the power of the animal in the battle on forest-2, for example use"),
        (due("A", "expose", "forest-2"), Expose("A"),
         "A: what is exposed in the battle on forest-2: a strategy card (expose ...), a bird card (bird ...;"
         " against an insect only an invocation card), or pass, for example pass"),
    ],
)  # fmt: skip
def test_what_is_due(decision: Decision, move: Any, phrase: str) -> None:
    assert LANGUAGE.describe(decision, " ".join(LANGUAGE.write([move]))) == phrase


@pytest.mark.parametrize("kind", ["position", "power", "expose"])
def test_a_phrase_without_a_place_or_example(kind: str) -> None:
    phrase = LANGUAGE.describe(due("A", kind))
    assert phrase.startswith("A: ")
    assert "battle" not in phrase
    assert "{" not in phrase


def test_every_move_is_written() -> None:
    kinds = {kind for _, kind, _ in READINGS}
    assert kinds == set(MOVES)
    assert all(dataclasses.is_dataclass(move_type) for move_type in MOVES.values())
