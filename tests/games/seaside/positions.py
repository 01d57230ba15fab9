"""Positions of Seaside to test rules on: set one up without losing a card, play lines of the notation, look.

Cards are conserved: what a player is given comes from the supply, what is taken away goes back there, and a pile
is made smaller into the trash. `lost_cards` tells whether any card is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.core.game import Decision
from dsnotation.core.options import field_name
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import (
    CARD,
    CODES,
    COUNT,
    KINGDOM,
    KINGDOM_PILES,
    NAMES,
    SEATS,
    START_DECK,
    UNKNOWN,
    pile_size,
)
from dsnotation.games.seaside.events import EVENT_TYPES
from dsnotation.games.seaside.hand import code_list
from dsnotation.games.seaside.knowledge import pool, unknown_places
from dsnotation.games.seaside.state import (
    EMPTY,
    PLAYED,
    Player,
    State,
    deck_size,
    in_play,
    no_cards,
)
from dsnotation.games.seaside.state import Played as OnTable
from dsnotation.notation.grammar import grammar_of

NUMBER = {code: number for number, code in enumerate(CODES)}
ZONES = ("hand", "middle", "discard", "staying", "island", "village")
ROWS = ("top", "aside")
KINDS = {str(vars(event)["__dataclass_fields__"]["kind"].default) for event in EVENT_TYPES}

# Setting up ------------------------------------------------------------------------------------------------


def tags(players: int = 2, kingdom: str = "", **options: str) -> dict[str, str]:
    """Tags of a game with these kingdom cards and as many others as it takes; options by their field names
    (`outpost_text="2022"`)."""
    named = [NUMBER[code] for code in kingdom.split()]
    dropped = options.get("edition") == "2e"
    others = [card for card in KINGDOM if card not in named and not (dropped and NAMES[card] in DROPPED)]
    piles = [*named, *others][:KINGDOM_PILES]
    found: dict[str, str] = {seat: f"Player {seat}" for seat in SEATS[:players]}
    changed = ", ".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
    found["Kingdom"] = ", ".join(NAMES[card] for card in piles)
    return {**found, "Options": changed} if changed else found


DROPPED = ("Ambassador", "Embargo", "Explorer", "Ghost Ship", "Navigator", "Pearl Diver", "Pirate Ship", "Sea Hag")


def before_hands(players: int = 2, kingdom: str = "", **options: str) -> State:
    """The position before the first hands are dealt."""
    setup, findings = GAME.setup(tags(players, kingdom, **options))
    assert setup is not None
    assert not findings
    assert all(getattr(setup.options, field_name(name)) == value for name, value in options.items())
    return GAME.start(setup)


def position(players: int = 2, kingdom: str = "", **options: str) -> State:
    """The first turn of A, but nobody has a card yet: `hold` gives some."""
    state = before_hands(players, kingdom, **options)
    for seat in SEATS[:players]:
        play(state, f"deal {seat} Co*5")
    for player in state.players:
        for card, count in START_DECK.items():
            player.owned[card] -= count
            state.supply[card] += count
            player.hand[card] = player.middle[card] = 0
    assert not lost_cards(state)
    return state


def hold(state: State, seat: str, **zones: str) -> None:
    """Sets zones of a player: hold(state, "B", hand="Co*3 Es", deck="Si Go", discard="Cu").

    `deck` is a known order, the first on top; `middle` the part of the deck in no known order, `bottom` the card
    at its bottom; `staying` Durations in play between turns, `table` what the turn player has in play. A "?" is
    an unknown card: `unseen` names all that the player owns behind them.
    """
    player = player_of(state, seat)
    for zone, text in zones.items():
        wanted = cards_in(text)
        if zone == "unseen":
            old = pool(state, SEATS.index(seat))
            _exchange(state, player, [card for card in range(COUNT) for _ in range(old[card])], wanted)
        elif zone == "table":
            assert seat == SEATS[state.who]
            _exchange(state, player, [one.card for one in state.table], wanted)
            state.table = [OnTable(card, PLAYED) for card in wanted]
        elif zone in ("deck", *ROWS):
            name = "top" if zone == "deck" else zone
            _exchange(state, player, getattr(player, name), wanted)
            setattr(player, name, wanted[::-1])
        elif zone == "bottom":
            _exchange(state, player, [player.bottom] if player.bottom != EMPTY else [], wanted)
            [player.bottom] = wanted or [EMPTY]
        else:
            assert zone in ZONES
            contents = getattr(player, zone)
            _exchange(state, player, [card for card, count in enumerate(contents) for _ in range(count)], wanted)
            contents[:] = no_cards()
            for card in wanted:
                contents[card] += 1
    assert not any(lost for lost in lost_cards(state) if "unknown" not in lost or "unseen" in zones)


def _exchange(state: State, player: Player, old: Sequence[int], new: Sequence[int]) -> None:
    """Cards of a player back to the supply, and others from there."""
    for cards, change in ((old, -1), (new, 1)):
        for card in cards:
            if card != UNKNOWN:
                assert state.supply[card] != EMPTY, f"{NAMES[card]} is not in this game"
                player.owned[card] += change
                state.supply[card] -= change
                assert state.supply[card] >= 0, f"too many of {NAMES[card]}"


def piles(state: State, text: str) -> None:
    """Sets how many cards piles have: piles(state, "Pr 1, Cu 0"). What is too many goes to the trash."""
    for part in text.split(", "):
        code, number = part.split()
        card = NUMBER[code]
        state.trash[card] += state.supply[card] - int(number)
        state.supply[card] = int(number)
        assert state.trash[card] >= 0
        assert state.supply[card] >= 0


def resources(state: State, **counts: int) -> None:
    """Sets actions, buys, coins of the turn player."""
    for name, count in counts.items():
        assert name in ("actions", "buys", "coins")
        setattr(state, name, count)


def tokens(state: State, text: str) -> None:
    """Sets Embargo tokens: tokens(state, "Pr 2")."""
    for part in text.split(", "):
        code, number = part.split()
        state.tokens[NUMBER[code]] = int(number)


# Playing ---------------------------------------------------------------------------------------------------


def moves_of(state: State, text: str) -> Iterator[Any]:
    """The moves that lines of the notation mean; each is completed only when it is asked for."""
    for line in filter(None, map(str.strip, text.splitlines())):
        drafts = grammar_of("seaside").parse(line)
        for draft in drafts:
            yield GAME.complete(state, draft)


def play(state: State, text: str, *, doubtful: bool = False) -> list[Any]:
    """Plays lines of the notation, every move of them legal (or, if `doubtful`, perhaps legal); their events.
    No card may get lost."""
    events: list[Any] = []
    for move in moves_of(state, text):
        findings = GAME.check(state, move)
        assert not forbids(findings), (move, [finding.message for finding in findings])
        assert doubtful or not findings, (move, [finding.message for finding in findings])
        events += GAME.apply(state, move)
        assert not lost_cards(state), (move, lost_cards(state))
    return events


def last_findings(state: State, text: str) -> list[Finding]:
    """The findings about the last move of the text; those before it are played, and may be doubtful. Looking at
    a move changes nothing."""
    waiting: Any = None
    for move in moves_of(state, text):
        if waiting is not None:
            raise AssertionError("one move at a time")
        waiting = move
    before = state.copy()
    findings = GAME.check(state, waiting)
    assert state == before
    return findings


def refused(state: State, text: str) -> set[str]:
    """The codes of all errors about an illegal move; legal moves have none."""
    return {one.code for one in last_findings(state, text) if one.severity is Severity.ERROR}


def doubted(state: State, text: str) -> set[str]:
    """The codes of what nobody can tell about a move that is not forbidden."""
    findings = last_findings(state, text)
    assert not forbids(findings), [finding.message for finding in findings]
    return {one.code for one in findings if one.severity is Severity.UNVERIFIED}


def now(state: State) -> tuple[str, str, str | None] | None:
    """Who (the owner of the deck, for chance), kind and card of the decision that is due."""
    decision: Decision | None = GAME.decision(state)
    if decision is None:
        return None
    return dict(decision.given).get("player", decision.actor), decision.kind, decision.space


def options(state: State) -> list[str]:
    """Every legal move, as text without the seat."""
    return [GAME.language.write([move])[0].split(" ", 1)[1] for move in GAME.legal_moves(state)]


# Reading the position --------------------------------------------------------------------------------------


def cards_in(text: str) -> list[int]:
    """The cards of a text: "Co*2 Es"; "-" is none."""
    found = []
    for word in text.split():
        code, _, count = word.partition("*")
        if code != "-":
            found += [NUMBER[code]] * int(count or 1)
    return found


def player_of(state: State, seat: str) -> Player:
    """A player by seat."""
    return state.players[SEATS.index(seat)]


def zone(state: State, seat: str, name: str) -> str:
    """A zone of a player as text in the order of the table: "Co*3 Es"; "deck" is top first, in its order."""
    player = player_of(state, seat)
    if name == "play":
        return code_list(in_play(state, SEATS.index(seat)))
    if name == "deck":
        middle = [] if not any(player.middle) else [f"({code_list(player.middle)})"]
        bottom = [CODES[player.bottom]] if player.bottom != EMPTY else []
        return " ".join([*(CODES[card] for card in player.top[::-1]), *middle, *bottom]) or "-"
    if name == "aside":
        return " ".join(CODES[card] for card in player.aside) or "-"
    return code_list(getattr(player, name))


def hand(state: State, seat: str) -> str:
    return zone(state, seat, "hand")


def deck(state: State, seat: str) -> str:
    return zone(state, seat, "deck")


def discard(state: State, seat: str) -> str:
    return zone(state, seat, "discard")


def table(state: State, seat: str) -> str:
    return zone(state, seat, "play")


def trash(state: State) -> str:
    return code_list(state.trash)


def pile(state: State, code: str) -> int:
    return state.supply[NUMBER[code]]


def turn(state: State) -> tuple[int, int, int]:
    """Actions, Buys and coins."""
    return state.actions, state.buys, state.coins


def scores(state: State) -> dict[str, int]:
    return {one.actor: one.score for one in GAME.outcome(state).standings}


def of_kind(events: Sequence[Any], *kinds: str) -> list[Any]:
    """The events of some kinds."""
    assert set(kinds) <= KINDS
    return [event for event in events if event.kind in kinds]


def gained(events: Sequence[Any]) -> list[tuple[str, str, str]]:
    """Who gained what and where it went."""
    return [(one.player, CODES[CARD[one.card]], one.target) for one in of_kind(events, "card-gained")]


def lost_cards(state: State) -> list[str]:
    """What is not conserved: cards of each kind in the game, cards of each player in the zones."""
    wrong = []
    count = len(state.players)
    for card in range(COUNT):
        there = (
            max(0, state.supply[card]) + state.trash[card] + sum(player.owned[card] for player in state.players)
        )
        start = START_DECK.get(card, 0) * count
        total = start + (pile_size(card, count) if state.supply[card] != EMPTY else 0)
        if there != total:
            wrong.append(f"{there} of {NAMES[card]}, not {total}")
        if state.supply[card] < EMPTY:
            wrong.append(f"{state.supply[card]} of {NAMES[card]} in the supply")
    for seat, player in enumerate(state.players):
        name = SEATS[seat]
        left = pool(state, seat)
        if min(left) < 0:
            wrong.append(f"{name} has cards that {name} doesn't own: {code_list(left)}")
        lost = -player.owned[UNKNOWN]
        if lost < 0 or unknown_places(player) + lost != sum(left):
            wrong.append(f"{name}: {unknown_places(player)} unknown places for {sum(left)} cards")
        zones = sum(sum(getattr(player, zone)) for zone in (*ZONES, "looked"))
        zones += len(player.top) + len(player.aside) + (player.bottom != EMPTY)
        if seat == state.who:
            zones += sum(one.status != 2 for one in state.table)
        if zones != sum(player.owned):
            wrong.append(f"{name} owns {sum(player.owned)} cards and has {zones}")
        lists = [getattr(player, zone) for zone in (*ZONES, "looked")]
        if min(min(counts) for counts in lists) < 0 or player.tokens < 0:
            wrong.append(f"{name} has less than nothing of something")
        assert deck_size(player) >= 0
    unseen = sum(-player.owned[UNKNOWN] for player in state.players)
    if state.trash[UNKNOWN] != unseen:
        wrong.append(f"{state.trash[UNKNOWN]} unknown cards trashed, {unseen} lost")
    if min(state.trash) < 0 or min(state.tokens) < 0 or min(state.actions, state.buys, state.coins) < 0:
        wrong.append("less than nothing of something")
    return wrong
