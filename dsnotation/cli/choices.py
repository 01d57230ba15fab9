"""The values that options of the commands can take."""

from __future__ import annotations

from enum import StrEnum


class Report(StrEnum):
    """Forms of a list of findings."""

    text = "text"
    short = "short"
    json = "json"
    github = "github"
    sarif = "sarif"


class EncodingErrors(StrEnum):
    """What becomes of bytes that are no UTF-8; as in `notation.source`, which takes longer to import."""

    REPLACE = "replace"
    STRICT = "strict"
    LATIN_1 = "latin-1"


class Export(StrEnum):
    """Forms of an exported game."""

    json = "json"
    jsonl = "jsonl"
    csv = "csv"


class Listing(StrEnum):
    """Forms of a list of moves."""

    text = "text"
    json = "json"
