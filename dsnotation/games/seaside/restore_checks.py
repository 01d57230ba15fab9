"""Dominion: Seaside: whether the parts of a stated position agree: no card is missing or too many, and the
decision can
be due. Sheet sections 1, 2 and 6."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dsnotation.core.messages import Message, say
from dsnotation.core.report import Report
from dsnotation.core.snapshot import CONTRADICTORY, MISSING, NOT_CONSERVED, counted
from dsnotation.games.seaside.components import (
    CODES,
    COUNT,
    DURATION,
    HAND_SIZE,
    HAVEN,
    NAMES,
    SEATS,
    START_DECK,
    TYPES,
    UNKNOWN,
    pile_size,
)
from dsnotation.games.seaside.flow import why_ended
from dsnotation.games.seaside.knowledge import pool, unknown_places
from dsnotation.games.seaside.names import called
from dsnotation.games.seaside.restore_possible import can_be_due
from dsnotation.games.seaside.snapshot import pending_word, seen_of
from dsnotation.games.seaside.state import BUY, EMPTY, OVER, SETUP, START, State, deck_size

Complaint = tuple[str, Message]


def fill_in_owned(state: State, places: Mapping[str, int], report: Report) -> None:
    """What players own altogether, where it is not stated: what they have anywhere."""
    for seat, player in enumerate(state.players):
        name = f"{SEATS[seat]}.owned"
        if name in places:
            continue
        player.owned = seen_of(state, seat)
        if player.owned[UNKNOWN]:
            hints = (say("for example position {name} Co:7 Es:3", name=name),)
            message = say(
                "some cards of {seat} are ?, so the part {name} must say which cards {seat} owns altogether",
                seat=SEATS[seat],
                name=name,
            )
            report(MISSING, message, hints=hints)


def fill_in_supply(state: State) -> None:
    """The supply as what is left of every pile."""
    for card, count in enumerate(state.supply):
        if count != EMPTY:
            state.supply[card] = max(0, _total(state, card) - state.trash[card] - _owned(state, card))


def _total(state: State, card: int) -> int:
    """How many copies of a card are in the game."""
    players = len(state.players)
    pile = pile_size(card, players) if state.supply[card] != EMPTY else 0
    return START_DECK.get(card, 0) * players + pile


def _owned(state: State, card: int) -> int:
    return sum(player.owned[card] for player in state.players)


# Checks ----------------------------------------------------------------------------------------------------


def check(state: State, report: Report, places: Mapping[str, int]) -> None:
    """Reports what is not conserved, then what contradicts itself."""
    _check_counts(state, report, places)
    if not report.findings:
        for part, message in _contradictions(state):
            report(CONTRADICTORY, message, field=(places[part],) if part in places else ())
    if state.phase == OVER and not report.findings:
        state.why_over = why_ended(state) or ""


def _check_counts(state: State, report: Report, places: Mapping[str, int]) -> None:
    for card in range(COUNT):
        owned = [(SEATS[seat], player.owned[card]) for seat, player in enumerate(state.players)]
        supply = max(0, state.supply[card])
        where = [("supply", supply), ("trash", state.trash[card]), *owned]
        there, total = sum(count for _, count in where), _total(state, card)
        if there != total:
            message = say("there are {there} {card}, not {total}: {where}", there=there, card=called(NAMES[card]),
                          total=total, where=counted(where))  # fmt: skip
            rest = supply - there + total
            hints = [say("it would agree with {part}", part=f"supply {CODES[card]}:{rest}")] if rest >= 0 else []
            if there < total:
                unstated = (f"{SEATS[seat]}.hand" for seat in range(len(state.players)))
                hints += [say("{part} is not stated, and so it is empty", part=one) for one in unstated
                          if one not in places]  # fmt: skip
            if state.supply[card] == EMPTY:
                hints = [say("the Kingdom tag does not name {card}", card=called(NAMES[card]))]
            report(NOT_CONSERVED, message, field=(places["supply"],), hints=tuple(hints))
    for seat in range(len(state.players)):
        for message in _of_player(state, seat):
            part = next((name for name in (f"{SEATS[seat]}.owned", f"{SEATS[seat]}.hand") if name in places), "")
            report(NOT_CONSERVED, message, field=(places[part],) if part else ())
    unseen = sum(-player.owned[UNKNOWN] for player in state.players)
    if state.trash[UNKNOWN] != unseen:
        message = say("{trash} unknown cards are in the trash, but {lost} left the players unseen",
                      trash=state.trash[UNKNOWN], lost=unseen)  # fmt: skip
        report(NOT_CONSERVED, message, field=(places["trash"],) if "trash" in places else ())


def _of_player(state: State, seat: int) -> Iterator[Message]:
    """Whether the cards that a player owns are those in the player's zones."""
    player, name = state.players[seat], SEATS[seat]
    left = pool(state, seat)
    if min(left) < 0:
        cards = " ".join(CODES[card] for card, count in enumerate(left) if count < 0)
        yield say("{seat} has {cards} somewhere more often than the part owned says", seat=name, cards=cards)
        return
    places, cards_left = unknown_places(player) - player.owned[UNKNOWN], sum(left)
    if places != cards_left and not any(player.maybe):
        yield say("{seat} owns {owned} cards that are nowhere, and {places} of the player's cards are ?",
                  seat=name, owned=cards_left, places=places)  # fmt: skip


def _contradictions(state: State) -> Iterator[Complaint]:
    """What can't be at once, with the part to which it is reported."""
    if (state.turn == 0) != (state.phase == SETUP) or (state.who == EMPTY) != (state.phase == SETUP):
        yield "turn", say("round 0 is the set-up, where it is nobody's turn; the rounds count from 1")
        return
    if state.phase == SETUP and state.table:
        yield "table", say("before the first turn nobody has cards in play")
    if state.bought and state.phase not in (BUY, OVER) and state.pending[0].kind != "turn-end":
        yield "bought", say("a card was bought, so it is the Buy phase")
    ended = why_ended(state)
    if state.phase == OVER and ended is None:
        yield "phase", say("the game is not over: there are Provinces, and not enough piles are empty")
    for seat in range(len(state.players)):
        yield from _of_durations(state, seat)
    if state.effects and state.phase != START:
        yield "effects", say("Durations do what they still have to do at the start of a turn")
    if any(TYPES[card] & DURATION == 0 for card in state.effects):
        yield "effects", say("only Durations do something at the start of a turn")
    if state.pending and not can_be_due(state, state.pending[-1]):
        word = pending_word(state.pending[-1])
        yield "pending", say("there is nothing to decide for {word}: nobody would be asked", word=word)


def _of_durations(state: State, seat: int) -> Iterator[Complaint]:
    """What does something at the start of a turn is in play, and Haven has its cards."""
    player, name = state.players[seat], SEATS[seat]
    on_table = {played.card for played in state.table} if seat == state.who else set()
    for card in dict.fromkeys(player.later):
        if not TYPES[card] & DURATION:
            yield f"{name}.later", say("{card} does nothing at the start of a turn", card=called(NAMES[card]))
        elif not player.staying[card] and card not in on_table:
            yield (
                f"{name}.later",
                say("{card} of {seat} will do something, but is not in play", card=called(NAMES[card]), seat=name),
            )
    havens = player.later.count(HAVEN) + (state.effects.count(HAVEN) if seat == state.who else 0)
    if len(player.aside) != havens:
        yield f"{name}.aside", say(
            "{seat} has {aside} cards aside, but {havens} Havens that will give one back",
            seat=name, aside=len(player.aside), havens=havens,
        )  # fmt: skip
    if state.phase == SETUP and deck_size(player) + sum(player.hand) < HAND_SIZE:
        yield f"{name}.deck", say("{seat} has too few cards for a first hand", seat=name)
