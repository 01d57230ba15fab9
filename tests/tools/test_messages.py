"""The catalogues of the languages: complete, right in their places and plurals, and what the program reads."""

from __future__ import annotations

import gettext
import io
import re
import string
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from dsnotation.core.names import ENGLISH, FORMS, LANGUAGES
from dsnotation.render.languages import DOMAIN
from tools.messages import (
    GRAMMAR,
    LOCALE,
    Key,
    NotLiteral,
    collected,
    is_file,
    is_translated,
    labels_in,
    main,
    mo_bytes,
    po_bytes,
    templates_in,
    updated,
)

ALL_FORMS = {"", "cap-", *FORMS, *(f"cap-{form}" for form in FORMS)}
there = pytest.mark.skipif(not LOCALE.is_dir(), reason="there is no locale/ yet: its catalogues come last")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def file_of(language: str, ending: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.{ending}"


@cache
def code_says() -> tuple[tuple[Key, str], ...]:
    """What the code says; read once, for there are many files."""
    return tuple(collected())


@cache
def catalogue(language: str) -> Catalog:
    return read_po(io.BytesIO(file_of(language, "po").read_bytes()), locale=language)


@cache
def catalogue_again(language: str) -> Catalog:
    return updated(language, list(code_says()))


def entries(language: str) -> Iterator[Message]:
    return (message for message in catalogue(language) if message.id)


def texts(value: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def places(template: str) -> set[tuple[str, str]]:
    """The places of a template: name and form. Raises ValueError for one that can't be filled."""
    if "{" not in template:
        return set()
    found = set()
    for _, name, form, conversion in string.Formatter().parse(template):
        if name is not None:
            assert re.fullmatch("[a-z][a-z0-9_]*", name), template
            assert conversion is None, template
            found.add((name, form or ""))
    return found


def names(template: str) -> set[str]:
    return {name for name, _ in places(template)}


# The templates in the code ----------------------------------------------------------------------------------


def test_every_template_in_the_code_is_a_literal_with_plain_places() -> None:
    for key, place in code_says():
        for template in texts(key):
            has_values = is_file(place) and re.search(r"(?<!\{)\{[a-z]", template)
            if has_values:
                assert {form for _, form in places(template)} <= ALL_FORMS, (place, template)


def test_the_forms_of_a_plural_have_the_same_places() -> None:
    for key, place in code_says():
        if isinstance(key, tuple):
            singular, plural = map(names, key)
            assert singular | {"count"} == plural | {"count"}, (place, key)


def test_one_text_is_no_plural_in_another_place() -> None:
    plurals = {key[0] for key, _ in code_says() if isinstance(key, tuple)}
    assert plurals.isdisjoint(key for key, _ in code_says() if isinstance(key, str))


def test_a_template_that_is_made_up_is_refused(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('say(f"{number} cards")', encoding="utf-8")
    with pytest.raises(NotLiteral, match="must be a literal"):
        list(templates_in(module))


def test_what_a_grammar_calls_its_terminals_is_collected_but_no_keyword() -> None:
    labels = list(labels_in(GRAMMAR / "dominant_species.lark"))
    assert "an animal" in labels
    assert "swap" not in labels


def test_a_catalogue_keeps_what_was_translated_and_drops_what_nobody_says(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.messages.LOCALE", tmp_path)
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    old = updated("fr", [("a hex", "x.py"), ("gone", "x.py")])
    old["a hex"].string = "un hexagone"
    old["gone"].string = "parti"
    (folder / f"{DOMAIN}.po").write_bytes(po_bytes(old))
    new = updated("fr", [("a hex", "x.py"), (("{count} move", "{count} moves"), "y.py")])
    assert new["a hex"].string == "un hexagone"
    assert new.get("gone") is None
    assert [is_translated(one.string) for one in new if one.id] == [True, False]
    assert po_bytes(new) == po_bytes(new)


@pytest.mark.parametrize(("given", "code"), [("--help", 0), ("--hepl", 2), ("fr", 2)])
def test_asked_for_help_the_command_writes_nothing(given: str, code: int, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.messages.LOCALE", tmp_path / "locale")
    with pytest.raises(SystemExit) as ended:
        main([given])
    assert ended.value.code == code
    assert list(tmp_path.iterdir()) == []


# The catalogues ---------------------------------------------------------------------------------------------


@there
@in_every_language
def test_a_catalogue_has_exactly_what_the_code_says(language: str) -> None:
    assert [one.id for one in entries(language)] == [one.id for one in catalogue_again(language) if one.id]


@there
@in_every_language
def test_nothing_is_missing_or_fuzzy(language: str) -> None:
    found = catalogue(language)
    assert not found.fuzzy
    assert [one.id for one in found if one.id and (one.fuzzy or not is_translated(one.string))] == []
    for one in found:
        if one.id and isinstance(one.id, tuple):
            assert len(texts(one.string)) == found.num_plurals, one.id


@there
@in_every_language
def test_translations_have_the_places_of_their_templates(language: str) -> None:
    formed = {name for key, _ in code_says() for text in texts(key) for name, form in places_of(text) if form}
    formed |= BARE_IN_ENGLISH
    for one in entries(language):
        wanted = {name for text in texts(one.id) for name, _ in places_of(text)}
        for text in texts(one.string):
            found = {name for name, _ in places_of(text)}
            # One of several may say the number in a word, or say it where English doesn't.
            free = {"count"} if isinstance(one.id, tuple) else set()
            assert found | free == wanted | free, (one.id, text)
            for name, form in places_of(text):
                assert form in ALL_FORMS, (one.id, text)
                assert not form or name in formed, f"{name} of {one.id!r} is no name of a thing: it has no forms"


# Places of elements and terrains, which stand in English texts without a form.
BARE_IN_ENGLISH = {"element", "wanted", "given", "taken", "first", "second", "third"}


def places_of(text: str) -> set[tuple[str, str]]:
    """The places of a text; a text without values may have braces of its own."""
    return places(text) if re.search(r"(?<!\{)\{[a-z][a-z0-9_]*(?::[a-z-]+)?\}", text) else set()


@there
@in_every_language
def test_the_binary_catalogue_is_what_the_text_gives(language: str) -> None:
    assert file_of(language, "mo").read_bytes() == mo_bytes(catalogue(language))
    assert file_of(language, "po").read_bytes() == po_bytes(catalogue_again(language))


@there
def test_a_package_takes_the_catalogues_along() -> None:
    built = tomllib.loads((LOCALE.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert built["targets"]["wheel"]["force-include"]["locale"] == "dsnotation/_data/locale"
    assert "/locale" in built["targets"]["sdist"]["include"]


@there
def test_english_says_the_templates_themselves() -> None:
    for one in entries(ENGLISH):
        assert texts(one.string) == texts(one.id)


@there
@pytest.mark.parametrize(("number", "form"), [(0, 2), (1, 0), (2, 1), (5, 2), (11, 2), (21, 0)])
def test_russian_has_its_three_plurals(number: int, form: int) -> None:
    with file_of("ru", "mo").open("rb") as file:
        russian = gettext.GNUTranslations(file)
    plurals = [one for one in entries("ru") if isinstance(one.id, tuple)]
    assert plurals
    for one in plurals:
        assert russian.ngettext(*one.id, number) == texts(one.string)[form]


@there
@pytest.mark.parametrize("language", ["pt", "fr", "es"])
def test_one_is_singular_and_many_are_plural_in_romance_languages(language: str) -> None:
    with file_of(language, "mo").open("rb") as file:
        found = gettext.GNUTranslations(file)
    for one in entries(language):
        if isinstance(one.id, tuple):
            assert found.ngettext(*one.id, 1) == texts(one.string)[0]
            # The form between them is that for millions.
            assert found.ngettext(*one.id, 5) == texts(one.string)[-1]
