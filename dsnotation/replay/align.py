"""Which line answers which decision."""

from __future__ import annotations

from dataclasses import dataclass

from dsnotation.core.game import Decision, Draft, Game, State
from dsnotation.notation.document import GameText, Statement

LOOK_AHEAD = 200  # decisions; more than any turn has


@dataclass(slots=True)
class Item:
    """One move of the text, or a statement that is none."""

    statement: Statement
    draft: Draft | None = None


def items_of(text: GameText) -> list[Item]:
    """The statements of a game, one item for each move."""
    items: list[Item] = []
    for statement in text.statements:
        if statement.kind == "moves":
            items.extend(Item(statement, draft) for draft in statement.drafts)
        else:
            items.append(Item(statement))
    return items


def fits(draft: Draft, decision: Decision) -> bool:
    """Whether a written move answers a decision, as far as kind, actor and what the position gives go."""
    if draft.kind != decision.kind and draft.kind not in decision.also:
        return False
    fields = draft.fields
    if fields.get("actor", decision.actor) != decision.actor:
        return False
    given = decision.given
    return not given or all(fields.get(name, value) == value for name, value in given)


def same_asked(first: Decision | None, second: Decision | None) -> bool:
    """Whether two positions ask for the same thing."""
    if first is None or second is None:
        return False
    return _asked(first) == _asked(second)


def _asked(decision: Decision) -> tuple[object, ...]:
    return decision.kind, decision.actor, decision.space, decision.given


def upcoming(game: Game, state: State) -> list[Decision]:
    """The decisions still to come in this turn if none of them were carried out, the one that is due first."""
    ghost = state.copy()
    decisions: list[Decision] = []
    while len(decisions) < LOOK_AHEAD:
        decision = game.decision(ghost)
        if decision is None or (decisions and decision.turn != decisions[0].turn):
            break
        decisions.append(decision)
        game.skip(ghost)
    return decisions
