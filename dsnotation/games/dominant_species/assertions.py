"""Dominant Species: what a scorekeeper may claim about the position, checked by the replay. Sheet section 16.

Only what is written is claimed: `assert C3 Ma 2` says nothing of other animals on C3.
"""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.game import Assertion
from dsnotation.core.report import Report
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    BOX,
    BOX_WORDS,
    ELEMENT,
    TERRAIN,
    TERRAIN_WORDS,
    TERRAINS,
)
from dsnotation.games.dominant_species.outcome import outcome
from dsnotation.games.dominant_species.report import (
    display_of,
    element_list,
    element_word,
    on_corner,
    on_hex,
    on_species,
    pawns_of,
    pool_of,
    the,
)
from dsnotation.games.dominant_species.state import EMPTY, State, display, dominance

Check = Callable[[State, Assertion, Report], None]


def _numbers(attribute: str, code: str, phrase: str, part: Callable[[int], str]) -> Check:
    """A claim of one number per animal."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        for number, (name, claimed) in enumerate(assertion.fields["values"]):
            animal = ANIMAL[name]
            actual = getattr(state, attribute)[animal]
            if animal not in state.animals:
                report(
                    "DS0103", f"{the(animal)} is not in play", field=("values", number), about=(f"seat:{name}",)
                )
            elif actual != claimed:
                report(
                    code,
                    f"{the(animal)} has {actual} {phrase}, not {claimed}",
                    field=("values", number),
                    about=(part(animal),),
                )

    return check


def _hex(state: State, assertion: Assertion, report: Report) -> None:
    hex_ = HEX[assertion.fields["hex"]]
    name, about = assertion.fields["hex"], (on_hex(hex_),)
    there = state.terrain[hex_]
    word = TERRAIN_WORDS[TERRAINS[there]] if there != EMPTY else "an empty hex"
    terrain = assertion.fields.get("terrain")
    if assertion.fields.get("empty"):
        if there != EMPTY:
            report("DS1102", f"{name} is {word}, not empty", field=("hex",), about=about)
        return
    if there == EMPTY:
        report("DS1102", f"there is no tile on {name}", field=("hex",), about=about)
        return
    if terrain is not None and there != TERRAIN[terrain]:
        report("DS1102", f"{name} is {word}, not {TERRAIN_WORDS[terrain]}", field=("terrain",), about=about)
    if assertion.fields.get("no_species") and any(state.species[hex_ * 6 : hex_ * 6 + 6]):
        present = " ".join(
            f"{ANIMALS[animal]} {state.species[hex_ * 6 + animal]}"
            for animal in state.animals
            if state.species[hex_ * 6 + animal]
        )
        report("DS1103", f"{name} is not without species: {present}", field=("hex",), about=about)
    for number, (animal, claimed) in enumerate(assertion.fields.get("values", ())):
        actual = state.species[hex_ * 6 + ANIMAL[animal]]
        if actual != claimed:
            report(
                "DS1103",
                f"{the(ANIMAL[animal])} has {actual} species on {name}, not {claimed}",
                field=("values", number),
                about=(on_species(hex_, ANIMAL[animal]),),
            )


def _corner(state: State, assertion: Assertion, report: Report) -> None:
    name, claimed = assertion.fields["corner"], assertion.fields["element"]
    actual = state.elements[CORNER[name]]
    if actual != (EMPTY if claimed is None else ELEMENT[claimed]):
        held = "nothing" if actual == EMPTY else element_word(actual)
        wanted = "nothing" if claimed is None else element_word(ELEMENT[claimed])
        report(
            "DS1104",
            f"{name} holds {held}, not {wanted}",
            field=("element",),
            about=(on_corner(CORNER[name]),),
        )


def _dominance(state: State, assertion: Assertion, report: Report) -> None:
    for number, (hex_name, claimed) in enumerate(assertion.fields["values"]):
        hex_ = HEX[hex_name]
        actual = dominance(state, hex_) if state.terrain[hex_] != EMPTY else EMPTY
        if actual != (EMPTY if claimed is None else ANIMAL[claimed]):
            holder = "nobody" if actual == EMPTY else the(actual)
            wanted = "nobody" if claimed is None else the(ANIMAL[claimed])
            report(
                "DS1105",
                f"{holder} dominates {hex_name}, not {wanted}",
                field=("values", number),
                about=(on_hex(hex_), *(display_of(animal) for animal in state.animals)),
            )


def _elements(
    state: State, claimed: tuple[str, ...], actual: list[int], where: str, about: str, report: Report
) -> None:
    counts = [0] * 6
    for element in claimed:
        counts[ELEMENT[element]] += 1  # type: ignore[index]
    if counts != actual:
        report(
            "DS1106",
            f"{where} holds {element_list(actual)}, not {element_list(counts)}",
            field=("elements",),
            about=(about,),
        )


def _display(state: State, assertion: Assertion, report: Report) -> None:
    animal = ANIMAL[assertion.fields["animal"]]
    if animal not in state.animals:
        report("DS0103", f"{the(animal)} is not in play", field=("animal",), about=(f"seat:{ANIMALS[animal]}",))
        return
    where = f"the display of {the(animal)}"
    _elements(state, assertion.fields["elements"], display(state, animal), where, display_of(animal), report)


def _box(state: State, assertion: Assertion, report: Report) -> None:
    name = assertion.fields["box"]
    base = BOX[name] * 6
    where = BOX_WORDS[name].capitalize()
    _elements(state, assertion.fields["elements"], state.boxes[base : base + 6], where, f"box:{name}", report)


def _initiative(state: State, assertion: Assertion, report: Report) -> None:
    claimed = [ANIMAL[name] for name in assertion.fields["animals"]]
    if claimed != state.initiative:
        actual = " ".join(ANIMALS[animal] for animal in state.initiative)
        report("DS1107", f"initiative order is {actual}", field=("animals",), about=("initiative",))


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    result = outcome(state)
    if not result.finished:
        report("DS1108", "the game is not over", field=("animal",), about=("end",))
    elif assertion.fields["animal"] not in result.winners:
        report(
            "DS1108",
            f"the winner is {' and '.join(result.winners)}",
            field=("animal",),
            about=tuple(f"vp:{ANIMALS[animal]}" for animal in state.animals),
        )


CHECKS: dict[str, Check] = {
    "vp": _numbers("vp", "DS1101", "VP", lambda animal: f"vp:{ANIMALS[animal]}"),
    "pool": _numbers("pool", "DS1109", "species in the gene pool", pool_of),
    "pawns": _numbers("available", "DS1110", "available pawns", pawns_of),
    "eliminated": _numbers(
        "eliminated", "DS1111", "eliminated species", lambda animal: f"eliminated:{ANIMALS[animal]}"
    ),
    "hex": _hex,
    "corner": _corner,
    "dominance": _dominance,
    "display": _display,
    "box": _box,
    "initiative": _initiative,
    "winner": _winner,
}
