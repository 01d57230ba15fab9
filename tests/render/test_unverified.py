"""How findings that nobody can decide are shown: counted by default, one by one on demand."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from dsnotation.notation.reader import read_bytes
from dsnotation.render.listing import listing
from dsnotation.render.report import report
from dsnotation.render.style import Style
from dsnotation.replay.checking import check_text
from dsnotation.replay.position import position_at

WHOLE = Path(__file__).parents[2] / "records" / "dominant_species" / "two-animals.dsn"
PLAIN = Style()
Doubting = Callable[..., None]


def shown(form: str, **options: bool) -> str:
    return report([check_text(WHOLE.read_bytes(), "game.dsn")], form, PLAIN, **options)  # type: ignore[arg-type]


def number() -> int:
    return sum(" ada " in line for line in WHOLE.read_text(encoding="utf-8").splitlines() if line[2:6] == " ada")


def test_people_see_a_count(doubting: Doubting) -> None:
    doubting("adaptation")
    [line] = shown("text").splitlines()
    assert line.startswith("game.dsn: 1 game, ")
    assert " moves, legal as far as anybody can tell; unverified: " in line
    assert f"unverified: {number()} of " in line
    assert line.endswith(" moves rest on something that the text doesn't give (--unverified shows which)")
    assert shown("short") == ""
    assert shown("github") == ""


def test_people_see_each_on_demand(doubting: Doubting) -> None:
    doubting("adaptation")
    text = shown("text", unverified=True)
    assert text.startswith("unverified[DS0403]: nobody saw the box\n  --> game.dsn:20:8 (game 1 ")
    assert text.count("unverified[") == number()
    assert "--unverified" not in text.splitlines()[-1]
    lines = shown("short", unverified=True).splitlines()
    assert len(lines) == number()
    assert lines[0].startswith("game.dsn:20:8: unverified DS0403 nobody saw the box (game 1 ")
    assert lines[0].endswith(", move 18)")
    assert shown("github", unverified=True).startswith("::notice file=game.dsn,")


def test_notes_do_not_bring_them(doubting: Doubting) -> None:
    doubting("adaptation")
    assert "unverified[" not in shown("text", notes=True)


def test_assertions_are_counted_apart(doubting: Doubting) -> None:
    doubting(claims=True)
    claims = WHOLE.read_text(encoding="utf-8").count("\nassert ")
    assert f"; unverified: {claims} assertions rest on something" in shown("text")
    doubting("adaptation", claims=True)
    assert f" moves and {claims} assertions rest on something" in shown("text")


def test_programs_have_them_always(doubting: Doubting) -> None:
    doubting("adaptation")
    assert {one["severity"] for one in json.loads(shown("json"))} == {"unverified"}
    results = json.loads(shown("sarif"))["runs"][0]["results"]
    assert {(one["kind"], one["level"]) for one in results} == {("open", "none")}


def test_the_list_of_moves_marks_them(doubting: Doubting) -> None:
    doubting("adaptation")
    document = read_bytes(WHOLE.read_bytes(), "game.dsn")
    position = position_at(document.games[0], document.source, None)
    lines = list(listing(position.game, position.entries, document.source, PLAIN))
    marked = [line for line in lines if "<<" in line]
    assert len(marked) == number()
    assert marked[0].endswith("Ar ada w   << unverified DS0403 nobody saw the box")
