"""The rules behind the finding codes, for `dsn rule`."""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Iterable, Mapping

from dsnotation.core.findings import Catalogue, Rule
from dsnotation.core.messages import say
from dsnotation.core.registry import GAMES, find_game
from dsnotation.core.snapshot import CATALOGUE as POSITIONS
from dsnotation.notation.catalogue import CATALOGUE as NOTATION
from dsnotation.notation.strict_catalogue import CATALOGUE as STRICT
from dsnotation.record.catalogue import CATALOGUE as RECORD
from dsnotation.render.findings_text import SEVERITY_WORDS
from dsnotation.render.languages import spoken, tell
from dsnotation.replay.catalogue import CATALOGUE as REPLAY

# What stands for the places where rules are written, and what it means.
_LEGEND = (
    (re.compile(r"\bsheet\b"), say("sheet: a section of the project's rule sheet of the game")),
    (re.compile(r"\brows?\b"), say("row: of the sheet's table of points on which sources disagree")),
    (re.compile(r"\bS[0-9]\b"), say("S0 to S3: a text about the rules that the project was given")),
    (re.compile(r"\bscan\b"), say("scan: what is printed on the cards and boards")),
)


def all_rules(more: Iterable[Catalogue] = ()) -> dict[str, Rule]:
    """Every rule there is, by code: of the notation, the replay, stated positions, the record, of each game, and
    of
    `more`."""
    shared = (NOTATION, STRICT, REPLAY, POSITIONS, RECORD)
    catalogues = [*shared, *more, *(find_game(name).catalogue for name in GAMES)]
    return {code: rule for catalogue in catalogues for code, rule in catalogue.items()}


def nearest_code(code: str, rules: Mapping[str, Rule]) -> str | None:
    """The known code that looks most like `code`."""
    return next(iter(difflib.get_close_matches(code.upper(), rules, n=1, cutoff=0.5)), None)


def rule_text(rule: Rule) -> str:
    """One rule in full."""
    explanation = textwrap.fill(rule.explanation, 88)
    title = spoken().gettext(rule.title)
    head = f"{rule.code}  {title}  ({tell(SEVERITY_WORDS[rule.severity])})"
    legend = "".join(f"  {tell(meaning)}\n" for word, meaning in _LEGEND if word.search(rule.source))
    return f"{head}\n\n{explanation}\n\n{tell(say('Source: {source}', source=rule.source))}\n{legend}"


def rule_list(rules: Mapping[str, Rule]) -> str:
    """All rules, a line each."""
    return "".join(f"{rule.code}  {spoken().gettext(rule.title)}\n" for _, rule in sorted(rules.items()))
