"""Habitat Battle for the fuzzer: the demonstration set with options at random. Every game is told as prose."""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from dsnotation.core import sets as core_sets
from dsnotation.games.habitat_battle import GAME, sets
from dsnotation.games.habitat_battle.moves import SEATS, Expose
from dsnotation.games.habitat_battle.picture import render
from dsnotation.games.habitat_battle.state import OVER, State
from dsnotation.games.habitat_battle.tables import Tables
from tests.games.habitat_battle.positions import multiplied  # counting is independent of the engine
from tools.fuzzing.adapter import Fault, Watch
from tools.fuzzing.policies import PLAIN, Policy

DEMONSTRATION = "demo"
SET = "fuzz"
# Values of the options of a set, the usual one first. Every set has a last round.
OPTIONS: dict[str, tuple[str, ...]] = {
    "victory_points": ("10", "3", "0"),
    "rounds": ("6", "2", "9"),
    "penalty_from": ("7", "1", "3"),
    "battles": ('"all"', '"first"'),
    "loser": ('"stays"', '"returns-to-start"'),
    "strategy_order": ('"behind"', '"attacker"'),
    "starter": ('"fixed"', '"left"'),
    "channel": ("2", "3", "9"),
    "aquatic_reward": ("0", "1", "4"),
    "aquatic_stays": ("false", "true"),
    "invocations": ("1", "0"),
}
# `wanted` are animals, cards and spaces, and what is done in a battle.
CROWDED = ("city-1", "city-2", "jungle-1", "savanna-1", "mountain-4", "river-4")
POLICIES = (
    *PLAIN,
    Policy("crowd", (*CROWDED, "use"), decline=0),
    Policy("spend", ("use", "strategy", "bird"), decline=0),
    Policy("strategies", ("strategy", *CROWDED), decline=0),
    Policy("birds", ("bird", *CROWDED), decline=0),
    Policy("peaceful", ("tundra-1", "coast-2", "desert-3", "forest-4", "savanna-2", "coast-3"), decline=1),
    Policy("strong", ("high", "tusk", "venom"), sense=1, decline=0),
    Policy("far", ("soar", "tunnel", "gallop", "trek"), sense=0.5),
)
_SENTENCE = re.compile(r"[A-ZÉ][^\n]*[^ .;]\.")
_LISTS = {"animal": "animals", "power": "powers", "activator": "activators", "movement": "movements",
          "space": "spaces"}  # fmt: skip


@cache
def _text() -> str:
    path = files("dsnotation") / "games" / "habitat_battle" / "sets" / f"{DEMONSTRATION}.toml"
    return path.read_text(encoding="utf-8")


@cache
def _tables() -> Tables:
    """The demonstration set: whatever the options are, the lists are these."""
    game_set, _ = sets.load(DEMONSTRATION)
    assert game_set is not None
    return Tables(game_set)


def with_options(chosen: Mapping[str, str]) -> str:
    """The demonstration set under another name and with these options."""
    head, _, rest = _text().partition("\n[options]\n")
    _, _, tables = rest.partition("\n\n")
    options = "".join(f"{name} = {value}\n" for name, value in chosen.items())
    head = head.replace(f'"{DEMONSTRATION}"', f'"{SET}"', 1)
    return f"{head}\n[options]\n{options}\n{tables}"


class HabitatBattle:
    """See `adapter.Adapter`."""

    game = GAME
    policies = POLICIES
    ender = Policy("ender", (*CROWDED, "use"), decline=0, sense=1)
    most_turns = (2, 6, 12)
    more_turns = 12
    drawn = "space"
    ordered: frozenset[str] = frozenset()
    words = (
        "kit", "deal", "use", "hold", "expose", "bird", "pass", "insect", "aquatic", "calm", "ave", "A", "B", "F",
        "G", "jaguar", "claw+mid", "mid+claw", "jungle-2", "selva-2", "лев", "-", "?", "ronda", "animals",
    )  # fmt: skip

    def tags(self, rng: random.Random) -> dict[str, str]:
        """Players and options of the set at random. A set of this name from an earlier game is forgotten."""
        share = rng.choice((0.0, 0.2, 1.0))
        chosen = {
            name: rng.choice(values) if rng.random() < share else values[0] for name, values in OPTIONS.items()
        }
        core_sets.offer(GAME.name, SET, with_options(chosen), f"{SET}.toml")
        game_set, findings = sets.load(SET)
        if game_set is None:
            raise Fault("set refused", findings[0].message)
        players = {seat: f"Player {seat}" for seat in SEATS[: rng.choice((4, 4, 5, 6))]}
        return {"Set": SET, "SetDigest": sets.digest(game_set), **players}

    def label(self, question: str, option: Any) -> str:
        """The id; what a player does in a battle."""
        if isinstance(option, bool):
            return "use" if option else "-"
        if isinstance(option, Expose):
            return "strategy" if option.strategy else "bird" if option.bird else "-"
        if isinstance(option, tuple):  # an animal and where it stands
            option = option[0]
        if question in _LISTS and isinstance(option, int):
            return str(getattr(_tables(), _LISTS[question]).ids[option])
        return option if isinstance(option, str) else ""

    def number(self, question: str, option: Any) -> int | None:
        """Nobody is asked for a number."""
        return None

    def lost(self, state: State) -> list[str]:
        return multiplied(state)

    def can_end(self, state: State) -> bool:
        """Every set here has a last round."""
        return True

    def meaning(self, state: State, move: Any) -> Any:
        """The same for moves that differ only in the order of cards."""
        values = (getattr(move, field.name) for field in dataclasses.fields(move))
        return tuple(tuple(sorted(value)) if isinstance(value, tuple) else value for value in values)

    def picture(self, state: State) -> str:
        return render(state)

    def watch(self, state: State, rng: random.Random) -> Watch:
        return _Watch()


class _Watch:
    """Points are those of the events, water rises and falls by a stage, and every move is told in one sentence."""

    def __init__(self) -> None:
        self.state: State | None = None

    def before(self, state: State, move: Any) -> None:
        self.state = state.copy()

    def after(self, state: State, move: Any, events: Sequence[Any]) -> None:
        before = self.state
        assert before is not None
        scored = sum(event.points for event in events if event.kind == "points-scored")
        if sum(state.points) != sum(before.points) + scored:
            raise Fault("points", f"{sum(state.points) - sum(before.points)} more, {scored} in the events")
        if min(state.points) < 0:
            raise Fault("points", f"{move}: somebody has {min(state.points)}")
        ended = [event for event in events if event.kind == "game-ended"]
        if len(ended) != (state.phase == OVER):
            raise Fault("end", f"{move}: {len(ended)} ends")
        key = before.key()
        sentence = GAME.narrate(before, move, events)
        if not _SENTENCE.fullmatch(sentence) or before.key() != key:
            raise Fault("narration", f"{move}: {sentence}")

    def end(self, tags: Mapping[str, str]) -> None:
        pass


ADAPTER = HabitatBattle()
