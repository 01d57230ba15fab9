"""What may be chosen at a decision of ours, in the parts of which a move is made.

A move of several parts (seven migrating species, a victim on each of ten tiles) has far too many values to list.
Its parts are listed instead: everything that `legal_moves` offers for one part while the others are left at
their first answer, and for a part after others everything that `check` still accepts beside them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

from dsnotation.core.game import Chooser
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import HEX, HEXES
from dsnotation.games.dominant_species.cards_elements import AQUATIC_SPECIES
from dsnotation.games.dominant_species.components import TERRAIN
from dsnotation.games.dominant_species.state import State

Block = tuple[Any, ...]
DECLINE: Block = ()


class _Scripted:
    """Answers the first questions of a composition as told, the rest with the first option."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers
        self.offered: list[list[Any]] = []

    def __call__(self, question: str, options: Any, prefer: Any = ()) -> Any:
        offered = list(dict.fromkeys(options))
        place = len(self.offered)
        self.offered.append(offered)
        return offered[self.answers[place] if place < len(self.answers) else 0]


def _composed(state: State, answers: tuple[int, ...]) -> tuple[Any, list[list[Any]]]:
    chooser = _Scripted(answers)
    ask: Chooser = chooser
    return GAME.compose(state, ask), chooser.offered


def varied(state: State, full: int = 0) -> Iterator[Any]:
    """Legal moves: all answers to the first `full` questions; of the later ones, one at a time."""
    todo: list[tuple[int, ...]] = [()]
    while todo:
        answers = todo.pop()
        move, offered = _composed(state, answers)
        if len(answers) < full and len(offered) > len(answers):
            todo.extend((*answers, number) for number in range(len(offered[len(answers)])))
            continue
        yield move
        for place in range(len(answers), len(offered)):
            first = answers + (0,) * (place - len(answers))
            for number in range(1, len(offered[place])):
                yield _composed(state, (*first, number))[0]


def single(state: State, *fields: str) -> set[Block]:
    """Moves of one or two parts, all of them; declined where the first part is None."""
    found = set()
    for move in GAME.legal_moves(state):
        block = tuple(getattr(move, name) for name in fields)
        found.add(DECLINE if block[0] is None else block)
    return found


def speciation(state: State) -> set[Block]:
    """(corner, hex, number)."""
    found: set[Block] = set()
    for move in varied(state, full=1):
        if not move.placements:
            found.add(DECLINE)
        found.update((move.corner, place.hex, place.count) for place in move.placements)
    return found


def wanderlust(state: State) -> set[Block]:
    """(hex, tile, stack from 1)."""
    found: set[Block] = set()
    for move in varied(state, full=2):
        found.add(DECLINE if move.tile is None else (move.hex, move.tile, stack_of(state, move)))
    return found


def stack_of(state: State, move: mv.Wanderlust) -> int:
    """The stack, from 1, that a tile comes from."""
    assert move.tile is not None
    return move.stack or state.face_up.index(TERRAIN[move.tile]) + 1


def wanderlust_element(state: State, tile: mv.Wanderlust) -> set[Block]:
    """(element, corner) beside a chosen tile and hex."""
    found: set[Block] = set()
    offered = _composed(state, (1,))[1]
    wanted = stack_of(state, tile) - 1
    stack = offered[0].index(wanted)
    offered = _composed(state, (stack,))[1]
    hexes = list(offered[1])
    answers = (stack, hexes.index(HEX[str(tile.hex)]))
    for number in range(len(_composed(state, answers)[1][2])):
        move, offered = _composed(state, (*answers, number))
        if move.element is None:
            found.add(DECLINE)
            continue
        for place in range(len(offered[3])):
            move = _composed(state, (*answers, number, place))[0]
            found.add((move.element, move.corner))
    return found


def migration(state: State) -> set[Block]:
    """(origin, target) of one species."""
    found: set[Block] = {DECLINE}
    offered = _composed(state, ())[1]
    for number, step in enumerate(offered[0] if offered else ()):
        if step is not None and step[1] == 1:
            [walk] = _composed(state, (number,))[0].walks
            found.add((walk.origin, walk.target))
    return found


def tile_migration(state: State) -> set[Block]:
    """(animal, origin, number)."""
    return {(one.animal, one.origin, one.count) for move in varied(state) for one in move.arrivals}


def victims(state: State, full: int = 0) -> set[Block]:
    """(hex, animal) for Competition, Biomass, Predator and Evolution."""
    found: set[Block] = set()
    for move in varied(state, full):
        if not move.victims:
            found.add(DECLINE)
        found.update((victim.hex, victim.animal) for victim in move.victims)
    return found


def free_competition(state: State) -> set[Block]:
    found: set[Block] = set()
    for move in GAME.legal_moves(state):
        found.add(DECLINE if move.victim is None else (move.victim.hex, move.victim.animal))
    return found


def catastrophe(state: State) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    """For every tile: who may survive there, and who may die on each tile around."""
    found: dict[str, tuple[set[str], dict[str, set[str]]]] = {}
    for move in varied(state, full=1):
        survivors, around = found.setdefault(move.hex, (set(), {}))
        if move.survivor is not None:
            survivors.add(move.survivor)
        for victim in move.victims:
            around.setdefault(victim.hex, set()).add(victim.animal)
    return found


def blight(state: State) -> dict[str, set[str]]:
    """For every tile, the corners of which one may be kept; none where nothing is to be chosen."""
    found: dict[str, set[str]] = {}
    for move in GAME.legal_moves(state):
        corners = found.setdefault(move.hex, set())
        if move.keep is not None:
            corners.add(move.keep)
    return found


def fecundity(state: State) -> set[Block]:
    found: set[Block] = {(hex_,) for move in varied(state) for hex_ in move.hexes}
    return found | {DECLINE}


def hibernation(state: State) -> set[Block]:
    """(hex, number)."""
    return {(move.hex, move.count) if move.count else DECLINE for move in GAME.legal_moves(state)}


def aquatic_element(state: State) -> set[Block]:
    """(element, corner)."""
    return {(move.element, move.corner) for move in varied(state, full=2) if move.element is not None}


def aquatic_species(state: State, actor: Any, element: Any, corner: Any) -> set[Block]:
    """(hex, number) beside a chosen element, or without one."""
    found: set[Block] = set()
    for hex_ in (None, *HEXES):
        for count in range(1, AQUATIC_SPECIES + 1) if hex_ else (0,):
            if not GAME.check(state, mv.Aquatic(actor, element, corner, hex_, count)):
                found.add((hex_, count) if hex_ else DECLINE)
    return found


def mass_exodus(state: State) -> set[Block]:
    """(hex, target, animal), and (hex,) for a tile that is empty or has no tile beside it."""
    found: set[Block] = set()
    for move in varied(state, full=1):
        if not move.departures:
            found.add((move.hex,))
        found.update((move.hex, one.target, one.animal) for one in move.departures)
    return found


def beside(state: State, move: Any, field: str, parts: Iterable[Any]) -> list[Any]:
    """Those of some parts that `check` accepts beside the parts that a move has already."""
    there = getattr(move, field)
    return [part for part in parts if not GAME.check(state, dataclasses.replace(move, **{field: (*there, part)}))]
