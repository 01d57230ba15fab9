"""Dominion: Seaside: what a move brings about, noted while it is carried out and told when somebody looks.

The engine knows cards and players by number and notes what happens in numbers. The events, which name them, are
made by the functions below, and only for somebody who looks: most games are checked or played and nobody does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVarTuple, overload

from dsnotation.games.seaside import events as ev
from dsnotation.games.seaside.components import CARDS, NAMES, SEATS, SeenCard
from dsnotation.games.seaside.state import cards_of

Facts = TypeVarTuple("Facts")


class Events(Sequence[Any]):
    """The events of one move, in their order."""

    __slots__ = ("_noted", "_told")

    def __init__(self) -> None:
        self._noted: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
        self._told: tuple[Any, ...] = ()

    def note(self, tell: Callable[[*Facts], Any], *facts: *Facts) -> None:
        """Something happened, which `tell` makes an event of. A list among the facts must not change any more."""
        self._noted.append((tell, facts))

    def _all(self) -> tuple[Any, ...]:
        if len(self._told) < len(self._noted):
            self._told += tuple(tell(*facts) for tell, facts in self._noted[len(self._told) :])
        return self._told

    @overload
    def __getitem__(self, place: int) -> Any: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Any, ...]: ...
    def __getitem__(self, place: int | slice) -> Any:
        return self._all()[place]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._noted)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # more may be noted


class _Unheard(Events):
    """Where nobody will look, nothing is kept."""

    __slots__ = ()

    def note(self, tell: Callable[[*Facts], Any], *facts: *Facts) -> None:
        pass


UNHEARD = _Unheard()


def named(cards: Sequence[int]) -> tuple[SeenCard, ...]:
    """Cards by name, in the order of the table."""
    return tuple([NAMES[card] for card in sorted(cards)])


def turn_began(seat: int, turn: int, extra: bool) -> ev.TurnBegan:
    return ev.TurnBegan(SEATS[seat], turn, extra)


def moved(seat: int, cards: Sequence[int], origin: ev.Zone, target: ev.Zone) -> ev.CardsMoved:
    return ev.CardsMoved(SEATS[seat], named(cards), origin, target)


def moved_all(seat: int, zone: list[int], origin: ev.Zone, target: ev.Zone) -> ev.CardsMoved:
    return ev.CardsMoved(SEATS[seat], cards_of(zone), origin, target)


def laid_down(seat: int, cards: Sequence[int]) -> ev.CardsMoved:
    """Cards out of the hand into play, in the order in which they are played."""
    return ev.CardsMoved(SEATS[seat], tuple(NAMES[card] for card in cards), "hand", "play")


def shuffled(seat: int, count: int) -> ev.Shuffled:
    return ev.Shuffled(SEATS[seat], count)


def played(seat: int, card: int, again: bool) -> ev.CardPlayed:
    return ev.CardPlayed(SEATS[seat], CARDS[card], again)


def effect_began(seat: int, card: int) -> ev.EffectBegan:
    return ev.EffectBegan(SEATS[seat], CARDS[card])


def added(seat: int, actions: int, buys: int, coins: int, coins_unknown: int) -> ev.ResourcesAdded:
    return ev.ResourcesAdded(SEATS[seat], actions, buys, coins, coins_unknown)


def gained(seat: int, card: int, target: ev.Zone, bought: bool) -> ev.CardGained:
    return ev.CardGained(SEATS[seat], CARDS[card], target, bought)


def nothing_gained(seat: int, card: int) -> ev.NothingGained:
    return ev.NothingGained(SEATS[seat], CARDS[card])


def token_placed(seat: int, pile: SeenCard | None) -> ev.TokenPlaced:
    return ev.TokenPlaced(SEATS[seat], pile)


def shown(seat: int, cards: tuple[SeenCard, ...]) -> ev.CardsShown:
    """Cards of a hand, in the order in which they are written."""
    return ev.CardsShown(SEATS[seat], cards)


def unaffected(seat: int, card: int) -> ev.Unaffected:
    return ev.Unaffected(SEATS[seat], CARDS[card])


def ended(reason: str) -> ev.GameEnded:
    return ev.GameEnded(reason)
