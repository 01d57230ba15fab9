"""Dominant Species: what stands beside the board, as plain text: animals, action display, supplies."""

from __future__ import annotations

from dsnotation.core.columns import Column, Tell, padded, table, widest
from dsnotation.core.messages import joined, say, word
from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.components import (
    ANIMALS,
    BOX,
    CARDS,
    ELEMENTS,
    SECTION_WORDS,
    SPACE,
    SPACES,
    TILES,
)
from dsnotation.games.dominant_species.field_words import CARD_WORDS
from dsnotation.games.dominant_species.names import ACTIONS
from dsnotation.games.dominant_species.names import ANIMALS as ANIMAL_NAMES
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

_PAWNS_WIDTH = 62  # of the pawns in a section of the display


def table_lines(state: State, tell: Tell = str) -> list[str]:
    """Everything that isn't on the map."""
    return [
        _heading(state, tell),
        "",
        *_animal_lines(state, tell),
        "",
        *_display_lines(state, tell),
        "",
        *_supply_lines(state, tell),
    ]


def disks(counts: list[int]) -> str:
    """Elements by type as letters: `ggw`; `-` for none."""
    return "".join(letter * count for letter, count in zip(ELEMENTS, counts, strict=True)) or "-"


def _heading(state: State, tell: Tell) -> str:
    order = " > ".join(ANIMALS[animal] for animal in state.initiative)
    heading = say(
        "Turn {turn}, {phase}.  Initiative: {order}",
        turn=state.turn,
        phase=PHASES[state.phase],
        order=order or word("initiative", "not set"),
    )
    if state.ice_age:
        heading = joined([heading, say("** ICE AGE: last turn **")], "   ")
    return tell(heading)


def _animal_lines(state: State, tell: Tell) -> list[str]:
    """One row per animal: score, what it has, where it dominates."""
    columns = [
        Column("", 12),
        Column(tell(say("VP")), 4, numbers=True),
        Column(tell(word("column", "on earth")), numbers=True),
        Column(tell(word("column", "gene pool")), numbers=True),
        Column(tell(word("column", "eliminated")), numbers=True),
        Column(tell(word("column", "pawns")), numbers=True),
        Column(tell(word("column", "elements"))),
        Column(tell(word("column", "spared"))),
        Column(tell(word("column", "tundra"))),
        Column(tell(word("column", "dominates"))),
    ]
    legend = say("pawns: in hand + still in the box; spared: by Regression; S: holds the Survival card")
    return [*table(columns, [_animal_row(state, animal, tell) for animal in state.animals]), tell(legend)]


def _animal_row(state: State, animal: int, tell: Tell) -> list[str]:
    where = " ".join(HEXES[hex_] for hex_ in tiles(state) if dominance(state, hex_) == animal)
    return [
        f"{ANIMALS[animal]} {tell(ANIMAL_NAMES[ANIMALS[animal]])}",
        f"{state.vp[animal]}",
        f"{sum(state.species[animal::6])}",
        f"{state.pool[animal]}",
        f"{state.eliminated[animal]}",
        f"{state.available[animal]}+{state.pawns_in_box[animal]}",
        disks(display(state, animal)),
        disks([state.spared[animal] >> element & 1 for element in range(6)]),
        f"{tundra_species(state)[animal]}{' S' if animal == survival_holder(state) else ''}",
        where or "-",
    ]


def _display_lines(state: State, tell: Tell) -> list[str]:
    """The action display: pawns on the spaces of each section, elements in its box."""
    words = {section: tell(ACTIONS[section]) for section in SECTION_WORDS}
    width = widest(list(words.values()), 11)
    lines = [tell(say("Action display"))]
    for section, action in words.items():
        pawns = "  ".join(_pawn(state, name) for name in SPACES if name.partition(".")[0] == section)
        box = ""
        if section in BOX:
            place = BOX[section] * 6
            box = tell(say("box: {elements}", elements=disks(state.boxes[place : place + 6])))
        lines.append(f"  {padded(action, width)} {pawns:{_PAWNS_WIDTH}} {box}".rstrip())
    return lines


def _pawn(state: State, name: str) -> str:
    """A space of the display and whose pawn is on it: `1 Ma`, `g --`."""
    animal = state.spaces[SPACE[name]]
    _, _, label = name.partition(".")
    return f"{label or '.'} {'--' if animal == EMPTY else ANIMALS[animal]}"


def _supply_lines(state: State, tell: Tell) -> list[str]:
    """Tiles, cards and the bag."""
    stacks = "  ".join(
        f"{TILES[top] if top != EMPTY else '--'} (+{rest})"
        for top, rest in zip(state.face_up, state.stacks, strict=True)
    )
    cards = joined([CARD_WORDS[CARDS[card]] for card in state.cards] or [word("cards", "none")])
    bag = "  ".join(f"{letter} {count}" for letter, count in zip(ELEMENTS, state.bag, strict=True))
    hidden = "  ".join(f"{name} {count}" for name, count in zip(TILES, state.unseen_tiles, strict=True))
    supplies = {
        tell(word("supply", "Tiles")): say(
            "{stacks}   tundra {tundra}   face down: {hidden}",
            stacks=stacks, tundra=state.tundra_supply, hidden=hidden,
        ),
        tell(word("supply", "Cards")): say("{cards}   deck {deck}", cards=cards, deck=state.deck),
        tell(word("supply", "Bag")): say("{disks}   together {count}", disks=bag, count=sum(state.bag)),
    }  # fmt: skip
    width = widest(list(supplies))
    return [f"{padded(label, width)}  {tell(what)}" for label, what in supplies.items()]
