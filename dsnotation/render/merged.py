"""What was done in merging records, and where they contradict each other."""

from __future__ import annotations

from dsnotation.render.difference import difference_block
from dsnotation.render.findings_text import PLAIN, clean, count
from dsnotation.render.style import Style
from dsnotation.replay.merger import Merged


def merge_report(merged: Merged, style: Style = PLAIN) -> str:
    """A line about the merge, then each conflict with what both have."""
    parts = []
    if merged.filled:
        parts.append(f"{count(merged.filled, 'move')} filled in")
    if merged.taken:
        parts.append(f"{count(merged.taken, 'move')} added")
    number = len(merged.conflicts) + len(merged.tag_conflicts)
    parts.append(f"{count(number, 'conflict')}; in each the first record stands" if number else "no conflict")
    lines = [f"dsn: merged: {', '.join(parts)}"]
    lines += [
        f'[{tag.name}] "{clean(tag.a or "")}" and not "{clean(tag.b or "")}"' for tag in merged.tag_conflicts
    ]
    for place, conflict in enumerate(merged.conflicts, 1):
        lines += difference_block(place, [conflict], style)
    return "".join(f"{line}\n" for line in lines)
