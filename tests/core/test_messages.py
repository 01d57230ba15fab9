"""Messages remember their templates, and are told anew from them in another language."""

from __future__ import annotations

import copy
import pickle

import pytest

from dsnotation.core.messages import (
    USE,
    Message,
    joined,
    listed_and,
    listed_clauses,
    listed_or,
    quoted,
    renamed,
    say,
    say_of,
    several,
    told,
    with_numbers,
    word,
)
from dsnotation.core.names import name_of

BIRD = name_of(
    "Bi", "bird", "pássaro [seed]; ave [UNI]", "oiseau [seed]", "птица", "ave",
    forms={"en": {"the": "the bird"}, "fr": {"the": "l'oiseau", "of-all": "des oiseaux"}},
)  # fmt: skip
FRENCH = {
    "{animal:cap-the} has no species on {hex}": "{animal:cap-the} n'a pas d'espèce sur {hex}",
    "{parts} and {last}": "{parts} et {last}",
    "{parts} or {last}": "{parts} ou {last}",
    f"clauses{USE}{{parts}} and {{last}}": "{parts}, et {last}",
    f"round{USE}Turn {{turn}}": "Manche {turn}",
    "no card": "aucune carte",
    "; ": "\u00a0; ",
    "on the tiles: {what}": "sur les tuiles : {what}",
    f"move{USE}trash": "écarter",
    f"quoted{USE}'{{text}}'": "« {text} »",
    f'quoted{USE}"{{text}}"': "« {text} »",
    "row {n1}": "ligne {n1}",
}


class English:
    language = "en"

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return singular if n == 1 else plural


class French:
    language = "fr"

    def gettext(self, message: str) -> str:
        assert message, "an empty message asks for the catalogue's head"
        return FRENCH.get(message, message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return "{count} carte" if n < 2 else "{count} cartes"


def test_a_message_is_its_english_text() -> None:
    message = say("{animal:cap-the} has no species on {hex}", animal=BIRD, hex="C4")
    assert message == "The bird has no species on C4"
    assert told(message, French()) == "L'oiseau n'a pas d'espèce sur C4"


def test_braces_in_a_value_are_only_text() -> None:
    assert say("{what} can't be read", what="{animal.__class__}") == "{animal.__class__} can't be read"
    assert told(say("on the tiles: {what}", what="{hex}"), French()) == "sur les tuiles : {hex}"


def test_a_message_without_values_keeps_its_braces() -> None:
    assert say("write {like this}") == "write {like this}"
    assert told(say("no card"), French()) == "aucune carte"


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")],
)
def test_other_languages_count_in_their_own_way(count: int, english: str, french: str) -> None:
    message = several(count, "{count} card", "{count} cards")
    assert (message, told(message, French())) == (english, french)


def test_messages_in_messages_are_told_too() -> None:
    message = say("on the tiles: {what}", what=say("no card"))
    assert message == "on the tiles: no card"
    assert told(message, French()) == "sur les tuiles : aucune carte"


@pytest.mark.parametrize(
    ("parts", "english", "french"),
    [((), "", ""), (("a",), "a", "a"), (("a", "b", BIRD), "a, b or bird", "a, b ou oiseau")],
)
def test_lists(parts: tuple[object, ...], english: str, french: str) -> None:
    message = listed_or(parts)
    assert (message, told(message, French())) == (english, french)


def test_a_list_of_all() -> None:
    assert listed_and("abc") == "a, b and c"
    assert joined(["x", say("no card")], "; ") == "x; no card"
    assert told(joined(["x", say("no card")], "; "), French()) == "x\u00a0; aucune carte"
    assert told(joined(["x", say("no card")], "~"), French()) == "x~aucune carte"


def test_clauses_are_listed_otherwise_than_things() -> None:
    assert listed_clauses(["a goes", "b goes", "c goes"]) == "a goes, b goes and c goes"
    assert told(listed_clauses(["a goes", "b goes"]), French()) == "a goes, et b goes"
    assert told(listed_clauses(["a goes"]), French()) == "a goes"


def test_other_text_is_left_as_it_is() -> None:
    assert told("Bi ada g", French()) == "Bi ada g"
    assert told("", French()) == ""


def test_a_message_goes_through_pickle_and_copy() -> None:
    message = several(3, "{count} card", "{count} cards")
    for again in (pickle.loads(pickle.dumps(message)), copy.deepcopy(message)):
        assert isinstance(again, Message)
        assert told(again, French()) == "3 cartes"


def test_a_missing_value_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        say("{animal} has no species", hex="C4")


def test_one_word_of_english_may_be_several_elsewhere() -> None:
    move, zone = word("move", "trash"), word("zone", "trash")
    assert move == zone == "trash"
    assert (told(move, French()), told(zone, French())) == ("écarter", "trash")


def test_one_sentence_of_english_may_be_several_elsewhere() -> None:
    here, there = say("Turn {turn}", turn=2), say_of("round", "Turn {turn}", turn=2)
    assert here == there == renamed(there, {"x": "y"}) == "Turn 2"
    assert (told(here, French()), told(there, French())) == ("Turn 2", "Manche 2")
    assert say_of("round", "{}") == "{}"


def test_what_a_message_speaks_of_may_get_another_name() -> None:
    names = {"B2e": "C3w"}
    inner = several(2, "{count} disk on {corner}", "{count} disks on {corner}", corner="B2e")
    found = renamed(say("{what}; B2e, {others}", what=inner, others=joined(["B2e", "C4"])), names)
    assert found == "2 disks on C3w; B2e, C3w, C4"
    assert told(found, French()) == "2 cartes; B2e, C3w, C4"
    assert renamed(say("no card"), names) == "no card"


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [("gain", "'gain'", "« gain »"), ("it's", '"it\'s"', "« it's »"), ("a\n{x}", "'a\\n{x}'", "« a\\n{x} »")],
)
def test_languages_have_quotes_of_their_own(text: str, english: str, french: str) -> None:
    message = quoted(text)
    assert message == told(message, English()) == english
    assert told(say("{word} is not due now", word=message), French()) == f"{french} is not due now"


def test_numbers_of_data_are_values() -> None:
    message = with_numbers("sheet 7.12, step 2; S0, row 39a")
    assert message == "sheet 7.12, step 2; S0, row 39a"
    assert message.template == "sheet {n1}, step {n2}; S0, row {n3}"
    assert told(with_numbers("row 3"), French()) == "ligne 3"
