"""`dsn check --strict`: nothing that is not canonical, nothing that had to be inferred."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.replay.checking import Checked, check_bytes

RECORDS = Path(__file__).parents[2] / "records"
EVERY = sorted(RECORDS.rglob("*.dsn"))
TEXTS = {
    "dominant-species": RECORDS / "dominant_species" / "two-animals.dsn",
    "seaside": RECORDS / "seaside" / "two-players.dsn",
    "habitat-battle": RECORDS / "habitat_battle" / "four-players.dsn",
}


def changed(game: str, *changes: tuple[str, str], turns: int = 3) -> str:
    """The first turns of a record, with some of its lines replaced."""
    text = TEXTS[game].read_text(encoding="utf-8").split(f"\nturn {turns}\n")[0]
    for old, new in changes:
        assert f"\n{old}\n" in text, f"{old!r} is no line of the game"
        text = text.replace(f"\n{old}\n", f"\n{new}\n" if new else "\n", 1)
    return text


def strictly(text: str) -> Checked:
    return check_bytes(text.encode(), "game.dsn", strict=True)


def errors(text: str) -> list[Finding]:
    """The errors of a strict check, apart from the end of the game."""
    found = [one for one in strictly(text).findings if one.severity is Severity.ERROR]
    return [one for one in found if one.code != "DN0306"]


def words(text: str, finding: Finding) -> str:
    """What a finding points at."""
    span = finding.span
    assert span is not None
    return text.split("\n")[span.line - 1][span.column - 1 : span.end_column - 1]


@pytest.mark.parametrize("path", EVERY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_sample_games_pass(path: Path) -> None:
    """Text and JSON record alike."""
    for file in (path, path.with_suffix(".json")):
        assert strictly(file.read_text(encoding="utf-8")).count(Severity.ERROR) == 0


@pytest.mark.parametrize(
    ("game", "old", "new", "at", "message", "hint"),
    [
        ("dominant-species", "Ar ada w", "ada w", "ada w", "it is Ar", "write: Ar ada w"),
        ("dominant-species", "plan Ar ada.1, Re ada.2", "plan ada.1, Re ada.2", "ada.1", "it is Ar",
         "write: plan Ar ada.1, Re ada.2"),
        ("dominant-species", "Re take Ice-Sheet E3", "take Ice-Sheet E3", "Ice-Sheet", "it is Re",
         "write: Re take Ice-Sheet E3"),
        ("seaside", "A play Co*2, end, draw Co*5", "play Co*2, end, draw Co*5", "Co*2", "it is A",
         "write: A play Co*2, end, draw Co*5"),
        ("habitat-battle", "A musk-ox tail+high paddle river-2", "musk-ox tail+high paddle river-2",
         "musk-ox tail+high paddle river-2", "it is A", "write: A musk-ox tail+high paddle river-2"),
    ],
)  # fmt: skip
def test_who_acts_is_named(game: str, old: str, new: str, at: str, message: str, hint: str) -> None:
    """Taken from the position without a word by a plain check."""
    text = changed(game, (old, new))
    assert check_bytes(text.encode(), "game.dsn").count(Severity.ERROR) == 0
    first = errors(text)[0]
    assert (first.code, first.hints) == ("DN0411", (hint,))
    assert at in words(text, first)
    assert first.message.endswith(message)
    assert first.move is not None
    assert first.turn == 1


def test_on_a_line_of_seaside_a_seat_is_named_once() -> None:
    """Whoever goes on is not named again; somebody else is."""
    assert errors(changed("seaside", ("A play Co*2, end, draw Co*5", "A play Co*2, A end, A draw Co*5"))) == []
    both = "A play Co*2, end, draw Co*5, play Co*2, buy Ha, end, draw Co*5"
    second = "B play Co*2, buy Ha, end, draw Co*5"
    [found] = errors(changed("seaside", (f"A play Co*2, end, draw Co*5\n{second}", both)))
    assert found.code == "DN0411"
    assert found.message == "who acts is left out; by the position it is B"


def test_the_mark_of_an_irregular_move_stays() -> None:
    """It is no inference; the game is none that is legal."""
    text = changed("dominant-species", ("Ar abu b@B2e", "! abu b@E5e"), turns=2)
    found = errors(text)
    assert [(one.code, one.hints) for one in found] == [("DN0411", ("write: ! Ar abu b@E5e",))]
    assert strictly(text).count(Severity.IRREGULAR) > 0
    # Of this one a part can't be played; it stays written all the same.
    walks = "! Re mig F3-E4:2 D4-D3:1 E4-E2:1 E3-D3:3"
    assert errors(changed("dominant-species", ("Re mig F3-E4:2 D4-D3:1 E4-E3:1 E3-D3:3", walks), turns=2)) == []
    assert errors(changed("dominant-species", ("Ar abu b@B2e", "! Ar abu b@E5e"), turns=2)) == []


def test_names_of_a_set_in_another_language_are_no_codes() -> None:
    """Which name is the set's own only the replay can tell."""
    old, new = "B gorilla leap+mid tunnel city-1", "B gorila leap+mid tunel city-1"
    found = errors(changed("habitat-battle", (old, new), turns=2))
    assert {one.code for one in found} == {"DN0406"}
    assert {one.hints for one in found} == {(f"write: {old}",)}
    assert [one.message for one in found] == [
        "canonical text has gorilla for gorila", "canonical text has tunnel for tunel"
    ]  # fmt: skip


def test_a_hint_names_who_acts_and_has_the_codes() -> None:
    """Two complaints about one line propose the same line."""
    text = changed("dominant-species", ("Ar ada w", "ADA water"))
    found = errors(text)
    assert {one.code for one in found} == {"DN0405", "DN0406", "DN0411"}
    assert {one.hints for one in found} == {("write: Ar ada w",)}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ([("turn 1", "turn 5")], "DN0305"),
        ([("\nturn 2", "")], "DN0310"),
        ([("setup", "")], "DN0412"),
        ([("Ar com.free D3:Re", "")], "DN0304"),
        ([("Re com -", "Re com -\nAr com.free -")], "DN0307"),
        ([("Ar ada s", "Ar ada s  ; Ar abu -")], "DN0109"),
        ([("Ar ada s", "Ar ada s  ; at last")], None),
    ],
)
def test_what_a_check_tolerates(changes: list[tuple[str, str]], code: str | None) -> None:
    """Warnings, and notes about lines that are read past, are errors; what is as it should be is none."""
    text = changed("dominant-species", *changes)
    usual = check_bytes(text.encode(), "game.dsn")
    assert usual.count(Severity.ERROR) == 0
    assert {one.code for one in errors(text)} - {"DN0404"} == ({code} if code else set())


def test_the_severity_of_nothing_else_changes() -> None:
    """What nobody can tell, and what follows from an error, fails nothing under --strict either."""
    text = (RECORDS / "seaside" / "observer.dsn").read_text(encoding="utf-8")
    found = strictly(text)
    assert found.count(Severity.UNVERIFIED) > 50
    assert found.count(Severity.ERROR) == 0


def test_games_keep_their_numbers() -> None:
    """A departure in the second game of a file names that game."""
    text = f"{changed('seaside')}\n{changed('dominant-species', ('Ar ada w', 'Ar ada W'))}"
    [found] = errors(text)
    assert (found.game, found.event, found.turn) == (2, "Reptiles against arachnids", 1)
