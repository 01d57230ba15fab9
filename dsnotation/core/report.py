"""How a check of a game collects what it finds."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, FieldPath, Finding


class Report:
    """Collects the findings of one check, under the rules of one catalogue."""

    __slots__ = ("catalogue", "findings")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.findings: list[Finding] = []

    def __call__(
        self,
        code: str,
        message: str,
        *,
        field: FieldPath = (),
        about: tuple[str, ...] = (),
        hints: tuple[str, ...] = (),
    ) -> None:
        """Adds a finding; see `core.findings.Finding` for `field` and `about`. Raises KeyError for an unknown
        code."""
        self.findings.append(self.catalogue.finding(code, message, field=field, about=about, hints=hints))

    def unverified(
        self,
        code: str,
        message: str,
        *,
        field: FieldPath = (),
        about: tuple[str, ...] = (),
        hints: tuple[str, ...] = (),
    ) -> None:
        """Adds that nobody can tell whether the rule was broken. Raises KeyError for an unknown code."""
        self.findings.append(self.catalogue.unverified(code, message, field=field, about=about, hints=hints))
