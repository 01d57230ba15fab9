"""What a log says about cards that come off a deck, as our moves."""

from __future__ import annotations

from typing import Any

from dsnotation.core.messages import say
from dsnotation.formats.dominion.log import UNKNOWN, LogEvent, Verb
from dsnotation.formats.dominion.question import Answer, Question, caused_by, in_order, is_type
from dsnotation.formats.dominion.script import Conflict, Drawn
from dsnotation.games.seaside.chance import places_of
from dsnotation.games.seaside.components import TREASURE
from dsnotation.games.seaside.moves import MOVES, Deal

_NEW_HAND = "new hand"


def deal(question: Question) -> Deal:
    """The first hand, among what happened before the first turn."""
    drawn = question.script.drawn(("draw",), question.player, question.number)
    cards = drawn.cards if drawn is not None else [UNKNOWN] * question.number
    return Deal(question.seat, in_order(cards))


def draw(question: Question) -> Any:
    """Cards drawn: by a card, at the start of the turn, or the new hand."""
    space = question.decision.space
    new_hand = space == "clean-up"
    where = None if new_hand else _drawn_by(space or "")
    drawn = question.script.drawn(("draw",), question.player, question.number, where)
    if drawn is None and question.tells_all:
        raise question.missing(
            say(
                "our rules ask {player} to draw {count} here; the log has nothing of it",
                player=question.player,
                count=question.number,
            )
        )
    return _off_deck(question, drawn)


def _drawn_by(card: str) -> Any:
    by_card = caused_by(card)

    def fits(event: LogEvent) -> bool:
        return event.detail.note != _NEW_HAND and by_card(event)

    return fits


def look(question: Question) -> Any:
    """Cards looked at. Where the log does not name them, what became of them tells some."""
    return _LOOKS[question.decision.space or ""](question)


def _look_lookout(question: Question) -> Any:
    drawn = _looked(question)
    return _off_deck(question, _with_known(question, drawn, ("trash",), ("discard",), ("topdeck",)))


def _look_navigator(question: Question) -> Any:
    drawn = _looked(question)
    return _off_deck(question, _with_known(question, drawn, ("discard", "topdeck")))


def _looked(question: Question) -> Drawn | None:
    return question.script.drawn(("look", "draw", "reveal"), question.player, question.number)


def _look_village(question: Question) -> Any:
    return _off_deck(question, question.script.drawn(("set-aside",), question.player, 1))


def _look_pearl_diver(question: Question) -> Any:
    drawn = question.script.drawn(("look", "reveal"), question.player, 1)
    return _off_deck(question, _with_known(question, drawn, ("topdeck", "bottomdeck")))


def _with_known(question: Question, drawn: Drawn | None, *fates: tuple[Verb, ...]) -> Drawn | None:
    """The cards, with those unknown named as far as what became of them names them: the first event of each fate
    tells that of as many cards as it can be."""
    if drawn is not None and UNKNOWN not in drawn.cards and drawn.cards:
        return drawn
    most = question.number if len(fates) == 1 else 1
    found_fates = [entry for fate in fates if (entry := question.script.find(fate, question.player)) is not None]
    known = [name for entry in found_fates for name in entry.left[:most] if name != UNKNOWN]
    if not known or (drawn is not None and drawn.before and drawn.after):
        return drawn
    found = drawn or Drawn()
    for name in found.cards:
        if name in known:
            known.remove(name)
    cards = [name for name in found.cards if name != UNKNOWN] + known
    cards = (cards + [UNKNOWN] * question.number)[: question.number]
    return Drawn([], cards, True, found.line) if found.shuffled else Drawn(cards, [], False, found.line)


def flip(question: Question) -> Any:
    """Cards turned up: by Sea Hag the one discarded, by Pirate Ship two."""
    script, player = question.script, question.player
    if question.decision.space == "Sea Hag":
        drawn = script.drawn(("reveal",), player, 1) or script.drawn(("discard",), player, 1)
        return _off_deck(question, drawn)
    drawn = script.drawn(("reveal",), player, question.number)
    if drawn is None or not drawn.cards:
        treasure = script.find("trash", player, where=_is_treasure)
        if treasure is not None:
            drawn = Drawn([treasure.left[0], *[UNKNOWN] * (question.number - 1)])
    return _off_deck(question, drawn)


def _is_treasure(event: LogEvent) -> bool:
    return any(is_type(name, TREASURE) for name, _ in event.cards)


# As a move --------------------------------------------------------------------------------------------------


def _off_deck(question: Question, drawn: Drawn | None) -> Any:
    """The move for cards that came off the deck, with the shuffle where our rules need one. Raises Conflict if the
    log shuffles and our rules don't, or the other way round."""
    first, second = places_of(question.state, question.pending)
    before, after = len(first.fixed) + first.loose, second.loose
    cards = drawn.cards if drawn is not None else []
    if drawn is not None and cards and question.tells_all and drawn.shuffled != bool(after):
        _differ(question, drawn, before)
    if not cards:
        cards = [UNKNOWN] * (before + after)
    move = MOVES[question.decision.kind]
    if not after:
        return move(question.seat, in_order(cards), False, ())
    if question.state.options.shuffle_timing == "before":
        return move(question.seat, (), True, in_order(cards))
    apart = drawn is not None and len(drawn.before) == before and drawn.shuffled
    if not apart and drawn is not None and before and set(cards) != {UNKNOWN}:
        raise Conflict(say("the log does not tell which cards came before the shuffle"), drawn.line)
    return move(question.seat, in_order(cards[:before]), True, in_order(cards[before:]))


def _differ(question: Question, drawn: Drawn, before: int) -> None:
    name = question.player
    if drawn.shuffled:
        raise Conflict(
            say("the log has a shuffle; by our rules the deck of {player} has enough cards", player=name),
            drawn.line,
        )
    raise Conflict(
        say(
            "the log has no shuffle; by our rules the deck of {player} has {before} cards left",
            player=name,
            before=before,
        ),
        drawn.line,
    )


_LOOKS: dict[str, Answer] = {
    "Lookout": _look_lookout,
    "Navigator": _look_navigator,
    "Native Village": _look_village,
    "Pearl Diver": _look_pearl_diver,
}
