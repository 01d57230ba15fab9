"""The grammar of a game, ready to read lines: Lark's tables and what people call each terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

from lark import Lark
from lark.lexer import ContextualLexer, PatternRE, PatternStr, TerminalDef

from dsnotation.core.game import Game, Language
from dsnotation.core.messages import Message, of_data
from dsnotation.core.registry import find_game
from dsnotation.core.words import Rare, without_accents
from dsnotation.notation.characters import outside_quotes
from dsnotation.notation.common import CommonBuilder
from dsnotation.notation.patterns import NO_MATCH, Patterns
from dsnotation.resources import read_text

STARTS = ("statement",)

_BETWEEN = r"[ \t_'-]*"  # the parts of a word
_PARTING = " -_'"
_NOTHING = "(?!)"  # the pattern that matches nothing
_LETTERS = re.compile("oe|.")
_LIGATURE = "(?:oe|œ)"
# After a word comes a blank, a comma, a bar, a quote, a bracket, a comment, an annotation or nothing.
_END_OF_WORD = r'(?![^\s,;{|"\]])'
# Terminals that may touch what follows them.
_FREE = {"ANNOTATION", "COMMENT", "BLANK", "STRING"}
DESCRIPTION = re.compile(
    r'^//: (?P<terminal>[A-Z_]+) "(?:(?P<use>[a-z]+)[|])?(?P<label>[^"]+)" (?P<example>.+?)'
    r"(?: <(?P<not>not )?(?P<words>[^>]+)>)?$",
    re.M,
)


@dataclass(frozen=True, slots=True)
class Description:
    """What to call a terminal in a message; one that is called as it is written is notation, the same in every
    language. `words` are the words it stands for, each with what is written for the
    same thing; a pattern has none. One with `barred` words is any name but these."""

    label: Message | str
    example: str
    words: Mapping[str, str] = field(default_factory=dict)
    barred: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Grammar:
    """The grammar of one game. `descriptions` and `patterns` have every terminal; `separable` are the first
    words of statements whose items are moves of their own; `names_tag` is the tag, in small letters, whose value
    is a list of names that moves use, if the game has one."""

    name: str
    lark: Lark
    descriptions: dict[str, Description]
    patterns: dict[str, re.Pattern[str]]
    quick: dict[str, Patterns]
    separable: frozenset[str]
    names_tag: str = ""

    def parse(self, text: str, start: str = "statement") -> Any:
        """What the game's builder makes of a line. Letters of a statement may have accents or not.

        Raises Misread or lark.exceptions.UnexpectedInput.
        """
        if start != "tag":
            text = outside_quotes(without_accents, text)
        result = self.quick[start].parse(text)
        return self.lark.parse(text, start=start) if result is NO_MATCH else result


class _UnvalidatedLexer(ContextualLexer):
    """Lark compares all terminals of each state wherever interegular is installed, which takes a second; a
    test builds the grammar with `strict`, so that once is enough."""

    def __init__(self, conf: Any, states: Any, always_accept: Any = ()) -> None:
        conf.skip_validation = not conf.strict
        super().__init__(conf, states, always_accept)


@cache
def common_pattern(terminal: str) -> str:
    """The pattern that common.lark gives a terminal. Raises KeyError for an unknown one."""
    for line in read_text("grammar", "common.lark").splitlines():
        match = re.match(rf"{terminal}: /(.+)/i?$", line)
        if match is not None:
            return match[1]
    raise KeyError(terminal)


def _sources(name: str) -> dict[str, str]:
    return {part: read_text("grammar", f"{part}.lark") for part in ("common", name)}


def _describe(sources: dict[str, str], words: Callable[[str], Mapping[str, str]] | None) -> dict[str, Description]:
    found: dict[str, Description] = {}
    for text in sources.values():
        for match in DESCRIPTION.finditer(text):
            group = match["words"]
            listed = words(group) if group and words is not None else {}
            named, barred = ({}, tuple(listed)) if match["not"] else (listed, ())
            label, example = match["label"], match["example"]
            called = label if label == example else of_data(label, match["use"] or "")
            found[match["terminal"]] = Description(called, example, named, barred)
    return found


def _alternatives(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first, without accents, as lines are read; blanks, hyphens or
    nothing between their parts."""
    plain = dict.fromkeys(without_accents(word.lower()) for word in words)
    return _trie([[_letter(letters) for letters in _LETTERS.findall(word)] for word in plain])


def _letter(letters: str) -> str:
    if letters in _PARTING:
        return _BETWEEN
    return _LIGATURE if letters in ("oe", "œ") else re.escape(letters)


def _trie(words: list[list[str]]) -> str:
    """A pattern for any of the words, given letter by letter. What words begin with alike is looked at once: there
    may be a hundred words, and most words of a text are none of them."""
    rest: dict[str, list[list[str]]] = {}
    for word in words:
        if word:
            rest.setdefault(word[0], []).append(word[1:])
    branches = [letter + _trie(rest[letter]) for letter in sorted(rest)]
    if not all(words):  # a word ends here; longer ones come first
        branches.append("")
    return branches[0] if len(branches) == 1 else f"(?:{'|'.join(branches)})"


def _editor(
    descriptions: dict[str, Description], name_pattern: str, quick: dict[str, str]
) -> Callable[[TerminalDef], None]:
    """Lark's hook on terminals: NAME becomes the terminal's words, and a word ends where words end.

    `quick` gets the pattern of each terminal with rare words, without these.
    """

    def edit(terminal: TerminalDef) -> None:
        pattern = terminal.pattern
        if isinstance(pattern, PatternStr):
            descriptions.setdefault(terminal.name, Description(pattern.value, pattern.value))
            if not pattern.value.isalpha():
                return
            value = re.escape(pattern.value)
        else:
            value = pattern.value
        end = "" if terminal.name in _FREE else _END_OF_WORD
        description = descriptions.get(terminal.name)
        if description is not None and description.words:
            common = [word for word in description.words if not isinstance(word, Rare)]
            if len(common) < len(description.words):
                frequent = value.replace(name_pattern, _alternatives(common) if common else _NOTHING)
                quick[terminal.name] = _word_pattern(frequent, end).to_regexp()
            value = value.replace(name_pattern, _alternatives(description.words))
        elif description is not None and description.barred:
            value = f"(?!{_alternatives(description.barred)}{_END_OF_WORD})(?:{value})"
        terminal.pattern = _word_pattern(value, end)

    return edit


def _word_pattern(value: str, end: str) -> PatternRE:
    return PatternRE(f"(?:{value}){end}" if end else value, frozenset({"i"}))


def _callbacks(builder: Any) -> SimpleNamespace:
    """The methods of the shared builder and of the game's, under the names of their rules."""
    methods: dict[str, Any] = {}
    for part in (CommonBuilder(), builder):
        methods.update({name: getattr(part, name) for name in dir(part) if not name.startswith("_")})
    return SimpleNamespace(**methods)


def build_grammar(name: str, builder: Any, *, starts: tuple[str, ...] = STARTS, strict: bool = False) -> Grammar:
    """Builds the grammar `name` for a game's builder. `strict` makes Lark refuse terminals that collide.

    Raises lark.exceptions.LarkError if the grammar is wrong.
    """
    sources = _sources(name)
    descriptions = _describe(sources, getattr(builder, "words", None))
    callbacks = _callbacks(builder)
    frequent: dict[str, str] = {}
    lark = Lark(
        sources[name],
        parser="lalr",
        start=list(starts),
        transformer=callbacks,
        maybe_placeholders=True,
        edit_terminals=_editor(descriptions, common_pattern("NAME"), frequent),
        import_paths=[lambda _base, path: (path, sources[path.removesuffix(".lark")])],
        strict=strict,
        _plugins={"ContextualLexer": _UnvalidatedLexer},
    )
    patterns = {terminal.name: re.compile(terminal.pattern.to_regexp()) for terminal in lark.terminals}

    def words(terminal: str) -> tuple[str, ...]:
        description = descriptions[terminal]
        return () if description.barred else tuple(description.words) or (description.example,)

    quick = {start: Patterns(lark, start, callbacks, words, frequent) for start in starts}
    described = {name: descriptions[name] for name in patterns}
    separable: frozenset[str] = getattr(builder, "separable", frozenset())
    names_tag: str = getattr(builder, "names_tag", "")
    return Grammar(name, lark, described, patterns, quick, separable, names_tag)


@cache
def common_grammar() -> Grammar:
    """The grammar of what all games share; it reads tags."""
    return build_grammar("common", CommonBuilder(), starts=("tag",))


def grammar_of(game_name: str) -> Grammar:
    """The grammar of a game of the registry, built once. Raises UnknownGame."""
    game: Game = find_game(game_name)
    return grammar_for(game.language)


def grammar_for(language: Language) -> Grammar:
    """The grammar of a language, built once."""
    return _built(language.grammar, language.builder)


@cache
def _built(name: str, builder: Any) -> Grammar:
    return build_grammar(name, builder)
