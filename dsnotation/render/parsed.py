"""What a text says, as a JSON value: tags and statements, without any judgement of the moves."""

from __future__ import annotations

from typing import Any

from dsnotation.notation.document import Document, GameText, Statement, Tag
from dsnotation.notation.whereabouts import of_file, teller
from dsnotation.record.finding_json import finding_json
from dsnotation.render.languages import in_language
from dsnotation.render.values import plain


def document_json(document: Document) -> dict[str, Any]:
    """A document as a JSON value."""
    return {
        "file": document.source.file,
        "games": [_game(game) for game in document.games],
        "findings": [finding_json(in_language(finding)) for finding in of_file(document)],
    }


def _game(game: GameText) -> dict[str, Any]:
    tell = teller(game)
    return {
        "number": game.number,
        "game": game.name,
        "tags": [_tag(tag) for tag in game.tags],
        "statements": [_statement(statement) for statement in game.statements],
        "trailing": game.trailing,
        "findings": [finding_json(in_language(tell(finding))) for finding in game.findings],
    }


def _tag(tag: Tag) -> dict[str, Any]:
    return {
        "line": tag.line,
        "name": tag.name,
        "value": tag.value,
        "before": tag.leading,
        "comment": tag.comment,
    }


def _statement(statement: Statement) -> dict[str, Any]:
    claim, part = statement.assertion, statement.part
    return {
        "line": statement.line,
        "kind": statement.kind,
        "text": statement.text,
        "turn": statement.turn,
        "drafts": [
            {"kind": draft.kind, "fields": plain(draft.fields), "irregular": draft.irregular}
            for draft in statement.drafts
        ],
        "assertion": {"kind": claim.kind, "fields": plain(claim.fields)} if claim else None,
        "part": {"name": part.name, "words": list(part.words), "reason": part.reason} if part else None,
        "before": statement.leading,
        "annotations": statement.annotations,
        "comment": statement.comment,
    }
