"""What the replay says of the example games with a slip in them: one slip, one report, and the rest goes on."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay

RECORDS = Path(__file__).parents[3] / "records" / "habitat_battle"
FOUR = (RECORDS / "four-players.dsn").read_text(encoding="utf-8")
BAD = (Severity.ERROR, Severity.WARNING)
SIX = (RECORDS / "six-players.dsn").read_text(encoding="utf-8")


class Slip(NamedTuple):
    """In the turn, `old` (which stands there once) is written as `new`; the rule that this breaks. It is told on
    the line of the slip, or so many lines further."""

    turn: int
    old: str
    new: str
    code: str
    further: int = 0
    text: str = FOUR


def with_slip(slip: Slip) -> tuple[str, int]:
    """The text with the slip, and the line that it is on, from 1."""
    begin = slip.text.index(f"\nturn {slip.turn}\n") if slip.turn else 0
    end = slip.text.find("\nturn ", begin + 1)
    part = slip.text[begin : end if end > 0 else None]
    assert part.count(slip.old) == 1, part.count(slip.old)
    place = begin + part.index(slip.old)
    text = slip.text[:place] + slip.new + slip.text[place + len(slip.old) :]
    return text, slip.text[:place].count("\n") + 1 + slip.further


def complaints(text: str) -> list[Finding]:
    """Errors and warnings. A step of a battle that is left out is read as declined, with a warning."""
    document = read_string(text)
    found = replay(document.games[0], document.source).findings
    return [finding for finding in found if finding.severity in BAD]


SLIPS: dict[str, Slip] = {
    # What is handed out.
    "kit of two": Slip(0, "activators low low mid", "activators low mid", "HB0302"),
    "kit of one type": Slip(0, "movements gallop ascent tunnel", "movements gallop ascent scramble", "HB0305"),
    "kit with a dealt bird": Slip(0, "invocations bee-eater", "invocations wren", "HB0306"),
    "animal twice": Slip(1, "animals elephant musk-ox snowy-owl", "animals elephant musk-ox elephant", "HB0303"),
    "animal of another": Slip(1, "animals jaguar harpy-eagle oryx", "animals jaguar elephant oryx", "HB0304"),
    "insect dealt": Slip(2, "animals red-deer jaguar condor", "animals red-deer locust condor", "HB0307"),
    "power of another": Slip(1, "powers tusk stamina keen-nose", "powers tusk stamina claw", "HB0304"),
    "two powers": Slip(3, "powers venom speed leap", "powers venom speed", "HB0302"),
    "invocation dealt": Slip(4, "thick-hide bird raven", "thick-hide bird roller", "HB0308"),
    "strategy twice": Slip(5, "strategies frenzy thorns wildfire", "strategies frenzy thorns frenzy", "HB0303"),
    "deal forgotten": Slip(
        2,
        "deal B animals wolf brown-bear wild-boar powers fang stamina keen-nose bird falcon strategies feint ruse"
        " wildfire\n",
        "",
        "DN0301",
    ),
    # Positions.
    "animal not dealt": Slip(1, "A elephant thick-hide", "A ibex thick-hide", "HB0401"),
    "animal again": Slip(1, "C oryx keen-nose", "C harpy-eagle keen-nose", "HB0402"),
    "power given away": Slip(1, "C oryx keen-nose+mid", "C oryx tusk+mid", "HB0403"),
    "activator given away": Slip(1, "C oryx keen-nose+mid", "C oryx keen-nose+high", "HB0404"),
    "movement not owned": Slip(3, "D oryx tail+mid glide", "D oryx tail+mid soar", "HB0405"),
    "too far": Slip(1, "D crocodile venom+mid glide jungle-1", "D crocodile venom+mid glide tundra-1", "HB0407"),
    "no such space": Slip(2, "A gorilla tusk+low paddle river-1", "A gorilla tusk+low paddle river-9", "HB0301"),
    "no activator": Slip(2, "C red-deer venom+high trot", "C red-deer venom trot", "DN0103"),
    "wrong seat": Slip(3, "B harpy-eagle venom", "C harpy-eagle venom", "HB0202"),
    "position forgotten": Slip(4, "C red-deer keen-nose+mid paddle river-1\n", "", "DN0301"),
    # Battles.
    "card not dealt": Slip(1, "B expose pitfall", "B expose mud", "HB0505"),
    "second strategy": Slip(1, "A bird magpie, E pass", "A bird magpie, E expose drought", "HB0506", text=SIX),
    "bird not owned": Slip(1, "B bird wren", "B bird raven", "HB0507"),
    "out of turn": Slip(4, "D bird raven, A pass", "C bird raven, A pass", "HB0202"),
    "pass of a bystander": Slip(2, "A expose bluff, A pass", "A expose bluff, C pass", "HB0202"),
    "bystander at an insect": Slip(1, "jungle-3, A use, A pass", "jungle-3, A use, B pass", "HB0202"),
    "step forgotten": Slip(4, "B pass, A expose sprained-leg", "A expose sprained-leg", "DN0304"),
    "power forgotten": Slip(5, "savanna-1, D use, A use,", "savanna-1, D use,", "DN0301"),
    # Incursions.
    "bird against an insect": Slip(1, "jungle-3, A use, A pass", "jungle-3, A use, A bird falcon", "HB0603"),
    "strategy against an insect": Slip(1, "jungle-3, A use, A pass", "jungle-3, A use, A expose ruse", "HB0602"),
    "insect again": Slip(5, "insect hornet tundra-2", "insect locust tundra-2", "HB0604"),
    "no insect": Slip(3, "insect locust wetland-3", "insect piranha wetland-3", "HB0601"),
    "calm forgotten": Slip(3, "wetland-3, A use\ncalm\n", "wetland-3, A use\n", "DN0301", 2),
    "water flooded": Slip(6, "aquatic electric-eel tundra-1", "aquatic electric-eel river-1", "HB0702"),
    "flooded already": Slip(4, "aquatic electric-eel coast-2", "aquatic electric-eel coast-3", "HB0703", text=SIX),
    "two on a space": Slip(3, "giant-catfish wetland-3", "giant-catfish coast-2", "HB0704", text=SIX),
    # What is claimed.
    "points": Slip(6, "assert points A 6", "assert points A 7", "HB1101"),
    "flood": Slip(6, "assert flood tundra-1 1", "assert flood tundra-1 2", "HB1102"),
    "winner": Slip(4, "assert winner aquatic", "assert winner E", "HB1105", text=SIX),
    "after the end": Slip(6, "assert winner D", "insect hornet savanna-3", "HB0203"),
}  # fmt: skip


def test_there_are_enough_of_them() -> None:
    assert len(SLIPS) >= 30
    assert len({slip.code for slip in SLIPS.values()}) >= 25


@pytest.mark.parametrize("text", [FOUR, SIX])
def test_the_games_are_legal(text: str) -> None:
    assert complaints(text) == []


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_reported_once_on_its_line(name: str) -> None:
    slip = SLIPS[name]
    text, line = with_slip(slip)
    found = complaints(text)
    told = [(one.code, one.span.line if one.span else 0, one.message) for one in found]
    assert [(code, place) for code, place, _ in told] == [(slip.code, line)], told


@pytest.mark.parametrize("answer", [", A pass", ", C pass", ", B use", ", D hold"])
def test_an_answer_left_out_and_lines_in_the_wrong_order_are_survived(answer: str) -> None:
    """What is read as declined is no move of the text: the lines before can't simply be played again."""
    lines = FOUR.replace(answer, "", 1).split("\n")
    places = [place for place, line in enumerate(lines) if line[:2] in ("A ", "B ", "C ", "D ", "in", "aq")]
    for place in places[6::7]:
        swapped = [*lines[: place - 1], lines[place], lines[place - 1], *lines[place + 1 :]]
        assert complaints("\n".join(swapped))


def test_who_may_still_appear_is_told() -> None:
    [found] = complaints(with_slip(SLIPS["insect again"])[0])
    assert found.hints[0].startswith("may still appear in this round: ")
    assert "locust" not in found.hints[0]
    assert "hornet" in found.hints[0]


def test_what_a_bystander_passes_is_told_with_whose_pass_it_was() -> None:
    [found] = complaints(with_slip(SLIPS["pass of a bystander"])[0])
    assert found.message == "C takes no part in this battle"
    assert found.hints[-1] == "perhaps A pass"


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        # Chance could bring much; the words after the verb tell what it brought.
        (Slip(5, "insect locust jungle-2", "hold locust jungle-2", ""), "insect locust jungle-2, A use"),
        (Slip(1, "aquatic octopus coast-3", "bird octopus coast-3", "", text=SIX), "aquatic octopus coast-3"),
        (Slip(1, "aquatic octopus coast-3", "insect octopus coast-3", "", text=SIX), "aquatic octopus coast-3"),
        # The line goes on as if nothing stood there; and nothing but the verb is wrong.
        (Slip(1, "A bird magpie, E pass", "A hold magpie, E pass", "", text=SIX), "A bird magpie"),
        (Slip(2, "A expose bluff, A pass", "A expose bluff, A hold", ""), "A pass"),
    ],
)
def test_the_same_words_with_the_verb_that_is_due_are_proposed(slip: Slip, meant: str) -> None:
    text, line = with_slip(slip)
    document = read_string(text)
    found = replay(document.games[0], document.source).findings
    first = next(one for one in found if one.severity is Severity.ERROR)
    assert first.span is not None
    assert first.span.line == line
    assert f"perhaps {meant}" in first.hints
