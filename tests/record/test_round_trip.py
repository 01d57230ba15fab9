"""Text -> record -> text is the identity, and record -> text -> record too, whatever stands in the text."""

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.notation.reader import read_bytes
from dsnotation.record import models
from dsnotation.record.load import load_record
from dsnotation.record.models import dump
from dsnotation.record.to_text import record_text
from dsnotation.record.validate import fits_schema_by_reference
from dsnotation.replay.checking import Checked, check_bytes, check_text, replay_record
from dsnotation.replay.export import record_of
from dsnotation.replay.random_play import play_text
from dsnotation.replay.result import GameVerdict, Verdict
from tests.examples import examples

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "records").glob("*/*.dsn"))
GAME = play_text("dominant-species", players=3, seed=8)
# Going on after mistakes takes time, so damage is done to the first turns only.
BEGINNING = "".join(GAME.splitlines(keepends=True)[:80])


def records(text: str, file: str = "folder/game.dsn") -> list[str]:
    """The record of each game of a text, as JSON."""
    return records_of(check_text(text.encode(), file))


def records_of(checked: Checked) -> list[str]:
    assert checked.document is not None
    return [dump(record_of(replay, checked.document)) for replay in checked.replays if replay.game]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_samples_are_what_their_records_say(sample: Path) -> None:
    text = sample.read_text(encoding="utf-8")
    [record] = records(text, str(sample))
    assert record == sample.with_suffix(".json").read_text(encoding="utf-8"), "run `dsn export` on the sample"


@pytest.mark.parametrize("text", [GAME, *(path.read_text(encoding="utf-8") for path in SAMPLES)])
def test_text_to_record_to_text(text: str) -> None:
    [written] = records(text)
    record, findings = load_record(written.encode(), "game.json")
    assert record is not None, findings
    assert record_text(record) == text
    document, replay = replay_record(record)
    assert dump(record_of(replay, document)) == written
    assert fits_schema_by_reference(record.game, record.model_dump(mode="json"))


def test_games_of_one_file_are_records_each() -> None:
    text = f"\n; one\n\n{GAME}; end\n\n\n; two\n{GAME}\n; end"
    [first, second] = records(text)
    read = [load_record(written.encode(), "r.json")[0] for written in (first, second)]
    assert "".join(record_text(record) for record in read if record) == text.lstrip("\n") + "\n"
    for written in (first, second):
        assert check_bytes(written.encode(), "r.json").findings == []


def damaged(text: str, data: st.DataObject) -> str:
    """A text with some lines dropped, doubled, swapped, or changed in one character."""
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(1, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "letter", "remark"]))
        if change == "drop":
            del lines[place]
        elif change == "double":
            lines.insert(place, lines[place])
        elif change == "swap":
            other = data.draw(st.integers(1, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif change == "remark":
            lines[place] += data.draw(
                st.sampled_from(["  ; a \u201cremark\u201d\t\u4f01", " {good}", "\n; below", "\n\n"])
            )
        else:
            column = data.draw(st.integers(0, len(lines[place])))
            letter = data.draw(st.characters(codec="utf-8", exclude_characters="\n"))
            lines[place] = lines[place][:column] + letter + lines[place][column + 1 :]
    return "\n".join(lines) + "\n"


@examples(15, 1250)
@given(data=st.data())
def test_record_of_any_damage_agrees_with_its_text(data: st.DataObject) -> None:
    before = check_text(damaged(BEGINNING, data).encode(), "game.dsn")
    for written in records_of(before):
        after = check_bytes(written.encode(), "game.json")
        codes = [finding.code for finding in after.findings]
        assert not [code for code in codes if code.startswith("DR")]
        if len(before.replays) == 1:
            assert codes == [finding.code for finding in before.findings]


def test_every_verdict_of_the_replay_has_its_word_in_the_record() -> None:
    assert {verdict.value for verdict in Verdict} == set(get_args(models.MoveVerdict))
    assert {verdict.value for verdict in GameVerdict} == set(get_args(models.GameVerdict))


def test_source_keeps_the_lines_of_the_file() -> None:
    document = read_bytes(f"\n\n; hello\n{GAME}".encode(), "a/b/c.dsn")
    checked = check_text(f"\n\n; hello\n{GAME}".encode(), "a/b/c.dsn")
    assert checked.document is not None
    record = record_of(checked.replays[0], checked.document)
    assert (record.source.file, record.source.first_line) == ("c.dsn", 3)
    assert record.moves[0].line == document.games[0].statements[1].line
