"""Dominant Species: the rule options of a game; `option_table` says what each is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dsnotation.core.options import OptionCodes, OptionInfo, OptionReader, OptionSet
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.option_table import OPTION_INFO

__all__ = ["DEFAULTS", "OPTION_INFO", "READER", "Options"]


@dataclass(frozen=True, slots=True)
class Options(OptionSet):
    """The rule options of a game, at their recommended defaults (sheet section 13)."""

    TABLE: ClassVar[tuple[OptionInfo, ...]] = OPTION_INFO

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


DEFAULTS = Options()
READER = OptionReader(
    DEFAULTS,
    CATALOGUE,
    OptionCodes(unknown_option="DS0102", unknown_value="DS0105", no_value="DS0106", twice="DS0107"),
)
