"""A small language for the sentences of logs: a pattern with slots, and the events that it stands for.

    phrase("gains <cards> onto their drawpile", Make("gain", target="deck"))

Slots: `<cards>` and `<more>` are counted lists, `<list>` is one as Goko writes them, `<name>` a card without a
count, `<cause>` one that is to blame, `<other>` a player, `<amounts>` is "+1 action and +$2", `<n>` a number,
`<any>` anything. `[ ...]` may be missing, `gains/gaining` is either word. A pattern fits only if all of its slots
can be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from dsnotation.formats.dominion.cards import is_name, read_cards, singular, spelling
from dsnotation.formats.dominion.log import NO_DETAIL, UNKNOWN, Cards, Detail, LogEvent, Place, Verb

# Patterns with two slots need time in the square of the length, so no hostile line may be long.
MAX_LENGTH = 1_000

_SLOTS = {
    "cards": "(?P<cards>.+?)",
    "list": "(?P<list>.+?)",
    "more": "(?P<more>.+?)",
    "name": "(?P<name>.+?)",
    "cause": "(?P<cause>[^()]+?)",
    "other": "(?P<other>.+?)",
    "amounts": "(?P<amounts>.+?)",
    "n": r"(?P<n>\d{1,5})",
    "any": ".+?",
}
_TOKEN = re.compile(r"<(?P<slot>\w+)>|(?P<open>\[)|(?P<close>\])|(?P<either>\w+(?:/\w+)+)|(?P<plain>.)")
_ARTICLE = re.compile(r"\A(?:the|an?) ")
_AMOUNT = re.compile(r"\+?(?P<number>\d{1,5}) (?P<unit>[\w▼]+)|(?P<sign>[+-])\$(?P<coins>\d{1,5})")
_POINTS = frozenset({"▼", "vp"})
_SIDE_UNITS = frozenset({"villager", "coffer", "favor", "coin", "debt"})
_SEPARATOR = re.compile(r",? and |, ")


@dataclass(frozen=True, slots=True)
class Make:
    """An event that a phrase stands for.

    `cards` names the slot they come from, "unknown" for some that the log doesn't show, "" for none. `by_other`
    says that the other player of the sentence does it.
    """

    verb: Verb
    cards: str = "cards"
    source: Place | None = None
    target: Place | None = None
    by_other: bool = False
    cause: str | None = None
    count: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A pattern, its first words, and what it means."""

    pattern: re.Pattern[str]
    first: tuple[str, ...]
    makes: tuple[Make, ...]


PhraseBook = Mapping[str, tuple[Phrase, ...]]


def phrase(words: str, *makes: Make) -> Phrase:
    """A phrase; without `makes`, a sentence that is known and changes nothing."""
    parts = []
    for token in _TOKEN.finditer(words):
        if token["slot"]:
            parts.append(_SLOTS[token["slot"]])
        elif token["either"]:
            parts.append(f"(?:{token['either'].replace('/', '|')})")
        else:
            parts.append("(?:" if token["open"] else ")?" if token["close"] else re.escape(token["plain"]))
    first = words.split(" ", 1)[0].partition("[")[0]
    names = () if "<" in first else tuple(first.rstrip(":").split("/"))
    return Phrase(re.compile("".join(parts)), names, makes or (Make("other", ""),))


def phrase_book(*phrases: Phrase) -> PhraseBook:
    """Phrases by their first word; those that begin with a slot stand under the empty one. Order counts."""
    book: dict[str, list[Phrase]] = {}
    for one in phrases:
        for word in one.first or ("",):
            book.setdefault(word, []).append(one)
    return {word: tuple(entries) for word, entries in book.items()}


def read_sentence(
    book: PhraseBook, text: str, subject: str | None, names: Mapping[str, str]
) -> tuple[LogEvent, ...] | None:
    """The events of a sentence whose subject was taken off; None if no phrase fits.

    `names` are the players as the log writes them, with their full names.
    """
    if len(text) > MAX_LENGTH:
        return None
    text = text.removesuffix(".")
    for one in (*book.get(text.partition(" ")[0].rstrip(":"), ()), *book.get("", ())):
        match = one.pattern.fullmatch(text)
        if match is None:
            continue
        slots = _read_slots(match, names)
        if slots is not None:
            return tuple(_events(one, slots, subject, text))
    return None


def subjects(text: str, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The ways to take a player off the beginning of a sentence, longest name first: full name, and the rest."""
    for written in sorted(names, key=len, reverse=True):
        if text.startswith(written + " "):
            yield names[written], text[len(written) + 1 :]


def read_amounts(text: str) -> Detail | None:
    """What "+1 action, +1 buy, and +$2" gives; None if it is something else."""
    detail = NO_DETAIL
    for part in _SEPARATOR.split(text):
        amount = _AMOUNT.fullmatch(part)
        if amount is None:
            if not part.startswith("reducing all costs"):
                return None
            detail = replace(detail, note=part)
        elif amount["coins"]:
            coins = int(amount["coins"]) * (-1 if amount["sign"] == "-" else 1)
            detail = replace(detail, coins=detail.coins + coins)
        else:
            more = _with_unit(detail, int(amount["number"]), amount["unit"].lower())
            if more is None:
                return None
            detail = more
    return detail


def _with_unit(detail: Detail, number: int, unit: str) -> Detail | None:
    if unit in _POINTS:
        return replace(detail, points=detail.points + number)
    if unit in ("action", "actions"):
        return replace(detail, actions=detail.actions + number)
    if unit in ("buy", "buys"):
        return replace(detail, buys=detail.buys + number)
    # Coffers, villagers and debt are in none of our games.
    return replace(detail, note=f"{number} {unit}") if unit.removesuffix("s") in _SIDE_UNITS else None


# Slots ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Slots:
    lists: dict[str, Cards]
    detail: Detail
    amounts: Detail | None


def _read_slots(match: re.Match[str], names: Mapping[str, str]) -> _Slots | None:
    """The values of the slots, None if one can't be read as what it should be."""
    found = {key: value for key, value in match.groupdict().items() if value is not None}
    slots = _Slots({}, NO_DETAIL, None)
    for key in ("cards", "more", "list"):
        if key in found:
            cards = read_cards(found[key], bare=key == "list")
            if cards is None:
                return None
            slots.lists["cards" if key == "list" else key] = cards
    for key in ("name", "cause"):
        if key in found:
            name = _ARTICLE.sub("", spelling(found[key]), count=1)
            if not is_name(name):
                return None
            slots.lists[key] = ((singular(name) if key == "name" else name, 1),)
    if "other" in found:
        if found["other"] not in names:
            return None
        slots.detail = replace(slots.detail, other=names[found["other"]])
    if "amounts" in found:
        slots.amounts = read_amounts(found["amounts"])
        if slots.amounts is None:
            return None
    if "cause" in slots.lists:
        slots.detail = replace(slots.detail, cause=slots.lists["cause"][0][0])
    if "n" in found:
        slots.detail = replace(slots.detail, count=int(found["n"]))
    return slots


def _events(one: Phrase, slots: _Slots, subject: str | None, text: str) -> Iterator[LogEvent]:
    for make in one.makes:
        if make.verb == "get" and slots.amounts is None:
            continue  # the optional half of a sentence
        detail = slots.detail
        if make.verb == "get" and slots.amounts is not None:
            detail = replace(slots.amounts, cause=detail.cause, other=detail.other)
        detail = replace(
            detail,
            source=make.source,
            target=make.target,
            cause=detail.cause or make.cause,
            count=make.count or detail.count,
            note=text if make.verb == "other" else make.note or detail.note,
        )
        player = slots.detail.other if make.by_other else subject
        yield LogEvent(make.verb, player, _cards(make, slots), detail)


def _cards(make: Make, slots: _Slots) -> Cards:
    if make.verb == "get":
        return ()
    if make.cards == "unknown":
        return ((UNKNOWN, slots.detail.count or 1),)
    return slots.lists.get(make.cards, ())
