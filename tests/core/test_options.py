"""Rule options as a table, as values, and as the text of a tag; with options that no game has."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest

from dsnotation.core.findings import Catalogue, Rule
from dsnotation.core.options import (
    OptionCodes,
    OptionInfo,
    OptionReader,
    OptionSet,
    OptionValue,
    field_name,
    options_text,
)
from dsnotation.core.registry import GAMES, find_game
from dsnotation.render.games import game_text

CODES = OptionCodes(unknown_option="XX02", unknown_value="XX05", no_value="XX06", twice="XX07")
CATALOGUE = Catalogue(Rule(code, "A rule", "What it says.", "sheet 1") for code in CODES)


def info(name: str, *values: str) -> OptionInfo:
    return OptionInfo(
        name, "row 1", f"about {name}", tuple(OptionValue(value, "so") for value in values), "somebody"
    )


TABLE = (info("last-turn", "played", "cut"), info("tie", "shared", "draw", "none"))


@dataclass(frozen=True, slots=True)
class Options(OptionSet):
    TABLE: ClassVar[tuple[OptionInfo, ...]] = TABLE

    last_turn: str = "played"
    tie: str = "shared"


READER = OptionReader(Options(), CATALOGUE, CODES)


def test_the_first_value_is_the_default() -> None:
    assert (TABLE[1].default, TABLE[1].values) == ("shared", ("shared", "draw", "none"))


def test_options_go_by_the_names_of_a_record() -> None:
    options = Options(last_turn="cut")
    assert field_name("last-turn") == "last_turn"
    assert options.named() == {"last-turn": "cut", "tie": "shared"}
    assert options.changed() == {"last-turn": "cut"}
    assert Options().changed() == {}


def test_one_option_is_changed() -> None:
    assert Options().with_value("last-turn", "cut") == Options(last_turn="cut")
    with pytest.raises(KeyError):
        Options().with_value("last_turn", "cut")
    with pytest.raises(ValueError, match="maybe"):
        Options().with_value("tie", "maybe")


def test_options_are_small_and_do_not_change() -> None:
    options = Options()
    assert not hasattr(options, "__dict__")
    assert len({options, Options()}) == 1
    with pytest.raises(FrozenInstanceError):
        options.tie = "draw"  # type: ignore[misc]


def test_what_is_written_is_read_back() -> None:
    options = Options("cut", "none")
    assert options_text(options.changed()) == "last-turn=cut, tie=none"
    assert READER.read(options_text(options.changed())) == (options, [])


@pytest.mark.parametrize("text", ["", "  ", "tie=shared", " TIE = Shared,last-turn=played "])
def test_blanks_and_case_do_not_matter(text: str) -> None:
    assert READER.read(text) == (Options(), [])


@pytest.mark.parametrize(
    ("text", "code", "message", "hints"),
    [
        ("last-trun=cut", "XX02", "there is no option 'last-trun'", ("did you mean last-turn?",)),
        ("zzzzz=cut", "XX02", "there is no option 'zzzzz'", ("options: last-turn, tie",)),
        ("tie=drawn", "XX05", "tie can't be 'drawn'", ("did you mean draw?", "values: shared, draw, none")),
        ("tie=x", "XX05", "tie can't be 'x'", ("values: shared, draw, none",)),
        ("tie", "XX06", "'tie' is no option with its value", ("write it as tie=shared or tie=draw or tie=none",)),
        ("=x", "XX06", "'=x' is no option with its value", ("write it as last-turn=played or last-turn=cut",)),
        ("tie=draw=none", "XX06", "'tie=draw=none' is no option with its value", None),
        ("tie=draw, ", "XX06", "'' is no option with its value", None),
        ("tie=draw, tie=draw", "XX07", "the option tie stands twice", ()),
    ],
)
def test_every_complaint_has_its_code(text: str, code: str, message: str, hints: tuple[str, ...] | None) -> None:
    [finding] = READER.read(text, "OPTIONS")[1]
    assert (finding.code, finding.message, finding.field) == (code, message, ("tag", "OPTIONS"))
    assert hints is None or finding.hints == hints


def test_one_mistake_spoils_one_option() -> None:
    options, findings = READER.read("tie=x, last-turn=cut, nothing, last-turn=played")
    assert options == Options("cut", "shared")
    assert [finding.code for finding in findings] == ["XX05", "XX06", "XX07"]


def test_the_tag_is_found_in_any_case() -> None:
    assert READER.from_tags({"Event": "tie=draw", "OPTIONS": "tie=none"}) == (Options(tie="none"), "OPTIONS", [])
    assert READER.from_tags({"Event": "tie=draw"}) == (Options(), "", [])
    assert [finding.field for finding in READER.from_tags({"options": "tie=x"})[2]] == [("tag", "options")]


def test_options_that_are_asked_for_by_name() -> None:
    assert READER.from_values({}) == (Options(), "")
    assert READER.from_values({"tie": "draw", "last-turn": "played"}) == (
        Options(tie="draw"),
        "last-turn=played, tie=draw",
    )
    wrong = "tie can't be 'x' - values: shared, draw, none; there is no option 'zzzzz' - options: last-turn, tie"
    with pytest.raises(ValueError) as caught:
        READER.from_values({"zzzzz": "1", "tie": "x"})
    assert str(caught.value) == wrong


# A table and values that don't belong together -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TooFew(OptionSet):
    TABLE: ClassVar[tuple[OptionInfo, ...]] = TABLE

    tie: str = "shared"


@dataclass(frozen=True, slots=True)
class TooMany(Options):
    more: str = "yes"


@dataclass(frozen=True, slots=True)
class Twice(Options):
    TABLE: ClassVar[tuple[OptionInfo, ...]] = (*TABLE, TABLE[0])


@pytest.mark.parametrize("options", [TooFew(), TooMany(), Twice(), Options(tie="draw")])
def test_a_table_must_fit_its_values(options: OptionSet) -> None:
    with pytest.raises(ValueError, match="and its table of options differ"):
        OptionReader(options, CATALOGUE, CODES)


def test_a_code_must_be_in_the_catalogue() -> None:
    with pytest.raises(KeyError, match="XX99"):
        OptionReader(Options(), CATALOGUE, CODES._replace(twice="XX99"))


# The games that there are ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_its_options(name: str) -> None:
    game = find_game(name)
    told = game_text(name)
    assert max(map(len, told.splitlines())) <= 88
    for option in game.options:
        assert f"\n{option.name}: " in told
        assert f"\n    {option.default} (default): " in told
        assert f"\n    source: rule sheet, {option.place}; " in told
        assert all(f"\n    {choice.name}: " in told for choice in option.choices[1:])
