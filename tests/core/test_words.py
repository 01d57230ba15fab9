"""Words of a line and their spellings."""

from __future__ import annotations

import pytest

from dsnotation.core.game import Misread
from dsnotation.core.words import Vocabulary, by_sound, key, place_of, read, without_accents


class Written(str):
    """A word that begins at column 7."""

    start_pos = 7

    @property
    def end_pos(self) -> int:
        return self.start_pos + len(self)


def test_spellings_of_a_word() -> None:
    assert key("Sea Hag") == key("sea-hag") == key("SEA_HAG") == key("SeaHag")
    assert key("Sea Hag") != key("Sea Hog")


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ("pássaro", "PASSARO"),
        ("pa\u0301ssaro", "pássaro"),  # accents apart
        ("especiação", "Especiacao"),
        ("œuf", "OEUF"),
        ("удалённый", "Удаленный"),
        ("Coup d'œil", "coup d-oeil"),
        ("пти\u0301ца", "птица"),  # an accent that no letter of the script has
    ],
)
def test_accents_make_no_difference(written: str, same: str) -> None:
    assert key(written) == key(same)


def test_short_i_is_a_letter_of_its_own() -> None:
    assert key("май") == key("МАЙ") != key("маи")


@pytest.mark.parametrize("text", ["Migração, ÉPUISEMENT, élément", "Ёж и ёлка", "œuvre Æ ß", "plain"])
def test_text_without_accents_is_as_long(text: str) -> None:
    assert len(without_accents(text)) == len(text)
    assert not {*without_accents(text)} & {*"çãÉéЁё"}


def test_codes_by_sound() -> None:
    assert [*map(by_sound, ("Ma", "Se", "Re", "com"))] == ["Ма", "Се", "Ре", "ком"]


CARDS = Vocabulary(
    {"Blight": ("Bl", "Blight", "Plaga"), "Locusts": ("Lo", "Locust swarm", "plaga"), "Bl2": ("Xy", "bl")}
)


def test_a_word_of_a_vocabulary_in_any_spelling() -> None:
    for written in ("Locust swarm", "locust-swarm", "LOCUSTSWARM", "lócust  swarm", "lo"):
        assert CARDS.get(written) == CARDS[written] == "Locusts"
        assert written in CARDS
    assert CARDS.get("locusts") is None
    assert "locusts" not in CARDS
    with pytest.raises(KeyError):
        CARDS["locusts"]


def test_what_is_written_means_one_thing_whatever_else_has_the_word() -> None:
    assert CARDS.get("bl") == CARDS.get("Bl") == "Blight"


@pytest.mark.parametrize("written", ["plaga", "Plaga", "PLÁGA"])
def test_a_word_of_several_things_is_misread_with_the_candidates(written: str) -> None:
    with pytest.raises(Misread) as misread:
        CARDS.get(written, 4)
    assert misread.value.message == f"{written} stands for more than one thing"
    assert (misread.value.start, misread.value.end) == (4, 9)
    assert misread.value.hints == (f"{written} could be Bl or Lo: write the code",)
    assert CARDS.meanings(written) == ("Blight", "Locusts")


def test_what_a_word_is_most_like() -> None:
    assert CARDS.near("blihgt") == "Blight"
    assert CARDS.near("plagua") is None, "it may be either"
    assert CARDS.near("zzz") is None


def test_words_with_what_is_written_for_the_thing() -> None:
    assert CARDS.words("Locusts") == {"Lo": "Lo", "Locust swarm": "Lo", "plaga": "Lo"}
    assert CARDS.words()["Blight"] == "Bl"
    with pytest.raises(KeyError):
        CARDS.words("Ice")


def test_the_same_can_not_be_written_for_two_things() -> None:
    with pytest.raises(ValueError, match="the same is written for two things"):
        Vocabulary({"Copper": ("Co",), "Coast": ("co", "Co")})


def test_a_word_that_is_misread_is_placed_in_its_line() -> None:
    def reader(text: str) -> str:
        raise Misread(f"no {text}", 1, 2)

    assert place_of(Written("H9")) == (7, 9)
    assert read(str.lower, Written("H9")) == "h9"
    with pytest.raises(Misread) as misread:
        read(reader, Written("H9"))
    assert (misread.value.start, misread.value.end) == (8, 9)
