"""What is tried at a position: do `check`, `legal_moves` and `apply` agree, and does any piece get lost?"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

import positions  # of the tests

from dsnotation.core.findings import forbids
from dsnotation.core.game import Decision, Draft, describe_due
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import CARDS, TERRAIN
from dsnotation.games.dominant_species.moves import DrawSymbiotic, RevealCards, RevealTiles, Wanderlust
from dsnotation.games.dominant_species.picture import render
from dsnotation.games.dominant_species.state import State
from dsnotation.notation.reader import read_string

MANY = 2_000  # more legal moves than this are not listed in full
MUTANTS = 60  # of one move, at most


class Fault(Exception):
    """Something that should not be. `kind` is what faults are counted by."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind


def pieces(state: State, taken: list[str]) -> None:
    """Every piece is there, and every card once: face up, in the deck or taken."""
    wrong = positions.lost_pieces(state)
    there = [card for number, card in enumerate(CARDS) if state.unseen_cards >> number & 1]
    there += [CARDS[number] for number in state.cards] + taken
    if sorted(there) != sorted(CARDS):
        wrong.append("cards are lost or doubled")
    if wrong:
        raise Fault("lost pieces", "; ".join(wrong))


def legal(state: State, move: Any) -> None:
    """A composed move answers the decision and is legal."""
    decision = GAME.decision(state)
    assert decision is not None
    if not _answers(move, decision):
        raise Fault("wrong move", f"{decision} is answered by {move}")
    findings = GAME.check(state, move)
    if forbids(findings):
        raise Fault("composed move refused", f"{move}: {[finding.message for finding in findings]}")


def _answers(move: Any, decision: Decision) -> bool:
    """Whether a move is of the kind that is asked for, or of one that may be made at any time."""
    return move.kind in GAME.asides or (decision.is_answered_by(move.kind) and move.actor == decision.actor)


def agreement(state: State, rng: random.Random) -> int:
    """Moves listed are legal and distinct; mutants of one are legal exactly if they are listed. Returns how many
    mutants were tried."""
    before = state.copy()
    moves = list(islice(GAME.legal_moves(state), MANY + 1))
    if not moves:
        raise Fault("dead end", f"{GAME.decision(state)} has no legal move")
    complete = len(moves) <= MANY
    listed = {meaning(state, move) for move in moves}
    if len(listed) < len(moves):
        raise Fault("listed twice", f"{len(moves) - len(listed)} of the moves for {GAME.decision(state)}")
    for move in rng.sample(moves, min(len(moves), 20)):
        legal(state, move)
    mutants = list(_mutants(state, rng.choice(moves)))
    tried = rng.sample(mutants, min(len(mutants), MUTANTS))
    for mutant in tried:
        found = GAME.check(state, mutant)
        if complete and forbids(found) == (meaning(state, mutant) in listed):
            how = f"refused ({found[0].message}) but listed" if found else "accepted but not listed"
            raise Fault("check and legal_moves disagree", f"{mutant} is {how}")
        if not forbids(found):
            _plays(state, mutant)
    if state != before:
        raise Fault("position changed", f"by looking at {GAME.decision(state)}")
    return len(tried)


def stranger(state: State, move: Any) -> None:
    """A move of another position is refused, or is played without harm; nothing that looks at it may raise."""
    decision = GAME.decision(state)
    assert decision is not None
    findings = GAME.check(state, move)
    if not forbids(findings):
        if not _answers(move, decision):
            raise Fault("wrong move accepted", f"{move} for {decision}")
        _plays(state, move)
    for finding in findings:
        if finding.code not in GAME.catalogue:
            raise Fault("unknown code", finding.code)
    fields = {field.name: getattr(move, field.name) for field in dataclasses.fields(move) if field.name != "kind"}
    draft = Draft(move.kind, fields)
    GAME.touches(state, draft, [finding.field for finding in findings])
    GAME.touches(state, None)
    GAME.rests_on(state)
    GAME.settles(move)
    GAME.language.describe(decision)
    describe_due(GAME, state)
    if GAME.complete(state, draft) != move:
        raise Fault("completed otherwise", str(move))


def passing_over(state: State, turns: int) -> None:
    """The replay passes over decisions it has no line for: nothing is lost, and turns go by."""
    twin = state.copy()
    for _ in range(1_000):
        if GAME.decision(twin) is None or twin.turn > state.turn + turns:
            return
        GAME.skip(twin)
        wrong = positions.lost_pieces(twin)
        if wrong:
            raise Fault("lost pieces", f"passed over: {'; '.join(wrong)}")
    raise Fault("endless", "passing over decisions leads nowhere")


def words(state: State, rng: random.Random) -> None:
    """Legal moves come back from their own text, and the position can be drawn."""
    render(state)
    moves = list(islice(GAME.legal_moves(state), MANY))
    for move in rng.sample(moves, min(len(moves), 5)):
        lines = GAME.language.write([move])
        document = read_string("\n".join([f'[Game "{GAME.name}"]', "", *lines, ""]))
        drafts = [draft for statement in document.games[0].statements for draft in statement.drafts]
        if document.findings or document.games[0].findings or len(drafts) != 1:
            raise Fault("move not read", f"{move}: {lines}")
        if GAME.complete(state, drafts[0]) != move:
            raise Fault("move read otherwise", f"{move}: {lines} is {GAME.complete(state, drafts[0])}")


def _plays(state: State, move: Any) -> None:
    twin = state.copy()
    GAME.apply(twin, move)
    wrong = positions.lost_pieces(twin)
    if wrong:
        raise Fault("lost pieces", f"{move}: {'; '.join(wrong)}")


def _mutants(state: State, move: Any) -> Iterator[Any]:
    """Moves that differ in one part: those of the game itself, and lists in another order, twice or empty."""
    yield from GAME.variants(state, move)
    hints = get_type_hints(type(move))
    for field in dataclasses.fields(move):
        value = getattr(move, field.name)
        if isinstance(value, tuple) and value and field.name != "tiles":
            for other in (value[::-1], (*value, value[0]), (*value, value[-1]), ()):
                yield dataclasses.replace(move, **{field.name: other})
        elif value is not None and type(None) in get_args(hints[field.name]):
            yield dataclasses.replace(move, **{field.name: None})


def meaning(state: State, move: Any) -> Any:
    """The same for moves that differ only in the order of their parts, or in how they name a stack."""
    if isinstance(move, Wanderlust) and move.stack is None and move.tile is not None:
        terrain = TERRAIN[move.tile]
        if terrain in state.face_up:
            move = dataclasses.replace(move, stack=state.face_up.index(terrain) + 1)
    if isinstance(move, RevealTiles | RevealCards | DrawSymbiotic):  # their order is the table's
        return move
    values = (getattr(move, field.name) for field in dataclasses.fields(move))
    return tuple(tuple(sorted(value, key=repr)) if isinstance(value, tuple) else value for value in values)
