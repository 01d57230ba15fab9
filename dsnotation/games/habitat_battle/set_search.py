"""Habitat Battle: searching the graph of a board: `edges[place]` are the places one step away."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def distances(edges: Sequence[Sequence[int]], start: int) -> dict[int, int]:
    """Every place that steps lead to from `start`, with the least number of steps."""
    found = {start: 0}
    edge = [start]
    while edge:
        following = []
        for place in edge:
            for other in edges[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    following.append(other)
        edge = following
    return found


def connected(places: Collection[int], edges: Sequence[Sequence[int]]) -> list[list[int]]:
    """The groups of places that hang together by steps in whatever direction, each in order."""
    both: list[list[int]] = [[] for _ in edges]
    inside = set(places)
    for place in inside:
        for other in edges[place]:
            if other in inside:
                both[place].append(other)
                both[other].append(place)
    groups: list[list[int]] = []
    seen: set[int] = set()
    for place in sorted(inside):
        if place not in seen:
            groups.append(sorted(distances(both, place)))
            seen.update(groups[-1])
    return groups
