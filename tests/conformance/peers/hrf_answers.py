"""Decisions of ours that Haunt Roll Fail takes in several steps: one species, one disk or one tile at a time.

After each step the part of our move that is known by then is played on a copy and compared.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.components import ANIMALS
from dsnotation.games.dominant_species.state import State
from peers import blocks, names
from peers.blocks import DECLINE, beside
from peers.hrf import HrfScript
from peers.hrf_words import WORD
from peers.names import mv


def _initiative(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    step = script.step(state, actor, "ImproveInitiativeAction", "PlanningMainAction")
    legal = list(GAME.legal_moves(state))
    script.options("initiative-swap", step, state, lambda: {(move.swap,) for move in legal})
    swap = step["act"] == "ImproveInitiativeAction"
    partial = script.partial(state, mv.Initiative(actor, "ini", swap, None))
    step = script.step(partial, actor, "PlanningAction")
    script.options("initiative", step, state, lambda: {(move.target,) for move in legal if move.swap == swap})
    return mv.Initiative(actor, "ini", swap, names.SPACE[step["args"]["space"]])


def _speciation(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    space: Any = decision.space
    step = script.step(state, actor, "SpeciationAction", "EndAction")
    first = blocks.speciation(state) if script.lists else set()
    script.options("speciation", step, state, lambda: first)
    move = mv.Speciation(actor, space, None, None, ())
    while step["act"] == "SpeciationAction":
        hex_, count, element, corner = (step["args"][name] for name in ("hex", "count", "element", "corner"))
        places = (*move.placements, mv.Placement(hex_, count))
        move = mv.Speciation(actor, space, WORD[element], WORD[corner], places)
        if not script.is_next(decision, "SpeciationAction", "EndAction"):
            break
        step = script.step(script.partial(state, move), actor, "SpeciationAction", "EndAction")
        there = [mv.Placement(block[1], block[2]) for block in first if block and block[0] == move.corner]
        now = move
        script.options(
            "speciation",
            step,
            state,
            lambda now=now, there=there: {  # type: ignore[misc]
                DECLINE,
                *((now.corner, one.hex, one.count) for one in beside(state, now, "placements", there)),
            },
        )
    return move


def _free_speciation(script: HrfScript, decision: Decision, state: State) -> Any:
    step = script.step(state, decision.actor, "SpeciationAction", "EndAction")
    script.options(
        decision.kind,
        step,
        state,
        lambda: {(move.hex, 1) if move.hex else DECLINE for move in GAME.legal_moves(state)},
    )
    hex_ = step["args"]["hex"] if step["act"] == "SpeciationAction" else None
    return mv.FreeSpeciation(decision.actor, hex_)


def _wanderlust(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    space: Any = decision.space
    step = script.step(state, actor, "WanderlustAction", "EndAction")
    script.options("wanderlust", step, state, lambda: blocks.wanderlust(state))
    if step["act"] == "EndAction":
        return mv.Wanderlust(actor, space, None, None, None, None, None)
    args = step["args"]
    move = mv.Wanderlust(actor, space, WORD[args["terrain"]], args["stack"], args["hex"], None, None)
    first = ANIMALS[state.animals[0]]
    following = script.peek()
    if following.get("act") == "WanderlustMoveAction" and names.ANIMAL[following["args"]["next"]] != first:
        return move
    step = script.step(script.partial(state, move), actor, "WanderlustResourceAction", "WanderlustMoveAction")
    script.options("wanderlust", step, state, lambda: blocks.wanderlust_element(state, move))
    if step["act"] == "WanderlustMoveAction":
        return move
    args = step["args"]
    return dataclasses.replace(move, element=WORD[args["element"]], corner=WORD[args["corner"]])


def _tile_migration(script: HrfScript, decision: Decision, state: State) -> Any:
    acts = ("WanderlustMoveFromAction", "WanderlustMoveAction", "EndAction")
    counts: Counter[tuple[str, str]] = Counter()
    while script.is_next(decision, *acts):
        move = _arrivals(counts)
        step = script.step(script.partial(state, move), None, *acts)
        animal = names.ANIMAL[step["animal"]]
        script.options("tile-migration", step, state, lambda now=animal: _arriving(state, counts, now))  # type: ignore[misc]
        if step["act"] == "WanderlustMoveFromAction":
            counts[animal, step["args"]["from"]] += 1
    return _arrivals(counts)


def _arrivals(counts: Counter[tuple[str, str]]) -> Any:
    return mv.TileMigration(tuple(mv.Arrival(animal, hex_, n) for (animal, hex_), n in counts.items()))


def _arriving(state: State, counts: Counter[tuple[str, str]], animal: str) -> set[Any]:
    """The tiles that one more species of an animal can come from."""
    target = state.pending[-1].detail[0]
    found: set[Any] = {DECLINE}
    for one, origin, count in blocks.tile_migration(state):
        if one == animal and count == 1 and not GAME.check(state, _arrivals(counts + Counter([(one, origin)]))):
            found.add((origin, HEXES[target]))
    return found


def _migration(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    counts: Counter[tuple[str, str]] = Counter()
    step = script.step(state, actor, "MigrateToAction", "EndAction")
    first = blocks.migration(state) if script.lists else set()
    script.options("migration", step, state, lambda: first)

    def walks() -> Any:
        return _walks(decision, counts)

    while step["act"] == "MigrateToAction":
        counts[step["args"]["from"], step["args"]["to"]] += 1
        if not script.is_next(decision, "MigrateToAction", "EndAction"):
            break
        step = script.step(script.partial(state, walks()), actor, "MigrateToAction", "EndAction")
        script.options("migration", step, state, lambda: _going(decision, state, counts, first))
    return walks()


def _walks(decision: Decision, counts: Counter[tuple[str, str]]) -> Any:
    walks = (mv.Walk(origin, target, n) for (origin, target), n in counts.items())
    return mv.Migration(decision.actor, decision.space, tuple(walks))


def _going(decision: Decision, state: State, counts: Counter[tuple[str, str]], first: set[Any]) -> set[Any]:
    """The steps that one more species can make."""
    legal = (step for step in first if step and not GAME.check(state, _walks(decision, counts + Counter([step]))))
    return {DECLINE, *legal}


def victims(
    script: HrfScript, decision: Decision, state: State, act: str, first: set[Any], **parts: Any
) -> tuple[Any, ...]:
    """One victim a step, as long as they go on; `first` is what may be chosen at the first step."""
    found: list[Any] = []
    move_type: Any = mv.MOVES[decision.kind]
    declinable = DECLINE in first
    while script.is_next(decision, act, "EndAction"):
        move = move_type(actor=decision.actor, victims=tuple(found), **parts)
        step = script.step(script.partial(state, move), decision.actor, act, "EndAction")
        script.options(decision.kind, step, state, lambda now=move: _next_victims(state, now, first, declinable))  # type: ignore[misc]
        if step["act"] == "EndAction":
            break
        found.append(mv.Victim(step["args"]["hex"], names.ANIMAL[step["args"]["victim"]]))
    return tuple(found)


def _next_victims(state: State, move: Any, first: set[Any], declinable: bool) -> set[Any]:
    if move.kind in ("biomass", "predator"):  # one on each tile, none left out
        seen = {victim.hex for victim in move.victims}
        return {block for block in first if block[0] not in seen}
    options = [mv.Victim(*block) for block in first if block]
    left: set[Any] = {(one.hex, one.animal) for one in beside(state, move, "victims", options)}
    return left | {DECLINE} if declinable else left


def _competition(script: HrfScript, decision: Decision, state: State) -> Any:
    first = blocks.victims(state) | {DECLINE}
    chosen = victims(script, decision, state, "CompetitionAction", first, space=decision.space)
    return mv.Competition(decision.actor, decision.space, chosen)


def _free_competition(script: HrfScript, decision: Decision, state: State) -> Any:
    step = script.step(state, decision.actor, "CompetitionAction", "EndAction")
    script.options(decision.kind, step, state, lambda: blocks.free_competition(state))
    if step["act"] == "EndAction":
        return mv.FreeCompetition(decision.actor, None)
    victim = mv.Victim(step["args"]["hex"], names.ANIMAL[step["args"]["victim"]])
    return mv.FreeCompetition(decision.actor, victim)


ANSWERS: dict[str, Callable[[HrfScript, Decision, State], Any]] = {
    "initiative": _initiative,
    "speciation": _speciation,
    "free-speciation": _free_speciation,
    "wanderlust": _wanderlust,
    "tile-migration": _tile_migration,
    "migration": _migration,
    "competition": _competition,
    "free-competition": _free_competition,
}
