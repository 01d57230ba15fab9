"""From a statement as written to the same in canonical words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.notation.rewording import apply, changes, has_the_words_of
from dsnotation.notation.strict_catalogue import FORM, LETTER_CASE, ORDER, OTHER_WORDS

_BLANKS = st.sampled_from([" ", "  ", "\t"])
_WORDS = st.lists(st.sampled_from(["Ma", "ma", "Mammal", "C3:1", "c3", ",", "|", "g"]), min_size=1, max_size=7)


@pytest.mark.parametrize(
    ("written", "canonical", "codes"),
    [
        ("Ma ada g", "Ma ada g", []),
        ("Ma  ada\tg", "Ma ada g", []),
        ("ma ADA g", "Ma ada g", [LETTER_CASE, LETTER_CASE]),
        ("Mammal ada grass", "Ma ada g", [OTHER_WORDS, OTHER_WORDS]),
        ("move In D2:1, Bi C3:1", "move Bi C3:1, In D2:1", [ORDER]),
        ("Ma com D4 : Bi", "Ma com D4:Bi", [FORM]),
        ("take ice sheet E3", "take Ice-Sheet E3", [FORM]),
        ("tiles Mo, Sa, Fo", "tiles Mo Sa Fo", [FORM, FORM]),
        ("ada g", "Ma ada g", [FORM]),
        ("turn 03", "turn 3", [FORM]),
    ],
)
def test_what_differs(written: str, canonical: str, codes: list[str]) -> None:
    """Case, other words, order and form are told apart."""
    assert [change.code for change in changes(written, canonical)] == codes


def test_blanks_that_stand_in_columns_stay() -> None:
    """Words that are replaced one by one leave the blanks between them alone."""
    assert apply("mammal   ada   g", changes("mammal   ada   g", "Ma ada g")) == "Ma   ada   g"


@given(_WORDS, _WORDS, _BLANKS, st.booleans())
def test_changes_give_the_canonical_words(old: list[str], new: list[str], blank: str, tight: bool) -> None:
    """Whatever the two texts are: the changes make one of the other, don't overlap, and there are none for equal
    words."""
    written, canonical = blank.join(old), " ".join(new)
    if tight:
        written = written.replace(f"{blank},", ",").replace(f",{blank}", ",")
        canonical = canonical.replace(" ,", ",")
    found = changes(written, canonical)
    assert has_the_words_of(apply(written, found), canonical)
    assert bool(found) != has_the_words_of(written, canonical)
    assert all(one.end <= other.start for one, other in pairwise(found))
