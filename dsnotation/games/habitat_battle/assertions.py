"""Habitat Battle: what a text claims about the position, held against it. Sheet sections 3 to 7."""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.game import Assertion
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle import battle as battles
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.naming import number_of
from dsnotation.games.habitat_battle.state import EMPTY, OVER, State, pieces_on

Check = Callable[[State, Assertion, Report], None]


def _points(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        seat, path = SEATS.index(name), ("values", place)
        if seat >= len(state.points):
            report("HB0204", f"there is no player {name} in this game", field=path, about=(f"seat:{name}",))
        elif state.points[seat] != claimed:
            message = f"{name} has {state.points[seat]} victory points, not {claimed}"
            report("HB1101", message, field=path, about=(f"points:{name}",))


def _flood(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        space = number_of(state.tables.spaces, name, "space", report, field=("values", place))
        if space != EMPTY and state.flood[space] != claimed:
            message = f"{name} is at flood stage {state.flood[space]}, not {claimed}"
            report("HB1102", message, field=("values", place), about=(f"flood:{name}",))


def _at(state: State, assertion: Assertion, report: Report) -> None:
    name = assertion.fields["space"]
    space = number_of(state.tables.spaces, name, "space", report)
    if space == EMPTY:
        return
    animals = [state.tables.animals.ids[state.pieces[piece].animal] for piece in pieces_on(state, space)]
    if state.aquatics[space] != EMPTY:
        animals.append(state.tables.animals.ids[state.aquatics[space]])
    if sorted(animals) != sorted(assertion.fields["animals"]):
        there = " ".join(animals) or "no animal"
        claimed = " ".join(assertion.fields["animals"]) or "none"
        report("HB1103", f"on {name} there is {there}, not {claimed}", field=("animals",), about=(f"at:{name}",))


def _total(state: State, assertion: Assertion, report: Report) -> None:
    name, claimed = assertion.fields["animal"], assertion.fields["count"]
    battle = state.battle
    if battle is None:
        report("HB1104", "there is no battle now", field=("animal",), about=("battle",))
        return
    names = [state.tables.animals.ids[side.animal] for side in battle.sides]
    if name not in names:
        message = f"the battle is between {names[0]} and {names[1]}"
        report("HB1104", message, field=("animal",), about=("battle",))
        return
    actual = battles.totals(state, battle)[names.index(name)]
    if actual != claimed:
        report("HB1104", f"{name} has a total of {actual}, not {claimed}", field=("count",), about=("battle",))


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    if state.phase != OVER:
        report("HB1105", "the game is not over yet", field=("seats",), about=("end",))
    elif set(state.winner) != set(assertion.fields["seats"]):
        claimed = " and ".join(assertion.fields["seats"])
        message = f"{' and '.join(state.winner)} won, not {claimed}"
        report("HB1105", message, field=("seats",), about=("end",))


CHECKS: dict[str, Check] = {
    "points": _points,
    "flood": _flood,
    "at": _at,
    "total": _total,
    "winner": _winner,
}
