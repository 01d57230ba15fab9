"""The grammar itself: no two terminals collide, and people have a name for each."""

import pytest

from dsnotation.core.messages import Message
from dsnotation.core.registry import GAMES, find_game
from dsnotation.notation.common import CommonBuilder
from dsnotation.notation.grammar import build_grammar, common_grammar, common_pattern, grammar_of


# Nearly all of it is work of a library, which takes twice as long while its lines are counted.
@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_grammar_is_strict(name: str) -> None:
    language = find_game(name).language
    build_grammar(language.grammar, language.builder, strict=True)


def test_the_shared_grammar_is_strict() -> None:
    build_grammar("common", CommonBuilder(), starts=("tag",), strict=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_terminal_has_a_label_and_an_example_that_fits(name: str) -> None:
    grammar = grammar_of(name)
    for terminal, pattern in grammar.patterns.items():
        description = grammar.descriptions[terminal]
        assert description.label
        if terminal != "BLANK":
            assert pattern.fullmatch(description.example), terminal


@pytest.mark.parametrize("name", GAMES)
def test_what_is_called_as_it_is_written_is_not_translated(name: str) -> None:
    """A hint names what can be typed: `turn` in French too, for only some of such words are read in French."""
    for terminal, description in grammar_of(name).descriptions.items():
        assert isinstance(description.label, Message) == (description.label != description.example), terminal


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_its_method(name: str) -> None:
    builder = find_game(name).language.builder
    rules = {rule.alias or rule.origin.name for rule in grammar_of(name).lark.rules}
    built = {rule for rule in rules if not rule.startswith("_")} - {"statement", "assertion"}
    missing = {rule for rule in built if not hasattr(builder, rule) and not hasattr(CommonBuilder, rule)}
    assert missing == set()


def test_the_shared_grammar_reads_tags() -> None:
    parts = common_grammar().parse('[Event "a \\" b"]', "tag")
    assert (parts.name, parts.value) == ("Event", 'a " b')


def test_unknown_terminal() -> None:
    with pytest.raises(KeyError):
        common_pattern("NOTHING_LIKE_IT")
