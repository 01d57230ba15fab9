"""Collects every text that can be translated and brings the catalogues in locale/ up to date: `make messages`.

What a catalogue lacks is added without a translation, what no code says any more is left out, and the binary
catalogues that the program reads are written anew. A test fails while something is missing.
"""

from __future__ import annotations

import argparse
import ast
import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from dsnotation.cli.app import app
from dsnotation.cli.helping import help_texts
from dsnotation.core.messages import LIST_TEMPLATES, QUOTED_TEMPLATES, SEPARATORS, USE, Message, with_numbers
from dsnotation.core.names import ENGLISH, LANGUAGES
from dsnotation.core.registry import GAMES, find_game
from dsnotation.formats.catalogue import CATALOGUE as FORMATS
from dsnotation.notation.grammar import DESCRIPTION
from dsnotation.render.languages import DOMAIN
from dsnotation.render.rules import all_rules, source_words
from dsnotation.render.values import EVENT, FIELD, MOVE, plain_words

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "dsnotation"
GRAMMAR = ROOT / "grammar"
LOCALE = ROOT / "locale"
# What stands in data, as the entries of a catalogue tell where they come from.
TITLES = "the title of a rule"
WHY = "{code}, {title}: why"
SOURCES = "where rules are written"
KINDS = "what {game} calls its moves, its events and their fields"
OPTION = "rule option {option} of {game}"
HELP = "the help of the commands"
_FILES = (".py", ".lark")
# A catalogue is the same whenever it is made.
_DATE = datetime(2026, 11, 30, tzinfo=UTC)

Key = str | tuple[str, str]


class NotLiteral(Exception):
    """A template that is no literal can't be collected."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__).parse_args(arguments)
    LOCALE.mkdir(exist_ok=True)
    entries = list(collected())
    for language in LANGUAGES:
        catalogue = updated(language, entries)
        folder = LOCALE / language / "LC_MESSAGES"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{DOMAIN}.po").write_bytes(po_bytes(catalogue))
        (folder / f"{DOMAIN}.mo").write_bytes(mo_bytes(catalogue))
        missing = sum(not is_translated(message.string) for message in catalogue if message.id)
        print(f"{language}: {len(catalogue)} entries, {missing} without a translation")
    return 0


def is_translated(string: str | tuple[str, ...] | list[str]) -> bool:
    """Whether no form of an entry is empty."""
    return all(string) if isinstance(string, (tuple, list)) else bool(string)


def collected() -> Iterator[tuple[Key, str]]:
    """Every template and the file it stands in, in the order of the files, or what data it is: those in the code,
    what the grammars call their terminals, the kinds of moves and events, the help of the commands, rules and rule
    options."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for key in templates_in(path):
            yield key, path.relative_to(ROOT).as_posix()
    for path in sorted(GRAMMAR.glob("*.lark")):
        for label in labels_in(path):
            yield label, path.relative_to(ROOT).as_posix()
    for game in GAMES:
        for key in kinds_of(game):
            yield key, KINDS.format(game=find_game(game).title)
    for text in help_texts(app):
        yield text, HELP
    for game in GAMES:
        yield from options_of(game)
    yield from rules()


def is_file(place: str) -> bool:
    """Whether a place is a file of the code, and not what data it is."""
    return place.endswith(_FILES)


def rules() -> Iterator[tuple[Key, str]]:
    """The titles of rules, why they are so, and where they are written."""
    found = all_rules([FORMATS]).values()
    for rule in found:
        yield rule.title, TITLES
    for rule in found:
        yield rule.explanation, WHY.format(code=rule.code, title=rule.title)
    for rule in found:
        yield from ((key, SOURCES) for key in _templates(source_words(rule.source)))


def options_of(game: str) -> Iterator[tuple[Key, str]]:
    """What the rule options of a game are about, and who plays them how."""
    for option in find_game(game).options:
        texts = [option.meaning, *(choice.meaning for choice in option.choices), option.sources]
        place = OPTION.format(option=option.name, game=find_game(game).title)
        yield from ((text, place) for text in texts)
        yield with_numbers(option.place).template, SOURCES


def _templates(message: Message) -> Iterator[str]:
    """The templates of the parts of a message."""
    for part in message.parts or ():
        if isinstance(part, Message):
            yield part.template


def templates_in(path: Path) -> Iterator[Key]:
    """The templates that one module gives to `say`, `say_of`, `several`, `word` and `Wordings`. Raises
    NotLiteral."""
    if path.name == "messages.py" and path.parent.name == "core":
        yield from (*LIST_TEMPLATES, *QUOTED_TEMPLATES, *SEPARATORS)
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "say":
            yield _literal(node.args[0], path)
        elif node.func.id == "several":
            yield _literal(node.args[1], path), _literal(node.args[2], path)
        elif node.func.id in ("word", "say_of"):
            yield f"{_literal(node.args[0], path)}{USE}{_literal(node.args[1], path)}"
        elif node.func.id == "Wordings":
            yield from (_literal(template, path) for template in node.args)


def kinds_of(game: str) -> Iterator[Key]:
    """What one game calls its moves, its events and their fields; those of events as far as they are named."""
    found = find_game(game)
    for use, types in ((EVENT, found.event_types), (MOVE, found.move_types)):
        for one in types:
            parts = {part.name: part for part in fields(one)}
            yield f"{use}{USE}{plain_words(parts.pop('kind').default)}"
            for name, part in parts.items():
                if use == MOVE or part.type in ("int", "bool"):
                    yield f"{FIELD}{USE}{plain_words(name)}"


def labels_in(path: Path) -> Iterator[str]:
    """What a grammar calls its terminals, keywords left out: those are the same in every language."""
    for match in DESCRIPTION.finditer(path.read_text(encoding="utf-8")):
        if match["label"] != match["example"]:
            yield f"{match['use']}{USE}{match['label']}" if match["use"] else match["label"]


def _literal(node: ast.expr, path: Path) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise NotLiteral(f"{path}:{node.lineno}: a template must be a literal")


def updated(language: str, entries: list[tuple[Key, str]]) -> Catalog:
    """The catalogue of a language with exactly these entries, and the translations that it had."""
    path = LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    old = read_po(io.BytesIO(path.read_bytes()), locale=language) if path.exists() else Catalog(language)
    new = Catalog(
        language, project=DOMAIN, version="1", copyright_holder="dsnotation developers",
        creation_date=_DATE, revision_date=_DATE, last_translator="dsnotation developers",
        language_team=language, fuzzy=False, header_comment=f"# dsnotation in {language}.",
    )  # fmt: skip
    for key, place in entries:
        use = None
        if isinstance(key, str) and USE in key:
            use, _, key = key.rpartition(USE)
        known = old.get(key, use)
        if language == ENGLISH:
            string: str | tuple[str, ...] = key
        elif known is not None and isinstance(known.id, tuple) == isinstance(key, tuple):
            string = known.string
        else:
            string = ("",) * new.num_plurals if isinstance(key, tuple) else ""
        if is_file(place):
            new.add(key, string, locations=[(place, 0)], context=use)
        else:
            new.add(key, string, auto_comments=[place], context=use)
    return new


def po_bytes(catalogue: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=110, include_lineno=False, ignore_obsolete=True)
    return buffer.getvalue()


def mo_bytes(catalogue: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


if __name__ == "__main__":
    sys.exit(main())
