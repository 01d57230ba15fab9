"""Moves marked with `!`: played although they broke a rule, as far as the pieces allow."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.core.game import Draft
from dsnotation.notation.document import Statement
from dsnotation.notation.reader import read_bytes, read_string
from dsnotation.notation.writer import write_document, write_game
from dsnotation.record.models import dump
from dsnotation.replay.checking import check_bytes
from dsnotation.replay.export import record_of
from dsnotation.replay.player import play, prepare, replay
from dsnotation.replay.result import Entry, GameVerdict, Replay, Verdict
from tests.games.dominant_species.positions import lost_pieces
from tests.games.habitat_battle.positions import multiplied
from tests.games.seaside.positions import lost_cards

RECORDS = Path(__file__).parents[2] / "records"
SAMPLES = sorted(RECORDS.glob("*/*.dsn"))
# More than the rules allow somebody to have is still nothing lost or doubled.
TOO_MANY = ("more than six elements of", " has 4 of ", " has 2 of ")
LOST: dict[str, Callable[[Any], list[str]]] = {
    "dominant-species": lost_pieces,
    "seaside": lost_cards,
    "habitat-battle": lambda state: [] if state.blind else multiplied(state),
}

FOUR = (RECORDS / "dominant_species" / "four-animals.dsn").read_text(encoding="utf-8")
PLANNED = FOUR[: FOUR.index("; Everybody planned a Domination")].replace(
    "[Mammal", '[Result "unfinished"]\n[Mammal'
)
HEAD = PLANNED[: PLANNED.index("setup")]


def played(text: str) -> Replay:
    document = read_string(text)
    return replay(document.games[0], document.source)


def by_line(found: Replay, line: str) -> Entry:
    [entry] = [entry for entry in found.entries if entry.statement.text == line]
    return entry


def severities(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.severity.value, finding.code) for finding in findings]


# What becomes of a marked move -------------------------------------------------------------------------------


def test_a_marked_move_that_broke_a_rule_is_played_and_no_error() -> None:
    """There is no grass in Adaptation; the insect took one out of the bag, and that stood."""
    found = played(f"{PLANNED}! In ada g\nAr ada u\n")
    entry = by_line(found, "! In ada g")
    assert entry.verdict is Verdict.IRREGULAR
    assert severities(entry.findings) == [("irregular", "DS0401")]
    assert entry.events[0].kind == "element-gained"
    assert found.verdict is GameVerdict.IRREGULAR
    assert not found.count(Severity.ERROR)
    assert by_line(found, "Ar ada u").verdict is Verdict.LEGAL


def test_without_the_mark_it_is_an_error() -> None:
    found = played(f"{PLANNED}In ada g\n")
    assert by_line(found, "In ada g").verdict is Verdict.ILLEGAL
    assert found.verdict is GameVerdict.ILLEGAL


def test_what_follows_is_judged_from_what_was_done() -> None:
    """The insect has the grass, so that it can't be in the bag any more; nothing is in doubt."""
    found = played(f"{PLANNED}! In ada w\nassert display In g g w\nassert display In g g\nassert box ada b m u\n")
    assert by_line(found, "assert display In g g w").verdict is Verdict.LEGAL
    assert by_line(found, "assert display In g g").verdict is Verdict.ILLEGAL
    assert by_line(found, "assert box ada b m u").verdict is Verdict.LEGAL


def test_a_marked_move_that_is_legal_is_warned_of() -> None:
    found = played(f"{PLANNED}! In ada m\n")
    entry = by_line(found, "! In ada m")
    assert entry.verdict is Verdict.LEGAL
    assert severities(entry.findings) == [("warning", "DN0313")]
    assert found.verdict is GameVerdict.UNFINISHED
    span = entry.findings[0].span
    assert span is not None
    assert (span.column, span.end_column) == (1, 2)


def test_of_a_marked_move_that_nobody_can_judge_nobody_says_that_it_is_legal() -> None:
    found = played(SEASIDE_UNSEEN)
    entry = by_line(found, "! A play Co*4")
    assert entry.verdict is Verdict.UNVERIFIED
    assert severities(entry.findings) == [("unverified", "SE0301")]


SEASIDE_UNSEEN = """[Game "seaside"]
[A "Ann"]
[B "Bob"]
[Kingdom "?*10"]
[Result "unfinished"]

setup
deal A ?*5, B ?*5

turn 1
! A play Co*4
"""


def at_migration(line: str) -> Replay:
    """The sample up to the mammal's migration, which is another one."""
    head, found, _ = PLAYED.partition("Ma mig ")
    assert found
    return played(f"{head}{line}\n")


PLAYED = FOUR.replace("[Mammal", '[Result "unfinished"]\n[Mammal')


def test_what_there_is_no_piece_for_is_left_out() -> None:
    """A1 is no tile: nobody can go there."""
    line = "! Ma mig C4-D4:4 D3-A1:1"
    entry = by_line(at_migration(line), line)
    assert [(walk.origin, walk.target) for walk in entry.move.walks] == [("C4", "D4")]
    [left_out] = [finding for finding in entry.findings if finding.code == "DN0315"]
    assert left_out.span is not None
    assert line[left_out.span.column - 1 : left_out.span.end_column - 1] == "D3-A1:1"


def test_of_too_many_as_many_as_there_are_are_moved() -> None:
    line = "! Ma mig C4-D4:99"
    entry = by_line(at_migration(line), line)
    assert 0 < entry.move.walks[0].count < 99
    assert [finding.code for finding in entry.findings] == ["DS0612", "DS0611", "DN0315"]


def test_a_move_of_which_nothing_can_be_done_is_passed_over() -> None:
    line = "plan In spe.g, ! Ar spe.g, Am spe.w, Ma spe.m"
    found = played(PLANNED.replace("plan In spe.g, Ar spe.b, Am spe.w, Ma spe.m", line))
    entry = found.entries[4]
    assert (entry.draft and entry.draft.fields["space"], entry.move) == ("spe.g", None)
    assert severities(entry.findings) == [("irregular", "DS0301"), ("irregular", "DN0315")]
    assert found.entries[5].verdict is Verdict.LEGAL  # the amphibian is due


def test_a_move_out_of_turn_changes_nobodys_turn() -> None:
    """The mammal's pawn in Migration acts before its turn; the insect is still due, and the pawn is gone."""
    found = played(f"{PLANNED}! Ma mig C4-D4:1\nIn ada m\nAr ada u\nassert pawns Ma 1\n")
    entry = by_line(found, "! Ma mig C4-D4:1")
    assert entry.verdict is Verdict.IRREGULAR
    assert [event.kind for event in entry.events] == ["pawn-taken", "species-moved"]
    assert {one.verdict for one in found.entries[-3:]} == {Verdict.LEGAL}
    assert not found.count(Severity.ERROR)


def test_who_placed_a_pawn_too_early_is_not_asked_again() -> None:
    line = "plan In ada.1, ! Am ada.3, Ar ada.2, Ma dom.1"
    found = played(FOUR.replace("plan In ada.1, Ar ada.2, Am ada.3, Ma dom.1", line))
    assert severities(found.findings) == [("irregular", "DS0202")]
    assert found.verdict is GameVerdict.IRREGULAR


def test_a_move_made_instead_of_what_was_due_stands_for_it() -> None:
    """The insect placed a pawn where the arachnid should have; nobody placed one for the arachnid."""
    line = "plan In mig.6, ! In mig.5, Am mig.4, Ma com.2"
    found = played(f"{PLANNED}In ada m\n".replace("plan In mig.6, Ar mig.5, Am mig.4, Ma com.2", line))
    entry = next(entry for entry in found.entries if entry.draft is not None and entry.draft.irregular)
    assert severities(entry.findings)[0] == ("irregular", "DS0202")


def test_the_mark_covers_the_card_that_is_carried_out() -> None:
    text = FOUR
    line = "Am take Ice-Sheet D4 {freezes the mountain that was just scored}"
    assert line in text
    found = played(text.replace(line, "! Am take Ice-Sheet D3"))
    taken, frozen = (entry for entry in found.entries if entry.statement.text == "! Am take Ice-Sheet D3")
    assert taken.verdict is Verdict.LEGAL
    assert frozen.verdict is Verdict.IRREGULAR  # tundra already
    assert "DN0313" not in [finding.code for finding in taken.findings]


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    found = played(f"{FOUR}! Ma dom D4\n")
    assert found.entries[-1].move is None
    assert found.entries[-1].verdict is Verdict.IRREGULAR
    assert not found.count(Severity.ERROR)


# Dominion: Seaside and Habitat Battle ------------------------------------------------------------------------

SEASIDE = """[Game "seaside"]
[A "Ann"]
[B "Bob"]
[Kingdom "Ambassador, Bazaar, Caravan, Cutpurse, Embargo, Explorer, Haven, Island, Lookout, Wharf"]
[Result "unfinished"]

setup
deal A Co*3 Es*2, B Co*3 Es*2

turn 1
"""


def test_a_purchase_that_was_too_dear_stands() -> None:
    found = played(f"{SEASIDE}A play Co*3, ! buy Ca, end, draw Co*4 Es\nB play Co*3, buy Si, end, draw Co*4 Es\n")
    bought = found.entries[3]
    assert bought.verdict is Verdict.IRREGULAR
    assert severities(bought.findings) == [("irregular", "SE0207")]
    assert "card-gained" in [event.kind for event in bought.events]
    assert not found.count(Severity.ERROR)


def test_an_empty_hand_gives_no_card() -> None:
    found = played(f"{SEASIDE}! A play Go\nA play Co*3, buy Si, end, draw Co*4 Es\n")
    assert found.entries[2].move is None
    assert not found.count(Severity.ERROR)


def test_somebody_bought_out_of_turn() -> None:
    found = played(f"{SEASIDE}! B buy Si\nA play Co*3, buy Si, end, draw Co*4 Es\n")
    assert found.entries[2].verdict is Verdict.IRREGULAR
    assert [event.kind for event in found.entries[2].events] == ["card-gained"]
    assert not found.count(Severity.ERROR)


def test_an_animal_went_too_far() -> None:
    text = (RECORDS / "habitat_battle" / "four-players.dsn").read_text(encoding="utf-8")
    document = read_string(text)
    first = next(entry for entry in replay(document.games[0], document.source).entries if _is_position(entry))
    line = first.statement.text
    head, _, space = line.partition(",")[0].rpartition(" ")
    for other in ("jungle-1", "desert-3", "river-3", "tundra-1"):
        found = played(text.replace(line, f"! {head} {other}", 1))
        entry = next(entry for entry in found.entries if entry.statement.line == first.statement.line)
        if other != space and entry.verdict is Verdict.IRREGULAR:
            assert entry.move.space == other
            assert "HB0407" in [finding.code for finding in entry.findings]
            return
    raise AssertionError("no space is too far away")


def _is_position(entry: Entry) -> bool:
    return entry.draft is not None and entry.draft.kind == "position"


# The law -----------------------------------------------------------------------------------------------------


def one_move_made_illegal(path: Path, rng: random.Random) -> tuple[str, int] | None:
    """The text of a sample with one move, taken at random, made illegal and marked; and which statement it is."""
    document = read_bytes(path.read_bytes(), path.name)
    text = document.games[0]
    drafts = [(one, place) for one in text.statements for place in range(len(one.drafts))]
    statement, place = rng.choice(drafts)
    found = before_and_move(path, text.statements.index(statement), place)
    if found is None:
        return None
    game, state, move = found
    wrong = [one for one in islice(game.variants(state, move), 1_000) if forbids(game.check(state, one))]
    if not wrong:
        return None
    _put(statement, place, rng.choice(wrong))
    return write_game(text), text.statements.index(statement)


def before_and_move(path: Path, number: int, place: int) -> tuple[Any, Any, Any] | None:
    """The position before a move of a sample, and the move."""
    document = read_bytes(path.read_bytes(), path.name)
    text = document.games[0]
    wanted = text.statements[number].drafts[place]
    player = prepare(text, document.source)
    assert not isinstance(player, Replay)
    before = player.track.state.copy()
    for entry in player.run():
        if entry.draft is wanted:
            return None if entry.move is None else (player.game, before, entry.move)
        before = player.track.state.copy()
    return None


def _put(statement: Statement, place: int, move: Any) -> None:
    """Writes a move into a statement, marked. A card that is not taken is not carried out either."""
    words = {part.name: getattr(move, part.name) for part in fields(move) if part.name != "kind"}
    if place and statement.drafts[0].kind == "take-card":
        words["actor"] = statement.drafts[0].actor
    statement.drafts = list(statement.drafts)
    own = statement.drafts[place].fields
    draft = Draft(move.kind, {name: value for name, value in words.items() if name != "space" or name in own})
    draft.irregular = True
    statement.drafts[place] = draft
    if move.kind == "take-card":
        del statement.drafts[1:]
    if place and statement.drafts[0].kind == "take-card":
        statement.drafts[0].irregular = True


def cases() -> Iterator[Any]:
    for path in SAMPLES:
        for seed in range(2):
            yield pytest.param(path, seed, id=f"{path.parent.name}-{path.stem}-{seed}")
        for seed in range(2, 60):
            yield pytest.param(path, seed, id=f"{path.parent.name}-{path.stem}-{seed}", marks=pytest.mark.fuzz)


@pytest.mark.parametrize(("path", "seed"), list(cases()))
def test_any_illegal_move_can_be_marked(path: Path, seed: int) -> None:
    """No exception, no error on that move, no piece lost; and it comes back from text and record as it was."""
    made = one_move_made_illegal(path, random.Random(seed))
    if made is None:
        return  # nothing of the same kind is illegal there
    text, _ = made
    document = read_string(text, "marked.dsn")
    assert write_document(document) == text
    game_text = document.games[0]
    lost = LOST[game_text.name or ""]
    marked = []
    for entry, state in play(game_text, document.source, narrates=True):
        marked += [entry] if entry.draft is not None and entry.draft.irregular else []
        wrong = [one for one in lost(state) if not any(word in one for word in TOO_MANY)]
        assert not wrong, (entry.statement.text, wrong)
    assert marked
    assert all(finding.severity is not Severity.ERROR for entry in marked for finding in entry.findings)
    assert {entry.verdict for entry in marked} <= {Verdict.IRREGULAR, Verdict.LEGAL, Verdict.UNVERIFIED}
    found = replay(game_text, document.source)
    record = dump(record_of(found, document))
    checked = check_bytes(record.encode(), "marked.json")
    assert [finding.message for finding in checked.findings] == [finding.message for finding in found.findings]
    assert checked.replays[0].verdict is found.verdict


# Games without moves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tags", "verdict"),
    [
        ('[Result "Am wins"]\n', GameVerdict.RESULT_ONLY),
        ('[Score "Ma 90, Am 95, Ar 80, In 99"]\n', GameVerdict.RESULT_ONLY),
        ('[Result "Mammal bot concedes"]\n', GameVerdict.RESULT_ONLY),
        ('[Points "Ma 90, Am 95, Ar 80, In 99"]\n', GameVerdict.RESULT_ONLY),
        ('[Winner "In"]\n', GameVerdict.RESULT_ONLY),
        ('[Result "unfinished"]\n', GameVerdict.UNFINISHED),
        ("", GameVerdict.UNFINISHED),
    ],
)
def test_a_game_with_tags_alone(tags: str, verdict: GameVerdict) -> None:
    assert played(HEAD.replace('[Result "unfinished"]\n', tags)).verdict is verdict
