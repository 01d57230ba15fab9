"""Rule options: the switches of a game, as a table, as values and as the text of the `Options` tag.

A game writes down three things: its table of `OptionInfo`, a frozen dataclass of values that extends `OptionSet`,
and an `OptionReader` that knows under which codes the game reports a wrong tag. A record names the options that
differ from the default: `final-scoring=no, glaciation=first-space`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from dsnotation.core.findings import Catalogue, Finding
from dsnotation.core.messages import Message, either, joined, quoted, say

__all__ = [
    "OptionCodes",
    "OptionInfo",
    "OptionReader",
    "OptionSet",
    "OptionValue",
    "field_name",
    "options_text",
]


class OptionValue(NamedTuple):
    """A value of an option and how the game is played with it."""

    name: str
    meaning: str


class OptionInfo(NamedTuple):
    """What an option is about.

    `choices` has the default first; `place` says where the game's rule sheet has it ("row 47", "section 8"), and
    `sources` which texts or programs are behind which value.
    """

    name: str
    place: str
    meaning: str
    choices: tuple[OptionValue, ...]
    sources: str

    @property
    def values(self) -> tuple[str, ...]:
        """The values, the default first."""
        return tuple(choice.name for choice in self.choices)

    @property
    def default(self) -> str:
        """The value that holds where a record says nothing."""
        return self.choices[0].name


def field_name(option: str) -> str:
    """The field of the game's `Options` for the name that a record uses."""
    return option.replace("-", "_")


def options_text(values: Mapping[str, str]) -> str:
    """The text of an `Options` tag."""
    return ", ".join(f"{name}={value}" for name, value in values.items())


@dataclass(frozen=True, slots=True)
class OptionSet:
    """The options of one game.

    A game extends it by a frozen dataclass with slots: its table, and for every option a field of type str, named
    as `field_name` says, with the default of the table.
    """

    TABLE: ClassVar[tuple[OptionInfo, ...]] = ()

    def named(self) -> dict[str, str]:
        """The value of every option, by the name a record uses."""
        return {info.name: getattr(self, field_name(info.name)) for info in self.TABLE}

    def changed(self) -> dict[str, str]:
        """The options that differ from the default, by the name a record uses."""
        named = self.named()
        return {info.name: named[info.name] for info in self.TABLE if named[info.name] != info.default}

    def with_value(self, name: str, value: str) -> Self:
        """The same options with one changed; `name` as in a record. Raises KeyError or ValueError."""
        info = next((info for info in self.TABLE if info.name == name), None)
        if info is None:
            raise KeyError(name)
        if value not in info.values:
            raise ValueError(value)
        changed: dict[str, Any] = {field_name(name): value}
        return replace(self, **changed)


Options = TypeVar("Options", bound=OptionSet)


class OptionCodes(NamedTuple):
    """The codes of a game's catalogue for what can be wrong in an `Options` tag."""

    unknown_option: str
    unknown_value: str
    no_value: str
    twice: str


class OptionReader(Generic[Options]):
    """Reads the `Options` tag of one game.

    Raises ValueError if the table of `defaults` and its fields don't belong together, KeyError if a code is not
    in the catalogue.
    """

    __slots__ = ("_by_name", "catalogue", "codes", "defaults")

    def __init__(self, defaults: Options, catalogue: Catalogue, codes: OptionCodes) -> None:
        self.defaults = defaults
        self.catalogue = catalogue
        self.codes = codes
        self._by_name = {info.name: info for info in defaults.TABLE}
        expected = {field_name(info.name): info.default for info in defaults.TABLE}
        found = {field.name: getattr(defaults, field.name) for field in fields(defaults)}
        if found != expected or len(self._by_name) != len(defaults.TABLE):
            raise ValueError(f"{type(defaults).__qualname__} and its table of options differ")
        for code in codes:
            catalogue[code]

    def read(self, text: str, tag: str = "Options") -> tuple[Options, list[Finding]]:
        """The options of a tag's text, `name=value, name=value`, and what is wrong with it.

        What is wrong is left at its default; of an option that stands twice the first one counts. Each finding's
        `field` is ("tag", `tag`).
        """
        options = self.defaults
        findings: list[Finding] = []

        def report(code: str, message: Message, *hints: Message) -> None:
            findings.append(self.catalogue.finding(code, message, field=("tag", tag), hints=hints))

        seen: set[str] = set()
        for part in text.split(",") if text.strip() else ():
            name, equals, value = (side.strip().lower() for side in part.partition("="))
            info = self._by_name.get(name)
            if not (name and equals and value) or "=" in value:
                message = say("{text} is no option with its value", text=quoted(part.strip()))
                report(self.codes.no_value, message, *self._example(name))
            elif info is None:
                message = say("there is no option {name}", name=quoted(name))
                report(self.codes.unknown_option, message, *_nearest_option(name, self._by_name))
            elif value not in info.values:
                message = say("{option} can't be {value}", option=name, value=quoted(value))
                report(self.codes.unknown_value, message, *_nearest_value(value, info.values))
            elif name in seen:
                report(self.codes.twice, say("the option {name} stands twice", name=name))
            else:
                options = options.with_value(name, value)
            seen.add(name)
        return options, findings

    def from_tags(self, tags: Mapping[str, str]) -> tuple[Options, str, list[Finding]]:
        """The options of a game's tags, the name of the tag as it is written ("" if there is none), and what is
        wrong with it. The tag may be in any case; of several the last one counts."""
        options, written = self.defaults, ""
        findings: list[Finding] = []
        for tag, text in tags.items():
            if tag.lower() == "options":
                options, found = self.read(text, tag)
                findings += found
                written = tag
        return options, written, findings

    def from_values(self, values: Mapping[str, str]) -> tuple[Options, str]:
        """The options that somebody asks for by name, and the text of their tag in the order of the table.

        Options that are asked for with their default value stand in the text too. Raises ValueError with all that
        is wrong.
        """
        ordered = {name: values[name] for name in self._by_name if name in values}
        text = options_text({**ordered, **values})
        options, findings = self.read(text)
        if findings:
            raise ValueError(joined((joined((one.message, *one.hints), " - ") for one in findings), "; "))
        return options, text

    def _example(self, name: str) -> Iterator[Message]:
        """How an option is written: the one that was probably meant, if any."""
        near = get_close_matches(name, self._by_name, n=1, cutoff=0.4)
        for info in self.defaults.TABLE:
            if not near or info.name == near[0]:
                yield say("write it as {ways}", ways=either([f"{info.name}={value}" for value in info.values]))
                return


def _nearest_option(name: str, known: Iterable[str]) -> Iterator[Message]:
    """Which option may have been meant, or which there are."""
    known = list(known)
    near = get_close_matches(name, known, n=1, cutoff=0.4)
    if near:
        yield say("did you mean {words}?", words=near[0])
    else:
        yield say("options: {names}", names=", ".join(known))


def _nearest_value(value: str, known: Iterable[str]) -> Iterator[Message]:
    """Which value may have been meant, and which there are."""
    known = list(known)
    near = get_close_matches(value, known, n=1, cutoff=0.4)
    if near:
        yield say("did you mean {words}?", words=near[0])
    yield say("values: {values}", values=", ".join(known))
