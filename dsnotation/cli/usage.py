"""What Typer complains of, told in the language that is spoken.

Typer words its complaints itself, in English, and so does pydantic below it: they are read back by the templates
here.
"""

from __future__ import annotations

import copy
from typing import Any, Protocol, TypeGuard

from dsnotation.core.messages import say, word
from dsnotation.core.wordings import Wordings

WORDINGS = Wordings(
    "No such option: {option}",
    "No such option: {option} (Possible options: {names})",
    "No such option: {option} Did you mean {names}?",
    "No such command {name}.",
    "No such command {name}. Did you mean {names}?",
    "Missing command.",
    "Missing argument {name}.",
    "Missing option {name}.",
    "Option {option} requires an argument.",
    "Option {option} does not take a value.",
    "Got unexpected extra argument ({names})",
    "Got unexpected extra arguments ({names})",
    "Got unexpected extra argument(s) ({names})",
    "Invalid value for {name}: {problem}",
    "Value error, {problem}",
    "{word} is not one of {names}.",
    "{word} is not a valid integer.",
    "{number} is not in the range {range}.",
    "Input should be a valid integer, unable to parse string as an integer",
    "Input should be greater than or equal to {number}",
    "Input should be less than or equal to {number}",
    "Unable to parse input string as an integer, exceeded maximum size",
)


# What stands for a value in the help of a command and in a complaint about it.
_METAVARS = {
    str(one): one
    for one in (
        word("metavar", "PATH..."),
        word("metavar", "FILE"),
        word("metavar", "FILE..."),
        word("metavar", "IN"),
        word("metavar", "OUT"),
        word("metavar", "REF"),
        word("metavar", "NAME"),
        word("metavar", "NAME=VALUE"),
        word("metavar", "NUMBER"),
        word("metavar", "CODE"),
        word("metavar", "GAME"),
        word("metavar", "LANG"),
        word("metavar", "A"),
        word("metavar", "B"),
        word("metavar", "A B..."),
    )
}


class _Context(Protocol):
    command_path: str
    help_option_names: list[str]

    def get_usage(self) -> str: ...


class UsageError(Protocol):
    """Typer's exception for a command line that it can't use. It has stood in modules of several names."""

    exit_code: int
    ctx: _Context | None

    def format_message(self) -> str: ...


def is_usage_error(error: object) -> TypeGuard[UsageError]:
    """Whether Typer refuses a command line with this exception."""
    return hasattr(error, "format_message") and hasattr(error, "ctx")


def usage_text(error: UsageError) -> str:
    """The complaint in full: how the command is used, where there is help, what is wrong."""
    from dsnotation.render.languages import tell

    if type(error).__name__.startswith("NoArgsIsHelp"):
        return error.format_message()
    parameter = getattr(error, "param", None)
    if parameter is not None:
        error.param = with_told_metavar(parameter)  # type: ignore[attr-defined]
    lines = []
    if error.ctx is not None:
        hint = f"{error.ctx.command_path} {error.ctx.help_option_names[0]}"
        lines = [usage_line(error.ctx.get_usage()), tell(say("Try '{command}' for help.", command=hint)), ""]
    return "\n".join([*lines, tell(say("Error: {problem}", problem=WORDINGS.read_back(error.format_message())))])


def with_told_metavar(parameter: Any) -> Any:
    """A copy of a parameter that shows what stands for its value in the language."""
    from dsnotation.render.languages import tell

    shown = copy.copy(parameter)
    metavar = getattr(shown, "metavar", None)
    if metavar is not None:
        shown.metavar = tell(_METAVARS[metavar])
    return shown


def usage_line(text: str) -> str:
    """Typer's line on how a command is used, told."""
    from dsnotation.render.languages import tell

    usage = text.removeprefix("Usage: ")
    for placeholder in (word("usage", "[OPTIONS]"), word("usage", "COMMAND [ARGS]...")):
        usage = usage.replace(placeholder, tell(placeholder))
    return tell(say("Usage: {usage}", usage=usage))
