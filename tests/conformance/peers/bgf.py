"""Games of `bgf`: one step a decision or automatic part, with everything that it changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.board import CORNER, HEX
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, ELEMENT, ELEMENTS, REG, SPACE
from dsnotation.games.dominant_species.effects import add_species, eliminate, place_element
from dsnotation.games.dominant_species.regression import sparable
from dsnotation.games.dominant_species.reset import endangered_here, savable, stacks_to_turn
from dsnotation.games.dominant_species.state import EMPTY, RESET, State
from peers import names
from peers.explanations import BGF_EXPLANATIONS, BGF_OPTIONS
from peers.hrf_words import WORD
from peers.names import mv
from peers.position import Position, disks
from peers.replay import SKIP, Script

Step = dict[str, Any]
NO_ARGS: dict[str, Any] = {}


class BgfScript(Script):
    """One game of Board Game Fiesta in its own format; `bgf_answers` builds the moves."""

    explanations = BGF_EXPLANATIONS

    def __init__(self, record: dict[str, Any], name: str, *, lists: bool = True) -> None:
        super().__init__(record, name, lists=lists)
        self.steps: list[Step] = record["steps"]
        self.index = 0
        self.recorded: dict[str, Any] = dict(record["init"])
        self.before = self.recorded  # at the last comparison
        self.taken: list[Step] = []  # steps since then
        self.fresh = True  # whether there is something to compare
        self.protected: dict[str, set[str]] = {}
        self.last: Step = {}
        self.domination = ""  # the last Domination space that acted

    def tags(self) -> dict[str, str]:
        tags = {animal.capitalize(): f"{animal.capitalize()} player" for animal in self.record["animals"]}
        return {**tags, "Options": ", ".join(BGF_OPTIONS.values())}

    def result(self) -> tuple[dict[str, int] | None, str | None]:
        if self.record["end"] != "normal":
            return None, None
        if self.index < len(self.steps):
            self.fail(f"{len(self.steps) - self.index} recorded steps are left")
        scores = {names.ANIMAL[animal]: points for animal, points in self.record["scores"].items()}
        return scores, names.ANIMAL[self.record["ranking"][0]]

    @property
    def place(self) -> str:
        return f"{self.name}, step {self.index}"

    # Going through the record.

    def peek(self, ahead: int = 0) -> Step:
        place = self.index + ahead
        return self.steps[place] if place < len(self.steps) else {"k": "end"}

    def step(self) -> Step:
        step = self.last = self.steps[self.index]
        self.index += 1
        self.recorded = {**self.recorded, **step["d"]}
        self.recorded = {key: value for key, value in self.recorded.items() if value is not None}
        self.taken.append(step)
        self.fresh = True
        return step

    def is_next(self, action: str, actor: Any) -> bool:
        step = self.peek()
        return bool(step.get("a") == action and names.ANIMAL.get(step.get("by", "")) == actor)

    def take_auto(self, name: str) -> bool:
        found = self.peek().get("name") == name
        if found:
            self.step()
        return found

    def look(self, state: State, *, without: tuple[str, ...] = ()) -> None:
        """Compares, if a step was taken since the last time."""
        if not self.fresh:
            return
        theirs = position_from(self.recorded, self.record["animals"])
        for field in without:
            del theirs[field]
        self.compare(state, theirs, apart=max(0, len(self.taken) - 1))
        self.before, self.taken, self.fresh = self.recorded, [], False

    def grown(self, key: str, entry: str) -> int:
        """How much a help key ("lost", "b3", "evo") has grown since the last comparison."""
        return int(self.recorded.get(key, {}).get(entry, 0) - self.before.get(key, {}).get(entry, 0))

    @property
    def bugs(self) -> set[str]:
        """The rows that the record itself names for the steps since the last comparison."""
        return {row for step in self.taken for row in step.get("bug", ())}

    def observe(self, label: str, state: State) -> None:
        """The automatic parts are steps of their own."""
        if label == "done":
            if state.phase == RESET:  # their save shows only in what Extinction leaves
                return
            self._act_again(state)
            while self._unasked_card(state):
                self.step()
        elif label == "planning-end":
            self.take_auto("execution")
        elif label.startswith("free:"):
            if self._nothing_done(label[5:]):
                self.step()
            if label == "free:com.free":
                self._foreign_competition(state)
        elif label == "regression-done":
            self.protected = {}
            while self.peek().get("a") == "Regression" or self.peek().get("name") == "regression":
                self.step()
        elif label == "wasteland-done":
            self.take_auto("wasteland")
        elif label == "extinction-done":
            self.take_auto("reset")
            self.take_auto("extinction")
        elif label == "planning-start":
            while self.take_auto("reseed") or self.take_auto("planning"):
                pass
        elif label == "survival-done" and state.ice_age:
            self.take_auto("reseed")
            self.look(state, without=("scored",))  # forgotten already
        elif label == "game-over":
            self.take_auto("final-scoring")
            self.look(state, without=("scored",))
        if self.index or label != "done":
            self.look(state)

    def _nothing_done(self, space: str) -> bool:
        """A free action that is forgone, or comes to nothing, and isn't asked for here."""
        step = self.peek()
        if names.SPACE.get(step.get("space", "")) != space:
            return False
        args = step.get("args") or {}
        return not any(args.get(part) for part in ("kills", "place", "ignore"))

    def _unasked_card(self, state: State) -> bool:
        """A card that can't do anything, declined there, not asked for here; or Aquatic on frozen tiles only."""
        step = self.peek()
        if "space" in step or step.get("a") not in CARDS_WITH_CHOICES:
            return False
        if step["k"] == "act" and step["a"] == "Aquatic":
            args = step["args"]
            corner = CORNER[names.DOTTED_CORNER[args["corner"]["name"]]]
            place_element(state, ELEMENT[names.ELEMENT[args["element"]]], corner, EMPTY, [])
            add_species(state, ANIMAL[names.ANIMAL[step["by"]]], HEX[args["tile"]], args["species"], [])
            self.tally.explained["row 37"] += 1
            return True
        return bool(step["k"] == "skip")

    def _act_again(self, state: State) -> None:
        """Row 5: there, Instinct onto the space that is just being executed lets it act once more at once."""
        played = self.played
        if getattr(played, "kind", "") != "instinct" or not state.step:
            return
        if self.peek().get("space") == self.domination and names.SPACE[self.domination] == played.target:
            state.step -= 1
            self.tally.explained["row 5"] += 1

    def _foreign_competition(self, state: State) -> None:
        """Row 24: without arachnids, the place of their free action takes a pawn; with them, one of Instinct."""
        while self.peek().get("space") == "COM-arachnid":
            step = self.step()
            for hex_, animal in step.get("args", NO_ARGS).get("kills", ()):
                eliminate(state, ANIMAL[names.ANIMAL[animal]], HEX[hex_], 1, "competition", [])
            self.tally.explained["row 24"] += 1
            self.look(state)

    def answer(self, decision: Decision, state: State) -> Any:
        from peers.bgf_answers import ANSWERS

        if decision.kind in CHANCE:
            return CHANCE[decision.kind](self, state)
        self.look(state)
        if self.index >= len(self.steps):
            return None
        placed = decision.kind in ("place-pawn", "instinct")
        if placed and (self.peek().get("args") or {}).get("space") in names.FREE_SPACES:
            self.step()
            self.tally.explained["row 24" if decision.kind == "place-pawn" else "section 14: free slots"] += 1
            return SKIP
        if decision.kind == "domination":
            self.domination = str(self.peek().get("space"))
        return ANSWERS[decision.kind](self, decision, state)

    # Chance.

    def _reseed(self, state: State) -> dict[str, Any] | None:
        if not state.turn:
            init = self.record["init"]
            tiles = {str(n): stack[0] for n, stack in enumerate(self.record["stacks"], start=1)}
            return {
                "ADA": init["box.ADA"],
                "ABU": init["box.ABU"],
                "WAN": init["box.WAN"],
                "cards": init["cards"],
                "tiles": tiles,
            }
        following = (step for step in self.steps[self.index : self.index + 4] if step.get("name") == "reseed")
        return next((step["rnd"] for step in following if "rnd" in step), None)

    def _reveal_tiles(self, state: State) -> Any:
        draw = self._reseed(state)
        turns = stacks_to_turn(state)
        return draw and mv.RevealTiles(
            tuple(names.TERRAIN[draw["tiles"][str(n + 1)]] if turns[n] else None for n in range(3))
        )

    def _reveal_cards(self, state: State) -> Any:
        draw = self._reseed(state)
        return draw and mv.RevealCards(tuple(names.CARD[word] for word in draw["cards"]))

    def _draw_elements(self, state: State) -> Any:
        draw = self._reseed(state)
        return draw and mv.DrawElements(
            *(tuple(names.ELEMENT[word] for word in draw[row]) for row in ("ADA", "ABU", "WAN"))
        )

    def _draw_symbiotic(self, state: State) -> Any:
        drawn = {names.ANIMAL[animal]: names.ELEMENT[element] for animal, element in self.last["rnd"]["symbiotic"]}
        order = [ANIMALS[animal] for animal in state.pending[-1].detail]
        return mv.DrawSymbiotic(tuple(mv.BlindDraw(name, drawn[name]) for name in order))

    # Regression.

    def protection(self, actor: Any, state: State) -> str | None:
        """A type that the recorded game protects for an animal. They ask once for all its pawns, and protect
        everything without asking when it has a pawn for every type in the box."""
        if actor not in self.protected:
            self.protected[actor] = self._protected(actor, state)
        left = [ELEMENTS[one] for one in sparable(state, ANIMAL[actor]) if ELEMENTS[one] in self.protected[actor]]
        return left[0] if left else None

    def _protected(self, actor: Any, state: State) -> set[str]:
        ahead = 0
        while self.peek(ahead).get("a") == "Regression" or self.peek(ahead).get("name") == "regression":
            step = self.peek(ahead)
            if step.get("a") == "Regression" and names.ANIMAL[step["by"]] == actor:
                return {names.ELEMENT[word] for word in step["args"]["ignore"]}
            ahead += 1
        pawns = 1 + sum(state.spaces[SPACE[name]] == ANIMAL[actor] for name in ("reg.1", "reg.2"))
        pawns += actor == "Re" and state.pending[-1].space != "reg.free"
        types = sum(1 for element in range(6) if state.boxes[REG * 6 + element])
        everything = pawns >= types or pawns >= len(sparable(state, ANIMAL[actor]))
        return set(ELEMENTS) if everything else set()

    def saved(self, state: State) -> str | None:
        """The tile that the mammal saves; they ask only where several qualify."""
        self.take_auto("reset")
        if self.is_next("SaveFromExtinction", "Ma"):
            step = self.step()
            self.look(state, without=("hibernating",))
            return str(step["args"]["tile"]) if step["k"] == "act" else None
        step = self.peek()
        if step.get("name") == "extinction":
            return step.get("save")
        from dsnotation.games.dominant_species.board import HEXES

        hexes = savable(state)
        single = len(hexes) == 1 and endangered_here(state, ANIMAL["Ma"], hexes[0]) == 1
        return HEXES[hexes[0]] if single else None


CARDS_WITH_CHOICES = frozenset({"Evolution", "Fecundity", "Hibernation", "Metamorphosis", "Glaciation", "Aquatic"})
CHANCE: dict[str, Callable[[BgfScript, State], Any]] = {
    "reveal-tiles": BgfScript._reveal_tiles,
    "reveal-cards": BgfScript._reveal_cards,
    "draw-elements": BgfScript._draw_elements,
    "draw-symbiotic": BgfScript._draw_symbiotic,
}


def position_from(recorded: dict[str, Any], animals: list[str]) -> Position:
    """A recorded position in our words."""
    parts: dict[str, dict[str, Any]] = {}
    for key, value in recorded.items():
        head, _, rest = key.partition(".")
        if rest:
            parts.setdefault(head, {})[rest] = value

    def per_animal(head: str) -> dict[str, int]:
        return {names.ANIMAL[word]: parts[head][word] for word in animals}

    def on_hexes(head: str) -> dict[str, dict[str, int]]:
        found = parts.get(head, {})
        return {hex_: {names.ANIMAL[a]: n for a, n in counts.items()} for hex_, counts in found.items()}

    stacks = [recorded[f"stack.{n}"] for n in (1, 2, 3)]
    return {
        "turn": recorded["turn"],
        "vp": per_animal("vp"),
        "pool": per_animal("pool"),
        "eliminated": per_animal("elim"),
        "pawns": per_animal("ap"),
        "displays": {
            names.ANIMAL[word]: disks(names.ELEMENT[one] for one in parts["el"][word]) for word in animals
        },
        "initiative": [names.ANIMAL[word] for word in recorded["init"]],
        "terrain": {hex_: names.TERRAIN[word.partition("/")[0]] for hex_, word in parts["t"].items()},
        "species": on_hexes("sp"),
        "hibernating": on_hexes("hib"),
        "elements": {names.DOTTED_CORNER[at]: names.ELEMENT[word] for at, word in parts.get("c", {}).items()},
        "dominance": {hex_: names.ANIMAL[word] for hex_, word in parts.get("dom", {}).items()},
        "boxes": {box.lower(): disks(names.ELEMENT[one] for one in held) for box, held in parts["box"].items()},
        "bag": {names.ELEMENT[word]: count for word, count in recorded["bag"].items()},
        "spaces": {
            names.SPACE[space]: names.ANIMAL[word]
            for space, word in parts.get("p", {}).items()
            if space not in names.FREE_SPACES
        },
        "face-up tiles": [None if word is None else names.TERRAIN[word] for word, _ in stacks],
        "stacks": [count for _, count in stacks],
        "tundra": recorded["tundra"],
        "cards": sorted(names.CARD[word] for word in recorded["cards"]),
        "deck": recorded["deck"],
        "scored": sorted(recorded["scored"]),
    }


__all__ = ["WORD", "BgfScript", "Counter"]
