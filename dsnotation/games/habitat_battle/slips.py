"""Habitat Battle: what is said to statements that name what no move names.

Names of a game set are not known to the grammar, so that a word with a slip looks like a name; it is told from its
place what was meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from dsnotation.core.game import Misread
from dsnotation.core.words import Word, place_of
from dsnotation.games.habitat_battle.words import LIST_MEANINGS, LISTS, VERB_MEANINGS

_JOINED = "+"
_POSITION = "a position is ANIMAL POWER+ACTIVATOR MOVEMENT SPACE, for example jaguar claw+mid stroll jungle-2"
_VERB_WORDS = 3  # a verb and what may follow it
_WITHOUT_PLUS = 4  # power, activator, movement, space behind the animal
_ALIKE = 0.7


def too_many(message: str, more: Sequence[Word], hint: str) -> Misread:
    """Words behind a move that is complete."""
    return Misread(f"{message} {more[0]}", more[0].start_pos, more[-1].end_pos, (hint,))


def explain_more(space: Word, more: Sequence[Word]) -> Misread:
    """Words behind the space of a position: its number, or the rest of a way."""
    numbered = len(more) == 1 and str(more[0]).isdecimal()
    hint = f"write {space}-{more[0]}" if numbered else "write only the space where the animal arrives"
    return too_many("the position is complete before", more, hint)


def explain_fragment(written: Sequence[Word]) -> Misread:
    """Names that are no position: a verb with a slip, a power without its plus, something left out."""
    first, *rest = written
    where = (first.start_pos, written[-1].end_pos)
    if len(written) <= _VERB_WORDS:
        near = VERB_MEANINGS.near(str(first), _ALIKE)
        if near:
            hint = f"did you mean {near}?"
            return Misread(f"{first} is not understood here", *place_of(first), (hint,))
    if not rest:
        hints = (_POSITION, f"a strategy card is exposed with: expose {str(first).lower()}")
        return Misread(f"what does {first} do?", *where, hints)
    if any(_JOINED in str(word) for word in rest):
        return Misread("the parts of this position stand in another order", *where, (_POSITION,))
    if len(rest) == _WITHOUT_PLUS:
        power, activator = rest[:2]
        hint = f"write {power}+{activator}"
        message = "a + stands between the power and its activator"
        return Misread(message, power.start_pos, activator.end_pos, (hint,))
    return Misread("this is no whole position", *where, (_POSITION,))


def unlisted(kind: str, field: str, written: Sequence[Word]) -> Misread:
    """A kit or deal without a list that it must have. `written` are its words from the first heading on."""
    spellings = LISTS[field]
    for word in written:
        text = str(word).lower()
        if text not in LIST_MEANINGS and get_close_matches(text, spellings, n=1, cutoff=_ALIKE):
            return Misread(f"{word} is not understood here", *place_of(word), (f"did you mean {field}?",))
    end = written[-1].end_pos
    verb = "is" if field == "bird" else "are"
    hint = f"write {field} and the name" + ("" if field == "bird" else "s")
    return Misread(f"the {field} of the {kind} {verb} missing", end, end + 1, (hint,))
