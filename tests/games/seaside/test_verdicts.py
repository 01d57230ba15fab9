"""What is said about cards that nobody saw, held against every way in which they may lie. RULES 6.

A small position is made up, with unknown cards in all places; each way to put the unseen cards there is a world.
A move that no world allows is an error, one that each allows is right, any other is unverified.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import pytest

from dsnotation.core.findings import Severity
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARD, COUNT, NAMES, UNKNOWN
from dsnotation.games.seaside.moves import Draw, Look, Play
from dsnotation.games.seaside.state import EMPTY, Pending, State, within_reach
from tests.games.seaside.positions import lost_cards, position

KINDS = [CARD[name] for name in ("Copper", "Silver", "Estate")]
MOST_UNSEEN = 5  # else there are too many worlds


class World(NamedTuple):
    """Where the cards of a player lie."""

    hand: Counter[int]
    top: list[int]
    middle: Counter[int]
    bottom: list[int]
    discard: Counter[int]


def made_up(random: Random) -> tuple[State, list[int]]:
    """A position in which A has a few cards, some of them unknown, and the unseen cards."""
    state = position(2, "PD", shuffle_timing=random.choice(("when-needed", "before")))
    player = state.players[0]
    unseen: list[int] = []
    doubt = random.choice((0.2, 0.5, 0.9))

    def a_card() -> int:
        card = random.choice(KINDS)
        player.owned[card] += 1
        state.supply[card] -= 1
        if len(unseen) == MOST_UNSEEN or random.random() >= doubt:
            return card
        unseen.append(card)
        return UNKNOWN

    for name in ("hand", "middle", "discard"):
        for _ in range(random.randrange(4)):
            getattr(player, name)[a_card()] += 1
    if random.random() < 0.2:
        player.village[a_card()] += 1
    player.top = [a_card() for _ in range(random.choice((0, 0, 1, 2)))]
    if random.random() < 0.2:
        player.bottom = random.choice(KINDS)
        player.owned[player.bottom] += 1
        state.supply[player.bottom] -= 1
    if random.random() < 0.2:  # one more was trashed that nobody saw
        card = random.choice(KINDS)
        unseen.append(card)
        player.owned[card] += 1
        state.supply[card] -= 1
        player.owned[UNKNOWN] -= 1
        state.trash[UNKNOWN] += 1
    assert not lost_cards(state)
    return state, unseen


def worlds(state: State, unseen: list[int]) -> Iterator[World]:
    """Every way in which the cards may lie."""
    player = state.players[0]
    for order in set(permutations(unseen)):
        left = list(order)

        def named(zone: list[int], left: list[int] = left) -> Counter[int]:
            found = Counter({card: count for card, count in enumerate(zone[:COUNT]) if count})
            found.update(left.pop() for _ in range(zone[UNKNOWN]))
            return found

        hand, middle, discard = named(player.hand), named(player.middle), named(player.discard)
        top = [left.pop() if card == UNKNOWN else card for card in player.top]
        bottom = [player.bottom] if player.bottom != EMPTY else []
        yield World(hand, top, middle, bottom, discard)


def gives(fixed: Sequence[int], loose: int, zone: Counter[int], written: Sequence[str]) -> bool:
    """Whether these cards, and so many of the zone, may be what was written."""
    rest = Counter(CARD[name] for name in written if name != "?")
    rest.subtract(fixed)
    needed = +rest
    return needed.total() <= loose and all(zone[card] >= count for card, count in needed.items())


def draws(world: World, move: Any, count: int) -> bool:
    size = len(world.top) + world.middle.total() + len(world.bottom)
    before = min(count, size)
    fixed = world.top[::-1][:before]
    loose = min(before - len(fixed), world.middle.total())
    fixed += world.bottom[: before - len(fixed) - loose]
    if not move.shuffle or move.cards or not before:
        after = count - before
        return gives(fixed, loose, world.middle, move.cards) and gives([], after, world.discard, move.after)
    return gives([*fixed, *world.middle.elements()], count - before, world.discard, move.after)


def looks(world: World, move: Any, count: int) -> bool:
    """The bottom card."""
    if world.bottom or not (world.middle or world.top):
        return gives(world.bottom, len(move.after), world.discard, move.cards or move.after)
    if world.middle:
        return gives([], 1, world.middle, move.cards)
    return gives(world.top[:1], 0, world.middle, move.cards)


def plays(world: World, move: Any, count: int) -> bool:
    return gives([], world.hand.total(), world.hand, move.cards)


def some_cards(random: Random, count: int) -> tuple[str, ...]:
    return tuple(random.choice(["?", *(NAMES[card] for card in KINDS)]) for _ in range(count))


def a_question(state: State, random: Random) -> tuple[Any, int, Callable[[World, Any, int], bool]] | None:
    """Cards to draw, a bottom card to look at, or Treasures to play; None if there are no cards."""
    player = state.players[0]
    kind = random.choice(("draw", "draw", "look", "play"))
    if kind == "play":
        count = min(sum(player.hand), random.randint(1, 3))
        cards = tuple(random.choice(("Copper", "Silver")) for _ in range(count))
        return (Play("A", cards), count, plays) if count else None  # type: ignore[arg-type]
    count = min(within_reach(player), 1 if kind == "look" else random.randint(1, 5))
    if not count:
        return None
    card = CARD["Pearl Diver"] if kind == "look" else EMPTY
    state.pending.append(Pending(kind, 0, card, count))
    like = GAME.compose(state, lambda question, options, prefer=(): options[0])
    before, after = some_cards(random, len(like.cards)), some_cards(random, len(like.after))
    move_type, rule = (Look, looks) if kind == "look" else (Draw, draws)
    return move_type("A", before, like.shuffle, after), count, rule  # type: ignore[arg-type]


def verdict(state: State, move: Any) -> str:
    severities = {finding.severity for finding in GAME.check(state, move)}
    return "wrong" if Severity.ERROR in severities else "unverified" if severities else "right"


def _verdicts(seeds: range) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in seeds:
        random = Random(seed)
        state, unseen = made_up(random)
        question = a_question(state, random)
        if question is None:
            continue
        move, count, allows = question
        answers = {allows(world, move, count) for world in worlds(state, unseen)}
        should = "unverified" if len(answers) == 2 else "right" if answers == {True} else "wrong"
        assert verdict(state, move) == should, (seed, move, should)
        found[should] += 1
    return found


def test_verdicts_of_made_up_positions() -> None:
    found = _verdicts(range(1500))
    assert min(found[one] for one in ("right", "wrong", "unverified")) > 100


@pytest.mark.fuzz
def test_verdicts_of_many_made_up_positions() -> None:
    _verdicts(range(10_000, 200_000))
