"""Dominant Species: the rule options, one for every row of sheet section 13 that has a switch.

A record names those that differ from the default in its `Options` tag: `final-scoring=no, glaciation=first-space`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import NamedTuple


class OptionInfo(NamedTuple):
    """What an option is about. `values` has the default first; `row` is the row of sheet section 13."""

    name: str
    row: str
    values: tuple[str, ...]
    meaning: str


OPTION_INFO: tuple[OptionInfo, ...] = (
    OptionInfo("vp-marker", "1", ("from-pool", "extra"), "where the cube on the VP track comes from"),
    OptionInfo("idle-spaces", "2", ("allow", "forbid"), "a pawn on a space whose box is empty"),
    OptionInfo("initiative-forgo", "3", ("all", "swap-only", "none"), "which parts of Initiative are voluntary"),
    OptionInfo(
        "initiative-placement", "3a", ("this-turn", "next-turn"), "the turn the Initiative pawn is placed for"
    ),
    OptionInfo("initiative-on-self", "4", ("no", "waits"), "the Initiative pawn back onto Initiative"),
    OptionInfo(
        "instinct-passed-spaces", "5", ("allow", "forbid"), "Instinct onto a space already passed this turn"
    ),
    OptionInfo("glaciation", "7", ("leftmost-pawn", "first-space"), "the pawn that glaciates"),
    OptionInfo("regression-order", "8", ("pawn-order", "element-order"), "the order of Regression (no effect)"),
    OptionInfo("regression-per-disk", "9", ("no", "yes"), "two disks of a type in the box cost two"),
    OptionInfo("bag-short", "13", ("fill-in-order", "record-decides"), "how a bag that runs short is shared out"),
    OptionInfo("border-corners", "14", ("allow", "forbid"), "elements on corners at the edge of the board"),
    OptionInfo("empty-tile-domination", "25", ("allow", "forbid"), "Domination on a tile without species"),
    OptionInfo("dominance", "26", ("automatic", "claimed"), "whether dominance follows by itself or is claimed"),
    OptionInfo("opposing", "31", ("animal", "player"), "who is opposing: every other animal, or other players'"),
    OptionInfo("evolution-empty-pool", "34", ("limit", "kill-only"), "Evolution without species in the gene pool"),
    OptionInfo("ice-sheet-forgo", "35", ("no", "yes"), "Ice Sheet may be declined"),
    OptionInfo("immigrants-pawn", "40", ("available", "any"), "the pawn that can be lost to Immigrants"),
    OptionInfo("mammal-save", "44", ("optional", "forced"), "the mammal's save in Extinction"),
    OptionInfo("survival-tie", "46", ("nobody", "food-chain", "holder-keeps"), "a tie for the Survival card"),
    OptionInfo("final-scoring", "47", ("yes", "no"), "all tiles are scored at the end of the game"),
    OptionInfo("all-extinct", "49", ("off", "on"), "the game ends when no species is left anywhere"),
    OptionInfo("winner-tie", "50", ("food-chain", "shared"), "a tie for the win"),
    OptionInfo("several-animals", "51", ("off", "on"), "players with several animals each"),
    OptionInfo("planning-pass", "54", ("no", "yes"), "an animal may pass in Planning"),
)


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
        info = next((info for info in OPTION_INFO if info.name == name), None)
        if info is None:
            raise KeyError(name)
        if value not in info.values:
            raise ValueError(value)
        return replace(self, **{field_name(name): value})


def field_name(option: str) -> str:
    """The field of `Options` for the name that a record uses."""
    return option.replace("-", "_")


DEFAULTS = Options()
assert {field.name for field in fields(Options)} == {field_name(info.name) for info in OPTION_INFO}
