"""Habitat Battle: what a text claims about the position, held against it. Sheet sections 3 to 7."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dsnotation.core.game import Assertion
from dsnotation.core.messages import Message, listed_and, say
from dsnotation.core.report import Report
from dsnotation.games.habitat_battle import battle as battles
from dsnotation.games.habitat_battle.moves import SEATS
from dsnotation.games.habitat_battle.naming import number_of
from dsnotation.games.habitat_battle.naming import with_ids as with_ids_in_moves
from dsnotation.games.habitat_battle.state import EMPTY, OVER, State, pieces_on
from dsnotation.games.habitat_battle.tables import Tables

Check = Callable[[State, Assertion, Report], None]


def _points(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        seat, path = SEATS.index(name), ("values", place)
        if seat >= len(state.points):
            players = say("the players are {players}", players=", ".join(SEATS[: len(state.points)]))
            report(
                "HB0204",
                say("there is no player {seat} in this game", seat=name),
                field=path,
                about=(f"seat:{name}",),
                hints=(players,),
            )
        elif state.points[seat] != claimed:
            message = say(
                "{seat} has {actual} victory points, not {claimed}",
                seat=name, actual=state.points[seat], claimed=claimed,
            )  # fmt: skip
            report("HB1101", message, field=path, about=(f"points:{name}",))


def _flood(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        space = number_of(state.tables.spaces, name, "space", report, field=("values", place))
        if space != EMPTY and state.flood[space] != claimed:
            message = say(
                "{space} is at flood stage {actual}, not {claimed}",
                space=name, actual=state.flood[space], claimed=claimed,
            )  # fmt: skip
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
        there = listed_and(animals) if animals else say("no animal")
        claimed = listed_and(assertion.fields["animals"])
        message = say("{space} holds {animals}, not {claimed}", space=name, animals=there, claimed=claimed)
        if not claimed:
            message = say("{space} is not empty: it holds {animals}", space=name, animals=there)
        report("HB1103", message, field=("animals",), about=(f"at:{name}",))


def _total(state: State, assertion: Assertion, report: Report) -> None:
    name, claimed = assertion.fields["animal"], assertion.fields["count"]
    battle = state.battle
    if battle is None:
        report("HB1104", say("there is no battle now"), field=("animal",), about=("battle",))
        return
    names = [state.tables.animals.ids[side.animal] for side in battle.sides]
    if name not in names:
        message = say("the battle is between {animal} and {enemy}", animal=names[0], enemy=names[1])
        report("HB1104", message, field=("animal",), about=("battle",))
        return
    actual = battles.totals(state, battle)[names.index(name)]
    if actual != claimed:
        message = say(
            "{animal} has a total of {actual}, not {claimed}", animal=name, actual=actual, claimed=claimed
        )
        report("HB1104", message, field=("count",), about=("battle",))


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    if state.phase != OVER:
        report("HB1105", say("the game is not over yet"), field=("seats",), about=("end",))
    elif set(state.winner) != set(assertion.fields["seats"]):
        message = say(
            "{winners} won, not {claimed}",
            winners=_sides(state.winner), claimed=_sides(assertion.fields["seats"]),
        )  # fmt: skip
        report("HB1105", message, field=("seats",), about=("end",))


def with_ids(tables: Tables, assertion: Assertion) -> Assertion:
    """The assertion with the ids that its names mean."""
    fields = with_ids_in_moves(tables, assertion.fields)
    if assertion.kind == "flood":
        fields["values"] = tuple((tables.spaces.resolved(name), stage) for name, stage in fields["values"])
    return Assertion(assertion.kind, fields, assertion.spans)


def _sides(sides: Sequence[str]) -> Message:
    """Who won, in a sentence."""
    return listed_and(say("the aquatic animals") if side == battles.AQUATIC_SIDE else side for side in sides)


CHECKS: dict[str, Check] = {
    "points": _points,
    "flood": _flood,
    "at": _at,
    "total": _total,
    "winner": _winner,
}
