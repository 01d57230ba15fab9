"""Dominion: Seaside: what a text claims about the position, held against it. Sheet sections 1, 3 and 6."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dsnotation.core.game import Assertion
from dsnotation.core.messages import Message, listed_and, listed_or, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CARD, COUNT, SEATS, TABLE, UNKNOWN
from dsnotation.games.seaside.hand import IN_HAND, code_list, numbers, zone_parts
from dsnotation.games.seaside.knowledge import can_hold, pool, put_all, surely_holds
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.outcome import outcome, points
from dsnotation.games.seaside.state import EMPTY, OVER, State, in_play, no_cards

Check = Callable[[State, Assertion, Report], None]


def _seat(state: State, name: str, path: tuple[str | int, ...], report: Report) -> int:
    """The number of a seat, or EMPTY with a complaint if nobody sits there."""
    seat = SEATS.index(name)
    if seat < len(state.players):
        return seat
    message = say("there is no player {seat} in this game", seat=name)
    report("SE0104", message, field=path, about=(f"seat:{name}",), hints=(_players(state),))
    return EMPTY


def _players(state: State) -> Message:
    return say("the players are {players}", players=", ".join(SEATS[: len(state.players)]))


def _possible_points(state: State, seat: int) -> set[int]:
    """The victory points that a player may have: several, if cards were lost that nobody saw."""
    player = state.players[seat]
    total, lost = points(state, seat), -player.owned[UNKNOWN]
    gone = {(0, 0)}  # so many cards lost, and their points
    for card, free in enumerate(pool(state, seat)[:COUNT] if lost else ()):
        gone |= {
            (count + more, worth + more * TABLE[card].points)
            for count, worth in gone
            for more in range(1, min(free, lost - count) + 1)
        }
    return {total - worth for count, worth in gone if count == lost}


def _other_points(seat: str, possible: Sequence[int], claimed: int) -> Message:
    if len(possible) > 1:
        numbers = listed_or(possible)
        return say(
            "{seat} has {numbers} victory points, not {claimed}", seat=seat, numbers=numbers, claimed=claimed
        )
    return several(
        possible[0],
        "{seat} has {count} victory point, not {claimed}",
        "{seat} has {count} victory points, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _other_turns(seat: str, possible: Sequence[int], claimed: int) -> Message:
    return several(
        possible[0],
        "{seat} has {count} turn, not {claimed}",
        "{seat} has {count} turns, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _other_tokens(seat: str, possible: Sequence[int], claimed: int) -> Message:
    return several(
        possible[0],
        "{seat} has {count} coin token, not {claimed}",
        "{seat} has {count} coin tokens, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _per_player(
    values: Callable[[State, int], set[int]],
    code: str,
    other: Callable[[str, Sequence[int], int], Message],
    part: str,
) -> Check:
    """A claim of one number for each player, which must be among the possible ones."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        for place, (name, claimed) in enumerate(assertion.fields["values"]):
            path = ("values", place)
            seat = _seat(state, name, path, report)
            if seat == EMPTY:
                continue
            possible = values(state, seat)
            if claimed not in possible:
                about = (f"{part}:{name}",)
                report(code, other(name, sorted(possible), claimed), field=path, about=about)
            elif len(possible) > 1:
                report.unverified(code, _cards_lost(name), field=path)

    return check


def _cards_lost(seat: str) -> Message:
    return say("nobody wrote all the cards that {seat} lost", seat=seat)


def _piles(state: State, assertion: Assertion, report: Report) -> None:
    for place, (name, claimed) in enumerate(assertion.fields["values"]):
        actual = state.supply[CARD[name]]
        about = (f"pile:{name}",)
        if actual == EMPTY:
            message = say("{card} is not in the supply of this game", card=called(name))
            report("SE0209", message, field=("values", place), about=about)
        elif actual != claimed:
            message = several(
                actual,
                "the {card} pile has {count} card, not {claimed}",
                "the {card} pile has {count} cards, not {claimed}",
                card=called(name),
                claimed=claimed,
            )
            report("SE1106", message, field=("values", place), about=about)


def _zone(contents: Callable[[State, int], Sequence[int]], code: str, where: Message) -> Check:
    """A claim of all cards of one player in one place."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        name = assertion.fields["seat"]
        seat = _seat(state, name, ("seat",), report)
        if seat == EMPTY:
            return
        zone = contents(state, seat)
        cards = numbers(assertion.fields["cards"])
        message = say("{seat} has {cards} {where}", seat=name, cards=code_list(zone), where=where)
        if not any(zone):
            message = say("{seat} has no card {where}", seat=name, where=where)
        _compare(state, seat, zone, cards, code, message, report)

    return check


def _compare(
    state: State, seat: int, zone: Sequence[int], cards: Sequence[int], code: str, message: Message, report: Report
) -> None:
    about = zone_parts(seat, "hand")
    if len(cards) != sum(zone) or can_hold(state, seat, zone, cards) != EMPTY:
        report(code, _with_difference(message, zone, cards), field=("cards",), about=about)
    elif not surely_holds(state, seat, zone, cards):
        unsure = say("{message}: nobody can tell which", message=message)
        report.unverified(code, unsure, field=("cards",), about=about)


def _with_difference(message: Message, zone: Sequence[int], cards: Sequence[int]) -> Message:
    """The message, with what the claim has too many of, and too few."""
    if UNKNOWN in cards or zone[UNKNOWN]:
        return message
    claimed = no_cards()
    put_all(claimed, cards)
    differences = [there - named for there, named in zip(zone[:UNKNOWN], claimed, strict=False)]
    more = [-count if count < 0 else 0 for count in differences]
    less = [max(count, 0) for count in differences]
    if any(more) and any(less):
        return say(
            "{message}; this line has {more} too many and lacks {less}",
            message=message,
            more=code_list(more),
            less=code_list(less),
        )
    if any(more):
        return say("{message}; this line has {more} too many", message=message, more=code_list(more))
    if any(less):
        return say("{message}; this line lacks {less}", message=message, less=code_list(less))
    return message


def _deck(state: State, assertion: Assertion, report: Report) -> None:
    """All cards of a player; of those that nobody can place some may have been lost unseen."""
    name = assertion.fields["seat"]
    seat = _seat(state, name, ("seat",), report)
    if seat == EMPTY:
        return
    lost = -state.players[seat].owned[UNKNOWN]
    zone = [max(count, 0) for count in state.players[seat].owned]
    cards = numbers(assertion.fields["cards"])
    claimed = no_cards()
    put_all(claimed, cards)
    free = pool(state, seat)
    unclaimed = [there - named for there, named in zip(zone, claimed[:COUNT], strict=False)]
    may_be_lost = sum(min(left, free[card]) for card, left in enumerate(unclaimed))
    if len(cards) != sum(zone) - lost or min(unclaimed) < 0 or may_be_lost < lost:
        has = say("{seat} has {cards}", seat=name, cards=code_list(zone))
        if lost:
            has = several(
                lost,
                "{message}, less {count} card that nobody saw go",
                "{message}, less {count} cards that nobody saw go",
                message=has,
            )
        message = _with_difference(has, zone, cards)
        report("SE1104", message, field=("cards",), about=(*zone_parts(seat, "hand"), f"owned:{name}"))
    elif lost:
        report.unverified("SE1104", _cards_lost(name), field=("cards",))


def _trash(state: State, assertion: Assertion, report: Report) -> None:
    """All cards in the trash; a "?" there, or in the claim, may be any card."""
    cards = numbers(assertion.fields["cards"])
    claimed = no_cards()
    put_all(claimed, cards)
    more = [max(0, named - there) for named, there in zip(claimed[:COUNT], state.trash, strict=False)]
    less = [max(0, there - named) for named, there in zip(claimed[:COUNT], state.trash, strict=False)]
    unseen = sum(more) <= state.trash[UNKNOWN] and all(
        count <= sum(pool(state, seat)[card] for seat in range(len(state.players)))
        for card, count in enumerate(more)
        if count
    )
    if len(cards) != sum(state.trash) or not unseen or sum(less) > claimed[UNKNOWN]:
        message = say("the trash is empty")
        if any(state.trash):
            message = say("the trash has {cards}", cards=code_list(state.trash))
        message = _with_difference(message, state.trash, cards)
        report("SE1107", message, field=("cards",), about=("trash",))
    elif any(more):
        report.unverified("SE1107", say("nobody wrote all the cards that were trashed"), field=("cards",))


def _other_actions(seat: str, count: int, claimed: int) -> Message:
    return several(
        count,
        "{seat} has {count} action, not {claimed}",
        "{seat} has {count} actions, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _other_buys(seat: str, count: int, claimed: int) -> Message:
    return several(
        count,
        "{seat} has {count} buy, not {claimed}",
        "{seat} has {count} buys, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _other_coins(seat: str, count: int, claimed: int) -> Message:
    return several(
        count,
        "{seat} has {count} coin, not {claimed}",
        "{seat} has {count} coins, not {claimed}",
        seat=seat,
        claimed=claimed,
    )


def _resource(name: str, other: Callable[[str, int, int], Message]) -> Check:
    """A claim of the turn player's Actions, Buys or coins."""

    def check(state: State, assertion: Assertion, report: Report) -> None:
        actual, claimed = getattr(state, name), assertion.fields["count"]
        spare = state.coins_unknown if name == "coins" else 0
        if not actual <= claimed <= actual + spare:
            if state.who == EMPTY:
                message = say("the first turn has not begun yet")
            else:
                message = other(SEATS[state.who], actual, claimed)
            report("SE1108", message, field=("count",), about=(f"due:{name}",))
        elif spare:
            report.unverified("SE1108", say("nobody can tell how many coins there are"), field=("count",))

    return check


def _winner(state: State, assertion: Assertion, report: Report) -> None:
    if state.phase != OVER:
        report("SE1109", say("the game is not over yet"), field=("seats",), about=("end",))
        return
    winners = outcome(state).winners
    if any(len(_possible_points(state, seat)) > 1 for seat in range(len(state.players))):
        report.unverified("SE1109", say("nobody wrote all the cards that were lost"), field=("seats",))
    elif set(winners) != set(assertion.fields["seats"]):
        claimed = listed_and(assertion.fields["seats"])
        message = say("{winners} won, not {claimed}", winners=listed_and(winners), claimed=claimed)
        report("SE1109", message, field=("seats",), about=("end",))


CHECKS: dict[str, Check] = {
    "vp": _per_player(_possible_points, "SE1101", _other_points, "owned"),
    "turns": _per_player(lambda state, seat: {state.players[seat].turns}, "SE1102", _other_turns, "turns"),
    "tokens": _per_player(lambda state, seat: {state.players[seat].tokens}, "SE1103", _other_tokens, "tokens"),
    "pile": _piles,
    "deck": _deck,
    "hand": _zone(lambda state, seat: state.players[seat].hand, "SE1105", IN_HAND),
    "discard": _zone(lambda state, seat: state.players[seat].discard, "SE1105", say("in the discard pile")),
    "play": _zone(in_play, "SE1105", say("in play")),
    "island": _zone(lambda state, seat: state.players[seat].island, "SE1105", say("on the Island mat")),
    "village": _zone(lambda state, seat: state.players[seat].village, "SE1105", say("on the Native Village mat")),
    "trash": _trash,
    "coins": _resource("coins", _other_coins),
    "actions": _resource("actions", _other_actions),
    "buys": _resource("buys", _other_buys),
    "winner": _winner,
}
