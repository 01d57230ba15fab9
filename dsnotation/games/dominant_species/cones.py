"""Dominant Species: claims of dominance. Sheet section 5, Claiming; row 26.

Where dominance is automatic a claim is only checked. Where it is claimed, a true claim puts the animal's cone on
the tile, and the cones say who dominates until they are claimed or lost.
"""

from __future__ import annotations

from dsnotation.core.messages import listed_and, say
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS
from dsnotation.games.dominant_species.effects import Events
from dsnotation.games.dominant_species.moves import Claim
from dsnotation.games.dominant_species.report import animal_name, display_of, on_hex, on_species
from dsnotation.games.dominant_species.state import EMPTY, State, dominant, is_endangered, matches, tiles


def cone_on(hex_: int) -> str:
    """The part of a position that is the cone on a hex."""
    return f"cone:{HEXES[hex_]}"


def claims(state: State) -> list[Claim]:
    """Every claim that is true and changes something; none where dominance is automatic."""
    found = []
    for hex_ in tiles(state) if state.cones else ():
        best = dominant(state, hex_)
        if best != state.cones[hex_]:
            found.append(Claim("all" if best == EMPTY else ANIMALS[best], HEXES[hex_]))
    return found


def check_claim(state: State, move: Claim, report: Report) -> None:
    """A claim must be true; where cones stand it must change something, too."""
    hex_ = HEX[move.hex]
    if state.terrain[hex_] == EMPTY:
        report("DS0501", say("there is no tile on {hex}", hex=move.hex), field=("hex",), about=(on_hex(hex_),))
    elif move.actor == "all":
        _check_nobody(state, hex_, report)
    elif ANIMAL[move.actor] not in state.animals:
        report(
            "DS0103",
            say("{animal:the} is not in play", animal=animal_name(ANIMAL[move.actor])),
            field=("actor",),
            about=(f"seat:{move.actor}",),
        )
    else:
        _check_somebody(state, ANIMAL[move.actor], hex_, report)


def _check_nobody(state: State, hex_: int, report: Report) -> None:
    best, name = dominant(state, hex_), HEXES[hex_]
    if best != EMPTY:
        what = say(
            "{animal:the} matches most on {hex}, {count}; there is no tie",
            animal=animal_name(best),
            hex=name,
            count=matches(state, best, hex_),
        )
        hints = (
            ()
            if state.cones and state.cones[hex_] == best
            else (say("it may claim: {example}", example=f"claim {ANIMALS[best]} {name}"),)
        )
        report("DS0811", what, field=("hex",), about=_rests_on(state, hex_), hints=hints)
    elif state.cones and state.cones[hex_] == EMPTY:
        report("DS0812", say("no cone stands on {hex}", hex=name), field=("hex",), about=(cone_on(hex_),))


def _check_somebody(state: State, animal: int, hex_: int, report: Report) -> None:
    best, name = dominant(state, hex_), HEXES[hex_]
    if not state.species[hex_ * 6 + animal]:
        report(
            "DS0810",
            say("{animal:the} has no species on {hex}", animal=animal_name(animal), hex=name),
            about=(on_species(hex_, animal), on_hex(hex_)),
        )
    elif is_endangered(state, animal, hex_):
        report(
            "DS0810",
            say("{animal:the} is endangered on {hex}", animal=animal_name(animal), hex=name),
            about=_rests_on(state, hex_),
        )
    elif best != animal:
        count = matches(state, animal, hex_)
        others = [
            say("{animal:the} {count}", animal=animal_name(other), count=matches(state, other, hex_))
            for other in state.animals
            if other != animal and state.species[hex_ * 6 + other] and matches(state, other, hex_) >= count
        ]
        what = say(
            "{animal:the} does not dominate {hex}: its matches there are {count}, against {others}",
            animal=animal_name(animal),
            count=count,
            hex=name,
            others=listed_and(others),
        )
        report("DS0810", what, about=_rests_on(state, hex_))
    elif state.cones and state.cones[hex_] == animal:
        report(
            "DS0812",
            say("{animal:the} has the cone on {hex} already", animal=animal_name(animal), hex=name),
            field=("hex",),
            about=(cone_on(hex_),),
        )


def _rests_on(state: State, hex_: int) -> tuple[str, ...]:
    return (
        on_hex(hex_),
        *(display_of(animal) for animal in state.animals),
        *(on_species(hex_, animal) for animal in state.animals),
    )


def apply_claim(state: State, move: Claim, events: Events) -> None:
    """Moves the cones; nothing where there are none."""
    if not state.cones:
        return
    hex_ = HEX[move.hex]
    if state.cones[hex_] != EMPTY:
        _lose(state, hex_, events)
    if move.actor != "all":
        state.cones[hex_] = ANIMAL[move.actor]
        events.append(ev.DominanceClaimed(move.actor, move.hex))


def take_lost_cones(state: State, events: Events) -> None:
    """A cone goes when its owner has no species, or no match, on the tile."""
    for hex_, owner in enumerate(state.cones):
        if owner != EMPTY and (not state.species[hex_ * 6 + owner] or is_endangered(state, owner, hex_)):
            _lose(state, hex_, events)


def _lose(state: State, hex_: int, events: Events) -> None:
    events.append(ev.DominanceLost(ANIMALS[state.cones[hex_]], HEXES[hex_]))
    state.cones[hex_] = EMPTY
