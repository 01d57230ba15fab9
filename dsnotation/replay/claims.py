"""What the tags Result, Winner, Score, Points and Turns say of a game's end, held against what was played."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from lark.exceptions import UnexpectedInput

from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import Assertion, Game, Misread, Outcome
from dsnotation.core.messages import Message, quoted, say, several
from dsnotation.notation.common import MAX_TURN
from dsnotation.notation.document import GameText, Tag
from dsnotation.notation.grammar import grammar_of
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict

# What a Result tag says of a game that was not played to its end: nobody knows why, given up by all, given up by
# somebody, ended by an illegal move.
STOPPED = frozenset({"unfinished", "*", "abandoned", "concession", "illegal"})
DRAWN = frozenset({"draw", "tie"})
_KNOWN = say(
    "known are: {values}",
    values="A wins; A, B win; draw; unfinished; abandoned; A concedes; concession; illegal",
)
_CONCEDED = re.compile(r"(?P<who>.+?)\s+(?:concedes?|resigns?)", re.IGNORECASE)
_WON = re.compile(r"(?P<who>.+?)\s+wins?(?P<stopped>\s+by\s+concession)?", re.IGNORECASE)
_SEVERAL = re.compile(r"\s*(?:,|;|&|\band\b)\s*", re.IGNORECASE)
_SCORES = frozenset({"score", "points"})
_OF_THE_END = frozenset({"result", "winner", "turns", *_SCORES})
_SCORE = re.compile(r"(?P<who>.+?)\s*[:=]?\s*(?P<score>[+-]?\d{1,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Claim:
    """A Result tag understood: who won and who conceded as named there, and whether the game was stopped."""

    winners: tuple[str, ...] = ()
    conceded: tuple[str, ...] = ()
    drawn: bool = False
    stopped: bool = False


def claim_of(value: str) -> Claim | None:
    """What a Result tag says; None if it is not one of the values that mean something."""
    text = " ".join(value.split())
    if text.lower() in STOPPED:
        return Claim(stopped=True)
    if text.lower() in DRAWN:
        return Claim(drawn=True)
    if match := _CONCEDED.fullmatch(text):
        return Claim(conceded=tuple(_SEVERAL.split(match["who"])), stopped=True)
    if match := _WON.fullmatch(text):
        return Claim(winners=tuple(_SEVERAL.split(match["who"])), stopped=match["stopped"] is not None)
    return None


def says_stopped(value: str | None) -> bool:
    """Whether a Result tag says that the game was not played to its end."""
    claim = claim_of(value) if value is not None else None
    return claim is not None and claim.stopped


def is_result_only(text: GameText) -> bool:
    """Whether a game has no moves, and its tags say how it ended."""
    if any(statement.kind not in ("setup", "turn") for statement in text.statements):
        return False
    result = text.tag("Result")
    claim = claim_of(result) if result is not None else None
    ended = claim is not None and bool(claim.winners or claim.conceded or claim.drawn)
    return ended or any(text.tag(name) is not None for name in ("Score", "Points", "Winner"))


def written_result(text: GameText) -> Message | None:
    """What the tags of a game without moves say of its end; None for any other game. Nothing was played, so that
    the position says nothing of it."""
    if not is_result_only(text):
        return None
    said = (f"{tag.name} {tag.value}" for tag in text.tags if tag.name.lower() in _OF_THE_END)
    return say("No move is written. The tags say: {tags}.", tags="; ".join(said))


def claim_findings(replay: Replay) -> list[Finding]:
    """What the tags say otherwise than the replay, and what of them nobody can check. After a mistake in the moves
    nothing is said: it would follow from the mistake."""
    outcome, game = replay.outcome, replay.game
    if outcome is None or game is None or replay.verdict is GameVerdict.ILLEGAL:
        return []
    sides = _Sides(outcome)
    # A text without moves, such as a trace of another program's log, says nothing of the scores.
    ended = outcome.finished or (says_stopped(replay.text.tag("Result")) and any(map(_played, replay.entries)))
    found: list[Finding] = []
    for tag in replay.text.tags:
        name = tag.name.lower()
        if name == "result":
            found += _of_result(tag, outcome, sides)
        elif name == "winner":
            found += _of_claim(tag, Claim(winners=_names(tag.value, sides)), outcome, sides)
        elif name in _SCORES and ended:
            found += _of_score(tag, sides)
        elif name == "turns" and ended:
            found += _of_turns(tag, replay, game)
    if any(entry.verdict is Verdict.UNVERIFIED for entry in replay.entries):
        found = [_doubtful(one) for one in found]
    spans = {tag.name: tag.span for tag in replay.text.tags}
    return [one.at(spans[str(one.field[1])], game=replay.text.number) for one in found]


def _played(entry: Entry) -> bool:
    return entry.played


def _doubtful(finding: Finding) -> Finding:
    """The finding where the scores may rest on something that nobody can tell."""
    return replace(finding, severity=Severity.UNVERIFIED) if finding.severity is Severity.WARNING else finding


class _Sides:
    """The sides of a game under the names that a tag may call them: their codes and the names of their players."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.owners = {place.actor: place.player or place.actor for place in outcome.standings}
        self.scores = {place.actor: place.score for place in outcome.standings}
        self.by_name: dict[str, str] = {}  # the side whose score counts, by any name
        for place in outcome.standings:
            if place.player and place.counts:
                self.by_name.setdefault(_key(place.player), place.actor)
        self.by_name |= {_key(place.actor): place.actor for place in outcome.standings}

    def side(self, name: str) -> str | None:
        """The side that a name stands for."""
        return self.by_name.get(_key(name))


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip().casefold()


def _of_result(tag: Tag, outcome: Outcome, sides: _Sides) -> list[Finding]:
    claim = claim_of(tag.value)
    if claim is None:
        return [_unchecked(tag, say("{value} is kept, but nobody can check it", value=quoted(tag.value)), _KNOWN)]
    return _of_claim(tag, claim, outcome, sides)


def _names(value: str, sides: _Sides) -> tuple[str, ...]:
    """The sides in a Winner tag: with commas between them, or, as codes, only blanks."""
    names = tuple(_SEVERAL.split(value.strip()))
    words = tuple(value.split())
    return words if sides.side(value) is None and all(map(sides.side, words)) else names


def _of_claim(tag: Tag, claim: Claim, outcome: Outcome, sides: _Sides) -> list[Finding]:
    named = [(name, sides.side(name)) for name in (*claim.winners, *claim.conceded)]
    strangers = [name for name, side in named if side is None]
    if strangers:
        hint = say("the sides are {sides}", sides=", ".join(sides.owners))
        return [_unchecked(tag, say("nobody in this game is called {name}", name=strangers[0]), hint)]
    if not outcome.finished or claim.stopped:
        return []
    said = {sides.owners[side] for name in claim.winners if (side := sides.side(name)) is not None}
    won = {sides.owners[side] for side in outcome.winners}
    if len(won) > 1 if claim.drawn else said == won:
        return []
    told = {"winners": ", ".join(outcome.winners), "scores": _listed(sides.scores)}
    claimed = ", ".join(claim.winners)
    if claim.drawn and outcome.winners:
        message = say("the tag says a draw; by the replay {winners} won ({scores})", **told)
    elif claim.drawn:
        message = say("the tag says a draw; by the replay nobody won ({scores})", **told)
    elif outcome.winners:
        message = say(
            "the tag says that {claimed} won; by the replay {winners} won ({scores})", claimed=claimed, **told
        )
    else:
        message = say(
            "the tag says that {claimed} won; by the replay nobody won ({scores})", claimed=claimed, **told
        )
    return [_finding("DN0321", tag, message, *_right_winner(tag, outcome.winners))]


def _right_winner(tag: Tag, winners: Sequence[str]) -> tuple[Message, ...]:
    """The tag as it should be."""
    names = ", ".join(winners)
    if tag.name.lower() == "result":
        names += " wins" if len(winners) == 1 else " win"
    return (_if_right(f'[{tag.name} "{names}"]'),) if winners else ()


def _if_right(line: str) -> Message:
    return say("if the moves are right, write {line}", line=line)


def _of_score(tag: Tag, sides: _Sides) -> list[Finding]:
    found: list[Finding] = []
    for item in re.split(r"[,;|]", tag.value):
        match = _SCORE.fullmatch(item.strip())
        side = sides.side(match["who"]) if match else None
        if match is None or side is None:
            hint = say("write sides and scores: {scores}", scores=_listed(sides.scores))
            return [
                *found,
                _unchecked(tag, say("nobody can tell whose score {item} is", item=quoted(item.strip())), hint),
            ]
        if int(match["score"]) != sides.scores[side]:
            message = say(
                "the tag says that {side} has {claimed}; by the replay it is {score}",
                side=side, claimed=int(match["score"]), score=sides.scores[side],
            )  # fmt: skip
            found.append(_finding("DN0322", tag, message, _if_right(f"{side} {sides.scores[side]}")))
    return found


def _of_turns(tag: Tag, replay: Replay, game: Game) -> list[Finding]:
    """The turns of each side, where the game has an assertion of them; or how many there were."""
    value = tag.value.strip()
    if value.isdecimal() and len(value) <= len(str(MAX_TURN)):
        turns = max((entry.turn for entry in replay.entries), default=0)
        message = several(
            turns,
            "the tag says {claimed}; by the replay the game has {count} turn",
            "the tag says {claimed}; by the replay the game has {count} turns",
            claimed=int(value),
        )
        right = _if_right(f'[{tag.name} "{turns}"]')
        return [_finding("DN0324", tag, message, right)] if turns != int(value) else []
    try:
        read = grammar_of(game.name).parse(f"assert turns {value}")
    except (Misread, UnexpectedInput):
        read = None
    if not isinstance(read, Assertion):
        hint = say("write the number of turns")
        return [_unchecked(tag, say("{value} is kept, but nobody can check it", value=quoted(value)), hint)]
    wrong = [one for one in game.check_assertion(replay.state, read) if one.severity is Severity.ERROR]
    return [_finding("DN0324", tag, say("by the replay {problem}", problem=one.message)) for one in wrong]


def _listed(scores: Mapping[str, int]) -> str:
    return ", ".join(f"{side} {score}" for side, score in scores.items())


def _finding(code: str, tag: Tag, message: str, *hints: str) -> Finding:
    return CATALOGUE.finding(code, message, field=("tag", tag.name), hints=hints)


def _unchecked(tag: Tag, message: str, hint: str) -> Finding:
    return _finding("DN0323", tag, message, hint)
