"""The languages in which findings and narrations are told: gettext catalogues in `locale/`."""

from __future__ import annotations

import gettext
import re
from contextvars import ContextVar
from dataclasses import replace
from functools import cache

from dsnotation.core.findings import Finding
from dsnotation.core.messages import Translation, quoted, say, told
from dsnotation.core.names import ENGLISH, LANGUAGES
from dsnotation.resources import data_dir

DOMAIN = "dsnotation"
_REGION = re.compile(r"[-_.@].*")


class _English:
    """The language in which the templates are written."""

    language = ENGLISH

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return singular if n == 1 else plural


class _Catalogue:
    """One language's catalogue."""

    def __init__(self, language: str, catalogue: gettext.NullTranslations) -> None:
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
    if not file.is_file():
        # Names of things are told all the same.
        return _Catalogue(language, gettext.NullTranslations())
    with file.open("rb") as opened:
        return _Catalogue(language, gettext.GNUTranslations(opened))


class UnknownLanguage(ValueError):
    """Nothing is told in that language; the message lists those that there are."""


def language_code(text: str) -> str:
    """The code of the language that is meant: `pt` for `pt`, `PT`, `pt-BR` and `pt_BR.UTF-8`.

    Raises:
        UnknownLanguage: nothing is told in it.
    """
    code = _REGION.sub("", text.strip()).lower()
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            say("there is no language {language}; there are: {known}", language=quoted(text), known=known)
        )
    return code


# The printers ask for the language as gettext's do: every word that they print is told in the same one, and no
# signature has to carry it.
_SPOKEN: ContextVar[Translation] = ContextVar("language", default=IN_ENGLISH)


def speak(language: Translation) -> None:
    """From now on, in this context, the printers tell everything in this language."""
    _SPOKEN.set(language)


def spoken() -> Translation:
    """The language in which the printers tell things."""
    return _SPOKEN.get()


def tell(text: object) -> str:
    """A message, a name or anything else in the language that is spoken."""
    return told(text, _SPOKEN.get())


def in_language(finding: Finding, language: Translation | None = None) -> Finding:
    """The finding with its message, its hints, and the title and explanation of its rule in another language, by
    default the one that is spoken."""
    language = language or spoken()
    if language is IN_ENGLISH:
        return finding
    title, explanation = map(language.gettext, (finding.rule.title, finding.rule.explanation))
    rule = replace(finding.rule, title=title, explanation=explanation)
    hints = tuple(told(hint, language) for hint in finding.hints)
    return replace(finding, message=told(finding.message, language), rule=rule, hints=hints)
