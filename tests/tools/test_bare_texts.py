"""No text for people stands in the shared packages that can't be told in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.messages import PACKAGE

SHARED = ("core", "notation", "replay", "record", "formats", "render", "cli")
# Whatever takes a text for people, and the exceptions that are told to them.
REPORTERS = {
    "finding", "unverified", "as_note", "report", "drop", "infer", "failure", "complain", "missing",
    "Explanation", "ShapeError", "Misread", "Unusable", "Conflict", "Odd", "Unreadable", "NotThisFormat", "BadLog",
    "OtherGame", "NotOneGame", "BadReference", "UnknownLanguage", "print", "write",
}  # fmt: skip
CALLED = {"message", "hint", "hints", "why", "told"}
MODULES = [path for part in SHARED for path in sorted((PACKAGE / part).rglob("*.py"))]
# A mistake of ours is told as a program tells it.
FREE = ("internal error",)


def bare_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Texts given to whatever reports, and texts called messages or hints, that are no calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in REPORTERS:
                given = node.args[1:] if name == "drop" else node.args  # the first is what is counted, for a tag
                for argument in (*given, *(one.value for one in node.keywords if one.arg != "sep")):
                    yield from parts(argument)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in CALLED:
            yield from parts(node.value)


def parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, (ast.Tuple, ast.List)):
        for part in node.elts:
            yield from parts(part)
    elif isinstance(node, ast.IfExp):
        yield from parts(node.body)
        yield from parts(node.orelse)
    elif isinstance(node, ast.Constant) and has_words(node.value):
        yield node
    elif isinstance(node, ast.JoinedStr):
        pieces = [one.value for one in node.values if isinstance(one, ast.Constant)]
        if any(has_words(piece) for piece in pieces):
            yield node


def has_words(text: object) -> bool:
    """Whether a text has two words, or one among other things: `dsn:` is the name of the program."""
    words = [word for word in str(text).replace("dsn:", "").split() if any(map(str.isalpha, word))]
    return isinstance(text, str) and len(words) > 1


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_text_for_people_is_bare(path: Path) -> None:
    bare = [ast.unparse(node) for node in bare_texts(ast.parse(path.read_text(encoding="utf-8")))]
    assert [text for text in bare if not any(free in text for free in FREE)] == []
