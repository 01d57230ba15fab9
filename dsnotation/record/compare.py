"""Whether a record says what its own text says, when that is played again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from dsnotation.core.findings import Finding
from dsnotation.core.messages import Message, say
from dsnotation.record.catalogue import CATALOGUE
from dsnotation.record.locate import locate, path_text
from dsnotation.record.models import Record

MAX_DIFFERENCES = 10

Path = tuple[str | int, ...]


def differences(stated: Record, derived: Record, text: str, file: str) -> list[Finding]:
    """What `stated`, read from the JSON `text`, says otherwise than `derived`, made anew from its source.

    Where the rules versions differ that is a warning, and so is every difference that may follow from it.
    """
    left, right = stated.model_dump(mode="json"), derived.model_dump(mode="json")
    same_rules = stated.rules_version == derived.rules_version
    findings = _checksum_findings(left, right, same_rules, text, file)
    for path, here, there in islice(_differences(left, right), MAX_DIFFERENCES):
        code = "DR0108" if same_rules else "DR0109"
        message = say(
            "{path} is {value}, but the text gives {derived}",
            path=path_text(path), value=_brief(here), derived=_brief(there),
        )  # fmt: skip
        findings.append(CATALOGUE.finding(code, message, span=locate(text, path, file)))
    return findings


def _checksum_findings(
    left: dict[str, Any], right: dict[str, Any], same_rules: bool, text: str, file: str
) -> list[Finding]:
    """The first checksum that differs. Takes the checksums out of both values."""
    here, there = ([move.pop("checksum") for move in moves] for moves in (left["moves"], right["moves"]))
    for place, (stated, derived) in enumerate(zip(here, there, strict=False)):
        if stated is None or derived is None:
            continue
        for key in ("legal_moves", "position"):
            if stated[key] != derived[key]:
                message = _other_checksum(key, _brief(stated[key]), _brief(derived[key]))
                span = locate(text, ("moves", place, "checksum", key), file)
                code = "DR0111" if same_rules else "DR0109"
                return [CATALOGUE.finding(code, message, span=span)]
    return []


def _other_checksum(key: str, stated: str, derived: str) -> Message:
    if key == "legal_moves":
        return say(
            "legal moves: {stated} in the record, but {derived} when played again", stated=stated, derived=derived
        )
    return say(
        "the position after it: {stated} in the record, but {derived} when played again",
        stated=stated, derived=derived,
    )  # fmt: skip


class _Absent:
    """Stands for a part that one of the two doesn't have."""


def _differences(here: Any, there: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """Path and both values of each smallest part that differs."""
    absent = _Absent()
    if isinstance(here, dict) and isinstance(there, dict):
        for key in dict.fromkeys([*here, *there]):
            yield from _differences(here.get(key, absent), there.get(key, absent), (*path, key))
    elif isinstance(here, list) and isinstance(there, list):
        for index in range(max(len(here), len(there))):
            inner = [part[index] if index < len(part) else absent for part in (here, there)]
            yield from _differences(inner[0], inner[1], (*path, index))
    elif here != there and not (isinstance(here, _Absent) and isinstance(there, _Absent)):
        yield path, here, there


def _brief(value: Any) -> str:
    if isinstance(value, _Absent):
        return say("absent")
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
