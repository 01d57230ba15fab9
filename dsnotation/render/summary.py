"""One line about a file that was checked, and the result of a game."""

from __future__ import annotations

from collections.abc import Container, Sequence

from dsnotation.core.findings import Severity
from dsnotation.core.game import Outcome
from dsnotation.render.findings_text import clean, count, counted_findings
from dsnotation.render.style import Style
from dsnotation.replay.checking import Checked
from dsnotation.replay.result import GameVerdict, Replay, Verdict

_WORDS = {
    GameVerdict.LEGAL: "legal",
    GameVerdict.UNVERIFIED: "legal as far as anybody can tell",
    GameVerdict.UNFINISHED: "legal as far as it goes, not finished",
    GameVerdict.ILLEGAL: "illegal",
    GameVerdict.UNPLAYABLE: "not playable",
}


def file_summary(checked: Checked, style: Style, hidden: Container[Severity] = ()) -> str:
    """`game.dsn: 1 game, 512 moves, legal`, or what was found instead; `hidden` are severities that are not shown,
    and it says how to see them."""
    moves = sum(entry.draft is not None for replay in checked.replays for entry in replay.entries)
    parts = [count(len(checked.replays), "game"), count(moves, "move")] if checked.replays else ["not readable"]
    parts.append(_verdicts(checked.replays))
    if any(finding.severity is not Severity.UNVERIFIED for finding in checked.findings):
        notes = Severity.NOTE in hidden and checked.count(Severity.NOTE)
        parts.append(counted_findings(checked.findings) + (" (--notes shows them)" if notes else ""))
    errors = checked.count(Severity.ERROR)
    name = style("red" if errors else "green", clean(checked.file))
    return f"{name}: {', '.join(filter(None, parts))}{_held_back(checked)}{_unverified(checked, moves, hidden)}"


def _held_back(checked: Checked) -> str:
    """How many lines could not be checked because of an earlier mistake."""
    entries = [entry for replay in checked.replays for entry in replay.entries]
    waiting = sum(entry.verdict is Verdict.NOT_CHECKED for entry in entries)
    if not waiting:
        return ""
    lines = "1 line depends" if waiting == 1 else f"{waiting} lines depend"
    return f"; {lines} on these mistakes: mend them and check again"


def _unverified(checked: Checked, moves: int, hidden: Container[Severity]) -> str:
    """How many moves and assertions rest on something that nobody can tell from the text."""
    entries = [entry for replay in checked.replays for entry in replay.entries]
    unsure = [entry for entry in entries if entry.verdict is Verdict.UNVERIFIED]
    if not unsure:
        return ""
    claims = sum(entry.assertion is not None for entry in unsure)
    number = len(unsure) - claims
    parts = [f"{number} of {count(moves, 'move')}"] if number else []
    parts += [count(claims, "assertion")] if claims else []
    rest = "rests" if len(unsure) == 1 else "rest"
    how = " (--unverified shows which)" if Severity.UNVERIFIED in hidden else ""
    return f"; unverified: {' and '.join(parts)} {rest} on something that the text doesn't give{how}"


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
