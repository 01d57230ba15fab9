"""Two records compared, for people and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from dsnotation.core.columns import padded, widest
from dsnotation.core.findings import Finding
from dsnotation.core.game import CHANCE, EVERYBODY, Game
from dsnotation.core.messages import Message, joined, say, several, word
from dsnotation.core.turns import by_turn, turn_named
from dsnotation.render.findings_text import PLAIN, clean
from dsnotation.render.languages import tell
from dsnotation.render.style import Style
from dsnotation.render.values import FIELD, MOVE, named, plain, words
from dsnotation.replay.difference import Change, Comparison, Difference, Judged
from dsnotation.replay.result import GameVerdict, Verdict
from dsnotation.replay.tag_difference import TagChange, TagDifference
from dsnotation.replay.telling import STATED, Place, Telling, Told

MOST_TEXT = 48  # columns; a longer move pushes the verdict aside
MOST_ROWS = 8  # lines of moves that only one has
VERDICT_WORDS = {
    Verdict.LEGAL: say("legal"),
    Verdict.IRREGULAR: say("irregular"),
    Verdict.ILLEGAL: say("illegal"),
    Verdict.UNVERIFIED: say("unverified"),
    Verdict.NOT_CHECKED: say("not checked"),
}
GAME_VERDICT_WORDS = {
    GameVerdict.LEGAL: say("legal"),
    GameVerdict.IRREGULAR: say("irregular"),
    GameVerdict.RESULT_ONLY: say("only the result is written"),
    GameVerdict.UNVERIFIED: say("unverified"),
    GameVerdict.UNFINISHED: say("unfinished"),
    GameVerdict.ILLEGAL: say("illegal"),
    GameVerdict.UNPLAYABLE: say("unplayable"),
}
# What is no move, and what such a statement says.
STATEMENTS = {
    "setup": word("statement", "setup"),
    "turn": word("statement", "turn"),
    "moves": word("statement", "moves"),
    "assertion": word("statement", "assertion"),
    STATED: word("statement", "stated"),
    "adjust": word("statement", "correction"),
    "unreadable": word("statement", "unreadable"),
}
_FIELDS = {"claim": word("field", "claim"), "text": word("field", "text"), "turn": word("field", "turn")}
_FAULTY = {GameVerdict.ILLEGAL, GameVerdict.IRREGULAR}
_COLOURS = {
    Verdict.LEGAL: "green",
    Verdict.IRREGULAR: "blue",
    Verdict.ILLEGAL: "red",
    Verdict.UNVERIFIED: "cyan",
    Verdict.NOT_CHECKED: "yellow",
}


def comparison_text(found: Comparison, style: Style = PLAIN, limit: int = 20) -> str:
    """All that differs, for people; of the moves the first `limit`."""
    blocks = [_summary(found, style)]
    tags = [_tag(one, found) for one in found.tags]
    if tags:
        blocks.append([style("bold", tell(say("Tags"))), *(f"  {line}" for line in tags)])
    number = 1
    for group in _groups(found.differences[:limit]):
        blocks.append(list(difference_block(number, group, found.a.game, style)))
        number += len(group)
    if len(found.differences) > limit:
        more = several(
            len(found.differences) - limit,
            "... and {count} more difference; --limit shows more",
            "... and {count} more differences; --limit shows more",
        )
        blocks.append([tell(more)])
    blocks.append(list(_endings(found, style)))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _summary(found: Comparison, style: Style) -> list[str]:
    a, b = found.a, found.b
    moves = (len(a.moves), len(b.moves))
    number = len(found.differences) + sum(tag.conflicts for tag in found.tags)
    names = tell(say("{a} and {b}", a=clean(a.file), b=clean(b.file)))
    differing = several(number, "{count} difference", "{count} differences") if number else say("no difference")
    if moves[0] == moves[1]:
        agreeing = say("{agreeing} of {moves} moves agree", agreeing=found.agreeing, moves=moves[0])
    else:
        agreeing = say("{agreeing} of {a} and {b} moves agree", agreeing=found.agreeing, a=moves[0], b=moves[1])
    lines = [say("{what}: {why}", what=style("bold", names), why=joined([differing, agreeing], "; "))]
    for known, who in ((found.known_by_a, a), (found.known_by_b, b)):
        if known:
            lines.append(
                several(
                    known,
                    "{file} knows more in {count} move",
                    "{file} knows more in {count} moves",
                    file=clean(who.file),
                )
            )
    if found.differences:
        first = found.differences[0]
        lines.append(say("first difference: {a} and {b}", a=_place(first.place_a), b=_place(first.place_b)))
    return [tell(line) for line in lines]


def _place(place: Place) -> str:
    return f"{clean(place[0])}:{place[1]}"


# Tags ------------------------------------------------------------------------------------------------------


def _tag(tag: TagDifference, found: Comparison) -> str:
    names = clean(found.a.file), clean(found.b.file)
    if tag.a is None or tag.b is None:
        where, value = (names[0], tag.a) if tag.b is None else (names[1], tag.b)
        line = say("[{tag}] only in {file}: {value}", tag=tag.name, file=where, value=_quoted(value))
    else:
        line = say(
            "[{tag}] {a} in {file_a}, {b} in {file_b}",
            tag=tag.name, a=_quoted(tag.a), file_a=names[0], b=_quoted(tag.b), file_b=names[1],
        )  # fmt: skip
    if tag.change is TagChange.OTHER_GAME:
        line = say("{difference}; that makes another game of it", difference=line)
    elif tag.change is TagChange.COMPLEMENTS:
        line = say("{difference}; they complement each other", difference=line)
    return tell(line)


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


def difference_block(number: int, group: Sequence[Difference], game: Game, style: Style) -> Iterator[str]:
    """Some differences of one kind at one place in a game: what it is, and what each record has."""
    one = group[0]
    numbers = f"{number}." if len(group) == 1 else f"{number}-{number + len(group) - 1}."
    what = say("{where}: {what}", where=_where(group, game.in_rounds), what=_what(one, len(group), game))
    yield style("bold", f"{numbers} {clean(tell(what))}")
    here = [(_place(each.place_a), each.a, each.judged_a) for each in group]
    there = [(_place(each.place_b), each.b, each.judged_b) for each in group]
    rows = [*(there if one.a is None else here), (here if one.a is None else there)[0]]
    cut = len(rows) > MOST_ROWS + 1
    if cut:
        rows = [*rows[: MOST_ROWS - 1], *rows[-2:]]
    texts = [clean(told.text) if told else tell(say("(not there)")) for _, told, _ in rows]
    places = widest([place for place, _, _ in rows])
    most = min(MOST_TEXT, widest(texts))
    for row, (text, (place, _, judged)) in enumerate(zip(texts, rows, strict=True)):
        if cut and row == MOST_ROWS - 1:
            yield "   ..."
        yield f"   {padded(place, places)}  {padded(text, most)}  {_judgement(judged, style)}".rstrip()


def _where(group: Sequence[Difference], in_rounds: bool) -> Message:
    first, last = group[0].told, group[-1].told
    turn = turn_named(in_rounds, first.turn)
    if last.turn != first.turn and first.turn:
        turn = by_turn(
            in_rounds,
            say("turn {first} to turn {last}", first=first.turn, last=last.turn),
            say("round {first} to round {last}", first=first.turn, last=last.turn),
        )
    elif last.turn != first.turn:
        turn = by_turn(
            in_rounds,
            say("set-up to turn {last}", last=last.turn),
            say("set-up to round {last}", last=last.turn),
        )
    if len(group) > 1:
        return turn
    actor = first.actor
    if actor == CHANCE:
        owner = first.fields.get("player")
        if owner:
            return say("{turn}, drawn for {player}", turn=turn, player=owner)
        return say("{turn}, drawn", turn=turn)
    return turn if actor in (None, EVERYBODY) else joined([turn, actor])


def _what(one: Difference, many: int, game: Game) -> Message:
    words_of = game.field_words
    kind = _kind(one.told, game)
    if many > 1:
        kind = several(many, "{count} move", "{count} moves")
        if one.told.statement.kind == "adjust":
            kind = several(many, "{count} correction", "{count} corrections")
    match one.change:
        case Change.ONLY_A:
            return say("{move}, only in {file}", move=kind, file=clean(one.place_a[0]))
        case Change.ONLY_B:
            return say("{move}, only in {file}", move=kind, file=clean(one.place_b[0]))
        case Change.MOVED:
            return say("{move}, in another place", move=kind)
        case Change.DIFFERS:
            parts = (
                _field(
                    _FIELDS.get(name, named(FIELD, name, game)),
                    words(a, words_of.get(name, {})),
                    words(b, words_of.get(name, {})),
                )
                for name, a, b in one.fields
            )
            return joined([kind, joined(parts, "; ")])


def _kind(told: Told, game: Game) -> Message:
    """What a move or another statement is called."""
    if told.is_move:
        return named(MOVE, told.kind, game)
    return STATEMENTS["adjust" if told.statement.kind == "adjust" else told.kind]


def _field(name: Message, a: Message, b: Message) -> Message:
    return say("{field} {a} or {b}", field=name, a=a, b=b)


def _judgement(judged: Judged, style: Style) -> str:
    finding = judged.finding
    if judged.verdict is None:
        return tell(say("then {finding}", finding=_why(finding))) if finding else ""
    if judged.verdict == Verdict.NOT_CHECKED and finding:
        return style("yellow", clean(tell(finding.message)))
    if judged.verdict in set(Verdict):
        verdict = Verdict(judged.verdict)
        shown = style(_COLOURS[verdict], tell(VERDICT_WORDS[verdict]))
    else:
        shown = tell(say("unreadable"))
    return tell(say("{what}: {why}", what=shown, why=_why(finding))) if finding else shown


def _why(finding: Finding) -> str:
    return f"{finding.code} {clean(tell(finding.message))}"


# The end ---------------------------------------------------------------------------------------------------


def _endings(found: Comparison, style: Style) -> Iterator[str]:
    a, b = found.a, found.b
    if found.differences:
        yield _positions(found)
    scores = [_score(one) for one in (a, b)]
    verdicts = {one.replay.verdict for one in (a, b)}
    if scores[0] == scores[1] and (len(verdicts) == 1 or not verdicts & _FAULTY):
        yield tell(say("Score: {scores} in both", scores=scores[0]))
        return
    width = widest([clean(one.file) for one in (a, b)])
    for one, score in zip((a, b), scores, strict=True):
        file = padded(clean(one.file), width)
        verdict = GAME_VERDICT_WORDS[one.replay.verdict]
        yield tell(say("Score in {file}: {scores} ({verdict})", file=file, scores=score, verdict=verdict))


def _positions(found: Comparison) -> str:
    again = found.agree_again
    if again is None:
        if found.a.knows_all and found.b.knows_all:
            return tell(say("After the first difference the positions are never the same again."))
        unsure = say(
            "After the first difference the positions are never the same again "
            "(or nobody can tell: not everything is known)."
        )
        return tell(unsure)
    a, b = (_place(one.place) for one in again)
    if found.same_end:
        same = say(
            "After the first difference the positions are the same again after {a} and {b}, "
            "and so are those at the end.",
            a=a, b=b,
        )  # fmt: skip
        return tell(same)
    differ = say(
        "After the first difference the positions are the same again after {a} and {b}; "
        "those at the end differ.",
        a=a, b=b,
    )  # fmt: skip
    return tell(differ)


def _score(telling: Telling) -> str:
    outcome = telling.replay.outcome
    if telling.replay.verdict is GameVerdict.RESULT_ONLY:
        said = (telling.text.tag(name) for name in ("Score", "Points", "Result", "Winner"))
        return clean(next(value for value in said if value is not None))
    if outcome is None:
        return tell(word("score", "none"))
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
        "message": tell(judged.finding.message) if judged.finding else None,
    }
