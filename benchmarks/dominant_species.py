"""Random games of Dominant Species."""

from __future__ import annotations

from dsnotation.replay.random_play import play_text

NAME = "dominant-species"


def generate(count: int) -> list[bytes]:
    """Random finished games of 3 to 6 animals as DSN texts."""
    return [play_text(NAME, players=3 + seed % 4, seed=seed).encode() for seed in range(count)]
