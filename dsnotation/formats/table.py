"""The formats there are. Adding one is adding a line here; its module is imported when the table is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import PurePath

from dsnotation.core.messages import Message, quoted, say
from dsnotation.formats import catalogue as codes
from dsnotation.formats.catalogue import CATALOGUE
from dsnotation.formats.protocol import Format, Games, Reading, Writing, failure

# Module, and the name of the format in it.
_FORMATS = (
    ("dsnotation.formats.dsn_text", "FORMAT"),
    ("dsnotation.formats.json_record", "FORMAT"),
    ("dsnotation.formats.hrf.format", "FORMAT"),
    ("dsnotation.formats.dominion.format", "DOMINION_GAMES"),
    ("dsnotation.formats.dominion.format", "ISOTROPIC"),
    ("dsnotation.formats.dominion.format", "GOKO"),
    ("dsnotation.formats.dominion.format", "COUNCILROOM"),
)


class UnknownFormat(KeyError):
    """No format of that name, or none that a file name stands for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    @property
    def told(self) -> Message:
        """What is wrong, for people."""
        known = ", ".join(one.name for one in formats())
        return say("there is no format {name} (known: {known})", name=quoted(self.name), known=known)

    def __str__(self) -> str:
        return self.told


@cache
def formats() -> tuple[Format, ...]:
    """Every format."""
    return tuple(getattr(import_module(module), name) for module, name in _FORMATS)


def find_format(name: str) -> Format:
    """The format called `name`. Raises UnknownFormat."""
    for one in formats():
        if one.name == name.lower():
            return one
    raise UnknownFormat(name)


def format_of_file(path: str) -> Format | None:
    """The format that is written to a file of this name, be it packed (.gz) or not."""
    suffix = PurePath(path.removesuffix(".gz")).suffix.lower()
    return next((one for one in formats() if one.write and suffix in one.extensions), None)


def format_of_content(data: bytes) -> Format | None:
    """The format that a file's content looks like most."""
    sure = [(one.sniff(data), one) for one in formats() if one.read]
    best = max(sure, key=lambda entry: entry[0])
    return best[1] if best[0] > 0 else None


def read_games(data: bytes, file: str, source: Format | None = None) -> Reading:
    """The games of a file in whatever format; `source` where the content need not be asked."""
    source = source or format_of_content(data)
    if source is None or source.read is None:
        hints = (
            say("dsn convert --formats lists what is known"),
            say("dsn check says what is wrong with a DSN text"),
        )
        return failure(codes.UNKNOWN_FORMAT, say("the content is of no known format"), hints)
    return source.read(data, file)


def write_games(games: Games, target: Format, number: int | None = None) -> Writing:
    """The games, or one of them, in a format."""
    if target.write is None:
        message = say("{format}: is read, not written", format=target.title)
        return Writing(None, [CATALOGUE.finding(codes.WRITES_NOT, message)])
    return target.write(games, number)
