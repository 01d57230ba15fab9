"""Dominion: Seaside: what happens, as clauses of a sentence for people.

A player is called by name where the tags give one, else by the letter of the seat. A card that nobody can name is
an unseen card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from dsnotation.core.messages import Message, joined, listed_and, say, several
from dsnotation.core.names import Name
from dsnotation.games.seaside import events as ev
from dsnotation.games.seaside.components import SEATS, UNSEEN
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.state import State


def player_name(state: State, seat: str) -> str:
    """A player as a sentence calls them; with the seat, if another has the same name."""
    names = state.names
    place = SEATS.index(seat) if seat in SEATS else len(names)
    name = names[place] if place < len(names) else ""
    if not name or name == seat:
        return seat
    return name if names.count(name) == 1 else f"{name} ({seat})"


def some_cards(cards: Sequence[str]) -> Message:
    """Cards in a sentence: "2 Coppers, an Estate and an unseen card"; equal ones together."""
    if not cards:
        return say("no cards")
    return listed_and(each_card(cards))


def each_card(cards: Sequence[str]) -> list[Message]:
    """Cards as the parts of a list, equal ones together."""
    return [_copies(card, cards.count(card)) for card in dict.fromkeys(cards)]


def _copies(card: str, count: int) -> Message:
    if card == UNSEEN:
        return several(count, "an unseen card", "{count} unseen cards")
    if count == 1:
        return say("{card:a}", card=called(card))
    # No entry of its own for one: in other languages its form stands for 21 too.
    return several(count, "{count} {card:many}", "{count} {card:many}", card=called(card))


def added(event: ev.ResourcesAdded) -> Message:
    """What the turn player has more of: "+1 Action, +2 coins"."""
    parts = []
    if event.actions:
        parts.append(several(event.actions, "+{count} Action", "+{count} Actions"))
    if event.buys:
        parts.append(several(event.buys, "+{count} Buy", "+{count} Buys"))
    if event.coins_unknown:
        most = event.coins + event.coins_unknown
        parts.append(several(most, "+{least} to {count} coin", "+{least} to {count} coins", least=event.coins))
    elif event.coins:
        parts.append(several(event.coins, "+{count} coin", "+{count} coins"))
    return joined(parts)


# Events ----------------------------------------------------------------------------------------------------


def event_clauses(state: State, events: Sequence[Any]) -> Iterator[Message]:
    """What events say, a clause each. What every Clean-up brings is left out, and so is a turn that begins with
    nothing."""
    left = [event for event in events if not _says_nothing(event)]
    while left:
        event, *left = left
        kind = event.kind
        if kind == "turn-began":
            if event.extra:
                yield say("{player} takes an extra turn", player=player_name(state, event.player))
            elif left and left[0].kind in ("effect-began", "cards-moved"):
                yield say("it is {player}'s turn", player=player_name(state, event.player))
        elif kind == "card-gained":
            alike = [one for one in left if one == event]
            left = [one for one in left if one != event]
            yield _gained(state, event, 1 + len(alike))
        elif kind == "effect-began" and left[:1] == [event]:
            continue  # the same card once more, without anything of its own
        elif kind == "effect-began" and left and left[0].kind == "cards-moved":
            yield _taken_back(state, event, left.pop(0))
        elif kind in _WITH_RESOURCES and left and left[0].kind == "resources-added":
            yield _WITH_RESOURCES[kind](state, event, added(left.pop(0)))
        else:
            yield _CLAUSES[kind](state, event)


def _says_nothing(event: Any) -> bool:
    return event.kind == "cards-moved" and (event.origin, event.target) in _OF_CLEAN_UP


_OF_CLEAN_UP = frozenset({("play", "discard"), ("hand", "play")})


def _gained(state: State, event: ev.CardGained, count: int) -> Message:
    player, cards = player_name(state, event.player), some_cards((event.card,) * count)
    if event.bought:
        return say("{player} buys {cards}", player=player, cards=cards)
    if event.target == "hand":
        return say("{player} gains {cards} to the hand", player=player, cards=cards)
    if event.target == "deck-top":
        return say("{player} gains {cards} on top of the deck", player=player, cards=cards)
    return say("{player} gains {cards}", player=player, cards=cards)


def _nothing_gained(state: State, event: ev.NothingGained) -> Message:
    card = called(event.card)
    return say("{player} gains no {card}: none is left", player=player_name(state, event.player), card=card)


def _shuffled(state: State, event: ev.Shuffled) -> Message:
    return several(
        event.count,
        "{player} shuffles {count} card",
        "{player} shuffles {count} cards",
        player=player_name(state, event.player),
    )


def _played(state: State, event: ev.CardPlayed) -> Message:
    player, card = player_name(state, event.player), called(event.card)
    if event.again:
        return say("{player} plays {card} a second time", player=player, card=card)
    return say("{player} plays {card}", player=player, card=card)


def _played_for(state: State, event: ev.CardPlayed, gains: Message) -> Message:
    return say("{what}: {gains}", what=_played(state, event), gains=gains)


def _effect(state: State, event: ev.EffectBegan) -> Message:
    return say("{player}'s {card} takes effect", card=called(event.card), player=player_name(state, event.player))


def _taken_back(state: State, event: ev.EffectBegan, back: ev.CardsMoved) -> Message:
    return say(
        "{player} takes {cards} back from {card}",
        player=player_name(state, event.player),
        cards=some_cards(back.cards),
        card=called(event.card),
    )


def _effect_for(state: State, event: ev.EffectBegan, gains: Message) -> Message:
    return say("{what}: {gains}", what=_effect(state, event), gains=gains)


def _resources(state: State, event: ev.ResourcesAdded) -> Message:
    return say("{player} gets {gains}", player=player_name(state, event.player), gains=added(event))


def _token(state: State, event: ev.TokenPlaced) -> Message:
    player = player_name(state, event.player)
    if event.pile is None:
        return say("{player} puts a coin token on the {card} mat", player=player, card=called("Pirate Ship"))
    if event.pile == UNSEEN:
        return say("{player} puts an Embargo token on a pile that nobody wrote down", player=player)
    return say("{player} puts an Embargo token on the {card} pile", player=player, card=called(event.pile))


def _shown(state: State, event: ev.CardsShown) -> Message:
    player, cards = player_name(state, event.player), some_cards(event.cards)
    return say("{player} reveals {cards}", player=player, cards=cards)


def _unaffected(state: State, event: ev.Unaffected) -> Message:
    player, card = player_name(state, event.player), called("Lighthouse")
    return say("{player} is safe behind {card:a}", player=player, card=card)


def _ended(state: State, event: ev.GameEnded) -> Message:
    return say("the game is over, because {reason}", reason=event.reason)


# Cards that move -------------------------------------------------------------------------------------------


def moved(state: State, event: ev.CardsMoved) -> Message:
    """Cards that go from one place to another."""
    player, cards = player_name(state, event.player), some_cards(event.cards)
    if event.origin == "play" and event.target in _OUT_OF_PLAY:
        return _OUT_OF_PLAY[event.target](called(event.cards[0]))
    tell = _MOVED.get((event.origin, event.target)) or _MOVED_TO[event.target]
    return tell(player, cards)


Tell = Callable[[str, Message], Message]
# Where a card goes that takes itself out of play.
_OUT_OF_PLAY: dict[str, Callable[[Name], Message]] = {
    "trash": lambda card: say("{card} goes to the trash", card=card),
    "island-mat": lambda card: say("{card} goes onto the mat", card=card),
}
_MOVED: dict[tuple[str, str], Tell] = {
    ("deck", "hand"): lambda player, cards: say("{player} draws {cards}", player=player, cards=cards),
    # Only Pirate Ship trashes what was turned up off somebody's deck without asking.
    ("looked-at", "trash"): lambda player, cards: say(
        "{player} loses {cards} to the trash", player=player, cards=cards
    ),
    ("looked-at", "deck-top"): lambda player, cards: say(
        "{player} puts {cards} back on top of the deck", player=player, cards=cards
    ),
}
_MOVED_TO: dict[str, Tell] = {
    "hand": lambda player, cards: say("{player} takes {cards} into the hand", player=player, cards=cards),
    "play": lambda player, cards: say("{player} plays {cards}", player=player, cards=cards),
    "discard": lambda player, cards: say("{player} discards {cards}", player=player, cards=cards),
    "trash": lambda player, cards: say("{player} trashes {cards}", player=player, cards=cards),
    "supply": lambda player, cards: say("{player} returns {cards} to the supply", player=player, cards=cards),
    "aside": lambda player, cards: say("{player} sets {cards} aside", player=player, cards=cards),
    "deck-top": lambda player, cards: say("{player} puts {cards} on top of the deck", player=player, cards=cards),
    "deck-bottom": lambda player, cards: say(
        "{player} leaves {cards} at the bottom of the deck", player=player, cards=cards
    ),
    "looked-at": lambda player, cards: say("{player} looks at {cards}", player=player, cards=cards),
    "island-mat": lambda player, cards: say(
        "{player} puts {cards} on the {card} mat", player=player, cards=cards, card=called("Island")
    ),
    "village-mat": lambda player, cards: say(
        "{player} puts {cards} on the {card} mat", player=player, cards=cards, card=called("Native Village")
    ),
}

_CLAUSES: dict[str, Callable[[State, Any], Message]] = {
    "cards-moved": moved,
    "shuffled": _shuffled,
    "card-played": _played,
    "effect-began": _effect,
    "resources-added": _resources,
    "nothing-gained": _nothing_gained,
    "token-placed": _token,
    "cards-shown": _shown,
    "unaffected": _unaffected,
    "game-ended": _ended,
}
_WITH_RESOURCES: dict[str, Callable[[State, Any, Message], Message]] = {
    "card-played": _played_for,
    "effect-began": _effect_for,
}
