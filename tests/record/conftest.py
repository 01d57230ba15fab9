"""A small record, made by hand."""

import copy
from typing import Any

import pytest

_WRITTEN = {"before": [], "annotations": [], "comment": None}
_FINDING = {
    "file": "small.dsn",
    "line": 9,
    "column": 4,
    "end_line": 9,
    "end_column": 7,
    "game": 1,
    "event": None,
    "turn": 1,
    "move": 3,
    "code": "DS0203",
    "severity": "error",
    "message": "not that pawn",
    "rule": {"id": "DS0203", "title": "Order", "source": "sheet 6.2"},
    "hints": ["ada.1"],
}
SMALL: dict[str, Any] = {
    "format": "dsnotation-record",
    "version": 2,
    "game": "dominant-species",
    "edition": None,
    "rules_version": "1",
    "verdict": "illegal",
    "options": {"final-scoring": "yes"},
    "tags": [
        {
            "line": 1,
            "name": "Game",
            "value": "dominant-species",
            "before": ["; a \u2013 note"],
            "comment": None,
        }
    ],
    "players": [{"actor": "Bi", "name": "Bob"}, {"actor": "Ma", "name": None}],
    "result": {
        "finished": False,
        "reason": "unfinished",
        "winners": [],
        "standings": [{"actor": "Ma", "player": None, "score": -1, "rank": 1, "counts": True}],
    },
    "moves": [
        {
            "line": 5,
            "text": "tiles Sa Fo .",
            **_WRITTEN,
            "number": 1,
            "turn": 0,
            "phase": "setup",
            "actor": "chance",
            "kind": "reveal-tiles",
            "verdict": "legal",
            "move": {"tiles": ["Sa", "Fo", None], "actor": "chance", "kind": "reveal-tiles"},
            "events": [{"tiles": ["Sa", "Fo", None], "kind": "tiles-revealed"}],
            "findings": [],
            "checksum": {"position": "0123456789abcdef", "legal_moves": 343},
        },
        {
            "line": 8,
            "text": "Bi spe.s s@C4se C4:3 D4:2",
            **_WRITTEN,
            "number": 2,
            "turn": 1,
            "phase": "execution",
            "actor": "Bi",
            "kind": "speciation",
            "verdict": "legal",
            "move": {
                "actor": "Bi",
                "space": "spe.s",
                "element": "s",
                "corner": "C4se",
                "placements": [{"hex": "C4", "count": 3}, {"hex": "D4", "count": 2}],
                "kind": "speciation",
            },
            "events": [
                {"animal": "Bi", "hex": "C4", "count": 3, "kind": "species-added"},
                {"animal": "Bi", "points": 2, "reason": "odd", "hex": None, "kind": "points-scored"},
            ],
            "findings": [],
            "checksum": {"position": "fedcba9876543210", "legal_moves": None},
        },
        {
            "line": 9,
            "text": "Ma gla C4",
            "before": ["; hm"],
            "annotations": ["{why?}"],
            "comment": "; oh",
            "number": 3,
            "turn": 1,
            "phase": "execution",
            "actor": "Ma",
            "kind": "glaciation",
            "verdict": "illegal",
            "move": None,
            "events": [],
            "findings": [0],
            "checksum": None,
        },
    ],
    "assertions": [
        {
            "line": 10,
            "text": "assert vp Ma 4",
            **_WRITTEN,
            "after_move": 3,
            "turn": 1,
            "kind": "vp",
            "holds": None,
            "findings": [],
        }
    ],
    "positions": [],
    "adjustments": [],
    "marks": [
        {"line": 4, "text": "setup", **_WRITTEN, "kind": "setup", "turn": None, "after_move": 0},
        {"line": 7, "text": "turn 1", **_WRITTEN, "kind": "turn", "turn": 1, "after_move": 1},
    ],
    "unread": [{"line": 11, "text": "??", **_WRITTEN, "number": 4, "findings": []}],
    "trailing": ["; end"],
    "findings": [_FINDING],
    "source": {"file": "small.dsn", "game": 1, "first_line": 1, "lines": ["; a \u2013 note", "[Game]"]},
}


@pytest.fixture
def small() -> dict[str, Any]:
    """A record with one of everything, free to be changed."""
    return copy.deepcopy(SMALL)


@pytest.fixture(scope="session")
def small_once() -> dict[str, Any]:
    """The same record for property tests, which must not change it."""
    return SMALL
