"""A replayed game as prose, around the sentences that a game gives for its moves."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from dsnotation.core.findings import Severity
from dsnotation.core.messages import Message, say
from dsnotation.core.names import name_of
from dsnotation.core.registry import find_game
from dsnotation.notation.document import Document
from dsnotation.notation.reader import read_string
from dsnotation.render.narration import narration
from dsnotation.render.style import Style
from dsnotation.render.wrapping import width_of, wrapped
from dsnotation.replay.catalogue import CATALOGUE
from dsnotation.replay.position import position_at
from dsnotation.replay.random_play import play_text
from dsnotation.replay.reference import parse_reference
from dsnotation.replay.result import Verdict

NAME = name_of("Ma", "mammal", "mamífero", "mammifère", "млекопитающее", "mamífero",
               forms={"en": {"all": "the mammals"}})  # fmt: skip


@pytest.fixture(autouse=True)
def _sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences of the test's own, so that no wording of a game matters here."""

    def narrate(self: object, state: object, move: object, events: list[object]) -> Message:
        return say("It is move {kind}, of turn {turn}.", kind=move.kind, turn=state.turn)

    game = type(find_game("dominant-species"))
    monkeypatch.setattr(game, "narrate", narrate, raising=False)
    monkeypatch.setattr(game, "side_name", lambda self, actor: NAME if actor == "Ma" else actor, raising=False)


@pytest.fixture(scope="module")
def text() -> str:
    return play_text("dominant-species", players=3, seed=5)


def told(text: str, to: str | None = None, width: int | None = None) -> list[str]:
    document: Document = read_string(text)
    reference = parse_reference(to) if to else None
    position = position_at(document.games[0], document.source, reference, narrates=True)
    lines: Iterator[str] = narration(position, document.games[0], document.source, Style(), width)
    return list(lines)


def test_every_move_has_one_sentence_and_the_end_tells_winner_and_scores(text: str) -> None:
    lines = told(text)
    moves = [draft for one in read_string(text).games[0].statements for draft in one.drafts]
    assert sum(line.startswith("It is move ") for line in lines) == len(moves)
    assert lines[-2].startswith("The game is over. Winner: ")
    assert lines[-1].startswith("Final scores: ")


def test_title_and_players_stand_first(text: str) -> None:
    lines = told(text.replace('"Player 1"]', '"Ann"]\n[Date "2026.11.05"]'))
    assert lines[0] == "Dominant Species, Random game, seed 5, sensible, 2026.11.05"
    assert lines[1].startswith("Players: ")
    assert "Ann (the mammals)" in lines[1]


def test_turns_and_phases_have_headings_after_an_empty_line(text: str) -> None:
    lines = told(text)
    place = lines.index("Turn 1, planning")
    assert lines[place - 1] == ""
    assert "Setup" in lines[:place]


def test_an_assertion_begins_no_phase_and_says_nothing_if_it_holds(text: str) -> None:
    document = read_string(text)
    position = position_at(document.games[0], document.source, None)
    [leader, *_] = position.game.outcome(position.state).standings
    lines = told(f"{text}assert vp {leader.actor} {leader.score} ; as it had to be\n")
    assert not any("is wrong" in line or "can't be read" in line for line in lines)
    assert not any(line.endswith(", over") for line in lines)
    assert "    [as it had to be]" in lines


def test_a_story_stops_where_it_is_told(text: str) -> None:
    lines = told(text, "5")
    assert sum(line.startswith("It is move ") for line in lines) == 5
    assert lines[-1].startswith("The game is not over. Scores so far: ")


def test_remarks_of_the_record_are_kept_below_their_heading(text: str) -> None:
    before, after = text.split("turn 1\n", 1)
    first, rest = after.split("\n", 1)
    lines = told(f"{before}; It begins.\nturn 1\n{first}  {{ bold }} ; too bold\n{rest}; Good game.\n")
    place = lines.index("Turn 1, planning")
    assert lines[place + 1] == "    [It begins.]"
    assert lines.index("    [bold]") + 1 == lines.index("    [too bold]") > place
    assert "    [Good game.]" in lines


def test_a_move_that_was_not_played_and_what_depends_on_it_are_asides(text: str) -> None:
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("plan "))
    first, second, *others = lines[place].removeprefix("plan ").split(", ")
    lines[place] = f"plan {', '.join([first, f'{second.split()[0]} {first.split()[1]}', *others])}"
    lines[place + 1 : place + 1] = ["Ma glx C4"]
    found = told("\n".join(lines) + "\n")
    [aside] = [line for line in found if "is illegal and was not played" in line]
    assert aside.startswith(f"    (Line {place + 1} ")
    assert any(line.startswith(f"    (Line {place + 2} can't be read: Ma glx C4") for line in found)


@pytest.mark.parametrize(
    ("severity", "words"),
    [
        (Severity.UNVERIFIED, "    (Nobody can tell whether that was legal: the card is not known.)"),
        (Severity.ERROR, "    (That was against the rules, and it stood: the card is not known.)"),
    ],
)
def test_a_move_that_was_played_with_a_finding_has_an_aside(text: str, severity: Severity, words: str) -> None:
    document = read_string(text)
    position = position_at(document.games[0], document.source, None, narrates=True)
    entry = position.entries[3]
    entry.verdict = Verdict.UNVERIFIED
    finding = CATALOGUE.finding("DN0311", "the card is not known")
    entry.findings = [replace(finding, severity=severity)]
    lines = list(narration(position, document.games[0], document.source, Style()))
    place = lines.index(words)
    assert lines[place - 1].startswith("It is move ")


def test_lines_are_no_wider_than_the_terminal(text: str) -> None:
    assert max(cell_len(line) for line in told(text, "5", width=30)) <= 30


@pytest.mark.parametrize(
    ("words", "lines"),
    [("日本 語 ab", ["日本 語", "  ab"]), ("abcdefghijk ab", ["abcdefghijk", "  ab"]), ("", [""])],
)
def test_wide_characters_count_as_two(words: str, lines: list[str]) -> None:
    assert list(wrapped(words, 7, rest="  ")) == lines


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("columns", "width"), [("70", 70), ("3", 20)])
def test_a_terminal_says_how_wide_it_is_and_a_pipe_has_no_width(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert width_of(Terminal()) == width
    assert width_of(io.StringIO()) is None


@pytest.fixture(scope="module")
def seaside() -> str:
    return (Path(__file__).resolve().parents[2] / "records/seaside/two-players.dsn").read_text(encoding="utf-8")


def test_a_line_over_several_phases_makes_the_turn_a_chapter(seaside: str) -> None:
    """In Seaside a line goes from the first Action to the new hand; `Turn 1, action` would be wrong above it."""
    headings = [line for line in told(seaside) if line.startswith("Turn")]
    assert headings[:2] == ["Turn 1", "Turn 2"]


def test_a_stated_position_and_a_correction_are_no_lines_that_cannot_be_read() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/notation.md").read_text(encoding="utf-8")
    example = '[Game "seaside"]\n[Event "The first page' + page.split('[Event "The first page')[1].split("```")[0]
    lines = told(example)
    assert "    (From line 9 on the position is as written there.)" in lines
    assert '    (Line 26 corrects the position: adjust supply Co:47 "it goes back")' in lines
    assert not any("can't be read" in line for line in lines)


def test_a_position_that_does_not_follow_or_cannot_be() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/notation.md").read_text(encoding="utf-8")
    example = '[Game "seaside"]\n[Event "The first page' + page.split('[Event "The first page')[1].split("```")[0]
    later = example.partition("turn 3\n")[2].split("A play")[0].replace("position turn 3", "position turn 5")
    lost = "\n".join(told(example + later))
    assert "on the position is as written there: moves are missing before this position" in lost
    wrong = "\n".join(told(example.replace("position A.hand Co:4", "position A.hand Co:40")))
    assert "(What line " in wrong
    assert "can't be read" not in wrong


def test_what_was_not_played_is_not_called_illegal_without_a_rule_that_it_broke() -> None:
    """An assertion is checked, not played, and declining what nobody asked breaks no rule."""
    path = Path(__file__).resolve().parents[2] / "records/habitat_battle/four-players.dsn"
    text = path.read_text(encoding="utf-8")
    wrong = text.replace("B sea-lion speed+low gallop desert-4", "B sea-lion speed+low gallop jungle-3", 1)
    about = [line for line in told(wrong) if "assert points A 6" in line]
    assert about
    assert "depends on a mistake above it and was not checked" in about[0]
    more = text.replace(
        "insect locust jungle-3, A use, A pass", "insect locust jungle-3, A use, A pass, A pass", 1
    )
    assert (
        "    (Line 35 was passed over: A pass - nothing could be chosen here; the line changes nothing.)"
        in told(more)
    )


def test_that_a_marked_move_was_left_undone_is_told_once() -> None:
    path = Path(__file__).resolve().parents[2] / "records/dominant_species/two-animals.dsn"
    text = path.read_text(encoding="utf-8").split("\nturn 2")[0]
    marked = text.replace("plan Ar ada.3, Re dom.1", "plan ! Ar ada.1, Ar ada.3, Re dom.1")
    assert [line for line in told(marked) if "carried out" in line] == [
        "    (Line 15 can't be carried out with the pieces that are there: ! Ar ada.1 - ada.1 is taken by the"
        " arachnid.)"
    ]


def test_of_a_game_without_moves_the_story_has_what_its_tags_say() -> None:
    """What the position before the first move is worth is not how it ended."""
    game = '[Game "seaside"]\n[A "Ann"]\n[B "Bob"]\n[Kingdom "?*10"]\n'
    document = read_string(f'{game}[Result "A wins"]\n[Score "A 30, B 20"]\n')
    position = position_at(document.games[0], document.source, None, narrates=True)
    lines = list(narration(position, document.games[0], document.source, Style()))
    assert lines[-1] == "No move is written. The tags say: Result A wins; Score A 30, B 20."


def test_nothing_begins_with_what_is_written_after_the_end(seaside: str) -> None:
    assert not any(line.endswith(", over") for line in told(seaside))


def test_a_sentence_begins_with_a_capital_letter(seaside: str) -> None:
    """Also where a name is small that it begins with."""
    lines = told(seaside.replace('[A "Ann"]', '[A "ann"]'))
    assert "Ann starts with 2 Coppers and 3 Estates." in lines
