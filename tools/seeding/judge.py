"""What the engine says of a text with a fault: where the first rule is broken, without guessing what was meant.

Nothing here is the replay's: lines are played one after the other, and the first that is not legal decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dsnotation.core.declining import declines_unasked
from dsnotation.core.findings import Severity, forbids
from dsnotation.core.game import Draft, Game, State
from dsnotation.core.registry import find_game
from dsnotation.notation.document import Document, GameText, Statement
from dsnotation.notation.reader import read_string

MOST_SKIPPED = 200


def meaning(text: str) -> list[Any]:
    """What a text says, line by line: texts that are equal in this differ in nothing that counts."""
    return [_said(statement) for game in read_string(text).games for statement in game.statements]


def _said(statement: Statement) -> Any:
    if statement.kind == "unreadable":
        return statement.text
    claim = statement.assertion
    drafts = [(draft.kind, draft.fields) for draft in statement.drafts]
    return statement.kind, drafts, statement.turn, claim and (claim.kind, claim.fields)


def first_illegal(text: str) -> int | None:
    """The line (from 1) on which a rule is broken first, or which can't be read; None if none is."""
    document = read_string(text)
    unreadable = _unreadable(document)
    if len(document.games) != 1:
        return unreadable
    played = _played(document.games[0])
    return min((line for line in (unreadable, played) if line is not None), default=None)


def _unreadable(document: Document) -> int | None:
    found = [*document.findings, *(one for game in document.games for one in game.findings)]
    lines = [one.span.line for one in found if one.severity is Severity.ERROR and one.span is not None]
    return min(lines, default=None)


def _played(text: GameText) -> int | None:
    game = find_game(text.name or "")
    setup, _ = game.setup(text.tag_values())
    if setup is None:
        return 1
    return illegal_from(game, game.start(setup), text.statements)


def illegal_from(game: Game, state: State, statements: Iterable[Statement]) -> int | None:
    """The first of the lines on which a rule is broken if they are played from a position, which changes."""
    events: list[Any] = []
    for statement in statements:
        if statement.kind == "unreadable":
            return statement.line
        if statement.assertion is not None and forbids(game.check_assertion(state, statement.assertion)):
            return statement.line
        if statement.turn is not None and not _pass_over(game, state, statement.turn):
            return statement.line
        for draft in statement.drafts:
            told = _play(game, state, draft, events)
            if told is None:
                return statement.line
            events = told
    return None


def _pass_over(game: Game, state: State, turn: int) -> bool:
    """Up to the beginning of a turn nothing may be due but what may be left out."""
    while (decision := game.decision(state)) is not None and decision.turn < turn:
        if not game.may_be_unasked(decision.kind, decision.space):
            return False
        game.skip(state)
    return True


def _play(game: Game, state: State, draft: Draft, events: list[Any]) -> list[Any] | None:
    """Plays a move: the events, or None if it is not legal."""
    if draft.kind not in game.asides and not _is_due(game, state, draft):
        needless = declines_unasked(game, state, draft, events)
        # What follows by itself, or declines what nobody asks, changes nothing.
        return events if needless or game.is_told(state, draft, events) else None
    move = game.complete(state, draft)
    return None if forbids(game.check(state, move)) else game.apply(state, move)


def _is_due(game: Game, state: State, draft: Draft) -> bool:
    """Whether a move answers what is due, or what is due after that which may be left out; that is passed over."""
    ahead = state.copy()
    for skipped in range(MOST_SKIPPED):
        decision = game.decision(ahead)
        if decision is None:
            return False
        right = decision.is_answered_by(draft.kind) and draft.fields.get("actor", decision.actor) == decision.actor
        if right and all(draft.fields.get(name, value) == value for name, value in decision.given):
            for _ in range(skipped):
                game.skip(state)
            return True
        if not game.may_be_unasked(decision.kind, decision.space):
            return False
        game.skip(ahead)
    return False
