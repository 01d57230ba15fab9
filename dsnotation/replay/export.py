"""From a replayed game to its JSON record."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from dsnotation.core.findings import Finding
from dsnotation.core.game import Game, Outcome, PartStatement
from dsnotation.core.options import field_name
from dsnotation.notation.document import Document, GameText, SourceText, Statement, Tag
from dsnotation.record.finding_json import finding_json
from dsnotation.record.models import FORMAT, VERSION, Record, record_type
from dsnotation.replay.own_text import own_text
from dsnotation.replay.result import Entry, Replay, Verdict


class NoRecord(ValueError):
    """The text names no known game, so there is no record of it."""


def record_of(replay: Replay, document: Document, *, checksums: bool = False) -> Record:
    """The record of a replayed game; `checksums` if they shall be in it and the replay was asked for them.

    Raises NoRecord if its game is not known.
    """
    game = replay.game
    if game is None:
        raise NoRecord(f"game {replay.text.number} of {document.source.file} is of no known kind")
    value = _record(replay, game, document)
    if checksums:
        by_number = {
            entry.number: entry for entry in replay.entries if entry.assertion is None and not entry.stated
        }
        for move in value["moves"]:
            entry = by_number[move["number"]]
            move["checksum"] = {"position": entry.position, "legal_moves": entry.legal_moves}
    return record_type(game.name).model_validate(value)


def _record(replay: Replay, game: Game, document: Document) -> dict[str, Any]:
    text, source = replay.text, document.source
    file = PurePath(source.file).name
    numbers = {finding: number for number, finding in reversed(list(enumerate(replay.findings)))}
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "edition": text.tag("Edition"),
        "rules_version": game.rules_version,
        "verdict": replay.verdict.value,
        "options": _options(replay.setup, game),
        "tags": [
            {
                "line": tag.line,
                "name": tag.name,
                "value": tag.value,
                "before": list(tag.leading),
                "comment": tag.comment,
            }
            for tag in text.tags
        ],
        "players": _players(game, replay.setup),
        "result": _result(replay.outcome),
        **_statements(replay, source, numbers),
        "trailing": list(text.trailing),
        "findings": [{**finding_json(finding), "file": finding.span and file} for finding in replay.findings],
        "source": {"file": file, "game": text.number, **_source(text, document)},
    }


def _options(setup: Any, game: Any) -> dict[str, str]:
    """The value of every option; none if there is no set-up."""
    if setup is None:
        return {}
    return {option.name: getattr(setup.options, field_name(option.name)) for option in game.options}


def _players(game: Game, setup: Any) -> list[dict[str, Any]]:
    """Every side with its player, in the game's own order; none if there is no set-up."""
    seats = game.seats(setup) if setup is not None else ()
    return [{"actor": actor, "name": player} for actor, player in seats]


def _result(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "finished": outcome.finished,
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "standings": [
            {
                "actor": place.actor,
                "player": place.player,
                "score": place.score,
                "rank": place.rank,
                "counts": place.counts,
            }
            for place in outcome.standings
        ],
    }


def _statements(replay: Replay, source: SourceText, numbers: dict[Finding, int]) -> dict[str, list[Any]]:
    """The lines of the game by what they are: moves, assertions, stated positions, corrections, marks, unread."""
    by_statement: dict[int, list[Entry]] = {}
    for entry in replay.entries:
        by_statement.setdefault(id(entry.statement), []).append(entry)
    lists: dict[str, list[Any]] = {
        name: [] for name in ("moves", "assertions", "positions", "adjustments", "marks", "unread")
    }
    after, turn = 0, 0
    for statement in replay.text.statements:
        entries = by_statement.get(id(statement), [])
        written = _written(statement)
        own = {"findings": [numbers[finding] for entry in entries for finding in entry.findings]}
        if statement.kind in ("setup", "turn"):
            turn = statement.turn or turn
            mark = {"kind": statement.kind, "turn": statement.turn, "after_move": after}
            lists["marks"].append({**written, **mark})
        elif statement.kind == "unreadable":
            after = entries[0].number if entries else after + 1
            here = [numbers[finding] for finding in replay.findings if _is_on(finding, statement.line)]
            lists["unread"].append({**written, "number": after, "findings": here})
        elif statement.part is not None:
            turn = entries[0].turn if entries else turn
            name, value = _part(statement.part, statement.kind, entries)
            lists[name].append({**written, "after_move": after, "turn": turn, **value, **own})
        elif statement.assertion is not None:
            turn = entries[0].turn if entries else turn
            claim = {
                "after_move": after,
                "turn": turn,
                "kind": statement.assertion.kind,
                "holds": _holds(entries),
            }
            lists["assertions"].append({**written, **claim, **own})
        else:
            moves = [_move(entry, source, numbers, place == 0) for place, entry in enumerate(entries)]
            lists["moves"] += moves
            after = moves[-1]["number"] if moves else after
    return lists


def _part(part: PartStatement, kind: str, entries: list[Entry]) -> tuple[str, dict[str, Any]]:
    """A part of a stated position, or a correction, and the list that it belongs to."""
    value = {
        "part": part.name,
        "words": list(part.words),
        "taken": all(one.verdict is Verdict.LEGAL for one in entries),
    }
    if kind == "position":
        return "positions", value
    return "adjustments", {**value, "reason": part.reason}


def _is_on(finding: Finding, line: int) -> bool:
    return finding.span is not None and finding.span.line == line


def _holds(entries: list[Entry]) -> bool | None:
    if not entries or entries[0].verdict in (Verdict.NOT_CHECKED, Verdict.UNVERIFIED):
        return None
    return entries[0].verdict is Verdict.LEGAL


def _written(statement: Statement) -> dict[str, Any]:
    return {
        "line": statement.line,
        "text": statement.text,
        "before": list(statement.leading),
        "annotations": list(statement.annotations),
        "comment": statement.comment,
    }


def _move(entry: Entry, source: SourceText, numbers: dict[Finding, int], first: bool) -> dict[str, Any]:
    """One move; the comments of a line go with its first move."""
    draft, move, decision = entry.draft, entry.move, entry.decision
    actor = move.actor if move else (draft and draft.actor) or (decision and decision.actor)
    written = _written(entry.statement)
    if not first:
        written |= {"before": [], "annotations": [], "comment": None}
    return {
        **written,
        "text": own_text(entry, source),
        "number": entry.number,
        "turn": entry.turn,
        "phase": entry.phase,
        "actor": actor,
        "kind": move.kind if move else draft and draft.kind,
        "verdict": entry.verdict.value,
        "move": move,
        "events": list(entry.events),
        "findings": [numbers[finding] for finding in entry.findings],
        "checksum": None,
    }


def _source(text: GameText, document: Document) -> dict[str, Any]:
    """The lines of the file that are this game: from its first line to the next game's.

    Empty lines at the head of the file don't count, so that a record's text, read alone, is the same game; nor
    does a last line that breaks off, which was not read.
    """
    lines = document.source.lines
    if document.source.unfinished is not None:
        lines = lines[:-1]
    begins = [_first_line(game, document.source) for game in document.games]
    begins[0] = next((number for number, line in enumerate(lines, 1) if line.strip()), 1)
    place = next(index for index, game in enumerate(document.games) if game is text)
    end = begins[place + 1] if place + 1 < len(begins) else len(lines) + 1
    return {"first_line": begins[place], "lines": lines[begins[place] - 1 : end - 1]}


def _first_line(text: GameText, source: SourceText) -> int:
    """The line where a game begins: that of its first tag or statement, or of the first comment above it."""
    parts: list[Tag | Statement] = [*text.tags, *text.statements]
    if not parts:
        return 1
    line, comments = parts[0].line, len(parts[0].leading)
    while comments and line > 1:
        line -= 1
        comments -= bool(source.lines[line - 1].strip())
    return line
