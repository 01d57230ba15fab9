"""The notation of Seaside: what its words mean, moves as text and back, and what is said to slips."""

from __future__ import annotations

import dataclasses
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.game import CHANCE, Assertion, Decision, Draft, Misread
from dsnotation.games.seaside.components import CARDS, CODES, SEATS
from dsnotation.games.seaside.moves import MOVES, OFF_DECK, Buy, Deal, Draw, End, Flip, Play, Return, Start, Trash
from dsnotation.games.seaside.words import CARD_NAMES, words
from dsnotation.games.seaside.writing import Language
from dsnotation.notation import reader, writer
from dsnotation.notation.document import Document
from dsnotation.notation.grammar import grammar_of

LANGUAGE = Language()
GRAMMAR = grammar_of("seaside")
HEAD = '[Game "seaside"]\n\n'


def read(line: str) -> Any:
    return GRAMMAR.parse(line)


def only(line: str) -> Draft:
    [draft] = read(line)
    assert isinstance(draft, Draft)
    return draft


def parts(line: str) -> dict[str, Any]:
    """The parts of a move and the text of each."""
    return {".".join(map(str, path)): line[start:end] for path, (start, end) in only(line).spans.items()}


def document_of(line: str) -> Document:
    return reader.read_string(HEAD + line)


def findings(line: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """What is said to a line: the text pointed at, the message and the hints."""
    found = []
    for finding in document_of(line).games[0].findings:
        assert finding.span is not None
        found.append((line[finding.span.column - 1 : finding.span.end_column - 1], finding.message, finding.hints))
    return found


def tidy(line: str) -> str:
    assert findings(line) == []
    return writer.write_document(document_of(line)).removeprefix(HEAD).removesuffix("\n")


# Words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_all_spellings_of_a_card_are_read(name: str) -> None:
    code, *names = CARD_NAMES[name]
    assert code == CODES[CARDS.index(name)]  # type: ignore[arg-type]
    spellings = {
        spelling
        for word in (code, *names)
        for parted in (word, word.replace("-", " "), word.replace("-", "_"), word.replace("-", ""))
        for spelling in (parted, parted.upper(), parted.lower(), f"{parted}*2")
    }
    for spelling in spellings:
        count = 2 if "*" in spelling else 1
        assert only(f"play {spelling}").fields == {"cards": (name,) * count}, spelling


@pytest.mark.parametrize(
    ("plural", "card"),
    [
        ("Duchies", "Duchy"),
        ("Treasuries", "Treasury"),
        ("Sea Hags", "Sea Hag"),
        ("Smugglers", "Smugglers"),
        ("Embargoes", "Embargo"),
        ("Wharves", "Wharf"),
        ("Throne Rooms", "Throne Room"),
    ],
)
def test_plurals_are_read(plural: str, card: str) -> None:
    assert only(f"gain {plural}").fields == {"card": card}


def test_groups_of_words() -> None:
    assert tuple(words("seat")) == SEATS
    assert words("verb aside embargo")["separar"] == "aside"
    assert "compra" not in words("verb buy")
    assert set(words("verb unclear")) == {"compra", "comprar"}
    with pytest.raises(KeyError):
        words("verb jump")


# Reading ---------------------------------------------------------------------------------------------------

READINGS: list[tuple[str, str, dict[str, Any]]] = [
    ("A play Ca", "play", {"actor": "A", "cards": ("Caravan",)}),
    ("b: play Co*2 Si", "play", {"actor": "B", "cards": ("Copper", "Copper", "Silver")}),
    ("play Co Si Co", "play", {"cards": ("Copper", "Silver", "Copper")}),
    ("C end", "end", {"actor": "C", "top": ()}),
    ("end top Tr*2", "end", {"top": ("Treasury", "Treasury")}),
    ("end top -", "end", {"top": ()}),
    ("start Wh", "start", {"card": "Wharf"}),
    ("double -", "double", {"card": None}),
    ("double Wh", "double", {"card": "Wharf"}),
    ("A mat", "choose", {"actor": "A", "option": "mat"}),
    ("take", "choose", {"option": "take"}),
    ("attack", "choose", {"option": "attack"}),
    ("COINS", "choose", {"option": "coins"}),
    ("trash ?", "trash", {"card": "?"}),
    ("trash -", "trash", {"card": None}),
    ("trash Es", "trash", {"card": "Estate"}),
    ("D discard Co", "discard", {"actor": "D", "cards": ("Copper",)}),
    ("discard Cu ?*2", "discard", {"cards": ("Curse", "?", "?")}),
    ("discard all", "discard-all", {}),
    ("top Si Co", "top", {"cards": ("Silver", "Copper")}),
    ("top -", "top", {"cards": ()}),
    ("aside ?", "aside", {"card": "?"}),
    ("return Es", "return", {"card": "Estate", "count": 1}),
    ("return Es * 0", "return", {"card": "Estate", "count": 0}),
    ("return Sea Hags*2", "return", {"card": "Sea Hag", "count": 2}),
    ("embargo Embargo", "embargo", {"pile": "Embargo"}),
    ("embargo ?", "embargo", {"pile": "?"}),
    ("gain Si", "gain", {"card": "Silver"}),
    ("reveal -", "reveal", {"cards": ()}),
    ("reveal Es*2 ?", "reveal", {"cards": ("Estate", "Estate", "?")}),
]


@pytest.mark.parametrize(("line", "kind", "fields"), READINGS)
def test_moves_are_read(line: str, kind: str, fields: dict[str, Any]) -> None:
    draft = only(line)
    assert (draft.kind, draft.fields) == (kind, fields)
    assert draft.spans[()] == (0, len(line))


OFF_DECKS = [
    ("draw Co Es", ("Copper", "Estate"), False, ()),
    ("draw Co Si | Es", ("Copper", "Silver"), True, ("Estate",)),
    ("draw | Co Es", (), True, ("Copper", "Estate")),
    ("draw -|Co", (), True, ("Copper",)),
    ("draw Co|-", ("Copper",), True, ()),
    ("draw -", (), False, ()),
    ("look ?*2", ("?", "?"), False, ()),
    ("flip Si", ("Silver",), False, ()),
]


@pytest.mark.parametrize(("line", "cards", "shuffle", "after"), OFF_DECKS)
def test_what_comes_off_a_deck_is_read(line: str, cards: Any, shuffle: bool, after: Any) -> None:
    draft = only(line)
    assert draft.kind == line.partition(" ")[0]
    assert draft.fields == {"actor": CHANCE, "cards": cards, "shuffle": shuffle, "after": after}
    draft = only(f"B {line}")
    assert draft.fields == {"actor": CHANCE, "player": "B", "cards": cards, "shuffle": shuffle, "after": after}


def test_a_line_of_moves() -> None:
    line = "B play Co*3 Si, buy Wh Em*2, end, draw Co*2 | Si, C end"
    drafts = read(line)
    assert [draft.kind for draft in drafts] == ["play", "buy", "buy", "buy", "end", "draw", "end"]
    assert [draft.fields.get("actor") for draft in drafts] == ["B", None, None, None, None, CHANCE, "C"]
    texts = [line[slice(*draft.spans[()])] for draft in drafts]
    assert texts == ["B play Co*3 Si", "buy Wh", "Em*2", "Em*2", "end", "draw Co*2 | Si", "C end"]


def test_a_seat_is_that_of_all_cards_bought() -> None:
    first, second = read("A buy Si Em")
    assert first.fields == {"actor": "A", "card": "Silver"}
    assert second.fields == {"actor": "A", "card": "Embargo"}
    assert ("actor",) in first.spans


def test_first_hands() -> None:
    line = "deal A Co*4 Es, B: ?*5"
    ann, bob = read(line)
    assert ann.fields == {"actor": CHANCE, "player": "A", "cards": ("Copper",) * 4 + ("Estate",)}
    assert bob.fields == {"actor": CHANCE, "player": "B", "cards": ("?",) * 5}
    assert [line[slice(*draft.spans[()])] for draft in (ann, bob)] == ["A Co*4 Es", "B: ?*5"]


def test_where_parts_stand() -> None:
    assert parts(" B draw Co*2 Es | Si ") == {
        "": "B draw Co*2 Es | Si", "player": "B", "shuffle": "|", "cards": "Co*2 Es", "cards.0": "Co*2",
        "cards.1": "Co*2", "cards.2": "Es", "after": "Si", "after.0": "Si",
    }  # fmt: skip
    assert parts("A return Es*2") == {"": "A return Es*2", "actor": "A", "card": "Es", "count": "2"}
    assert parts("return Es") == {"": "return Es", "card": "Es", "count": "Es"}
    assert parts("embargo Pr")["pile"] == "Pr"
    assert parts("trash -")["card"] == "-"
    assert parts("end top Tr")["top.0"] == "Tr"
    assert parts("end") == {"": "end"}
    assert parts("coins") == {"": "coins", "option": "coins"}


CLAIMS: list[tuple[str, dict[str, Any]]] = [
    ("assert vp A 31, B -2", {"values": (("A", 31), ("B", -2))}),
    ("assert turns A 17", {"values": (("A", 17),)}),
    ("assert tokens A 2", {"values": (("A", 2),)}),
    ("assert deck A Co*2 Es", {"seat": "A", "cards": ("Copper", "Copper", "Estate")}),
    ("assert hand B -", {"seat": "B", "cards": ()}),
    ("assert discard A ?", {"seat": "A", "cards": ("?",)}),
    ("assert play A Wh", {"seat": "A", "cards": ("Wharf",)}),
    ("assert pile Pr 0, Wh 9", {"values": (("Province", 0), ("Wharf", 9))}),
    ("assert trash Es*2", {"cards": ("Estate", "Estate")}),
    ("assert trash -", {"cards": ()}),
    ("assert coins 5", {"count": 5}),
    ("assert actions 1", {"count": 1}),
    ("assert buys 2", {"count": 2}),
    ("assert winner A B", {"seats": ("A", "B")}),
]


@pytest.mark.parametrize(("line", "fields"), CLAIMS)
def test_assertions_are_read_and_written(line: str, fields: dict[str, Any]) -> None:
    claim = read(line)
    assert isinstance(claim, Assertion)
    assert (claim.kind, claim.fields) == (line.split()[1], fields)
    assert LANGUAGE.write_assertion(claim) == line
    assert all(line[start:end].strip() for start, end in claim.spans.values())


def test_where_parts_of_assertions_stand() -> None:
    def texts(line: str) -> dict[Any, str]:
        return {path: line[start:end] for path, (start, end) in read(line).spans.items()}

    assert texts("assert vp A 3, B 4") == {("values", 0): "A 3", ("values", 1): "B 4"}
    assert texts("assert pile Pr 0") == {("values", 0): "Pr 0"}
    assert texts("assert hand A Co*2") == {
        ("seat",): "A", ("cards",): "Co*2", ("cards", 0): "Co*2", ("cards", 1): "Co*2",
    }  # fmt: skip
    assert texts("assert coins 5") == {("count",): "5"}
    assert texts("assert winner A, B") == {("seats", 0): "A", ("seats", 1): "B"}


# Writing ---------------------------------------------------------------------------------------------------

CO, SI, ES, WH, CA = "Copper", "Silver", "Estate", "Wharf", "Caravan"

TIDY = [
    ("a  PLAY caravan ,draw   Silver", "A play Ca, draw Si"),
    ("B: play Co Co Si Co", "B play Co*2 Si Co"),
    ("buy Si, buy Si, buy Em", "buy Si*2 Em"),
    ("A buy Si, A buy Em, B buy Si", "A buy Si Em, B buy Si"),
    ("A buy Si, buy Em", "A buy Si Em"),
    ("buy Si, A buy Em", "buy Si, A buy Em"),
    ("A draw -|Co Co", "A draw | Co*2"),
    ("A draw Co|-", "A draw Co | -"),
    ("A play Cp, B discard Co, B end", "A play Cp, B discard Co, B end"),
    ("end top -", "end"),
    ("deal a: Copper*4 Estate, b ?*2 ?*3", "deal A Co*4 Es, B ?*5"),
    ("reveal ?*60 ?*60", "reveal ?*99 ?*21"),
    ("return Es*1", "return Es"),
    ("return Es*0", "return Es*0"),
    ("assert piles provinces 0 wharf 9", "assert pile Pr 0, Wh 9"),
    ("assert vp A 3 B 4", "assert vp A 3, B 4"),
]


@pytest.mark.parametrize(("written", "line"), TIDY)
def test_statements_are_put_into_tidy_form(written: str, line: str) -> None:
    assert tidy(written) == line
    assert tidy(line) == line


def test_moves_of_a_turn_are_lines() -> None:
    moves = [
        Draw("A", (SI,)), Play("A", (CA,)), Draw("A", (SI,)), Play("A", ("Cutpurse",)),
        MOVES["discard"]("B", (CO,)), Play("A", (CO, CO, CO, SI)), Buy("A", WH), Buy("A", WH), Buy("A", ES),
        End("A"), Draw("A", (CO, CO), True, (SI,)),
        Draw("B", (CO,)), Play("B", ("Sea Hag",)), Flip("A", (SI,)), Buy("B", CO), End("B"), Draw("B", (CO,)),
        End("C"), Draw("C", (CO,)),
        Start("D", WH), Draw("D", (CO, ES)), Start("D", CA), Draw("D", (CO,)), End("D", ("Treasury",)),
        Draw("D", (SI,)), Draw("D", (SI,)), End("D"), End("A"),
    ]  # fmt: skip
    assert LANGUAGE.write(moves) == [
        "A draw Si",
        "A play Ca, draw Si",
        "A play Cp, B discard Co",
        "A play Co*3 Si, buy Wh*2 Es, end, draw Co*2 | Si",
        "B draw Co",
        "B play SH, A flip Si",
        "B buy Co, end, draw Co",
        "C end, draw Co",
        "D start Wh, draw Co Es",
        "D start Ca, draw Co",
        "D end top Tr, draw Si",
        "D draw Si",
        "D end",
        "A end",
    ]


def test_first_hands_are_one_line() -> None:
    hands = [Deal("A", (CO, CO)), Deal("B", (ES,)), Play("A", (CO,))]
    assert LANGUAGE.write(hands) == ["deal A Co*2, B Es", "A play Co"]


def test_writing_changes_no_draft() -> None:
    drafts = read("A buy Si*2")
    assert LANGUAGE.write(drafts) == LANGUAGE.write(drafts) == ["A buy Si*2"]


# There and back --------------------------------------------------------------------------------------------


def values(hint: Any) -> st.SearchStrategy[Any]:
    origin, args = get_origin(hint), get_args(hint)
    if hint is types.NoneType:
        return st.none()
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, types.UnionType):
        return st.one_of(*(values(arg) for arg in args))
    if origin is tuple:
        return st.lists(values(args[0]), max_size=5).map(tuple)
    return st.booleans() if hint is bool else st.integers(0, 12)


def sensible(move: Any) -> Any:
    """The move with what nothing can be written for mended."""
    if move.kind in OFF_DECK and not move.shuffle:
        return dataclasses.replace(move, after=())
    if move.kind in ("play", "deal") and not move.cards:
        return dataclasses.replace(move, cards=("Copper",))
    return move


def instances(move_type: type[Any]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(move_type)
    fields = {field.name: values(hints[field.name]) for field in dataclasses.fields(move_type)}
    return st.builds(move_type, **fields).map(sensible)


MOVES_OF_ALL_KINDS = st.one_of(*(instances(move_type) for move_type in MOVES.values()))


def understood(lines: list[str]) -> list[Any]:
    """The moves that lines stand for, where a seat left out is that of the move before it on the line."""
    moves = []
    for line in lines:
        seat = None
        for draft in read(line):
            field = "player" if draft.fields.get("actor") == CHANCE else "actor"
            seat = draft.fields.setdefault(field, seat)
            moves.append(MOVES[draft.kind](**draft.fields))
    return moves


@given(MOVES_OF_ALL_KINDS)
def test_a_move_comes_back(move: Any) -> None:
    lines = LANGUAGE.write([move])
    assert len(lines) == 1
    assert understood(lines) == [move]


@given(st.lists(MOVES_OF_ALL_KINDS, max_size=8))
def test_moves_come_back_and_their_text_is_canonical(moves: list[Any]) -> None:
    lines = LANGUAGE.write(moves)
    assert understood(lines) == moves
    for line in lines:
        assert LANGUAGE.write(read(line)) == [line]


@given(st.text("abBcCoES tihlapy,|*?-: 129", max_size=40))
def test_whatever_is_read_is_read_again_in_tidy_form(line: str) -> None:
    document = document_of(line)
    if document.games[0].findings or not document.games[0].statements:
        return
    text = writer.write_document(document)
    again = reader.read_string(text)
    assert again.games[0].findings == []
    assert writer.write_document(again) == text


# Slips -----------------------------------------------------------------------------------------------------

SLIPS = [
    ("A play Co*3 Si buy Wh", "buy", "a comma is missing before buy", ""),
    ("A play Cp B discard Co", "B", "a comma is missing before B", ""),
    ("deal A Co*4 Es B Co*5", "B", "a comma is missing before B", ""),
    ("play Coper", "Coper", "Coper is not understood here", "did you mean Copper"),
    ("play opper", "opper", "opper is not understood here", "did you mean Copper"),
    ("play Ccopper", "Ccopper", "Ccopper is not understood here", "did you mean Copper"),
    ("play Copers*2", "Copers*2", "Copers*2 is not understood here", "did you mean Coppers"),
    ("play Witch", "Witch", "Witch is not understood here", "expected a card (for example Wh)"),
    ("A play Th rone", "rone", "rone is not understood here", "expected a card"),
    ("A play Throne Rom", "Throne", "Throne is not understood here", "did you mean Throne-Room"),
    ("play Co x3", "Co x3", "the number of cards stands behind a star", "write Co*3"),
    ("play Cox3", "Cox3", "the number of cards stands behind a star", "write Co*3"),
    ("play 3 Co", "3 Co", "the number of cards stands behind a star", "write Co*3"),
    ("play 3x Coppers", "3x Coppers", "the number of cards stands behind a star", "write Co*3"),
    ("play Ex3", "Ex3", "the number of cards stands behind a star", "write Ex*3"),
    ("draw 5 ?", "5 ?", "the number of cards stands behind a star", "write ?*5"),
    ("play 2 Co*3", "2 Co*3", "2 Co*3 is no card", ""),
    ("buys Si", "buys", "buys is not understood here", "write buy Si"),
    ("A plays Co", "plays", "plays is not understood here", "write A play Co"),
    ("G play Co", "G", "there is no seat G", "seats are A to F"),
    ("A play Co, G discard Co", "G", "there is no seat G", "seats are A to F"),
    ("play Co,", " ", "the line ends too early: a verb is missing", "expected a seat (for example A) or a verb"),
    ("play Co, , buy Si", ",", ", can't stand here", "play Co, buy Si"),
    ("play", " ", "the line ends too early: a card is missing", "expected a card"),
    ("supply Co:46", "supply", "supply can't stand here: it is a part of the position", "position supply Co:46"),
    (
        "A.hand Co:4",
        "A.hand",
        "A.hand can't stand here: it is a part of the position",
        "perhaps position A.hand Co:4",
    ),
    ("position B hand Co:3", "B", "B can't stand here: it is a seat", "perhaps position B.hand Co:3"),
    ("play ?", "?", "everybody sees what is played: ? can't stand here", "write which card it is"),
    ("double ?", "?", "everybody sees what is played: ? can't stand here", "write which card it is"),
    ("end top ?", "?", "everybody sees what is put on the deck: ? can't stand here", "write which"),
    ("trash Es*2", "Es*2", "here it is one card, not Es*2", "write Es"),
    ("draw Co*0", "Co*0", "Co*0 is no card at all", "write - for none"),
    ("draw Co*100", "100", "so many cards alike can't be", "99 cards at most"),
    ("draw Co*99999999999", "99999999999", "so many cards alike can't be", "99 cards at most"),
    ("draw Co |", " ", "the line ends too early", "expected - for nothing or a card"),
    ("draw Co Es, Si", ",", ", can't stand here", "no commas: draw Co Es Si"),
    ("discard al", "al", "al is not understood here", "did you mean all?"),
    ("top all", "all", "all can't stand here", "expected - for nothing or a card"),
    ("assert vp A 123456", "123456", "123456 is more than anybody can have", ""),
    ("assert pile ? 3", "?", "a pile is of one card: ? can't stand here", ""),
    ("assert hand Co", "Co", "Co can't stand here: it is a card", "expected a seat"),
]


@pytest.mark.parametrize(("line", "place", "message", "hint"), SLIPS)
def test_slips(line: str, place: str, message: str, hint: str) -> None:
    [(found_place, found_message, hints)] = findings(line)
    assert (found_place or " ", found_message) == (place, message)
    assert hint in " / ".join(hints)


def test_a_list_is_bounded() -> None:
    with pytest.raises(Misread, match="more than 300 cards"):
        read("draw " + "Co*99 " * 4)
    assert len(only("draw Co*99 Co*99 Co*99").fields["cards"]) == 297


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("A play Ca, draw Coper, B discard Co, buy Wh", [["play"], [], ["discard"], ["buy"]]),
        ("A: play Ca, draw Coper, b: discard Co", [["play"], [], ["discard"]]),
        ("deal A Co*5, B Coper, C Es*2", [["deal"], [], ["deal"]]),
    ],
)
def test_a_slip_costs_one_move(line: str, kinds: list[list[str]]) -> None:
    assert len(findings(line)) == 1
    statements = document_of(line).games[0].statements
    assert [[draft.kind for draft in statement.drafts] for statement in statements] == kinds
    assert writer.write_document(document_of(line)) == f"{HEAD}{line}\n"


# Phrases ---------------------------------------------------------------------------------------------------


def due(actor: str, kind: str, space: str | None, also: tuple[str, ...] = (), player: str = "B") -> Decision:
    given_fields = (("player", player),) if actor == CHANCE else ()
    return Decision(actor, kind, "SE0301", 1, "action", space, also, given_fields)


@pytest.mark.parametrize(
    ("decision", "move", "phrase"),
    [
        (due("A", "discard", "Warehouse"), MOVES["discard"]("A", (CO, ES, ES)),
         "A: cards to discard for Warehouse, for example discard Co Es*2"),
        (due(CHANCE, "draw", "Wharf"), Draw("B", (CO, CO)), "the cards that B draws for Wharf (draw ...: 2)"),
        (due(CHANCE, "draw", "clean-up"), Draw("B", (CO, CO), True, (ES, CO, CO)),
         "the new hand of B (draw ...: 2 | 3)"),
        (due(CHANCE, "draw", "clean-up"), Draw("B", (), True, (CO,) * 5), "the new hand of B (draw ...: | 5)"),
        (due(CHANCE, "deal", None), Deal("B", (CO,) * 5), "the first hand of B (deal ...: 5)"),
        (due(CHANCE, "look", "Pearl Diver"), MOVES["look"]("B", (CO,)),
         "the bottom card of the deck that B looks at for Pearl Diver (look ...: 1)"),
        (due(CHANCE, "flip", "Sea Hag"), Flip("B", (CO,)),
         "the top card of the deck that B discards for Sea Hag (flip ...: 1)"),
        (due("A", "play", None, ("buy", "end")), Play("A", (CA,)),
         "A: cards to play, a card to buy or the end of the turn, for example play Ca"),
        (due("C", "discard", "Cutpurse", ("reveal",)), MOVES["discard"]("C", (CO,)),
         "C: a Copper to discard for Cutpurse, or without one the whole hand revealed, for example discard Co"),
        (due("A", "return", "Ambassador"), Return("A", ES, 2),
         "A: a card from the hand to show for Ambassador, and how many of it go back (Es*0 for none),"
         " for example return Es*2"),
        (due("A", "trash", "Salvager"), Trash("A", ES),
         "A: a card from the hand to trash for Salvager, for example trash Es"),
    ],
)  # fmt: skip
def test_what_is_due(decision: Decision, move: Any, phrase: str) -> None:
    assert LANGUAGE.describe(decision, " ".join(LANGUAGE.write([move]))) == phrase


@pytest.mark.parametrize("kind", MOVES)
def test_every_kind_has_a_phrase(kind: str) -> None:
    chance = kind in OFF_DECK or kind == "deal"
    phrase = LANGUAGE.describe(due(CHANCE if chance else "A", kind, "Lookout"))
    assert phrase
    assert phrase not in (kind, f"A: {kind}")
    assert "{" not in phrase
