"""Dominion: Seaside: the position. Sheet sections 1, 2 and 6.

A zone is a list of counts, one for each card of the table and one more (UNKNOWN) for cards of it that nobody can
name. What is known of a player's cards altogether is `owned`; `knowledge` says what follows from that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dsnotation.core.messages import say
from dsnotation.games.seaside.components import COUNT, NAMES, SEATS, SeenCard
from dsnotation.games.seaside.options import Options

_REMEMBERED = 4096  # pending decisions and tasks
EMPTY = -1
SETUP, START, ACTION, BUY, CLEAN_UP, OVER = range(6)
PHASES = (say("setup"), say("start"), say("action"), say("buy"), say("clean-up"), say("over"))
# Of a card on the table: to be discarded this turn, to stay for the next, or no longer in play.
PLAYED, STAYING, GONE = range(3)


class Pending(NamedTuple):
    """Something to be done: a decision, or a task that runs by itself.

    `card` asks for it (EMPTY: the rules of the turn do), `number` is how many cards it is about, `place` where
    the card lies on the table, `victim` whom it is done to.
    """

    kind: str
    player: int
    card: int = EMPTY
    number: int = 0
    place: int = EMPTY
    victim: int = EMPTY

    def then(self, kind: str) -> Pending:
        """What the same card does or asks for next."""
        return _then(self, kind)


@lru_cache(_REMEMBERED)
def pending_for(
    kind: str, player: int, card: int, number: int = 0, place: int = EMPTY, victim: int = EMPTY
) -> Pending:
    """A `Pending`, made once: the same come up again and again."""
    return Pending(kind, player, card, number, place, victim)


@lru_cache(_REMEMBERED)
def _then(pending: Pending, kind: str) -> Pending:
    return pending._replace(kind=kind)


class Played(NamedTuple):
    """A card that the turn player has in play. `by` is the place of the Throne Room that plays it, `works` how
    often it will do something next turn."""

    card: int
    status: int = PLAYED
    by: int = EMPTY
    works: int = 0


# Each card just laid down, by its number: most cards in play are so.
LAID_DOWN = tuple(Played(card) for card in range(COUNT))


def no_cards() -> list[int]:
    """An empty zone."""
    return [0] * (COUNT + 1)


class Player:
    """One player's cards. Of the deck, `top` is what was put on it (the last is on top, UNKNOWN for a card nobody
    can name), `bottom` the card known to lie at its bottom, and `middle` the rest in no known order."""

    __slots__ = (
        "aside", "blurred", "bottom", "discard", "hand", "island", "last_gains", "later", "looked", "maybe",
        "middle", "owned", "staying", "tokens", "top", "turns", "unsettled", "village",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owned = no_cards()  # everything; UNKNOWN is 0, or below it for cards that left unseen
        self.hand = no_cards()
        self.middle = no_cards()
        self.top: list[int] = []
        self.bottom = EMPTY
        self.discard = no_cards()
        self.staying = no_cards()  # Durations in play between two turns
        self.aside: list[int] = []  # under Haven
        self.island = no_cards()
        self.village = no_cards()
        self.looked = no_cards()  # off the deck, being looked at or shown
        self.later: list[int] = []  # cards that do something at the start of the next turn
        self.last_gains: list[int] = []  # what was gained in the player's own last turn
        self.tokens = 0  # Pirate Ship
        self.turns = 0
        self.blurred = False  # after a mistake: how many cards are where is only assumed
        self.maybe = no_cards()  # after a mistake: cards that there may be besides those owned
        self.unsettled = False  # after a mistake: what the next turn begins with is only assumed

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player.__new__(Player)
        for name in Player.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def key(self) -> tuple[object, ...]:
        """All of it as a hashable value."""
        values = (getattr(self, name) for name in Player.__slots__)
        return tuple(tuple(value) if type(value) is list else value for value in values)


class State:
    """The whole position. Copied by `copy`, compared and hashed by value."""

    __slots__ = (
        "actions", "bought", "buys", "coins", "coins_unknown", "effects", "extra", "gains", "gains_victory",
        "loot", "names", "options", "outposts", "pending", "phase", "piles_unknown", "players", "purchases",
        "supply", "table", "tokens", "tokens_unknown", "trash", "turn", "unsure", "who", "why_over",
    )  # fmt: skip

    def __init__(self, players: int, options: Options, names: tuple[str, ...]) -> None:
        self.options = options
        self.names = names
        self.players = [Player() for _ in range(players)]
        self.supply = [EMPTY] * COUNT  # cards in each pile; EMPTY: no such pile in this game
        self.piles_unknown = 0  # kingdom piles that nobody named
        self.tokens = [0] * COUNT  # Embargo tokens on each pile
        self.tokens_unknown = 0  # Embargo tokens on a pile that nobody named
        self.trash = no_cards()
        # The turn.
        self.turn = 0  # the round
        self.who = EMPTY  # whose turn it is
        self.phase = SETUP
        self.extra = False  # a turn that Outpost gave
        self.actions = self.buys = self.coins = 0
        self.coins_unknown = 0  # how many coins more there may be
        self.table: list[Played] = []  # what the turn player has in play
        self.effects: list[int] = []  # cards that still do something at the start of this turn
        self.bought = False  # whether a card was bought: no more Treasures then
        self.purchases: list[int] = []  # bought this turn
        self.gains: list[int] = []  # gained by the turn player this turn
        self.gains_victory = False  # whether a Victory card was gained in the Buy phase
        self.outposts = 0  # played this turn to effect
        self.unsure = False  # after a mistake: what the turn player may still do is only assumed
        self.loot = False  # whether this Pirate Ship trashed a Treasure
        self.pending: list[Pending] = []  # the last one comes first
        self.why_over = ""

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        twin.players = [player.copy() for player in self.players]
        return twin

    def key(self) -> tuple[object, ...]:
        """The whole position as a hashable value."""
        values = [getattr(self, name) for name in State.__slots__ if name != "players"]
        parts = tuple(tuple(value) if type(value) is list else value for value in values)
        return (*parts, *(player.key() for player in self.players))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


# Reading the position --------------------------------------------------------------------------------------


def deck_size(player: Player) -> int:
    """How many cards the deck has."""
    return sum(player.middle) + len(player.top) + (player.bottom != EMPTY)


def within_reach(player: Player) -> int:
    """How many cards can come off the deck, those of the discard pile after a shuffle included."""
    return deck_size(player) + sum(player.discard)


def has_lighthouse(state: State, seat: int, lighthouse: int) -> bool:
    """Whether a player who is not the turn player has a Lighthouse in play."""
    return state.players[seat].staying[lighthouse] > 0


def in_play(state: State, seat: int) -> list[int]:
    """The cards that a player has in play."""
    zone = state.players[seat].staying.copy()
    if seat == state.who:
        for played in state.table:
            if played.status != GONE:
                zone[played.card] += 1
    return zone


def others(state: State, seat: int) -> list[int]:
    """The other players in turn order, from the left of this one."""
    count = len(state.players)
    return [(seat + ahead) % count for ahead in range(1, count)]


def seat_name(state: State, seat: int) -> str:
    """A player as a word of a message: "Ann (A)", or only the seat."""
    name = state.names[seat]
    return f"{name} ({SEATS[seat]})" if name and name != SEATS[seat] else SEATS[seat]


def cards_of(zone: list[int]) -> tuple[SeenCard, ...]:
    """The cards of a zone by name, in the order of the table, unknown ones last."""
    return tuple(name for name, count in zip(NAMES, zone, strict=True) for _ in range(count))
