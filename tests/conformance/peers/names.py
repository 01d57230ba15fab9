"""The words of the recorded games and the codes of our engine for them.

All is untyped here, our moves too: what a record holds is no literal that a type checker could know.
"""

from __future__ import annotations

from typing import Any

from dsnotation.core.hexes import Hex
from dsnotation.core.hexes import corner as point_of
from dsnotation.games.dominant_species import moves as _moves
from dsnotation.games.dominant_species.board import COORDINATES, CORNERS, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL_WORDS,
    BOX_WORDS,
    CARDS,
    ELEMENT_WORDS,
    SPACES,
    TERRAIN_WORDS,
)

mv: Any = _moves
ANIMAL: dict[str, Any] = {word: code for code, word in ANIMAL_WORDS.items()}
ELEMENT: dict[str, Any] = {word: code for code, word in ELEMENT_WORDS.items()}
TERRAIN: dict[str, Any] = {word: code for code, word in TERRAIN_WORDS.items()}
BOX: dict[str, Any] = {word: code for code, word in BOX_WORDS.items()}
# Written with hyphens in `hrf` and `bgf`, with blanks in `cross`.
CARD: dict[str, Any] = {code.lower(): code for code in CARDS} | {
    code.lower().replace("-", " "): code for code in CARDS
}

# `cross` names a hex by its axial coordinates and a corner by the three hexes that meet there.
AXIAL_HEX: dict[str, Any] = {f"{q},{r}": name for name, (q, r) in zip(HEXES, COORDINATES, strict=True)}


def _axial_corner(name: str) -> str:
    q, r = COORDINATES[HEXES.index(name[:2])]
    return "|".join(f"{one.q},{one.r}" for one in point_of(Hex(q, r), name[2:]))


AXIAL_CORNER: dict[str, Any] = {_axial_corner(name): name for name in CORNERS}
# `hrf` and `bgf` name a corner as we do, but write `C4.SE`.
DOTTED_CORNER: dict[str, Any] = {f"{name[:2]}.{name[2:].upper()}": name for name in CORNERS}

FREE_SPACES: dict[str, Any] = {"REG-reptile": "reg.free", "SPE-insect": "spe.free", "COM-arachnid": "com.free"}


def _peer_space(code: str) -> str:
    section, _, rest = code.upper().partition(".")
    if section == "SPE":
        return f"SPE-{next(word for code, word in ELEMENT_WORDS.items() if code == rest.lower())}"
    return section + rest


SPACE: dict[str, Any] = {_peer_space(code): code for code in SPACES} | FREE_SPACES
