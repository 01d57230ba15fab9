"""Dominant Species: the kinds of decisions: the functions for each, the rule that asks for it, and who has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from dsnotation.core.game import CHANCE, EVERYBODY, Chooser, Decision, Draft
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import (
    cards_elements,
    cards_species,
    cards_victims,
    chance,
    competition,
    domination,
    elements,
    glaciation,
    planning,
    regression,
    reset,
    species,
    wanderlust,
)
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, FREE_SPACES, SPACE
from dsnotation.games.dominant_species.moves import MOVES
from dsnotation.games.dominant_species.state import ALL_ACTORS, CHANCE_ACTOR, PHASES, Pending, State


class Action(NamedTuple):
    """The three functions of a kind of decision, and the rule that asks for it."""

    check: Callable[[State, Pending, Any, Report], None]
    apply: Callable[[State, Pending, Any, list[Any]], None]
    compose: Callable[[State, Pending, Chooser], Any]
    rule: str


def _action(module: Any, name: str, rule: str) -> Action:
    return Action(
        getattr(module, f"check_{name}"),
        getattr(module, f"apply_{name}"),
        getattr(module, f"compose_{name}"),
        rule,
    )


ACTIONS: dict[str, Action] = {
    "reveal-tiles": _action(chance, "reveal_tiles", "DS1007"),
    "reveal-cards": _action(chance, "reveal_cards", "DS1004"),
    "draw-elements": _action(chance, "draw_elements", "DS1002"),
    "draw-symbiotic": _action(cards_elements, "draw_symbiotic", "DS1008"),
    "place-pawn": _action(planning, "place_pawn", "DS0301"),
    "initiative": _action(planning, "initiative", "DS0304"),
    "adaptation": _action(elements, "adaptation", "DS0401"),
    "regression": _action(regression, "regression", "DS0403"),
    "abundance": _action(elements, "abundance", "DS0401"),
    "wasteland": _action(elements, "wasteland", "DS0401"),
    "depletion": _action(elements, "depletion", "DS0410"),
    "glaciation": _action(glaciation, "glaciation", "DS0503"),
    "speciation": _action(species, "speciation", "DS0602"),
    "free-speciation": _action(species, "free_speciation", "DS0604"),
    "wanderlust": _action(wanderlust, "wanderlust", "DS0505"),
    "tile-migration": _action(wanderlust, "tile_migration", "DS0510"),
    "migration": _action(species, "migration", "DS0612"),
    "competition": _action(competition, "competition", "DS0701"),
    "free-competition": _action(competition, "free_competition", "DS0703"),
    "domination": _action(domination, "domination", "DS0801"),
    "take-card": _action(domination, "take_card", "DS0803"),
    "aquatic": _action(cards_elements, "aquatic", "DS0902"),
    "biomass": _action(cards_victims, "biomass", "DS0906"),
    "blight": _action(cards_elements, "blight", "DS0907"),
    "catastrophe": _action(cards_victims, "catastrophe", "DS0910"),
    "evolution": _action(cards_victims, "evolution", "DS0911"),
    "fecundity": _action(cards_species, "fecundity", "DS0913"),
    "fertile": _action(cards_species, "fertile", "DS0913"),
    "habitat": _action(cards_elements, "habitat", "DS0915"),
    "hibernation": _action(cards_species, "hibernation", "DS0919"),
    "ice-sheet": _action(glaciation, "ice_sheet", "DS0928"),
    "instinct": _action(planning, "instinct", "DS0931"),
    "lose": _action(cards_elements, "lose", "DS0914"),
    "mass-exodus": _action(cards_species, "mass_exodus", "DS0921"),
    "metamorphosis": _action(cards_elements, "metamorphosis", "DS0914"),
    "predator": _action(cards_victims, "predator", "DS0923"),
    "save-mammal": _action(reset, "save_mammal", "DS1010"),
}
# Decisions that come up only if there is something to choose (sheet 16).
_CONDITIONAL = frozenset(
    {"free-speciation", "free-competition", "tile-migration", "save-mammal", "evolution", "fecundity"}
    | {"hibernation", "aquatic", "biomass", "predator", "ice-sheet"}
)
# Decisions that only one animal ever has.
OWNERS = {"free-speciation": "In", "free-competition": "Ar", "save-mammal": "Ma"}
# An action belongs to a space; a pawn that is placed names one freely.
_AT_A_SPACE = frozenset(
    kind for kind, move in MOVES.items() if kind != "place-pawn" and "space" in move.__dataclass_fields__
)
# Which decisions may be answered several on a line, and how that line begins.
_LISTED = {"place-pawn": "plan"}
_ACTOR_NAMES: dict[int, str] = {CHANCE_ACTOR: CHANCE, ALL_ACTORS: EVERYBODY, **dict(enumerate(ANIMALS))}


def actor_name(actor: int) -> str:
    """The name of who decides, as moves have it. Raises KeyError for a number that is nobody's."""
    return _ACTOR_NAMES[actor]


@lru_cache(maxsize=1024)  # a replay asks for the same decision several times
def decision_of(actor: int, kind: str, space: str | None, turn: int, phase: int) -> Decision:
    """A decision as everything above the game knows it."""
    return Decision(
        actor_name(actor),
        kind,
        ACTIONS[kind].rule,
        turn,
        PHASES[phase],
        space,
        given=(("space", space),) if space is not None and kind in _AT_A_SPACE else (),
        listed=_LISTED.get(kind),
    )


def answers(move: Any, pending: Pending) -> bool:
    """Whether a move is what a decision asks for: its kind, by its animal, for its pawn."""
    if move.kind != pending.kind or move.actor != _ACTOR_NAMES[pending.actor]:
        return False
    space = pending.space
    on_display = space in SPACE or space in FREE_SPACES
    return not on_display or getattr(move, "space", space) == space


def may_be_unasked(kind: str, space: str | None) -> bool:
    """Whether a decision comes up only if there is something to choose; see `core.game.Game.may_be_unasked`."""
    return kind in _CONDITIONAL or (kind == "regression" and space == "reg.free")


def could_be_asked(state: State, draft: Draft) -> bool:
    """Whether an animal ever has such a decision; see `core.game.Game.could_be_asked`. The choices of a card are
    written with the card, so that they are those of whoever takes it."""
    actor = draft.actor
    if actor is None or actor not in ANIMAL:
        return True
    owner = OWNERS.get(draft.kind, "Re" if draft.kind == "regression" else actor)
    return actor == owner and ANIMAL[actor] in state.animals
