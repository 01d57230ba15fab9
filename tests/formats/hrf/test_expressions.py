"""One line of a journal: what is read, and that nothing hostile gets further."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.formats.hrf.expressions import MAX_DEPTH, MAX_LINE, Pair, Term, Unreadable, read_expression


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("ExecutionPhaseAction", Term("ExecutionPhaseAction")),
        ('StartAction("0.8.146")', Term("StartAction", ("0.8.146",))),
        ("Tile(-3, 2)", Term("Tile", (-3, 2))),
        (" Tile( -3 ,2 ) ", Term("Tile", (-3, 2))),
        ("F()", Term("F")),
        ("F(None, Some(Bird))", Term("F", (Term("None"), Term("Some", (Term("Bird"),))))),
        ("F([Sea, Sea], [])", Term("F", ((Term("Sea"), Term("Sea")), ()))),
        ("F({Bird -> 2, Insect -> 0.5})", Term("F", ((Pair(Term("Bird"), 2), Pair(Term("Insect"), 0.5)),))),
        ("F(true, false)", Term("F", (True, False))),
    ],
)
def test_every_form_is_read(text: str, value: object) -> None:
    assert read_expression(text) == (value, "")


def test_what_follows_is_given_back() -> None:
    assert read_expression("EndAction(Wasteland)   // nothing there") == (
        Term("EndAction", (Term("Wasteland"),)),
        "// nothing there",
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "(",
        ")",
        "F(",
        "F(1",
        "F(1,",
        "F(1,,2)",
        "F(1 2)",
        "F(]",
        "F([1)",
        "F({1})",
        "F({1 -> })",
        'F("open)',
        'F("a\\"b")',
        "bird",
        "F(<!-- odd -->)",
        "F(1234567890)",
        "F(-)",
        "Ж()",
        "()" * 500_000,
        "(" * 1_000_000,
        "F(" * 20_000,
        "[" * 20_000,
        "{" * 20_000,
        "F(" + "9" * 60_000 + ")",
        "F(" + "1," * 30_000 + "1)",
    ],
)
def test_what_is_no_expression_is_refused_at_a_place(text: str) -> None:
    with pytest.raises(Unreadable) as problem:
        read_expression(text)
    assert 0 <= problem.value.column <= MAX_LINE
    assert len(problem.value.message) < 100


def test_nesting_up_to_the_limit_is_read() -> None:
    read_expression("F(" * MAX_DEPTH + "1" + ")" * MAX_DEPTH)
    with pytest.raises(Unreadable, match="levels deep"):
        read_expression("F(" * (MAX_DEPTH + 1) + "1" + ")" * (MAX_DEPTH + 1))


_PIECES = st.sampled_from([*'F()[]{},"1 é\\', "->", "-2.5", "true", "//"])


@given(st.lists(_PIECES, max_size=30).map("".join) | st.text(max_size=40))
def test_no_text_raises_anything_else(text: str) -> None:
    try:
        _, rest = read_expression(text)
    except Unreadable:
        return
    assert text.rstrip().endswith(rest)
