"""The rules behind the finding codes, for `dsn rule`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

from dsnotation.core.findings import Catalogue, Rule
from dsnotation.core.messages import Message, joined, of_data, say, with_numbers
from dsnotation.core.registry import GAMES, find_game
from dsnotation.core.snapshot import CATALOGUE as POSITIONS
from dsnotation.notation.catalogue import CATALOGUE as NOTATION
from dsnotation.notation.strict_catalogue import CATALOGUE as STRICT
from dsnotation.record.catalogue import CATALOGUE as RECORD
from dsnotation.render.findings_text import SEVERITY_WORDS
from dsnotation.render.languages import tell
from dsnotation.render.wrapping import wrapped
from dsnotation.replay.catalogue import CATALOGUE as REPLAY

# What stands for the places where rules are written, and what it means.
_LEGEND = (
    (re.compile(r"\bsheet\b"), say("sheet: a section of the project's rule sheet of the game")),
    (re.compile(r"\brows?\b"), say("row: of the sheet's table of points on which sources disagree")),
    (re.compile(r"\bS[0-9]\b"), say("S0 to S4: a text about the rules that the project was given")),
    (re.compile(r"\bscan\b"), say("scan: what is printed on the cards and boards")),
)
_WIDTH = 88  # cells of a line of an explanation


def all_rules(more: Iterable[Catalogue] = ()) -> dict[str, Rule]:
    """Every rule there is, by code: of the notation, the replay, stated positions, the record, of each game, and
    of `more`."""
    shared = (NOTATION, STRICT, REPLAY, POSITIONS, RECORD)
    catalogues = [*shared, *more, *(find_game(name).catalogue for name in GAMES)]
    return {code: rule for catalogue in catalogues for code, rule in catalogue.items()}


def nearest_code(code: str, rules: Mapping[str, Rule]) -> str | None:
    """The known code that looks most like `code`."""
    return next(iter(difflib.get_close_matches(code.upper(), rules, n=1, cutoff=0.5)), None)


def rule_text(rule: Rule) -> str:
    """One rule in full."""
    title, explanation = tell(of_data(rule.title)), tell(of_data(rule.explanation))
    head = f"{rule.code}  {title}  ({tell(SEVERITY_WORDS[rule.severity])})"
    source = tell(say("Source: {source}", source=source_words(rule.source)))
    legend = [f"  {tell(meaning)}" for word, meaning in _LEGEND if word.search(rule.source)]
    return "\n".join([head, "", *wrapped(explanation, _WIDTH), "", source, *legend, ""])


def source_words(source: str) -> Message:
    """Where a rule is written. Pages of ours are named as they are: they are English."""
    pieces = source.split("; ")
    return joined((piece if piece.startswith("docs/") else with_numbers(piece) for piece in pieces), "; ")


def rule_list(rules: Mapping[str, Rule]) -> str:
    """All rules, a line each."""
    return "".join(f"{rule.code}  {tell(of_data(rule.title))}\n" for _, rule in sorted(rules.items()))
