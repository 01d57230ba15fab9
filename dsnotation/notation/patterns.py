"""The quick way to read a line, derived by program from Lark's own rules and terminals.

Statements are regular, so each of them becomes one regular expression with a group for every word that its
builder wants; what stands in a list is matched item by item. A line that no expression matches goes to Lark,
which reads it or says what is wrong. The grammar files stay the only definition of the language; a test holds
both ways equal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from lark import Lark
from lark.grammar import NonTerminal, Rule, Symbol, Terminal

from dsnotation.core.game import Draft, Misread
from dsnotation.core.words import key

_BLANKS = r"[ \t]*"
_FIRST_WORDS = re.compile(r"[ \t]*([^\s.,]+)\S*(?:[ \t]+([^\s.,]+))?")
_PARTING = re.compile(r"[^\w]|_")
NO_MATCH = object()
_REMEMBERED = 4096  # different items of rows; a game has a few hundred

Regs = tuple[tuple[int, int], ...]  # what a match captured: start and end of each group
Grow = Callable[[str, Regs, list[Any]], None]


class Word(str):
    """A word of a line and where it stands; to the builder it looks like a token of Lark."""

    __slots__ = ("end_pos", "start_pos")
    start_pos: int
    end_pos: int


class _Part(Protocol):
    """What to do with a part of what matched: it grows into things for the builder."""

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None: ...


class ItemMismatch(Exception):
    """The items of a list can't be told apart; Lark must decide."""


@dataclass(slots=True)
class _Token:
    """A word that the builder gets."""

    group: int

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None:
        start, end = regs[self.group]
        word = Word(text[start:end])
        word.start_pos = start
        word.end_pos = end
        out.append(word)


@dataclass(slots=True)
class _Expansion:
    """One way to write a rule. `grows` are those of its parts; None stands for an optional part left out."""

    grows: list[Grow | None]
    callback: Callable[[list[Any]], Any] | None  # None: the parts go to the rule around it
    single: bool  # a lone part needs no callback

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None:
        callback = self.callback
        parts: list[Any] = out if callback is None else []
        for grow in self.grows:
            if grow is None:
                parts.append(None)
            else:
                grow(text, regs, parts)
        if callback is not None:
            out.append(parts[0] if self.single and len(parts) == 1 else callback(parts))


@dataclass(slots=True)
class _Choice:
    """A rule: the ways in which it can be written, each with the number of an empty group that matched if this is
    the way it was written."""

    ways: list[tuple[int, Grow]]

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None:
        for marker, grow in self.ways:
            if regs[marker][0] >= 0:
                grow(text, regs, out)
                return
        raise AssertionError("a rule matched in no way")


@dataclass(slots=True)
class _Repeat:
    """A list. Its group is the whole of it; `item` matches one item and the blanks before it."""

    group: int
    item: re.Pattern[str]
    part: _Part

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None:
        at, end = regs[self.group]
        match = self.item.match
        grow = self.part.grow
        while at < end:
            found = match(text, at, end)
            if found is None:
                raise ItemMismatch
            grow(text, found.regs, out)
            at = found.end()


@dataclass(slots=True)
class _Words:
    """A list of plain words; each is the group `word` of an item."""

    group: int
    item: re.Pattern[str]
    word: int

    def grow(self, text: str, regs: Regs, out: list[Any]) -> None:
        at, end = regs[self.group]
        match = self.item.match
        group = self.word
        while at < end:
            found = match(text, at, end)
            if found is None:
                raise ItemMismatch
            word = Word(found[group])
            word.start_pos, word.end_pos = found.span(group)
            out.append(word)
            at = found.end()


@dataclass(slots=True)
class _Compiler:
    """Turns rules into expressions. `groups` counts the groups of the expression being made; without
    `capturing` it gets none."""

    rules: Mapping[str, list[Rule]]
    terminals: Mapping[str, str]
    callbacks: Any
    groups: int = 0
    capturing: bool = True

    def compile(self, name: str) -> tuple[re.Pattern[str], _Part]:
        """An expression for a whole line, and what to do with what it captured."""
        self.groups, self.capturing = 0, True
        pattern, part = self._rule(name, self.rules[name])
        return re.compile(f"{_BLANKS}{pattern}{_BLANKS}"), part

    def _group(self, pattern: str) -> str:
        """A group around a pattern; its number is then `groups`."""
        if not self.capturing:
            return f"(?:{pattern})" if pattern else ""
        self.groups += 1
        return f"({pattern})"

    def _rule(self, name: str, rules: list[Rule]) -> tuple[str, _Part]:
        if len(rules) == 1:
            pattern, part = self._expansion(name, rules[0])
            return f"(?:{pattern})", part
        patterns: list[str] = []
        ways: list[tuple[int, Grow]] = []
        for rule in rules:
            pattern, part = self._expansion(name, rule)
            patterns.append(pattern + self._group(""))
            ways.append((self.groups, part.grow))
        return f"(?:{'|'.join(patterns)})", _Choice(ways)

    def _expansion(self, name: str, rule: Rule) -> tuple[str, _Part]:
        left_out = _left_out(rule)
        patterns: list[str] = []
        steps: list[Any] = []
        for place, symbol in enumerate(rule.expansion):
            steps += [None] * left_out[place]
            pattern, step = self._symbol(symbol)
            patterns.append(pattern)
            if step is not None:
                steps.append(step)
        steps += [None] * left_out[-1]
        single = bool(rule.options.expand1)
        inlined = name.startswith("_")
        # Lark asks no method for a lone part of a rule with a question mark.
        callback = None if inlined else getattr(self.callbacks, rule.alias or name, _only if single else None)
        pattern = _BLANKS.join(patterns)
        if callback is None and len(steps) == 1 and steps[0] is not None:
            return pattern, steps[0]
        return pattern, _Expansion([step and step.grow for step in steps], callback, single)

    def _symbol(self, symbol: Symbol) -> tuple[str, Any]:
        if isinstance(symbol, Terminal):
            pattern = f"(?>{self.terminals[symbol.name]})"
            if symbol.filter_out:
                return pattern, None
            pattern = self._group(pattern)
            return pattern, _Token(self.groups)
        assert isinstance(symbol, NonTerminal)
        rules = self.rules[symbol.name]
        if any(symbol in rule.expansion for rule in rules):
            return self._list(symbol, [rule for rule in rules if symbol not in rule.expansion])
        return self._rule(symbol.name, rules)

    def _list(self, symbol: NonTerminal, items: list[Rule]) -> tuple[str, _Part]:
        """Lark writes a list as a rule that begins with itself; the other ways to write it are its items."""
        outer = self.groups, self.capturing
        self.groups, self.capturing = 0, True
        item, part = self._rule(symbol.name, items)
        self.capturing = False
        plain, _ = self._rule(symbol.name, items)
        self.groups, self.capturing = outer
        pattern = self._group(f"(?:{_BLANKS}{plain})++")
        expression = re.compile(f"{_BLANKS}{item}")
        if isinstance(part, _Token):
            return pattern, _Words(self.groups, expression, part.group)
        return pattern, _Repeat(self.groups, expression, part)


def _only(parts: list[Any]) -> Any:
    [part] = parts
    return part


def _left_out(rule: Rule) -> list[int]:
    """How many optional parts were left out before each part, and after the last: the builder gets None."""
    flags = rule.options.empty_indices
    if not flags:
        return [0] * (len(rule.expansion) + 1)
    return [len(ones) for ones in "".join(str(int(flag)) for flag in flags).split("0")]


class Patterns:
    """Reads the lines of one start rule of a grammar.

    `words` gives the words that a terminal stands for, or an example of it; they lead to the rules worth trying.
    For a terminal that any name may be it gives none. `frequent` are patterns of terminals without their rare
    words, which are left to Lark.
    """

    def __init__(
        self,
        lark: Lark,
        start: str,
        callbacks: Any,
        words: Callable[[str], Iterable[str]],
        frequent: Mapping[str, str],
    ) -> None:
        rules: dict[str, list[Rule]] = {}
        for rule in lark.rules:
            rules.setdefault(rule.origin.name, []).append(rule)
        terminals = {terminal.name: terminal.pattern.to_regexp() for terminal in lark.terminals}
        terminals.update(frequent)
        self._compiler = _Compiler(rules, terminals, callbacks)
        # Compiled when a line wants them: no file has every kind of statement.
        self._compiled: dict[str, tuple[re.Pattern[str], _Part]] = {}
        self._rows = {name for name, some in rules.items() if _is_row(name, some, rules)}
        self._items: dict[str, Any] = {}  # item of a row -> its drafts, standing at column 0
        self._always: list[str] = []
        self._by_word: dict[str, list[str]] = {}
        for name in _alternatives(start, rules):
            by_head = [words(head) for head in _heads(name, rules)]
            heads = {word for some in by_head for word in some}
            if not all(by_head) or not all(word[0].isalpha() for word in heads):
                self._always.append(name)
                continue
            for beginning in {beginning for word in heads for beginning in _beginnings(word)}:
                self._by_word.setdefault(beginning, []).append(name)
        # A rule that may begin with any name may begin with one of these words too.
        self._by_word = {word: [*names, *self._always] for word, names in self._by_word.items()}

    def parse(self, text: str) -> Any:
        """What the builder makes of a line; NO_MATCH if Lark must see it. Raises what the builder raises.

        Where a line is a row of moves that stand on their own, each of these is read once: games repeat them.
        """
        names = self._candidates(text)
        if len(names) == 1 and names[0] in self._rows:
            drafts = self._row(text)
            if drafts is not None:
                return drafts
        return self._parse(text, names)

    def _row(self, text: str) -> list[Draft] | None:
        """A row of items that stand on their own, each read once and then known; None if one can't be read."""
        drafts: list[Draft] = []
        at = 0
        known = self._items
        for item in text.split(","):
            built: Any = known.get(item)
            if built is None:
                try:
                    built = self._parse(item, self._candidates(item)) if item.strip() else NO_MATCH
                except Misread:
                    built = NO_MATCH
                if built is NO_MATCH:
                    return None  # the whole line tells better what is wrong
                if len(known) >= _REMEMBERED:
                    known.clear()
                known[item] = built
            for draft in built:
                spans = {path: (start + at, end + at) for path, (start, end) in draft.spans.items()}
                drafts.append(Draft(draft.kind, dict(draft.fields), spans))
            at += len(item) + 1
        return drafts

    def _parse(self, text: str, names: list[str]) -> Any:
        for name in names:
            compiled = self._compiled.get(name)
            if compiled is None:
                compiled = self._compiled[name] = self._compiler.compile(name)
            pattern, part = compiled
            match = pattern.fullmatch(text)
            if match is not None:
                out: list[Any] = []
                try:
                    part.grow(text, match.regs, out)
                except ItemMismatch:
                    return NO_MATCH
                return out[0]
        return NO_MATCH

    def _candidates(self, text: str) -> list[str]:
        """The rules worth trying."""
        match = _FIRST_WORDS.match(text)
        if match is None:
            return self._always
        first, second = match.groups()
        found = self._by_word.get(first.casefold())
        if found is None and second is not None:
            found = self._by_word.get(second.casefold())
        if found is None:  # perhaps in another spelling
            found = self._by_word.get(key(first))
        if found is None and second is not None:
            found = self._by_word.get(key(second))
        return self._always if found is None else found


def _beginnings(word: str) -> set[str]:
    """What may stand before the first blank where a word is written: `ice` and `icesheet` for `Ice-Sheet`, which
    itself is there too, to be quick."""
    ends = [match.start() for match in _PARTING.finditer(word)]
    return {word.casefold(), key(word), *(key(word[:end]) for end in ends)}


def _is_row(name: str, own: list[Rule], rules: Mapping[str, list[Rule]]) -> bool:
    """Whether a rule is one item or several with commas between them: `item ("," item)*`."""
    expansions = sorted((tuple(symbol.name for symbol in rule.expansion) for rule in own), key=len)
    if len(expansions) != 2 or len(expansions[0]) != 1 or len(expansions[1]) != 2:
        return False
    item, rest = expansions[0][0], expansions[1][1]
    if expansions[1][0] != item or item not in rules or rest not in rules:
        return False
    more = {tuple(symbol.name for symbol in rule.expansion) for rule in rules[rest]}
    return more == {("_COMMA", item), (rest, "_COMMA", item)}


def _alternatives(start: str, rules: Mapping[str, list[Rule]]) -> list[str]:
    """The rules that a start rule is a choice of; itself, if it is no such choice."""
    names: list[str] = []
    for rule in rules[start]:
        if len(rule.expansion) != 1 or isinstance(rule.expansion[0], Terminal):
            return [start]
        names += _alternatives(rule.expansion[0].name, rules) if rule.options.expand1 else [rule.expansion[0].name]
    return names


def _heads(name: str, rules: Mapping[str, list[Rule]]) -> set[str]:
    """The terminals that a rule begins with, after an optional first one (the actor)."""
    expansions = [tuple(rule.expansion) for rule in rules[name]]
    heads: set[str] = set()
    for expansion in expansions:
        first = expansion[1] if expansion[1:] in expansions else expansion[0]
        heads |= {first.name} if isinstance(first, Terminal) else _heads(first.name, rules)
    return heads
