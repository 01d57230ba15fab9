"""The committed counts are those of the engine. An unintended change of any rule shows here."""

import counting
import pytest


def committed() -> list[str]:
    return counting.FILE.read_text(encoding="utf-8").splitlines()


def differences(found: list[str], stated: list[str]) -> str:
    """The lines that differ, for a message."""
    new = [f"  now {line}" for line in found if line not in stated]
    old = [f"  was {line}" for line in stated if line not in found]
    return "\n".join([f"counts differ; if that is meant: {counting.AGAIN}", *old[:20], *new[:20]])


@pytest.mark.parametrize("name", counting.SAMPLES)
def test_legal_moves_at_each_decision_of_a_record(name: str) -> None:
    """All of them are listed, or counted by a formula that agrees with the listing where both are done."""
    found = list(counting.decisions(name))
    stated = [line for line in committed() if line.startswith(f"{name} ") and ", " not in line]
    assert found == stated, differences(found, stated)


def test_sequences_of_legal_moves() -> None:
    """From set-ups of two to six animals and from positions of the records, two to five moves deep."""
    found = list(counting.deep())
    stated = [line for line in committed() if " deep: " in line]
    assert found == stated, differences(found, stated)


def test_the_table_holds_nothing_else() -> None:
    lines = [line for line in committed() if line and not line.startswith("#")]
    assert len(lines) == len(set(lines))
    decisions = sum(1 for name in counting.SAMPLES for _ in counting.record_positions(name))
    assert len(lines) == decisions + len(counting.DEEP)
