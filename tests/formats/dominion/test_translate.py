"""Logs as games of the notation: replayed if all cards are ours, else as traces; never a crash."""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsnotation.core.findings import Severity
from dsnotation.formats.dominion.decks import rebuild_decks
from dsnotation.formats.dominion.embargo import infer_pile, purchases
from dsnotation.formats.dominion.formats import read_log
from dsnotation.formats.dominion.future import off_deck
from dsnotation.formats.dominion.log import LogError, LogEvent
from dsnotation.formats.dominion.translate import Translation, translate
from dsnotation.formats.protocol import Reading
from dsnotation.formats.table import find_format, format_of_content, read_games
from dsnotation.games.seaside.components import KINGDOM, NAMES
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document
from dsnotation.replay.checking import check_bytes
from tests.examples import examples
from tests.formats.dominion import writers
from tests.formats.dominion.recording import Recorded, record
from tests.formats.dominion.samples import DATA

BEFORE = {"shuffle-timing": "before"}
# Of each source: how a game becomes a log, and the options that its program plays by.
SOURCES: dict[str, Any] = {
    "dominion-games": (writers.dominion_games, BEFORE),
    "dominion-games, all seen": (lambda game: writers.dominion_games(game, None), BEFORE),
    "isotropic": (writers.isotropic, BEFORE),
    "isotropic of 2010": (lambda game: writers.isotropic(game, hands=False), BEFORE),
    "goko": (writers.goko, {}),
}
# Two kingdoms, and what is left with Throne Room: every card is in one of them.
KINGDOMS = tuple(
    ", ".join(str(NAMES[card]) for card in cards) for cards in (KINGDOM[:10], KINGDOM[10:20], (*KINGDOM[17:],))
)


@cache
def game(seed: int, players: int, kingdom: str, shuffle: str) -> Recorded:
    return record(seed, players, kingdom, {"shuffle-timing": shuffle})


def translated(data: bytes) -> Translation:
    [log] = read_log(data, "log.txt")
    assert log.unread == ()
    return translate(log, "log.txt", data.decode().split("\n"), {})


def complaints(text: str) -> list[str]:
    """What `dsn check` has to say of a text, notes and unverified moves aside."""
    checked = check_bytes(text.encode(), "x.dsn")
    findings = [*checked.document.findings, *(one for played in checked.replays for one in played.findings)]
    worse = (Severity.ERROR, Severity.WARNING)
    return [f"{one.code} {one.message}" for one in findings if one.severity in worse]


def is_canonical(text: str) -> bool:
    return write_document(read_string(text)) == text


def convert(text: str, name: str = "log.txt") -> Reading:
    return read_games(text.encode(), name)


def codes_of(reading: Reading) -> list[str]:
    return [finding.code for finding in reading.findings]


# Games of our own as logs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 2)])
def test_a_game_comes_back_from_its_log(source: str, kingdom: int, seed: int, players: int) -> None:
    write, options = SOURCES[source]
    played = game(seed, players, KINGDOMS[kingdom], options.get("shuffle-timing", "when-needed"))
    done = translated(write(played))
    assert {finding.code for finding in done.findings} <= {"DF0406"}
    assert done.text is not None
    assert done.walk is not None
    assert complaints(done.text) == []
    assert is_canonical(done.text)
    assert [one.owned for one in done.walk.state.players] == [one.owned for one in played.state.players]


def test_those_games_have_every_card() -> None:
    seen: Counter[str] = Counter()
    for kingdom in KINGDOMS:
        for seed, players in ((1, 2), (2, 3), (3, 2)):
            played = game(seed, players, kingdom, "before")
            seen.update(card for turn in played.turns for one in turn.told for card in one.cards
                        if one.what in ("play", "double"))  # fmt: skip
    assert {str(NAMES[card]) for card in KINGDOM} - set(seen) == set()


@examples(6, 300)
@given(st.integers(0, 10**6), st.sampled_from(sorted(SOURCES)), st.integers(2, 4))
def test_any_game_comes_back_from_its_log(seed: int, source: str, players: int) -> None:
    write, options = SOURCES[source]
    played = record(seed, players, options=options)
    done = translated(write(played))
    assert {finding.code for finding in done.findings} <= {"DF0406"}
    assert done.text is not None
    assert done.walk is not None
    assert complaints(done.text) == []
    assert [one.owned for one in done.walk.state.players] == [one.owned for one in played.state.players]


@examples(5, 300)
@given(st.integers(0, 10**6), st.integers(2, 3))
def test_counted_games_are_followed_as_far_as_they_go(seed: int, players: int) -> None:
    """CouncilRoom.com has no draws, and of some cards not what was chosen: not all games can be followed."""
    played = record(seed, players)
    data = writers.councilroom(played)
    [log] = read_log(data)
    rebuilt = rebuild_decks(log)
    assert [rebuilt[name] for name in played.players] == [Counter(played.deck(seat)) for seat in range(players)]
    done = translated(data)
    assert done.text is not None
    assert done.walk is not None
    assert complaints(done.text) == []
    assert is_canonical(done.text)
    assert done.walk.conflict is not None or "assert winner" in done.text


def test_counted_games_without_hidden_choices_are_followed_to_the_end() -> None:
    kingdom = (
        "Bazaar, Caravan, Tactician, Fishing Village, Lighthouse, Merchant Ship, Wharf, Salvager, Sea Hag, Outpost"
    )
    for seed in range(5):
        done = translated(writers.councilroom(record(seed, 2, kingdom)))
        assert {finding.code for finding in done.findings} <= {"DF0406"}
        assert "assert winner" in str(done.text)


# Logs that are damaged --------------------------------------------------------------------------------------


@examples(12, 1000)
@given(st.sampled_from(sorted(SOURCES)), st.randoms(use_true_random=False), st.integers(1, 5))
def test_a_damaged_log_gives_a_legal_part_of_the_game(source: str, random: Random, times: int) -> None:
    write, options = SOURCES[source]
    data = write(game(5, 2, KINGDOMS[0], options.get("shuffle-timing", "when-needed")))
    lines = data.decode().split("\n")
    for _ in range(times):
        place, other = random.randrange(12, len(lines)), random.randrange(12, len(lines))
        change = random.choice(("drop", "swap", "double", "cut"))
        if change == "drop":
            del lines[place]
        elif change == "swap":
            lines[place], lines[other] = lines[other], lines[place]
        elif change == "double":
            lines.insert(place, lines[other])
        else:
            lines = lines[: max(place, 40)]
        lines += [""] * max(0, 13 - len(lines))
    reading = convert("\n".join(lines))
    if reading.games is None:
        assert reading.findings
        return
    assert is_canonical(reading.games.text)
    assert [one for one in complaints(reading.games.text) if "SE0110" not in one] == []


@pytest.mark.parametrize("path", sorted(DATA.iterdir()), ids=lambda path: path.name)
def test_the_samples_of_the_readers(path: Path) -> None:
    reading = read_games(path.read_bytes(), path.name)
    assert reading.games is None or is_canonical(reading.games.text)
    for end in range(0, len(path.read_bytes()), 101):
        data = path.read_bytes()[:end]
        source = format_of_content(path.read_bytes())
        assert source is not None
        read_games(data, path.name, source)


@given(st.sampled_from(("dominion-games", "isotropic", "goko", "councilroom")), st.binary(max_size=300))
def test_anything(name: str, data: bytes) -> None:
    reading = read_games(data, "x", find_format(name))
    assert reading.games is not None or reading.findings
    with contextlib.suppress(LogError):
        read_log(data)


# By hand ----------------------------------------------------------------------------------------------------

START = """Game #1, rated.
ann: 50
bob: 51

a starts with 7 Coppers.
a starts with 3 Estates.
b starts with 7 Coppers.
b starts with 3 Estates.
a shuffles their deck.
a draws 4 Coppers and an Estate.
b shuffles their deck.
b draws 5 cards.

Turn 1 - ann
a plays 4 Coppers. (+$4)
a buys and gains a Sea Hag.
a draws 3 Coppers and 2 Estates.

Turn 1 - bob
b plays 3 Coppers. (+$3)
b buys and gains a Silver.
b draws 5 cards.
"""


def test_a_log_that_breaks_off_between_turns() -> None:
    reading = convert(START)
    assert reading.games is not None
    assert codes_of(reading) == ["DF0407"]
    assert complaints(reading.games.text) == []
    assert reading.games.text.splitlines()[1:7] == [
        '[A "ann"]',
        '[B "bob"]',
        '[Kingdom "Sea Hag, ?*9"]',
        '[Options "shuffle-timing=before"]',
        '[Result "unfinished"]',
        '[Source "dominion.games log 1"]',
    ]
    assert reading.games.text.endswith("""setup
deal A Co*4 Es, B ?*5

turn 1
A play Co*4, buy SH, end, draw Co*3 Es*2
B play Co*3, buy Si, end, draw ?*5
""")


def test_a_player_who_resigns() -> None:
    reading = convert(f"{START}\nTurn 2 - ann\na resigns.\n")
    assert reading.games is not None
    assert codes_of(reading) == ["DF0407"]
    assert '[Result "abandoned"]' in reading.games.text


def test_cards_of_another_set_give_a_trace() -> None:
    more = "Turn 2 - ann\na plays a Patrol.\na draws 3 Coppers.\na topdecks 2 Coppers.\n"
    reading = convert(f"{START}\n{more}")
    assert reading.games is not None
    [finding] = reading.findings
    assert (finding.code, finding.severity) == ("DF0402", Severity.WARNING)
    assert finding.message == "not implemented: Patrol"
    assert '[Kingdom "Patrol, Sea Hag, ?*8"]' in reading.games.text
    assert "\n; turn 2\n; A play Patrol, draw Co*3, top Co*2\n" in reading.games.text
    assert is_canonical(reading.games.text)
    found = complaints(reading.games.text)
    assert [one[:6] for one in found] == ["SE0110"]


def test_a_name_that_looks_like_a_misspelling() -> None:
    reading = convert(f"{START}\nTurn 2 - ann\na plays a Prince.\n")
    assert reading.games is not None
    assert '"Prince (another set), Sea Hag, ?*8"' in reading.games.text
    assert [one[:6] for one in complaints(reading.games.text)] == ["SE0110"]


def test_a_log_that_our_rules_cannot_follow() -> None:
    more = "Turn 2 - ann\na plays 4 Coppers. (+$4)\na buys and gains a Caravan.\na draws 5 Coppers.\n"
    reading = convert(f"{START}\n{more}")
    assert reading.games is not None
    [finding] = reading.findings
    assert (finding.code, finding.span.line if finding.span else 0) == ("DF0404", 25)
    assert finding.message == "A has 3 Copper in hand, not 4 (SE0301)"
    assert complaints(reading.games.text) == []
    assert "\nB play Co*3, buy Si, end, draw ?*5\n; the log can't be followed from here (line 25): A has" in (
        reading.games.text
    )
    assert "\n; turn 2, A\n; A play Co*4, buy Ca, draw Co*5\n" in reading.games.text


def test_something_that_our_rules_do_not_ask_for() -> None:
    reading = convert(f"{START}\nTurn 2 - ann\na gains a Curse.\na plays 3 Coppers.\na draws 5 cards.\n")
    assert [(one.code, one.message) for one in reading.findings] == [
        ("DF0405", "our rules do not ask ann to gain Curse here")
    ]


def test_a_line_that_no_sentence_fits() -> None:
    reading = convert(f"{START}\nTurn 2 - ann\na sings a song.\n")
    assert reading.games is not None
    assert codes_of(reading)[0] == "DF0403"
    assert '[SourceDropped "lines that can\'t be read: 1"]' in reading.games.text


def test_an_option_of_newer_texts_is_found() -> None:
    """Under the text of 2019 Throne Room on Embargo gives one token; the Curse shows on which pile."""
    kingdom = "Embargo, Throne Room, Bazaar, Caravan, Haven, Wharf, Smugglers, Warehouse, Lookout, Salvager"
    done = [translated(writers.isotropic(record(seed, 2, kingdom, {**BEFORE, "embargo-text": "2019"})))
            for seed in range(20, 40)]  # fmt: skip
    found = [one for one in done if any(finding.code == "DF0409" for finding in one.findings)]
    assert found
    assert all("embargo-text=2019" in str(one.text) and complaints(str(one.text)) == [] for one in found)


@pytest.mark.parametrize("players", [1, 7])
def test_too_few_or_too_many_players(players: int) -> None:
    names = [f"p{number}" for number in range(players)]
    starts = "".join(f"{name} starts with 7 Coppers.\n" for name in names)
    reading = convert(f"Game #1, rated.\n{starts}\nTurn 1 - p0\np0 plays a Copper.\n")
    assert reading.games is None
    assert codes_of(reading) == ["DF0410"]


def test_five_players_are_named_with_the_option() -> None:
    done = translated(writers.goko(record(1, 5, options={"players-5-6": "yes"})))
    assert '[Options "players-5-6=yes"]' in str(done.text)
    assert complaints(str(done.text)) == []


def test_piles_of_other_sets_that_nobody_touched() -> None:
    played = game(1, 2, KINGDOMS[0], "when-needed")
    used = {card for turn in played.turns for one in turn.told for card in one.cards}
    spare = next((card for card in played.kingdom if card not in used), None)
    data = writers.goko(played).decode().replace("Supply cards: ", "Supply cards: Chapel, ", 1)
    if spare is not None:
        data = data.replace(f"{spare}, ", "", 1)
    reading = convert(data)
    assert reading.games is not None
    assert "DF0411" in codes_of(reading)
    assert complaints(reading.games.text) == []


def test_a_result_that_our_rules_do_not_give() -> None:
    played = game(1, 2, KINGDOMS[0], "when-needed")
    points = played.points(0)
    data = writers.goko(played).decode().replace(f"total victory points: {points}", "total victory points: 99", 1)
    reading = convert(data)
    assert reading.games is not None
    assert "DF0408" in codes_of(reading)
    assert "\n; the log says vp A 99" in reading.games.text
    assert complaints(reading.games.text) == []


def test_several_games_in_a_file_and_a_bad_one() -> None:
    good = writers.councilroom(game(1, 2, KINGDOMS[0], "when-needed")).decode()
    trace = good.replace('"Ambassador"', '"Militia"')
    reading = convert(f"{good}{trace}{{broken\n{good}", "games.jsonl")
    assert reading.games is not None
    assert reading.games.text.count("[Game ") == 3
    assert codes_of(reading).count("DF0401") == 1
    assert codes_of(reading).count("DF0402") == 1
    assert is_canonical(reading.games.text)
    assert {one[:6] for one in complaints(reading.games.text)} <= {"SE0110"}


# Parts ------------------------------------------------------------------------------------------------------


def test_the_pile_of_an_embargo_token_is_inferred() -> None:
    more = """
Turn 2 - ann
a plays 3 Coppers. (+$3)
a buys a Silver.
a gains a Curse.
a gains a Silver.

Turn 2 - bob
b buys and gains a Copper.
"""
    [log] = read_log((START + more).encode())
    bought = purchases(log)
    assert [(one.card, one.curses) for one in bought] == [
        ("Sea Hag", 0),
        ("Silver", 0),
        ("Silver", 1),
        ("Copper", 0),
    ]
    assert infer_pile(bought[2:], {}) == "Silver"
    assert infer_pile(bought[2:], {"Silver": 1}) is None
    assert infer_pile(bought, {}) is None, "Silver was bought without a Curse in between"


def test_what_comes_off_a_deck_later() -> None:
    events = [
        LogEvent("play", "p", (("Pearl Diver", 1),)),
        LogEvent("look", "p", (("Gold", 1),)),
        LogEvent("draw", "q", (("Gold", 1),)),
        LogEvent("draw", "p", (("Copper", 2), ("Estate", 1))),
        LogEvent("play", "q", (("Sea Hag", 1),)),
        LogEvent("discard", "p", (("Silver", 1),)),
        LogEvent("gain", "p", (("Curse", 1),)),
    ]
    assert list(off_deck(events, "p")) == [("Copper", "Copper", "Estate"), ("Silver",), None]
