"""Dominion: Seaside: whether what is written can have come off a deck. Sheet sections 4.4 and 6."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dsnotation.core.findings import FieldPath
from dsnotation.core.messages import Message, say, several
from dsnotation.core.report import Report
from dsnotation.games.seaside.components import CODES, COUNT, NAMES, SEATS, UNKNOWN
from dsnotation.games.seaside.deck import NONE_USED, Misfit, Need, Source, fit, is_sure, known_cards, known_rest
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.state import Player, State, deck_size


class OffDeck(NamedTuple):
    """Cards that come off a deck as they are written: the kind of the move, the cards before and after the bar,
    and whether there is a bar."""

    kind: str
    before: list[int]
    after: list[int]
    shuffled: bool = False


# Kind of move -> that the cards written can't come, and why.
_CANT: dict[str, Callable[[str, str, Message], Message]] = {
    "deal": lambda seat, cards, why: say("{seat} can't be dealt {cards}: {why}", seat=seat, cards=cards, why=why),
    "draw": lambda seat, cards, why: say("{seat} can't draw {cards}: {why}", seat=seat, cards=cards, why=why),
    "look": lambda seat, cards, why: say("{seat} can't look at {cards}: {why}", seat=seat, cards=cards, why=why),
    "flip": lambda seat, cards, why: say("{seat} can't flip {cards}: {why}", seat=seat, cards=cards, why=why),
}
# Number of cards before the bar -> where it stands.
_BAR = (
    say("the bar stands before the first card"),
    say("the bar stands after the first card"),
    say("the bar stands after the second card"),
    say("the bar stands after the third card"),
    say("the bar stands after the fourth card"),
    say("the bar stands after the fifth card"),
)


def check_off_deck(
    state: State, seat: int, places: tuple[Source, Source], shuffle: bool, move: OffDeck, report: Report,
    hints: tuple[Message, ...] = (),
) -> None:  # fmt: skip
    """Reports what is wrong with cards that come off a deck. `shuffle` says whether one is needed; `hints` tell
    why there are so many cards."""
    first, second = places
    count_before, count_after = len(first.fixed) + first.loose, second.loose
    total = count_before + count_after
    about = _about(seat)
    if len(move.before) + len(move.after) != total:
        message = several(
            total,
            "{count} card comes off the deck of {seat}, not {written}",
            "{count} cards come off the deck of {seat}, not {written}",
            seat=SEATS[seat],
            written=len(move.before) + len(move.after),
        )
        report("SE0302", message, field=("cards",), about=about, hints=hints)
        return
    if move.shuffled != shuffle or (move.after and not shuffle):
        _report_shuffle(state, seat, places, shuffle, move, report)
        return
    if shuffle and state.options.shuffle_timing == "before":
        if move.before:
            hint = say("write all of them behind the bar (shuffle-timing=before)")
            report("SE0305", say("the shuffle comes first"), field=("cards",), about=about, hints=(hint,))
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
        if field == "after":
            written, why = f"| {in_codes(cards)}", _why_not_shuffled(source, need)
        else:
            written, why = in_codes(cards), _why_not_left(state.players[seat], source, need)
        hints = () if _is_unsure(source) else (_possible(source),)
        report("SE0303", _CANT[move.kind](SEATS[seat], written, why), field=path, about=_about(seat), hints=hints)
    elif not is_sure(state, seat, source, need):
        message = say("nobody can tell whether these cards were there")
        report.unverified("SE0303", message, field=(field,), about=_about(seat))


def _possible(source: Source) -> Message:
    """What the cards can be, where all that lie there are known."""
    loose = [card for card, count in enumerate(source.zone) for _ in range(count)]
    return say("possible cards: {cards}", cards=in_codes([*source.fixed, *loose]) or "-")


def _why_not_left(player: Player, source: Source, misfit: Misfit) -> Message:
    """Why the deck before a shuffle does not give the cards that are written."""
    card, there = called(NAMES[misfit.card]), misfit.there
    if misfit.must:
        if misfit.card in player.top:
            return say("the {card} put on top of the deck comes first", card=card)
        if misfit.card == player.bottom:
            return say("the {card} at the bottom of the deck is among them", card=card)
        return say("the {card} that was left in the deck is among them", card=card)
    if not there:
        return say("no {card} is left in the deck", card=card)
    if _is_unsure(source):
        return say("at most {number} {card} can be left in the deck", number=there, card=card)
    return several(
        there, "only {count} {card} is left in the deck", "only {count} {card} are left in the deck", card=card
    )


def _why_not_shuffled(source: Source, misfit: Misfit) -> Message:
    """Why the deck after a shuffle does not give the cards that are written."""
    card, there = called(NAMES[misfit.card]), misfit.there
    if misfit.must:
        return say("the {card} that was left in the deck is among them", card=card)
    if not there:
        return say("no {card} is in the deck after the shuffle", card=card)
    if _is_unsure(source):
        return say("at most {number} {card} can be in the deck after the shuffle", number=there, card=card)
    return several(
        there,
        "only {count} {card} is in the deck after the shuffle",
        "only {count} {card} are in the deck after the shuffle",
        card=card,
    )


def _is_unsure(source: Source) -> bool:
    """Whether nobody can name all the cards of a source."""
    return bool(source.zone[UNKNOWN]) or UNKNOWN in source.fixed


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


def _size_parts(seat: int) -> tuple[str, ...]:
    """The parts of the position that the number of cards in a deck rests on."""
    return (f"deck:{SEATS[seat]}", f"size:{SEATS[seat]}")


def _report_shuffle(
    state: State, seat: int, places: tuple[Source, Source], needed: bool, move: OffDeck, report: Report
) -> None:
    name = SEATS[seat]
    about = _size_parts(seat)
    if needed:
        first = places[0]
        before = len(first.fixed) + first.loose
        hints = _with_bar(places, move) or (_bar_hint("draw Co Si | Es"),)
        if state.options.shuffle_timing == "before":
            hints = (_bar_hint(f"{move.kind} | {in_codes(move.before)}"),)
        message = say("{seat} must shuffle here: the deck is empty", seat=name)
        if before:
            message = several(
                before,
                "{seat} must shuffle here: the deck has only {count} card left",
                "{seat} must shuffle here: the deck has only {count} cards left",
                seat=name,
            )
        report("SE0305", message, field=("cards",), about=about, hints=hints)
        return
    size = deck_size(state.players[seat])
    message = say("{seat} doesn't shuffle here: there is nothing to shuffle", seat=name)
    if size:
        message = several(
            size,
            "{seat} doesn't shuffle here: the deck has {count} card",
            "{seat} doesn't shuffle here: the deck has {count} cards",
            seat=name,
        )
    report("SE0305", message, field=("shuffle",), about=about)


def _bar_hint(example: str) -> Message:
    return say("a bar marks the shuffle: {example}", example=example)


def _with_bar(places: tuple[Source, Source], move: OffDeck) -> tuple[Message, ...]:
    """How the cards that are written stand around the bar, if that can be told."""
    first, written = places[0], [*move.before, *move.after]
    before = known_cards(first)
    if UNKNOWN in first.fixed or first.zone[UNKNOWN] or any(before.count(x) > written.count(x) for x in before):
        return ()
    after = list(written)
    for card in before:
        after.remove(card)
    parts = [part for part in (move.kind, in_codes(before), "|", in_codes(after)) if part]
    return (_bar_hint(" ".join(parts)),)


def _report_split(seat: int, places: tuple[Source, Source], move: OffDeck, report: Report) -> None:
    name = SEATS[seat]
    before = len(places[0].fixed) + places[0].loose
    bar = _BAR[before] if before < len(_BAR) else say("the bar stands after card {number}", number=before)
    if before:
        message = several(
            before,
            "the deck of {seat} had {count} card: {bar}",
            "the deck of {seat} had {count} cards: {bar}",
            seat=name,
            bar=bar,
        )
    else:
        message = say("the deck of {seat} was empty: {bar}", seat=name, bar=bar)
    hints = _with_bar(places, move)
    if not move.before:
        hints = (*hints, say("shuffle-timing=before is for records where the shuffle is always written first"))
    report("SE0305", message, field=("shuffle",), about=_size_parts(seat), hints=hints)
