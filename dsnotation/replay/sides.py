"""Faults in the tags that leave somebody out who plays."""

from __future__ import annotations

import re

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import SEATS, Game, Setup
from dsnotation.notation.document import GameText, SourceText

_TAG_NAME = re.compile(r"\s*\[\s*(\w+)")


def hides_a_side(finding: Finding, game: Game, setup: Setup, text: GameText, source: SourceText) -> bool:
    """Whether a finding is about a tag without which somebody who plays is left out of the set-up. Of a tag that
    can't be read the name may still be readable."""
    if finding.severity is not Severity.ERROR or finding.span is None:
        return False
    if SEATS in finding.about:
        return True
    name = _TAG_NAME.match(source.normal[finding.span.line - 1])
    tags = text.tag_values()
    if name is None or name[1] in tags:
        return False
    with_it, _ = game.setup({**tags, name[1]: "somebody"})
    return with_it is not None and len(game.seats(with_it)) > len(game.seats(setup))
