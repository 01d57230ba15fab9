"""What people write out of habit around the words of the notation and in their place.

A number or a bullet before the line, a remark behind // or in brackets, the name of a player for the side, "plays"
for "play", "and" for a comma. A line that can't be read as it stands is read without them, in the same columns.
That it was written so is a mistake all the same, and told with the line as the notation has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from lark.exceptions import UnexpectedInput

from dsnotation.core.game import Misread
from dsnotation.core.messages import Message, say
from dsnotation.core.words import key
from dsnotation.notation.catalogue import UNKNOWN_WORD, UNREADABLE
from dsnotation.notation.document import Tag
from dsnotation.notation.explain import Explanation, code_of, stopped_at
from dsnotation.notation.grammar import Grammar
from dsnotation.notation.marks import take_marks
from dsnotation.notation.pieces import shown

_MOST_EDITS = 24  # of a line; one that needs more is prose
_LONGEST = 400  # characters of a line that is looked at
_NEAR = 16  # columns around the place where reading stops in which the cause is looked for
_MOST_PAIRS = 30  # of edits that are tried together
_REMEMBERED = 4096  # texts; people write one way on every line
_DONE = 1 << 30  # where reading a line to its end stops

_AHEAD = re.compile(r"\s*((?:(?:\(?[0-9]{1,3}[.):]{1,2}|[0-9]{1,2}[:.][0-9]{2}|[-*•·‣◦>=#~]+)\s+)+)(?=\S)")
_AROUND = re.compile(r"\s[-=*#~_]{2,}(?=\s*(?:$|[(/#]))")
_REMARK = re.compile(r"(?<!\S)(?://|#|--+(?=\s)).*$|\((?=[^()]*[^\W\d_]{3})[^()]*\)")
_RULED = re.compile(r"\s*[-=*#~_]{2,}\s*")
_COMMA = ","
_ARROW = re.compile(r"(?<!\S)[-=]*>(?!\S)")
_STOP = re.compile(r"(?<=[\w?*])[.:](?!\S)")
_COUNTED = re.compile(r"(?<!\S)([0-9]{1,2}) ?[x×]? ?(?=[^\W\d_])")
_COUNT_BEHIND = re.compile(r"(?<=[^\W\d_])( ?[x×] ?)([0-9]{1,2})(?![\w*])")
_NAME = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*(?: [^\W\d_]+)?")
_WORD = re.compile(r"[^\W\d_]{2,}")
_ARTICLE = r"(?:an?|the|um|uma|una?|el|la|le|une|des)"
_LINK = re.compile(
    rf"(?<!\S)(?:and|then|&|[+]|e|y|et|и|а|затем|então|luego|puis|depois|después)(?: {_ARTICLE})?(?!\S)",
    re.IGNORECASE,
)
# A player may be called as an article is: not at the beginning of a move.
_ALONE = re.compile(rf"(?<=[^\s,!] ){_ARTICLE}(?!\S)")
# How a verb may end in another person or time, and how it ends in the notation; the English ones first.
_ENDINGS = (
    ("s", ""), ("es", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"),
    ("ou", "a"), ("iu", "e"), ("o", "a"), ("io", "e"), ("ar", "a"), ("er", "e"),
)  # fmt: skip
_IRREGULAR = {"bought": "buy", "drew": "draw", "drawn": "draw", "took": "take", "taken": "take", "held": "hold"}

_NOTHING_BEFORE = say("nothing stands before a statement, no number and no bullet")
_COMMENT = say("a comment starts with ;")


class Edit(NamedTuple):
    """Other words for the columns `start` to `end` (from 0, end exclusive) of a line, filled up with blanks to the
    same length. `hint` says why, if the line alone doesn't show it; `remark` is what belongs into a comment."""

    start: int
    end: int
    text: str
    hint: Message | None = None
    remark: str = ""
    alone: bool = False  # whether it is certain even where what stands beside it can't be read


def _place(edit: Edit) -> int:
    return edit.start


@dataclass(slots=True)
class Plain:
    """A line without what habit wrote: `text` in the columns of the line; `line` as it should be written."""

    text: str
    edits: list[Edit] = field(default_factory=list)

    @property
    def line(self) -> str:
        statement = shown(re.sub(r"\s*,[\s,]*", ", ", self.text)).strip(", ")
        remarks = " ".join(edit.remark for edit in sorted(self.edits, key=_place) if edit.remark)
        return f"{statement}  ; {remarks}".strip() if remarks else statement

    def told(self, text: str, *, whole: bool) -> Explanation:
        """What is wrong with the line `text`: the first of it, and the line as it should be if that is certain."""
        first = min(self.edits, key=_place)
        why = dict.fromkeys(edit.hint for edit in sorted(self.edits, key=_place) if edit.hint is not None)
        line = say("write {line}", line=self.line)
        if all(text[edit.start : edit.end] == _COMMA for edit in self.edits):
            line = say("write blanks in a list, no commas: {line}", line=self.line)
        hints = (*why, *((line,) if whole else ()))
        word = text[first.start : first.end].strip() or text.strip()
        code, message = UNKNOWN_WORD, say("{word} is not understood here", word=word.split()[0])
        if word == _COMMA:
            code, message = UNREADABLE, say("{word} can't stand here", word=word)
        start = text.index(word, first.start if word in text[first.start :] else 0)
        return Explanation(code, message, start, start + len(word.split()[0]), hints)


def players_of(grammar: Grammar, tags: Iterable[Tag]) -> dict[str, str]:
    """The sides by the names of their players, whole or the first word; a name of several sides is left out."""
    found: dict[str, list[str]] = {}
    for tag in tags:
        side = code_of(grammar, tag.name)
        if side is not None and tag.value.strip():
            for name in dict.fromkeys((tag.value.strip(), tag.value.split()[0])):
                found.setdefault(name, []).append(side)
    return {name: sides[0] for name, sides in found.items() if len(sides) == 1}


def plainly(grammar: Grammar, players: Mapping[str, str], text: str) -> Plain | None:
    """A line that can't be read without what habit wrote; None if it is no more readable then. A text of blanks
    says that it is nothing but a remark. `players` are the sides by the names of their players."""
    if len(text) > _LONGEST:
        return None
    plain = Plain(text)
    # No statement has such signs, and they hide what else is wrong before them.
    for edit in _remarks(text):
        if text[: edit.start].strip():
            plain.text = _with(plain.text, edit)
            plain.edits.append(edit)
    done = _improve(grammar, players, plain, 0)
    if done is None and text.lstrip().startswith("#") and _plays(grammar, plain.text):
        done = 0  # somebody may have taken the line out of the game
    remark = _only_remark(text)
    if remark and (done is not None or not plain.edits):
        return Plain(" " * len(text), [remark])
    start = 0
    while done is not None:
        # What is wrong with one of several moves hides what is wrong with the others.
        comma = plain.text.find(",", max(done, start))
        piece = plain.text.rfind(",", 0, done) + 1
        _take_back(plain, text, max(start, piece), comma if comma >= 0 else len(text))
        if comma < 0:
            break
        start = comma + 1
        done = _improve(grammar, players, plain, start)
    return plain if plain.edits else None


def _take_back(plain: Plain, text: str, start: int, end: int) -> None:
    """Undoes the edits in columns of the line `text` that can't be read all the same: that is one mistake."""
    for edit in [edit for edit in plain.edits if start <= edit.start < end and not edit.alone]:
        plain.edits.remove(edit)
        plain.text = plain.text[: edit.start] + text[edit.start : edit.end] + plain.text[edit.end :]


def _improve(grammar: Grammar, players: Mapping[str, str], plain: Plain, start: int) -> int | None:
    """Makes the edits behind column `start` that let a line be read further. Returns where reading stops then, or
    None if it is read to its end."""
    at = _stop(grammar, plain.text, start)
    while at < _DONE and len(plain.edits) < _MOST_EDITS:
        near = _near(grammar, players, plain.text, start, at)
        best = _farthest(grammar, plain.text, start, near, at)
        if len(best) > 1:
            # A blank or a comma, say: what comes next decides.
            then = [_next(grammar, players, plain.text, start, edits, at) for edits in best]
            best = [best[then.index(max(then))]]
        # A wrong number is told only where its list ends, so that neither of two edits may do by itself.
        pairs = [(one, other) for (one,), (other,) in combinations(near, 2) if one.end <= other.start]
        best = best or _farthest(grammar, plain.text, start, pairs[:_MOST_PAIRS], at)
        if not best:
            return at
        for edit in best[0]:
            plain.text = _with(plain.text, edit)
        plain.edits += best[0]
        at = _stop(grammar, plain.text, start)
    return None if at == _DONE else at


def _near(grammar: Grammar, players: Mapping[str, str], text: str, start: int, at: int) -> list[tuple[Edit, ...]]:
    """The edits around column `at`, each by itself."""
    found = (edit for edit in _edits(grammar, players, text) if start <= edit.start)
    return [(edit,) for edit in found if edit.start - _NEAR <= at <= edit.end + _NEAR]


def _next(
    grammar: Grammar, players: Mapping[str, str], text: str, start: int, edits: tuple[Edit, ...], at: int
) -> int:
    """How far a text can be read with these edits and another one."""
    for edit in edits:
        text = _with(text, edit)
    near = _near(grammar, players, text, start, at)
    return max((_stop(grammar, _with(text, edit), start) for (edit,) in near), default=0)


def _farthest(
    grammar: Grammar, text: str, start: int, tried: Iterable[tuple[Edit, ...]], at: int
) -> list[tuple[Edit, ...]]:
    """The edits with which a text is read farthest; none if it is read beyond `at` with none of them."""
    best: list[tuple[Edit, ...]] = []
    for edits in tried:
        changed = text
        for edit in edits:
            changed = _with(changed, edit)
        stop = _stop(grammar, changed, start)
        if stop > at:
            at, best = stop, [edits]
        elif best and stop == at:
            best.append(edits)
    return best[:1] if at == _DONE else best


def _with(text: str, edit: Edit) -> str:
    return text[: edit.start] + edit.text.ljust(edit.end - edit.start) + text[edit.end :]


@lru_cache(_REMEMBERED)
def _stop(grammar: Grammar, text: str, start: int) -> int:
    """The column at which reading stops; what stands before `start` is left out."""
    text = " " * start + text[start:]
    marked = take_marks(text, grammar.separable)
    if isinstance(marked, Explanation):
        return marked.start
    try:
        grammar.parse(marked.text)
    except Misread as misread:
        return misread.start
    except UnexpectedInput as error:
        return stopped_at(error, text)
    return _DONE


def _plays(grammar: Grammar, text: str) -> bool:
    """Whether a text that can be read says moves."""
    return isinstance(grammar.parse(text), list)


def _only_remark(text: str) -> Edit | None:
    """The remark that is all of a line."""
    found = _REMARK.match(text, len(text) - len(text.lstrip()))
    if _RULED.fullmatch(text) or (found is not None and not text[found.end() :].strip(" .")):
        return Edit(0, len(text), "", _COMMENT, text.strip().lstrip("/#- ").strip("()") or text.strip())
    return None


# Each of these finds one habit; those that are most certain come first.


def _edits(grammar: Grammar, players: Mapping[str, str], text: str) -> Iterator[Edit]:
    if found := _AHEAD.match(text):
        yield Edit(*found.span(1), "", _NOTHING_BEFORE, alone=True)
    yield from _remarks(text)
    if found := _AROUND.search(text):
        yield Edit(*found.span(), "")
    for name, side in players.items():
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE):
            if len(side) <= len(name):
                yield Edit(*match.span(), side, alone=True)
    for match in _WORD.finditer(text):
        yield from (Edit(*match.span(), verb) for verb in _plain_verbs(grammar, match[0].casefold()))
    yield from _counted(text)
    yield from _linked(text)


def _remarks(text: str) -> Iterator[Edit]:
    for match in _REMARK.finditer(text):
        remark = match[0].lstrip("/#- ").removeprefix("(").removesuffix(")")
        yield Edit(*match.span(), "", _COMMENT, remark, alone=True)


def _counted(text: str) -> Iterator[Edit]:
    for match in _COUNT_BEHIND.finditer(text):
        yield Edit(*match.span(), f"*{match[2]}")
    for match in _COUNTED.finditer(text):
        name = _NAME.match(text, match.end())
        for words in (name[0], name[0].split()[0]) if name else ():
            counted = f"{words}*{match[1]}"
            end = match.end() + len(words)
            if len(counted) <= end - match.start():
                yield Edit(match.start(), end, counted)


def _linked(text: str) -> Iterator[Edit]:
    for pattern, wanted in ((_ARROW, ("", ",")), (_STOP, ("", ","))):
        for match in pattern.finditer(text):
            yield from (Edit(*match.span(), sign) for sign in wanted)
    for match in re.finditer(rf"{_COMMA}(?=\s*\S)", text):
        yield Edit(*match.span(), "")
    for match in _LINK.finditer(text):
        yield from (Edit(*match.span(), sign) for sign in ("", ","))
    for match in _ALONE.finditer(text):
        yield Edit(*match.span(), "")


@cache
def _plain_verbs(grammar: Grammar, word: str) -> Sequence[str]:
    """The words of the notation of which a word may be another form, as long as it or shorter."""
    plain = key(word)
    known = _known(grammar)
    made = [
        plain[: -len(end)] + ours for end, ours in _ENDINGS if plain.endswith(end) and len(plain) > len(end) + 1
    ]
    # A consonant that is doubled before the ending: flipped, trapped.
    made += [one[:-1] for one in made if one[-2:-1] == one[-1:]]
    found = (_IRREGULAR.get(plain, ""), *made)
    return [one for one in dict.fromkeys(found) if one in known and one != plain and len(one) <= len(word)]


@cache
def _known(grammar: Grammar) -> frozenset[str]:
    listed: Callable[[str], str] = key
    words = {listed(word) for one in grammar.descriptions.values() for word in (*one.words, one.example)}
    return frozenset(word for word in words if word.isalpha() and len(word) > 2)
