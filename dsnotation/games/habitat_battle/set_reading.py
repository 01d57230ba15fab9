"""Habitat Battle: reading a game set, a TOML text, into a `GameSet`."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from dsnotation.core.findings import Finding, Severity, Span
from dsnotation.core.messages import say
from dsnotation.core.shapes import Problem, ShapeError, shaped
from dsnotation.core.toml_places import Places, TooDeep, normalised
from dsnotation.core.wordings import Wordings
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_checks import check_set
from dsnotation.games.habitat_battle.set_mistakes import CATALOGUE, Mistakes

MAX_CHARACTERS = 2**18  # the demonstration set has 45,000
_CODES = {
    Problem.UNKNOWN_KEY: "HB0802",
    Problem.MISSING_KEY: "HB0803",
    Problem.WRONG_TYPE: "HB0804",
    Problem.UNKNOWN_WORD: "HB0804",
}
# What `tomllib` says after its message.
# How `tomllib` words what it finds.
_TOML = Wordings(
    "Cannot declare {key} twice",
    "Cannot mutate immutable namespace {key}",
    "Cannot redefine namespace {key}",
    "Cannot overwrite a value",
    "Duplicate inline table key {key}",
    "Exceeds the limit ({most} digits) for integer string conversion: value has {count} digits; "
    "use sys.set_int_max_str_digits() to increase the limit",
    "Escaped character is not a Unicode scalar value",
    "Expected {what}",
    "Expected '=' after a key in a key/value pair",
    "Expected ']' at the end of a table declaration",
    "Expected ']]' at the end of an array declaration",
    "Expected newline or end of document after a statement",
    "Found invalid character {character}",
    "Illegal character {character}",
    "Invalid date or datetime",
    "Invalid hex value",
    "Invalid initial character for a key part",
    "Invalid statement",
    "Invalid value",
    "Unclosed array",
    "Unclosed inline table",
    "Unescaped '\\' in a string",
    "Unterminated string",
)
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def read_set(text: str, file: str) -> tuple[GameSet | None, list[Finding]]:
    """The set that a TOML text gives, and everything that is wrong with it, in the order of the file.

    None if something is an error; with warnings only there is a set. `file` is the name that findings bear.
    """
    if len(text) > MAX_CHARACTERS:
        message = say(
            "the set has {count} characters; the limit is {limit}", count=len(text), limit=MAX_CHARACTERS
        )
        return None, [_no_toml(message, file)]
    text = normalised(text)
    try:
        places = Places(text, file)
        value = tomllib.loads(text)
    except TooDeep as deep:
        return None, [_no_toml(say("this is nested deeper than any set"), file, deep.span)]
    except ValueError as error:  # also a number of thousands of digits
        return None, [_syntax(str(error), text, file)]
    mistakes = Mistakes(places)
    game_set = _shaped(value, mistakes)
    check_set(game_set, mistakes)
    findings = mistakes.sorted()
    wrong = any(finding.severity is Severity.ERROR for finding in findings)
    return None if wrong else game_set, findings


def _shaped(value: dict[str, Any], mistakes: Mistakes) -> GameSet:
    """The value as a set, with gaps where it has another shape than its schema."""
    game_set, errors = shaped(GameSet, value)
    for error in errors:
        _report(error, mistakes)
    # Afterwards, so that two mistakes in a row are both told.
    for error in errors:
        if error.problem is not Problem.UNKNOWN_KEY:
            mistakes.damage(error.path)
        elif error.meant is not None:
            mistakes.damage((*error.path[:-1], error.meant))
    return game_set


def _report(error: ShapeError, mistakes: Mistakes) -> None:
    at_key = error.problem in (Problem.UNKNOWN_KEY, Problem.MISSING_KEY)
    mistakes(_CODES[error.problem], error.path, error.message, *error.hints, at_key=at_key)


def _no_toml(message: str, file: str, span: Span | None = None) -> Finding:
    return CATALOGUE.finding("HB0801", message, span=span or Span(file, 1, 1, 1, 2))


def _syntax(message: str, text: str, file: str) -> Finding:
    """What `tomllib` has to say, at the place that it gives."""
    match = _PLACE.search(message)
    if match is None:
        return _no_toml(say("this is not TOML: {why}", why=_TOML.read_back(message)), file)
    lines = text.split("\n")
    line, column = (int(match[1]), int(match[2])) if match[1] else (len(lines), len(lines[-1]) + 1)
    span = Span(file, line, column, line, column + 1)
    return _no_toml(say("this is not TOML: {why}", why=_TOML.read_back(message[: match.start()])), file, span)
