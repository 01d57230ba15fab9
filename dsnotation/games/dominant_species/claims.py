"""Dominant Species: what `assert` claims about the position, as `core.game.Assertion`.

| kind | fields |
| --- | --- |
| vp, pool, pawns, eliminated | `values`: (animal, number) pairs |
| hex | `hex`; if claimed, `terrain`, `empty` (no tile), `no_species`, `values`: (animal, number) pairs |
| corner | `corner`; `element`, None for a bare corner |
| dominance | `values`: (hex, animal or None) pairs |
| display | `animal`; `elements`: all of them, the printed ones included |
| initiative | `animals`, left to right |
| box | `box`; `elements` |
| winner | `animal` |

Only what is written is claimed.
"""

from __future__ import annotations

from typing import Any

from dsnotation.core.game import Assertion
from dsnotation.core.words import Word, read
from dsnotation.games.dominant_species import parts

NOTHING = "-"


def _at(word: Word) -> tuple[int, int]:
    return word.start_pos, word.end_pos


def _pairs(assertion: Assertion, pairs: list[tuple[str, Any, Word, Word]]) -> Assertion:
    """Notes (name, value) pairs."""
    assertion.fields["values"] = tuple((name, value) for name, value, _, _ in pairs)
    for place, (_, _, first, last) in enumerate(pairs):
        assertion.spans["values", place] = (first.start_pos, last.end_pos)
    return assertion


def _elements(assertion: Assertion, written: list[Word]) -> Assertion:
    found = [word for word in written if str(word) != NOTHING]
    assertion.fields["elements"] = tuple(read(parts.element, word) for word in found)
    assertion.spans["elements",] = (written[0].start_pos, written[-1].end_pos)
    return assertion


def _about_hex(word: Word) -> Assertion:
    return Assertion("hex", {"hex": read(parts.hex_, word)}, {("hex",): _at(word)})


class ClaimBuilder:
    """The methods for the rules of assertions."""

    def count(self, written: list[Word]) -> tuple[str, int, Word, Word]:
        animal, number = written
        return read(parts.animal, animal), read(parts.number, number), animal, number

    def claim_counts(self, written: list[Any]) -> Assertion:
        what, *counts = written
        return _pairs(Assertion(str(what).lower(), {}), counts)

    def claim_hex(self, written: list[Any]) -> Assertion:
        where, terrain, *counts = written
        assertion = _about_hex(where)
        if terrain is not None:
            assertion.fields["terrain"] = read(parts.terrain, terrain)
            assertion.spans["terrain",] = _at(terrain)
        if isinstance(counts[0], str):
            assertion.fields["no_species"] = True
            assertion.spans["no_species",] = _at(counts[0])  # type: ignore[arg-type]
            return assertion
        return _pairs(assertion, counts)

    def claim_terrain(self, written: list[Word]) -> Assertion:
        where, terrain = written
        assertion = _about_hex(where)
        assertion.fields["terrain"] = read(parts.terrain, terrain)
        assertion.spans["terrain",] = _at(terrain)
        return assertion

    def claim_vacant(self, written: list[Word]) -> Assertion:
        where, vacant = written
        assertion = _about_hex(where)
        assertion.fields["empty"] = True
        assertion.spans["empty",] = _at(vacant)
        return assertion

    def claim_corner(self, written: list[Word]) -> Assertion:
        where, element = written
        name = None if str(element) == NOTHING else read(parts.element, element)
        return Assertion(
            "corner",
            {"corner": read(parts.corner, where), "element": name},
            {("corner",): _at(where), ("element",): _at(element)},
        )

    def dominant(self, written: list[Word]) -> tuple[str, str | None, Word, Word]:
        where, animal = written
        name = None if str(animal) == NOTHING else read(parts.animal, animal)
        return read(parts.hex_, where), name, where, animal

    def claim_dominance(self, written: list[Any]) -> Assertion:
        return _pairs(Assertion("dominance", {}), written)

    def claim_display(self, written: list[Word]) -> Assertion:
        animal, *elements = written
        assertion = Assertion("display", {"animal": read(parts.animal, animal)}, {("animal",): _at(animal)})
        return _elements(assertion, elements)

    def claim_initiative(self, written: list[Word]) -> Assertion:
        animals = tuple(read(parts.animal, word) for word in written)
        where = (written[0].start_pos, written[-1].end_pos)
        return Assertion("initiative", {"animals": animals}, {("animals",): where})

    def claim_box(self, written: list[Word]) -> Assertion:
        box, *elements = written
        return _elements(Assertion("box", {"box": read(parts.section, box)}, {("box",): _at(box)}), elements)

    def claim_winner(self, written: list[Word]) -> Assertion:
        [animal] = written
        return Assertion("winner", {"animal": read(parts.animal, animal)}, {("animal",): _at(animal)})
