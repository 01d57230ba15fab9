"""Dominant Species: what the words after the name of a Dominance card mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dsnotation.core.game import Draft
from dsnotation.core.words import Word, place_of
from dsnotation.games.dominant_species import parts
from dsnotation.games.dominant_species.components import UNSEEN
from dsnotation.games.dominant_species.drafting import (
    NOTHING,
    put_disk,
    put_list,
    put_parts,
    put_single,
    read_seen,
)


class CardBuilder:
    """The methods for the rules of Dominance cards with choices."""

    def aquatic(self, written: list[Word]) -> Draft:
        card, *rest = written
        draft = _choice("aquatic", card, element=None, corner=None, hex=None, count=0)
        if str(rest[0]) == NOTHING:
            draft.spans["element",] = place_of(rest[0])
            return draft
        if "@" in str(rest[0]) or str(rest[0]) == UNSEEN:
            put_disk(draft, rest.pop(0))
        if rest:
            _place(draft, rest[0])
        return draft

    def biomass(self, written: list[Word]) -> Draft:
        return _victims("biomass", written)

    def blight(self, written: list[Word]) -> Draft:
        card, where = written
        draft = _choice("blight", card, keep=None)
        if "=" not in str(where):
            return put_single(draft, "hex", parts.hex_, where)
        draft.fields["keep"] = put_parts(draft, parts.kept_corner, where).stays
        return draft

    def catastrophe(self, written: list[Word]) -> Draft:
        card, where, *victims = written
        draft = _choice("catastrophe", card, survivor=None)
        if "=" in str(where):
            draft.fields["survivor"] = put_parts(draft, parts.kept_animal, where).stays
        else:
            put_single(draft, "hex", parts.hex_, where)
        put_list(draft, "victims", parts.victim, victims)
        return draft

    def evolution(self, written: list[Word]) -> Draft:
        return _victims("evolution", written)

    def fecundity(self, written: list[Word]) -> Draft:
        card, *hexes = written
        draft = _choice("fecundity", card)
        if str(hexes[0]) == NOTHING:
            draft.spans["hexes",] = place_of(hexes.pop())
        draft.fields["hexes"] = tuple(read_seen(parts.hex_, word) for word in hexes)
        draft.spans.update({("hexes", place): place_of(word) for place, word in enumerate(hexes)})
        return draft

    def fertile(self, written: list[Word]) -> Draft:
        return put_single(_choice("fertile", written[0]), "hex", parts.hex_, written[1])

    def habitat(self, written: list[Word]) -> Draft:
        return put_disk(_choice("habitat", written[0]), written[1])

    def hibernation(self, written: list[Word]) -> Draft:
        card, where = written
        draft = _choice("hibernation", card, hex=None, count=0)
        if str(where) == NOTHING:
            draft.spans["hex",] = place_of(where)
        else:
            _place(draft, where)
        return draft

    def ice_sheet(self, written: list[Word]) -> Draft:
        return put_single(_choice("ice-sheet", written[0]), "hex", parts.hex_, written[1])

    def instinct(self, written: list[Word]) -> Draft:
        return put_single(_choice("instinct", written[0]), "target", parts.space, written[1])

    def mass_exodus(self, written: list[Word]) -> Draft:
        card, where, *departures = written
        draft = put_single(_choice("mass-exodus", card), "hex", parts.hex_, where)
        put_list(draft, "departures", parts.departure, departures)
        return draft

    def metamorphosis(self, written: list[Word]) -> Draft:
        draft = _choice("metamorphosis", written[0])
        put_parts(draft, parts.exchange, written[1])
        return draft

    def predator(self, written: list[Word]) -> Draft:
        return _victims("predator", written)


def _choice(kind: str, card: Word, **fields: Any) -> Draft:
    """A draft of what a card lets its taker choose; the taker comes later."""
    return Draft(kind, fields, {("card",): place_of(card)})


def _victims(kind: str, written: Sequence[Word]) -> Draft:
    draft = _choice(kind, written[0])
    put_list(draft, "victims", parts.victim, written[1:])
    return draft


def _place(draft: Draft, word: Word) -> None:
    """Reads `C4:3` into hex and count. None placed is placed nowhere."""
    value = put_parts(draft, parts.placement, word)
    draft.fields.update(hex=value.hex if value.count else None, count=value.count)
