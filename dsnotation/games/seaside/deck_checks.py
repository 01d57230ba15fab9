"""Dominion: Seaside: whether what is written can have come off a deck. Sheet sections 4.4 and 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dsnotation.core.findings import FieldPath
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CODES, COUNT, NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.deck import NONE_USED, Misfit, Need, Source, fit, is_sure, known_cards, known_rest
from dsnotation.games.seaside.state import Player, State, deck_size


class OffDeck(NamedTuple):
    """Cards that come off a deck as they are written: the kind of the move, the cards before and after the bar,
    and whether there is a bar."""

    kind: str
    before: list[int]
    after: list[int]
    shuffled: bool = False


_VERBS = {"deal": "be dealt", "draw": "draw", "look": "look at", "flip": "flip"}
_PLACES = ("first", "second", "third", "fourth", "fifth")


def check_off_deck(
    state: State, seat: int, places: tuple[Source, Source], shuffle: bool, move: OffDeck, report: Report,
    hints: tuple[str, ...] = (),
) -> None:  # fmt: skip
    """Reports what is wrong with cards that come off a deck. `shuffle` says whether one is needed; `hints` tell
    why there are so many cards."""
    first, second = places
    count_before, count_after = len(first.fixed) + first.loose, second.loose
    total = count_before + count_after
    name = SEATS[seat]
    about = _about(seat)
    if len(move.before) + len(move.after) != total:
        message = f"{_number(total)} come{'s' * (total == 1)} off the deck of {name},"
        message = f"{message} not {len(move.before) + len(move.after)}"
        report("SE0302", message, field=("cards",), about=about, hints=hints)
        return
    if move.shuffled != shuffle or (move.after and not shuffle):
        _report_shuffle(state, seat, places, shuffle, move, report)
        return
    if shuffle and state.options.shuffle_timing == "before":
        if move.before:
            hint = "write all of them behind the bar (shuffle-timing=before)"
            report("SE0305", "the shuffle comes first", field=("cards",), about=about, hints=(hint,))
            return
        _check_together(state, seat, places, move, report)
        return
    if shuffle and len(move.before) != count_before:
        _report_split(seat, places, move, report)
        return
    used: Sequence[int] = NONE_USED
    for source, cards, field in ((first, move.before, "cards"), (second, move.after, "after")):
        if known_rest(source, cards) is not None:
            continue
        need = fit(state, seat, source, cards, used)
        _judge(state, seat, source, need, move, field, report)
        if isinstance(need, Need):
            used = need.from_unknown


def _about(seat: int) -> tuple[str, ...]:
    return (f"deck:{SEATS[seat]}", f"cards:{SEATS[seat]}")


def _number(cards: int) -> str:
    return f"{cards} card{'s' * (cards != 1)}"


def in_codes(cards: Sequence[int]) -> str:
    """A list of cards in the notation, equal ones together: "Co*3 Es"."""
    kinds = dict.fromkeys(cards)
    return " ".join(CODES[card] + (f"*{cards.count(card)}" if cards.count(card) > 1 else "") for card in kinds)


def _judge(
    state: State, seat: int, source: Source, need: Need | Misfit, move: OffDeck, field: str, report: Report
) -> None:
    cards = move.before if field == "cards" else move.after
    if isinstance(need, Misfit):
        path: FieldPath = (field, cards.index(need.card)) if need.card in cards else (field,)
        bar = "| " * (field == "after")
        what = f"{SEATS[seat]} can't {_VERBS[move.kind]} {bar}{in_codes(cards)}"
        why = _why(state.players[seat], source, need, shuffled=field == "after")
        report("SE0303", f"{what}: {why}", field=path, about=_about(seat))
    elif not is_sure(state, seat, source, need):
        message = "nobody can tell whether these cards were there"
        report.unverified("SE0303", message, field=(field,), about=_about(seat))


def _why(player: Player, source: Source, misfit: Misfit, *, shuffled: bool) -> str:
    """Why a source does not give the cards that are written."""
    name = NAMES[misfit.card]
    if misfit.must:
        if misfit.card in player.top:
            return f"the {name} put on top of the deck comes first"
        if misfit.card == player.bottom:
            return f"the {name} at the bottom of the deck is among them"
        return f"the {name} that was left in the deck is among them"
    where = "in the deck after the shuffle" if shuffled else "left in the deck"
    if not misfit.there:
        return f"no {name} is {where}"
    unsure = source.zone[UNKNOWN] or UNKNOWN in source.fixed
    verb = "can be" if unsure else "is" if misfit.there == 1 else "are"
    return f"{'at most' if unsure else 'only'} {misfit.there} {name} {verb} {where}"


def _check_together(state: State, seat: int, places: tuple[Source, Source], move: OffDeck, report: Report) -> None:
    """Cards in one list although a shuffle lies between them."""
    first, second = places
    zone = [left + right for left, right in zip(first.zone, second.zone, strict=True)]
    fixed = list(first.fixed)
    for card in range(COUNT):  # all of the old deck is among them
        fixed += [card] * first.zone[card]
        zone[card] -= first.zone[card]
    fixed += [UNKNOWN] * first.zone[UNKNOWN]
    zone[UNKNOWN] -= first.zone[UNKNOWN]
    source = Source(fixed, second.loose, zone)
    _judge(state, seat, source, fit(state, seat, source, move.after), move, "after", report)


def _report_shuffle(
    state: State, seat: int, places: tuple[Source, Source], needed: bool, move: OffDeck, report: Report
) -> None:
    name = SEATS[seat]
    about = (f"deck:{name}",)
    if needed:
        first = places[0]
        before = len(first.fixed) + first.loose
        left = f"has only {_number(before)} left" if before else "is empty"
        hints = _with_bar(places, move) or ("a bar marks the shuffle: draw Co Si | Es",)
        if state.options.shuffle_timing == "before":
            hints = (f"a bar marks the shuffle: {move.kind} | {in_codes(move.before)}",)
        message = f"{name} must shuffle here: the deck {left}"
        report("SE0305", message, field=("cards",), about=about, hints=hints)
        return
    size = deck_size(state.players[seat])
    why = f"the deck has {_number(size)}" if size else "there is nothing to shuffle"
    report("SE0305", f"{name} doesn't shuffle here: {why}", field=("shuffle",), about=about)


def _with_bar(places: tuple[Source, Source], move: OffDeck) -> tuple[str, ...]:
    """How the cards that are written stand around the bar, if that can be told."""
    first, written = places[0], [*move.before, *move.after]
    before = known_cards(first)
    if UNKNOWN in first.fixed or first.zone[UNKNOWN] or any(before.count(x) > written.count(x) for x in before):
        return ()
    after = list(written)
    for card in before:
        after.remove(card)
    parts = [part for part in (move.kind, in_codes(before), "|", in_codes(after)) if part]
    return (f"a bar marks the shuffle: {' '.join(parts)}",)


def _report_split(seat: int, places: tuple[Source, Source], move: OffDeck, report: Report) -> None:
    name = SEATS[seat]
    before = len(places[0].fixed) + places[0].loose
    if before:
        card = f"the {_PLACES[before - 1]} card" if before <= len(_PLACES) else f"card {before}"
        message = f"the deck of {name} had {_number(before)}: the bar stands after {card}"
    else:
        message = f"the deck of {name} was empty: the bar stands before the first card"
    hints = _with_bar(places, move)
    if not move.before:
        hints = (*hints, "shuffle-timing=before is for records where the shuffle is always written first")
    report("SE0305", message, field=("shuffle",), about=(f"deck:{name}",), hints=hints)
