"""The rule options of Seaside: every row of RULES 8, with its values, and the Options tag."""

from __future__ import annotations

import pytest

from dsnotation.core.options import field_name, options_text
from dsnotation.games.seaside.option_table import OPTION_INFO
from dsnotation.games.seaside.options import DEFAULTS, READER, Options

# RULES 8, the default first.
SHEET = {
    "edition": "1e 2e",
    "outpost-text": "2009 2022 2023",
    "embargo-text": "2009 2019",
    "treasury-text": "2009 2022",
    "throne-stays": "always only-if-doubled",
    "duration-idle": "discard-now keep",
    "shuffle-timing": "when-needed before",
    "tiebreak-count-extra-turns": "no yes",
    "empty-piles-to-end": "by-players 3 4",
    "players-5-6": "no yes",
    "island-throne": "two-cards",
    "smugglers-counts": "gained bought",
    "victory-tie": "turns shared",
}
CHOICES = [(info.name, value) for info in OPTION_INFO for value in info.values]


def test_the_options_are_those_of_the_sheet() -> None:
    assert {info.name: " ".join(info.values) for info in OPTION_INFO} == SHEET


def test_the_defaults_are_those_of_the_sheet() -> None:
    assert DEFAULTS.named() == {name: values.split()[0] for name, values in SHEET.items()}
    assert Options() == DEFAULTS
    assert DEFAULTS.changed() == {}


def test_the_table_says_what_every_value_means() -> None:
    for info in OPTION_INFO:
        assert info.place.startswith("section")
        assert info.meaning
        assert info.sources
        assert len(info.values) == len(set(info.values))
        assert all(choice.meaning for choice in info.choices)


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_every_option_and_value_is_read(name: str, value: str) -> None:
    options, findings = READER.read(f"{name}={value}")
    assert findings == []
    assert options == DEFAULTS.with_value(name, value)
    assert getattr(options, field_name(name)) == value


def test_what_is_written_is_read_back() -> None:
    options = DEFAULTS
    for info in OPTION_INFO:
        options = options.with_value(info.name, info.values[-1])
    assert len(options.changed()) == len(OPTION_INFO) - 1  # island-throne has one value
    assert READER.read(options_text(options.changed())) == (options, [])


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("outpost=2022", "SE0102", "did you mean outpost-text?"),
        ("outpost_text=2022", "SE0102", "did you mean outpost-text?"),
        ("zzz=2022", "SE0102", "options: edition, outpost-text, "),
        ("outpost-text=2019", "SE0105", "values: 2009, 2022, 2023"),
        ("duration-idle=discard_now", "SE0105", "did you mean discard-now?"),
        ("island-throne=one-card", "SE0105", "values: two-cards"),
        ("players-5-6", "SE0106", "write it as players-5-6=no or players-5-6=yes"),
        ("edition=1e, edition=2e", "SE0107", ""),
    ],
)
def test_what_is_wrong_in_the_tag(text: str, code: str, hint: str) -> None:
    [finding] = READER.read(text)[1]
    assert (finding.code, finding.field) == (code, ("tag", "Options"))
    assert hint in " ".join(finding.hints)
