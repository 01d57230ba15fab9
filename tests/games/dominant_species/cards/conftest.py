"""A table for the tests of the Dominance cards: the start position in Execution, and a card taken.

The files of this folder test sheet section 11, one card a file: "row" is a row of sheet section 13. What a player
decides is written in the notation.
"""

from __future__ import annotations

from typing import Any

import positions
import pytest

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.board import CORNERS, HEX, HEXES
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, BOX, CARD, ELEMENTS, SPACE, TERRAIN
from dsnotation.games.dominant_species.flow import ORDER
from dsnotation.games.dominant_species.moves import TakeCard
from dsnotation.games.dominant_species.state import EMPTY, EXECUTION, Pending
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string

# What is due when a card asks for nothing: the next Domination, of the animal that took the card.
NEXT_SPACE = "dom.2"


class Table:
    """A game at its first Domination, and shorthand over `positions` to change, play and read it."""

    game = GAME

    def __init__(self, animals: str = positions.ALL_SIX, **options: str) -> None:
        self.state = positions.position(animals, **options)
        self.state.phase = EXECUTION
        self.state.step = ORDER.index(SPACE[NEXT_SPACE]) + 1
        self.state.pending = []

    # Setting the position -----------------------------------------------------------------------------------

    def tile(self, hex_: str, terrain: str | None) -> None:
        """Lays a tile or freezes one; or changes the terrain of a tile, or takes it away, as no move could."""
        there = self.state.terrain[HEX[hex_]]
        if terrain is not None and (terrain == "Tu") == (there != EMPTY):
            positions.tile(self.state, hex_, terrain)
        else:
            self.state.terrain[HEX[hex_]] = EMPTY if terrain is None else TERRAIN[terrain]

    def put(self, hex_: str, **counts: int) -> None:
        """Sets how many species some animals have on a tile."""
        positions.put(self.state, hex_, **counts)

    def no_species(self) -> None:
        """Takes all species off earth."""
        for hex_ in HEXES:
            self.put(hex_, **dict.fromkeys(self.on(hex_), 0))

    def disk(self, corner: str, element: str | None) -> None:
        """Puts a disk on a corner, or takes it away."""
        positions.lay(self.state, corner, element)

    def no_disks(self) -> None:
        """Takes all disks off earth."""
        for corner in CORNERS:
            self.disk(corner, None)

    def add(self, animal: str, elements: str) -> None:
        """Sets the added elements of an animal (`"g w w"`)."""
        positions.give(self.state, animal, elements)

    def bag(self, elements: str) -> None:
        """Leaves only these disks in the bag; the others go to the Depletion box."""
        left = [elements.split().count(element) for element in ELEMENTS]
        for element, count in enumerate(left):
            self.state.boxes[BOX["dep"] * 6 + element] += self.state.bag[element] - count
        self.state.bag = left

    def pool(self, animal: str, count: int) -> None:
        """Leaves so many species in a gene pool; the others are eliminated."""
        positions.empty_pool(self.state, animal, count)

    def eliminated(self, animal: str, count: int) -> None:
        """Eliminates so many species of a gene pool."""
        self.pool(animal, self.of("pool")[animal] - count)

    def vp(self, **points: int) -> None:
        """Sets VP."""
        positions.points(self.state, **points)

    def available(self, animal: str, count: int) -> None:
        """Leaves an animal so many available pawns; the others return to the box."""
        self.state.pawns_in_box[ANIMAL[animal]] += self.of("available")[animal] - count
        self.state.available[ANIMAL[animal]] = count

    def pawn(self, animal: str, space: str) -> None:
        """Places an available pawn."""
        positions.pawn(self.state, animal, space)

    def offer(self, card: str) -> None:
        """Turns a card face up, beside those of the start; Ice Age alone, since it is the last one."""
        here = self.state.cards
        others = [name for name in positions.FIVE_CARDS.cards if name != card and CARD[name] in here]
        positions.cards(self.state, card, *others[:4])
        if card == "Ice-Age":
            self.state.cards, self.state.deck, self.state.unseen_cards = [CARD[card]], 0, 0

    # Playing ------------------------------------------------------------------------------------------------

    def take(self, animal: str, card: str, tile: str = "C4") -> list[Any]:
        """Lets an animal take a card for dominating a tile: what comes about besides the taking."""
        self.offer(card)
        owner = ANIMAL[animal]
        self.state.pending = [
            Pending("domination", owner, NEXT_SPACE),
            Pending("take-card", owner, "dom.1", (HEX[tile],)),
        ]
        taken, *events = self.make(TakeCard(animal, card))  # type: ignore[arg-type]
        assert (taken.animal, taken.card) == (animal, card)
        return events

    def dominate(self, animal: str, hex_: str) -> list[Any]:
        """A pawn's Domination of a tile."""
        owner = ANIMAL[animal]
        self.state.pending = [Pending("domination", owner, NEXT_SPACE), Pending("domination", owner, "dom.1")]
        return self.play(f"{animal} dom {hex_}")

    def last_domination(self, animal: str) -> None:
        """Makes a Domination due that is the last action of the turn."""
        self.state.phase = EXECUTION
        self.state.step = len(ORDER)
        self.state.pending = [Pending("domination", ANIMAL[animal], NEXT_SPACE)]

    def end_turn(self) -> list[Any]:
        """Forgoes the next Domination, the last action of the turn: its events, those of Reset included."""
        assert not self.asked
        return self.play("dom -")

    def play(self, line: str) -> list[Any]:
        """Plays a line, which must be legal: its events."""
        events = []
        for draft in grammar_of("dominant-species").parse(line):
            move = GAME.complete(self.state, draft)
            assert GAME.check(self.state, move) == []
            events += self.make(move)
        return events

    def make(self, move: Any) -> list[Any]:
        """Plays a move and sees that no piece gets lost."""
        before = positions.lost_pieces(self.state)
        events = GAME.apply(self.state, move)
        assert positions.lost_pieces(self.state) == before
        return events

    def refused(self, line: str) -> list[tuple[Any, ...]]:
        """Codes and fields of everything that is wrong with a line: (code, *field)."""
        (draft,) = grammar_of("dominant-species").parse(line)
        return self.refused_move(GAME.complete(self.state, draft))

    def refused_move(self, move: Any) -> list[tuple[Any, ...]]:
        """The same for a move that can't be written in the notation."""
        before = self.state.copy()
        findings = GAME.check(self.state, move)
        assert self.state == before
        return [(finding.code, *finding.field) for finding in findings]

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
        return positions.species(self.state, hex_)

    def element(self, corner: str) -> str | None:
        """The element on a corner."""
        return positions.element(self.state, corner)

    def in_bag(self, element: str) -> int:
        """How many disks of a type the bag holds."""
        return positions.in_bag(self.state, element)

    def added(self, animal: str) -> str:
        """An animal's added elements."""
        return positions.added(self.state, animal)

    def of(self, what: str) -> dict[str, int]:
        """A count of each animal in play: `vp`, `pool`, `eliminated`, `available`, `pawns_in_box`."""
        return {ANIMALS[animal]: getattr(self.state, what)[animal] for animal in self.state.animals}

    @property
    def points(self) -> dict[str, int]:
        """VP of the animals that have some."""
        return {animal: count for animal, count in self.of("vp").items() if count}


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


@pytest.fixture
def reads_and_writes() -> Any:
    """Checks that a line means these moves, and that they are written as this line."""
    return _reads_and_writes
