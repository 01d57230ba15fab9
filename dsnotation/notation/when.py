"""Dates and times in tags: the one grammar for them, and what to say of others."""

from __future__ import annotations

import calendar
import re

from dsnotation.core.messages import Message, listed_or, quoted, say

DATE_TAGS = frozenset({"date", "enddate", "eventdate", "utcdate"})
TIME_TAGS = frozenset({"time", "starttime", "endtime", "utctime"})

_DATE = re.compile(r"(\d{4}|\?{4})([-.])(\d\d|\?\?)\2(\d\d|\?\?)", re.ASCII)
_TIME = re.compile(
    r"([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?"
    r"( ?(Z|UTC|local|(UTC)?[+-]([01]\d|2[0-3]):?[0-5]\d| [A-Z]{2,5}|(?<= )[A-Z][A-Za-z_]+(/[A-Za-z_+-]+)+))?",
    re.ASCII,
)
_PARTS = re.compile(r"(\d{1,4})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{1,4})", re.ASCII)
_COMPACT = re.compile(r"(\d{4})(\d\d)(\d\d)", re.ASCII)
_LOOSE_TIME = re.compile(r"(\d{1,2})\s*[.:hH]\s*(\d\d)(?:\s*[.:]\s*(\d\d))?\s*(.*)", re.ASCII)


def wrong_date(value: str) -> tuple[Message, tuple[Message, ...]] | None:
    """What is wrong with a date, and hints; None for one that is written right."""
    match = _DATE.fullmatch(value)
    if match is None:
        likely = _likely_dates(value)
        hint = say("for example 2026-11-26; 2026-??-?? if only the year is known")
        if likely:
            hint = say("write {line}", line=listed_or(likely))
        return say("a date is written year-month-day, not {value}", value=quoted(value)), (hint,)
    year, _, month, day = match.groups()
    if not _is_day(year, month, day):
        return say("there is no such day as {value}", value=value), ()
    return None


def _is_day(year: str, month: str, day: str) -> bool:
    """Whether there is such a day, as far as it is known."""
    if month != "??" and not 1 <= int(month) <= 12:
        return False
    # Of a month that nobody knows, or a February of an unknown year, take the longest.
    whole = 2000 if year == "????" else max(int(year), 1)
    longest = 31 if month == "??" else calendar.monthrange(whole, int(month))[1]
    return day == "??" or 1 <= int(day) <= longest


def _likely_dates(value: str) -> list[str]:
    """What may be meant by a date in another order."""
    match = _PARTS.fullmatch(value.strip()) or _COMPACT.fullmatch(value.strip())
    if match is None:
        return []
    first, second, third = match.groups()
    orders = [(first, second, third)] if len(first) == 4 else [(third, second, first), (third, first, second)]
    found = [
        f"{year}-{int(month):02}-{int(day):02}"
        for year, month, day in orders
        if len(year) == 4 and _is_day(year, month, day)
    ]
    return list(dict.fromkeys(found))


def wrong_time(value: str) -> tuple[Message, tuple[Message, ...]] | None:
    """What is wrong with a time, and hints; None for one that is written right."""
    if _TIME.fullmatch(value):
        return None
    match = _LOOSE_TIME.fullmatch(value.strip())
    if match is not None:
        hour, minute, second, zone = match.groups()
        likely = ":".join(part for part in (f"{int(hour):02}", minute, second) if part)
        if zone.lower() in ("am", "pm") and 1 <= int(hour) <= 12:
            likely = f"{int(hour) % 12 + (12 if zone.lower() == 'pm' else 0):02}{likely[2:]}"
            zone = ""
        likely = f"{likely} {zone}".rstrip()
        if _TIME.fullmatch(likely):
            return _no_time(value), (say("write {line}", line=likely),)
    return _no_time(value), (say("for example 19:30, or 19:30 UTC, or 19:30 +01:00"),)


def _no_time(value: str) -> Message:
    return say("a time is written hours:minutes, not {value}", value=quoted(value))
