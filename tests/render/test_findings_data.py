"""Findings as other tools read them."""

import json
from collections.abc import Callable

from dsnotation.core.findings import Finding
from dsnotation.render.findings_data import finding_github, findings_json, findings_sarif

Make = Callable[..., Finding]


def test_json_has_the_documented_form(error: Make, warning: Finding) -> None:
    [first, second] = json.loads(findings_json([error(), warning]))
    assert first == {
        "file": "game.dsn",
        "line": 12,
        "column": 8,
        "end_line": 12,
        "end_column": 10,
        "game": 1,
        "event": "Thursday club",
        "turn": 3,
        "move": 31,
        "code": "DS0503",
        "severity": "error",
        "message": "C4 is not next to tundra",
        "rule": {"id": "DS0503", "title": "Glaciation next to tundra", "source": "sheet 7.7; page 9"},
        "hints": ["next to tundra are C3, D2"],
    }
    assert second["line"] is None
    assert list(second) == list(first)


def test_github_command_is_escaped(error: Make, warning: Finding) -> None:
    assert finding_github(error("a,b:c.dsn")) == (
        "::error file=a%2Cb%3Ac.dsn,line=12,endLine=12,col=8,endColumn=10,"
        "title=DS0503 Glaciation next to tundra::C4 is not next to tundra"
        '%0Ahint: next to tundra are C3, D2%0Agame 1 "Thursday club", turn 3, move 31'
    )
    assert finding_github(warning, file="x").endswith("::50%25 of it, or:%0Amore")


def test_sarif_points_into_the_files(error: Make, warning: Finding) -> None:
    log = json.loads(findings_sarif([("a b.dsn", error("a b.dsn")), ("-", warning)]))
    assert log["version"] == "2.1.0"
    [run] = log["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["DS0503", "DN0900"]
    [first, second] = run["results"]
    assert (first["ruleId"], first["ruleIndex"], first["level"]) == ("DS0503", 0, "error")
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "a%20b.dsn"}
    assert place["region"] == {"startLine": 12, "startColumn": 8, "endLine": 12, "endColumn": 10}
    [logical] = first["locations"][0]["logicalLocations"]
    assert logical["fullyQualifiedName"] == "game 1/turn 3/move 31"
    assert logical["name"] == 'game 1 "Thursday club", turn 3, move 31'
    place = second["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": "stdin"}}
