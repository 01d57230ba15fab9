"""One line about a file that was checked, and the result of a game."""

from __future__ import annotations

from collections.abc import Sequence

from dsnotation.core.findings import Severity
from dsnotation.core.game import Outcome
from dsnotation.render.findings_text import clean, count, counted_findings
from dsnotation.render.style import Style
from dsnotation.replay.checking import Checked
from dsnotation.replay.result import GameVerdict, Replay, Verdict

_WORDS = {
    GameVerdict.LEGAL: "legal",
    GameVerdict.UNFINISHED: "legal as far as it goes, not finished",
    GameVerdict.ILLEGAL: "illegal",
    GameVerdict.UNPLAYABLE: "not playable",
}


def file_summary(checked: Checked, style: Style, hidden_notes: bool = False) -> str:
    """`game.dsn: 1 game, 512 moves, legal`, or what was found instead."""
    moves = sum(entry.draft is not None for replay in checked.replays for entry in replay.entries)
    parts = [count(len(checked.replays), "game"), count(moves, "move")] if checked.replays else ["not readable"]
    parts.append(_verdicts(checked.replays))
    if checked.findings:
        parts.append(counted_findings(checked.findings) + (" (--notes shows them)" if hidden_notes else ""))
    errors = checked.count(Severity.ERROR)
    name = style("red" if errors else "green", clean(checked.file))
    return f"{name}: {', '.join(filter(None, parts))}{_held_back(checked)}"


def _held_back(checked: Checked) -> str:
    """How many lines could not be checked because of an earlier mistake."""
    entries = [entry for replay in checked.replays for entry in replay.entries]
    waiting = sum(entry.verdict is Verdict.NOT_CHECKED for entry in entries)
    if not waiting:
        return ""
    lines = "1 line depends" if waiting == 1 else f"{waiting} lines depend"
    return f"; {lines} on these mistakes: mend them and check again"


def _verdicts(replays: Sequence[Replay]) -> str:
    """The verdict of the games, counted if they differ."""
    numbers: dict[GameVerdict, int] = {}
    for replay in replays:
        numbers[replay.verdict] = numbers.get(replay.verdict, 0) + 1
    if len(numbers) == 1:
        [verdict] = numbers
        return f"all {_WORDS[verdict]}" if len(replays) > 1 else _WORDS[verdict]
    return ", ".join(f"{number} {_WORDS[verdict]}" for verdict, number in numbers.items())


def outcome_lines(outcome: Outcome) -> list[str]:
    """The ranking and why the game ended."""
    lines = [f"Final result ({outcome.reason}):" if outcome.finished else "The game is not over. So far:"]
    for place in outcome.standings:
        mark = "  winner" if outcome.finished and place.actor in outcome.winners and place.counts else ""
        player = f"  {clean(place.player)}" if place.player else ""
        # Of a player with several sides one counts; the others stand below it.
        rank = f"{place.rank:3}." if place.counts else "    "
        lines.append(f"{rank} {place.actor:3} {place.score:5}{player}{mark}")
    return lines
