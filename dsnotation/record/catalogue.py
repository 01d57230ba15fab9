"""What can be wrong with a JSON record as a file; the game in it has codes of its own."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule, Severity

_SOURCE = "docs/record.md"

CATALOGUE = Catalogue(
    (
        Rule(
            "DR0101",
            "A record is JSON",
            "The file begins like a JSON record but is not well-formed JSON in UTF-8. NaN, Infinity and "
            "half a surrogate pair are not JSON either.",
            _SOURCE,
        ),
        Rule(
            "DR0102",
            "A record is not nested deeply",
            "Records are six levels deep. What is nested much deeper is no record, and is not read further.",
            _SOURCE,
        ),
        Rule(
            "DR0103",
            "A key stands once in an object",
            "A key that stands twice means different things to different JSON readers, so it is refused.",
            _SOURCE,
        ),
        Rule(
            "DR0104",
            "A record names its format",
            'The outermost object has "format": "dsnotation-record" and a whole number as "version".',
            _SOURCE,
        ),
        Rule(
            "DR0105",
            "A record's version is known",
            "A newer dsnotation wrote this record in a form that this one does not know. Older versions are "
            "read and brought up to date; newer ones are refused, never guessed at.",
            _SOURCE,
        ),
        Rule(
            "DR0106",
            "A record's game is known",
            'The key "game" names one of the games that `dsn games` lists.',
            _SOURCE,
        ),
        Rule(
            "DR0107",
            "A record fits its schema",
            "The published JSON Schema of the game's records (`dsn schema`) says which keys and values there are.",
            _SOURCE,
        ),
        Rule(
            "DR0108",
            "A record says what its text says",
            "A record holds the game's text and what follows from it: moves, events, verdicts, scores. The "
            "text was played again and gave something else, so the record was changed afterwards or written "
            "by a program that plays by other rules.",
            _SOURCE,
        ),
        Rule(
            "DR0109",
            "Rules versions",
            "The record was judged by another version of the rules engine. Differences from today's "
            "judgement may come from that; exporting the game again brings the record up to date.",
            _SOURCE,
            Severity.WARNING,
        ),
        Rule(
            "DR0110",
            "A record is not huge",
            "A record of more than 64 MiB is not read.",
            _SOURCE,
        ),
        Rule(
            "DR0111",
            "Checksums",
            "The record gives a hash of the position after this move, or the number of legal moves, and the text "
            "played again gives another: from here on, two programs are not playing the same game. Only the first "
            "such move is named.",
            _SOURCE,
        ),
    )
)
