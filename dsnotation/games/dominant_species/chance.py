"""Dominant Species: what the stacks, the deck and the bag give. Sheet sections 4, 8 (Reseed) and 16."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from dsnotation.core.game import Chooser
from dsnotation.core.messages import say, several
from dsnotation.core.report import Report
from dsnotation.games.dominant_species import events as ev
from dsnotation.games.dominant_species.components import (
    ABU,
    ADA,
    CARD,
    CARDS,
    DRAW_SIZE,
    ELEMENT,
    ELEMENTS,
    TERRAIN,
    TILES,
    WAN,
    CardName,
    ElementName,
    TileName,
)
from dsnotation.games.dominant_species.effects import Events, fill_box
from dsnotation.games.dominant_species.moves import DrawElements, RevealCards, RevealTiles
from dsnotation.games.dominant_species.names import ACTIONS as ACTION_NAMES
from dsnotation.games.dominant_species.report import element_list, element_name, terrain_name
from dsnotation.games.dominant_species.reset import cards_to_reveal, stacks_to_turn
from dsnotation.games.dominant_species.state import Pending, State

ICE_AGE = CARD["Ice-Age"]

# Tiles -----------------------------------------------------------------------------------------------------


def check_reveal_tiles(state: State, pending: Pending, move: RevealTiles, report: Report) -> None:
    """A stack shows a new tile exactly where the last one was taken; seven kinds in known numbers."""
    left = list(state.unseen_tiles)
    for stack, (tile, turns) in enumerate(zip(move.tiles, stacks_to_turn(state), strict=True)):
        field, about = ("tiles", stack), ("tiles",)
        if tile is None:
            if turns:
                report(
                    "DS1007", say("stack {stack} must turn up a tile", stack=stack + 1), field=field, about=about
                )
            continue
        if not turns:
            report("DS1007", say("stack {stack} turns up no tile now", stack=stack + 1), field=field, about=about)
        left[TERRAIN[tile]] -= 1
        if left[TERRAIN[tile]] < 0:
            report(
                "DS1006",
                say("all {terrain} tiles of the stacks are out already", terrain=terrain_name(TERRAIN[tile])),
                field=field,
                about=about,
            )


def apply_reveal_tiles(state: State, pending: Pending, move: RevealTiles, events: Events) -> None:
    for stack, tile in enumerate(move.tiles):
        if tile is not None:
            state.face_up[stack] = TERRAIN[tile]
            state.stacks[stack] -= 1
            state.unseen_tiles[TERRAIN[tile]] -= 1
    events.append(ev.TilesRevealed(move.tiles))  # type: ignore[arg-type]  # never "?"


def compose_reveal_tiles(state: State, pending: Pending, choose: Chooser) -> RevealTiles:
    left = list(state.unseen_tiles)
    tiles: list[TileName | None] = []
    for turns in stacks_to_turn(state):
        if not turns:
            tiles.append(None)
            continue
        tile = choose("tile", [kind for kind in range(7) for _ in range(left[kind])])
        left[tile] -= 1
        tiles.append(TILES[tile])
    return RevealTiles((tiles[0], tiles[1], tiles[2]))


# Cards -----------------------------------------------------------------------------------------------------


def check_reveal_cards(state: State, pending: Pending, move: RevealCards, report: Report) -> None:
    """Each card exists once; Ice Age lies at the bottom of the deck (sheet 4)."""
    wanted = cards_to_reveal(state)
    if len(move.cards) != wanted:
        report(
            "DS1004",
            several(
                len(move.cards),
                "{count} card is turned up, not {wanted}",
                "{count} cards are turned up, not {wanted}",
                wanted=wanted,
            ),
            field=("cards",),
            about=("cards",),
            hints=(say("{cards} lie face up and {deck} in the deck", cards=len(state.cards), deck=state.deck),),
        )
    for number, name in enumerate(move.cards):
        field = ("cards", number)
        if name in move.cards[:number]:
            report("DS1003", say("{card} is written twice", card=name), field=field)
        elif not state.unseen_cards >> CARD[name] & 1:
            report(
                "DS1003",
                say("{card} lies face up already", card=name)
                if CARD[name] in state.cards
                else say("{card} was taken already", card=name),
                field=field,
                about=(f"written:{name}",),
            )
        elif CARD[name] == ICE_AGE and state.deck > len(move.cards):
            report(
                "DS1005",
                say("Ice-Age comes last of all cards"),
                field=field,
                about=("cards",),
                hints=(several(state.deck, "{count} card is in the deck", "{count} cards are in the deck"),),
            )


def apply_reveal_cards(state: State, pending: Pending, move: RevealCards, events: Events) -> None:
    for name in move.cards:
        state.cards.append(CARD[name])
        state.unseen_cards &= ~(1 << CARD[name])
    state.deck -= len(move.cards)
    events.append(ev.CardsRevealed(move.cards))  # type: ignore[arg-type]  # never "?"


def compose_reveal_cards(state: State, pending: Pending, choose: Chooser) -> RevealCards:
    left = [name for card, name in enumerate(CARDS) if state.unseen_cards >> card & 1]
    wanted = cards_to_reveal(state)
    if state.deck > wanted:
        left = [name for name in left if CARD[name] != ICE_AGE]
    cards: list[CardName] = []
    for _ in range(wanted):
        cards.append(choose("card", left))
        left.remove(cards[-1])
    return RevealCards(tuple(cards))


# Elements --------------------------------------------------------------------------------------------------


def draw_sizes(state: State) -> tuple[int, int, int]:
    """Disks for Adaptation, Abundance and Wanderlust, in this order if the bag runs short (row 13)."""
    left = sum(state.bag)
    sizes = []
    for _ in range(3):
        sizes.append(min(DRAW_SIZE, left))
        left -= sizes[-1]
    return sizes[0], sizes[1], sizes[2]


def possible_sizes(state: State) -> list[tuple[int, int, int]]:
    """All ways in which the rows may be filled (row 13)."""
    in_order = draw_sizes(state)
    total = sum(in_order)
    if state.options.bag_short == "fill-in-order" or total == 3 * DRAW_SIZE:
        return [in_order]
    each = range(DRAW_SIZE, -1, -1)
    return [(one, two, total - one - two) for one in each for two in each if total - one - two in each]


def check_draw_elements(state: State, pending: Pending, move: DrawElements, report: Report) -> None:
    """Four disks for each row, and only what the bag can hold."""
    rows = (("adaptation", move.adaptation), ("abundance", move.abundance), ("wanderlust", move.wanderlust))
    _check_sizes(state, move, report)
    left = list(state.bag)
    for name, row in rows:
        for number, element in enumerate(row):
            index = ELEMENT[element]
            left[index] -= 1
            if left[index] < 0:
                report(
                    "DS1001",
                    say("the bag can't hold that much {element}", element=element_name(index)),
                    field=(name, number),
                    about=("bag",),
                    hints=(say("the bag holds {elements}", elements=element_list(state.bag)),),
                )


def _check_sizes(state: State, move: DrawElements, report: Report) -> None:
    rows = (("adaptation", move.adaptation), ("abundance", move.abundance), ("wanderlust", move.wanderlust))
    wanted = draw_sizes(state)
    if state.options.bag_short == "record-decides" and sum(wanted) < 3 * DRAW_SIZE:
        drawn = sum(len(row) for _, row in rows)
        if drawn != sum(wanted) or any(len(row) > DRAW_SIZE for _, row in rows):
            report(
                "DS1002",
                several(
                    drawn,
                    "{count} disk is drawn; the bag holds {held}",
                    "{count} disks are drawn; the bag holds {held}",
                    held=sum(wanted),
                ),
                about=("bag",),
            )
        return
    for (name, row), size in zip(rows, wanted, strict=True):
        if len(row) != size:
            report(
                "DS1002",
                several(
                    len(row),
                    "{count} disk is drawn for {action:cap-}, not {size}",
                    "{count} disks are drawn for {action:cap-}, not {size}",
                    action=ACTION_NAMES[name[:3]],
                    size=size,
                ),
                field=(name,),
                about=("bag",),
            )


def apply_draw_elements(state: State, pending: Pending, move: DrawElements, events: Events) -> None:
    for box, row in ((ADA, move.adaptation), (ABU, move.abundance), (WAN, move.wanderlust)):
        fill_box(state, box, [ELEMENT[element] for element in row], events)


def compose_draw_elements(state: State, pending: Pending, choose: Chooser) -> DrawElements:
    left = list(state.bag)
    rows: list[tuple[ElementName, ...]] = []
    sizes = possible_sizes(state)
    for size in choose("sizes", sizes) if len(sizes) > 1 else sizes[0]:
        row = []
        for _ in range(size):
            element = choose("disk", [one for one in range(6) for _ in range(left[one])])
            left[element] -= 1
            row.append(element)
        rows.append(tuple(ELEMENTS[element] for element in sorted(row)))
    return DrawElements(rows[0], rows[1], rows[2])


def every_draw(state: State) -> Iterator[DrawElements]:
    """Every possible draw once; composed disk by disk, the same draw would come in every order of its disks."""
    for adaptation, abundance, wanderlust in possible_sizes(state):
        for first, bag in _rows(state.bag, adaptation):
            for second, rest in _rows(bag, abundance):
                for third, _ in _rows(rest, wanderlust):
                    yield DrawElements(first, second, third)


def _rows(bag: list[int], size: int) -> Iterator[tuple[tuple[ElementName, ...], list[int]]]:
    """Every row of so many disks that a bag can give, and what it holds then."""
    there = [element for element in range(6) if bag[element]]
    for row in combinations_with_replacement(there, size):
        rest = [count - row.count(element) for element, count in enumerate(bag)]
        if min(rest) >= 0:
            yield tuple(ELEMENTS[element] for element in row), rest
