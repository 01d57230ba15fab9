"""The parts of `tools.fuzz`: who plays, what is tried at every position, what is tried with the texts."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Counting the pieces of a position is the tests' own business, and independent of the engine.
sys.path.append(str(ROOT / "tests" / "games" / "dominant_species"))
