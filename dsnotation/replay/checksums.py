"""Checksums of a replay: the number of legal moves before each move; the hash of a position is the game's own."""

from __future__ import annotations

from itertools import islice

from dsnotation.replay.track import Track

MOST_COUNTED = 1_000  # legal moves; some decisions allow more than anybody can list


def count_moves(track: Track) -> int | None:
    """How many moves are legal now; None for more than `MOST_COUNTED`.

    After a mistake too: what is legal then depends on what was meant, and that is a guess.
    """
    if track.parted or track.decision() is None:
        return None
    count = sum(1 for _ in islice(track.game.legal_moves(track.state), MOST_COUNTED + 1))
    return count if count <= MOST_COUNTED else None
