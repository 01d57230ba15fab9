"""Dominion: Seaside for the fuzzer. Every game is also followed by somebody who does not see all of it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping, Sequence
from typing import Any

from dsnotation.core.findings import Severity, forbids
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARDS, KINGDOM_PILES, NAMES, SEATS, TABLE
from dsnotation.games.seaside.moves import OFF_DECK
from dsnotation.games.seaside.options import OPTION_INFO
from dsnotation.games.seaside.picture import render
from dsnotation.games.seaside.state import EMPTY, State
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_played_game
from dsnotation.replay.player import replay
from tests.games.seaside.masking import DECLINED, Observer, asked, contradictions
from tests.games.seaside.positions import lost_cards  # counting the cards is independent of the engine
from tools.fuzzing.adapter import Fault, Watch, some_options, written
from tools.fuzzing.policies import PLAIN, Policy

PILES = tuple(card for card in CARDS if card not in ("Copper", "Curse"))
# `wanted` are cards, and what else answers are called.
POLICIES = (
    *PLAIN,
    Policy("thin", ("Salvager", "Ambassador", "Lookout", "Treasure Map", "Island", "play an Action"), sense=0.6),
    Policy("attack", ("Sea Hag", "Ghost Ship", "Cutpurse", "Pirate Ship", "attack", "play an Action"), sense=0.6),
    Policy("durations", ("Tactician", "Outpost", "Haven", "Wharf", "Caravan", "Lighthouse"), sense=0.8, decline=0),
    Policy("doubles", ("Throne Room", "Tactician", "Outpost", "Island", "Embargo", "Treasure Map"), sense=0.8),
    Policy("mats", ("Native Village", "Island", "Pirate Ship", "mat", "coins", "play an Action"), sense=0.5),
    Policy("curses", ("Curse", "Copper", "Embargo", "Sea Hag", "Ambassador"), decline=0),
    Policy(
        "draws", ("Wharf", "Bazaar", "Warehouse", "Treasury", "Caravan", "Pearl Diver", "Navigator"), sense=0.9
    ),
    Policy("no-actions", ("play Treasures", "go on"), sense=0.3),
    Policy("no-treasures", ("play an Action", "go on"), decline=0.2),
)
_UNORDERED = OFF_DECK | {"deal", "play", "discard", "reveal"}


class Seaside:
    """See `adapter.Adapter`."""

    game = GAME
    policies = POLICIES
    ender = Policy("ender", ("play Treasures", *PILES), decline=0, sense=1)
    most_turns = (6, 15, 30, 60)
    more_turns = 400
    drawn = "card"
    ordered: frozenset[str] = frozenset()
    words = (
        "play",
        "buy",
        "end",
        "draw",
        "look",
        "deal",
        "top",
        "trash",
        "A",
        "B",
        "C",
        "Co*3",
        "Wh",
        "Sea",
        "*",
        "Co*99",
    )

    def tags(self, rng: random.Random) -> dict[str, str]:
        """Players, kingdom and options at random; cards that do odd things come more often."""
        players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6))
        chosen = some_options(OPTION_INFO, rng)
        if players > 4:
            chosen["players-5-6"] = "yes"
        edition = chosen.get("edition")
        cards = [card.name for card in TABLE if card.set != "basic" and not (card.dropped and edition == "2e")]
        kingdom = rng.sample(cards, KINGDOM_PILES)
        if "Throne Room" not in kingdom and rng.random() < 0.4:
            kingdom[0] = "Throne Room"
        tags: dict[str, str] = {seat: f"Player {seat}" for seat in SEATS[:players]}
        tags["Kingdom"] = ", ".join(kingdom)
        return {**tags, "Options": written(chosen)} if chosen else tags

    def label(self, question: str, option: Any) -> str:
        """The card; "-" for none."""
        if isinstance(option, str):
            return option
        if isinstance(option, tuple):  # Ambassador: a card and how many of it
            return NAMES[option[0]]
        if option is None or self.number(question, option) is not None:
            return ""
        return "-" if option == EMPTY else NAMES[option]

    def number(self, question: str, option: Any) -> int | None:
        """How many Treasures, Treasuries or cards that go back."""
        return option if question.startswith("number") or question == "Treasuries onto the deck" else None

    def lost(self, state: State) -> list[str]:
        return lost_cards(state)

    def can_end(self, state: State) -> bool:
        """Somebody can always gain something."""
        return True

    def meaning(self, state: State, move: Any) -> Any:
        """The same for moves that differ only in the order of cards that have none."""
        return tuple(
            tuple(sorted(value)) if isinstance(value, tuple) and move.kind in _UNORDERED else value
            for value in (getattr(move, field.name) for field in dataclasses.fields(move))
        )

    def picture(self, state: State) -> str:
        return render(state)

    def watch(self, state: State, rng: random.Random) -> Watch:
        hidden = "".join(rng.sample(SEATS[: len(state.players)], rng.randint(1, len(state.players))))
        return _Watch(state, Observer(hidden, rng.choice((0.0, 0.0, 0.3, 0.9)), rng.randrange(10**9)))


class _Watch:
    """Somebody sees the game with "?" for what was hidden: nothing of it may be an error, all that he believes is
    so, and neither is anything an error when the game is replayed as he wrote it."""

    def __init__(self, state: State, observer: Observer) -> None:
        self.seen = state.copy()
        self.observer = observer
        self.moves: list[tuple[int, Any]] = []

    def before(self, state: State, move: Any) -> None:
        decision = GAME.decision(state)
        assert decision is not None
        self._play(self.observer.mask(decision.space, move), decision.turn)

    def _play(self, move: Any, turn: int) -> None:
        findings = GAME.check(self.seen, move)
        if forbids(findings):
            raise Fault("masked move refused", f"{move}: {[finding.message for finding in findings]}")
        if any(finding.severity is not Severity.UNVERIFIED for finding in findings):
            raise Fault("masked move", f"{move}: {[finding.message for finding in findings]}")
        GAME.apply(self.seen, move)
        self.moves.append((turn, move))

    def after(self, state: State, move: Any, events: Sequence[Any]) -> None:
        while GAME.decision(state) is not None and asked(self.seen) != asked(state):
            decision = GAME.decision(self.seen)
            key = (decision.kind, decision.space) if decision is not None else None
            if decision is None or key not in DECLINED:
                raise Fault("masked game", f"{GAME.decision(state)} is due, he believes {decision}")
            self._play(DECLINED[key](decision.actor), decision.turn)
        wrong = [*lost_cards(self.seen), *contradictions(state, self.seen)]
        if wrong:
            raise Fault("masked game", f"{move}: {'; '.join(wrong[:5])}")

    def end(self, tags: Mapping[str, str]) -> None:
        text = write_played_game({**tags, "Event": "As somebody saw it"}, GAME.language, self.moves)
        document = read_string(text)
        played = replay(document.games[0], document.source)
        worse = [one for one in played.findings if one.severity in (Severity.ERROR, Severity.WARNING)]
        if worse:
            told = "; ".join(f"{one.code} {one.message}" for one in worse[:3])
            raise Fault("masked game", f"replayed: {told}\n{text}")
        if played.state != self.seen:
            raise Fault("masked game", f"the replay ends in another position\n{text}")


ADAPTER = Seaside()
