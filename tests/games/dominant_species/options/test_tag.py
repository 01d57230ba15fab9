"""The Options tag, and the table behind it. RULES 13."""

from __future__ import annotations

import pytest
from positions import tags

from dsnotation.core.options import field_name, options_text
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.option_table import OPTION_INFO
from dsnotation.games.dominant_species.options import DEFAULTS, Options
from dsnotation.replay.checking import check_text
from dsnotation.replay.random_play import RandomChooser


def read(text: str) -> tuple[Options, list[tuple[str, str, tuple[str, ...]]]]:
    setup, findings = GAME.setup({**tags("Ma In"), "Options": text})
    assert setup is not None
    assert all(finding.field == ("tag", "Options") for finding in findings)
    return setup.options, [(finding.code, finding.message, finding.hints) for finding in findings]


def test_every_option_and_value_is_read() -> None:
    for info in OPTION_INFO:
        for value in info.values:
            options, findings = read(f"{info.name}={value}")
            assert [code for code, _, _ in findings] == (
                ["DS0108"] if value == "on" and info.name == "several-animals" else []
            )
            assert options == DEFAULTS.with_value(info.name, value)


def test_what_is_written_is_read_back() -> None:
    options = DEFAULTS
    for info in OPTION_INFO:
        if info.name != "several-animals":
            options = options.with_value(info.name, info.values[-1])
    assert read(options_text(options.changed())) == (options, [])


@pytest.mark.parametrize("text", ["", " ", "Final-Scoring = NO", "final-scoring=no ,glaciation=first-space"])
def test_blanks_and_case_do_not_matter(text: str) -> None:
    assert read(text)[1] == []


def test_the_tag_may_be_in_any_case() -> None:
    setup, _ = GAME.setup({**tags("Ma In"), "OPTIONS": "final-scoring=no"})
    assert setup is not None
    assert setup.options.final_scoring == "no"


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("final-scorin=no", "DS0102", "did you mean final-scoring?"),
        ("finalscoring=no", "DS0102", "did you mean final-scoring?"),
        ("zzz=no", "DS0102", "options: vp-marker, "),
        ("glaciation=firstspace", "DS0105", "did you mean first-space?"),
        ("survival-tie=holder", "DS0105", "did you mean holder-keeps?"),
        ("final-scoring=maybe", "DS0105", "values: yes, no"),
        ("final-scoring=no, final-scoring=no", "DS0107", ""),
        ("final-scoring", "DS0106", "write it as final-scoring=yes or final-scoring=no"),
        ("final-scoring:no", "DS0106", "write it as final-scoring=yes or final-scoring=no"),
        ("final-scoring=", "DS0106", "write it as final-scoring=yes or final-scoring=no"),
        ("final-scoring=no, ", "DS0106", "write it as "),
        ("glaciation=first-space=x", "DS0106", "write it as glaciation="),
        ("=no", "DS0106", "write it as "),
    ],
)
def test_what_is_wrong_in_the_tag(text: str, code: str, hint: str) -> None:
    [(found, _, hints)] = read(text)[1]
    assert found == code
    assert hint in " ".join(hints)


def test_of_an_option_that_stands_twice_the_first_counts() -> None:
    options, findings = read("winner-tie=shared, winner-tie=food-chain")
    assert options.winner_tie == "shared"
    assert [code for code, _, _ in findings] == ["DS0107"]


def test_the_finding_points_at_the_tag() -> None:
    text = '[Game "dominant-species"]\n[Mammal "a"]\n[Bird "b"]\n[Options "glaciatio=x"]\n\nsetup\n'
    [finding] = [one for one in check_text(text.encode(), "game.dsn").findings if one.code == "DS0102"]
    assert finding.span is not None
    assert finding.span.line == 4


# The table -------------------------------------------------------------------------------------------------


def test_the_table_says_what_every_value_means() -> None:
    assert len({info.name for info in OPTION_INFO}) == len(OPTION_INFO)
    for info in OPTION_INFO:
        assert info.place
        assert info.meaning
        assert info.sources
        assert len(info.values) == len(set(info.values)) >= 2
        assert all(choice.meaning for choice in info.choices)
        assert getattr(DEFAULTS, field_name(info.name)) == info.values[0]


# Invented games --------------------------------------------------------------------------------------------


def test_invented_games_have_the_options_that_are_asked_for() -> None:
    made = GAME.invent_tags(3, RandomChooser(1, 0.9), {"final-scoring": "no", "all-extinct": "off"})
    assert made["Options"] == "final-scoring=no, all-extinct=off"
    assert GAME.invent_tags(3, RandomChooser(1, 0.9))["Options"] == "all-extinct=on"


@pytest.mark.parametrize("options", [{"final-scoring": "nope"}, {"finalscoring": "no"}, {"": ""}])
def test_options_that_do_not_exist_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError):
        GAME.invent_tags(3, RandomChooser(1, 0.9), options)
