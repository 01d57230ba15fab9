"""The collector of a check's findings."""

from dsnotation.core.findings import Catalogue, Rule, Severity
from dsnotation.core.report import Report

CATALOGUE = Catalogue((Rule("XX01", "A rule", "What it says.", "sheet 1"),))


def test_findings_are_collected_in_order() -> None:
    report = Report(CATALOGUE)
    report("XX01", "no", field=("card",), about=("hand:A",), hints=("look",))
    report.unverified("XX01", "who knows", field=("card", 1), about=("hand:B",))
    assert report.findings == [
        CATALOGUE.finding("XX01", "no", field=("card",), about=("hand:A",), hints=("look",)),
        CATALOGUE.unverified("XX01", "who knows", field=("card", 1), about=("hand:B",)),
    ]
    assert [finding.severity for finding in report.findings] == [Severity.ERROR, Severity.UNVERIFIED]
