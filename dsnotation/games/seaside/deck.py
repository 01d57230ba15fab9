"""Dominion: Seaside: what comes off a deck. Sheet sections 2 and 4.4.

A deck is the cards put on top of it, in their order, then the rest in no known order, then perhaps a card known to
be at its bottom. What is drawn at once has no order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dsnotation.games.seaside import telling
from dsnotation.games.seaside.components import COUNT, UNKNOWN
from dsnotation.games.seaside.knowledge import empty_into, holds, least, pool, put_all, take_all
from dsnotation.games.seaside.state import EMPTY, Player, State, no_cards
from dsnotation.games.seaside.telling import Events


class Source(NamedTuple):
    """Where so many cards come from: `fixed` are those that must be among them (UNKNOWN: one nobody can name),
    `loose` how many come out of `zone`."""

    fixed: list[int]
    loose: int
    zone: list[int]


NOTHING = Source([], 0, no_cards())


def sources(player: Player, count: int) -> tuple[Source, Source]:
    """Where the cards before and after a shuffle come from, for so many cards, or all within reach (sheet 4.4)."""
    left = sum(player.middle)
    if left >= count and not player.top:
        return Source([], count, player.middle), NOTHING
    fixed = player.top[::-1][:count]
    loose = min(count - len(fixed), left)
    before = len(fixed) + loose
    if before < count and player.bottom != EMPTY:
        fixed.append(player.bottom)
        before += 1
    after = count - before
    if after:  # after a mistake there may be fewer cards than a decision counts on
        after = min(after, sum(player.discard))
    return Source(fixed, loose, player.middle), Source([], after, player.discard)


def bottom_sources(player: Player) -> tuple[Source, Source]:
    """Where the bottom card of the deck comes from, before or after a shuffle."""
    if player.bottom != EMPTY:
        return Source([player.bottom], 0, player.middle), NOTHING
    if any(player.middle):
        return Source([], 1, player.middle), NOTHING
    if player.top:
        return Source([player.top[0]], 0, player.middle), NOTHING
    return NOTHING, Source([], 1, player.discard)


# Checking --------------------------------------------------------------------------------------------------


class Need(NamedTuple):
    """How a source gives the cards that somebody saw: how many copies of each come from places unknown so far."""

    seen: list[int]  # copies of each card named, those that were known to come taken out
    from_unknown: list[int]


class Misfit(NamedTuple):
    """A card that is written so many times, and of which the source has only so many; or, with `must`, one that
    must be among those it gives and is not."""

    card: int
    wanted: int
    there: int
    must: bool = False


NONE_USED = (0,) * COUNT


def known_rest(source: Source, cards: list[int]) -> list[int] | None:
    """The cards beyond the fixed ones, if all of them are named and known to lie there; otherwise None, and `fit`
    must find out. Mostly nothing is unseen."""
    rest = cards
    if source.fixed:
        rest = cards.copy()
        for card in source.fixed:
            if card == UNKNOWN or card not in rest:
                return None
            rest.remove(card)
    return rest if holds(source.zone, rest) else None


def fit(
    state: State, seat: int, source: Source, cards: Sequence[int], used: Sequence[int] = NONE_USED
) -> Need | Misfit:
    """How a source gives these cards, or why it can't. `used` are cards of the pool that are gone already."""
    wanted = no_cards()
    put_all(wanted, cards)
    blank = 0  # fixed places that nobody could name
    for card in source.fixed:
        if card == UNKNOWN:
            blank += 1
        elif wanted[card]:
            wanted[card] -= 1
        elif wanted[UNKNOWN]:
            wanted[UNKNOWN] -= 1
        else:
            return Misfit(card, 0, 1, must=True)
    lacking = [max(0, wanted[card] - source.zone[card]) for card in range(COUNT)]
    must_name = max(0, blank - wanted[UNKNOWN])
    if not any(lacking) and not must_name:
        return Need(wanted, [0] * COUNT)
    free = [left - gone for left, gone in zip(pool(state, seat), used, strict=False)]
    for card in range(COUNT):
        if lacking[card] > free[card]:
            return Misfit(card, wanted[card], max(0, source.zone[card] + free[card]))
    from_unknown = lacking.copy()
    for card in range(COUNT):
        more = min(
            must_name - sum(from_unknown), wanted[card] - from_unknown[card], free[card] - from_unknown[card]
        )
        from_unknown[card] += max(0, more)
    if sum(from_unknown) < must_name or sum(from_unknown) > blank + source.zone[UNKNOWN]:
        card = next((card for card in range(COUNT) if lacking[card]), 0)
        return Misfit(card, wanted[card], source.zone[card])
    return Need(wanted, from_unknown)


def is_sure(state: State, seat: int, source: Source, need: Need) -> bool:
    """Whether the cards can come from the source whatever the unknown ones are."""
    if not any(need.from_unknown):
        return True
    blank = source.fixed.count(UNKNOWN)
    if blank and _most_unwritten(pool(state, seat), need.seen, blank) > need.seen[UNKNOWN]:
        return False
    zone = list(source.zone)
    zone[UNKNOWN] += blank
    return all(least(state, seat, zone, (card,)) >= count for card, count in enumerate(need.seen[:COUNT]) if count)


def _most_unwritten(free: Sequence[int], written: Sequence[int], places: int) -> int:
    """Of so many cards that must come and nobody can name, how many at most are none of those written: if these
    are the least fitting cards of the pool."""
    most_of = {0: 0}  # so many places filled -> so many cards that were not written
    for left, seen in zip(free[:COUNT], written, strict=False):
        before = most_of.copy()
        for filled, unwritten in before.items():
            for number in range(1, min(left, places - filled) + 1):
                more = unwritten + max(0, number - seen)
                most_of[filled + number] = max(more, most_of.get(filled + number, 0))
    return most_of.get(places, 0)


# Carrying out ----------------------------------------------------------------------------------------------


def take_off(state: State, seat: int, count: int, move: tuple[list[int], list[int]], events: Events) -> list[int]:
    """Takes so many cards off a deck, those before and after a shuffle. Returns them, as far as they can be
    named."""
    player = state.players[seat]
    before, after = move
    if not (after or player.top or player.bottom != EMPTY):
        return take_all(player.middle, before)
    first, second = sources(player, count)
    if second.loose and not before and first.fixed + [0] * first.loose:
        if UNKNOWN in first.fixed or first.zone[UNKNOWN]:
            return _take_together(player, seat, first, second, after, events)
        before, after = _sorted_apart(first, after)
    taken = _take(state, seat, first, before)
    if second.loose:
        shuffle(player, seat, events)
        taken += take_all(player.middle, after)
    return taken


def known_cards(source: Source) -> list[int]:
    """Everything in a place that somebody can name."""
    fixed = [card for card in source.fixed if card != UNKNOWN]
    return [*fixed, *(card for card in range(COUNT) for _ in range(source.zone[card]))]


def _sorted_apart(first: Source, cards: list[int]) -> tuple[list[int], list[int]]:
    """Which cards of one list lay in the deck before the shuffle: all that was left of it, every card known."""
    before = known_cards(first)
    rest = list(cards)
    for card in before:
        rest.remove(card if card in rest else UNKNOWN)
    return before, rest


def _take_together(
    player: Player, seat: int, first: Source, second: Source, cards: list[int], events: Events
) -> list[int]:
    """Cards of one list, where nobody can tell which lay in the deck before the shuffle and which came after it.

    The new deck surely has what the discard pile showed and the list does not have as often.
    """
    before, rest = _sorted_apart(first, cards)
    shown = player.discard.copy()
    shuffle(player, seat, events)
    player.top, player.bottom, player.middle = [], EMPTY, shown
    _leave(shown, rest, sum(shown) - second.loose)
    return [*before, *rest]


def _leave(zone: list[int], gone: Sequence[int], size: int) -> None:
    """So many cards of a zone stay. It gave some of the cards `gone`, others of these came from elsewhere: what it
    surely still has can be named."""
    sure = [0 if UNKNOWN in gone else max(0, zone[card] - gone.count(card)) for card in range(COUNT)]
    zone[:] = [*sure, size - sum(sure)]


def _take(state: State, seat: int, source: Source, cards: list[int]) -> list[int]:
    """Cards from the places of one source, which can give them."""
    player = state.players[seat]
    if not source.fixed:
        return take_all(player.middle, cards)
    rest = known_rest(source, cards)
    if rest is not None:
        _clear_fixed(player, source)
        return [*source.fixed, *take_all(player.middle, rest)]
    need = fit(state, seat, source, cards)
    assert isinstance(need, Need)
    blank = source.fixed.count(UNKNOWN)
    taken = [card for card in source.fixed if card != UNKNOWN]
    seen = [card for card in range(COUNT + 1) for _ in range(need.seen[card])]
    _clear_fixed(player, source)
    if not source.loose:
        return [*taken, *seen]
    if not blank:
        return [*taken, *take_all(player.middle, seen)]
    # Which of them lay on the places that nobody could name, nobody can tell.
    _leave(player.middle, seen, sum(player.middle) - source.loose)
    return [*taken, *seen]


def _clear_fixed(player: Player, source: Source) -> None:
    """The fixed places are empty now: so many off the top, and the bottom if that was one of them."""
    count = len(source.fixed)
    from_top = min(count, len(player.top))
    if from_top:
        del player.top[len(player.top) - from_top :]
    if count > from_top:
        player.bottom = EMPTY


def take_bottom(state: State, seat: int, move: tuple[list[int], list[int]], events: Events) -> list[int]:
    """Takes the bottom card of a deck, before or after a shuffle. Returns it."""
    player = state.players[seat]
    first, second = bottom_sources(player)
    if second.loose:
        shuffle(player, seat, events)
        return take_all(player.middle, move[1])
    [card] = move[0]
    if first.loose:
        return take_all(player.middle, [card])
    [fixed] = first.fixed
    if player.bottom != EMPTY:
        player.bottom = EMPTY
    else:
        del player.top[0]
    return [fixed if fixed != UNKNOWN else card]


def shuffle(player: Player, seat: int, events: Events) -> None:
    """The discard pile becomes the deck."""
    events.note(telling.shuffled, seat, sum(player.discard))
    if any(player.middle):
        empty_into(player.discard, player.middle)
    else:
        player.discard, player.middle = player.middle, player.discard


# Every draw ------------------------------------------------------------------------------------------------


def every_choice(zone: Sequence[int], count: int) -> Iterator[list[int]]:
    """Every way to take so many cards out of a zone of known cards, each once, in the order of the table."""
    kinds = [card for card in range(COUNT) if zone[card]]
    yield from _every(zone, kinds, count)


def _every(zone: Sequence[int], kinds: list[int], count: int) -> Iterator[list[int]]:
    if not count:
        yield []
        return
    if not kinds:
        return
    card, *rest = kinds
    for copies in range(min(zone[card], count), -1, -1):
        for others in _every(zone, rest, count - copies):
            yield [card] * copies + others
