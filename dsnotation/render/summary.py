"""One line about a file that was checked, and the result of a game."""

from __future__ import annotations

from collections.abc import Container, Sequence

from dsnotation.core.findings import Severity
from dsnotation.core.game import Outcome
from dsnotation.core.messages import Message, joined, say, several
from dsnotation.render.findings_text import clean, counted_findings
from dsnotation.render.languages import tell
from dsnotation.render.style import Style
from dsnotation.replay.checking import Checked
from dsnotation.replay.result import GameVerdict, Replay, Verdict

# Of one game, and of several that are all alike.
_WORDS = {
    GameVerdict.LEGAL: (say("legal"), say("all legal")),
    GameVerdict.IRREGULAR: (say("irregular"), say("all irregular")),
    GameVerdict.RESULT_ONLY: (say("only the result is written"), say("of all only the result is written")),
    GameVerdict.UNVERIFIED: (
        say("legal as far as anybody can tell"),
        say("all legal as far as anybody can tell"),
    ),
    GameVerdict.UNFINISHED: (
        say("legal as far as it goes, not finished"),
        say("all legal as far as it goes, not finished"),
    ),
    GameVerdict.ILLEGAL: (say("illegal"), say("all illegal")),
    GameVerdict.UNPLAYABLE: (say("not playable"), say("all not playable")),
}


def file_summary(checked: Checked, style: Style, hidden: Container[Severity] = ()) -> str:
    """`game.dsn: 1 game, 512 moves, legal`, or what was found instead; `hidden` are severities that are not shown,
    and it says how to see them."""
    moves = sum(entry.draft is not None for replay in checked.replays for entry in replay.entries)
    parts = _size(len(checked.replays), moves)
    if checked.replays:
        parts.append(_verdicts(checked.replays))
        parts += _stated(checked.replays)
    if any(finding.severity is not Severity.UNVERIFIED for finding in checked.findings):
        counted = counted_findings(checked.findings)
        if Severity.NOTE in hidden and checked.count(Severity.NOTE):
            counted = say("{findings} (--notes shows them)", findings=counted)
        parts.append(counted)
    errors = checked.count(Severity.ERROR)
    name = style("red" if errors else "green", clean(checked.file))
    clauses = [joined(parts), _held_back(checked), _unverified(checked, moves, hidden)]
    return tell(say("{file}: {what}", file=name, what=joined(filter(None, clauses), "; ")))


def _size(games: int, moves: int) -> list[Message]:
    if not games:
        return [say("not readable")]
    return [several(games, "{count} game", "{count} games"), several(moves, "{count} move", "{count} moves")]


def _held_back(checked: Checked) -> Message | None:
    """How many lines could not be checked because of an earlier mistake. One that can't be read is a mistake
    itself."""
    entries = [entry for replay in checked.replays for entry in replay.entries]
    held_back = [
        entry.statement.line
        for entry in entries
        if entry.verdict is Verdict.NOT_CHECKED and entry.statement.kind != "unreadable"
    ]
    waiting = len(set(held_back))
    if not waiting:
        return None
    return several(
        waiting,
        "{count} line depends on these mistakes: mend them and check again",
        "{count} lines depend on these mistakes: mend them and check again",
    )


def _unverified(checked: Checked, moves: int, hidden: Container[Severity]) -> Message | None:
    """How many moves and assertions rest on something that nobody can tell from the text."""
    entries = [entry for replay in checked.replays for entry in replay.entries]
    unsure = [entry for entry in entries if entry.verdict is Verdict.UNVERIFIED]
    if not unsure:
        return None
    claims = sum(entry.assertion is not None for entry in unsure)
    number = len(unsure) - claims
    told = _unsure(number, claims, several(moves, "of {count} move", "of {count} moves"))
    return say("{message} (--unverified shows which)", message=told) if Severity.UNVERIFIED in hidden else told


def _unsure(number: int, claims: int, of_moves: Message) -> Message:
    if not claims:
        return several(
            number,
            "unverified: {count} {of_moves} rests on something that the text doesn't give",
            "unverified: {count} {of_moves} rest on something that the text doesn't give",
            of_moves=of_moves,
        )
    if not number:
        return several(
            claims,
            "unverified: {count} assertion rests on something that the text doesn't give",
            "unverified: {count} assertions rest on something that the text doesn't give",
        )
    return several(
        claims,
        "unverified: {number} {of_moves} and {count} assertion rest on something that the text doesn't give",
        "unverified: {number} {of_moves} and {count} assertions rest on something that the text doesn't give",
        number=number, of_moves=of_moves,
    )  # fmt: skip


def _stated(replays: Sequence[Replay]) -> list[Message]:
    """What of the games rests on what somebody stated instead of moves."""
    corrections = sum(replay.adjusted for replay in replays)
    told = []
    if any(replay.begins_stated for replay in replays):
        told.append(say("from a stated position on"))
    if any(replay.pages_lost for replay in replays):
        told.append(say("with moves missing before a stated position"))
    if corrections:
        told.append(
            several(
                corrections,
                "adjusted by {count} correction that the players agreed on",
                "adjusted by {count} corrections that the players agreed on",
            )
        )
    return told


def _verdicts(replays: Sequence[Replay]) -> Message:
    """The verdict of the games, counted if they differ."""
    numbers: dict[GameVerdict, int] = {}
    for replay in replays:
        numbers[replay.verdict] = numbers.get(replay.verdict, 0) + 1
    if len(numbers) == 1:
        [verdict] = numbers
        return _WORDS[verdict][len(replays) > 1]
    counted = (say("{number} {verdict}", number=number, verdict=_WORDS[one][0]) for one, number in numbers.items())
    return joined(counted)


def outcome_lines(outcome: Outcome) -> list[str]:
    """The ranking and why the game ended."""
    if outcome.finished:
        lines = [tell(say("Final result ({reason}):", reason=outcome.reason))]
    else:
        lines = [tell(say("The game is not over. So far:"))]
    for place in outcome.standings:
        won = outcome.finished and place.actor in outcome.winners and place.counts
        mark = f"  {tell(say('winner'))}" if won else ""
        player = f"  {clean(place.player)}" if place.player else ""
        # Of a player with several sides one counts; the others stand below it.
        rank = f"{place.rank:3}." if place.counts else "    "
        lines.append(f"{rank} {place.actor:3} {place.score:5}{player}{mark}")
    return lines
