"""What was done in merging records, and where they contradict each other."""

from __future__ import annotations

from dsnotation.core.messages import Message, joined, say, several
from dsnotation.render.difference import difference_block
from dsnotation.render.findings_text import PLAIN, clean
from dsnotation.render.languages import tell
from dsnotation.render.style import Style
from dsnotation.replay.merger import Merged


def merge_report(merged: Merged, style: Style = PLAIN, mistakes: int = 0) -> str:
    """A line about the merge, then each conflict with what both have, then how many errors the merged game has."""
    parts: list[Message] = []
    if merged.filled:
        parts.append(several(merged.filled, "{count} move filled in", "{count} moves filled in"))
    if merged.taken:
        parts.append(several(merged.taken, "{count} move added", "{count} moves added"))
    if merged.unread:
        parts.append(
            several(
                len(merged.unread),
                "{count} line that can't be read left out for what another record has",
                "{count} lines that can't be read left out for what another record has",
            )
        )
    number = len(merged.conflicts) + len(merged.tag_conflicts)
    parts.append(_conflicts(number))
    lines = [f"dsn: {tell(say('merged: {what}', what=joined(parts)))}"]
    lines += [
        tell(say('[{tag}] "{a}" and not "{b}"', tag=tag.name, a=clean(tag.a or ""), b=clean(tag.b or "")))
        for tag in merged.tag_conflicts
    ]
    for place, conflict in enumerate(merged.conflicts, 1):
        lines += difference_block(place, [conflict], merged.game, style)
        if conflict.b_fits:
            better = say("what follows fits better with {file}", file=clean(conflict.place_b[0]))
            lines.append(f"   {tell(better)}")
    if mistakes:
        wrong = several(
            mistakes,
            "the merged game has {count} error; dsn check explains",
            "the merged game has {count} errors; dsn check explains",
        )
        lines.append(f"dsn: {tell(wrong)}")
    return "".join(f"{line}\n" for line in lines)


def _conflicts(number: int) -> Message:
    if not number:
        return say("no conflict")
    return several(
        number,
        "{count} conflict; in each the first record stands",
        "{count} conflicts; in each the first record stands",
    )
