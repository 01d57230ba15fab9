"""Games of `cross`: one form for both engines, with the position before each decision."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.board import CORNER, HEXES
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, ELEMENTS, REG, SPACE
from dsnotation.games.dominant_species.regression import sparable
from dsnotation.games.dominant_species.reset import savable
from dsnotation.games.dominant_species.state import State
from peers import explanations, names
from peers.cross_lists import LISTS
from peers.cross_moves import BUILD, FORGOABLE, RECORDED_KIND
from peers.names import mv
from peers.position import Position, disks
from peers.replay import Script

# While these are decided the pawn has left the display there too.
OFF_THE_DISPLAY = frozenset(
    {
        "tile-migration",
        "take-card",
        "draw-symbiotic",
        "lose",
        *(str(move.__dataclass_fields__["kind"].default) for move in mv.CARD_MOVES),
    }
)


def merge(target: dict[str, Any], patch: dict[str, Any]) -> None:
    """JSON merge patch (RFC 7396), in place."""
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        elif isinstance(value, dict):
            if not isinstance(target.get(key), dict):
                target[key] = {}
            merge(target[key], value)
        else:
            target[key] = value


class CrossScript(Script):
    """One game of either engine in the shared form."""

    def __init__(self, record: dict[str, Any], name: str, *, lists: bool = True) -> None:
        super().__init__(record, name, lists=lists)
        meta = record["meta"]
        self.haunt = meta["engine"].startswith("Haunt")
        self.published = not self.haunt and meta["variant"] == "as-published"
        if self.haunt:
            self.options = explanations.HRF_OPTIONS
            self.explanations = explanations.HRF_EXPLANATIONS
            self.list_explanations = explanations.HRF_LISTS
        else:
            self.options = explanations.BGF_OPTIONS
            self.explanations = (
                explanations.CROSS_BGF_EXPLANATIONS if self.published else explanations.CORRECTED_BGF_EXPLANATIONS
            )
            self.list_explanations = explanations.BGF_LISTS
        self.decisions: list[dict[str, Any]] = record["decisions"]
        self.index = 0
        self.recorded = copy.deepcopy(record["initial"])
        setup = record["setup"]
        self.draws: list[dict[str, Any]] = [
            {
                "draw": "reseed",
                "adaptation": setup["adaptation"],
                "abundance": setup["abundance"],
                "wanderlust": setup["wanderlust"],
                "cards": setup["face_up_cards"],
                "tiles": {str(stack): tiles[0] for stack, tiles in enumerate(setup["stacks"])},
            }
        ]
        self.protected: dict[str, set[str]] = {}

    def tags(self) -> dict[str, str]:
        tags = {animal.capitalize(): f"{animal.capitalize()} player" for animal in self.record["meta"]["animals"]}
        return {**tags, "Options": ", ".join(self.options.values())}

    def result(self) -> tuple[dict[str, int] | None, str | None]:
        if self.index < len(self.decisions):
            self.fail(f"{len(self.decisions) - self.index} recorded decisions are left")
        scores = {names.ANIMAL[animal]: points for animal, points in self.record["final"]["vp"].items()}
        return scores, names.ANIMAL[self.record["ranking"][0]]

    @property
    def place(self) -> str:
        return f"{self.name}, decision {self.index}"

    # Going through the record.

    def peek(self) -> dict[str, Any]:
        return self.decisions[self.index] if self.index < len(self.decisions) else {"kind": "", "choice": ""}

    def look(self, state: State) -> None:
        """Compares the position before the next recorded decision."""
        theirs = position_from(self.recorded)
        self._take_acting_pawns(state, theirs)
        self.compare(state, theirs)

    def _take_acting_pawns(self, state: State, theirs: Position) -> None:
        """There, a pawn stays on its space until its action is done."""
        pending = state.pending[-1] if state.pending else None
        spaces = theirs["spaces"]
        acting = set()
        if pending is not None and pending.kind not in OFF_THE_DISPLAY and pending.space in SPACE:
            acting.add(pending.space)
        for name in acting & set(spaces):
            theirs["pawns"][spaces.pop(name)] += 1

    def take(self, state: State, *kinds: str) -> dict[str, Any]:
        """The next recorded decision, which must be of one of these kinds."""
        decision = self.peek()
        if decision["kind"] not in kinds:
            self.fail(f"we ask for {kinds}, they for {decision['kind']}")
        self.step(state)
        return decision

    def step(self, state: State, *, apart: bool = False) -> None:
        """Takes the next recorded decision; `apart`: its position lies inside a decision of ours."""
        if apart:
            self.tally.states_apart += 1
        else:
            self.look(state)
        decision = self.decisions[self.index]
        merge(self.recorded, decision["patch"])
        self.draws.extend(decision.get("draws", ()))
        self.index += 1

    def observe(self, label: str, state: State) -> None:
        if label.startswith("free:"):
            while _empty(self.peek()) and names.SPACE.get(self.peek().get("space", "")) == label[5:]:
                self.step(state)
        elif label == "regression-done":
            self.protected = {}
        elif label == "done" and state.turn:
            while self.peek()["kind"].startswith("card_") and _empty(self.peek()):
                self.step(state)
        elif label == "save" and self.peek()["kind"] == "extinction_save":
            if not _empty(self.peek()):
                self.tally.explained["beside row 44"] += 1
            self.step(state)
        elif label == "planning-start":
            self.draws = [one for one in self.draws if one["draw"] != "reseed"]
        elif label == "game-over":
            theirs = position_from(self.record["final"])
            del theirs["hibernating"], theirs["scored"]  # forgotten already
            self.compare(state, theirs)

    # Answers.

    def answer(self, decision: Decision, state: State) -> Any:
        kind, actor, space = decision.kind, decision.actor, decision.space
        method = getattr(self, "_" + kind.replace("-", "_"), None)
        if method is not None:
            return method(actor, space, state)
        recorded = RECORDED_KIND[kind]
        if kind == "save-mammal" and self.published and self.peek()["kind"] != recorded:
            hexes = savable(state)  # saved without asking where it is the only one
            return mv.SaveMammal("Ma", HEXES[hexes[0]] if len(hexes) == 1 else None)
        if kind in FORGOABLE | {"aquatic"} and not self._fits(recorded, kind, actor, space):
            if kind == "aquatic":
                self.tally.explained["row 36"] += 1
            return BUILD[kind](actor, space, "none")
        taken = self.take(state, recorded)
        if names.ANIMAL[taken["animal"]] != actor:
            self.fail(f"we ask {actor} for {kind}, they {taken['animal']}")
        move = BUILD[kind](actor, space, taken["choice"])
        if kind == "depletion" and move.corner:  # recorded by its place alone
            move = dataclasses.replace(move, element=ELEMENTS[state.elements[CORNER[move.corner]]])
        self.compare_legal(kind, taken, state, move)
        return move

    def compare_legal(self, kind: str, taken: dict[str, Any], state: State, move: Any) -> None:
        """Compares the recorded options of a decision with ours."""
        if not self.lists or "legal" not in taken:
            return
        if kind not in LISTS:
            self.tally.not_listed[kind] += 1
            return
        for ours, theirs in LISTS[kind](state, taken, move):
            self.compare_lists(kind, state, ours, theirs)

    def _fits(self, recorded: str, kind: str, actor: Any, space: str | None) -> bool:
        decision = self.peek()
        if decision["kind"] != recorded or names.ANIMAL[decision["animal"]] != actor:
            return False
        return kind == "save-mammal" or "space" not in decision or names.SPACE[decision["space"]] == space

    # Chance: a reseed gives cards, disks and tiles, which our engine asks for one by one.

    def _reseed(self) -> dict[str, Any]:
        return next(one for one in self.draws if one["draw"] == "reseed")

    def _reveal_tiles(self, actor: Any, space: str | None, state: State) -> Any:
        turned = self._reseed()["tiles"]
        tiles = tuple(names.TERRAIN[turned[str(n)]] if str(n) in turned else None for n in range(3))
        return mv.RevealTiles(tiles)

    def _reveal_cards(self, actor: Any, space: str | None, state: State) -> Any:
        return mv.RevealCards(tuple(names.CARD[name] for name in self._reseed()["cards"]))

    def _draw_elements(self, actor: Any, space: str | None, state: State) -> Any:
        draw = self._reseed()
        rows = (
            tuple(names.ELEMENT[word] for word in draw[name]) for name in ("adaptation", "abundance", "wanderlust")
        )
        return mv.DrawElements(*rows)

    def _draw_symbiotic(self, actor: Any, space: str | None, state: State) -> Any:
        drawn = {
            names.ANIMAL[one["animal"]]: names.ELEMENT[one["element"]]
            for one in self.draws
            if one["draw"] == "symbiotic"
        }
        self.draws = [one for one in self.draws if one["draw"] != "symbiotic"]
        order = [ANIMALS[animal] for animal in state.pending[-1].detail]
        return mv.DrawSymbiotic(tuple(mv.BlindDraw(name, drawn[name]) for name in order if name in drawn))

    # Decisions that are more than one there, or another kind.

    def _initiative(self, actor: Any, space: Any, state: State) -> Any:
        swap = state.initiative[0] != ANIMAL[actor]
        now = state
        if self.haunt:
            taken = self.take(state, "initiative")
            if self.lists:
                theirs = {choice == "swap" for choice in taken["legal"]}
                self.compare_lists("initiative-swap", state, {True, False} if swap else {False}, theirs)
            swap = taken["choice"] == "swap" and swap
            now = self.partial(state, mv.Initiative(actor, "ini", swap, None))
        elif swap:
            now = self.partial(state, mv.Initiative(actor, "ini", swap, None))
        now.available[ANIMAL[actor]] -= 1  # there, the pawn is nowhere until it is placed again
        taken = self.take(now, "initiative_place")
        now.available[ANIMAL[actor]] += 1
        move = mv.Initiative(actor, "ini", swap, names.SPACE[taken["choice"]])
        self.compare_legal("initiative", taken, state, move)
        return move

    def _tile_migration(self, actor: Any, space: Any, state: State) -> Any:
        arrivals: list[Any] = []
        while self.peek()["kind"] == "wanderlust_move":
            taken = self.take(self.partial(state, mv.TileMigration(tuple(arrivals))), "wanderlust_move")
            animal: Any = names.ANIMAL[taken["animal"]]
            self.compare_legal("tile-migration", taken, state, animal)
            if taken["choice"] != "none":
                for origin, count in taken["choice"]["from"].items():
                    arrivals.append(mv.Arrival(animal, names.AXIAL_HEX[origin], count))
        return mv.TileMigration(tuple(arrivals))

    def _regression(self, actor: Any, space: Any, state: State) -> Any:
        if self.haunt:
            if not self._fits("regression", "regression", actor, space):
                return mv.Regression(actor, space, None)
            taken = self.take(state, "regression")
            self.compare_legal("regression", taken, state, actor)
            protect = [] if taken["choice"] == "none" else taken["choice"]["protect"]
            return mv.Regression(actor, space, names.ELEMENT[protect[0]] if protect else None)
        # Once for each animal, for all its pawns; everything without asking when it has one for every type.
        while self.peek()["kind"] == "regression":
            taken = self.peek()
            self.step(state, apart=True)  # those before it in the food chain have lost theirs already
            animal = names.ANIMAL[taken["animal"]]
            self.compare_legal("regression", taken, state, animal)
            chosen = [] if taken["choice"] == "none" else taken["choice"]["protect"]
            self.protected[animal] = {names.ELEMENT[word] for word in chosen}
        if actor not in self.protected:
            pawns = 1 + sum(state.spaces[SPACE[name]] == ANIMAL[actor] for name in ("reg.1", "reg.2"))
            pawns += actor == "Re" and space != "reg.free"
            types = sum(1 for element in range(6) if state.boxes[REG * 6 + element])
            everything = pawns >= min(types, len(sparable(state, ANIMAL[actor])))
            self.protected[actor] = set(ELEMENTS) if everything else set()
        left = [ELEMENTS[one] for one in sparable(state, ANIMAL[actor]) if ELEMENTS[one] in self.protected[actor]]
        return mv.Regression(actor, space, left[0] if left else None)

    def _lose(self, actor: Any, space: Any, state: State) -> Any:
        taken = self.take(state, "card_disease", "card_immigrants")
        self.compare_legal("lose", taken, state, None)
        choice = taken["choice"]
        if taken["kind"] == "card_disease":
            return mv.Lose(actor, "element", names.ELEMENT[choice])
        element: Any = names.ELEMENT[choice["element"]] if choice["lose"] == "element" else None
        return mv.Lose(actor, choice["lose"], element)


def _empty(decision: dict[str, Any]) -> bool:
    return decision["choice"] in ("none", {"protect": []})


def position_from(recorded: dict[str, Any]) -> Position:
    """A recorded position in our words."""
    animal, element, hexes = names.ANIMAL, names.ELEMENT, names.AXIAL_HEX

    def per_animal(counts: dict[str, int]) -> dict[str, int]:
        return {animal[word]: count for word, count in counts.items()}

    def on_tiles(key: str) -> dict[str, dict[str, int]]:
        found = {hexes[at]: per_animal(tile.get(key) or {}) for at, tile in recorded["tiles"].items()}
        return {hex_: counts for hex_, counts in found.items() if counts}

    return {
        "turn": recorded["turn"],
        "vp": per_animal(recorded["vp"]),
        "pool": per_animal(recorded["pool"]),
        "eliminated": per_animal(recorded["eliminated"]),
        "pawns": per_animal(recorded["ap"]),
        "displays": {
            animal[word]: disks(element[one] for one in held) for word, held in recorded["displays"].items()
        },
        "initiative": [animal[word] for word in recorded["initiative"]],
        "terrain": {hexes[at]: names.TERRAIN[tile["terrain"]] for at, tile in recorded["tiles"].items()},
        "species": on_tiles("species"),
        "hibernating": on_tiles("hibernating"),
        "dominance": {
            hexes[at]: animal[tile["dominant"]]
            for at, tile in recorded["tiles"].items()
            if tile["dominant"] != "none"
        },
        "survival": animal.get(recorded["survival"]),
        "elements": {names.AXIAL_CORNER[at]: element[word] for at, word in recorded["elements"].items()},
        "boxes": {names.BOX[box]: disks(element[one] for one in held) for box, held in recorded["boxes"].items()},
        "bag": per_element(recorded["bag"]),
        "spaces": {names.SPACE[space]: animal[word] for space, word in recorded["pawns"].items()},
        "face-up tiles": [names.TERRAIN.get(word) for word in recorded["face_up_tiles"]],
        "stacks": recorded["stack_sizes"],
        "tundra": recorded["tundra_supply"],
        "cards": sorted(names.CARD[word] for word in recorded["cards"]),
        "deck": recorded["deck_size"],
        "scored": sorted(hexes[at] for at in recorded["scored_this_turn"]),
    }


def per_element(counts: dict[str, int]) -> dict[str, int]:
    return {names.ELEMENT[word]: count for word, count in counts.items()}
