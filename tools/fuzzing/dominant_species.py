"""Dominant Species for the fuzzer."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping, Sequence
from typing import Any

from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ANIMAL_WORDS, ANIMALS, CARDS, SPACE, TERRAIN
from dsnotation.games.dominant_species.moves import DrawSymbiotic, RevealCards, RevealTiles, Wanderlust
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.picture import render
from dsnotation.games.dominant_species.reset import all_extinct
from dsnotation.games.dominant_species.state import EMPTY, State, dominance, dominant, tiles
from tests.games.dominant_species import positions  # counting the pieces is independent of the engine
from tools.fuzzing.adapter import Fault, Watch, some_options, written
from tools.fuzzing.policies import Policy

# `wanted` are sections of the display and cards.
POLICIES = (
    Policy("uniform", sense=0),
    Policy("sensible", sense=0.9),
    Policy("first", ("ada", "dom"), place="first"),
    Policy("last", place="last", decline=0),
    Policy("decline", decline=1),
    Policy("decline-often", ("dom",), decline=0.8, sense=0),
    Policy(
        "eliminate",
        ("com", "gla", "dom", "Predator", "Catastrophe", "Biomass", "Evolution", "Cold-Snap", "Ice-Sheet"),
        decline=0,
        count="most",
    ),
    Policy("empty-bag", ("ada", "abu", "wan", "Habitat", "Symbiotic"), decline=0),
    Policy("full-bag", ("was", "dep", "dom", "Blight", "Disease", "Metamorphosis"), decline=0),
    Policy("exhaust-tiles", ("wan", "Habitat"), decline=0),
    Policy("hoard-pawns", ("dom", "Parasitism", "Intelligence", "Instinct"), decline=0),
    Policy("glaciation", ("gla", "Ice-Sheet"), decline=0),
    Policy("glaciation-to-the-end", ("gla", "dom", "Ice-Sheet", "Cold-Snap"), decline=0),
    Policy("crowd", ("spe", "dom", "Fecundity", "Aquatic", "Fertile"), decline=0, count="most"),
    Policy("wander", ("mig", "wan", "Mass-Exodus"), decline=0, count="most"),
    Policy("initiative", ("ini", "dom", "Instinct", "Nocturnal"), decline=0.2),
    Policy("cards", ("dom",), decline=0, count="least"),
    Policy("hurry", ("dom", "abu", "Ice-Age"), decline=0.1, sense=1),
    Policy("die-out", ("com", "dep", "Catastrophe", "Biomass"), decline=0),
)


class DominantSpecies:
    """See `adapter.Adapter`."""

    game = GAME
    policies = POLICIES
    ender = Policy("ender", ("dom", "abu", "ada", "spe", "Ice-Age"), decline=0, sense=1)
    most_turns = (8, 25, 25, 60)
    more_turns = 60
    drawn = "disk"
    ordered = frozenset({"tiles"})
    words = ("plan", "tiles", "cards", "draw", "take", "move", "Ma", "Re", "Bi", "Am", "Ar", "In", ".", "C4", "Z9")

    def tags(self, rng: random.Random) -> dict[str, str]:
        """Animals, owners and options at random."""
        animals = sorted(rng.sample(ANIMALS, rng.choice((2, 3, 4, 5, 6, 6))), key=ANIMALS.index)
        chosen = some_options(OPTION_INFO, rng)
        chosen.setdefault("all-extinct", rng.choice(("on", "on", "on", "off")))
        if rng.random() < 0.1:
            chosen["several-animals"] = "on"
        owners = list(range(len(animals)))
        if chosen.get("several-animals") == "on":  # two players with three each, or three with two
            animals, owners = list(ANIMALS), rng.choice(([0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2]))
        rng.shuffle(owners)
        pairs = zip(animals, owners, strict=True)
        tags = {ANIMAL_WORDS[name].capitalize(): f"Player {owner + 1}" for name, owner in pairs}
        return {**tags, "Options": written(chosen)}

    def label(self, question: str, option: Any) -> str:
        """The section of a space, or the option itself."""
        if not isinstance(option, str):
            return ""
        return option[:3] if option in SPACE else option

    def number(self, question: str, option: Any) -> int | None:
        """How many species; a walk has the number behind its place."""
        counts = question == "count" or question.startswith("species on") or " from " in question
        if not counts and " to " not in question and question != "walk":
            return None
        return int((option[1] if isinstance(option, tuple) else option) or 0)

    def lost(self, state: State) -> list[str]:
        return positions.lost_pieces(state)

    def can_end(self, state: State) -> bool:
        """Whether somebody could take a card, or all are extinct and that ends the game."""
        if state.options.all_extinct == "on" and all_extinct(state):
            return True
        held = any(dominance(state, hex_) != EMPTY or dominant(state, hex_) != EMPTY for hex_ in tiles(state))
        return held and bool(state.cards or state.deck)

    def meaning(self, state: State, move: Any) -> Any:
        """The same for moves that differ only in the order of their parts, or in how they name a stack."""
        if isinstance(move, Wanderlust) and move.stack is None and move.tile is not None:
            terrain = TERRAIN[move.tile]
            if terrain in state.face_up:
                move = dataclasses.replace(move, stack=state.face_up.index(terrain) + 1)
        if isinstance(move, RevealTiles | RevealCards | DrawSymbiotic):  # their order is the table's
            return move
        values = (getattr(move, field.name) for field in dataclasses.fields(move))
        return tuple(tuple(sorted(value, key=repr)) if isinstance(value, tuple) else value for value in values)

    def picture(self, state: State) -> str:
        return render(state)

    def watch(self, state: State, rng: random.Random) -> Watch:
        return _Watch()


class _Watch:
    """Points on the track are those of the events; every card is somewhere; a game of the dead ends."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.points = 0
        self.turn = 0

    def before(self, state: State, move: Any) -> None:
        self.points, self.turn = sum(state.vp), state.turn

    def after(self, state: State, move: Any, events: Sequence[Any]) -> None:
        self.taken += [event.card for event in events if event.kind == "card-taken"]
        scored = sum(event.points for event in events if event.kind == "points-scored")
        if sum(state.vp) != self.points + scored:
            raise Fault("points", f"{sum(state.vp) - self.points} more on the track, {scored} in the events")
        there: list[str] = [card for number, card in enumerate(CARDS) if state.unseen_cards >> number & 1]
        there += [CARDS[number] for number in state.cards] + self.taken
        if sorted(there) != sorted(CARDS):
            raise Fault("lost pieces", "cards are lost or doubled")
        if state.options.all_extinct == "on" and state.turn > self.turn and all_extinct(state):
            raise Fault("endless", "all are extinct, and the game goes on")

    def end(self, tags: Mapping[str, str]) -> None:
        pass


ADAPTER = DominantSpecies()
