"""Dominion: Seaside: the rule options of a game; `option_table` says what each is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dsnotation.core.options import OptionCodes, OptionInfo, OptionReader, OptionSet
from dsnotation.games.seaside.catalogue import CATALOGUE
from dsnotation.games.seaside.option_table import OPTION_INFO

__all__ = ["DEFAULTS", "OPTION_INFO", "READER", "Options"]


@dataclass(frozen=True, slots=True)
class Options(OptionSet):
    """The rule options of a game, at their recommended defaults (sheet section 8)."""

    TABLE: ClassVar[tuple[OptionInfo, ...]] = OPTION_INFO

    edition: str = "1e"
    outpost_text: str = "2009"
    embargo_text: str = "2009"
    treasury_text: str = "2009"
    throne_stays: str = "always"
    duration_idle: str = "discard-now"
    shuffle_timing: str = "when-needed"
    tiebreak_count_extra_turns: str = "no"
    empty_piles_to_end: str = "by-players"
    players_5_6: str = "no"
    island_throne: str = "two-cards"
    smugglers_counts: str = "gained"
    victory_tie: str = "turns"


DEFAULTS = Options()
READER = OptionReader(
    DEFAULTS,
    CATALOGUE,
    OptionCodes(unknown_option="SE0102", unknown_value="SE0105", no_value="SE0106", twice="SE0107"),
)
