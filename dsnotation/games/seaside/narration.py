"""Dominion: Seaside: a move and what it brought about as one sentence for people.

What the move says comes first, with the events that say the same left out; then each further event has a clause.
Cards are told as far as they are written: what nobody wrote down stays unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dsnotation.core.messages import Message, joined, listed_and, say, several
from dsnotation.games.seaside.clauses import added, each_card, event_clauses, player_name, some_cards
from dsnotation.games.seaside.components import COINS, NAMES, TREASURE, TYPES, UNSEEN
from dsnotation.games.seaside.hand import NUMBER
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.state import EMPTY, State


class Told(NamedTuple):
    """What a move says, and the events that say nothing more: places in their list."""

    clause: Message
    events: frozenset[int] = frozenset()


Teller = Callable[[State, Any, Sequence[Any]], Told]


def narrate(state: State, move: Any, events: Sequence[Any]) -> Message:
    """The sentence of a move; `state` is the position before it."""
    clause, done = TELLERS[move.kind](state, move, events)
    rest = [event for place, event in enumerate(events) if place not in done]
    return say("{clauses}.", clauses=joined([clause, *event_clauses(state, rest)], "; "))


def _asking(state: State) -> str:
    """The card that asks for the move; "" if the turn does."""
    card = state.pending[-1].card if state.pending else EMPTY
    return NAMES[card] if card != EMPTY else ""


def _first(events: Sequence[Any], kind: str, **fields: Any) -> frozenset[int]:
    """The place of the first event of a kind with these fields."""
    for place, event in enumerate(events):
        if event.kind == kind and all(getattr(event, name) == value for name, value in fields.items()):
            return frozenset({place})
    return frozenset()


def _with_gains(clause: Message, events: Sequence[Any], done: frozenset[int]) -> Told:
    """The clause, with what the turn player has more of by it: where that is the event behind those told."""
    place = max(done, default=-1) + 1
    if place < len(events) and events[place].kind == "resources-added":
        return Told(say("{what}: {gains}", what=clause, gains=added(events[place])), done | {place})
    return Told(clause, done)


# Off the deck ----------------------------------------------------------------------------------------------


def _deal(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.player)
    clause = say("{player} starts with {cards}", player=player, cards=some_cards(move.cards))
    return Told(clause, _first(events, "cards-moved"))


def _came(move: Any) -> Message:
    """The cards of a move off the deck, and whether there was a shuffle."""
    if not move.shuffle:
        return some_cards(move.cards)
    if not move.cards:
        return say("{cards} after a shuffle", cards=some_cards(move.after))
    cards, others = joined(each_card(move.cards)), some_cards(move.after)
    return say("{cards} and, after a shuffle, {others}", cards=cards, others=others)


def _off_deck_events(events: Sequence[Any]) -> frozenset[int]:
    return _first(events, "shuffled") | _first(events, "cards-moved")


def _draw(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, cards = player_name(state, move.player), _came(move)
    if _asking(state):
        clause = say("{player} draws {cards}", player=player, cards=cards)
    else:
        clause = say("{player} draws a new hand: {cards}", player=player, cards=cards)
    return Told(clause, _off_deck_events(events))


def _look(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, cards, asking = player_name(state, move.player), _came(move), _asking(state)
    done = _off_deck_events(events)
    if asking == "Native Village":
        village = called(asking)
        clause = say("{player} puts a card on the {card} mat: {cards}", player=player, card=village, cards=cards)
        return Told(clause, done | _first(events, "cards-moved", target="village-mat"))
    if asking == "Pearl Diver":
        return Told(say("{player} looks at the bottom of the deck: {cards}", player=player, cards=cards), done)
    return Told(say("{player} looks at {cards}", player=player, cards=cards), done)


def _flip(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, cards = player_name(state, move.player), _came(move)
    done = _off_deck_events(events)
    if _asking(state) == "Sea Hag":
        clause = say("{player} discards the top card of the deck: {cards}", player=player, cards=cards)
        return Told(clause, done | _first(events, "cards-moved", target="discard"))
    return Told(say("{player} turns up {cards}", player=player, cards=cards), done)


# The turn --------------------------------------------------------------------------------------------------


def _start(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, card, done = player_name(state, move.actor), called(move.card), _first(events, "effect-began")
    back = _first(events[1:2], "cards-moved", origin="aside")
    if back:
        cards = some_cards(events[1].cards)
        return Told(
            say("{player} takes {cards} back from {card}", player=player, cards=cards, card=card), done | {1}
        )
    return _with_gains(say("{player} begins with {card}", player=player, card=card), events, done)


def _play(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.actor)
    if all(TYPES[NUMBER[card]] & TREASURE for card in move.cards):
        done = _first(events, "cards-moved") | _first(events, "resources-added")
        coins = state.coins + sum(COINS[NUMBER[card]] for card in move.cards)
        return Told(_treasures(player, some_cards(move.cards), coins, state.coins_unknown), done)
    clause = say("{player} plays {card}", player=player, card=called(move.cards[0]))
    return _with_gains(clause, events, _first(events, "cards-moved") | _first(events, "card-played"))


def _treasures(player: str, cards: Message, coins: int, unknown: int) -> Message:
    if unknown:
        return several(
            coins,
            "{player} plays {cards}, at least {count} coin in all",
            "{player} plays {cards}, at least {count} coins in all",
            player=player,
            cards=cards,
        )
    return several(
        coins,
        "{player} plays {cards}, {count} coin in all",
        "{player} plays {cards}, {count} coins in all",
        player=player,
        cards=cards,
    )


def _buy(state: State, move: Any, events: Sequence[Any]) -> Told:
    clause = say("{player} buys {card:a}", player=player_name(state, move.actor), card=called(move.card))
    return Told(clause, _first(events, "card-gained", bought=True))


def _end(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.actor)
    done = _first(events, "cards-moved", origin="hand", target="discard")
    if not move.top:
        return Told(say("{player} ends the turn", player=player), done)
    cards = some_cards(move.top)
    clause = say("{player} ends the turn and puts {cards} on top of the deck", player=player, cards=cards)
    return Told(clause, done | _first(events, "cards-moved", target="deck-top"))


# What cards ask for ----------------------------------------------------------------------------------------


def _double(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, throne = player_name(state, move.actor), called("Throne Room")
    if move.card is None:
        return Told(say("{player} has no Action for {throne}", player=player, throne=throne))
    card = called(move.card)
    clause = say("{player} plays {card} with {throne}", player=player, card=card, throne=throne)
    return _with_gains(clause, events, _first(events, "cards-moved") | _first(events, "card-played"))


def _choose(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.actor)
    ship, village = called("Pirate Ship"), called("Native Village")
    if move.option == "mat":
        clause = say("{player} chooses the {card} mat for the top card of the deck", player=player, card=village)
        return Told(clause)
    if move.option == "take":
        taken = _first(events, "cards-moved", origin="village-mat")
        cards = some_cards([card for place in taken for card in events[place].cards])
        clause = say("{player} takes {cards} from the {card} mat into the hand", player=player, cards=cards,
                     card=village)  # fmt: skip
        return Told(clause, taken)
    if move.option == "attack":
        return Told(say("{player} attacks with {card}", player=player, card=ship))
    clause = say("{player} uses the coin tokens of {card}", player=player, card=ship)
    return _with_gains(clause, events, frozenset())


def _trash(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, asking = player_name(state, move.actor), _asking(state)
    if move.card is None:
        if asking == "Treasure Map":
            return Told(say("{player} has no second {card} to trash", player=player, card=called(asking)))
        return Told(say("{player} trashes nothing", player=player))
    card, done = some_cards((move.card,)), _first(events, "cards-moved", target="trash")
    owner = next((events[place].player for place in done), move.actor)
    if owner != move.actor:
        victim = player_name(state, owner)
        return Told(say("{player} trashes {cards} of {victim}", player=player, cards=card, victim=victim), done)
    return _with_gains(say("{player} trashes {cards}", player=player, cards=card), events, done)


def _discard(state: State, move: Any, events: Sequence[Any]) -> Told:
    clause = say("{player} discards {cards}", player=player_name(state, move.actor), cards=some_cards(move.cards))
    return Told(clause, _first(events, "cards-moved", target="discard"))


def _discard_all(state: State, move: Any, events: Sequence[Any]) -> Told:
    done = _first(events, "cards-moved", target="discard")
    cards = some_cards([card for place in done for card in events[place].cards])
    player = player_name(state, move.actor)
    return Told(say("{player} discards all of them: {cards}", player=player, cards=cards), done)


def _top(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.actor)
    if not move.cards:
        clause = say("{player} leaves it at the bottom of the deck", player=player)
        return Told(clause, _first(events, "cards-moved", target="deck-bottom"))
    done = _first(events, "cards-moved", target="deck-top")
    cards = some_cards(move.cards)
    if len(set(move.cards)) == 1 or move.cards[0] == UNSEEN:
        return Told(say("{player} puts {cards} on top of the deck", player=player, cards=cards), done)
    order = listed_and(some_cards((card,)) for card in move.cards)
    return Told(say("{player} puts {cards} on top of the deck, in this order", player=player, cards=order), done)


def _aside(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, cards = player_name(state, move.actor), some_cards((move.card,))
    done = _first(events, "cards-moved", origin="hand")
    if _asking(state) == "Island":
        island = called("Island")
        return Told(say("{player} puts {cards} on the {card} mat", player=player, cards=cards, card=island), done)
    haven = called("Haven")
    return Told(say("{player} sets {cards} aside under {card}", player=player, cards=cards, card=haven), done)


def _return(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, card = player_name(state, move.actor), called(move.card)
    done = _first(events, "cards-shown") | _first(events, "cards-moved", target="supply")
    if not move.count:
        return Told(say("{player} reveals {card:a} and returns none", player=player, card=card), done)
    cards = some_cards((move.card,) * move.count)
    return Told(say("{player} returns {cards} to the supply", player=player, cards=cards), done)


def _embargo(state: State, move: Any, events: Sequence[Any]) -> Told:
    player = player_name(state, move.actor)
    done = _first(events, "token-placed")
    if move.pile == UNSEEN:
        return Told(say("{player} puts an Embargo token on a pile that nobody wrote down", player=player), done)
    card = called(move.pile)
    return Told(say("{player} puts an Embargo token on the {card} pile", player=player, card=card), done)


def _gain(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, card = player_name(state, move.actor), called(move.card)
    return Told(say("{player} gains {card:a}", player=player, card=card), _first(events, "card-gained"))


def _reveal(state: State, move: Any, events: Sequence[Any]) -> Told:
    player, done = player_name(state, move.actor), _first(events, "cards-shown")
    if not move.cards:
        return Told(say("{player} reveals nothing", player=player), done)
    cards = some_cards(move.cards)
    if _asking(state) == "Cutpurse":
        copper = called("Copper")
        clause = say("{player} reveals a hand without {card}: {cards}", player=player, card=copper, cards=cards)
        return Told(clause, done)
    return Told(say("{player} reveals {cards}", player=player, cards=cards), done)


TELLERS: dict[str, Teller] = {
    "deal": _deal,
    "draw": _draw,
    "look": _look,
    "flip": _flip,
    "start": _start,
    "play": _play,
    "buy": _buy,
    "end": _end,
    "double": _double,
    "choose": _choose,
    "trash": _trash,
    "discard": _discard,
    "discard-all": _discard_all,
    "top": _top,
    "aside": _aside,
    "return": _return,
    "embargo": _embargo,
    "gain": _gain,
    "reveal": _reveal,
}
