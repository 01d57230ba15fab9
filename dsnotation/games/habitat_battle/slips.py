"""Habitat Battle: what is said to statements that name what no move names.

Names of a game set are not known to the grammar, so that a word with a slip looks like a name; it is told from its
place what was meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from dsnotation.core.game import Misread
from dsnotation.core.messages import Message, say
from dsnotation.core.words import Word, key, place_of
from dsnotation.games.habitat_battle.words import LIST_MEANINGS, LISTS, NO, VERB_MEANINGS

_JOINED = "+"
_POSITION = say(
    "a position is ANIMAL POWER+ACTIVATOR MOVEMENT SPACE, for example {example}",
    example="jaguar claw+mid stroll jungle-2",
)
_VERB_WORDS = 3  # a verb and what may follow it
_WITHOUT_PLUS = 4  # power, activator, movement, space behind the animal
_BEHIND_POWER = 2  # movement and space
_ALIKE = 0.7


def too_many(message: Message, more: Sequence[Word], hint: Message) -> Misread:
    """Words behind a move that is complete."""
    return Misread(message, more[0].start_pos, more[-1].end_pos, (hint,))


def explain_more(space: Word, more: Sequence[Word]) -> Misread:
    """Words behind the space where an animal arrives or appears: its number, or the rest of a way."""
    numbered = len(more) == 1 and str(more[0]).isdecimal()
    hint = say("write only the space where the animal arrives")
    if numbered:
        hint = say("write {word}", word=f"{space}-{more[0]}")
    return too_many(say("the move is complete before {word}", word=more[0]), more, hint)


def undecided(nothing: Word) -> Misread:
    """Something is declined, but not said what."""
    hint = say("write hold (the power is not used) or pass (nothing is exposed)")
    return Misread(say("this does not say what is declined"), *place_of(nothing), (hint,))


def explain_fragment(written: Sequence[Word]) -> Misread:
    """Names that are no position: a verb with a slip, a power without its plus, something left out."""
    first, *rest = written
    where = (first.start_pos, written[-1].end_pos)
    if len(written) <= _VERB_WORDS:
        near = VERB_MEANINGS.near(str(first), _ALIKE)
        if near:
            return Misread(_not_understood(first), *place_of(first), (_meant(near),))
    if key(str(first)) in NO:
        return undecided(first)
    if _JOINED in str(first):
        return Misread(say("the animal is missing before {word}", word=first), *place_of(first), (_POSITION,))
    if not rest:
        exposed = say("a strategy card is exposed with: {line}", line=f"expose {str(first).lower()}")
        return Misread(say("what does {word} do?", word=first), *where, (_POSITION, exposed))
    powered = next((place for place, word in enumerate(written) if _JOINED in str(word)), 0)
    if powered > 1 and len(written) - powered > _BEHIND_POWER:
        names = written[:powered]
        hint = say("write {word}", word="-".join(map(str, names)))
        message = say("hyphens join the words of a name")
        return Misread(message, first.start_pos, names[-1].end_pos, (hint,))
    if powered:
        return Misread(say("the parts of this position stand in another order"), *where, (_POSITION,))
    if len(rest) == _WITHOUT_PLUS:
        power, activator = rest[:2]
        hint = say("write {word}", word=f"{power}+{activator}")
        message = say("a + stands between the power and its activator")
        return Misread(message, power.start_pos, activator.end_pos, (hint,))
    return Misread(say("this is no whole position"), *where, (_POSITION,))


def unlisted(kind: str, field: str, written: Sequence[Word]) -> Misread:
    """A kit or deal without a list that it must have. `written` are its words from the first heading on."""
    spellings = LISTS[field]
    for word in written:
        text = str(word).lower()
        if text not in LIST_MEANINGS and get_close_matches(text, spellings, n=1, cutoff=_ALIKE):
            return Misread(_not_understood(word), *place_of(word), (_meant(field),))
    end = written[-1].end_pos
    if field == "bird":
        message = say("the bird of the deal is missing")
        return Misread(message, end, end + 1, (say("write {list} and the name", list=field),))
    hint = say("write {list} and the names", list=field)
    return Misread(say("the {list} of the {verb} are missing", list=field, verb=kind), end, end + 1, (hint,))


def _not_understood(word: Word) -> Message:
    return say("{word} is not understood here", word=word)


def _meant(word: str) -> Message:
    return say("did you mean {word}?", word=word)
