"""What things are called in five languages: words of the notation, and names that a set gives."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from dsnotation.core.choosing import first_choice
from dsnotation.core.game import Draft
from dsnotation.core.names import LANGUAGES, PLAIN
from dsnotation.games.habitat_battle import GAME, names, sets
from dsnotation.games.habitat_battle.set_names import TABLES, spellings
from dsnotation.games.habitat_battle.state import State
from dsnotation.games.habitat_battle.tables import Tables
from dsnotation.notation.grammar import grammar_of
from tests.games.habitat_battle.planting import DEMO, findings

DIGEST = "64b27c94bea8cf12"  # of the demonstration set, in records and on the page
SET: dict[str, Any] = tomllib.loads(DEMO)
PARSE = grammar_of("habitat-battle").parse


def start() -> State:
    """The first position of a game with the demonstration set."""
    setup, _ = GAME.setup(GAME.invent_tags(4, first_choice))
    assert setup is not None
    return GAME.start(setup)


def with_names(language: str, **given: str) -> str:
    """The demonstration set with other names in a language."""
    text = DEMO
    head, _, rest = text.partition(f"[names.{language}]\n")
    for code, name in given.items():
        rest = f'{code.replace("_", "-")} = "{name}"\n' + "\n".join(
            line for line in rest.split("\n") if not line.startswith(f"{code.replace('_', '-')} = ")
        )
    return f"{head}[names.{language}]\n{rest}"


def test_names_change_no_digest() -> None:
    game_set, _ = sets.read_set(with_names("es", lion="rey de la selva"), "f")
    assert game_set is not None
    assert sets.digest(game_set) == DIGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demonstration_set_names_everything(language: str) -> None:
    ids = {row["id"] for table in TABLES for row in SET[table]}
    assert set(SET["names"][language]) == ids
    assert all(spellings(name) for name in SET["names"][language].values())


def test_every_word_of_the_notation_is_there_in_five_languages() -> None:
    for table in (names.VERBS, names.LISTS, names.CLAIMS, names.HEADINGS):
        assert all(set(name.spellings) == set(LANGUAGES) for name in table.values())


def test_only_spanish_words_are_of_the_seed() -> None:
    for table in (names.VERBS, names.LISTS, names.CLAIMS, names.HEADINGS):
        for name in table.values():
            for language, words in name.spellings.items():
                assert {word.source for word in words} <= ({"seed", PLAIN} if language == "es" else {PLAIN})


LINES = [
    "A {animal} {power}+{activator} {movement} {space}",
    "deal A animals {animal} powers {power} bird {bird} strategies {strategy}",
    "kit A activators {activator} movements {movement} invocations {bird}",
    "insect {animal} {space}, A expose {strategy}, A bird {bird}",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_every_language_mean_the_id(language: str) -> None:
    state = start()
    called = {code: spellings(name) for code, name in SET["names"][language].items()}
    for line in LINES:
        for place in range(max(len(SET[table]) for table in TABLES)):
            ids = {table: SET[table][place % len(SET[table])]["id"] for table in TABLES}
            words = {table: called[code][-1].replace(" ", "-").replace("'", "") for table, code in ids.items()}
            for meant, written in zip(PARSE(line.format(**ids)), PARSE(line.format(**words)), strict=True):
                assert _fields(state, written) == _fields(state, meant)


def _fields(state: State, draft: Draft) -> Any:
    return GAME.complete(state, draft)


def test_a_name_in_capitals_with_or_without_accents() -> None:
    state = start()
    for animal in ("León", "LEON", "leão", "ЛЕВ", "lion"):
        [draft] = PARSE(f"A {animal} claw+mid stroll jungle-2")
        assert GAME.complete(state, draft).animal == "lion"


def test_an_assertion_has_names_of_any_language() -> None:
    state = start()
    for line in ("assert flood selva-2 1", "assert flood джунгли-2 1"):
        [found] = GAME.check_assertion(state, PARSE(line))
        assert found.message == "jungle-2 is at flood stage 0, not 1"


def test_what_is_like_a_name_of_another_language_is_proposed() -> None:
    [found] = GAME.check_assertion(start(), PARSE("assert flood selvaa-2 1"))
    assert found.code == "HB0301"
    assert found.hints[0].startswith("did you mean jungle-2")


def test_what_is_hardly_like_a_name_is_not_proposed() -> None:
    [found] = GAME.check_assertion(start(), PARSE("assert flood hornet 1"))
    assert (found.message, found.hints) == ("the set has no space called hornet", ())


def test_a_name_of_several_things_is_told_with_them() -> None:
    game_set, _ = sets.read_set(with_names("fr", jungle_1="bois", jungle_2="bois"), "f")
    assert game_set is not None
    state = start()
    state.tables = Tables(game_set)
    [found] = GAME.check_assertion(state, PARSE("assert flood bois 1"))
    assert (found.code, found.message) == ("HB0301", "bois stands for more than one thing")
    assert found.hints == ("bois could be jungle-1 or jungle-2: write the code",)


@pytest.mark.parametrize(
    ("language", "code", "name", "rule", "message"),
    [
        ("es", "lionn", "león", "HB0851", "the set has nothing with the id 'lionn'"),
        ("es", "lion", "usar", "HB0852", "the name usar can't be read: it is a word of the notation"),
        ("ru", "lion", "Л", "HB0852", "the name Л can't be read: a letter by itself is a seat"),
        ("pt", "lion", "  ", "HB0852", "the name of lion is empty"),
        ("fr", "lion", "lion, le grand", "HB0852",
         "the name lion, le grand can't be read: it has more than letters, digits, blanks and hyphens"),
        ("fr", "lion", "guépard", "HB0853", "guépard stands for lion and cheetah"),
        ("fr", "lion", "wolf", "HB0853", "wolf is the id of something else"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_names(language: str, code: str, name: str, rule: str, message: str) -> None:
    found = findings(with_names(language, **{code: name}))
    assert [(one.code, one.message) for one in found] == [(rule, message)]


def test_a_name_of_two_lists_is_none_of_two_things() -> None:
    assert findings(with_names("fr", lion="griffe")) == []  # a power


def test_another_language_is_no_table_of_names() -> None:
    [found] = findings(DEMO.replace("[names.es]", "[names.de]"))
    assert (found.code, found.message) == ("HB0802", "there is no key 'de' in 'names'")
