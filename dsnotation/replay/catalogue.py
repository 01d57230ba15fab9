"""The findings of the replay that belong to no game: lines that are missing, misplaced or too many."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Finding, Rule, Severity
from dsnotation.core.messages import say

_SOURCE = "docs/command.md, How a replay goes on after a mistake"

_MARKS = "docs/notation.md, Irregular moves"
_CLAIMS = "docs/notation.md, Tags"

CATALOGUE = Catalogue(
    Rule(*entry)
    for entry in (
        (
            "DN0301",
            "Every decision is written",
            "A game asks for one decision after the other, and each is written, also a forgone one (-). Something"
            " is missing where the text goes on with a later decision.",
            _SOURCE,
        ),
        (
            "DN0302",
            "Decisions in the order of play",
            "The line comes too early: the text has the decision that was due right after it.",
            _SOURCE,
        ),
        (
            "DN0304",
            "Left out, read as declined",
            "A choice that may be declined was due, and nothing is written for it. It is read as declined.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0305",
            "Turn number",
            "The number of a turn heading should be that of the turn that begins.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0306",
            "Unfinished game",
            'The text ends before the game does. [Result "unfinished"] says that this is meant.',
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0310",
            "A heading for each turn",
            "Each turn begins with its heading: turn 1, turn 2 and so on.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0311",
            "Written twice",
            "The same line stands twice in a row, and the second makes no sense.",
            _SOURCE,
        ),
        (
            "DN0312",
            "What follows from the rules",
            "Only what somebody decides or what chance gives is written. What follows by itself is not: the line"
            " changes nothing.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0313",
            "A mark for what broke a rule",
            "The mark ! before a move says that it was made although it broke a rule. This one breaks none: take"
            " the mark away, unless the mistake is elsewhere.",
            _MARKS,
            Severity.WARNING,
        ),
        (
            "DN0315",
            "As far as the pieces allow",
            "A move that is marked with ! is carried out whatever the rules say. What there is no piece for can't"
            " be: it is left out, and what follows is judged without it.",
            _MARKS,
            Severity.IRREGULAR,
        ),
        (
            "DN0316",
            "Done instead",
            "A move that is marked with ! and answers nothing that is due changes nobody's turn. Here the lines"
            " that follow go on without what was due, so it was made instead of that.",
            _MARKS,
            Severity.IRREGULAR,
        ),
        (
            "DN0307",
            "Declined without being asked",
            "The line declines something that nobody could choose here. It changes nothing.",
            _SOURCE,
            Severity.NOTE,
        ),
        (
            "DN0308",
            "Setup heading",
            "The heading `setup` stands once, before the first statement.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0309",
            "Finished, though the tags say otherwise",
            "The Result tag says that the game is unfinished; it was played to its end.",
            _SOURCE,
            Severity.WARNING,
        ),
        (
            "DN0317",
            "Who plays stands in the tags",
            "Each side that plays has a tag that says who plays it. With one side more or less everything in a"
            " game is different, so nothing else is reported until the tag is there.",
            _SOURCE,
        ),
        (
            "DN0321",
            "The winner that the tags name",
            "The Result or Winner tag names another winner than the game that was played.",
            _CLAIMS,
            Severity.WARNING,
        ),
        (
            "DN0322",
            "The scores that the tags give",
            "The Score or Points tag gives a side another score than the game that was played.",
            _CLAIMS,
            Severity.WARNING,
        ),
        (
            "DN0323",
            "What the tags say of the result",
            "The value of a tag about the result means nothing that could be held against the game. It is kept.",
            _CLAIMS,
            Severity.NOTE,
        ),
        (
            "DN0324",
            "The turns that the tags give",
            "The Turns tag gives another number of turns than the game that was played has.",
            _CLAIMS,
            Severity.WARNING,
        ),
    )
)


def follow_up(finding: Finding) -> Finding:
    """The finding as a note: it may well only follow from an earlier mistake."""
    return finding.as_note(
        say("not checked, it depends on an earlier mistake: {problem}", problem=finding.message)
    )


def same_mistake(finding: Finding) -> Finding:
    """The finding as a note: it goes with the mistake that another one tells of."""
    return finding.as_note(say("it goes with the same mistake: {problem}", problem=finding.message))
