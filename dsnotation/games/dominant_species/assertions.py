"""Dominant Species: what a scorekeeper may claim about the position, checked by the replay. Sheet section 16.

Only what is written is claimed: `assert C3 Ma 2` says nothing of other animals on C3.
"""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.game import Assertion
from dsnotation.core.messages import Message, listed_and, say, several
from dsnotation.core.names import Name
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    BOX,
    ELEMENT,
    TERRAIN,
)
from dsnotation.games.dominant_species.outcome import outcome
from dsnotation.games.dominant_species.report import (
    animal_name,
    box_name,
    display_of,
    element_list,
    element_name,
    ground_of,
    on_corner,
    on_hex,
    on_species,
    pawns_of,
    pool_of,
    terrain_name,
)
from dsnotation.games.dominant_species.state import EMPTY, State, display, dominance

Check = Callable[[State, Assertion, Report], None]


def _numbers(
    attribute: str, code: str, tell: Callable[[Name, int, int], Message], part: Callable[[int], str]
) -> Check:
    """A claim of one number per animal. `tell` says what the animal has and what it was said to have."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        for number, (name, claimed) in enumerate(assertion.fields["values"]):
            animal = ANIMAL[name]
            actual = getattr(state, attribute)[animal]
            if animal not in state.animals:
                report(
                    "DS0103",
                    say("{animal:the} is not in play", animal=animal_name(animal)),
                    field=("values", number),
                    about=(f"seat:{name}",),
                )
            elif actual != claimed:
                report(
                    code,
                    tell(animal_name(animal), actual, claimed),
                    field=("values", number),
                    about=(part(animal),),
                )

    return check


def _hex(state: State, assertion: Assertion, report: Report) -> None:
    hex_ = HEX[assertion.fields["hex"]]
    name, about = assertion.fields["hex"], (on_hex(hex_),)
    there = state.terrain[hex_]
    ground = ground_of(there)
    terrain = assertion.fields.get("terrain")
    if assertion.fields.get("empty"):
        if there != EMPTY:
            report(
                "DS1102", say("{hex} is {ground}, not empty", hex=name, ground=ground), field=("hex",), about=about
            )
        return
    if there == EMPTY:
        report("DS1102", say("there is no tile on {hex}", hex=name), field=("hex",), about=about)
        return
    if terrain is not None and there != TERRAIN[terrain]:
        report(
            "DS1102",
            say(
                "{hex} is {ground}, not {terrain}", hex=name, ground=ground, terrain=terrain_name(TERRAIN[terrain])
            ),
            field=("terrain",),
            about=about,
        )
    if assertion.fields.get("no_species") and any(state.species[hex_ * 6 : hex_ * 6 + 6]):
        present = " ".join(
            f"{ANIMALS[animal]} {state.species[hex_ * 6 + animal]}"
            for animal in state.animals
            if state.species[hex_ * 6 + animal]
        )
        report(
            "DS1103",
            say("{hex} is not without species: {present}", hex=name, present=present),
            field=("hex",),
            about=about,
        )
    for number, (animal, claimed) in enumerate(assertion.fields.get("values", ())):
        actual = state.species[hex_ * 6 + ANIMAL[animal]]
        if actual != claimed:
            report(
                "DS1103",
                several(
                    actual,
                    "{animal:the} has {count} species on {hex}, not {claimed}",
                    "{animal:the} has {count} species on {hex}, not {claimed}",
                    animal=animal_name(ANIMAL[animal]),
                    hex=name,
                    claimed=claimed,
                ),
                field=("values", number),
                about=(on_species(hex_, ANIMAL[animal]),),
            )


def _corner(state: State, assertion: Assertion, report: Report) -> None:
    name, claimed = assertion.fields["corner"], assertion.fields["element"]
    actual = state.elements[CORNER[name]]
    if actual != (EMPTY if claimed is None else ELEMENT[claimed]):
        held = say("nothing") if actual == EMPTY else element_name(actual)
        wanted = say("nothing") if claimed is None else element_name(ELEMENT[claimed])
        report(
            "DS1104",
            say("{corner} holds {held}, not {wanted}", corner=name, held=held, wanted=wanted),
            field=("element",),
            about=(on_corner(CORNER[name]),),
        )


def _dominance(state: State, assertion: Assertion, report: Report) -> None:
    for number, (hex_name, claimed) in enumerate(assertion.fields["values"]):
        hex_ = HEX[hex_name]
        actual = dominance(state, hex_) if state.terrain[hex_] != EMPTY else EMPTY
        if actual != (EMPTY if claimed is None else ANIMAL[claimed]):
            holder = say("nobody") if actual == EMPTY else say("{animal:the}", animal=animal_name(actual))
            wanted = say("nobody") if claimed is None else say("{animal:the}", animal=animal_name(ANIMAL[claimed]))
            report(
                "DS1105",
                say("{holder} dominates {hex}, not {wanted}", holder=holder, hex=hex_name, wanted=wanted),
                field=("values", number),
                about=(on_hex(hex_), *(display_of(animal) for animal in state.animals)),
            )


def _elements(
    claimed: tuple[str, ...],
    actual: list[int],
    tell: Callable[[Message, Message], Message],
    about: str,
    report: Report,
) -> None:
    counts = [0] * 6
    for element in claimed:
        counts[ELEMENT[element]] += 1
    if counts != actual:
        report(
            "DS1106",
            tell(element_list(actual), element_list(counts)),
            field=("elements",),
            about=(about,),
        )


def _display(state: State, assertion: Assertion, report: Report) -> None:
    animal = ANIMAL[assertion.fields["animal"]]
    if animal not in state.animals:
        report(
            "DS0103",
            say("{animal:the} is not in play", animal=animal_name(animal)),
            field=("animal",),
            about=(f"seat:{ANIMALS[animal]}",),
        )
        return

    def tell(held: Message, wanted: Message) -> Message:
        return say(
            "the display of {animal:the} holds {held}, not {wanted}",
            animal=animal_name(animal),
            held=held,
            wanted=wanted,
        )

    _elements(assertion.fields["elements"], display(state, animal), tell, display_of(animal), report)


def _box(state: State, assertion: Assertion, report: Report) -> None:
    name = assertion.fields["box"]
    base = BOX[name] * 6

    def tell(held: Message, wanted: Message) -> Message:
        return say("{box:cap-} holds {held}, not {wanted}", box=box_name(BOX[name]), held=held, wanted=wanted)

    _elements(assertion.fields["elements"], state.boxes[base : base + 6], tell, f"box:{name}", report)


def _initiative(state: State, assertion: Assertion, report: Report) -> None:
    claimed = [ANIMAL[name] for name in assertion.fields["animals"]]
    if claimed != state.initiative:
        actual = " ".join(ANIMALS[animal] for animal in state.initiative)
        report(
            "DS1107", say("initiative order is {order}", order=actual), field=("animals",), about=("initiative",)
        )


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    result = outcome(state)
    if not result.finished:
        report("DS1108", say("the game is not over"), field=("animal",), about=("end",))
    elif assertion.fields["animal"] not in result.winners:
        report(
            "DS1108",
            say("the winner is {winners}", winners=listed_and(result.winners)),
            field=("animal",),
            about=tuple(f"vp:{ANIMALS[animal]}" for animal in state.animals),
        )


def _vp(animal: Name, actual: int, claimed: int) -> Message:
    return several(
        actual,
        "{animal:the} has {count} VP, not {claimed}",
        "{animal:the} has {count} VP, not {claimed}",
        animal=animal,
        claimed=claimed,
    )


def _pool(animal: Name, actual: int, claimed: int) -> Message:
    return several(
        actual,
        "{animal:the} has {count} species in the gene pool, not {claimed}",
        "{animal:the} has {count} species in the gene pool, not {claimed}",
        animal=animal,
        claimed=claimed,
    )


def _pawns(animal: Name, actual: int, claimed: int) -> Message:
    return several(
        actual,
        "{animal:the} has {count} available pawn, not {claimed}",
        "{animal:the} has {count} available pawns, not {claimed}",
        animal=animal,
        claimed=claimed,
    )


def _eliminated(animal: Name, actual: int, claimed: int) -> Message:
    return several(
        actual,
        "{animal:the} has {count} eliminated species, not {claimed}",
        "{animal:the} has {count} eliminated species, not {claimed}",
        animal=animal,
        claimed=claimed,
    )


CHECKS: dict[str, Check] = {
    "vp": _numbers("vp", "DS1101", _vp, lambda animal: f"vp:{ANIMALS[animal]}"),
    "pool": _numbers("pool", "DS1109", _pool, pool_of),
    "pawns": _numbers("available", "DS1110", _pawns, pawns_of),
    "eliminated": _numbers("eliminated", "DS1111", _eliminated, lambda animal: f"eliminated:{ANIMALS[animal]}"),
    "hex": _hex,
    "corner": _corner,
    "dominance": _dominance,
    "display": _display,
    "box": _box,
    "initiative": _initiative,
    "winner": _winner,
}
