"""Dominant Species: a position written out part by part, to go on from it elsewhere.

The words are those of the digest (`digest.PARTS`), with colons between the pieces of a word.
"""

from __future__ import annotations

from collections.abc import Callable

from dsnotation.core.snapshot import NOTHING
from dsnotation.games.dominant_species.board import HEXES
from dsnotation.games.dominant_species.components import ANIMALS, ELEMENTS, SPACES
from dsnotation.games.dominant_species.digest import PARTS as DIGEST_PARTS
from dsnotation.games.dominant_species.flow import FREE_STEPS, order_of
from dsnotation.games.dominant_species.position_parts import PARTS
from dsnotation.games.dominant_species.state import ALL_ACTORS, CHANCE_ACTOR, EXECUTION, Pending, State

ACTORS = {CHANCE_ACTOR: "chance", ALL_ACTORS: "all", **dict(enumerate(ANIMALS))}
# What the further numbers of a decision are; of any kind that is not named here they are hexes.
DETAIL_OF: dict[str, tuple[str, ...]] = {"regression": ELEMENTS, "draw-symbiotic": ANIMALS}


def snapshot(state: State) -> list[tuple[str, str]]:
    """Every part of a position that is not empty, and those that are always written, in the order of `PARTS`."""
    written = ((info, _text(state, info.name)) for info in PARTS)
    return [(info.name, text or NOTHING) for info, text in written if text or info.needed]


def _text(state: State, name: str) -> str:
    write = _OTHERWISE.get(name)
    if write is not None:
        return write(state)
    text = DIGEST_PARTS[name.replace("-", "_")](state)
    return text.replace("-", ":") if name in _IN_PIECES else text


# Parts whose words the digest joins with hyphens.
_IN_PIECES = frozenset({"species", "hibernating", "boxes", "added"})


def _pending(state: State) -> str:
    return " ".join(map(pending_word, state.pending))


def pending_word(pending: Pending) -> str:
    """A decision as a word: `take-card:Bi:dom.2:C4`."""
    names: tuple[str, ...] = DETAIL_OF.get(pending.kind, HEXES)
    details = (names[number] for number in pending.detail)
    return ":".join(part for part in (pending.kind, ACTORS[pending.actor], pending.space, *details) if part)


def _step(state: State) -> str:
    """The last step that was carried out; what runs by itself never is the last one while a decision is due."""
    if state.phase != EXECUTION or not state.step:
        return ""
    step = order_of(state)[state.step - 1]
    return SPACES[step] if isinstance(step, int) else FREE_STEPS.get(step, "")


def _spared(state: State) -> str:
    return " ".join(
        f"{ANIMALS[animal]}:{name}"
        for animal, bits in enumerate(state.spared)
        for element, name in enumerate(ELEMENTS)
        if bits >> element & 1
    )


_OTHERWISE: dict[str, Callable[[State], str]] = {"pending": _pending, "step": _step, "spared": _spared}
