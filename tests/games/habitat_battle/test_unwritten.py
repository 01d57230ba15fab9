"""`?` in a kit or deal: what lay open and nobody wrote down. What rests on it is unverified, never illegal."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dsnotation.core.findings import Severity
from dsnotation.core.game import Draft
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_game
from dsnotation.replay.player import play, replay
from dsnotation.replay.result import GameVerdict, Verdict

SAMPLES = sorted((Path(__file__).parents[3] / "records" / "habitat_battle").glob("*.dsn"))
LISTS = ("animals", "powers", "bird", "activators", "movements", "invocations")


def hide(draft: Draft, rng: random.Random) -> None:
    """Puts ? for one card or animal."""
    name = rng.choice([name for name in LISTS if draft.fields.get(name)])
    value = draft.fields[name]
    if isinstance(value, str):
        draft.fields[name] = "?"
        return
    items = list(value)
    items[rng.randrange(len(items))] = "?"
    draft.fields[name] = tuple(items)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_legal_game_is_never_illegal_because_something_is_unwritten(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    text = read_string(path.read_text(encoding="utf-8")).games[0]
    given = [draft for one in text.statements for draft in one.drafts if draft.kind in ("kit", "deal")]
    for draft in rng.sample(given, 2):
        hide(draft, rng)
    written = write_game(text)
    document = read_string(written)
    assert write_game(document.games[0]) == written
    unsure = [entry for entry, _ in play(document.games[0], document.source, narrates=True) if entry.draft]
    assert sum(entry.verdict is Verdict.UNVERIFIED for entry in unsure) >= 2
    found = replay(document.games[0], document.source)
    assert [finding.message for finding in found.findings if finding.severity is Severity.ERROR] == []
    assert found.verdict is GameVerdict.UNVERIFIED


def test_it_says_what_nobody_wrote_down() -> None:
    text = SAMPLES[0].read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("kit A "))
    changed = line.replace(line.split()[3], "?", 1)
    document = read_string(text.replace(line, changed))
    kit = replay(document.games[0], document.source).entries[0]
    assert [(one.code, one.severity) for one in kit.findings] == [("HB0309", Severity.UNVERIFIED)]
