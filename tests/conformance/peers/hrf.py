"""Games of `hrf`: the engine's own steps, with a position before each decision and at every seam of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.components import ANIMAL, ANIMALS, CARDS, STACK_SIZE
from dsnotation.games.dominant_species.reset import cards_to_reveal, stacks_to_turn
from dsnotation.games.dominant_species.state import State
from peers import blocks, names
from peers.explanations import HRF_EXPLANATIONS, HRF_LISTS, HRF_OPTIONS
from peers.hrf_words import WORD, listed_options, position_from
from peers.names import mv
from peers.replay import Script

# Marks that stand where nothing has happened since the one before.
SAME_AS_BEFORE = frozenset({"regression-start", "wasteland-start", "extinction-start", "before-final-scoring"})
# After Extinction nothing asks any more which species are safe; they forget it at the end of the turn, we at once.
PROTECTION_OVER = frozenset({"extinction-done", "survival-done", "before-final-scoring", "game-over"})
Step = dict[str, Any]


class HrfScript(Script):
    """One game of Haunt Roll Fail in its own format; `hrf_answers` has the decisions of several steps."""

    explanations = HRF_EXPLANATIONS
    list_explanations = HRF_LISTS
    with_matches = True

    def __init__(self, record: dict[str, Any], name: str, *, lists: bool = True) -> None:
        super().__init__(record, name, lists=lists)
        self.steps: list[Step] = record["steps"]
        self.recorded: dict[str, Any] = {}
        self.space: str | None = None  # the last one that acted, None during Reset
        tiles, deck, draw = self.steps[:3]
        self.stacks = tiles["stacks"]
        self.deck = [*deck["deck"], "ice-age"]
        self.draw = draw
        self.index = 3

    def tags(self) -> dict[str, str]:
        tags = {animal.capitalize(): f"{animal.capitalize()} player" for animal in self.record["animals"]}
        return {**tags, "Options": ", ".join(HRF_OPTIONS.values())}

    def result(self) -> tuple[dict[str, int] | None, str | None]:
        if self.index < len(self.steps):
            self.fail(f"{len(self.steps) - self.index} recorded steps are left")
        result = self.record["result"]
        scores = {names.ANIMAL[animal]: points for animal, points in result["vp"].items()}
        return scores, names.ANIMAL[result["winner"]]

    @property
    def place(self) -> str:
        return f"{self.name}, step {self.index}"

    # Going through the record.

    def peek(self) -> Step:
        return self.steps[self.index] if self.index < len(self.steps) else {"t": "end"}

    def is_next(self, decision: Decision, *acts: str) -> bool:
        """Whether one of these classes of the same space and card comes next."""
        step = self.peek()
        return step["t"] == "move" and step["act"] in acts and names.SPACE.get(step["space"]) == self.space

    def step(self, state: State, actor: Any | None, *acts: str) -> Step:
        """The next step, which must be a decision of one of these classes; compares the position before it."""
        step = self.peek()
        if step["t"] != "move" or step["act"] not in acts or actor not in (None, names.ANIMAL[step["animal"]]):
            self.fail(
                f"we ask {actor} for {acts}, they have {step.get('animal')} {step.get('act', step.get('at'))}"
            )
        self._merge(step.get("d", {}))
        self.compare(state, position_from(self.recorded))
        self.index += 1
        return step

    def _merge(self, changes: dict[str, Any]) -> None:
        """A change: objects key by key, anything else anew."""
        for key, value in changes.items():
            if not isinstance(value, dict):
                self.recorded[key] = value
                continue
            entries = {**self.recorded.get(key, {}), **value}
            self.recorded[key] = {entry: new for entry, new in entries.items() if new is not None}

    def observe(self, label: str, state: State) -> None:
        """Compares the marks that belong here, and decisions without a choice that we don't ask for."""
        taken = False
        while True:
            step = self.peek()
            if step["t"] == "move" and self._unasked(label, step):
                self.step(state, None, step["act"])
                self.options("nothing to choose", step, state, lambda: {blocks.DECLINE})
            elif step.get("act") == "SymbioticAction" and not step["animals"]:
                self.index += 1  # nobody draws
            elif step["t"] == "mark" and (self._belongs(label, step) or (taken and step["at"] in SAME_AS_BEFORE)):
                self.recorded = dict(step["state"])
                theirs = position_from(self.recorded)
                if step["at"] in PROTECTION_OVER:
                    del theirs["hibernating"]
                self.compare(state, theirs)
                self.index += 1
                taken = True
            elif label == "planning-start" and self._without_pawn(step, state):
                self.step(state, None, "PlanningAction")
                self.tally.explained["section 14: no pawn"] += 1
            else:
                return

    def _without_pawn(self, step: Step, state: State) -> bool:
        """The first animal is asked to plan even if it has no pawn; nothing is placed."""
        return step.get("act") == "PlanningAction" and not state.available[ANIMAL[names.ANIMAL[step["animal"]]]]

    def _unasked(self, label: str, step: Step) -> bool:
        if step["act"] not in ("EndAction", "WanderlustMoveAction"):
            return False
        if label == "save":
            return bool(step["space"] == "EXT-mammal")
        space = names.SPACE.get(step["space"])
        if label.startswith("free:"):
            return space == label[5:]
        return label == "done" and space == self.space and ("card" in step or step["space"].startswith("WAN"))

    def _belongs(self, label: str, step: Step) -> bool:
        if step["at"] != "space-done":
            return bool(step["at"] == label)
        if step["space"] == "EXT-mammal":
            return label == "save" or (label == "done" and self.space is None)
        space = names.SPACE[step["space"]]
        return label == f"free:{space}" or (label == "done" and space == self.space)

    def options(self, kind: str, step: Step, state: State, ours: Callable[[], Iterable[Any]]) -> None:
        """Compares the list of a step with ours."""
        if not self.lists:
            return
        mine = set(ours())
        if "options" in step:
            theirs = listed_options(step)
            if kind == "lose":
                theirs = {block if len(block) == 2 else ("element", *block) for block in theirs}
            self.compare_lists(kind, state, mine, theirs)
        else:
            self.compare_length(kind, state, mine, step["n"])

    # Answers.

    def answer(self, decision: Decision, state: State) -> Any:
        if decision.space in names.SPACE.values():
            self.space = decision.space
        elif decision.kind == "save-mammal":
            self.space = None
        if decision.kind in COMMON:
            return self._common(decision, state, *COMMON[decision.kind])
        if decision.kind in CHANCE:
            return CHANCE[decision.kind](self, state)
        # They need this class.
        from peers.hrf_answers import ANSWERS
        from peers.hrf_cards import CARD_ANSWERS

        answer = ANSWERS.get(decision.kind) or CARD_ANSWERS[decision.kind]
        return answer(self, decision, state)

    def _common(self, decision: Decision, state: State, act: str, fields: dict[str, str]) -> Any:
        """A decision that is one step there too."""
        if decision.kind == "glaciation" and self.peek()["t"] == "mark" and not state.tundra_supply:
            return mv.Glaciation(decision.actor, decision.space, None)  # nobody is asked
        step = self.step(state, decision.actor, act, "EndAction")
        self.options(decision.kind, step, state, lambda: blocks.single(state, *fields))
        move_type: Any = mv.MOVES[decision.kind]
        parts: dict[str, Any] = {"actor": decision.actor}
        if "space" not in fields and "space" in move_type.__dataclass_fields__:
            parts["space"] = decision.space
        for name, word in fields.items():
            parts[name] = WORD.get(step["args"][word], step["args"][word]) if step["act"] == act else None
        return move_type(**parts)

    def _reveal_tiles(self, state: State) -> Any:
        turned = (
            names.TERRAIN[stack[STACK_SIZE - left]] if turns else None
            for stack, left, turns in zip(self.stacks, state.stacks, stacks_to_turn(state), strict=True)
        )
        return mv.RevealTiles(tuple(turned))

    def _reveal_cards(self, state: State) -> Any:
        first = len(CARDS) - state.deck
        cards = self.deck[first : first + cards_to_reveal(state)]
        return mv.RevealCards(tuple(names.CARD[word] for word in cards))

    def _draw_elements(self, state: State) -> Any:
        draw = self.draw
        if state.turn:
            draw = self.peek()
            if draw.get("act") != "ReseedShuffledAction":
                self.fail(f"we draw, they have {draw}")
            self.index += 1
        rows = (
            tuple(names.ELEMENT[word] for word in draw[row]) for row in ("adaptation", "abundance", "wanderlust")
        )
        return mv.DrawElements(*rows)

    def _draw_symbiotic(self, state: State) -> Any:
        draw = self.peek()
        self.index += 1
        drawn = {
            names.ANIMAL[animal]: names.ELEMENT[element]
            for animal, element in zip(draw["animals"], draw["elements"], strict=True)
        }
        order = [ANIMALS[animal] for animal in state.pending[-1].detail]
        return mv.DrawSymbiotic(tuple(mv.BlindDraw(name, drawn[name]) for name in order))


# Decisions that are one step there too: its class, and our fields by the names of its arguments.
COMMON: dict[str, tuple[str, dict[str, str]]] = {
    "place-pawn": ("PlanningAction", {"space": "space"}),
    "adaptation": ("AdaptationAction", {"element": "element"}),
    "regression": ("RegressionAction", {"element": "element"}),
    "abundance": ("AbundanceAction", {"element": "element", "corner": "corner"}),
    "wasteland": ("WastelandAction", {"element": "element"}),
    "depletion": ("DepletionAction", {"element": "element", "corner": "corner"}),
    "glaciation": ("GlaciationAction", {"hex": "hex"}),
    "domination": ("DominationAction", {"hex": "hex"}),
    "take-card": ("TakeAction", {"card": "card"}),
    "fertile": ("FertileAction", {"hex": "hex"}),
    "habitat": ("AbundanceAction", {"element": "element", "corner": "corner"}),
    "ice-sheet": ("GlaciationAction", {"hex": "hex"}),
    "instinct": ("PlanningAction", {"target": "space"}),
    "save-mammal": ("SaveMammalAction", {"hex": "hex"}),
}
CHANCE: dict[str, Callable[[HrfScript, State], Any]] = {
    "reveal-tiles": HrfScript._reveal_tiles,
    "reveal-cards": HrfScript._reveal_cards,
    "draw-elements": HrfScript._draw_elements,
    "draw-symbiotic": HrfScript._draw_symbiotic,
}
