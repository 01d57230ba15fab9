"""Two records compared, for people and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.findings import Finding
from dsnotation.core.game import CHANCE, EVERYBODY, Outcome
from dsnotation.render.findings_text import PLAIN, clean, count
from dsnotation.render.style import Style
from dsnotation.render.values import plain, words
from dsnotation.replay.difference import Change, Comparison, Difference, Judged
from dsnotation.replay.result import Verdict
from dsnotation.replay.tag_difference import TagChange, TagDifference
from dsnotation.replay.telling import Place, Telling, Told

MOST_TEXT = 48  # columns; a longer move pushes the verdict aside
MOST_ROWS = 8  # lines of moves that only one has
_COLOURS = {
    Verdict.LEGAL: "green",
    Verdict.ILLEGAL: "red",
    Verdict.UNVERIFIED: "cyan",
    Verdict.NOT_CHECKED: "yellow",
}


def comparison_text(found: Comparison, style: Style = PLAIN, limit: int = 20) -> str:
    """All that differs, for people; of the moves the first `limit`."""
    blocks = [_summary(found, style)]
    tags = [_tag(one, found) for one in found.tags]
    if tags:
        blocks.append([style("bold", "Tags"), *(f"  {line}" for line in tags)])
    number = 1
    for group in _groups(found.differences[:limit]):
        blocks.append(list(difference_block(number, group, style)))
        number += len(group)
    if len(found.differences) > limit:
        blocks.append([f"... and {count(len(found.differences) - limit, 'more difference')}; --limit shows more"])
    blocks.append(list(_endings(found, style)))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _summary(found: Comparison, style: Style) -> list[str]:
    a, b = found.a, found.b
    moves = (len(a.moves), len(b.moves))
    number = len(found.differences) + sum(tag.conflicts for tag in found.tags)
    names = f"{clean(a.file)} and {clean(b.file)}"
    head = f"{style('bold', names)}: {count(number, 'difference') if number else 'no difference'}"
    sizes = str(moves[0]) if moves[0] == moves[1] else f"{moves[0]} and {moves[1]}"
    lines = [f"{head}; {found.agreeing} of {sizes} moves agree"]
    for known, who in ((found.known_by_a, a), (found.known_by_b, b)):
        if known:
            lines.append(f"{clean(who.file)} knows more in {count(known, 'move')}")
    if found.differences:
        first = found.differences[0]
        lines.append(f"first difference: {_place(first.place_a)} and {_place(first.place_b)}")
    return lines


def _place(place: Place) -> str:
    return f"{clean(place[0])}:{place[1]}"


# Tags ------------------------------------------------------------------------------------------------------


def _tag(tag: TagDifference, found: Comparison) -> str:
    names = clean(found.a.file), clean(found.b.file)
    if tag.a is None or tag.b is None:
        where, value = (names[0], tag.a) if tag.b is None else (names[1], tag.b)
        line = f"[{tag.name}] only in {where}: {_quoted(value)}"
    else:
        line = f"[{tag.name}] {_quoted(tag.a)} in {names[0]}, {_quoted(tag.b)} in {names[1]}"
    notes = {
        TagChange.OTHER_GAME: "; that makes another game of it",
        TagChange.COMPLEMENTS: "; they complement each other",
    }
    return line + notes.get(tag.change, "")


def _quoted(value: str | None) -> str:
    return f'"{clean(value or "")}"'


# Moves -----------------------------------------------------------------------------------------------------


def _groups(differences: Sequence[Difference]) -> Iterator[list[Difference]]:
    """Runs of moves that only one of them has, and every other difference by itself."""
    group: list[Difference] = []
    for one in differences:
        if group and not (_alone(one) and _alone(group[-1]) == _alone(one)):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _alone(one: Difference) -> tuple[Change, Place] | None:
    """Who alone has a move, and where it is missing."""
    missing = {Change.ONLY_A: one.place_b, Change.ONLY_B: one.place_a}
    return (one.change, missing[one.change]) if one.change in missing else None


def difference_block(number: int, group: Sequence[Difference], style: Style) -> Iterator[str]:
    """Some differences of one kind at one place: what it is, and what each record has."""
    one = group[0]
    numbers = f"{number}." if len(group) == 1 else f"{number}-{number + len(group) - 1}."
    yield style("bold", f"{numbers} {_where(group)}: {_what(one, len(group))}")
    here = [(_place(each.place_a), each.a, each.judged_a) for each in group]
    there = [(_place(each.place_b), each.b, each.judged_b) for each in group]
    rows = [*(there if one.a is None else here), (here if one.a is None else there)[0]]
    cut = len(rows) > MOST_ROWS + 1
    if cut:
        rows = [*rows[: MOST_ROWS - 1], *rows[-2:]]
    width = max(len(place) for place, _, _ in rows)
    texts = min(MOST_TEXT, max(len(clean(told.text)) for _, told, _ in rows if told))
    for row, (place, told, judged) in enumerate(rows):
        if cut and row == MOST_ROWS - 1:
            yield "   ..."
        text = clean(told.text) if told else "(not there)"
        yield f"   {place:{width}}  {text:{texts}}  {_judgement(judged, style)}".rstrip()


def _where(group: Sequence[Difference]) -> str:
    first, last = group[0].told, group[-1].told
    turn = f"turn {first.turn}" if first.turn else "set-up"
    if last.turn != first.turn:
        turn = f"{turn} to turn {last.turn}"
    if len(group) > 1:
        return turn
    actor = first.actor
    if actor == CHANCE:
        owner = first.fields.get("player")
        return f"{turn}, drawn for {owner}" if owner else f"{turn}, drawn"
    return turn if actor in (None, EVERYBODY) else f"{turn}, {actor}"


def _what(one: Difference, many: int) -> str:
    kind = one.told.kind.replace("-", " ") if many == 1 else f"{many} moves"
    match one.change:
        case Change.ONLY_A:
            return f"{kind}, only in {clean(one.place_a[0])}"
        case Change.ONLY_B:
            return f"{kind}, only in {clean(one.place_b[0])}"
        case Change.MOVED:
            return f"{kind}, in another place"
        case Change.DIFFERS:
            parts = (f"{name} {clean(words(a))} or {clean(words(b))}" for name, a, b in one.fields)
            return f"{kind}, {'; '.join(parts)}"


def _judgement(judged: Judged, style: Style) -> str:
    finding = judged.finding
    if judged.verdict is None:
        return f"then {_why(finding)}" if finding else ""
    words_ = judged.verdict.replace("-", " ")
    if judged.verdict == Verdict.NOT_CHECKED and finding:
        return style("yellow", clean(finding.message))
    if judged.verdict in set(Verdict):
        words_ = style(_COLOURS[Verdict(judged.verdict)], words_)
    return f"{words_}: {_why(finding)}" if finding else words_


def _why(finding: Finding) -> str:
    return f"{finding.code} {clean(finding.message)}"


# The end ---------------------------------------------------------------------------------------------------


def _endings(found: Comparison, style: Style) -> Iterator[str]:
    a, b = found.a, found.b
    if found.differences:
        yield _positions(found)
    scores = [_score(one.replay.outcome) for one in (a, b)]
    if scores[0] == scores[1]:
        yield f"Score: {scores[0]} in both"
        return
    width = max(len(clean(one.file)) for one in (a, b))
    for one, score in zip((a, b), scores, strict=True):
        yield f"Score in {clean(one.file):{width}}: {score} ({one.replay.verdict.value})"


def _positions(found: Comparison) -> str:
    again = found.agree_again
    if again is None:
        unknown = not (found.a.knows_all and found.b.knows_all)
        reason = " (or nobody can tell: not everything is known)" if unknown else ""
        return f"After the first difference the positions are never the same again{reason}."
    places = f"{_place(again[0].place)} and {_place(again[1].place)}"
    end = ", and so are those at the end" if found.same_end else "; those at the end differ"
    return f"After the first difference the positions are the same again after {places}{end}."


def _score(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return ", ".join(f"{one.actor} {one.score}" for one in sorted(outcome.standings, key=lambda one: one.actor))


# JSON ------------------------------------------------------------------------------------------------------


def comparison_json(found: Comparison) -> str:
    """All that differs, as JSON."""
    again = found.agree_again
    value = {
        "a": _telling_data(found.a),
        "b": _telling_data(found.b),
        "same": found.same,
        "agreeing_moves": found.agreeing,
        "known_by_a": found.known_by_a,
        "known_by_b": found.known_by_b,
        "tags": [{"name": tag.name, "change": tag.change.value, "a": tag.a, "b": tag.b} for tag in found.tags],
        "differences": [_difference_data(one) for one in found.differences],
        "positions_agree_after": {"a": again[0].place[1], "b": again[1].place[1]} if again else None,
        "same_final_position": found.same_end,
    }
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def _telling_data(telling: Telling) -> dict[str, Any]:
    outcome = telling.replay.outcome
    return {
        "file": telling.file,
        "scribe": telling.scribe,
        "moves": len(telling.moves),
        "verdict": telling.replay.verdict.value,
        "scores": {one.actor: one.score for one in outcome.standings} if outcome else {},
    }


def _difference_data(one: Difference) -> dict[str, Any]:
    return {
        "change": one.change.value,
        "turn": one.told.turn,
        "actor": one.told.actor,
        "kind": one.told.kind,
        "by_chance": one.by_chance,
        "fields": [{"name": name, "a": plain(a), "b": plain(b)} for name, a, b in one.fields],
        "a": _side_data(one.a, one.place_a, one.judged_a),
        "b": _side_data(one.b, one.place_b, one.judged_b),
    }


def _side_data(told: Told | None, place: Place, judged: Judged) -> dict[str, Any]:
    entry = told.entry if told else None
    return {
        "line": place[1],
        "move": entry.number if entry else None,
        "text": told.text if told else None,
        "verdict": judged.verdict,
        "code": judged.finding.code if judged.finding else None,
        "message": judged.finding.message if judged.finding else None,
    }
