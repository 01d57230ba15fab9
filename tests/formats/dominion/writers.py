"""Recorded games as logs, in the words of each program as far as they are known (../shared/seaside/LOGS.md)."""

from __future__ import annotations

import html
import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tests.formats.dominion.recording import Recorded, Told, Turn

_PLURALS = {"Duchy": "Duchies", "Treasury": "Treasuries", "Embargo": "Embargoes", "Wharf": "Wharves",
            "Smugglers": "Smugglers"}  # fmt: skip


def counted(card: str, number: int) -> str:
    if number == 1:
        return f"{'an' if card[0] in 'AEIOU' else 'a'} {card}"
    return f"{number} {_PLURALS.get(card, card + 's')}"


def listed(cards: Iterable[str], comma: str = "") -> str:
    """2 Coppers, a Silver and an Estate."""
    words = [counted(card, number) for card, number in Counter(cards).items()]
    if len(words) < 2:
        return words[0] if words else "nothing"
    return ", ".join(words[:-1]) + (comma if len(words) > 2 else "") + " and " + words[-1]


def hidden(number: int) -> str:
    return "a card" if number == 1 else f"{number} cards"


# dominion.games ---------------------------------------------------------------------------------------------


def dominion_games(game: Recorded, seat: int | None = 0) -> bytes:
    """As one seat sees it; None: as somebody who sees all."""
    names = game.players
    lines = ["Game #1, unrated.", ""]
    for player in names:
        lines += [f"{player} starts with 7 Coppers.", f"{player} starts with 3 Estates."]
    for place, (player, hand) in enumerate(zip(names, game.hands, strict=True)):
        cards = listed(hand) if seat in (None, place) else hidden(len(hand))
        lines += [f"{player} shuffles their deck.", f"{player} draws {cards}."]
    for turn in game.turns:
        lines += ["", f"Turn {turn.number} - {names[turn.seat]}{' [Outpost]' if turn.extra else ''}"]
        told = turn.told
        for place, one in enumerate(told):
            following = told[place + 1] if place + 1 < len(told) else None
            previous = told[place - 1] if place else None
            see = seat in (None, one.seat)
            for text in _client_lines(one, following, previous, see, turn):
                lines.append(f"{names[one.seat]} {text}.")
    return "\n".join([*lines, ""]).encode()


def _client_lines(one: Told, after: Told | None, before: Told | None, see: bool, turn: Turn) -> Iterator[str]:
    cards = listed(one.cards)
    private = cards if see else hidden(len(one.cards))
    match one.what:
        case "shuffle":
            yield "shuffles their deck"
        case "draw":
            yield f"draws {private}" + (f" ({one.cause})" if one.at_start else "")
        case "look":
            yield f"looks at {private}"
        case "onto-mat":
            yield f"sets {private} aside with Native Village"
        case "flip-discard" | "discard" if one.cause != "Warehouse" or see:
            yield f"discards {cards}"
        case "discard":
            shown, rest = one.cards[-1], len(one.cards) - 1
            yield (
                f"discards {f'{rest} other cards and ' if rest > 1 else ''}{counted(shown, 1)}"
                if rest != 1
                else (f"discards {counted(shown, 1)} and a card")
            )
        case "flip" | "reveal":
            yield f"reveals their hand: {cards}" if one.cause == "Cutpurse" else f"reveals {cards}"
        case "play" | "double":
            yield f"plays {cards}"
        case "again":
            yield f"plays {cards} again"
        case "buy":
            alone = after is not None and after.what == "bought-gain"
            yield f"buys and gains {cards}" if alone else f"buys {cards}"
        case "bought-gain" if before is not None and before.what != "buy":
            yield f"gains {cards}"
        case "gain":
            yield f"gains {cards}" + (" onto their drawpile" if one.cards == ("Gold",) and one.number == 1 else "")
        case "treasuries" | "topdeck":
            yield f"topdecks {cards if one.what == 'treasuries' else private}"
        case "bottom":
            yield f"puts {private} on the bottom of Draw Pile"
        case "take" if one.cards:
            yield f"puts {private} into their hand"
        case "coins" if one.number:
            yield f"gets +${one.number}"
        case "trash":
            yield f"trashes {cards}"
        case "aside":
            island = one.cause == "Island"
            yield f"puts {cards} on their Island mat" if island else f"sets {private} aside with Haven"
        case "island":
            yield f"puts {cards} on their Island mat"
        case "haven-back":
            yield f"puts {private} in hand (Haven)"
        case "return":
            card = one.cards[0]
            yield f"reveals {counted(card, 1)}"
            if one.number:
                yield f"returns {counted(card, one.number)} to the {card} pile"


# Isotropic --------------------------------------------------------------------------------------------------


def isotropic(game: Recorded, hands: bool = True) -> bytes:
    """A page; without `hands` as in 2010."""
    names = game.players
    winners = [names[seat] for seat in game.winners]
    shared = f"{listed_names(winners)} rejoice in their shared victory!"
    supply = f"{', '.join(game.kingdom[:-1])}, and {game.kingdom[-1]}"
    lines = [f"{winners[0]} wins!" if len(winners) == 1 else shared, "All Provinces are gone.", ""]
    lines += [f"cards in supply: {supply}", "", "-" * 22]
    for seat, player in enumerate(names):
        deck = game.deck(seat)
        cards = ", ".join(f"{n} {c if n == 1 else _PLURALS.get(c, c + 's')}" for c, n in deck.items())
        turns = sum(turn.seat == seat and not turn.extra for turn in game.turns)
        total = game.points(seat)
        lines += [f"{player}: {total} point{'s' * (total != 1)} (some); {turns} turns"]
        lines += ["       opening: Silver / Silver", f"      [{sum(deck.values())} cards] {cards}", ""]
    lines += ["-" * 22, "", "trash: nothing", "league game: no", "", "<hr/><b>Game log</b>", ""]
    lines.append(f"Turn order is {', '.join(names[:-1])}{',' * (len(names) > 2)} and then {names[-1]}.")
    if hands:
        lines += [f"({name}'s first hand: {listed(hand, ',')}.)"
                  for name, hand in zip(names, game.hands, strict=True)]  # fmt: skip
    for turn in game.turns:
        player = names[turn.seat]
        lines.append("<br>")
        lines.append(f"--- {player}'s {'extra turn (from Outpost)' if turn.extra else f'turn {turn.number}'} ---")
        lines += _page_lines(game, turn, hands)
    head = "<html><head><title>Dominion Game #1</title></head><body><pre>"
    return "\n".join([head + lines[0], *lines[1:], "</pre></body></html>", ""]).encode()


def listed_names(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _page_lines(game: Recorded, turn: Turn, hands: bool) -> Iterator[str]:
    me = game.players[turn.seat]
    inside = False  # under a play
    told = without_penalty_instead(turn.told)
    while told:
        one = told.pop(0)
        who = html.escape(game.players[one.seat])
        other = "" if one.seat == turn.seat else f"{who} "
        cards, number = listed(one.cards, ","), len(one.cards)
        some = hidden(number) if number != 1 else "1 card"
        match one.what:
            case "play":
                inside = True
                yield f"{me} plays {cards}."
            case "double":
                yield f"... and plays {cards}."
            case "again":
                yield f"... and plays the {one.cards[0]} again."
            case "buy":
                inside = False
                yield f"{me} buys {cards}."
            case "shuffle":
                if hands or one.seat != turn.seat:
                    yield f"{'... ' * inside}({who} reshuffles.)"
            case "draw" if one.cause is None:
                if hands:
                    yield f"({me} draws: {cards}.)"
            case "draw":
                yield f"{me} draws {some} from the {one.cause}." if one.at_start else f"... drawing {some}."
            case "look" if one.cause in ("Lookout", "Navigator"):
                yield f"... drawing {some}."
            case "onto-mat":
                yield "... drawing a card and placing it on the Native Village mat."
            case "flip-discard":
                yield f"... {who} draws and discards {cards}."
            case "flip":
                yield f"... ({who} draws and reveals {cards}.)"
            case "trash" if one.cause == "Salvager":
                yield f"... trashing {cards} for +$2."
            case "trash":
                yield f"... {other + 'trashes' if other else 'trashing'} {cards}."
            case "discard" if one.cause == "Tactician":
                yield f"... discarding the hand ({number} card{'s' * (number != 1)})."
            case "discard" if one.cause == "Navigator":
                yield "... and discarding them."
            case "discard":
                hide = one.cause == "Warehouse"
                yield f"... {other + 'discards' if other else 'discarding'} {hidden(number) if hide else cards}."
            case "reveal" if one.cause == "Cutpurse":
                yield f"... {who} reveals {cards} (no Copper)."
            case "reveal":
                yield f"... revealing {cards}."
            case "treasuries":
                yield f"{me} returns {cards} to the top of the deck."
            case "topdeck" if one.cause == "Navigator":
                yield "... putting them back on the deck."
            case "topdeck" if one.cause == "Pearl Diver":
                yield "... and moving the bottom card of the deck to the top."
            case "topdeck":
                yield f"... {other + 'puts' if other else 'putting'} {hidden(number)} back on the deck."
            case "bottom":
                yield "... but leaving the bottom card of the deck where it is."
            case "take" if one.cards:
                yield f"... picking up {some} from the Native Village mat."
            case "attack":
                yield "... attacking the other players."
            case "coins":
                yield f"... getting +${one.number}."
            case "token":
                yield f"... {who} gains a Pirate Ship token."
            case "island":
                mate = told.pop(0) if told and told[0].what == "aside" else None
                yield (f"... setting aside the Island with {listed(mate.cards)}." if mate
                       else "... setting aside the Island (no other cards in hand).")  # fmt: skip
            case "aside":
                yield f"... setting aside {cards if one.cause == 'Island' else 'a card'}."
            case "haven-back":
                yield f"{me} picks up a card from a Haven."
            case "return":
                back = "returning it to the supply" if one.number == 1 else "returning them to the supply"
                yield f"... revealing {counted(one.cards[0], max(1, one.number))}" + f" and {back}." * bool(
                    one.number
                )
            case "embargo":
                yield f"... embargoing {cards}."
            case "immune":
                yield f"... Lighthouse provides {who} immunity to the attack."
            case "gain":
                where = ("", " on top of the deck", " in the hand")[one.number]
                yield f"... {other + 'gains' if other else 'gaining'} {cards}{where}."


def without_penalty_instead(told: Sequence[Told]) -> list[Told]:
    """What is told where a purchase implies the gain: if the penalty took the last Curse, the Curse bought did not
    come, and that one gain is told by the purchase."""
    kept: list[Told] = []
    instead = False
    for place, one in enumerate(told):
        if instead:
            instead = False
            continue
        gains = itertools.takewhile(lambda after: after.what in ("gain", "bought-gain"), told[place + 1 :])
        instead = one.what == "buy" and not any(gain.what == "bought-gain" for gain in gains)
        kept.append(one)
    return kept


# Goko -------------------------------------------------------------------------------------------------------


def goko(game: Recorded) -> bytes:
    names = game.players
    basic = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
    lines = ["------------ Game Setup ------------", f"Supply cards: {', '.join((*game.kingdom, *basic))}",
             "Rating system: casual"]  # fmt: skip
    lines += [f"{name} - starting cards: {', '.join(['Estate'] * 3 + ['Copper'] * 7)}" for name in names]
    for player, hand in zip(names, game.hands, strict=True):
        lines += [f"{player} - shuffles deck", f"{player} - draws {', '.join(hand)}"]
    for turn in game.turns:
        lines += ["", f"---------- {names[turn.seat]}: turn {turn.number} ----------"]
        for one in turn.told:
            lines += [f"{names[one.seat]} - {text}" for text in _goko_lines(one)]
    lines += ["", "------------ Game Over ------------"]
    for seat, player in enumerate(names):
        turns = sum(turn.seat == seat and not turn.extra for turn in game.turns)
        deck = ", ".join(f"{number} {card}" for card, number in game.deck(seat).items())
        lines += [f"{player} - cards: {deck}", f"{player} - total victory points: {game.points(seat)}"]
        lines += [f"{player} - turns: {turns}", ""]
    lines += [f"{1 if seat in game.winners else 2}st place: {player}".replace("2st", "2nd")
              for seat, player in enumerate(names)]  # fmt: skip
    return "\n".join([*lines, ""]).encode()


_GOKO = {
    "shuffle": "shuffles deck", "draw": "draws {}", "look": "looks at {}", "onto-mat": "sets aside {}",
    "flip-discard": "discards {}", "flip": "reveals: {}", "play": "plays {}", "double": "plays {}",
    "again": "plays {}", "buy": "buys {}", "bought-gain": "gains {}", "gain": "gains {}", "trash": "trashes {}",
    "treasuries": "places {} on top of deck", "topdeck": "places {} on top of deck",
    "bottom": "places {} on bottom of deck", "attack": "chooses attack", "embargo": "embargoes {}",
    "aside": "sets aside {}", "island": "sets aside {}", "haven-back": "takes set aside cards: {}",
    "effect": "duration {}", "discard": "discards: {}",
}  # fmt: skip


def _goko_lines(one: Told) -> Iterator[str]:
    cards = ", ".join(one.cards)
    match one.what:
        case "take" if one.cards:
            yield f"takes set aside cards: {cards}"
        case "reveal":
            yield f"reveals hand: {cards}" if one.cause == "Cutpurse" else f"reveals {cards}"
        case "return":
            yield f"reveals {one.cards[0]}"
            if one.number:
                yield f"returns {', '.join([one.cards[0]] * one.number)} to the Supply"
        case "token":
            yield "receives a pirate coin, now has 1"
        case what if what in _GOKO:
            yield _GOKO[what].format(cards)


# CouncilRoom ------------------------------------------------------------------------------------------------


def councilroom(game: Recorded) -> bytes:
    decks: list[dict[str, Any]] = []
    for seat, player in enumerate(game.players):
        won = len(game.players) / len(game.winners) if seat in game.winners else 0
        turns = [_counted_turn(game, turn) for turn in game.turns if turn.seat == seat]
        decks.append({"name": player, "order": seat + 1, "points": game.points(seat), "win_points": won,
                      "vp_tokens": 0, "resigned": False, "deck": game.deck(seat), "turns": turns})  # fmt: skip
    whole = {"_id": "game-20110101-000000-00000000.html", "players": list(game.players), "resigned": False,
             "game_end": ["Province"], "supply": list(game.kingdom), "decks": decks}  # fmt: skip
    return (json.dumps(whole) + "\n").encode()


_LISTS = {"play": "plays", "double": "plays", "again": "plays", "buy": "buys", "gain": "gains", "trash": "trashes"}


def _counted_turn(game: Recorded, turn: Turn) -> dict[str, Any]:
    own: dict[str, Any] = {"outpost": True} if turn.extra else {"number": turn.number}
    for one in without_penalty_instead(turn.told):
        target = own
        if one.seat != turn.seat:
            target = own.setdefault("opp", {}).setdefault(game.players[one.seat], {})
        if one.what in _LISTS:
            target.setdefault(_LISTS[one.what], []).extend(one.cards)
        elif one.what == "return" and one.number:
            target.setdefault("returns", []).extend([one.cards[0]] * one.number)
        elif one.what == "token":
            target["ps_tokens"] = target.get("ps_tokens", 0) + 1
    return own
