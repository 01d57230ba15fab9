"""Dominant Species: which parts of a position a decision rests on, and which a move would change.

Only for telling a mistake from the follow-up of an earlier one: when a move can't be played, whatever it would
have changed is in doubt, and a later complaint that rests on something in doubt is not counted as a mistake.
Parts are named as in `core.findings.Finding.about`: "hex:C4" (tile), "species:C4:Ma", "corner:C4se",
"space:com.3", "pool:Ma", "display:Ma", "pawns:Ma", "vp:Ma", "box:ada", "due:competition:Ma" (that such a
decision comes up at all). "written:Predator" says that a line turned that card up: whatever else happened, it
isn't in the deck any more.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dsnotation.core.findings import FieldPath
from dsnotation.core.game import Draft
from dsnotation.games.dominant_species.board import CORNER, CORNER_HEXES, CORNERS, HEX_CORNERS, HEXES
from dsnotation.games.dominant_species.components import ANIMALS, CARDS, SECTION_WORDS, SPACE
from dsnotation.games.dominant_species.moves import CARD_MOVES
from dsnotation.games.dominant_species.state import Pending, State

_HEX_SET = frozenset(HEXES)
_CARD_KINDS = tuple(str(move.__dataclass_fields__["kind"].default) for move in CARD_MOVES)
_FREE_KINDS = ("due:free-competition:Ar", "due:free-speciation:In", "due:regression:Re", "due:save-mammal:Ma")
_ALL_VP = tuple(f"vp:{name}" for name in ANIMALS)
_ALL_POOLS = tuple(f"pool:{name}" for name in ANIMALS)
_ALL_DISPLAYS = tuple(f"display:{name}" for name in ANIMALS)
_ALL_BOXES = ("box:ada", "box:reg", "box:abu", "box:was", "box:dep", "box:wan")
_ALL_ELIMINATED = tuple(f"eliminated:{name}" for name in ANIMALS)
_CARD_DECISIONS = tuple(
    f"due:{kind}:{name}"
    for kind in (*_CARD_KINDS, "take-card", "lose", "draw-symbiotic")
    for name in (*ANIMALS, "chance")
)
_PLACED = ("pawns:{actor}", *(f"due:{word}:{{actor}}" for word in SECTION_WORDS.values()))

# What a draw from the bag makes certain again: the three rows hold what was drawn.
SETTLED = frozenset({"box:ada", "box:abu", "box:wan"})
# What a kind of move changes besides the hexes, corners and spaces that it names.
TOUCHED: dict[str, tuple[str, ...]] = {
    "reveal-tiles": ("tiles",),
    "reveal-cards": ("cards",),
    "draw-elements": ("bag", *_ALL_BOXES),
    "draw-symbiotic": ("bag", *_ALL_DISPLAYS),
    "place-pawn": _PLACED,
    "initiative": ("initiative", *_PLACED),
    "adaptation": ("display:{actor}", "box:ada", "box:reg"),
    "regression": ("display:{actor}", "bag"),
    "abundance": ("box:abu", "box:was"),
    "wasteland": ("box:was", "box:dep", "bag"),
    "depletion": ("bag",),
    "glaciation": ("tundra", "bag", *_ALL_POOLS),
    "speciation": ("pool:{actor}",),
    "free-speciation": ("pool:{actor}",),
    "wanderlust": ("tiles", "box:wan", "due:tile-migration:all", "due:reveal-tiles:chance"),
    "competition": _ALL_ELIMINATED,
    "free-competition": _ALL_ELIMINATED,
    "domination": ("cards", "due:reveal-cards:chance", *_CARD_DECISIONS),
    "take-card": ("cards", "due:reveal-cards:chance", *_CARD_DECISIONS),
    "aquatic": ("bag", "pool:{actor}"),
    "blight": ("bag",),
    "evolution": ("pool:{actor}", *_ALL_ELIMINATED),
    "fecundity": ("pool:{actor}",),
    "habitat": ("bag",),
    "hibernation": ("eliminated:{actor}",),
    "ice-sheet": ("tundra", "bag", *_ALL_POOLS),
    "instinct": _PLACED,
    "lose": ("display:{actor}", "pawns:{actor}", "bag"),
    "metamorphosis": ("display:{actor}", "bag"),
    "save-mammal": ("eliminated:Ma",),
}
_SPECIES = frozenset({"speciation", "free-speciation", "migration", "fecundity", "hibernation", "aquatic"})
_OTHERS_SPECIES = frozenset(
    {
        "glaciation",
        "ice-sheet",
        "competition",
        "free-competition",
        "tile-migration",
        "biomass",
        "catastrophe",
        "evolution",
        "mass-exodus",
        "predator",
        "lose",
        "save-mammal",
    }
)
# Fields of moves that say where.
_PLACES = frozenset(
    {
        "hex",
        "corner",
        "keep",
        "placements",
        "walks",
        "victims",
        "victim",
        "arrivals",
        "departures",
        "hexes",
    }
)
_CORNERS_TOO = frozenset(
    {"abundance", "depletion", "glaciation", "wanderlust", "aquatic", "blight", "habitat", "ice-sheet"}
)


def touched(pending: Pending, actor: str, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
    """The parts that a move would change; without a draft, all that the pending decision could change.

    If a hex or corner of the draft is `wrong`, nobody knows which one was meant: then all of them count.
    """
    kind = pending.kind if draft is None else draft.kind
    if kind == "claim" and draft is not None:
        return frozenset((f"cone:{draft.fields['hex']}", *_CARD_DECISIONS))
    parts = {part.format(actor=actor) for part in TOUCHED.get(kind, ())}
    parts.update(_ALL_VP)
    parts.add(f"seat:{actor}")
    parts.update(_FREE_KINDS)
    if draft is None:
        parts.update(_all_of(kind, actor))
    else:
        parts.update(named_in(draft, actor))
        if any(field and field[0] in _PLACES for field in wrong):
            parts.update(_all_of(kind, actor))
    # An unknown card may have done anything, and anything may come of twelve unknown disks.
    if (kind == "take-card" and (draft is None or wrong)) or (kind == "draw-elements" and draft is None):
        parts.add("everything")
    return frozenset(parts)


def cards_in_doubt(state: State, draft: Draft | None, wrong: Sequence[FieldPath] = ()) -> frozenset[str]:
    """The cards in the deck that a row which is missing, or `wrong` in part, may have turned up."""
    turned_up: set[Any] = set()
    if draft is not None and ("cards",) not in wrong:
        right = (("cards", place) not in wrong for place in range(len(draft.fields["cards"])))
        turned_up = {name for name, sure in zip(draft.fields["cards"], right, strict=True) if sure}
    deck = (name for card, name in enumerate(CARDS) if state.unseen_cards >> card & 1)
    return frozenset(f"written:{name}" for name in deck if name not in turned_up)


def _all_of(kind: str, actor: str) -> Iterator[str]:
    """What an unknown move of a kind may have changed on earth."""
    animals: Iterable[str] = ()
    if kind in _OTHERS_SPECIES:
        animals = ANIMALS
    elif kind in _SPECIES:
        animals = (actor,)
    for name in HEXES:
        yield from (f"species:{name}:{animal}" for animal in animals)
        if kind in ("wanderlust", "glaciation", "ice-sheet"):
            yield f"hex:{name}"
        if kind == "domination":
            yield f"scored:{name}"
    if kind in _CORNERS_TOO:
        yield from (f"corner:{name}" for name in CORNERS)


def named_in(draft: Draft, actor: str) -> Iterator[str]:
    """What a written move names."""
    names = set(_names_in(draft.fields))
    animals = {actor, *names.intersection(ANIMALS)}
    if draft.kind in ("glaciation", "ice-sheet", "mass-exodus", "catastrophe"):
        animals = set(ANIMALS)
    for name in names:
        if name in _HEX_SET:
            yield from (f"hex:{name}", f"scored:{name}")
            yield from (f"species:{name}:{animal}" for animal in animals)
        elif name in CORNER:
            yield f"corner:{CORNERS[CORNER[name]]}"
            yield from (f"hex:{HEXES[hex_]}" for hex_ in CORNER_HEXES[CORNER[name]])
        elif name in SPACE:
            yield f"space:{name}"


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


def rested_on(state: State, pending: Pending, actor: str) -> tuple[str, ...]:
    """The parts because of which the pending decision is due now, and due to this actor."""
    parts = [f"due:{pending.kind}:{actor}"]
    if pending.space in SPACE and pending.kind != "take-card":
        parts.append(f"space:{pending.space}")
    if pending.kind in ("reveal-cards", "reveal-tiles"):
        parts.append(pending.kind.removeprefix("reveal-"))
    if pending.kind == "place-pawn":
        parts.append(f"pawns:{actor}")
    if pending.kind == "take-card":
        hex_ = pending.detail[0]
        parts += [f"hex:{HEXES[hex_]}", f"cone:{HEXES[hex_]}", *_ALL_DISPLAYS]
        parts += [f"species:{HEXES[hex_]}:{name}" for name in ANIMALS]
        parts += [f"corner:{CORNERS[corner]}" for corner in HEX_CORNERS[hex_]]
    return tuple(parts)
