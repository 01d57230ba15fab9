"""Whatever the printers print can be translated: in a made-up language that puts all of it in brackets, nothing
but notation, codes and names of files is left outside."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dsnotation.core import sets
from dsnotation.core.findings import Finding
from dsnotation.core.messages import Message, told
from dsnotation.core.registry import GAMES, find_game
from dsnotation.core.turns import turn_and_phase, turn_named
from dsnotation.formats.catalogue import CATALOGUE as FORMATS
from dsnotation.notation.grammar import common_grammar, grammar_of
from dsnotation.render import languages
from dsnotation.render.difference import comparison_json, comparison_text
from dsnotation.render.findings_text import finding_short, finding_text
from dsnotation.render.games import game_text
from dsnotation.render.languages import in_language, speak, translation
from dsnotation.render.listing import listing
from dsnotation.render.merged import merge_report
from dsnotation.render.report import FORMATS as FORMS
from dsnotation.render.report import Format, report
from dsnotation.render.rules import all_rules, rule_text
from dsnotation.render.style import Style
from dsnotation.render.summary import outcome_lines
from dsnotation.replay.checking import Checked, check_text
from dsnotation.replay.difference import compare
from dsnotation.replay.merging import merge
from dsnotation.replay.telling import telling
from tests.brackets import Brackets, outside, words_of

RECORDS = Path(__file__).parents[2] / "records"
RECORD = {
    "dominant-species": "two-animals.dsn",
    "seaside": "two-players.dsn",
    "habitat-battle": "four-players.dsn",
}
# Names of tags, options of the command and the values of tags are the same in every language.
SAME = words_of("dsn check fmt notes unverified encoding-errors latin games Game Set Options Result Score")
PLAIN = Style()
_EXCERPT = re.compile(r"^ *\d* \|.*$", re.M)  # a line of the text, perhaps cut off in a word


@pytest.fixture
def _brackets() -> Iterator[None]:
    speak(Brackets())
    yield
    speak(languages.IN_ENGLISH)


def record(game: str) -> str:
    return (RECORDS / game.replace("-", "_") / RECORD[game]).read_text(encoding="utf-8")


def notation(game: str) -> set[str]:
    """The words of a game's notation, as its records and its grammar have them."""
    files = (RECORDS / game.replace("-", "_")).glob("*.dsn")
    texts = [file.read_text(encoding="utf-8") for file in files]
    described = [*grammar_of(game).descriptions.values(), *common_grammar().descriptions.values()]
    texts += [f"{' '.join(one.words)} {one.example}" for one in described]
    return words_of(" ".join([*texts, *GAMES]))


def sources() -> set[str]:
    """The words of codes and of the sources of rules, which stay as they are."""
    return words_of(" ".join(f"{rule.source} {rule.code}" for rule in all_rules([FORMATS]).values()))


def broken(text: str) -> str:
    """A text with mistakes of many kinds in many places."""
    lines = text.splitlines()
    moves = [place for place, line in enumerate(lines) if line and line[0] not in "[;{"]
    for number, place in enumerate(moves[5:-2:7]):
        line = lines[place]
        changes = [f"{line}q", "", f"{line}\n{line}", line.split(" ")[0], f"{line} }}", f"{line} {line}"]
        if number % 7 == 6:
            lines[place], lines[place + 1] = lines[place + 1], line
        else:
            lines[place] = changes[number % 7]
    head = '[Date "31.13.2026"]\n[Time "late"]\n[Date "x]\n'
    return f"{head}{chr(10).join(lines)}\nturn 77\nassert nonsense\nfoo bar\n\x01\n[Event"


@pytest.fixture(scope="module", params=RECORD)
def faulty(request: pytest.FixtureRequest) -> tuple[str, Checked]:
    """A game, and its text full of mistakes, checked."""
    return request.param, check_text(broken(record(request.param)).encode(), "faulty.dsn")


@pytest.mark.usefixtures("_brackets")
@pytest.mark.parametrize("form", ["text", "short", "github"])
def test_a_report_has_no_word_that_can_not_be_translated(faulty: tuple[str, Checked], form: Format) -> None:
    game, checked = faulty
    printed = report([checked], form, PLAIN, notes=True, unverified=True)
    assert len({finding.code for finding in checked.findings}) > 9
    same = SAME | words_of(f"faulty.dsn {broken(record(game))}") | notation(game)
    if form == "text":
        same |= sources()
    if form == "github":
        same |= words_of("error warning notice file line endLine col endColumn title")
    codes = {finding.code[:2].lower() for finding in checked.findings}
    assert outside(_EXCERPT.sub("", printed)) - same - codes == set()


@pytest.mark.usefixtures("_brackets")
def test_json_and_sarif_tell_messages_in_the_language_and_keep_codes(faulty: tuple[str, Checked]) -> None:
    _, checked = faulty
    found = json.loads(report([checked], "json", PLAIN))
    sarif = json.loads(report([checked], "sarif", PLAIN))["runs"][0]
    for one, result, finding in zip(found, sarif["results"], checked.findings, strict=True):
        assert (one["severity"], one["code"]) == (finding.severity.value, finding.code)
        assert "⟦" in one["message"]
        assert one["rule"]["title"] == f"⟦{finding.rule.title}⟧"
        assert one["message"] in result["message"]["text"]
        assert result["ruleId"] == finding.code
        assert result["level"] in ("error", "warning", "note", "none")
    for rule in sarif["tool"]["driver"]["rules"]:
        assert all(rule[key]["text"].startswith("⟦") for key in ("shortDescription", "fullDescription", "help"))


def test_every_message_and_hint_remembers_its_template(faulty: tuple[str, Checked]) -> None:
    _, checked = faulty
    for finding in checked.findings:
        assert isinstance(finding.message, Message), finding.message
        plain = [hint for hint in finding.hints if not isinstance(hint, Message)]
        assert not plain, (finding.code, plain)


@pytest.mark.usefixtures("_brackets")
def test_the_summaries_of_clean_files_too(faulty: tuple[str, Checked]) -> None:
    game, _ = faulty
    for text in (record(game), record(game) * 2, record(game).rsplit("\n", 12)[0], "x y\n"):
        printed = report([check_text(text.encode(), "file.dsn")], "text", PLAIN)
        assert outside(printed) - words_of("file dsn") - sources() - notation(game) - SAME == set()


@pytest.mark.usefixtures("_brackets")
def test_a_listing_and_a_result(faulty: tuple[str, Checked]) -> None:
    game, checked = faulty
    [played] = checked.replays
    assert checked.document is not None
    assert played.game is not None
    lines = list(listing(played.game, played.entries, checked.document.source, PLAIN))
    assert any(line.startswith(" " * 11) for line in lines)
    same = notation(game) | words_of(broken(record(game))) | {"camp"}  # a space of the set that nobody writes
    codes = {finding.code[:2].lower() for finding in checked.findings}
    assert outside("\n".join(lines)) - same - codes == set()
    for each in (check_text(record(game).encode(), "x"), checked):
        outcome = each.replays[0].outcome
        assert outcome is not None
        names = words_of(" ".join(f"{one.player} {one.actor}" for one in outcome.standings))
        assert outside("\n".join(outcome_lines(outcome))) - names - words_of(outcome.reason) == set()


@pytest.mark.usefixtures("_brackets")
def test_a_comparison_and_a_merge(faulty: tuple[str, Checked]) -> None:
    game, _ = faulty
    lines = record(game).splitlines()
    del lines[30:33]
    lines[50], lines[51] = lines[51], lines[50]
    texts = [record(game), "\n".join(lines).replace('"Ann', '"Anna', 1) + "\n"]
    tellings = []
    for text, file in zip(texts, ("ann.dsn", "bob.dsn"), strict=True):
        document = check_text(text.encode(), file).document
        assert document is not None
        tellings.append(telling(document.games[0], document.source))
    found = compare(*tellings)
    same = notation(game) | words_of("ann.dsn bob.dsn Anna") | {"dsn"}
    codes = {code[:2].lower() for code in all_rules()}
    assert found.differences
    assert outside(comparison_text(found)) - same - codes == set()
    values = json.loads(comparison_json(found))["differences"]
    messages = [value[side]["message"] for value in values for side in "ab" if value[side]["message"]]
    assert all("⟦" in message for message in messages)
    assert outside(merge_report(merge(tellings))) - same - codes == set()


@pytest.mark.usefixtures("_brackets")
@pytest.mark.parametrize("show", [finding_text, finding_short])
def test_a_finding_alone(error: Callable[..., Finding], show: Callable[..., str]) -> None:
    printed = finding_text(error(), {}) if show is finding_text else finding_short(error())
    assert "⟦" in printed


@pytest.mark.usefixtures("_brackets")
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_of_with_translated_words(name: str) -> None:
    game = find_game(name)
    values = [value for option in game.options for value in (option.name, *option.values)]
    same = words_of(" ".join([name, game.title, *values, "Options name value Set FILE demo"]))
    if game.sets is not None:
        demo = sets.find(name, "demo")
        assert demo is not None
        same |= words_of(demo[0])
    text = re.sub(r"\b[0-9a-f]{16}\b", "", game_text(name))  # the digest of a set
    assert outside(text) - same == set()


@pytest.mark.usefixtures("_brackets")
def test_rules_are_explained_with_translated_words() -> None:
    """All but codes and the pages of ours, which are English."""
    for rule in all_rules([FORMATS]).values():
        pages = [piece for piece in rule.source.split("; ") if piece.startswith("docs/")]
        assert outside(rule_text(rule)) - words_of(" ".join([rule.code, *pages])) == set()


def test_a_finding_in_english_is_the_finding_itself(error: Callable[..., Finding]) -> None:
    finding = error()
    assert in_language(finding) is finding


def test_the_forms_of_a_report_are_known() -> None:
    assert set(FORMS) == {"text", "short", "json", "github", "sarif"}


@pytest.mark.parametrize(
    ("language", "heads", "places"),
    [
        ("en", "Turn 2, Round 2", "turn 2, round 2"),
        ("pt", "Turno 2, Rodada 2", "turno 2, rodada 2"),
        ("fr", "Tour 2, Manche 2", "tour 2, manche 2"),
        ("ru", "Ход 2, Раунд 2", "ход 2, раунд 2"),
        ("es", "Turno 2, Ronda 2", "turno 2, ronda 2"),
    ],
)
def test_a_game_that_plays_in_rounds_says_so(language: str, heads: str, places: str) -> None:
    games = [find_game("dominant-species"), find_game("habitat-battle")]
    catalogue = translation(language)
    assert ", ".join(told(turn_and_phase(game.in_rounds, 2, ""), catalogue) for game in games) == heads
    assert ", ".join(told(turn_named(game.in_rounds, 2), catalogue) for game in games) == places
