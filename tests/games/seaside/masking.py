"""Games as somebody at the table saw them: what was hidden becomes "?", and is replayed beside the true game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from dsnotation.core.findings import Finding, forbids
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import COUNT, NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.knowledge import ZONES, least, most
from dsnotation.games.seaside.moves import Double, Reveal, Trash
from dsnotation.games.seaside.state import EMPTY, Player, State, deck_size
from tests.games.seaside.positions import lost_cards

# What nobody but the player sees: (kind of move, the card that asks; None: any) -> the fields with cards.
HIDDEN: dict[tuple[str, str | None], tuple[str, ...]] = {
    ("deal", None): ("cards",),
    ("draw", None): ("cards", "after"),
    ("look", None): ("cards", "after"),
    ("top", None): ("cards",),
    ("discard", "Lookout"): ("cards",),
    ("discard", "Warehouse"): ("cards",),
    ("aside", "Haven"): ("card",),
}
# What is asked only if there may be something to choose, and how it is declined.
DECLINED: dict[tuple[str, str], Any] = {
    ("reveal", "Explorer"): lambda seat: Reveal(seat, ()),
    ("trash", "Treasure Map"): lambda seat: Trash(seat, None),
    ("double", "Throne Room"): lambda seat: Double(seat, None),
}


class Observer:
    """Sees everything of some players, and of the others what is public and now and then (`sight`) a card. A
    `careless` one doesn't look into the trash after a Lookout, so that nobody can tell which card it was."""

    def __init__(self, hidden: str, sight: float, seed: int, *, careless: bool = False) -> None:
        self.hidden = hidden
        self.careless = careless
        self.sight = sight
        self.random = Random(seed)

    def mask(self, space: str | None, move: Any) -> Any:
        """The move as this observer writes it down."""
        seat = getattr(move, "player", move.actor)
        fields = HIDDEN.get((move.kind, space)) or HIDDEN.get((move.kind, None)) or ()
        if self.careless and (move.kind, space) == ("trash", "Lookout"):
            fields = ("card",)
        if seat not in self.hidden:
            return move
        return replace(move, **{field: self._masked(getattr(move, field)) for field in fields})

    def _masked(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self._masked(card) for card in value)
        return value if self.random.random() < self.sight else "?"


def asked(state: State) -> tuple[str, int, int, int, int]:
    """What the pending decision is about, so that two positions can be compared."""
    pending = state.pending[-1]
    return pending.kind, pending.player, pending.card, pending.number, pending.victim


def catch_up(true: State, seen: State) -> None:
    """Declines what only the observer's position asks, as it must be written there."""
    while GAME.decision(true) is not None and asked(seen) != asked(true):
        decision = GAME.decision(seen)
        assert decision is not None
        assert decision.space is not None
        declined = DECLINED[decision.kind, decision.space](decision.actor)
        findings = GAME.check(seen, declined)
        assert not forbids(findings), (declined, [finding.message for finding in findings])
        GAME.apply(seen, declined)


def follow(true: State, seen: State, observer: Observer, move: Any) -> list[Finding]:
    """Plays a move of the true game in both positions, in that of the observer as he wrote it. Returns the
    findings about that; an error is a failure."""
    decision = GAME.decision(true)
    assert decision is not None
    written = observer.mask(decision.space, move)
    findings = GAME.check(seen, written)
    assert not forbids(findings), (move, written, [finding.message for finding in findings])
    GAME.apply(seen, written)
    GAME.apply(true, move)
    catch_up(true, seen)
    assert not lost_cards(seen), (written, lost_cards(seen))
    return findings


def contradictions(true: State, seen: State) -> Iterator[str]:
    """Where what the observer believes is not so."""
    if any(seen.trash[card] > true.trash[card] for card in range(COUNT)) or sum(seen.trash) != sum(true.trash):
        yield f"trash: {true.trash} and {seen.trash}"
    for name in ("supply", "tokens", "turn", "who", "coins", "actions", "buys", "effects", "purchases",
                 "gains", "table", "phase", "extra", "why_over"):  # fmt: skip
        if getattr(true, name) != getattr(seen, name):
            yield f"{name}: {getattr(true, name)} and {getattr(seen, name)}"
    for seat, (player, believed) in enumerate(zip(true.players, seen.players, strict=True)):
        if any(player.owned[card] > believed.owned[card] for card in range(COUNT)):
            yield f"owned by {SEATS[seat]}: {player.owned} and {believed.owned}"
        if sum(player.owned) != sum(believed.owned):
            yield f"{SEATS[seat]} owns {sum(player.owned)}, not {sum(believed.owned)}"
        for name in ("staying", "tokens", "turns", "later", "last_gains", "island"):
            if getattr(player, name) != getattr(believed, name):
                yield f"{name} of {SEATS[seat]}: {getattr(player, name)} and {getattr(believed, name)}"
        for name in ZONES:
            if name != "middle":
                for text in _zone(seen, seat, getattr(player, name), getattr(believed, name)):
                    yield f"{name} of {SEATS[seat]}: {text}"
        if deck_size(player) != deck_size(believed):
            yield f"deck of {SEATS[seat]}: {deck_size(player)} cards, not {deck_size(believed)}"
        for text in _deck(player, believed):
            yield f"deck of {SEATS[seat]}: {text}"
        if len(player.aside) != len(believed.aside):
            yield f"aside of {SEATS[seat]}"


def _zone(seen: State, seat: int, true: list[int], believed: list[int]) -> Iterator[str]:
    if sum(true) != sum(believed):
        yield f"{sum(true)} cards, not {sum(believed)}"
    if true == believed:
        return
    at_most = most(seen, seat, believed)
    for card in range(COUNT):
        at_least = least(seen, seat, believed, (card,))
        if not believed[card] <= at_least <= true[card] <= at_most[card]:
            yield f"{true[card]} {NAMES[card]}, not {believed[card]}, {at_least} to {at_most[card]}"


def _deck(true: Player, believed: Player) -> Iterator[str]:
    """Cards known to be in the deck are there, and lie where they are said to lie."""
    there = [true.middle[card] + true.top.count(card) + (true.bottom == card) for card in range(COUNT)]
    for card in range(COUNT):
        known = believed.middle[card] + believed.top.count(card) + (believed.bottom == card)
        if known > there[card]:
            yield f"{known} {NAMES[card]}, but {there[card]} are there"
    for depth, card in enumerate(reversed(believed.top)):
        if card == UNKNOWN:
            continue
        if depth < len(true.top):
            fits = true.top[-1 - depth] == card
        else:
            fits = true.middle[card] > 0 or true.bottom == card
        if not fits:
            yield f"{NAMES[card]} is not number {depth} from the top"
    if believed.bottom not in (EMPTY, UNKNOWN):
        at_bottom = true.bottom if true.bottom != EMPTY else EMPTY
        if at_bottom != EMPTY and at_bottom != believed.bottom:
            yield f"{NAMES[at_bottom]} is at the bottom, not {NAMES[believed.bottom]}"
