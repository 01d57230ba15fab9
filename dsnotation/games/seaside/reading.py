"""Dominion: Seaside: what the statements of the notation mean.

`Builder` has one method for each rule of grammar/seaside.lark. It gets the parts of the statement in order
(words of the text, and what other methods returned) and gives drafts, or an assertion. It raises `Misread` for a
word that can't be what it stands for.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

from dsnotation.core.game import CHANCE, Draft
from dsnotation.core.messages import say
from dsnotation.core.words import Word, place_of, read
from dsnotation.games.seaside import parts
from dsnotation.games.seaside.claims import ClaimBuilder
from dsnotation.games.seaside.moves import OFF_DECK
from dsnotation.games.seaside.parts import NOTHING, known, seen
from dsnotation.games.seaside.words import VERB_MEANINGS, VERBS, words

# What everybody sees, so that an unknown card can't be.
_OPEN = {
    "play": say("everybody sees what is played"),
    "buy": say("everybody sees what is bought"),
    "gain": say("everybody sees what is gained"),
    "start": say("everybody sees which card it is"),
    "double": say("everybody sees what is played"),
    "return": say("everybody sees what goes back"),
    "end": say("everybody sees what is put on the deck"),
}
_SHUFFLE = "|"


class Builder(ClaimBuilder):
    """Makes drafts of statements. The methods are called by the grammar."""

    # First words of statements whose items are moves of their own; letters that are no seats are reported.
    separable = frozenset({*VERBS["deal"], *ascii_lowercase})
    # The tag that lists the names of cards.
    names_tag = "kingdom"

    @staticmethod
    def words(group: str) -> dict[str, str]:
        """The words that a terminal of the grammar stands for."""
        return words(group)

    # The first hands ---------------------------------------------------------------------------------------

    def hand(self, written: list[Word]) -> Draft:
        seat, *cards = written
        draft = Draft("deal", {"player": read(parts.seat, seat), "actor": CHANCE})
        draft.spans["player",] = place_of(seat)
        draft.spans[()] = (seat.start_pos, cards[-1].end_pos)
        return _put(draft, "cards", cards)

    def deal(self, hands: list[Draft]) -> list[Draft]:
        return hands

    # Moves -------------------------------------------------------------------------------------------------

    def moves(self, steps: list[list[Draft]]) -> list[Draft]:
        return [draft for step in steps for draft in step]

    def step(self, written: list[Any]) -> list[Draft]:
        seat, drafts = written
        if seat is None:
            return drafts  # type: ignore[no-any-return]
        name = read(parts.seat, seat)
        for draft in drafts:
            draft.fields["player" if draft.kind in OFF_DECK else "actor"] = name
        first = drafts[0]
        first.spans["player" if first.kind in OFF_DECK else "actor",] = place_of(seat)
        first.spans[()] = (seat.start_pos, first.spans[()][1])
        return drafts  # type: ignore[no-any-return]

    def off_deck(self, written: list[Word]) -> list[Draft]:
        verb, *cards = written
        draft = _started(verb, cards[-1])
        draft.fields["actor"] = CHANCE
        bar = next((place for place, word in enumerate(cards) if str(word) == _SHUFFLE), None)
        if bar is None:
            draft.fields.update(shuffle=False, after=())
            return [_put(draft, "cards", cards)]
        draft.fields["shuffle"] = True
        draft.spans["shuffle",] = place_of(cards[bar])
        _put(draft, "cards", cards[:bar])
        return [_put(draft, "after", cards[bar + 1 :])]

    def listed(self, written: list[Word]) -> list[Draft]:
        """`play`: one move; `buy`: as many as cards."""
        verb, *cards = written
        draft = _put(_started(verb, cards[-1]), "cards", _open(verb, cards))
        if draft.kind == "play":
            return [draft]
        where = [draft.spans["cards", place] for place in range(len(draft.fields["cards"]))]
        bought = [
            Draft("buy", {"card": card}, {(): span, ("card",): span})
            for card, span in zip(draft.fields["cards"], where, strict=True)
        ]
        bought[0].spans[()] = (verb.start_pos, where[0][1])
        return bought

    def shown(self, written: list[Word]) -> list[Draft]:
        verb, *cards = written
        return [_put(_started(verb, cards[-1]), "cards", cards)]

    def discard(self, written: list[Word]) -> list[Draft]:
        return self.shown(written)

    def discard_all(self, written: list[Word]) -> list[Draft]:
        verb, everything = written
        return [Draft("discard-all", {}, {(): (verb.start_pos, everything.end_pos)})]

    def single(self, written: list[Word]) -> list[Draft]:
        verb, card = written
        draft = _started(verb, card)
        if draft.kind in _OPEN:
            known(card, _OPEN[draft.kind])
        if draft.kind == "return":
            return [_returned(draft, card)]
        field = "pile" if draft.kind == "embargo" else "card"
        draft.fields[field] = read(parts.one_card, card)
        draft.spans[field,] = place_of(card)
        return [draft]

    def perhaps(self, written: list[Word]) -> list[Draft]:
        verb, card = written
        if str(card) != NOTHING:
            return self.single(written)
        draft = _started(verb, card)
        draft.fields["card"] = None
        draft.spans["card",] = place_of(card)
        return [draft]

    def chosen(self, written: list[Word]) -> list[Draft]:
        [option] = written
        where = place_of(option)
        return [
            Draft("choose", {"option": read(VERB_MEANINGS.__getitem__, option)}, {(): where, ("option",): where})
        ]

    def unclear(self, written: list[Word]) -> list[Draft]:
        """Raises Misread: the verb may be several."""
        read(VERB_MEANINGS.get, written[0])
        raise AssertionError(f"{written[0]} is clear")

    def end(self, written: list[Word]) -> list[Draft]:
        verb, *cards = written
        return [_put(_started(verb, written[-1]), "top", _open(verb, cards))]


def _kind(verb: Word) -> str:
    return read(VERB_MEANINGS.__getitem__, verb)


def _started(verb: Word, last: Word) -> Draft:
    """A draft of the move that the verb tells, from there to the last word."""
    return Draft(_kind(verb), {}, {(): (verb.start_pos, last.end_pos)})


def _open(verb: Word, cards: list[Word]) -> list[Word]:
    return [known(card, _OPEN[_kind(verb)]) for card in cards]


def _put(draft: Draft, field: str, written: list[Word]) -> Draft:
    """Reads a list of cards into a field of the draft."""
    draft.fields[field], places = seen(written)
    if written:
        draft.spans[field,] = (written[0].start_pos, written[-1].end_pos)
    draft.spans.update({(field, place): span for place, span in enumerate(places)})
    return draft


def _returned(draft: Draft, word: Word) -> Draft:
    """Ambassador: a card and how many copies of it go back."""
    card, count, name_end, number_start = read(parts.cards, word)
    start, end = place_of(word)
    draft.fields.update(card=card, count=count)
    draft.spans["card",] = (start, start + name_end)
    draft.spans["count",] = (start + number_start, end) if name_end < end - start else (start, end)
    return draft
