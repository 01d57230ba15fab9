"""Dominant Species: what the values in the fields of moves and events are called by people."""

from __future__ import annotations

from dsnotation.core.game import FieldWords
from dsnotation.core.messages import Message, say, word
from dsnotation.core.names import Name
from dsnotation.games.dominant_species.names import ACTIONS, CARDS

# In English a card is called as it is written.
CARD_WORDS = {code: card.written_in_english() for code, card in CARDS.items()}
_REASONS: dict[str, Message | Name] = {
    **CARD_WORDS,
    **{f"{action}": action for action in ACTIONS.values()},
    **{
        reason: reason
        for reason in (
            word("reason", "extinction"),
            word("reason", "survival"),
            word("reason", "final scoring"),
            say("ice-age"),
            say("all-extinct"),
        )
    },
}
FIELD_WORDS: FieldWords = {
    **dict.fromkeys(("card", "cards"), CARD_WORDS),
    "reason": _REASONS,
    "phase": {phase: phase for phase in (say("planning"), say("execution"), say("reset"))},
    "loss": {loss: loss for loss in (word("loss", "element"), word("loss", "pawn"), word("loss", "species"))},
}
