"""Text for people that remembers how it was made, so that it can be told in another language.

A message is English text. Everything that only shows it treats it as a `str`; what translates it goes back to its
template, which is the key of the catalogues in `locale/`, and to the values in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Protocol

from dsnotation.core.names import Name

Values = Mapping[str, Any]


class Translation(Protocol):
    """The catalogue of one language; what it lacks comes back as it is."""

    @property
    def language(self) -> str:
        """The language's code: `pt`."""
        ...

    def gettext(self, message: str) -> str: ...

    def ngettext(self, singular: str, plural: str, n: int) -> str: ...


class Message(str):
    """A text, its template and what stands in the template's places.

    `plural` is the template for more than one, where `values["count"]` says how many; `parts` are the texts of one
    that is only others in a row, with the template between them.
    """

    __slots__ = ("template", "values", "plural", "parts")  # noqa: RUF023 - in the order of the constructor

    template: str
    values: Values
    plural: str | None
    parts: tuple[Any, ...] | None

    def __new__(
        cls,
        text: str,
        template: str,
        values: Values,
        plural: str | None = None,
        parts: tuple[Any, ...] | None = None,
    ) -> Message:
        message = super().__new__(cls, text)
        message.template = template
        message.values = values
        message.plural = plural
        message.parts = parts
        return message

    def __getnewargs__(self) -> tuple[Any, ...]:
        return str(self), self.template, self.values, self.plural, self.parts


def say(template: str, /, **values: Any) -> Message:
    """A message: `say("{animal:the} has no species on {hex}", animal=..., hex="C4")`.

    `template` is a literal, a whole sentence wherever it can be. Its places are plain names, with the form of a
    `Name` behind a colon; values are messages, names of things, numbers, or text that is the same in every
    language.
    Raises KeyError if a value is missing.
    """
    return Message(template.format_map(values) if values else template, template, values)


# What stands between a word's use and the word in the key of a catalogue, as gettext has it.
USE = "\x04"
# A number with its parts and letter, as rule sheets count: 3, 7.12, 39a. In S0, the name of a text, there is none.
_NUMBER = re.compile(r"(?<![A-Za-z0-9.])\d+(?:\.\d+)*[a-z]?\b")


def say_of(use: str, template: str, /, **values: Any) -> Message:
    """A message whose English another message has too, while other languages tell them apart: `use` says which one
    it is. Raises KeyError if a value is missing."""
    return Message(template.format_map(values) if values else template, f"{use}{USE}{template}", values)


def quoted(text: str) -> Message:
    """A text in quotes: somebody's own words, or a word of the notation. Languages have quotes of their own."""
    shown = repr(text)
    template = f"quoted{USE}{shown[0]}{{text}}{shown[0]}"
    return Message(shown, template, {"text": shown[1:-1]})


def of_data(template: str, use: str = "") -> Message:
    """A message whose template stands in data: what a grammar calls its terminals, why a rule is a rule; the tool
    that collects templates finds it there.

    `use` tells apart what is one word in English and not in other languages: "trash" is a `move` and a `zone`.
    """
    return Message(template, f"{use}{USE}{template}" if use else template, {})


def word(use: str, text: str) -> Message:
    """A word that English uses for other things too: `word("zone", "trash")`, both literals."""
    return of_data(text, use)


def with_numbers(text: str) -> Message:
    """A message of data whose numbers are its values: of "row 3" and "row 14" the template is "row {n1}"."""
    numbers = _NUMBER.findall(text)
    places = (f"{{n{place}}}" for place in range(1, len(numbers) + 1))
    template = _NUMBER.sub(lambda _: next(places), text)
    return Message(text, template, {f"n{place}": number for place, number in enumerate(numbers, 1)})


def several(count: int, singular: str, plural: str, /, **values: Any) -> Message:
    """A message that tells how many: `several(n, "{count} card is left", "{count} cards are left")`.

    Other languages have forms of their own for other numbers. Raises KeyError if a value is missing.
    """
    values["count"] = count
    template = singular if count == 1 else plural
    return Message(template.format_map(values), singular, values, plural)


def joined(parts: Iterable[object], between: str = ", ") -> Message:
    """Texts in a row, each told by itself. What stands between them is the same in every language, but for
    SEPARATORS."""
    parts = tuple(parts)
    return Message(between.join(f"{part}" for part in parts), between, {}, None, parts)


def listed_and(parts: Iterable[object]) -> Message:
    """`a, b and c`; nothing for no parts."""
    return _listed(tuple(parts), _AND)


def listed_clauses(clauses: Iterable[object]) -> Message:
    """`the birds score 3 VP and the insects score 2 VP`: clauses that have a verb each, which some languages part
    with a comma; nothing for none."""
    return _listed(tuple(clauses), _AND, "clauses")


def listed_or(parts: Iterable[object]) -> Message:
    """`a, b or c`; nothing for no parts."""
    return _listed(tuple(parts), _OR)


def either(parts: Sequence[object]) -> Message:
    """`a or b or c`; nothing for no parts."""
    return reduce(lambda first, last: listed_or((first, last)), parts[1:], listed_or(parts[:1]))


def _listed(parts: tuple[object, ...], template: str, use: str = "") -> Message:
    if len(parts) < 2:
        return joined(parts)
    first = joined(parts[:-1])
    return (
        say_of(use, template, parts=first, last=parts[-1]) if use else say(template, parts=first, last=parts[-1])
    )


def renamed(message: str, names: Mapping[str, str]) -> str:
    """A message that calls things otherwise: `names` gives the new name for a value that is an old one."""
    if not isinstance(message, Message):
        return names.get(message, message)
    if message.parts is not None:
        return joined([_renamed_value(part, names) for part in message.parts], message.template)
    if not message.values:
        return message
    values = {place: _renamed_value(value, names) for place, value in message.values.items()}
    if message.plural is None or values["count"] == 1:
        template = message.template
    else:
        template = message.plural
    text = template.rpartition(USE)[2].format_map(values)
    return Message(text, message.template, values, message.plural)


def _renamed_value(value: Any, names: Mapping[str, str]) -> Any:
    return renamed(value, names) if isinstance(value, str) else value


_AND, _OR = "{parts} and {last}", "{parts} or {last}"
# The templates that `say` is given as no literal; the tool that collects templates takes them from here.
LIST_TEMPLATES = (_AND, _OR, f"clauses{USE}{_AND}")
QUOTED_TEMPLATES = (f"quoted{USE}'{{text}}'", f'quoted{USE}"{{text}}"')
COLON = ": "
# What stands between the parts of a row and is not the same in every language.
SEPARATORS = ("; ", COLON)


def told(text: object, translation: Translation) -> str:
    """A text in another language: a message by its template, a name by its forms, anything else as it is.

    A template or form that the language lacks stays English.
    """
    if isinstance(text, Name):
        return text.told(translation.language)
    if not isinstance(text, Message):
        return f"{text}"
    if text.parts is not None:
        between = translation.gettext(text.template) if text.template in SEPARATORS else text.template
        return between.join(told(part, translation) for part in text.parts)
    if text.plural is not None:
        template = translation.ngettext(text.template, text.plural, text.values["count"])
    else:
        template = translation.gettext(text.template).rpartition(USE)[2] if text.template else ""
    if not text.values:
        return template
    return template.format_map({name: _Told(value, translation) for name, value in text.values.items()})


class _Told:
    """A value in the places of a translated template."""

    __slots__ = ("translation", "value")

    def __init__(self, value: object, translation: Translation) -> None:
        self.value = value
        self.translation = translation

    def __format__(self, form: str) -> str:
        if isinstance(self.value, Name):
            return self.value.told(self.translation.language, form)
        if isinstance(self.value, str):
            return told(self.value, self.translation)
        return format(self.value, form)
