"""Dominion: Seaside: what each decision asks for, in a phrase, for hints."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from dsnotation.core.game import CHANCE, Decision
from dsnotation.core.messages import Message, listed_or, say
from dsnotation.core.names import Name
from dsnotation.games.seaside.names import NAMES

CLEAN_UP = "clean-up"

# What comes off a deck, by kind and the card that asks; None: any other card. `who` is the owner of the deck.
_OFF_DECK: Mapping[tuple[str, str | None], Callable[[str, Name | Message], Message]] = {
    ("deal", None): lambda who, card: say("the first hand of {seat}", seat=who),
    ("draw", CLEAN_UP): lambda who, card: say("the new hand of {seat}", seat=who),
    ("draw", None): lambda who, card: say("the cards that {seat} draws for {card}", seat=who, card=card),
    ("look", "Pearl Diver"): lambda who, card: say(
        "the bottom card of the deck that {seat} looks at for {card}", seat=who, card=card
    ),
    ("look", "Native Village"): lambda who, card: say(
        "the card that {seat} puts on the {card} mat", seat=who, card=card
    ),
    ("look", None): lambda who, card: say("the cards that {seat} looks at for {card}", seat=who, card=card),
    ("flip", "Sea Hag"): lambda who, card: say(
        "the top card of the deck that {seat} discards for {card}", seat=who, card=card
    ),
    ("flip", None): lambda who, card: say("the cards that {seat} reveals for {card}", seat=who, card=card),
}


def _copper_or_hand(card: Name | Message) -> Message:
    copper = NAMES["Copper"]
    return say(
        "{copper:a} to discard for {card}, or without one the whole hand revealed", copper=copper, card=card
    )


# What a player decides, in the same way.
_PHRASES: Mapping[tuple[str, str | None], Callable[[Name | Message], Message]] = {
    ("start", None): lambda card: say("which card at the start of the turn comes first"),
    ("play", None): lambda card: say("cards to play"),
    ("buy", None): lambda card: say("a card to buy"),
    ("end", None): lambda card: say("the end of the turn"),
    ("double", None): lambda card: say("the card from the hand that {card} plays twice, or - for none", card=card),
    ("choose", "Native Village"): lambda card: say(
        "mat (a card onto the {card} mat) or take (all cards from it)", card=card
    ),
    ("choose", "Pirate Ship"): lambda card: say("attack or coins, for {card}", card=card),
    ("choose", None): lambda card: say("an option of {card}", card=card),
    ("trash", "Lookout"): lambda card: say("which of the cards looked at is trashed, for {card}", card=card),
    ("trash", "Treasure Map"): lambda card: say(
        "the second {card} to trash, or - if there is none in hand", card=card
    ),
    ("trash", "Pirate Ship"): lambda card: say(
        "which of the two revealed Treasures is trashed, for {card}", card=card
    ),
    ("trash", None): lambda card: say("a card from the hand to trash for {card}", card=card),
    ("discard", "Lookout"): lambda card: say("which of the cards looked at is discarded, for {card}", card=card),
    ("discard", "Cutpurse"): _copper_or_hand,
    ("discard", None): lambda card: say("cards to discard for {card}", card=card),
    ("discard-all", None): lambda card: say(
        "the cards looked at for {card}: all discarded, or put back on top in an order", card=card
    ),
    ("top", "Ghost Ship"): lambda card: say(
        "cards to put on top of the deck for {card} until three are left in hand", card=card
    ),
    ("top", "Pearl Diver"): lambda card: say(
        "the card looked at for {card}: on top of the deck, or - to leave it below", card=card
    ),
    ("top", "Navigator"): lambda card: say(
        "the cards looked at for {card}: all discarded, or put back on top in an order", card=card
    ),
    ("top", None): lambda card: say("cards to put on top of the deck for {card}", card=card),
    ("aside", None): lambda card: say("a card from the hand to set aside for {card}", card=card),
    ("return", None): lambda card: say(
        "a card from the hand to show for {card}, and how many of it go back (Es*0 for none)", card=card
    ),
    ("embargo", None): lambda card: say("the pile that gets an Embargo token"),
    ("gain", None): lambda card: say("the card to gain for {card}", card=card),
    ("reveal", "Explorer"): lambda card: say(
        "{province:a} to reveal for {card}, or - to show none", province=NAMES["Province"], card=card
    ),
    ("reveal", "Cutpurse"): _copper_or_hand,
    ("reveal", None): lambda card: say("cards to reveal for {card}", card=card),
}
# Where a turn goes on: what is still allowed of the moves that are understood there.
_STILL_ALLOWED = {"buy": ("buy", "end"), "end": ("end",)}
_A_NUMBER = re.compile(r"\*([0-9]+)$")


def describe(decision: Decision, example: str = "") -> Message:
    """What the decision asks for. Of what chance gives no example is shown but how many cards there are of it."""
    card = NAMES.get(decision.space or "") or say("the card")
    if decision.actor == CHANCE:
        what = _off_deck(decision, card)
        if not example:
            return what
        return say("{what} ({shape})", what=what, shape=_shape(decision.kind, example))
    kinds = _STILL_ALLOWED.get(decision.kind, (decision.kind, *decision.also))
    what = listed_or(dict.fromkeys(_phrase(decision, kind, card) for kind in kinds))
    shown = example.removeprefix(f"{decision.actor} ")
    if not shown:
        return say("{seat}: {what}", seat=decision.actor, what=what)
    return say("{seat}: {what}, for example {example}", seat=decision.actor, what=what, example=shown)


def _off_deck(decision: Decision, card: Name | Message) -> Message:
    phrase = _OFF_DECK.get((decision.kind, decision.space)) or _OFF_DECK[decision.kind, None]
    return phrase(dict(decision.given).get("player") or say("the player"), card)


def _phrase(decision: Decision, kind: str, card: Name | Message) -> Message:
    phrase = _PHRASES.get((kind, decision.space)) or _PHRASES[kind, None]
    return phrase(card)


def _shape(kind: str, example: str) -> str:
    """The form of such a move: `draw ...: 5`, or `draw ...: 2 | 3` with a shuffle in between."""
    _, _, cards = example.partition(f"{kind} ")
    if kind == "deal":
        cards = cards.partition(" ")[2]
    counts = [sum(map(_count, part.split())) for part in cards.split("|")]
    return f"{kind} ...: {' | '.join(str(count) if count else '' for count in counts).strip()}"


def _count(word: str) -> int:
    """How many cards a word of an example stands for."""
    number = _A_NUMBER.search(word)
    return int(number[1]) if number else int(word != "-")
