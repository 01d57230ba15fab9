"""What is tried at a position: do `check`, `legal_moves` and `apply` agree, and does any piece get lost?"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

from dsnotation.core.findings import forbids
from dsnotation.core.game import Decision, Draft, Game
from dsnotation.core.telling import describe_due
from dsnotation.notation.reader import read_string
from tools.fuzzing.adapter import Adapter, Fault, reordered

MANY = 2_000  # more legal moves than this are not listed in full
MUTANTS = 60  # of one move, at most


def pieces(adapter: Adapter, state: Any) -> None:
    """Every piece is there."""
    wrong = adapter.lost(state)
    if wrong:
        raise Fault("lost pieces", "; ".join(wrong))


def legal(adapter: Adapter, state: Any, move: Any) -> None:
    """A composed move answers the decision and is legal."""
    game = adapter.game
    decision = game.decision(state)
    assert decision is not None
    if not _answers(game, move, decision):
        raise Fault("wrong move", f"{decision} is answered by {move}")
    findings = game.check(state, move)
    if forbids(findings):
        raise Fault("composed move refused", f"{move}: {[finding.message for finding in findings]}")


def _answers(game: Game, move: Any, decision: Decision) -> bool:
    """Whether a move is of the kind that is asked for, or of one that may be made at any time."""
    return move.kind in game.asides or (decision.is_answered_by(move.kind) and move.actor == decision.actor)


def agreement(adapter: Adapter, state: Any, rng: random.Random) -> int:
    """Moves listed are legal and distinct; mutants of one are legal exactly if they are listed. Returns how many
    mutants were tried."""
    game = adapter.game
    before = state.copy()
    moves = list(islice(game.legal_moves(state), MANY + 1))
    if not moves:
        raise Fault("dead end", f"{game.decision(state)} has no legal move")
    complete = len(moves) <= MANY
    listed = {adapter.meaning(state, move) for move in moves}
    if len(listed) < len(moves):
        raise Fault("listed twice", f"{len(moves) - len(listed)} of the moves for {game.decision(state)}")
    for move in rng.sample(moves, min(len(moves), 20)):
        legal(adapter, state, move)
    mutants = list(_mutants(adapter, state, rng.choice(moves)))
    tried = rng.sample(mutants, min(len(mutants), MUTANTS))
    for mutant in tried:
        found = game.check(state, mutant)
        if complete and forbids(found) == (adapter.meaning(state, mutant) in listed):
            how = f"refused ({found[0].message}) but listed" if found else "accepted but not listed"
            raise Fault("check and legal_moves disagree", f"{mutant} is {how}")
        if not forbids(found):
            _plays(adapter, state, mutant)
    if state != before:
        raise Fault("position changed", f"by looking at {game.decision(state)}")
    return len(tried)


def stranger(adapter: Adapter, state: Any, move: Any) -> None:
    """A move of another position is refused, or is played without harm; nothing that looks at it may raise."""
    game = adapter.game
    decision = game.decision(state)
    assert decision is not None
    findings = game.check(state, move)
    if not forbids(findings):
        if not _answers(game, move, decision):
            raise Fault("wrong move accepted", f"{move} for {decision}")
        _plays(adapter, state, move)
    for finding in findings:
        if finding.code not in game.catalogue:
            raise Fault("unknown code", finding.code)
    fields = {field.name: getattr(move, field.name) for field in dataclasses.fields(move) if field.name != "kind"}
    draft = Draft(move.kind, fields)
    game.touches(state, draft, [finding.field for finding in findings])
    game.touches(state, None)
    game.rests_on(state)
    game.settles(move)
    game.language.describe(decision)
    describe_due(game, state)
    if game.complete(state, draft) != move:
        raise Fault("completed otherwise", str(move))


def passing_over(adapter: Adapter, state: Any, turns: int) -> None:
    """The replay passes over decisions it has no line for: nothing is lost, and turns go by."""
    game = adapter.game
    twin = state.copy()
    first = game.decision(twin)
    for _ in range(1_000):
        decision = game.decision(twin)
        if first is None or decision is None or decision.turn > first.turn + turns:
            return
        game.skip(twin)
        wrong = adapter.lost(twin)
        if wrong:
            raise Fault("lost pieces", f"passed over: {'; '.join(wrong)}")
    raise Fault("endless", "passing over decisions leads nowhere")


def words(adapter: Adapter, state: Any, rng: random.Random) -> None:
    """Legal moves come back from their own text, and the position can be drawn."""
    game = adapter.game
    adapter.picture(state)
    moves = list(islice(game.legal_moves(state), MANY))
    for move in rng.sample(moves, min(len(moves), 5)):
        lines = game.language.write([move])
        document = read_string("\n".join([f'[Game "{game.name}"]', "", *lines, ""]))
        drafts = [draft for statement in document.games[0].statements for draft in statement.drafts]
        if document.findings or document.games[0].findings or len(drafts) != 1:
            raise Fault("move not read", f"{move}: {lines}")
        if game.complete(state, drafts[0]) != move:
            raise Fault("move read otherwise", f"{move}: {lines} is {game.complete(state, drafts[0])}")


def _plays(adapter: Adapter, state: Any, move: Any) -> None:
    game = adapter.game
    twin = state.copy()
    game.apply(twin, move)
    wrong = adapter.lost(twin)
    if wrong:
        raise Fault("lost pieces", f"{move}: {'; '.join(wrong)}")


def _mutants(adapter: Adapter, state: Any, move: Any) -> Iterator[Any]:
    """Moves that differ in one part: those of the game itself, and lists in another order, twice or empty."""
    yield from adapter.game.variants(state, move)
    hints = get_type_hints(type(move))
    for field in dataclasses.fields(move):
        value = getattr(move, field.name)
        if isinstance(value, tuple) and value and field.name not in adapter.ordered:
            for other in reordered(value):
                yield dataclasses.replace(move, **{field.name: other})
        elif value is not None and type(None) in get_args(hints[field.name]):
            yield dataclasses.replace(move, **{field.name: None})
