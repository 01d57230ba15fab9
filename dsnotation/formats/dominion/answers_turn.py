"""What a log says about the course of a turn, as our moves."""

from __future__ import annotations

from collections import Counter

from dsnotation.core.messages import say
from dsnotation.formats.dominion.log import LogEvent
from dsnotation.formats.dominion.question import Question, is_type, named
from dsnotation.formats.dominion.script import Conflict, Ended, Script
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import ACTION, CARDS, TREASURE, TREASURY, TYPES, VICTORY
from dsnotation.games.seaside.moves import Buy, Double, End, Play, Start
from dsnotation.games.seaside.state import OVER, PLAYED

_TREASURY = CARDS[TREASURY]


def start(question: Question) -> Start:
    """Which of several effects comes next: the first that the log names."""
    waiting = list(dict.fromkeys(CARDS[card] for card in question.state.effects))
    for entry in question.script.part():
        event = entry.event
        if event.player != question.player or event.verb not in ("draw", "to-hand", "start-turn"):
            continue
        named_here = [event.detail.cause, *(entry.left if event.verb == "start-turn" else ())]
        for card in waiting:
            if card in named_here or (event.verb == "to-hand" and card == "Haven"):
                return Start(question.seat, card)
    return Start(question.seat, waiting[0])


# Plays, purchases, the end of the turn ----------------------------------------------------------------------


def turn_move(question: Question) -> Play | Buy | End:
    """The next thing that the turn player does."""
    script = question.script
    if not script.queue:
        if script.next_main() is None:
            return _end(question)
        _take_sentence(question)
    verb, card = script.queue.pop(0)
    if verb == "buy":
        return Buy(question.seat, named(card))
    if not is_type(card, TREASURE):
        return Play(question.seat, (named(card),))
    cards = [named(card)]
    while script.queue or _more_treasures(question):
        if script.queue:
            cards.append(named(script.queue.pop(0)[1]))
        else:
            _take_sentence(question)
    return Play(question.seat, tuple(cards))


def _take_sentence(question: Question) -> None:
    """Takes the next play or purchase into the queue, card by card, Treasures after all else."""
    entry = question.script.take_main()
    event = entry.event
    if event.verb == "play-again":
        raise Conflict(say("nothing plays {left} again by our rules", left=" ".join(entry.left)), event.line)
    cards = sorted(entry.take(), key=lambda card: is_type(card, TREASURE))
    question.script.queue = [("buy" if event.verb == "buy" else "play", card) for card in cards]
    if not cards:
        raise Conflict(say("the log does not name the card"), event.line)


def _more_treasures(question: Question) -> bool:
    """Whether only Treasures are played next, so that they can be one move with those before."""
    entry = question.script.next_main()
    return (
        entry is not None
        and entry.event.verb == "play"
        and bool(entry.left)
        and all(is_type(card, TREASURE) for card in entry.left)
    )


def _end(question: Question) -> End:
    """The Clean-up, with the Treasuries put on the deck. Raises Ended if the log breaks off before it."""
    script = question.script
    entry = script.find("topdeck", question.player, card=_TREASURY)
    put = 0
    while entry is not None and _TREASURY in entry.left:
        entry.take((_TREASURY,))
        put += 1
        entry = script.find("topdeck", question.player, card=_TREASURY)
    if not script.ordered:
        put = _treasuries_needed(question)
    end = End(question.seat, (_TREASURY,) * put)
    if script.is_last and not _has_new_hand(question) and not _ends_game(question, end):
        raise Ended
    return end


def _has_new_hand(question: Question) -> bool:
    return question.script.find("draw", question.player) is not None


def _ends_game(question: Question, end: End) -> bool:
    after = question.state.copy()
    GAME.apply(after, end)
    return after.phase == OVER


def _treasuries_needed(question: Question) -> int:
    """Where the log does not tell what went on the deck: as many Treasuries as the player plays next turn."""
    state, game = question.state, question.game
    in_play = sum(one.card == TREASURY and one.status == PLAYED for one in state.table)
    if not in_play or any(TYPES[card] & VICTORY for card in state.purchases):
        return 0
    coming = next(
        (turn for turn in game.turns[question.script.index + 1 :] if turn.player == question.player), None
    )
    played = [] if coming is None else [name for event in coming.events for name in _plays(event)]
    needed = played.count(_TREASURY) - _doubled(played)
    if needed > 0:
        question.infer(say("which Treasuries went on the deck: those that were played in the next turn"))
    return max(0, min(in_play, needed))


def _plays(event: LogEvent) -> list[str]:
    return [name for name, number in event.cards for _ in range(number)] if event.verb == "play" else []


def _doubled(played: list[str]) -> int:
    """How many plays of a Treasury are second ones by a Throne Room."""
    counts: Counter[str] = Counter()
    for first, second, third in zip(played, played[1:], played[2:], strict=False):
        if first == "Throne Room" and second == third:
            counts[second] += 1
    return counts[_TREASURY]


# Throne Room ------------------------------------------------------------------------------------------------


def double(question: Question) -> Double:
    """The card played twice: the next one played, if it is played again."""
    script = question.script
    coming = script.next_main()
    if script.queue or coming is None or coming.event.verb != "play" or not is_type(coming.left[0], ACTION):
        return Double(question.seat, None)
    card = coming.left[0]
    times = sum(
        number
        for event in script.later_mains()
        if event.verb != "buy"
        for name, number in event.cards
        if name == card
    )
    if times == 1 and script.ordered:
        return Double(question.seat, None)
    _take_sentence(question)
    return Double(question.seat, named(script.queue.pop(0)[1]))


def again(script: Script, card: str) -> None:
    """Takes what tells of the second play. Raises Conflict if there is nothing."""
    if script.queue and script.queue[0] == ("play", card):
        script.queue.pop(0)
        return
    coming = script.next_main()
    if coming is not None and coming.event.verb in ("play", "play-again") and card in coming.left:
        entry = script.take_main()
        entry.take((card,))
        script.queue = [("play", name) for name in entry.take()]
    elif script.ordered:
        line = coming.event.line if coming is not None else script.line
        raise Conflict(say("by our rules {card} is played again here", card=card), line)
