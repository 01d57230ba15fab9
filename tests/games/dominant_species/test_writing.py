"""Moves and assertions as canonical text, and back."""

import dataclasses
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.game import Assertion, Decision
from dsnotation.core.registry import find_game
from dsnotation.core.telling import describe_due
from dsnotation.games.dominant_species.components import ANIMAL, BOXES, COMPETITION_TERRAINS
from dsnotation.games.dominant_species.moves import (
    MOVES,
    Arrival,
    BlindDraw,
    Placement,
    PlacePawn,
    Predator,
    TakeCard,
    Victim,
    Walk,
)
from dsnotation.games.dominant_species.writing import Language
from dsnotation.notation.grammar import grammar_of
from dsnotation.replay.random_play import RandomChooser

LANGUAGE = Language()


def read(line: str) -> Any:
    return grammar_of("dominant-species").parse(line)


# A strategy for a type of moves.py --------------------------------------------------------------------------


def values(hint: Any) -> st.SearchStrategy[Any]:
    origin, args = get_origin(hint), get_args(hint)
    if hint is types.NoneType:
        return st.none()
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, types.UnionType):
        return st.one_of(*(values(arg) for arg in args))
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(values(args[0]), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*(values(arg) for arg in args))
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(1, 12)
    return instances(hint)


def instances(move_type: type[Any]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(move_type)
    if move_type.__name__ == "Wanderlust":
        hints["stack"] = Literal[1, 2, 3, None]
    return st.builds(
        move_type, **{field.name: values(hints[field.name]) for field in dataclasses.fields(move_type)}
    )


def sensible(move: Any) -> Any:
    """The move with parts that belong together brought in line."""
    change: dict[str, Any] = {}
    if move.kind in ("abundance", "depletion", "speciation", "wanderlust", "aquatic"):
        if move.element is None or move.corner is None:
            change.update(element=None, corner=None)
    if move.kind == "speciation" and "element" in change:
        change.update(placements=())
    if move.kind == "wanderlust" and (move.tile is None or move.hex is None):
        change.update(tile=None, stack=None, hex=None, element=None, corner=None)
    if move.kind in ("aquatic", "hibernation") and move.hex is None:
        change.update(count=0)
    if move.kind == "lose":
        change.update(element=(move.element or "g") if move.loss == "element" else None)
        change.update(origin=move.origin if move.loss == "pawn" else None)
    if move.kind in FREE and (move.kind != "regression" or move.space.endswith(".free")):
        change.update(space=FREE[move.kind])
    for name, nobody_saw in NOBODY_SAW.items():
        items = getattr(move, name, None)
        if isinstance(items, tuple) and name not in change:
            change[name] = tuple(nobody_saw if _has_unseen(item, name) else item for item in items)
    if move.kind == "free-competition" and move.victim is not None and move.victim.hex == "?":
        change.update(victim=Victim("?", "?"))
    arrivals = getattr(move, "arrivals", ())
    if any("?" in (one.animal, one.origin) for one in arrivals):
        change.update(arrivals=(Arrival("?", "?", 0),))
    elif move.kind == "tile-migration":
        change.update(arrivals=tuple(sorted(move.arrivals, key=lambda arrival: ANIMAL[arrival.animal])))
    if move.kind == "draw-symbiotic":
        change.update(draws=move.draws or (EXAMPLE_DRAW,))
    return dataclasses.replace(move, **change)


def _has_unseen(item: Any, name: str) -> bool:
    """Whether an item is written as ? alone; of a victim only the hex counts."""
    if name == "victims":
        return bool(item.hex == "?")
    return "?" in [getattr(item, part.name) for part in dataclasses.fields(item)]


NOBODY_SAW = {"walks": Walk("?", "?", 0), "victims": Victim("?", "?"), "placements": Placement("?", 0)}
FREE = {"regression": "reg.free", "free-speciation": "spe.free", "free-competition": "com.free"}
EXAMPLE_DRAW = BlindDraw("Am", "g")
MOVE = st.sampled_from(sorted(MOVES)).flatmap(lambda kind: instances(MOVES[kind])).map(sensible)


def completed(drafts: list[Any], moves: list[Any]) -> list[Any]:
    """The drafts as moves; the space is taken from the moves, as the position would give it."""
    done = []
    for draft, move in zip(drafts, moves, strict=True):
        given_here = {"space": move.space} if hasattr(move, "space") else {}
        done.append(MOVES[draft.kind](**{**given_here, **draft.fields}))
    return done


@given(st.lists(MOVE, min_size=1, max_size=6))
def test_what_is_written_is_read_back(moves: list[Any]) -> None:
    drafts = [draft for line in LANGUAGE.write(moves) for draft in read(line)]
    assert completed(drafts, moves) == moves


@given(st.lists(MOVE, min_size=1, max_size=3))
def test_canonical_lines_stay_as_they_are(moves: list[Any]) -> None:
    for line in LANGUAGE.write(moves):
        assert LANGUAGE.write(read(line)) == [line]


@given(MOVE, st.data())
def test_case_and_blanks_do_not_matter(move: Any, data: st.DataObject) -> None:
    for line in LANGUAGE.write([move]):
        words = line.split(" ")
        blanks = data.draw(st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=len(words), max_size=len(words)))
        turned = data.draw(st.sampled_from([str.upper, str.lower, str.swapcase, str.title]))
        varied = "".join(blank + turned(word) for blank, word in zip(blanks, words, strict=True))
        assert [(d.kind, d.fields) for d in read(varied)] == [(d.kind, d.fields) for d in read(line)]


ASSERTION = st.one_of(
    st.builds(
        lambda kind, pairs: Assertion(kind, {"values": tuple(pairs)}),
        st.sampled_from(["vp", "pool", "pawns", "eliminated"]),
        st.lists(st.tuples(st.sampled_from(sorted(ANIMAL)), st.integers(0, 300)), min_size=1),
    ),
    st.sampled_from(
        [
            Assertion("hex", {"hex": "C3", "empty": True}),
            Assertion("hex", {"hex": "C3", "terrain": "Tu"}),
            Assertion("hex", {"hex": "C3", "no_species": True}),
            Assertion("hex", {"hex": "C3", "terrain": "Sa", "values": (("Ma", 2),)}),
            Assertion("corner", {"corner": "C4se", "element": None}),
            Assertion("corner", {"corner": "C4se", "element": "s"}),
            Assertion("dominance", {"values": (("C4", "Bi"), ("D4", None))}),
            Assertion("display", {"animal": "Ma", "elements": ("m", "m", "g")}),
            Assertion("initiative", {"animals": ("In", "Ma")}),
            Assertion("winner", {"animal": "Bi"}),
            *(Assertion("box", {"box": box, "elements": ()}) for box in BOXES),
        ]
    ),
)


@given(ASSERTION)
def test_assertions_are_read_back(assertion: Assertion) -> None:
    line = LANGUAGE.write_assertion(assertion)
    again = read(line)
    assert (again.kind, again.fields) == (assertion.kind, assertion.fields)
    assert LANGUAGE.write_assertion(again) == line


def test_a_card_taken_and_carried_out_is_one_line() -> None:
    moves = [TakeCard("Bi", "Predator"), Predator("Bi", (Victim("C4", "Ma"),))]
    assert LANGUAGE.write(moves) == ["Bi take Predator C4:Ma"]
    assert LANGUAGE.write(moves[:1]) == ["Bi take Predator"]
    assert LANGUAGE.write(moves[1:]) == ["Bi Predator C4:Ma"]
    assert LANGUAGE.write([TakeCard("Bi", "Predator"), Predator("Re", ())]) == [
        "Bi take Predator",
        "Re Predator -",
    ]


def test_pawns_are_written_a_round_a_line() -> None:
    pawns = [PlacePawn("In", "ada.1"), PlacePawn("Bi", "ini"), PlacePawn("In", "was"), PlacePawn("Bi", "dep")]
    assert LANGUAGE.write(pawns) == ["plan In ada.1, Bi ini", "plan In was, Bi dep"]


def test_what_somebody_left_out_stays_out() -> None:
    for line in ("ada g", "plan ada.1, Bi spe.s", "take Fertile C4", "com.6 D4:Bi", "save -"):
        assert LANGUAGE.write(read(line)) == [line]


def test_the_new_tile_names_its_corner() -> None:
    assert LANGUAGE.write(read("In wan Sa>C2 s@B1e")) == ["In wan Sa>C2 s@C2nw"]
    assert LANGUAGE.write(read("In wan Sa>C2 s@D4w")) == ["In wan Sa>C2 s@C4se"]


def test_every_decision_of_a_game_is_described_with_a_legal_line() -> None:
    """The example in a hint is a move that could be played there; of what chance gives there is none."""
    game = find_game("dominant-species")
    setup, _ = game.setup(
        {name: name for name in ("Mammal", "Reptile", "Bird", "Amphibian", "Arachnid", "Insect")}
    )
    described: set[str] = set()
    for seed in range(12):
        state, choose = game.start(setup), RandomChooser(seed, 0.9)
        while (decision := game.decision(state)) is not None and state.turn < 14:
            text = describe_due(game, state)
            if decision.kind not in described and ", for example " in text:
                described.add(decision.kind)
                [draft] = read(text.partition(", for example ")[2])
                assert game.check(state, game.complete(state, draft)) == []
            assert text
            game.apply(state, game.compose(state, choose))
    assert described >= {"place-pawn", "adaptation", "speciation", "domination", "take-card", "predator", "lose"}


def test_draws_are_described_by_their_number() -> None:
    decision = Decision("chance", "reveal-cards", "DS1004", 1, "reset")
    assert LANGUAGE.describe(decision, "cards Aquatic Predator").endswith("(cards ...: 2)")
    decision = Decision("chance", "reveal-tiles", "DS1007", 1, "reset")
    assert LANGUAGE.describe(decision, "tiles . Se Sa").endswith("(tiles ...: stack 2, 3)")
    decision = Decision("chance", "draw-elements", "DS1002", 1, "reset")
    text = LANGUAGE.describe(decision, "draw ada g g | abu b | wan -")
    assert text.endswith("(draw ...: 2 for ada, 1 for abu, 0 for wan)")


@pytest.mark.parametrize("kind", MOVES)
def test_every_decision_is_described_without_an_example(kind: str) -> None:
    """A fuzzer found that draws were not."""
    for actor in ("Ma", "chance", "all"):
        text = LANGUAGE.describe(Decision(actor, kind, "DS0301", 1, "planning"))
        assert text
        assert "..." not in text


@pytest.mark.parametrize("space", sorted(COMPETITION_TERRAINS))
def test_competition_is_described_with_its_terrains(space: str) -> None:
    text = LANGUAGE.describe(Decision("Ma", "competition", "DS0701", 1, "execution", space))
    assert text.startswith("Ma: competition, up to one opposing species on one ")
    assert text.endswith(" and one tundra tile")
