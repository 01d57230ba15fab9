"""Records as files, in each form that `dsn export` writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from dsnotation.record.flat import csv_text, jsonl
from dsnotation.record.models import Record, dump


def exported(records: Sequence[Record], form: Literal["json", "jsonl", "csv"]) -> str:
    """The text of the file. `json` takes one record only; raises ValueError for another number."""
    if form == "jsonl":
        return "".join(jsonl(records))
    if form == "csv":
        return csv_text(records)
    [record] = records
    return dump(record)
