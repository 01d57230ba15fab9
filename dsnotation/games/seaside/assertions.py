"""Dominion: Seaside: what a text claims about the position, held against it. Sheet sections 1, 3 and 6."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dsnotation.core.game import Assertion
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CARD, CODES, SEATS, UNKNOWN
from dsnotation.games.seaside.hand import code_list, numbers, zone_parts
from dsnotation.games.seaside.knowledge import can_hold, put_all, surely_holds
from dsnotation.games.seaside.outcome import outcome, points
from dsnotation.games.seaside.state import EMPTY, OVER, State, in_play, no_cards

Check = Callable[[State, Assertion, Report], None]


def _seat(state: State, name: str, path: tuple[str | int, ...], report: Report) -> int:
    """The number of a seat, or EMPTY with a complaint if nobody sits there."""
    seat = SEATS.index(name)
    if seat < len(state.players):
        return seat
    report("SE0104", f"there is no player {name} in this game", field=path, about=(f"seat:{name}",))
    return EMPTY


def _per_player(value: Callable[[State, int], int], code: str, what: str, part: str) -> Check:
    """A claim of one number for each player."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        for place, (name, claimed) in enumerate(assertion.fields["values"]):
            path = ("values", place)
            seat = _seat(state, name, path, report)
            if seat == EMPTY:
                continue
            actual = value(state, seat)
            if actual != claimed:
                about = (f"{part}:{name}",)
                report(code, f"{name} has {actual} {what}, not {claimed}", field=path, about=about)
            elif part == "owned" and state.players[seat].owned[UNKNOWN]:
                report.unverified(code, f"nobody wrote all the cards that {name} lost", field=path)

    return check


def _piles(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        actual = state.supply[CARD[name]]
        about = (f"pile:{name}",)
        if actual == EMPTY:
            report("SE0209", f"{name} is not in the supply of this game", field=("values", place), about=about)
        elif actual != claimed:
            message = f"the {name} pile has {actual} card{'s' * (actual != 1)}, not {claimed}"
            report("SE1106", message, field=("values", place), about=about)


def _zone(contents: Callable[[State, int], Sequence[int]], code: str, where: str) -> Check:
    """A claim of all cards of one player in one place."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        name = assertion.fields["seat"]
        seat = _seat(state, name, ("seat",), report)
        if seat == EMPTY:
            return
        zone = contents(state, seat)
        cards = numbers(assertion.fields["cards"])
        _compare(state, seat, zone, cards, code, f"{name} has {code_list(zone)} {where}", report)

    return check


def _compare(
    state: State, seat: int, zone: Sequence[int], cards: Sequence[int], code: str, message: str, report: Report
) -> None:
    about = zone_parts(seat, "hand")
    if len(cards) != sum(zone) or can_hold(state, seat, zone, cards) != EMPTY:
        report(code, f"{message}{_difference(zone, cards)}", field=("cards",), about=about)
    elif not surely_holds(state, seat, zone, cards):
        report.unverified(code, f"{message}: nobody can tell which", field=("cards",), about=about)


def _difference(zone: Sequence[int], cards: Sequence[int]) -> str:
    """What the claim has too many of, and too few."""
    if UNKNOWN in cards or zone[UNKNOWN]:
        return ""
    claimed = no_cards()
    put_all(claimed, cards)
    more = [
        f"{CODES[card]} +{claimed[card] - zone[card]}" for card in range(UNKNOWN) if claimed[card] > zone[card]
    ]
    less = [
        f"{CODES[card]} -{zone[card] - claimed[card]}" for card in range(UNKNOWN) if claimed[card] < zone[card]
    ]
    return f" (claimed: {', '.join([*more, *less])})"


def _owned(state: State, seat: int) -> list[int]:
    """All cards of a player; those that left unseen can't be named, so all are in doubt by so many."""
    return [max(count, 0) for count in state.players[seat].owned]


def _deck(state: State, assertion: Assertion, report: Report) -> None:
    name = assertion.fields["seat"]
    seat = _seat(state, name, ("seat",), report)
    if seat == EMPTY:
        return
    lost = -state.players[seat].owned[UNKNOWN]
    zone = _owned(state, seat)
    cards = numbers(assertion.fields["cards"])
    claimed = no_cards()
    put_all(claimed, cards)
    too_many = any(claimed[card] > zone[card] for card in range(UNKNOWN))
    if len(cards) != sum(zone) - lost or (too_many and UNKNOWN not in cards):
        message = f"{name} has {code_list(zone)}{_difference(zone, cards)}"
        report("SE1104", message, field=("cards",), about=zone_parts(seat, "hand"))
    elif lost:
        report.unverified("SE1104", f"nobody wrote all the cards that {name} lost", field=("cards",))


def _trash(state: State, assertion: Assertion, report: Report) -> None:
    cards = numbers(assertion.fields["cards"])
    claimed = no_cards()
    put_all(claimed, cards)
    if len(cards) != sum(state.trash) or (not state.trash[UNKNOWN] and claimed != state.trash):
        message = f"the trash has {code_list(state.trash)}{_difference(state.trash, cards)}"
        report("SE1107", message, field=("cards",), about=("trash",))
    elif claimed != state.trash:
        report.unverified("SE1107", "nobody wrote all the cards that were trashed", field=("cards",))


def _resource(name: str) -> Check:
    """A claim of the turn player's Actions, Buys or coins."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        actual, claimed = getattr(state, name), assertion.fields["count"]
        spare = state.coins_unknown if name == "coins" else 0
        if not actual <= claimed <= actual + spare:
            who = SEATS[state.who] if state.who != EMPTY else "nobody"
            message = f"{who} has {actual} {name}, not {claimed}"
            report("SE1108", message, field=("count",), about=(f"due:{name}",))
        elif spare:
            report.unverified("SE1108", f"nobody can tell how many {name} there are", field=("count",))

    return check


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    if state.phase != OVER:
        report("SE1109", "the game is not over yet", field=("seats",), about=("end",))
        return
    winners = outcome(state).winners
    if set(winners) != set(assertion.fields["seats"]):
        message = f"{' and '.join(winners)} won, not {' and '.join(assertion.fields['seats'])}"
        report("SE1109", message, field=("seats",), about=("end",))


CHECKS: dict[str, Check] = {
    "vp": _per_player(points, "SE1101", "victory points", "owned"),
    "turns": _per_player(lambda state, seat: state.players[seat].turns, "SE1102", "turns", "turns"),
    "tokens": _per_player(lambda state, seat: state.players[seat].tokens, "SE1103", "coin tokens", "tokens"),
    "pile": _piles,
    "deck": _deck,
    "hand": _zone(lambda state, seat: state.players[seat].hand, "SE1105", "in hand"),
    "discard": _zone(lambda state, seat: state.players[seat].discard, "SE1105", "in the discard pile"),
    "play": _zone(in_play, "SE1105", "in play"),
    "island": _zone(lambda state, seat: state.players[seat].island, "SE1105", "on the Island mat"),
    "village": _zone(lambda state, seat: state.players[seat].village, "SE1105", "on the Native Village mat"),
    "trash": _trash,
    "coins": _resource("coins"),
    "actions": _resource("actions"),
    "buys": _resource("buys"),
    "winner": _winner,
}
