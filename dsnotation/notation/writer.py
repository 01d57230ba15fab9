"""Writing canonical text. `dsn fmt` is `write_document`; `dsn play` and the export use `write_moves`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from dsnotation.core.game import Language, PartStatement
from dsnotation.core.registry import find_game
from dsnotation.notation.document import Document, GameText, Statement, Tag
from dsnotation.notation.grammar import grammar_for
from dsnotation.notation.marks import with_marks

SETUP_TURN = 0


def write_document(document: Document) -> str:
    """The canonical text of everything that was read. Lines that could not be read stay as they are, and so
    does a text without a game; a last line that breaks off gets no line end, for it may go on."""
    source = document.source
    if not document.games:
        text = "".join(f"{line}\n" for line in source.lines)
        return text if source.ended else text.removesuffix("\n")
    text = "\n".join(write_game(game) for game in document.games)
    return text if source.unfinished is None else f"{text}{source.lines[source.unfinished - 1]}"


def write_game(game: GameText) -> str:
    """The canonical text of one game, with a final line end."""
    language = find_game(game.name).language if game.name else None
    lines: list[str] = []
    for tag in game.tags:
        lines += [*tag.leading, write_tag(tag)]
    for place, statement in enumerate(game.statements):
        if statement.whole == "":
            continue  # written with the statement before it
        if lines and (place == 0 or statement.kind == "turn"):
            lines.append("")
        lines += [*statement.leading, write_statement(statement, language)]
    if game.trailing and not game.statements:
        lines.append("")
    lines += game.trailing
    return "".join(f"{line}\n" for line in lines)


def write_tag(tag: Tag) -> str:
    """The canonical line of one tag with its comment."""
    return _with_comment(tag_line(tag), [], tag.comment)


def write_statement(statement: Statement, language: Language | None) -> str:
    """The canonical line of one statement with its annotations and comment."""
    return _with_comment(statement_text(statement, language), statement.annotations, statement.comment)


def write_tags(tags: Mapping[str, str]) -> str:
    """A block of tags."""
    return "".join(f"{tag_line(Tag(name, value, 0))}\n" for name, value in tags.items())


def write_moves(language: Language, moves: Iterable[tuple[int, Any]]) -> str:
    """The canonical text of played moves, each with its turn; those of turn 0 belong to the set-up."""
    blocks: list[str] = []
    for turn, group in groupby(moves, key=lambda entry: entry[0]):
        heading = "setup" if turn == SETUP_TURN else f"turn {turn}"
        lines = [heading, *language.write([move for _, move in group])]
        blocks.append("".join(f"{line}\n" for line in lines))
    return "\n".join(blocks)


def write_played_game(tags: Mapping[str, str], language: Language, moves: Iterable[tuple[int, Any]]) -> str:
    """The canonical text of a whole game from its tags and its moves."""
    return f"{write_tags(tags)}\n{write_moves(language, moves)}"


def statement_text(statement: Statement, language: Language | None) -> str:
    """The canonical text of one statement by itself."""
    if statement.whole is not None:
        return statement.whole
    if statement.kind == "setup":
        return "setup"
    if statement.kind == "turn":
        return f"turn {statement.turn}"
    if language is not None and statement.kind == "moves":
        line = " ".join(language.write(statement.drafts))
        return with_marks(line, statement.drafts, grammar_for(language)) if _is_marked(statement) else line
    if language is not None and statement.assertion is not None:
        return language.write_assertion(statement.assertion)
    if statement.part is not None:
        return part_line(statement.part, language)
    return statement.text


def _is_marked(statement: Statement) -> bool:
    return any(draft.irregular for draft in statement.drafts)


def part_line(part: PartStatement, language: Language | None = None) -> str:
    """A part of a position, or a correction of one, as it is written; with a language each word is in its
    canonical spelling."""
    spelt = (language.spell(part.name, word) if language is not None else word for word in part.words)
    words = " ".join(spelt) or "-"
    if part.reason is None:
        return f"position {part.name} {words}"
    return f"adjust {part.name} {words} {quoted(part.reason)}"


def write_position(parts: Iterable[tuple[str, str]]) -> str:
    """A snapshot of a position, a line for each part."""
    return "".join(f"position {name} {words}\n" for name, words in parts)


def _with_comment(line: str, annotations: Iterable[str], comment: str | None) -> str:
    line = " ".join((line, *annotations))
    return f"{line}  {comment}" if comment else line


def tag_line(tag: Tag) -> str:
    """A tag as it is written."""
    return f"[{tag.name} {quoted(tag.value)}]"


def quoted(text: str) -> str:
    """A text in double quotes, on one line."""
    escaped = " ".join(text.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
