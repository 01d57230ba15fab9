"""The help of the commands, told in the language that is spoken.

What a command and its options say of themselves is data of Typer's; the tool that collects texts takes it from
`help_texts`. Each paragraph is a text, so that a translation can be broken into lines anew; examples are the same
in every language.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from dsnotation.cli.usage import usage_line, with_told_metavar
from dsnotation.core.messages import of_data, say, word

_KEPT = "\b"  # a paragraph that Typer does not break into lines anew
_EXAMPLE = re.compile(r"(?P<command>  .*?\S)(?P<gap> {3,})(?P<about>\S.*)")
_DEFAULT = re.compile(r"\[default:(?=\s)")
_REQUIRED = re.compile(r"(?<=[\[ ])required\]")
_SHOW_HELP = re.compile(r"Show\s+this\s+message\s+and\s+exit\.")

Translate = Callable[[str], str]


class ToldCommand(TyperCommand):
    """A command with its help in the language."""

    def get_help(self, ctx: Any) -> str:
        return _framed(super(ToldCommand, _told(self)).get_help(ctx))

    def get_usage(self, ctx: Any) -> str:
        return super(ToldCommand, _told(self)).get_usage(ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        return super(ToldCommand, _told(self)).get_short_help_str(limit)


class ToldGroup(TyperGroup):
    """The commands together, with their help in the language."""

    def get_help(self, ctx: Any) -> str:
        return _framed(super(ToldGroup, _told(self)).get_help(ctx))


def help_texts(app: typer.Typer) -> Iterator[str]:
    """Every text in the help of the commands."""
    found: list[str] = []

    def note(text: str) -> str:
        found.append(text)
        return text

    group = typer.main.get_command(app)
    for command in (group, *getattr(group, "commands", {}).values()):
        translated(command.help or "", note)
        for parameter in command.params:
            translated(getattr(parameter, "help", None) or "", note)
    yield from found


def translated(text: str, translate: Translate) -> str:
    """A help text with its paragraphs translated, and what stands beside examples."""
    return "\n\n".join(_paragraph(paragraph, translate) for paragraph in text.split("\n\n") if paragraph.strip())


def _paragraph(text: str, translate: Translate) -> str:
    head, *lines = text.splitlines()
    if not head.startswith(_KEPT):
        return translate(" ".join([head, *lines]))
    return "\n".join([head, *(_line(line, translate) for line in lines)])


def _line(line: str, translate: Translate) -> str:
    """A heading, or an example and what it does."""
    if not line.startswith(" "):
        return translate(line)
    example = _EXAMPLE.fullmatch(line)
    if example is None:
        return line
    return f"{example['command']}{example['gap']}{translate(example['about'])}"


def _told(command: Any) -> Any:
    """A copy of a command whose texts are told in the language."""
    from dsnotation.render.languages import tell

    def told(text: str | None) -> str | None:
        return translated(text, lambda part: tell(of_data(part))) if text else text

    shown = copy.copy(command)
    shown.help = told(command.help)
    shown.params = [with_told_metavar(parameter) for parameter in command.params]
    for parameter in shown.params:
        parameter.help = told(getattr(parameter, "help", None))
        if parameter.param_type_name == "argument":
            parameter.display_type_rich = _no_type
    return shown


def _no_type(ctx: Any) -> None:
    """The type of an argument, as newer Typers show it: of a text it says nothing to people."""


def _framed(text: str) -> str:
    """Typer's own words in a help text, told."""
    from dsnotation.render.languages import tell

    usage, blank, rest = text.partition("\n\n")
    for heading in (word("help", "Arguments:"), word("help", "Options:"), word("help", "Commands:")):
        rest = rest.replace(f"\n{heading}\n", f"\n{tell(heading)}\n")
    default, required = tell(word("help", "default:")), tell(word("help", "required"))
    rest = _DEFAULT.sub(lambda _: f"[{default}", rest)
    rest = _REQUIRED.sub(lambda _: f"{required}]", rest)
    rest = _SHOW_HELP.sub(lambda _: tell(say("Show this message and exit.")), rest)
    return f"{usage_line(usage)}{blank}{rest}"
