"""The language in which the commands tell what they find: `--lang`, or the environment variable DSN_LANG."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

VARIABLE = "DSN_LANG"
_OPTION = "--lang"


def speak_from_the_start(args: Sequence[str]) -> None:
    """Tells things as the arguments or the environment say, before Typer has read them, so that help and what is
    wrong with the arguments are told in the language too. One in which nothing is told is refused later on."""
    from dsnotation.cli.inputs import Unusable

    wanted = None
    for arg, following in zip(args, [*args[1:], ""], strict=False):
        name, equals, value = arg.partition("=")
        if name == _OPTION:
            wanted = (value if equals else following) or None
    with suppress(Unusable):
        speak_as_asked(wanted)


def speak_as_asked(text: str | None) -> None:
    """Tells everything in this language from now on; for None as the environment says, else in English.

    Raises Unusable for one in which nothing is told.
    """
    from dsnotation.cli.inputs import Unusable
    from dsnotation.core.messages import say
    from dsnotation.render.languages import UnknownLanguage, language_code, speak, translation

    wanted = os.environ.get(VARIABLE, "") if text is None else text
    if text is None and not wanted.strip():
        wanted = "en"
    try:
        speak(translation(language_code(wanted)))
    except UnknownLanguage as unknown:
        speak(translation("en"))
        place = VARIABLE if text is None else _OPTION
        raise Unusable(say("{option}: {problem}", option=place, problem=unknown.args[0])) from None


Lang = Annotated[
    str | None,
    typer.Option(
        _OPTION,
        metavar="LANG",
        callback=speak_as_asked,
        is_eager=True,
        help=f"Language of what is told: en, pt, fr, ru or es; else that of {VARIABLE}.",
    ),
]
