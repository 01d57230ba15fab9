"""Every known difference between another engine and ours, with the row of RULES.md section 13 that names it.

An option of ours that makes the two agree is switched on in the games of that engine (`OPTIONS`) and leaves no
difference. What no option covers is an error of that engine: it is recognised one by one, where it happens, our
position then takes over their value of just these entries, and the comparison goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dsnotation.games.dominant_species.board import HEX
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMAL_WORDS,
    AR,
    DEFAULT_ELEMENTS,
    ELEMENT_WORDS,
    ELEMENTS,
    MA,
)

if TYPE_CHECKING:
    from dsnotation.games.dominant_species.state import State
    from peers.position import Difference
    from peers.replay import Script

# Row -> the option by which our engine plays as Haunt Roll Fail does.
HRF_OPTIONS: dict[str, str] = {
    "2": "idle-spaces=forbid",
    "3": "initiative-forgo=swap-only",
    "4": "initiative-on-self=waits",
    "7": "glaciation=first-space",
    "25": "empty-tile-domination=forbid",
    "34": "evolution-empty-pool=kill-only",
    "35": "ice-sheet-forgo=yes",
    "49": "all-extinct=on",
    "section 14": "habitat-disk=abundance-row",
}
# The same for Board Game Fiesta.
BGF_OPTIONS: dict[str, str] = {
    "3": "initiative-forgo=none",
    "7": "glaciation=first-space",
    "35": "ice-sheet-forgo=yes",
}


@dataclass(frozen=True)
class Explanation:
    """A known error of another engine that shows in positions.

    `covers` recognises the entries in which the positions then differ; `codes` are the rules by which our `check`
    refuses what that engine let through (it is played all the same).
    """

    key: str
    meaning: str
    applies: Callable[[Script, Difference, str], bool] | None = None
    codes: frozenset[str] = frozenset()
    stays: bool = False  # can't be taken over; shows again until it passes

    def covers(self, script: Script, difference: Difference, context: str) -> bool:
        return self.applies is not None and self.applies(script, difference, context)


@dataclass(frozen=True)
class ListExplanation:
    """A known difference between lists of options: what only we offer, and what only they do."""

    key: str
    meaning: str
    kinds: frozenset[str]
    applies: Callable[[Script, State, set[Any], set[Any]], bool]

    def covers(self, script: Script, kind: str, state: State, ours: set[Any], theirs: set[Any]) -> bool:
        return kind in self.kinds and self.applies(script, state, ours, theirs)


def _equal_cubes(script: Script, difference: Difference, context: str) -> bool:
    """Fewer cubes hibernate there, though as many are on the tile."""
    if difference.field != "hibernating" or any(one.field == "species" for one in script.found):
        return False
    return bool(sum((difference.theirs or {}).values()) < sum((difference.ours or {}).values()))


HRF_EXPLANATIONS: tuple[Explanation, ...] = (
    Explanation(
        "section 16: equal cubes",
        "which of an animal's cubes on a tile is hit, a hibernating one or another, is up to the engine: "
        "we hit hibernating ones last",
        _equal_cubes,
    ),
)
HRF_LISTS: tuple[ListExplanation, ...] = (
    ListExplanation(
        "row 32, lists",
        "Evolution: both replacements are compulsory while possible; declining is not offered",
        frozenset({"evolution"}),
        lambda script, state, ours, theirs: ours == {()} and not theirs,
    ),
    ListExplanation(
        "row 38, lists",
        "Hibernation: at least one species; declining is not offered",
        frozenset({"hibernation"}),
        lambda script, state, ours, theirs: ours == {()} and not theirs,
    ),
    ListExplanation(
        "row 43, lists",
        "Metamorphosis: gained first, then any added disk is given up, the new one too",
        frozenset({"metamorphosis"}),
        lambda script, state, ours, theirs: not ours and len(theirs) == 1,
    ),
    ListExplanation(
        "row 36, lists",
        "Aquatic without a vacant corner on a sea or wetland: no species either",
        frozenset({"aquatic"}),
        lambda script, state, ours, theirs: not theirs,
    ),
)


def _pool_at_start(script: Any, difference: Difference, context: str) -> bool:
    return bool(not script.index and difference.field == "pool" and difference.theirs == difference.ours + 2)


def _stuck(script: Any, difference: Difference, context: str) -> bool:
    """An added element of the printed type that they can't take from a display any more."""
    if difference.field != "displays":
        return False
    printed = ELEMENTS[max(range(6), key=DEFAULT_ELEMENTS[ANIMAL[difference.entry]].__getitem__)]
    more = len(difference.theirs) - len(difference.ours)
    return more > 0 and sorted(difference.ours + printed * more) == sorted(difference.theirs)


def _lost_disks(script: Any, difference: Difference, context: str) -> bool:
    if difference.field != "bag":
        return False
    kept = sum(
        one.theirs.count(difference.entry) - one.ours.count(difference.entry)
        for one in script.found
        if _stuck(script, one, context)
    )
    lost = script.grown("lost", ELEMENT_WORDS[difference.entry])
    return bool(difference.ours - difference.theirs == lost + kept)


def _bonus_for_three(script: Any, difference: Difference, context: str) -> bool:
    if difference.field != "vp":
        return False
    times = script.grown("b3", ANIMAL_WORDS[difference.entry])
    return bool(times and difference.ours - difference.theirs == 2 * times)


def _ecodiversity(script: Any, difference: Difference, context: str) -> bool:
    return difference.field == "vp" and "30" in script.bugs and difference.theirs > difference.ours


def _evolution(script: Any, difference: Difference, context: str) -> bool:
    if difference.field not in ("pool", "eliminated"):
        return False
    back = script.grown("evo", ANIMAL_WORDS[difference.entry])
    sign = 1 if difference.field == "pool" else -1
    return bool(back and difference.theirs - difference.ours == sign * back)


def _instinct(script: Any, difference: Difference, context: str) -> bool:
    more = difference.field == "pawns" and difference.theirs == difference.ours + 1
    return bool(more and script.since_then("instinct"))


def _pawn_kept(script: Any, difference: Difference, context: str) -> bool:
    played = script.played
    placed = getattr(played, "kind", "") == "initiative" and played.target is None
    return bool(placed and difference.field == "pawns" and difference.theirs == difference.ours - 1)


def _hibernating(script: Any, difference: Difference, context: str) -> bool:
    return bool(difference.field == "hibernating" and script.since_then("mass-exodus"))


def _arachnid(script: Any, difference: Difference, context: str) -> bool:
    return "23" in script.bugs and difference.field in ("species", "eliminated")


SAVE_OF_SAFE = Explanation(
    "beside row 44",
    "the mammal's save is accepted where its species are safe anyway (no effect)",
    codes=frozenset({"DS1010"}),
)
BY_TILE = Explanation("row 45", "what hibernates is safe by its tile, not by its cube", _hibernating)
BGF_EXPLANATIONS: tuple[Explanation, ...] = (
    Explanation("row 1", "the gene pool starts with two species too many", _pool_at_start),
    Explanation("row 6", "Instinct makes a new pawn", _instinct),
    Explanation("row 12", "disks that leave a display, earth or a box are lost", _lost_disks),
    Explanation(
        "rows 21, 22",
        "Competition tells tiles apart by the terrain under the tundra",
        codes=frozenset({"DS0701", "DS0702"}),
    ),
    Explanation("row 23", "the arachnid's free Competition strikes several tiles", _arachnid),
    Explanation(
        "row 24",
        "without arachnids the first Competition space takes any terrain and keeps its pawn",
        _pawn_kept,
        codes=frozenset({"DS0307"}),
    ),
    Explanation("row 28", "the bonus for three is 4", _bonus_for_three),
    Explanation("row 30", "Ecodiversity pays all animals", _ecodiversity),
    Explanation("row 33", "Evolution puts the replaced species back into the gene pool", _evolution),
    BY_TILE,
    Explanation("row 37", "Aquatic on a frozen sea or wetland", codes=frozenset({"DS0902"})),
    SAVE_OF_SAFE,
    Explanation(
        "section 14: own element",
        "an added element of the animal's own printed type can become impossible to lose",
        _stuck,
    ),
)
BGF_LISTS: tuple[ListExplanation, ...] = (
    ListExplanation(
        "row 24, lists",
        "without arachnids the last Competition space is missing",
        frozenset({"place-pawn", "initiative", "instinct"}),
        lambda script, state, ours, theirs: ours == {"com.7"} and not theirs and AR not in state.animals,
    ),
    ListExplanation(
        "row 5, lists",
        "Instinct is never offered Initiative, but the places of the free actions",
        frozenset({"instinct"}),
        lambda script, state, ours, theirs: (
            ours <= {"ini", "com.7"} and theirs <= {"reg.free", "spe.free", "com.free"}
        ),
    ),
    ListExplanation(
        "beside row 44, lists",
        "the mammal's save is offered where its species hibernate (no effect)",
        frozenset({"save-mammal"}),
        lambda script, state, ours, theirs: (
            not ours and all(state.hibernating[HEX[hex_] * 6 + MA] for hex_ in theirs)
        ),
    ),
    ListExplanation(
        "section 14: Regression, lists",
        "Regression offers types of which the animal has only the printed ones (no effect)",
        frozenset({"regression"}),
        lambda script, state, ours, theirs: not ours,
    ),
)


# The same errors in `cross`, which has no help keys.


def _cross_bag(script: Any, difference: Difference, context: str) -> bool:
    return bool(difference.field == "bag" and difference.theirs < difference.ours)


def _cross_three(script: Any, difference: Difference, context: str) -> bool:
    return bool(difference.field == "vp" and difference.ours - difference.theirs == 2)


def _cross_ecodiversity(script: Any, difference: Difference, context: str) -> bool:
    taken = script.since_then("take-card")
    more = difference.field == "vp" and difference.theirs > difference.ours
    return bool(more and taken and taken.card == "Ecodiversity" and taken.actor != difference.entry)


def _cross_evolution(script: Any, difference: Difference, context: str) -> bool:
    sign = {"pool": 1, "eliminated": -1}.get(difference.field, 0)
    back = sign * (difference.theirs - difference.ours) if sign else 0
    return bool(back in (1, 2) and script.since_then("evolution"))


CROSS_BGF_EXPLANATIONS: tuple[Explanation, ...] = (
    Explanation("row 1", "the gene pool starts with two species too many", _pool_at_start),
    Explanation("row 6", "Instinct makes a new pawn", _instinct),
    Explanation("row 12", "disks that leave a display, earth or a box are lost", _cross_bag),
    Explanation("row 28", "the bonus for three is 4", _cross_three),
    Explanation("row 30", "Ecodiversity pays all animals", _cross_ecodiversity),
    Explanation("row 33", "Evolution puts the replaced species back into the gene pool", _cross_evolution),
    Explanation(
        "section 14: own element",
        "an added element of the animal's own printed type can become impossible to lose",
        _stuck,
    ),
    Explanation(
        "beside row 46",
        "Survival may name an animal that has no species on tundra any more (no effect)",
        lambda script, difference, context: difference.field == "survival" and difference.ours is None,
        stays=True,
    ),
    SAVE_OF_SAFE,
    BY_TILE,
)
CORRECTED_BGF_EXPLANATIONS: tuple[Explanation, ...] = (SAVE_OF_SAFE, BY_TILE)


# Counted by the readers where they happen: what was done there is no move at all here.
BY_READERS: dict[str, str] = {
    "row 5": "Instinct onto the space that is just being executed lets it act once more at once",
    "row 24": "without arachnids the first Competition space takes any terrain and keeps its pawn",
    "row 36": "Aquatic without a vacant corner on a sea or wetland: the whole card is lost",
    "row 37": "Aquatic on a frozen sea or wetland",
    "row 43": "Metamorphosis: the disk just taken may be the one given up",
    "section 14: no pawn": "the first animal is asked to plan even without a pawn; nothing is placed",
    "section 14: free slots": "Instinct may use the place of a free action",
    "section 14: own element": "an added element of the animal's own printed type can become impossible to lose",
    "beside row 44": "the mammal's save is accepted where its species are safe anyway (no effect)",
}


def meanings() -> dict[str, str]:
    """What every key means."""
    known: tuple[Explanation | ListExplanation, ...] = (
        *HRF_EXPLANATIONS,
        *BGF_EXPLANATIONS,
        *CROSS_BGF_EXPLANATIONS,
        *HRF_LISTS,
        *BGF_LISTS,
    )
    return {**BY_READERS, **{one.key: one.meaning for one in known}}
