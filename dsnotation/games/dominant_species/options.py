"""Dominant Species: the rule options of a game; `option_table` says what each is about.

A record names those that differ from the default in its `Options` tag: `final-scoring=no, glaciation=first-space`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches

from dsnotation.core.findings import Finding
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.option_table import OPTION_INFO, OPTIONS_BY_NAME

__all__ = ["DEFAULTS", "OPTION_INFO", "Options", "field_name", "options_text", "read_options"]


@dataclass(frozen=True, slots=True)
class Options:
    """The rule options of a game, at their recommended defaults (sheet section 13)."""

    vp_marker: str = "from-pool"
    idle_spaces: str = "allow"
    initiative_forgo: str = "all"
    initiative_placement: str = "this-turn"
    initiative_on_self: str = "no"
    instinct_passed_spaces: str = "allow"
    glaciation: str = "leftmost-pawn"
    regression_order: str = "pawn-order"
    regression_per_disk: str = "no"
    bag_short: str = "fill-in-order"
    border_corners: str = "allow"
    empty_tile_domination: str = "allow"
    dominance: str = "automatic"
    opposing: str = "animal"
    evolution_empty_pool: str = "limit"
    ice_sheet_forgo: str = "no"
    habitat_disk: str = "bag"
    immigrants_pawn: str = "available"
    mammal_save: str = "optional"
    survival_tie: str = "nobody"
    final_scoring: str = "yes"
    all_extinct: str = "off"
    winner_tie: str = "food-chain"
    several_animals: str = "off"
    planning_pass: str = "no"

    def changed(self) -> dict[str, str]:
        """The options that differ from the default, by the name a record uses."""
        values = {info.name: getattr(self, field_name(info.name)) for info in OPTION_INFO}
        return {info.name: values[info.name] for info in OPTION_INFO if values[info.name] != info.values[0]}

    def with_value(self, name: str, value: str) -> Options:
        """The same options with one changed; `name` as in a record. Raises KeyError or ValueError."""
        if value not in OPTIONS_BY_NAME[name].values:
            raise ValueError(value)
        return replace(self, **{field_name(name): value})


def field_name(option: str) -> str:
    """The field of `Options` for the name that a record uses."""
    return option.replace("-", "_")


DEFAULTS = Options()


def options_text(values: Mapping[str, str]) -> str:
    """The text of an `Options` tag."""
    return ", ".join(f"{name}={value}" for name, value in values.items())


def read_options(text: str, tag: str = "Options") -> tuple[Options, list[Finding]]:
    """The rule options of a tag's text, `name=value, name=value`, and what is wrong with it.

    What is wrong is left at its default; of an option that stands twice the first one counts.
    """
    options = DEFAULTS
    findings: list[Finding] = []

    def report(code: str, message: str, *hints: str) -> None:
        findings.append(CATALOGUE.finding(code, message, field=("tag", tag), hints=hints))

    seen: set[str] = set()
    for part in text.split(",") if text.strip() else ():
        name, equals, value = (side.strip().lower() for side in part.partition("="))
        info = OPTIONS_BY_NAME.get(name)
        if not (name and equals and value) or "=" in value:
            report("DS0106", f"{part.strip()!r} is no option with its value", *_example(name))
        elif info is None:
            report("DS0102", f"there is no option {name!r}", *_nearest(name, OPTIONS_BY_NAME, "options"))
        elif value not in info.values:
            report("DS0105", f"{name} can't be {value!r}", *_nearest(value, info.values, "values"))
        elif name in seen:
            report("DS0107", f"the option {name} stands twice")
        else:
            options = options.with_value(name, value)
        seen.add(name)
    return options, findings


def _nearest(word: str, known: Iterable[str], what: str) -> Iterator[str]:
    """What may have been meant, and what there is."""
    known = list(known)
    near = get_close_matches(word, known, n=1, cutoff=0.4)
    if near:
        yield f"did you mean {near[0]}?"
    if not near or what == "values":
        yield f"{what}: {', '.join(known)}"


def _example(name: str) -> Iterator[str]:
    """How an option is written: the one that was probably meant, if any."""
    near = get_close_matches(name, OPTIONS_BY_NAME, n=1, cutoff=0.4)
    info = OPTIONS_BY_NAME[near[0]] if near else OPTION_INFO[0]
    yield f"write it as {' or '.join(f'{info.name}={value}' for value in info.values)}"


assert {field.name for field in fields(Options)} == {field_name(info.name) for info in OPTION_INFO}
