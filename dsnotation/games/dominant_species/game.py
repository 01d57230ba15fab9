"""Dominant Species as a `core.game.Game`: which check, which effect and which choices belong to which decision."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from dsnotation.core.findings import Finding
from dsnotation.core.game import CHANCE, EVERYBODY, Assertion, Chooser, Decision, Draft, Outcome, every_result
from dsnotation.games.dominant_species import (
    assertions,
    cards_elements,
    cards_species,
    chance,
    competition,
    domination,
    elements,
    glaciation,
    planning,
    reset,
    setup,
    species,
    wanderlust,
)
from dsnotation.games.dominant_species.board import CORNER, CORNER_HEXES, HEX, HEXES
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.components import ANIMALS, FREE_SPACES, SECTION_WORDS, SPACE
from dsnotation.games.dominant_species.events import EVENT_TYPES
from dsnotation.games.dominant_species.flow import advance
from dsnotation.games.dominant_species.moves import MOVE_TYPES, MOVES
from dsnotation.games.dominant_species.options import OPTION_INFO
from dsnotation.games.dominant_species.report import Report
from dsnotation.games.dominant_species.state import ALL_ACTORS, CHANCE_ACTOR, OVER, PHASES, Pending, State


class Action(NamedTuple):
    """The three functions of a kind of decision, and the rule that asks for it."""

    check: Callable[[State, Pending, Any, Report], None]
    apply: Callable[[State, Pending, Any, list[Any]], None]
    compose: Callable[[State, Pending, Chooser], Any]
    rule: str


def _action(module: Any, name: str, rule: str) -> Action:
    return Action(
        getattr(module, f"check_{name}"),
        getattr(module, f"apply_{name}"),
        getattr(module, f"compose_{name}"),
        rule,
    )


ACTIONS: dict[str, Action] = {
    "reveal-tiles": _action(chance, "reveal_tiles", "DS1007"),
    "reveal-cards": _action(chance, "reveal_cards", "DS1004"),
    "draw-elements": _action(chance, "draw_elements", "DS1002"),
    "draw-symbiotic": _action(cards_elements, "draw_symbiotic", "DS1008"),
    "place-pawn": _action(planning, "place_pawn", "DS0301"),
    "initiative": _action(planning, "initiative", "DS0304"),
    "adaptation": _action(elements, "adaptation", "DS0401"),
    "regression": _action(elements, "regression", "DS0403"),
    "abundance": _action(elements, "abundance", "DS0401"),
    "wasteland": _action(elements, "wasteland", "DS0401"),
    "depletion": _action(elements, "depletion", "DS0410"),
    "glaciation": _action(glaciation, "glaciation", "DS0503"),
    "speciation": _action(species, "speciation", "DS0602"),
    "free-speciation": _action(species, "free_speciation", "DS0604"),
    "wanderlust": _action(wanderlust, "wanderlust", "DS0505"),
    "tile-migration": _action(wanderlust, "tile_migration", "DS0510"),
    "migration": _action(species, "migration", "DS0612"),
    "competition": _action(competition, "competition", "DS0701"),
    "free-competition": _action(competition, "free_competition", "DS0703"),
    "domination": _action(domination, "domination", "DS0801"),
    "take-card": _action(domination, "take_card", "DS0803"),
    "aquatic": _action(cards_elements, "aquatic", "DS0902"),
    "biomass": _action(cards_species, "biomass", "DS0906"),
    "blight": _action(cards_elements, "blight", "DS0907"),
    "catastrophe": _action(cards_species, "catastrophe", "DS0910"),
    "evolution": _action(cards_species, "evolution", "DS0911"),
    "fecundity": _action(cards_species, "fecundity", "DS0913"),
    "fertile": _action(cards_species, "fertile", "DS0913"),
    "habitat": _action(cards_elements, "habitat", "DS0915"),
    "hibernation": _action(cards_species, "hibernation", "DS0919"),
    "ice-sheet": _action(glaciation, "ice_sheet", "DS0928"),
    "instinct": _action(planning, "instinct", "DS0931"),
    "lose": _action(cards_elements, "lose", "DS0914"),
    "mass-exodus": _action(cards_species, "mass_exodus", "DS0921"),
    "metamorphosis": _action(cards_elements, "metamorphosis", "DS0914"),
    "predator": _action(cards_species, "predator", "DS0923"),
    "save-mammal": _action(reset, "save_mammal", "DS1010"),
}
_NO_FINDINGS: list[Finding] = []


class DominantSpecies:
    """The game (GMT Games, 2010, Chad Jensen) by the project's rule sheet."""

    name: ClassVar[str] = "dominant-species"
    title: ClassVar[str] = "Dominant Species"
    rules_version: ClassVar[str] = "1"
    catalogue = CATALOGUE
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    options = OPTION_INFO

    def setup(self, tags: Mapping[str, str]) -> tuple[setup.Setup | None, list[Finding]]:
        return setup.read_setup(tags)

    def start(self, setup_: setup.Setup) -> State:
        return setup.start(setup_)

    def decision(self, state: State) -> Decision | None:
        if state.phase == OVER:
            return None
        pending = state.pending[-1]
        return Decision(
            _actor_name(pending.actor),
            pending.kind,
            ACTIONS[pending.kind].rule,
            state.turn,
            PHASES[state.phase],
            pending.space,
        )

    def complete(self, state: State, draft: Draft) -> Any:
        """The move that a draft means here. Actor and space come from the decision where they aren't written."""
        pending = state.pending[-1] if state.pending else Pending(draft.kind, CHANCE_ACTOR)
        fields = dict(draft.fields)
        move_type = MOVES[draft.kind]
        names = move_type.__dataclass_fields__
        if "actor" not in fields:
            fields["actor"] = _actor_name(pending.actor)
        if "space" in names and "space" not in fields:
            fields["space"] = pending.space
        return move_type(**fields)

    def check(self, state: State, move: Any) -> list[Finding]:
        if state.phase == OVER:
            report = Report()
            report("DS0204", "the game is over; nothing more can be played", about=("end",))
            return report.findings
        pending = state.pending[-1]
        report = Report()
        if move.kind != pending.kind:
            self._report_kind(pending, move, report)
        elif move.actor != _actor_name(pending.actor):
            report(
                "DS0202",
                f"{_actor_word(pending.actor)} acts now, not {_actor_word_of(move.actor)}",
                field=("actor",),
                about=(f"order:{move.actor}", f"order:{_actor_name(pending.actor)}"),
            )
        elif pending.space in SPACE or pending.space in FREE_SPACES:
            if getattr(move, "space", pending.space) != pending.space:
                report(
                    "DS0203",
                    f"the pawn on {pending.space} comes off now, not that on {move.space}",
                    field=("space",),
                    about=(f"space:{move.space}", f"space:{pending.space}"),
                )
        if not report.findings:
            ACTIONS[pending.kind].check(state, pending, move, report)
        return report.findings

    def _report_kind(self, pending: Pending, move: Any, report: Report) -> None:
        due = f"{_actor_word(pending.actor)}: {kind_words(pending.kind)}"
        if pending.space:
            due += f" ({pending.space})"
        report(
            "DS0201",
            f"{kind_words(move.kind)} is not due now",
            about=(f"order:{move.actor}", f"order:{_actor_name(pending.actor)}"),
            hints=(f"due now: {due}",),
        )

    def apply(self, state: State, move: Any) -> list[Any]:
        pending = state.pending.pop()
        events: list[Any] = []
        ACTIONS[pending.kind].apply(state, pending, move, events)
        if not state.pending:
            advance(state, events)
        return events

    def skip(self, state: State) -> list[Any]:
        pending = state.pending.pop()
        events: list[Any] = []
        if pending.kind == "place-pawn":
            # The pawn sits this turn out, or Planning would never end.
            state.available[pending.actor] -= 1
            state.set_aside[pending.actor] += 1
        if not state.pending:
            advance(state, events)
        return events

    def compose(self, state: State, choose: Chooser) -> Any:
        pending = state.pending[-1]
        return ACTIONS[pending.kind].compose(state, pending, choose)

    def legal_moves(self, state: State) -> Iterator[Any]:
        if state.phase == OVER:
            return iter(())
        pending = state.pending[-1]
        compose = ACTIONS[pending.kind].compose
        return every_result(lambda choose: compose(state, pending, choose))

    def check_assertion(self, state: State, assertion: Assertion) -> list[Finding]:
        report = Report()
        assertions.CHECKS[assertion.kind](state, assertion, report)
        return report.findings

    def outcome(self, state: State) -> Outcome:
        return reset.outcome(state)

    def touches(self, state: State, draft: Draft) -> frozenset[str]:
        """Whatever the drafted move names, and what its kind changes besides."""
        actor = draft.actor or (_actor_name(state.pending[-1].actor) if state.pending else CHANCE)
        parts = {part.format(actor=actor) for part in TOUCHED.get(draft.kind, ())}
        parts.add(f"vp:{actor}")
        for value in _names_in(draft.fields):
            if value in HEX:
                parts.add(f"hex:{value}")
            elif value in CORNER:
                parts.add(f"corner:{value}")
                parts.update(f"hex:{HEXES[hex_]}" for hex_ in CORNER_HEXES[CORNER[value]])
            elif value in SPACE:
                parts.add(f"space:{value}")
        return frozenset(parts)


# What a kind of move changes besides the hexes, corners and spaces that it names.
_EVERY_BOX = ("box:ada", "box:reg", "box:abu", "box:was", "box:dep", "box:wan")
TOUCHED: dict[str, tuple[str, ...]] = {
    "reveal-tiles": ("tiles",),
    "reveal-cards": ("cards",),
    "draw-elements": ("bag", *_EVERY_BOX),
    "draw-symbiotic": ("bag", *(f"display:{name}" for name in ANIMALS)),
    "place-pawn": ("pawns:{actor}", "order:{actor}"),
    "initiative": ("initiative", "pawns:{actor}", "order:{actor}"),
    "adaptation": ("display:{actor}", "box:ada", "box:reg"),
    "regression": ("display:{actor}", "bag"),
    "abundance": ("box:abu", "box:was"),
    "wasteland": ("box:was", "box:dep", "bag"),
    "depletion": ("bag",),
    "glaciation": ("tundra", *(f"pool:{name}" for name in ANIMALS)),
    "speciation": ("pool:{actor}",),
    "free-speciation": ("pool:{actor}",),
    "wanderlust": ("tiles", "box:wan", "order:all"),
    "competition": tuple(f"eliminated:{name}" for name in ANIMALS),
    "free-competition": tuple(f"eliminated:{name}" for name in ANIMALS),
    "domination": ("cards", *(f"order:{name}" for name in ANIMALS), *(f"vp:{name}" for name in ANIMALS)),
    "take-card": ("cards", *(f"order:{name}" for name in ANIMALS), *(f"vp:{name}" for name in ANIMALS)),
    "aquatic": ("bag", "pool:{actor}"),
    "blight": ("bag",),
    "evolution": ("pool:{actor}",),
    "fecundity": ("pool:{actor}",),
    "habitat": ("bag",),
    "hibernation": ("eliminated:{actor}",),
    "ice-sheet": ("tundra", *(f"pool:{name}" for name in ANIMALS)),
    "instinct": ("pawns:{actor}", "order:{actor}"),
    "lose": ("display:{actor}", "pawns:{actor}", "bag"),
    "metamorphosis": ("display:{actor}", "bag"),
    "save-mammal": ("eliminated:Ma",),
}


def _names_in(value: Any) -> Iterator[str]:
    """Every string inside a draft's fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _names_in(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _names_in(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _names_in(getattr(value, field.name))


_ACTOR_NAMES: dict[int, str] = {CHANCE_ACTOR: CHANCE, ALL_ACTORS: EVERYBODY, **dict(enumerate(ANIMALS))}


def _actor_name(actor: int) -> str:
    return _ACTOR_NAMES[actor]


def _actor_word(actor: int) -> str:
    return _actor_word_of(_ACTOR_NAMES[actor])


def _actor_word_of(name: str) -> str:
    from dsnotation.games.dominant_species.components import ANIMAL_WORDS

    if name in ANIMAL_WORDS:
        return f"the {ANIMAL_WORDS[name]}"  # type: ignore[index]
    return {CHANCE: "chance", EVERYBODY: "everybody"}.get(name, name)


def kind_words(kind: str) -> str:
    """A kind of decision as words of a message."""
    return KIND_WORDS.get(kind, SECTION_WORDS.get(kind, kind.replace("-", " ").capitalize()))


KIND_WORDS = {
    "reveal-tiles": "turning up tiles (tiles ...)",
    "reveal-cards": "turning up cards (cards ...)",
    "draw-elements": "drawing disks (draw ada ... | abu ... | wan ...)",
    "draw-symbiotic": "the disks of Symbiotic (draw ...)",
    "place-pawn": "placing a pawn (plan ...)",
    "tile-migration": "moving onto the new tile (move ...)",
    "take-card": "taking a card (take ...)",
    "lose": "giving something up (lose ...)",
    "save-mammal": "the mammal's save (save ...)",
    "free-speciation": "the free Speciation (spe.free)",
    "free-competition": "the free Competition (com.free)",
}
