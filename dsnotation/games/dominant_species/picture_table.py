"""Dominant Species: what stands beside the board, as plain text: animals, action display, supplies."""

from __future__ import annotations

from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL_WORDS,
    ANIMALS,
    BOX,
    CARDS,
    ELEMENTS,
    SECTION_WORDS,
    SPACE,
    SPACES,
    TILES,
)
from dsnotation.games.dominant_species.state import (
    EMPTY,
    PHASES,
    State,
    display,
    dominance,
    survival_holder,
    tiles,
    tundra_species,
)


def table_lines(state: State) -> list[str]:
    """Everything that isn't on the map."""
    return [
        *_heading(state),
        "",
        *_animal_lines(state),
        "",
        *_display_lines(state),
        "",
        *_supply_lines(state),
    ]


def disks(counts: list[int]) -> str:
    """Elements by type as letters: `ggw`; `-` for none."""
    return "".join(letter * count for letter, count in zip(ELEMENTS, counts, strict=True)) or "-"


def _heading(state: State) -> list[str]:
    order = " > ".join(ANIMALS[animal] for animal in state.initiative)
    lines = [f"Turn {state.turn}, {PHASES[state.phase]}.  Initiative: {order or 'not set'}"]
    if state.ice_age:
        lines[0] += "   ** ICE AGE: last turn **"
    return lines


def _animal_lines(state: State) -> list[str]:
    """One row per animal: score, what it has, where it dominates."""
    tundra = tundra_species(state)
    survivor = survival_holder(state)
    lines = ["               VP  on earth  gene pool  eliminated  pawns  elements  spared  tundra  dominates"]
    for animal in state.animals:
        earth = sum(state.species[animal::6])
        where = " ".join(HEXES[hex_] for hex_ in tiles(state) if dominance(state, hex_) == animal)
        spared = disks([state.spared[animal] >> element & 1 for element in range(6)])
        snow = f"{tundra[animal]}{' S' if animal == survivor else ''}"
        pawns = f"{state.available[animal]}+{state.pawns_in_box[animal]}"
        lines.append(
            f"{ANIMALS[animal]} {ANIMAL_WORDS[ANIMALS[animal]]:9} {state.vp[animal]:5} {earth:9} "
            f"{state.pool[animal]:10} {state.eliminated[animal]:11} {pawns:>6}  "
            f"{disks(display(state, animal)):8}  {spared:6}  {snow:6}  {where or '-'}"
        )
    lines.append("pawns: in hand + still in the box; spared: by Regression; S: holds the Survival card")
    return lines


def _display_lines(state: State) -> list[str]:
    """The action display: pawns on the spaces of each section, elements in its box."""
    lines = ["Action display"]
    for section, word in SECTION_WORDS.items():
        names = [name for name in SPACES if name.partition(".")[0] == section]
        pawns = "  ".join(_pawn(state, name) for name in names)
        box = ""
        if section in BOX:
            place = BOX[section] * 6
            box = f"box: {disks(state.boxes[place : place + 6])}"
        lines.append(f"  {word:11} {pawns:62} {box}".rstrip())
    return lines


def _pawn(state: State, name: str) -> str:
    """A space of the display and whose pawn is on it: `1 Ma`, `g --`."""
    animal = state.spaces[SPACE[name]]
    _, _, label = name.partition(".")
    return f"{label or '.'} {'--' if animal == EMPTY else ANIMALS[animal]}"


def _supply_lines(state: State) -> list[str]:
    """Tiles, cards and the bag."""
    stacks = "  ".join(
        f"{TILES[top] if top != EMPTY else '--'} (+{rest})"
        for top, rest in zip(state.face_up, state.stacks, strict=True)
    )
    cards = ", ".join(CARDS[card] for card in state.cards) or "none"
    bag = "  ".join(f"{letter} {count}" for letter, count in zip(ELEMENTS, state.bag, strict=True))
    hidden = "  ".join(f"{name} {count}" for name, count in zip(TILES, state.unseen_tiles, strict=True))
    return [
        f"Tiles  {stacks}   tundra {state.tundra_supply}   face down: {hidden}",
        f"Cards  {cards}   deck {state.deck}",
        f"Bag    {bag}   together {sum(state.bag)}",
    ]
