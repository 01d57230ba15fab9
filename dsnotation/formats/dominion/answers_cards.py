"""What a log says about the choices of cards, as our moves."""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.messages import say
from dsnotation.formats.dominion.embargo import infer_pile
from dsnotation.formats.dominion.future import off_deck
from dsnotation.formats.dominion.log import UNKNOWN, LogEvent
from dsnotation.formats.dominion.question import Question, in_order, is_type, named, take_cards
from dsnotation.games.seaside.components import CARDS, COPPER, LIGHTHOUSE, TREASURE, UNSEEN, SeenCard
from dsnotation.games.seaside.knowledge import most
from dsnotation.games.seaside.moves import (
    Aside,
    Choose,
    Discard,
    DiscardAll,
    Gain,
    PlaceEmbargo,
    Return,
    Reveal,
    Top,
    Trash,
)
from dsnotation.games.seaside.state import others, within_reach

# Options ----------------------------------------------------------------------------------------------------


def choose(question: Question) -> Choose:
    """Native Village: mat or take; Pirate Ship: attack or coins."""
    if question.decision.space == "Native Village":
        return Choose(question.seat, "take" if _takes_from_mat(question) else "mat")
    return Choose(question.seat, "attack" if _attacks(question) else "coins")


def _takes_from_mat(question: Question) -> bool:
    script, player = question.script, question.player
    if script.find("set-aside", player) is not None:
        return False
    entry = script.find("to-hand", player)
    if entry is not None:
        entry.take()
        return True
    reachable = within_reach(question.state.players[question.pending.player])
    if reachable and not script.ordered:
        question.infer(say("the log does not say what Native Village did: a card onto the mat"))
        return False
    return bool(reachable)


def _attacks(question: Question) -> bool:
    script, state = question.script, question.state
    foes = others(state, question.pending.player)
    for foe in foes:
        if script.find(("reveal", "trash"), question.name_of(foe)) is not None:
            return True
    if any(
        entry.event.verb in ("choose", "token") and "attack" in entry.event.detail.note for entry in script.part()
    ):
        return True
    tokens = state.players[question.pending.player].tokens
    paid = script.find("get", question.player, where=lambda event: event.detail.coins == tokens > 0)
    if paid is not None:
        paid.take()
        return False
    # An attack that says nothing touched nobody, or found no card.
    if not script.ordered:
        question.infer(say("the log does not say what Pirate Ship did"))
        return tokens == 0
    touched = [foe for foe in foes if not state.players[foe].staying[LIGHTHOUSE] and _has_cards(question, foe)]
    # Goko does not tell the coins.
    return not touched and not (tokens and question.game.source_format == "goko")


def _has_cards(question: Question, seat: int) -> bool:
    return within_reach(question.state.players[seat]) > 0


# Trashed, discarded, put on the deck ------------------------------------------------------------------------


def trash(question: Question) -> Trash:
    """Lookout, Salvager, Treasure Map, Pirate Ship."""
    return _TRASHES[question.decision.space or ""](question)


def _trash_one(question: Question) -> Trash:
    taken = take_cards(question, "trash", 1)
    if taken is None and question.tells_all:
        raise question.missing(
            say("our rules ask {player} to trash a card here; the log has nothing of it", player=question.player)
        )
    [card] = in_order(taken or (UNKNOWN,))
    return Trash(question.seat, card)


def _trash_map(question: Question) -> Trash:
    taken = question.script.take("trash", question.player, "Treasure Map")
    return Trash(question.seat, "Treasure Map" if taken else None)


def _trash_plundered(question: Question) -> Trash:
    victim = question.name_of(question.pending.victim)
    entry = question.script.find("trash", victim, where=_has_treasure)
    if entry is None:
        return Trash(question.seat, None)
    [card] = entry.take(entry.left[:1])
    return Trash(question.seat, named(card))


def _has_treasure(event: LogEvent) -> bool:
    return any(is_type(name, TREASURE) for name, _ in event.cards)


def discard(question: Question) -> Discard | Reveal:
    """Lookout, Warehouse, Cutpurse."""
    if question.decision.space == "Cutpurse":
        return _cut_purse(question)
    count = max(1, question.number)
    taken = take_cards(question, "discard", count)
    if taken is None and question.tells_all:
        raise question.missing(
            say(
                "our rules ask {player} to discard {count} here; the log has nothing of it",
                player=question.player,
                count=count,
            )
        )
    return Discard(question.seat, in_order(taken or (UNKNOWN,) * count))


def _cut_purse(question: Question) -> Discard | Reveal:
    if question.script.take("discard", question.player, "Copper"):
        return Discard(question.seat, ("Copper",))
    hand = question.state.players[question.pending.player].hand
    entry = question.script.find("reveal", question.player)
    if entry is not None:
        return Reveal(question.seat, in_order(entry.take()))
    if question.tells_all and question.script.nothing_left():
        raise question.missing(
            say(
                "our rules ask {player} to discard a Copper here; the log has nothing of it",
                player=question.player,
            )
        )
    if not question.script.ordered and most(question.state, question.pending.player, hand)[COPPER]:
        question.infer(say("the log does not say whether a Copper was discarded for Cutpurse: it was"))
        return Discard(question.seat, ("Copper",))
    return Reveal(question.seat, (UNSEEN,) * sum(hand))


def discard_all(question: Question) -> DiscardAll | Top:
    """Navigator: all discarded, or all put back."""
    looked = sum(question.state.players[question.pending.player].looked)
    fate = question.script.find(("topdeck", "discard"), question.player)
    if fate is not None and fate.event.verb == "topdeck":
        return Top(question.seat, _put_back(question, looked))
    if fate is not None:
        fate.take()
    elif question.tells_all:
        raise question.missing(
            say(
                "our rules ask {player} to discard or put back the cards here; the log has nothing of it",
                player=question.player,
            )
        )
    else:
        question.infer(say("the log does not say what Navigator did: the cards were discarded"))
    return DiscardAll(question.seat)


def top(question: Question) -> Top:
    """Ghost Ship and Pearl Diver."""
    if question.decision.space == "Pearl Diver":
        fate = question.script.find(("topdeck", "bottomdeck"), question.player)
        if fate is None or fate.event.verb == "bottomdeck":
            question.script.take("bottomdeck", question.player)
            return Top(question.seat, ())
        return Top(question.seat, _put_back(question, 1))
    if question.tells_all and question.script.find("topdeck", question.player) is None:
        raise question.missing(
            say(
                "our rules ask {player} to put {count} cards on the deck here; the log has nothing of it",
                player=question.player,
                count=question.number,
            )
        )
    return Top(question.seat, _put_back(question, question.number))


def _put_back(question: Question, count: int) -> tuple[SeenCard, ...]:
    """The cards put on the deck, the first on top. In which order they lie no log tells; what comes off the deck
    later does."""
    player = question.player
    if question.script.find("topdeck", player, where=lambda event: not event.cards) is not None:
        question.script.take("topdeck", player)  # "putting them back"
        return (UNSEEN,) * count
    taken = list(take_cards(question, "topdeck", count) or (UNKNOWN,) * count)
    if len(set(taken)) > 1:
        taken = _as_they_come(question, taken)
    return tuple(UNSEEN if card == UNKNOWN else named(card) for card in taken)


def _as_they_come(question: Question, cards: list[str]) -> list[str]:
    """Cards that lie on the deck, in the order in which they come off it; unknown where that does not show."""
    left, order = list(cards), list[str]()
    for come in off_deck(question.script.to_come(), question.player):
        if come is None:
            break
        known = [name for name in come if name in left]
        if len(known) < min(len(come), len(left)):
            break
        for name in come:
            if name in left:
                left.remove(name)
                order.append(name)
        if not left:
            return order
    return [UNKNOWN] * len(cards)


# The other cards --------------------------------------------------------------------------------------------


def aside(question: Question) -> Aside:
    """Haven and Island. Island itself was accounted for when it left play."""
    taken = take_cards(question, "set-aside", 1)
    if taken is None and question.tells_all:
        raise question.missing(
            say(
                "our rules ask {player} to set a card aside here; the log has nothing of it",
                player=question.player,
            )
        )
    [card] = in_order(taken or (UNKNOWN,))
    return Aside(question.seat, card)


def return_(question: Question) -> Return:
    """Ambassador: the card shown, and how many of it went back."""
    script = question.script
    shown = script.find("reveal", question.player)
    back = script.find("return", question.player)
    if back is not None:
        card = back.left[0]
        count = len(back.take([name for name in back.left if name == card][:2]))
    elif shown is not None and shown.left:
        card, count = shown.left[0], 0
    else:
        gained = [entry for foe in others(question.state, question.pending.player)
                  if (entry := script.find("gain", question.name_of(foe))) is not None]  # fmt: skip
        if not gained:
            raise question.missing(
                say(
                    "our rules ask {player} to reveal a card for Ambassador here; the log has nothing of it",
                    player=question.player,
                )
            )
        card, count = gained[0].left[0], 0
        question.infer(say("the log does not say which card Ambassador showed: the one that the others gained"))
    if shown is not None:
        shown.take()
    return Return(question.seat, named(card), count)


def embargo(question: Question) -> PlaceEmbargo:
    """The pile that gets the token: as the log says, or as later purchases show."""
    script, state = question.script, question.state
    entry = script.find("token", question.player, where=lambda event: event.detail.cause == "Embargo")
    if entry is not None:
        [pile] = in_order(entry.take(entry.left[:1]) or (UNKNOWN,))
        return PlaceEmbargo(question.seat, pile)
    later = [one for one in question.purchases if (one.turn, one.place) > (script.index, script.main)]
    tokens: dict[str, int] = {CARDS[card]: count for card, count in enumerate(state.tokens) if count}
    found = infer_pile(later, tokens)
    if found is None:
        question.infer(say("the log does not say which pile got the Embargo token, and no Curse shows it"))
        return PlaceEmbargo(question.seat, "?")
    question.infer(
        say(
            "the log does not say which pile got the Embargo token: {card}, as a Curse shows",
            card=found,
        )
    )
    return PlaceEmbargo(question.seat, named(found))


def gain(question: Question) -> Gain:
    """Smugglers."""
    entry = question.script.find("gain", question.player, where=_is_smuggled(question))
    if entry is None:
        raise question.missing(
            say(
                "our rules ask {player} to gain a card by Smugglers here; the log has nothing of it",
                player=question.player,
            )
        )
    return Gain(question.seat, named(entry.left[0]))  # the gain itself is accounted for when it happens


def _is_smuggled(question: Question) -> Callable[[LogEvent], bool]:
    right = question.state.players[question.state.who - 1]
    names = {CARDS[card] for card in right.last_gains}
    return lambda event: any(name in names for name, _ in event.cards)


def reveal(question: Question) -> Reveal:
    """Explorer: a Province if a Gold came of it."""
    shown = question.script.take("reveal", question.player, "Province")
    gold = question.script.find("gain", question.player, card="Gold")
    return Reveal(question.seat, ("Province",) if shown or gold is not None else ())


_TRASHES = {
    "Lookout": _trash_one,
    "Salvager": _trash_one,
    "Treasure Map": _trash_map,
    "Pirate Ship": _trash_plundered,
}
