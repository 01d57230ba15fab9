"""What a line that can't be read, or an assertion that doesn't hold, may have been meant to say: one slip undone.

Texts are tried, read and held against the position; nothing here knows a game.
"""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from itertools import islice
from typing import Any

from dsnotation.core.findings import Finding, forbids
from dsnotation.core.game import Assertion, Draft, Game, Misread, State
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.patterns import NO_MATCH
from dsnotation.replay.align import fits
from dsnotation.replay.spelling import alike

_WORDS = re.compile(r"[^\s,|]+")
_LETTERS = string.ascii_lowercase + string.digits + ".@:-+*>"
_LONGEST = 24  # letters of a word in which a slip is looked for
_MOST_WORDS = 12  # of a line that are looked at
_EXAMPLES = 200  # legal moves of a kind whose words are tried
_LOOKED_AT = 2_000  # legal moves that are looked at for one of another kind
_FARTHEST = 60  # by how much a number may be wrong


def mended_lines(game: Game, state: State, text: str, *, letters: bool = True) -> list[tuple[Any, ...]]:
    """What a line may mean in which a word, or a letter of it, is wrong: moves that are legal one after the other;
    the most alike first. Without `letters` only whole words are looked at: for a line that can be read."""
    written = " ".join(text.split())
    found: dict[tuple[Any, ...], float] = {}
    for other in _mended(game, state, written, letters):
        drafts = _read(game, other)
        moves = legal_moves_of(game, state, drafts) if isinstance(drafts, list) else ()
        if moves:
            alike = SequenceMatcher(None, written, other, autojunk=False).ratio()
            found[moves] = max(alike, found.get(moves, 0))
    return sorted(found, key=lambda moves: -found[moves])


def mended_moves(game: Game, state: State, text: str, *, letters: bool = True) -> list[Any]:
    """Those of them that are one move."""
    return [moves[0] for moves in mended_lines(game, state, text, letters=letters) if len(moves) == 1]


def mended_assertion(
    game: Game, state: State, text: str, found: Iterable[Finding], claim: Assertion
) -> str | None:
    """An assertion with the numbers put right that don't hold; None if that is not what is wrong with it.
    `text` is the line that the spans of the assertion count in."""
    wrong = sorted({claim.spans[one.field] for one in found if one.field in claim.spans}, reverse=True)
    for start, end in wrong:
        numbers = list(re.finditer(r"[0-9]+", text[start:end]))
        if len(numbers) != 1:
            return None
        start, end = start + numbers[0].start(), start + numbers[0].end()
        number = int(text[start:end])
        close = sorted(range(max(0, number - _FARTHEST), number + _FARTHEST), key=lambda one: abs(one - number))
        before = _faults(game, state, text)
        better = (f"{text[:start]}{one}{text[end:]}" for one in close)
        mended = next((one for one in better if _faults(game, state, one) < before), None)
        if mended is None:
            return None
        text = mended
    return text.strip() if wrong and _faults(game, state, text) == 0 else None


def _faults(game: Game, state: State, text: str) -> int:
    """How much of an assertion doesn't hold."""
    claim = _read(game, text)
    return len(game.check_assertion(state, claim)) if isinstance(claim, Assertion) else _FARTHEST


def _read(game: Game, text: str) -> Any:
    """What a line says; None if it can't be read."""
    try:
        read = grammar_of(game.name).quick["statement"].parse(text)
    except Misread:
        return None
    return None if read is NO_MATCH else read


def legal_moves_of(game: Game, state: State, drafts: Iterable[Draft]) -> tuple[Any, ...]:
    """The moves that drafts are, if each is what is due and legal after the one before it; else none."""
    moves: list[Any] = []
    for draft in drafts:
        if moves:
            state = state.copy() if len(moves) == 1 else state
            game.apply(state, moves[-1])
        decision = game.decision(state)
        if decision is None or not fits(draft, decision):
            return ()
        move = game.complete(state, draft)
        if forbids(game.check(state, move)):
            return ()
        moves.append(move)
    return tuple(moves)


def _mended(game: Game, state: State, text: str, letters: bool) -> Iterator[str]:
    """The line with one word changed in one letter, or taken from a move that is legal now."""
    legal = _examples(game, state)
    words = {word for move in legal for line in game.language.write([move]) for word in _WORDS.findall(line)}
    for match in islice(_WORDS.finditer(text), _MOST_WORDS):
        before, after = text[: match.start()], text[match.end() :]
        for word in (*(_slips(match[0]) if letters else ()), *sorted(words)):
            if word != match[0]:
                yield f"{before}{word}{after}"


def _examples(game: Game, state: State) -> Iterator[Any]:
    """The first legal moves of each kind that is due: the verb of a later kind is a word like any other."""
    decision = game.decision(state)
    kinds = len(decision.also) + 1 if decision is not None else 1
    taken: Counter[str] = Counter()
    for move in islice(game.legal_moves(state), _EXAMPLES if kinds == 1 else _LOOKED_AT):
        taken[move.kind] += 1
        if taken[move.kind] <= _EXAMPLES:
            yield move


def told_by_the_rest(game: Game, text: str, lines: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Of lines that chance could give as well as others, those that the words of `text` tell: all their words
    stand there but one, for which no other line has another word, or which is spelt like the written one."""
    written = text.casefold().split()
    changed: dict[int, list[tuple[tuple[Any, ...], str]]] = {}
    for moves in lines:
        words = " ".join(game.language.write(moves)).casefold().split()
        places = [place for place, pair in enumerate(zip(written, words, strict=False)) if pair[0] != pair[1]]
        if len(words) == len(written) and len(places) == 1:
            changed.setdefault(places[0], []).append((moves, words[places[0]]))
    told: list[tuple[Any, ...]] = []
    for place, found in changed.items():
        told += [moves for moves, word in found if len(found) == 1 or alike(written[place], word)]
    return told


def _slips(word: str) -> Iterator[str]:
    """The word with two letters in the other order, one left out, one changed, or one more."""
    if len(word) > _LONGEST:
        return
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        yield from (f"{before}{letter}{after}" for letter in _LETTERS)
        if after:
            yield before + after[1:]
            yield from (f"{before}{letter}{after[1:]}" for letter in _LETTERS)
        if len(after) > 1:
            yield f"{before}{after[1]}{after[0]}{after[2:]}"
