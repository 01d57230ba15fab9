"""Safe repairs: they never change what a move means, and a repaired text needs none."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core.findings import Severity
from dsnotation.notation.reader import read_text
from dsnotation.notation.rewording import Change
from dsnotation.notation.source import split
from dsnotation.notation.strict_catalogue import BLANKS, OTHER_WORDS
from dsnotation.replay.checking import check_bytes
from dsnotation.replay.player import replay
from dsnotation.replay.repair import repair
from dsnotation.replay.repairs import Repairs
from dsnotation.replay.result import Entry

RECORDS = Path(__file__).parents[2] / "records"


def beginning(path: str, turns: int) -> str:
    text = (RECORDS / path).read_text(encoding="utf-8")
    return text.split(f"\nturn {turns}\n")[0]


TEXTS = {
    "dominant-species": beginning("dominant_species/two-animals.dsn", 3),
    "seaside": beginning("seaside/two-players.dsn", 7),
    "seaside-seen-by-one": beginning("seaside/observer.dsn", 5),
    "habitat-battle": beginning("habitat_battle/four-players.dsn", 2),
}
NAMES = {
    "dominant-species": {"Ar": "Arachnid", "Re": "reptile", "g": "grass", "w": "Water", "s": "SEED",
                         "Sa": "savannah", "ada": "Adaptation", "mig": "migration"},
    "seaside": {"Co": "copper", "Es": "Estates", "Si": "SILVER", "Wh": "Wharf", "Tr": "treasury"},
}  # fmt: skip
GORILLA = "B gorilla leap+mid tunnel city-1"
LOOK_ALIKES = dict(zip("ABCE", "\u0410\u0412\u0421\u0415", strict=True))


def messy(name: str, seed: int) -> str:
    """The text as somebody types it on a telephone; it says the same."""
    chance = random.Random(seed)
    long = NAMES.get(name.removesuffix("-seen-by-one"), {})
    lines = TEXTS[name].splitlines()
    for place, line in enumerate(lines):
        if not line or {";", "{"}.intersection(line):
            continue
        how = chance.randrange(8)
        if line[0] == "[":
            lines[place] = re.sub(r'"(.*)"', "\u201c\\1\u201d", line) if not how else line
        elif line.startswith("turn "):
            lines[place] = f"turn {chance.randint(1, 9)}" if how < 4 else line
        elif how == 0:
            lines[place] = "".join(chance.choice((one, one.upper(), one.lower())) for one in line)
        elif how == 1:
            lines[place] = re.sub(
                r"(?<![\w.@:>;])\w+(?![\w.@:>*])", lambda found: long.get(found[0], found[0]), line
            )
        elif how == 2:
            lines[place] = line.replace(" ", "\u00a0", 1)
        elif how == 3:
            lines[place] = f"{line[:2]}\u200b{line[2:]}"
        elif how == 4:
            code = re.compile(r"\b[ABCE](?=[1-9])")
            lines[place] = code.sub(lambda found: LOOK_ALIKES[found[0]], line)
        elif how == 5 and not name.startswith("seaside"):
            lines[place] = re.sub(r"^(?:Ar|Re|[A-D]) ", "", line)
    text = "\n".join(lines) + chance.choice(("", "\n"))
    text = text.replace("\n", "\r\n") if chance.random() < 0.3 else text
    return f"\ufeff{text}" if chance.random() < 0.3 else text


def damaged(name: str, seed: int) -> str:
    """The text with a few real mistakes in it."""
    chance = random.Random(seed)
    lines = messy(name, seed).split("\n")
    for _ in range(3):
        place = chance.randrange(8, len(lines))
        line = lines[place]
        column = chance.randint(0, len(line))
        lines[place:place + 1] = chance.choice(
            ([], [line, line], [f"{line[:column]}{chance.choice('xyz19,;{')}{line[column:]}"], [line[:column]],
             [line, "turn 4"], [f"{line} {{so}}  ; hm"])
        )  # fmt: skip
    return "\n".join(lines)


def entries(text: str) -> list[Entry]:
    document = read_text(split(text, "game.dsn"))
    return [entry for game in document.games for entry in replay(game, document.source).entries]


def complaints(text: str) -> int:
    found = check_bytes(text.encode(), "game.dsn", strict=True).findings
    return sum(one.severity is Severity.ERROR and one.code != BLANKS for one in found)


@pytest.mark.parametrize("name", TEXTS)
def test_a_messy_text_is_the_original_again(name: str) -> None:
    """Case, names, who acts, numbers of turns, characters, line ends: all comes back, and nothing is left."""
    for seed in range(6):
        text = messy(name, seed)
        done = repair(text, "game.dsn")
        assert done.text == TEXTS[name]
        assert (done.changed, done.left) == (text != TEXTS[name], [])


def damages() -> Iterator[Any]:
    """Few damaged texts of each game for every day, those that are quickly repaired; more for long runs."""
    quick = {("dominant-species", 1), ("dominant-species", 5), ("seaside", 0), ("seaside", 1)}
    for name in ("dominant-species", "seaside"):
        for seed in range(6):
            marks = () if (name, seed) in quick else pytest.mark.fuzz
            yield pytest.param(name, seed, marks=marks, id=f"{name}-{seed}")


@pytest.mark.parametrize(("name", "seed"), list(damages()))
def test_no_move_changes(name: str, seed: int) -> None:
    """What could be played before is the same move after; a repaired text has fewer faults and needs no repair."""
    text = damaged(name, seed)
    done = repair(text, "game.dsn")
    before = [entry.move for entry in entries(text) if entry.move is not None]
    after = iter([entry.move for entry in entries(done.text)])
    assert all(move in after for move in before)
    assert repair(done.text, "game.dsn").text == done.text
    assert not done.changed or complaints(done.text) < complaints(text)


def repaired(name: str, old: str, new: str) -> tuple[str, list[str]]:
    """What becomes of a line that stands there instead, and the codes of what is left."""
    assert f"\n{old}\n" in TEXTS[name]
    text = TEXTS[name].replace(f"\n{old}\n", f"\n{new}\n", 1)
    done = repair(text, "game.dsn")
    lines = list(_new_lines(TEXTS[name].replace(f"\n{old}\n", "\n", 1), done.text))
    return "\n".join(lines), [finding.code for finding in done.left]


def _new_lines(known: str, text: str) -> Iterator[str]:
    rest = known.split("\n")
    for line in text.split("\n"):
        if rest and line == rest[0]:
            del rest[0]
        else:
            yield line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cards Disease Evolution Ice-Sheet Predator Symbiotic",
         "cards Disease Evolusion ice sheet Predator Symbiotic"),
        ("Ar ada w", "Arachind ada w"),
        ("Ar ada w", "Ar adaption w"),
        ("plan Ar ada.1, Re ada.2", "plan Ar ada.1, Reptil ada.2"),
        ("move Ar D2:2 C3:3", "moove Ar D2:2 C3:3"),
    ],
)  # fmt: skip
def test_a_misspelt_word_is_what_the_replay_proposes_first(old: str, new: str) -> None:
    line, left = repaired("dominant-species", old, new)
    assert (line, left) == (old, [])


def test_a_misspelt_name_of_the_set_is_put_right() -> None:
    """Habitat Battle's names are read whatever they are; the replay says which the set doesn't have."""
    for new in ("B gorila leap+mid tunnel city-1", "B gorilla leap+mid tunnl city-1"):
        assert repaired("habitat-battle", GORILLA, new) == (GORILLA, [])
    # Another card that the set has is no slip of the pen, and a word as short as this could be anything.
    for new in ("B gorilla leap+mid trot city-1", "B gorilla lep+mid tunnel city-1"):
        line, left = repaired("habitat-battle", GORILLA, new)
        assert line == new
        assert left


def test_two_slips_on_a_line_are_left_to_people() -> None:
    new = "cards Disease Evolusion Ice-Sheet Predater Symbiotic"
    line, left = repaired("dominant-species", "cards Disease Evolution Ice-Sheet Predator Symbiotic", new)
    assert (line, left) == (new, ["DN0102"])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Ar ada w", "Ax ada w", "DN0102"),  # too short to be sure
        ("Ar ada w", "Ar ada x", "DN0102"),
        ("Re dom E3", "Re dom H9", "DN0103"),  # another hex, no other spelling
        ("Re ada w", "Re ada g", "DS0"),  # a move that isn't legal is not made legal
        ("cards Disease Evolution Ice-Sheet Predator Symbiotic",
         "cards Disease Disease Ice-Sheet Predator Symbiotic", "DS"),
    ],
)  # fmt: skip
def test_anything_but_spelling_is_left_alone(old: str, new: str, code: str) -> None:
    line, left = repaired("dominant-species", old, new)
    assert line == new
    assert left
    assert left[0].startswith(code)


def test_who_acts_is_not_written_after_a_mistake() -> None:
    """The position may be another one then, and so whose turn it is."""
    text = TEXTS["dominant-species"].replace("\nAr ada s\n", "\nada s\n")
    assert "\nAr ada s\n" in repair(text, "x").text
    wrong = text.replace("\nRe ada w\n", "\nRe ada g\n", 1)
    assert "\nada s\n" in repair(wrong, "x").text


def test_two_words_that_are_spelt_alike_are_left_alone() -> None:
    """Ambassador and Embargo look like nothing else, but Treasury and Treasure Map could be meant by one word."""
    line, left = repaired("seaside", "A play Co*5, buy Wh, end, draw | Co*4 Es",
                          "A play Co*5, buy Treasur, end, draw | Co*4 Es")  # fmt: skip
    assert "Treasur," in line
    assert left[0] == "DN0102"


def test_a_mark_stays_before_its_move() -> None:
    """Of a line that is put right otherwise."""
    assert repaired("dominant-species", "Ar abu b@B2e", "!arachnid abu B@C4e")[0] == "! Ar abu b@C4e"
    walks = "! Re mig F3-E4:2 D4-D3:1 E4-E2:1 E3-D3:3"
    line, _ = repaired(
        "dominant-species", "Re mig F3-E4:2 D4-D3:1 E4-E3:1 E3-D3:3", walks.replace("Re", "reptile")
    )
    assert line == walks


def test_remarks_and_columns_stay() -> None:
    """Comments stand in their column, annotations where they are."""
    new = "Arachnid ada w         ; first\nreptile {red} ADA w    ; second"
    line, left = repaired("dominant-species", "Ar ada w\nRe ada w", new)
    assert line.split("\n") == ["Ar ada w               ; first", "Re {red} ada w         ; second"]
    assert left == []


def test_the_number_of_a_turn_is_put_right() -> None:
    """Row 39 of anchors 6."""
    assert repaired("dominant-species", "turn 2", "turn 3") == ("turn 2", [])


def test_headings_that_are_missing_are_written() -> None:
    text = TEXTS["dominant-species"].replace("\nsetup\n", "\n", 1).replace("\n\nturn 2\n", "\n", 1)
    assert repair(text, "game.dsn").text == TEXTS["dominant-species"]


@pytest.mark.parametrize(
    ("right", "wrong"), [("turn 2", "trun 2"), ("turn 2", "Runde 2"), ("turn 2", "turm 2"),
                         ("setup", "setpu")],
)  # fmt: skip
def test_a_misspelt_heading_is_put_right(right: str, wrong: str) -> None:
    text = TEXTS["dominant-species"].replace(f"\n{right}\n", f"\n{wrong}\n", 1)
    done = repair(text, "game.dsn")
    assert done.text == TEXTS["dominant-species"]
    assert done.left == []


@pytest.mark.parametrize(("right", "other"), [("turn 2", "kierros 2"), ("setup", "Aufbau")])
def test_no_heading_is_put_beside_one_that_cannot_be_read(right: str, other: str) -> None:
    """One mistake is one finding: the line that was meant as the heading."""
    text = TEXTS["dominant-species"].replace(f"\n{right}\n", f"\n{other}\n", 1)
    done = repair(text, "game.dsn")
    assert f"\n{right}\n" not in done.text
    assert [one.code for one in done.left] == ["DN0102"]


def test_games_are_set_apart() -> None:
    """A blank line between two games, above the comment that belongs to the second."""
    first, second = TEXTS["seaside"], f"; The second evening\n{TEXTS['seaside']}"
    assert repair(first + second, "game.dsn").text == f"{first}\n{second}"


def test_a_line_that_breaks_off_is_not_ended() -> None:
    """Row 69: somebody may still be writing it."""
    text = TEXTS["dominant-species"] + "\nturn 3\nplan A"
    assert repair(text, "game.dsn").text == text


def test_what_is_left_is_told_where_it_stood() -> None:
    text = TEXTS["dominant-species"].replace("\nsetup\n", "\n", 1).replace("Re dom E3", "Re dom H9", 1)
    done = repair(text, "game.dsn")
    [left] = [one for one in done.left if one.code == "DN0103"]
    line = text.split("\n").index("Re dom H9") + 1
    span, old = left.span, done.in_old_lines(left).span
    assert span is not None
    assert old is not None
    assert (span.line, old.line) == (line + 1, line)


def test_what_is_left_is_told_at_the_column_where_it_stood() -> None:
    text = TEXTS["seaside"].replace("B play Co*2, buy Ha", "B play Copper*2, buy Wharf", 1)
    done = repair(text, "game.dsn")
    [left] = [one for one in done.left if one.code == "SE0207"]
    old = done.in_old_lines(left).span
    columns = len("B play Co*2, buy ") + 1, len("B play Copper*2, buy ") + 1
    assert (left.span and left.span.column, old and old.column) == columns


def test_repairs_of_headings_are_given_up_before_those_of_words() -> None:
    """In a game with mistakes a heading may change how lines far from it are understood."""
    repairs = Repairs(split("A play Copper\nTurn 3\nA play Silver\n", "game.dsn"))
    word = [Change(7, 13, "Co", OTHER_WORDS)]
    repairs.statements = {1: word, 2: [Change(0, 6, "turn 2", OTHER_WORDS)]}
    repairs.renumbered, repairs.above = {2}, {3: ["turn 3"]}
    assert repairs.drop({3})
    assert repairs.above == {}
    assert repairs.drop({3})
    assert repairs.statements == {1: word}
    assert repairs.drop({3})
    assert repairs.statements == {}
    assert not repairs.drop({3})


def test_blanks_in_french_quotes_go_with_them() -> None:
    text = TEXTS["seaside"].replace('[A "Ann"]', "[A \xab\xa0Ann\xa0\xbb]")
    assert repair(text, "game.dsn").text == TEXTS["seaside"]


@pytest.mark.parametrize(
    "text", ["", "; only a comment\n", "zzz\n", "[Event \u201cx\u201d]\r\n", "\ufeff", "\n\n"]
)
def test_texts_without_a_game(text: str) -> None:
    """Whatever it is, it is read; what characters and line ends can be mended are."""
    assert repair(text, "game.dsn").text == text.replace("\r", "").replace("\u201c", '"').replace("\u201d", '"')
