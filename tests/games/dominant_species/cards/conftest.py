"""A table for the tests of the Dominance cards: the start position, set to what a test needs.

The files of this folder test sheet section 11, one card a file: "row" is a row of sheet section 13. What a player
decides is written in the notation.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    BOX,
    CARD,
    ELEMENT,
    ELEMENTS,
    SPACE,
    TERRAIN,
)
from dsnotation.games.dominant_species.flow import ORDER
from dsnotation.games.dominant_species.game import DominantSpecies
from dsnotation.games.dominant_species.moves import DrawElements, RevealCards, RevealTiles, TakeCard
from dsnotation.games.dominant_species.options import DEFAULTS
from dsnotation.games.dominant_species.setup import Setup
from dsnotation.games.dominant_species.state import EMPTY, EXECUTION, Pending, State
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string

GAME = DominantSpecies()
# What is due when a card asks for nothing: the next Domination, of the animal that took the card.
NEXT_SPACE = "dom.2"


class Table:
    """A game in Execution at its first Domination, and shorthand to change, play and read it.

    Changes keep the pieces: species come from the gene pool and go back to it, disks from the bag and back.
    """

    def __init__(self, animals: str = "Ma Re Bi Am Ar In", **options: str) -> None:
        chosen = DEFAULTS
        for name, value in options.items():
            chosen = chosen.with_value(name.replace("_", "-"), value)
        names = tuple(animals.split())
        self.state: State = GAME.start(Setup(names, names, chosen))  # type: ignore[arg-type]
        for move in (
            RevealTiles(("Sa", "Fo", "Se")),
            RevealCards(("Aquatic", "Biomass", "Fertile", "Habitat", "Omnivore")),
            DrawElements(("g", "g", "m", "w"), ("b", "u", "s", "u"), ("w", "m", "b", "s")),
        ):
            assert GAME.check(self.state, move) == []
            GAME.apply(self.state, move)
        self.state.phase = EXECUTION
        self.state.step = ORDER.index(SPACE[NEXT_SPACE]) + 1
        self.state.pending = []

    # Setting the position -----------------------------------------------------------------------------------

    def tile(self, hex_: str, terrain: str | None) -> None:
        """Lays a tile, or takes one away."""
        self.state.terrain[HEX[hex_]] = EMPTY if terrain is None else TERRAIN[terrain]

    def put(self, hex_: str, **counts: int) -> None:
        """Sets how many species some animals have on a tile."""
        for animal, count in counts.items():
            place = HEX[hex_] * 6 + ANIMAL[animal]
            self.state.pool[ANIMAL[animal]] -= count - self.state.species[place]
            self.state.species[place] = count

    def no_species(self) -> None:
        """Takes all species off earth."""
        for place, count in enumerate(self.state.species):
            self.state.pool[place % 6] += count
            self.state.species[place] = 0

    def disk(self, corner: str, element: str | None) -> None:
        """Puts a disk on a corner, or takes it away."""
        there = self.state.elements[CORNER[corner]]
        if there != EMPTY:
            self.state.bag[there] += 1
        self.state.elements[CORNER[corner]] = EMPTY
        if element is not None:
            self.state.bag[ELEMENT[element]] -= 1
            self.state.elements[CORNER[corner]] = ELEMENT[element]

    def no_disks(self) -> None:
        """Takes all disks off earth."""
        for corner in CORNER:
            self.disk(corner, None)

    def add(self, animal: str, elements: str) -> None:
        """Gives an animal added elements (`"g w w"`)."""
        for element in elements.split():
            self.state.bag[ELEMENT[element]] -= 1
            self.state.added[ANIMAL[animal] * 6 + ELEMENT[element]] += 1

    def bag(self, elements: str) -> None:
        """Leaves only these disks in the bag; the others go to the Depletion box."""
        left = [elements.split().count(element) for element in ELEMENTS]
        for element, count in enumerate(left):
            self.state.boxes[BOX["dep"] * 6 + element] += self.state.bag[element] - count
        self.state.bag = left

    def pool(self, animal: str, count: int) -> None:
        """Leaves so many species in a gene pool; the others are eliminated."""
        self.state.eliminated[ANIMAL[animal]] += self.state.pool[ANIMAL[animal]] - count
        self.state.pool[ANIMAL[animal]] = count

    def eliminated(self, animal: str, count: int) -> None:
        """Eliminates so many species of a gene pool."""
        self.pool(animal, self.state.pool[ANIMAL[animal]] - count)

    def vp(self, **points: int) -> None:
        """Sets VP."""
        for animal, count in points.items():
            self.state.vp[ANIMAL[animal]] = count

    def available(self, animal: str, count: int) -> None:
        """Leaves an animal so many available pawns; the others return to the box."""
        self.state.pawns_in_box[ANIMAL[animal]] += self.state.available[ANIMAL[animal]] - count
        self.state.available[ANIMAL[animal]] = count

    # Playing ------------------------------------------------------------------------------------------------

    def take(self, animal: str, card: str, tile: str = "C4") -> list[Any]:
        """Lets an animal take a card for dominating a tile: what comes about after the card itself."""
        self.offer(card)
        owner = ANIMAL[animal]
        self.state.pending = [
            Pending("domination", owner, NEXT_SPACE),
            Pending("take-card", owner, "dom.1", (HEX[tile],)),
        ]
        taken, *events = self._apply(TakeCard(animal, card))  # type: ignore[arg-type]
        assert (taken.animal, taken.card) == (animal, card)
        assert CARD[card] not in self.state.cards
        return events

    def offer(self, card: str) -> None:
        """Turns a card face up, in place of another."""
        if CARD[card] not in self.state.cards:
            self.state.unseen_cards ^= 1 << self.state.cards.pop() | 1 << CARD[card]
            self.state.cards.append(CARD[card])
        if card == "Ice-Age":
            self.state.cards, self.state.deck, self.state.unseen_cards = [CARD[card]], 0, 0

    def dominate(self, animal: str, hex_: str) -> list[Any]:
        """A pawn's Domination of a tile."""
        owner = ANIMAL[animal]
        self.state.pending = [Pending("domination", owner, NEXT_SPACE), Pending("domination", owner, "dom.1")]
        return self.play(f"{animal} dom {hex_}")

    def play(self, line: str) -> list[Any]:
        """Plays a line, which must be legal: its events."""
        events = []
        for draft in grammar_of("dominant-species").parse(line):
            move = GAME.complete(self.state, draft)
            assert GAME.check(self.state, move) == []
            events += self._apply(move)
        return events

    def _apply(self, move: Any) -> list[Any]:
        before = self._pieces()
        events = GAME.apply(self.state, move)
        assert self._pieces() == before
        return events

    def end_turn(self) -> list[Any]:
        """Forgoes the next Domination, the last action of the turn: its events, those of Reset included."""
        assert not self.asked
        return self.play("dom -")

    def refused(self, line: str) -> list[tuple[Any, ...]]:
        """Codes and fields of everything that is wrong with a line: (code, *field)."""
        (draft,) = grammar_of("dominant-species").parse(line)
        return self.refused_move(GAME.complete(self.state, draft))

    def refused_move(self, move: Any) -> list[tuple[Any, ...]]:
        """The same for a move that can't be written in the notation."""
        return [(finding.code, *finding.field) for finding in GAME.check(self.state, move)]

    # Reading the position -----------------------------------------------------------------------------------

    @property
    def due(self) -> tuple[str, str]:
        """Who must decide, and what."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision.actor, decision.kind

    @property
    def asked(self) -> bool:
        """Whether the card that was taken asks for something; otherwise the next Domination is due."""
        decision = GAME.decision(self.state)
        return decision is not None and (decision.kind, decision.space) != ("domination", NEXT_SPACE)

    def offered(self) -> set[Any]:
        """The legal moves; each one stands the check, and none comes twice."""
        moves = list(GAME.legal_moves(self.state))
        for move in moves:
            assert GAME.check(self.state, move) == []
        assert len(set(moves)) == len(moves)
        return set(moves)

    def on(self, hex_: str) -> dict[str, int]:
        """Species on a tile."""
        counts = self.state.species[HEX[hex_] * 6 : HEX[hex_] * 6 + 6]
        return {animal: count for animal, count in zip(ANIMALS, counts, strict=True) if count}

    def element(self, corner: str) -> str | None:
        """The element on a corner."""
        element = self.state.elements[CORNER[corner]]
        return None if element == EMPTY else ELEMENTS[element]

    def added(self, animal: str) -> str:
        """An animal's added elements."""
        counts = self.state.added[ANIMAL[animal] * 6 : ANIMAL[animal] * 6 + 6]
        return " ".join(element for element, count in zip(ELEMENTS, counts, strict=True) for _ in range(count))

    def of(self, what: str) -> dict[str, int]:
        """A count of each animal in play: `vp`, `pool`, `eliminated`, `available`, `pawns_in_box`."""
        return {ANIMALS[animal]: getattr(self.state, what)[animal] for animal in self.state.animals}

    @property
    def points(self) -> dict[str, int]:
        """VP of the animals that have some."""
        return {animal: count for animal, count in self.of("vp").items() if count}

    def _pieces(self) -> tuple[Any, ...]:
        """Disks, cubes and pawns in the whole box: what no move may change."""
        state = self.state
        disks = [
            state.bag[element]
            + state.elements.count(element)
            + sum(state.boxes[element::6])
            + sum(state.added[element::6])
            for element in range(6)
        ]
        cubes = [
            state.pool[animal] + state.eliminated[animal] + sum(state.species[animal::6]) for animal in range(6)
        ]
        pawns = [
            state.available[animal] + state.pawns_in_box[animal] + state.spaces.count(animal)
            for animal in range(6)
        ]
        return disks, cubes, pawns


@pytest.fixture
def table() -> Table:
    """Six animals, all options at their defaults."""
    return Table()


@pytest.fixture
def new_table() -> type[Table]:
    """Makes a table with other animals or options: `new_table("Ma Bi", ice_sheet_forgo="yes")`."""
    return Table


def _reads_and_writes(line: str, *moves: Any) -> None:
    document = read_string(f'[Game "dominant-species"]\n{line}\n', "card.dsn")
    (game,) = document.games
    assert not game.findings
    (statement,) = game.statements
    assert [draft.kind for draft in statement.drafts] == [move.kind for move in moves]
    for draft, move in zip(statement.drafts, moves, strict=True):
        assert type(move)(**draft.fields) == move
    assert GAME.language.write(moves) == [line]
    assert GAME.language.write(statement.drafts) == [line]
    assert all(asdict(move) for move in moves)


@pytest.fixture
def reads_and_writes() -> Any:
    """Checks that a line means these moves, and that they are written as this line."""
    return _reads_and_writes
