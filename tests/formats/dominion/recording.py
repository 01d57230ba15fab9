"""Random games of our own engine, recorded as what a log would tell of them, whatever its format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import NAMES, SEATS
from dsnotation.games.seaside.outcome import outcome, points
from dsnotation.games.seaside.state import START, Pending, State
from dsnotation.replay.random_play import RandomChooser


@dataclass
class Told:
    """Something that a log may tell: what, of which seat, with which cards; `cause` is the card that asks."""

    what: str
    seat: int
    cards: tuple[str, ...] = ()
    cause: str | None = None
    number: int = 0
    at_start: bool = False


@dataclass
class Turn:
    seat: int
    number: int
    extra: bool
    told: list[Told] = field(default_factory=list)


@dataclass
class Recorded:
    """A game: who plays with which piles, the first hands, the turns, and the position at the end."""

    players: tuple[str, ...]
    kingdom: tuple[str, ...]
    hands: list[tuple[str, ...]]
    turns: list[Turn]
    state: State

    def deck(self, seat: int) -> dict[str, int]:
        owned = self.state.players[seat].owned
        return {str(name): owned[card] for card, name in enumerate(NAMES) if owned[card]}

    def points(self, seat: int) -> int:
        return points(self.state, seat)

    @property
    def winners(self) -> list[int]:
        return [SEATS.index(name) for name in outcome(self.state).winners]  # type: ignore[arg-type]


def record(
    seed: int, players: int = 2, kingdom: str = "", options: dict[str, str] | None = None, sense: float = 0.9
) -> Recorded:
    """A random game; a kingdom given must have ten names."""
    choose = RandomChooser(seed, sense)
    tags = GAME.invent_tags(players, choose, options or {})
    tags = {**tags, **({"Kingdom": kingdom} if kingdom else {})}
    setup, findings = GAME.setup(tags)
    assert setup is not None, findings
    state = GAME.start(setup)
    names = tuple(f"player{number}" for number in range(1, players + 1))
    game = Recorded(names, tuple(str(NAMES[card]) for card in setup.kingdom), [], [], state)
    for _ in range(4_000):
        if GAME.decision(state) is None:
            return game
        pending, at_start = state.pending[-1], state.phase == START
        before = state.copy()
        move = GAME.compose(state, choose)
        events = GAME.apply(state, move)
        told = [*told_by_move(before, pending, move, at_start)]
        if move.kind == "deal":
            game.hands.append(move.cards)
        for one in told:
            game.turns[-1].told.append(one)
        for event in events:
            if event.kind == "turn-began":
                game.turns.append(Turn(SEATS.index(event.player), event.turn, event.extra))
            else:
                for one in told_by_event(event, pending, move):
                    game.turns[-1].told.append(one)
    return game


def name(card: int) -> str | None:
    return str(NAMES[card]) if card >= 0 else None


def told_by_move(state: State, pending: Pending, move: Any, at_start: bool) -> Iterator[Told]:
    """What the move itself would say in a log."""
    seat, cause = pending.player, name(pending.card)
    player = state.players[seat]
    match move.kind:
        case "draw" | "look" | "flip":
            what = {("look", "Native Village"): "onto-mat", ("flip", "Sea Hag"): "flip-discard"}
            for cards, shuffle in ((move.cards, False), (move.after, move.shuffle)):
                if shuffle:
                    yield Told("shuffle", seat)
                if cards:
                    yield Told(
                        what.get((move.kind, cause or ""), move.kind), seat, cards, cause, at_start=at_start
                    )
        case "play":
            yield Told("play", seat, move.cards)
        case "buy":
            yield Told("buy", seat, (move.card,))
        case "end" if move.top:
            yield Told("treasuries", seat, move.top)
        case "double" if move.card:
            yield Told("double", seat, (move.card,))
        case "choose" if move.option == "take":
            yield Told(
                "take", seat, tuple(str(NAMES[card]) for card, n in enumerate(player.village) for _ in range(n))
            )
        case "choose" if move.option in ("attack", "coins"):
            yield Told(move.option, seat, number=player.tokens)
        case "trash" if move.card:
            yield Told("trash", pending.victim if cause == "Pirate Ship" else seat, (move.card,), cause)
        case "discard":
            yield Told("discard", seat, move.cards, cause)
        case "discard-all":
            looked = tuple(str(NAMES[card]) for card, n in enumerate(player.looked) for _ in range(n))
            yield Told("discard", seat, looked, cause)
        case "top":
            looked = tuple(str(NAMES[card]) for card, n in enumerate(player.looked) for _ in range(n))
            yield Told("topdeck" if move.cards else "bottom", seat, move.cards or looked, cause)
        case "aside":
            yield Told("aside", seat, (move.card,), cause)
        case "return":
            yield Told("return", seat, (move.card,), number=move.count)
        case "embargo":
            yield Told("embargo", seat, (move.pile,))
        case "reveal" if move.cards:
            yield Told("reveal", seat, move.cards, cause)


def told_by_event(event: Any, pending: Pending, move: Any) -> Iterator[Told]:
    """What a log would say of something that followed from the rules."""
    if not hasattr(event, "player"):
        return
    seat, cause = SEATS.index(event.player), name(pending.card)
    match event.kind:
        case "card-gained":
            yield Told(
                "bought-gain" if event.bought else "gain", seat, (event.card,), number=_TARGET[event.target]
            )
        case "card-played" if event.again:
            yield Told("again", seat, (event.card,))
        case "unaffected":
            yield Told("immune", seat)
        case "token-placed" if event.pile is None:
            yield Told("token", seat)
        case "resources-added":
            yield Told("get", seat, number=event.coins)
        case "effect-began":
            yield Told("effect", seat, (event.card,))
        case "cards-moved" if event.origin == "aside":
            yield Told("haven-back", seat, event.cards)
        case "cards-moved" if event.origin == "play" and event.target == "island-mat":
            yield Told("island", seat, event.cards)
        case "cards-moved" if event.target == "trash" and move.kind != "trash":
            yield Told("trash", seat, event.cards, cause or move.kind)
        case "cards-moved" if event.target == "discard" and _moves_by_itself(move, cause):
            yield Told("discard", seat, event.cards, cause or "Tactician")
        case "cards-moved" if event.target == "deck-top" and move.kind == "discard":
            yield Told("topdeck", seat, event.cards, cause)


def _moves_by_itself(move: Any, cause: str | None) -> bool:
    return move.kind not in ("discard", "discard-all", "end") and cause != "Sea Hag"


_TARGET = {"discard": 0, "deck-top": 1, "hand": 2}
