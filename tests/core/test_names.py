"""Names of things: what is read, what is told, and where each word comes from."""

from __future__ import annotations

import pytest

from dsnotation.core.names import PLAIN, Spelling, name_of, spelt

SUN = name_of(
    "u", "sun", "sol [seed]", "soleil [BDML]; astre", "солнце [seed]", "sol [FAN]",
    forms={"fr": {"the": "le soleil"}, "ru": {"of": "солнца"}},
)  # fmt: skip


def test_a_cell_says_where_each_word_comes_from() -> None:
    assert spelt("pássaro [seed]; ave [UNI];passarinho") == (
        Spelling("pássaro", "seed"),
        Spelling("ave", "UNI"),
        Spelling("passarinho", PLAIN),
    )


@pytest.mark.parametrize("row", ["", "sol;", "[seed]", ";;"])
def test_a_cell_without_a_word_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match="a word is missing"):
        spelt(row)


def test_a_row_has_a_cell_for_each_language() -> None:
    with pytest.raises(ValueError):
        name_of("u", "sun", "sol")


@pytest.mark.parametrize(
    ("language", "form", "text"),
    [
        ("en", "", "sun"),
        ("fr", "", "soleil"),
        ("fr", "the", "le soleil"),
        ("fr", "cap-the", "Le soleil"),
        ("ru", "of", "солнца"),
        ("es", "the", "sol"),  # a form that is missing is the bare name
        ("de", "the", "sun"),  # and a language that is missing is English
    ],
)
def test_forms_in_a_sentence(language: str, form: str, text: str) -> None:
    assert SUN.told(language, form) == text


def test_what_is_read_is_read_in_every_language() -> None:
    assert SUN.words() == ("sun", "sol", "soleil", "astre", "солнце")


def test_in_english_text_a_name_is_its_english_word() -> None:
    assert f"{SUN}, {SUN:cap-the}" == "sun, Sun"
