"""Records as tables: a JSON object a move, or a row a move."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from dsnotation.core.registry import find_game
from dsnotation.record.models import Record, RecordedMove

_HEAD = (
    "file",
    "game_number",
    "game",
    "number",
    "line",
    "turn",
    "phase",
    "actor",
    "player",
    "kind",
    "verdict",
)
_TAIL = ("text", "comment", "rules_broken", "events", "position", "legal_moves")


def jsonl(records: Iterable[Record]) -> Iterator[str]:
    """One JSON object a move, each on its line, with the game it belongs to."""
    for record in records:
        for move in record.moves:
            line = {**_game(record), **move.model_dump(mode="json")}
            yield json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def csv_text(records: Sequence[Record]) -> str:
    """A row a move.

    The fields of all kinds of moves are columns; a field with several values has them separated by blanks,
    parts of a value by colons. Events are JSON.
    """
    columns = list(dict.fromkeys(name for record in records for name in _move_fields(record.game)))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*_HEAD, *columns, *_TAIL])
    for record in records:
        players = {player.actor: player.name for player in record.players}
        writer.writerows(_row(record, move, players, columns) for move in record.moves)
    return out.getvalue()


def _game(record: Record) -> dict[str, Any]:
    return {"file": record.source.file, "game_number": record.source.game, "game": record.game}


def _move_fields(name: str) -> list[str]:
    """The fields of all moves of a game, in the order of their kinds."""
    every = (part.name for kind in find_game(name).move_types for part in fields(kind))
    return [field for field in dict.fromkeys(every) if field not in ("actor", "kind")]


def _row(record: Record, move: RecordedMove, players: dict[str, str | None], columns: Sequence[str]) -> list[Any]:
    head = [move.number, move.line, move.turn, move.phase, move.actor]
    judged = [players.get(move.actor or ""), move.kind, move.verdict]
    parts = [_cell(getattr(move.move, column, None)) for column in columns]
    found = (record.findings[number] for number in move.findings)
    codes = " ".join(finding.code for finding in found if finding.severity != "unverified")
    events = json.dumps(move.model_dump(mode="json", include={"events"})["events"], ensure_ascii=False)
    sums = [move.checksum.position, move.checksum.legal_moves] if move.checksum else [None, None]
    return [*_game(record).values(), *head, *judged, *parts, move.text, move.comment, codes, events, *sums]


def _cell(value: Any) -> Any:
    """A field of a move as a table's cell."""
    if isinstance(value, tuple):
        return " ".join("-" if inner is None else str(_cell(inner)) for inner in value)
    if is_dataclass(value) and not isinstance(value, type):
        return ":".join(str(_cell(getattr(value, part.name))) for part in fields(value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return value
