"""Decisions about cards that Haunt Roll Fail takes in several steps: see `hrf_answers`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.cards import aquatic_element_possible
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, ELEMENT, ELEMENTS
from dsnotation.games.dominant_species.effects import eliminate, gain_element, remove_element
from dsnotation.games.dominant_species.state import EMPTY, State
from peers import blocks, names
from peers.blocks import DECLINE, beside
from peers.hrf import HrfScript
from peers.hrf_answers import victims
from peers.hrf_words import WORD, listed_options
from peers.names import mv


def _one_each(script: HrfScript, decision: Decision, state: State) -> Any:
    chosen = victims(script, decision, state, "CompetitionAction", blocks.victims(state) - {DECLINE})
    move_type: Any = mv.MOVES[decision.kind]
    return move_type(decision.actor, chosen)


def _evolution(script: HrfScript, decision: Decision, state: State) -> Any:
    chosen = victims(script, decision, state, "EvolutionAction", blocks.victims(state, full=1))
    return mv.Evolution(decision.actor, chosen)


def _aquatic(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    element = corner = None
    now = state
    if script.peek()["t"] == "mark" and not aquatic_element_possible(state):
        script.tally.explained["row 36"] += 1
        return mv.Aquatic(actor, None, None, None, 0)
    step = script.step(state, actor, "AquaticResourceAction", "EndAction")
    if step["act"] == "AquaticResourceAction" or aquatic_element_possible(state):
        script.options("aquatic", step, state, lambda: blocks.aquatic_element(state))
        element, corner = WORD[step["args"]["element"]], WORD[step["args"]["corner"]]
        move = mv.Aquatic(actor, element, corner, None, 0)
        now = script.partial(state, move)
        if not script.is_next(decision, "SpeciationAction", "EndAction"):
            return move
        step = script.step(now, actor, "SpeciationAction", "EndAction")
    script.options("aquatic", step, state, lambda: blocks.aquatic_species(state, actor, element, corner))
    placed = step["act"] == "SpeciationAction"
    hex_, count = (step["args"]["hex"], step["args"]["count"]) if placed else (None, 0)
    return mv.Aquatic(actor, element, corner, hex_, count)


def _fecundity(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    first = blocks.fecundity(state)
    move = mv.Fecundity(actor, ())
    while script.is_next(decision, "SpeciationAction", "EndAction"):
        step = script.step(script.partial(state, move), actor, "SpeciationAction", "EndAction")
        names_ = [block[0] for block in first if block]
        script.options(
            "fecundity",
            step,
            state,
            lambda now=move, there=names_: {DECLINE, *((hex_, 1) for hex_ in beside(state, now, "hexes", there))},  # type: ignore[misc]
        )
        if step["act"] == "EndAction":
            break
        move = mv.Fecundity(actor, (*move.hexes, step["args"]["hex"]))
    return move


def _hibernation(script: HrfScript, decision: Decision, state: State) -> Any:
    step = script.step(state, decision.actor, "HibernationAction", "EndAction")
    script.options("hibernation", step, state, lambda: blocks.hibernation(state))
    if step["act"] == "EndAction":
        return mv.Hibernation(decision.actor, None, 0)
    return mv.Hibernation(decision.actor, step["args"]["hex"], step["args"]["count"])


def _blight(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    there = blocks.blight(state)
    idle = [hex_ for hex_, corners in there.items() if not corners]
    step = script.step(state, actor, "BlightAction", "EndAction")
    first: set[Any] = {(hex_, corner) for hex_, corners in there.items() for corner in corners}
    script.options("blight", step, state, lambda: first | ({DECLINE} if idle else set()))
    if step["act"] == "EndAction":
        return mv.Blight(actor, idle[0], None)
    hex_ = step["args"]["hex"]
    left = set(there[hex_])
    now = state
    while True:
        corner = WORD[step["args"]["corner"]]
        left.remove(corner)
        now = now.copy()
        remove_element(now, CORNER[corner], "Blight", [])
        if len(left) == 1:
            return mv.Blight(actor, hex_, left.pop())
        step = script.step(now, actor, "BlightAction")
        script.options("blight", step, state, lambda: {(hex_, one) for one in left})


def _catastrophe(script: HrfScript, decision: Decision, state: State) -> Any:
    """One cube a step, first on the tile until one is left, then one on each tile around. The record does not say
    which tile was meant: one that fits what was eliminated and what could have been."""
    actor: Any = decision.actor
    there = blocks.catastrophe(state)
    killed: list[Any] = []
    now = state
    steps = []
    while script.is_next(decision, "CompetitionAction", "EndAction"):
        step = script.step(now, actor, "CompetitionAction", "EndAction")
        if step["act"] == "EndAction":
            break
        victim = mv.Victim(step["args"]["hex"], names.ANIMAL[step["args"]["victim"]])
        steps.append((step, tuple(killed)))
        killed.append(victim)
        now = now.copy()
        eliminate(now, ANIMAL[victim.animal], HEX[victim.hex], 1, "Catastrophe", [])
    fitting = _struck(state, actor, there, killed)
    if not fitting:
        script.fail(f"no Catastrophe eliminates {killed}")
    listed = [(step, before) for step, before in steps if "options" in step]
    move = next(
        (
            move
            for move in fitting
            if all(_striking(state, there, move.hex, before) == listed_options(step) for step, before in listed)
        ),
        fitting[0],
    )
    for step, before in steps:
        options = _striking(state, there, move.hex, before)
        script.options("catastrophe", step, state, lambda options=options: options)  # type: ignore[misc]
    return move


def _struck(state: State, actor: Any, there: dict[str, Any], killed: list[Any]) -> list[Any]:
    """Every Catastrophe that eliminates just these."""
    found = []
    for hex_, (survivors, around) in there.items():
        victims = tuple(victim for victim in killed if victim.hex != hex_)
        if {victim.hex for victim in victims} != set(around) or len(victims) != len(around):
            continue
        here = Counter({ANIMALS[a]: state.species[HEX[hex_] * 6 + a] for a in state.animals})
        left = here - Counter(victim.animal for victim in killed if victim.hex == hex_)
        if sum(left.values()) == bool(survivors) and set(left) <= survivors:
            found.append(mv.Catastrophe(actor, hex_, next(iter(left), None), victims))
    return found


def _striking(state: State, there: dict[str, Any], hex_: str, killed: tuple[Any, ...]) -> set[Any]:
    """The cubes that can go next: any first one when nothing is said yet about the tile."""
    found: set[Any] = set()
    for tile, (_, around) in there.items() if not killed else [(hex_, there[hex_])]:
        left = Counter({ANIMALS[a]: state.species[HEX[tile] * 6 + a] for a in state.animals}) - Counter(
            victim.animal for victim in killed if victim.hex == tile
        )
        if sum(left.values()) > 1:
            found.update((tile, animal) for animal in left)
            continue
        seen = {victim.hex for victim in killed}
        found.update((one, animal) for one, animals in around.items() if one not in seen for animal in animals)
        if not around:
            found.add(DECLINE)
    return found


def _mass_exodus(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    there = blocks.mass_exodus(state)
    idle = [block[0] for block in there if len(block) == 1]
    counts: Counter[tuple[str, str]] = Counter()
    hex_: Any = None
    acts = ("MassExodusAction", "EndAction")
    while script.is_next(decision, *acts):
        going = tuple(mv.Departure(target, animal, n) for (target, animal), n in counts.items())
        now = state if hex_ is None else script.partial(state, mv.MassExodus(actor, hex_, going))
        step = script.step(now, actor, *acts)
        script.options("mass-exodus", step, state, lambda now=now, hex_=hex_: _leaving(now, there, hex_))  # type: ignore[misc]
        if step["act"] == "EndAction":
            return mv.MassExodus(actor, idle[0], ())
        args = step["args"]
        hex_ = args["from"]
        counts[args["to"], names.ANIMAL[args["victim"]]] += args["count"]
    going = tuple(mv.Departure(target, animal, n) for (target, animal), n in counts.items())
    return mv.MassExodus(actor, hex_, going)


def _leaving(now: State, there: set[Any], hex_: str | None) -> set[Any]:
    """(origin, target, animal, number) for the species that are still there."""
    found: set[Any] = set()
    for block in there:
        if len(block) == 1:
            if hex_ is None:
                found.add(DECLINE)
        elif hex_ in (None, block[0]):
            left = now.species[HEX[block[0]] * 6 + ANIMAL[block[2]]]
            found.update((*block, count) for count in range(1, left + 1))
    return found


def _metamorphosis(script: HrfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    legal = list(GAME.legal_moves(state))
    step = script.step(state, actor, "MetamorphosisAction")
    script.options("metamorphosis", step, state, lambda: {(move.take,) for move in legal})
    take = WORD[step["args"]["element"]]
    now = state.copy()
    gain_element(now, ANIMAL[actor], ELEMENT[take], EMPTY, [])
    step = script.step(now, actor, "DiseaseAction")
    give = WORD[step["args"]["element"]]
    script.options("metamorphosis", step, now, lambda: {(move.give,) for move in legal})
    if give == take and not state.added[ANIMAL[actor] * 6 + ELEMENT[take]]:
        # Row 43: the disk just taken goes back. A swap of two equal disks comes to the same.
        script.tally.explained["row 43"] += 1
        give = take = next(
            ELEMENTS[one] for one in range(6) if state.added[ANIMAL[actor] * 6 + one] and state.bag[one]
        )
    return mv.Metamorphosis(actor, give, take)


def _lose(script: HrfScript, decision: Decision, state: State) -> Any:
    step = script.step(state, decision.actor, "DiseaseAction", "ImmigrantsPawnAction", "ImmigrantsAction")
    script.options("lose", step, state, lambda: blocks.single(state, "loss", "element"))
    if step["act"] == "DiseaseAction":
        return mv.Lose(decision.actor, "element", WORD[step["args"]["element"]])
    return mv.Lose(decision.actor, "pawn" if step["act"] == "ImmigrantsPawnAction" else "species", None)


CARD_ANSWERS: dict[str, Callable[[HrfScript, Decision, State], Any]] = {
    "biomass": _one_each,
    "predator": _one_each,
    "evolution": _evolution,
    "aquatic": _aquatic,
    "fecundity": _fecundity,
    "hibernation": _hibernation,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "mass-exodus": _mass_exodus,
    "metamorphosis": _metamorphosis,
    "lose": _lose,
}
