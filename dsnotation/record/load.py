"""Reading a JSON record: bytes to a model, with a finding for everything that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any, NoReturn

from pydantic import ValidationError

from dsnotation.core.findings import Finding
from dsnotation.core.messages import say
from dsnotation.core.registry import GAMES, UnknownGame, find_game
from dsnotation.record.catalogue import CATALOGUE
from dsnotation.record.locate import JsonPath, locate, path_text, span_at
from dsnotation.record.models import FORMAT, VERSION, Record, record_type
from dsnotation.record.validate import schema_errors
from dsnotation.record.wordings import JSON, SCHEMA

MAX_BYTES = 64 * 2**20
MAX_DEPTH = 32
MAX_FINDINGS = 20


def _with_positions(value: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew no stated positions and no corrections."""
    return {**value, "version": 2, "positions": [], "adjustments": []}


# From each older version to the next one: a function that changes the JSON value. Version 1 is the first.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _with_positions}


class _Refused(Exception):
    """Ends the reading of a record; holds what is to be reported."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__(*findings)
        self.findings = list(findings)


def load_record(data: bytes, file: str) -> tuple[Record | None, list[Finding]]:
    """The record in `data`, or None and the findings that tell why not. `file` is for their places."""
    try:
        text = _decode(data, file)
        value = migrate(_envelope(_parse(text, file), text, file))
        return _model(value, text, file), []
    except _Refused as refused:
        return None, refused.findings


def migrate(value: dict[str, Any]) -> dict[str, Any]:
    """A record's JSON value in the present version, made by the chain of `MIGRATIONS`."""
    while value["version"] < VERSION:
        value = MIGRATIONS[value["version"]](value)
    return value


def _refuse(code: str, message: str, text: str, path: JsonPath, file: str, *hints: str) -> NoReturn:
    span = locate(text, path, file)
    raise _Refused(CATALOGUE.finding(code, message, hints=hints, span=span))


def _decode(data: bytes, file: str) -> str:
    if len(data) > MAX_BYTES:
        message = say("the record has {size} bytes; the limit is {limit}", size=len(data), limit=MAX_BYTES)
        raise _Refused(CATALOGUE.finding("DR0110", message))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        byte = f"0x{data[error.start]:02x}"
        message = say("byte {place} ({value}) is not UTF-8", place=error.start, value=byte)
        raise _Refused(CATALOGUE.finding("DR0101", message, span=span_at(before, len(before), file))) from None


def _parse(text: str, file: str) -> Any:
    """The JSON value of a text, read strictly."""
    twice: list[str] = []

    def pairs(members: list[tuple[str, Any]]) -> dict[str, Any]:
        result = dict(members)
        if len(result) < len(members):
            keys = [key for key, _ in members]
            twice.extend(key for key in result if keys.count(key) > 1)
        return result

    def constant(name: str) -> NoReturn:
        raise ValueError(f"{name} is not a JSON value")

    try:
        value = json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise _Refused(CATALOGUE.finding("DR0102", say("the JSON is nested too deeply to be read"))) from None
    except json.JSONDecodeError as error:
        span = span_at(text, error.pos, file)
        raise _Refused(
            CATALOGUE.finding(
                "DR0101", say("this is not JSON: {problem}", problem=JSON.read_back(error.msg)), span=span
            )
        ) from None
    except ValueError as error:  # NaN, half a surrogate pair, a number of thousands of digits
        raise _Refused(
            CATALOGUE.finding("DR0101", say("this is not JSON: {problem}", problem=JSON.read_back(str(error))))
        ) from None
    if _depth(value) > MAX_DEPTH:
        raise _Refused(
            CATALOGUE.finding("DR0102", say("the JSON is nested more than {depth} levels deep", depth=MAX_DEPTH))
        )
    if twice:
        _refuse_twice(text, twice[0], file)
    return value


def _refuse_twice(text: str, key: str, file: str) -> NoReturn:
    """The key is sought in the text as it is usually written; an odd spelling costs the place only."""
    written = json.dumps(key, ensure_ascii=False)
    second = text.find(written, text.find(written) + 1)
    span = span_at(text, second, file, len(written)) if second >= 0 else None
    raise _Refused(
        CATALOGUE.finding("DR0103", say("the key {key} stands twice in one object", key=written), span=span)
    )


def _depth(value: Any) -> int:
    """How many lists and objects are inside each other."""
    level, depth = [value], 0
    while level := [item for item in level if isinstance(item, list | dict)]:
        depth += 1
        if depth > MAX_DEPTH:
            break
        level = [inner for item in level for inner in (item.values() if isinstance(item, dict) else item)]
    return depth


def _envelope(value: Any, text: str, file: str) -> dict[str, Any]:
    """The outermost object, of a format, version and game that are known."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        _refuse(
            "DR0104",
            say("this JSON is not a dsnotation record"),
            text,
            ["format"],
            file,
            say('"format" is "{format}"', format=FORMAT),
        )
    version = value.get("version")
    if type(version) is not int or version < 1:
        message = say("the record does not say which version it has")
        _refuse("DR0104", message, text, ["version"], file)
    if version > VERSION:
        message = say(
            "the record has version {version}; this dsnotation reads up to version {known}",
            version=version, known=VERSION,
        )  # fmt: skip
        _refuse("DR0105", message, text, ["version"], file, say("install a newer dsnotation"))
    try:
        find_game(str(value.get("game")))
    except UnknownGame as unknown:
        hint = say("known games: {games}", games=", ".join(GAMES))
        _refuse("DR0106", unknown.told, text, ["game"], file, hint)
    return value


def _model(value: dict[str, Any], text: str, file: str) -> Record:
    """The model of a JSON value, which the published schema must allow first."""
    name = value["game"]
    errors = [
        CATALOGUE.finding(
            "DR0107",
            say("{path}: {problem}", path=path_text(error.path), problem=SCHEMA.read_back(error.message)),
            span=locate(text, error.path, file),
        )
        for error in islice(schema_errors(name, value), MAX_FINDINGS)
    ]
    if errors:
        raise _Refused(*errors)
    try:
        return record_type(name).model_validate_json(json.dumps(value))
    except ValidationError as error:
        raise _Refused(
            *(_model_finding(dict(detail), text, file) for detail in error.errors()[:MAX_FINDINGS])
        ) from None


def _model_finding(detail: dict[str, Any], text: str, file: str) -> Finding:
    path: tuple[str | int, ...] = detail["loc"]
    message = say("{path}: {problem}", path=path_text(path), problem=detail["msg"])
    return CATALOGUE.finding("DR0107", message, span=locate(text, path, file))
