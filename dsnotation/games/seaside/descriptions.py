"""Dominion: Seaside: what each decision asks for, in a phrase, for hints."""

from __future__ import annotations

import re

from dsnotation.core.game import CHANCE, Decision

CLEAN_UP = "clean-up"

# What comes off a deck, by kind and the card that asks; None: any other card. `{who}` is the owner of the deck,
# `{card}` the card.
_OFF_DECK: dict[tuple[str, str | None], str] = {
    ("deal", None): "the first hand of {who}",
    ("draw", CLEAN_UP): "the new hand of {who}",
    ("draw", None): "the cards that {who} draws for {card}",
    ("look", "Pearl Diver"): "the bottom card of the deck that {who} looks at for Pearl Diver",
    ("look", "Native Village"): "the card that {who} puts on the Native Village mat",
    ("look", None): "the cards that {who} looks at for {card}",
    ("flip", "Sea Hag"): "the top card of the deck that {who} discards for Sea Hag",
    ("flip", None): "the cards that {who} reveals for {card}",
}

# What a player decides, in the same way.
_PHRASES: dict[tuple[str, str | None], str] = {
    ("start", None): "which card at the start of the turn comes first",
    ("play", None): "cards to play",
    ("buy", None): "a card to buy",
    ("end", None): "the end of the turn",
    ("double", None): "the card from the hand that {card} plays twice, or - for none",
    ("choose", "Native Village"): "mat (a card onto the Native Village mat) or take (all cards from it)",
    ("choose", "Pirate Ship"): "attack or coins, for Pirate Ship",
    ("choose", None): "an option of {card}",
    ("trash", "Lookout"): "which of the cards looked at is trashed, for Lookout",
    ("trash", "Treasure Map"): "the second Treasure Map to trash, or - if there is none in hand",
    ("trash", "Pirate Ship"): "which of the two revealed Treasures is trashed, for Pirate Ship",
    ("trash", None): "a card from the hand to trash for {card}",
    ("discard", "Lookout"): "which of the cards looked at is discarded, for Lookout",
    ("discard", "Cutpurse"): "a Copper to discard for Cutpurse, or without one the whole hand revealed",
    ("discard", None): "cards to discard for {card}",
    ("discard-all", None): "the cards looked at for {card}: all discarded, or put back on top in an order",
    ("top", "Ghost Ship"): "cards to put on top of the deck for Ghost Ship until three are left in hand",
    (
        "top",
        "Pearl Diver",
    ): "the card looked at for Pearl Diver: on top of the deck, or - to leave it below",
    ("top", "Navigator"): "the cards looked at for Navigator: all discarded, or put back on top in an order",
    ("top", None): "cards to put on top of the deck for {card}",
    ("aside", None): "a card from the hand to set aside for {card}",
    ("return", None): "a card from the hand to show for {card}, and how many of it go back (Es*0 for none)",
    ("embargo", None): "the pile that gets an Embargo token",
    ("gain", None): "the card to gain for {card}",
    ("reveal", "Explorer"): "a Province to reveal for Explorer, or - to show none",
    ("reveal", "Cutpurse"): "a Copper to discard for Cutpurse, or without one the whole hand revealed",
    ("reveal", None): "cards to reveal for {card}",
}
# Where a turn goes on: what is still allowed of the moves that are understood there.
_STILL_ALLOWED = {"buy": ("buy", "end"), "end": ("end",)}
_A_NUMBER = re.compile(r"\*([0-9]+)$")


def describe(decision: Decision, example: str = "") -> str:
    """What the decision asks for. Of what chance gives no example is shown but how many cards there are of it."""
    if decision.actor == CHANCE:
        phrase = _phrase(_OFF_DECK, decision, decision.kind)
        return f"{phrase} ({_shape(decision.kind, example)})" if example else phrase
    kinds = _STILL_ALLOWED.get(decision.kind, (decision.kind, *decision.also))
    *others, last = dict.fromkeys(_phrase(_PHRASES, decision, kind) for kind in kinds)
    phrase = f"{', '.join(others)} or {last}" if others else last
    shown = example.removeprefix(f"{decision.actor} ")
    return f"{decision.actor}: {phrase}" + (f", for example {shown}" if shown else "")


def _phrase(table: dict[tuple[str, str | None], str], decision: Decision, kind: str) -> str:
    space = decision.space
    text = table.get((kind, space)) or table.get((kind, None), kind)
    who = dict(decision.given).get("player", "the player")
    return text.format(who=who, card=space or "the card")


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
