"""The journal of Haunt Roll Fail as one of the formats."""

from __future__ import annotations

from dsnotation.core.messages import say
from dsnotation.formats.hrf.journal import read
from dsnotation.formats.hrf.lines import sniff
from dsnotation.formats.protocol import Format

FORMAT = Format(
    "hrf-journal",
    say("Haunt Roll Fail: journal, or replay page, of Dominant Species"),
    "G",
    (".html",),
    sniff,
    read,
)
