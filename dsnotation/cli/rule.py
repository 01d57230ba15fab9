"""`dsn rule`: the rule behind a finding code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsnotation.cli.inputs import Unusable
from dsnotation.cli.language import Lang


def rule(
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="A code such as DR0105; all are listed without.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Explain a finding code: what the rule says and where it is written.

    \b
    Examples:
      dsn rule DR0105
      dsn rule
    """
    from dsnotation.core.messages import quoted, say
    from dsnotation.formats.catalogue import CATALOGUE as FORMATS
    from dsnotation.render.rules import all_rules, nearest_code, rule_list, rule_text

    rules = all_rules([FORMATS])
    if code is None:
        sys.stdout.write(rule_list(rules))
        return
    found = rules.get(code.strip().upper())
    if found is None:
        near = nearest_code(code, rules)
        if near is None:
            raise Unusable(say("there is no rule {code}", code=quoted(code)))
        raise Unusable(say("there is no rule {code}; did you mean {near}?", code=quoted(code), near=near))
    sys.stdout.write(rule_text(found))


def register(app: typer.Typer) -> None:
    """Adds the command to `dsn`."""
    app.command()(rule)
