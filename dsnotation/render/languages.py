"""The languages in which findings and narrations are told: gettext catalogues in `locale/`."""

from __future__ import annotations

import gettext
from dataclasses import replace
from functools import cache

from dsnotation.core.findings import Finding
from dsnotation.core.messages import Translation, told
from dsnotation.core.names import ENGLISH, LANGUAGES
from dsnotation.resources import data_dir

DOMAIN = "dsnotation"


class _English:
    """The language in which the templates are written."""

    language = ENGLISH

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return singular if n == 1 else plural


class _Catalogue:
    """One language's catalogue."""

    def __init__(self, language: str, catalogue: gettext.GNUTranslations) -> None:
        self.language = language
        self.gettext = catalogue.gettext
        self.ngettext = catalogue.ngettext


IN_ENGLISH: Translation = _English()


@cache
def translation(language: str) -> Translation:
    """The catalogue of a language, by its code.

    Raises:
        KeyError: there is no such language.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    if language == ENGLISH:
        return IN_ENGLISH
    file = data_dir("locale") / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    with file.open("rb") as opened:
        return _Catalogue(language, gettext.GNUTranslations(opened))


def in_language(finding: Finding, language: Translation) -> Finding:
    """The finding with its message, its hints and the title of its rule in another language."""
    if language is IN_ENGLISH:
        return finding
    rule = replace(finding.rule, title=language.gettext(finding.rule.title))
    hints = tuple(told(hint, language) for hint in finding.hints)
    return replace(finding, message=told(finding.message, language), rule=rule, hints=hints)
