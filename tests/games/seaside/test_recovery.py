"""What the replay says of Seaside games with a slip in them: one slip, one report, and the rest goes on."""

from __future__ import annotations

import pytest

from dsnotation.core.choosing import first_choice
from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARD, UNKNOWN
from dsnotation.games.seaside.forgetting import forget
from dsnotation.games.seaside.setup import read_setup
from dsnotation.games.seaside.state import EMPTY, Pending, State
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay
from dsnotation.replay.result import Replay
from tests.games.seaside.positions import hold, play, position

HEAD = """\
[Game "seaside"]
[A "Ann"]
[B "Bob"]
[Kingdom "Ambassador, Bazaar, Caravan, Cutpurse, Embargo, Haven, Island, Sea Hag, Warehouse, Wharf"]

setup
deal A Co*4 Es, B Co*3 Es*2
"""
ROUNDS = """
turn 1
A play Co*4, buy Ca, end, draw Co*3 Es*2
B play Co*3, buy Wa, end, draw Co*4 Es

turn 2
A play Co*3, buy Si, end, draw | Co*2 Si Es Ca
B play Co*4, buy SH, end, draw | Co*2 Es*2 SH

turn 3
A play Ca, draw Co
A play Co*3 Si, buy Wh, end, draw Co*3 Es*2
B play SH, A flip Co
B play Co*2, end, draw Co*4 Es

turn 4
A draw Cu
A play Co*3, buy Si, end, draw | Co*2 Es Wh Ca
B play Co*4, buy Ca, end, draw Co Wa | Co*2 Es
"""
LINES = ROUNDS.strip("\n").split("\n")
FIRST = HEAD.count("\n") + 2  # the line of `turn 1`


def played(rounds: str) -> Replay:
    document = read_string(f"{HEAD}\n{rounds.strip()}\n")
    return replay(document.games[0], document.source)


def errors(rounds: str) -> list[Finding]:
    return [finding for finding in played(rounds).findings if finding.severity is Severity.ERROR]


def test_the_rounds_are_legal() -> None:
    assert not errors(ROUNDS)
    assert played(ROUNDS).verdict == "unfinished"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        pytest.param(
            "A play Co*3, buy Si, end, draw | Co*2 Si",
            "A play Go*3, buy Si, end, draw | Co*2 Si",
            "SE0301",
            id="card",
        ),
        pytest.param("buy SH", "buy Wh", "SE0207", id="too dear"),
        pytest.param("buy SH", "buy Lo", "SE0209", id="no such pile"),
        pytest.param("draw Co*4 Es\n\nturn 2", "draw Co*5\n\nturn 2", "SE0303", id="draw"),
        pytest.param("A flip Co", "A flip Wh", "SE0303", id="flip"),
        pytest.param("draw | Co*2 Si Es Ca", "draw Co*2 Si Es Ca", "SE0305", id="no bar"),
        pytest.param("A play Ca, draw Co\n", "A play Ca\n", "DN0301", id="no draw"),
        pytest.param("buy Wa, end", "by Wa, end", "DN0102", id="verb"),
        pytest.param("buy Wa, end", "buy Warehose, end", "DN0102", id="name"),
        pytest.param("B play SH, A flip Co", "B play SH", "DN0301", id="no victim"),
        pytest.param("A draw Cu\n", "", "DN0301", id="no start of turn"),
    ],
)
def test_a_slip_is_reported_once_on_its_line(old: str, new: str, code: str) -> None:
    assert ROUNDS.count(old) == 1
    place = FIRST + ROUNDS.strip().split("\n").index(next(line for line in LINES if old.split("\n")[0] in line))
    found = errors(ROUNDS.replace(old, new))
    assert [finding.code for finding in found[:1]] == [code], [(one.code, one.message) for one in found]
    assert found[0].span is not None
    assert found[0].span.line - place in (0, 1)
    assert len(found) == 1, [(one.span and one.span.line, one.message) for one in found]


def test_two_slips_are_two_reports() -> None:
    found = errors(ROUNDS.replace("A flip Co", "A flip Wh").replace("B play Co*4, buy Ca", "B play Co*5, buy Ca"))
    assert [finding.code for finding in found] == ["SE0303", "SE0301"]


def test_a_line_that_came_early_is_taken_as_a_whole() -> None:
    """All moves of the line wait for their turn: one report for two lines in the wrong order."""
    lines = list(LINES)
    place = lines.index("B play Co*4, buy SH, end, draw | Co*2 Es*2 SH")
    lines[place - 1], lines[place] = lines[place], lines[place - 1]
    found = errors("\n".join(lines))
    assert [finding.code for finding in found] == ["DN0302"], [finding.message for finding in found]


def test_an_unreadable_purchase_may_have_been_any() -> None:
    """The card that nobody could read turns up later: that is no further mistake."""
    found = errors(ROUNDS.replace("buy Wh, end", "buy Xy, end") + "\nturn 5\nA play Wh, draw Co*2\n")
    assert [finding.code for finding in found] == ["DN0102"]


def test_a_forgotten_discard_of_a_victim_is_told() -> None:
    rounds = ROUNDS.replace("buy Ca, end, draw Co*3 Es*2", "buy Cp, end, draw Co*3 Es*2").replace(
        "draw | Co*2 Si Es Ca", "draw | Co*2 Si Es Cp"
    )
    start = rounds.index("\nturn 3")
    found = errors(rounds[:start] + "\nturn 3\nA play Cp\nA play Co*2 Si, end\n")
    assert found[0].code == "DN0301"
    assert "Cutpurse" in found[0].hints[0]


# Forgetting -----------------------------------------------------------------------------------------------


@pytest.fixture
def state() -> State:
    """A position in the middle of the rounds."""
    result = played(ROUNDS)
    assert isinstance(result.state, State)
    return result.state


def test_forgotten_cards_are_unknown_but_their_number_is_not(state: State) -> None:
    hand, deck = sum(state.players[0].hand), sum(state.players[0].middle)
    assert forget(state, {"cards:A"}) == {"cards:A", "hand:A", "deck:A", "looked:A"}
    assert state.players[0].hand[UNKNOWN] == hand
    assert state.players[0].middle[UNKNOWN] == deck
    assert not state.players[1].hand[UNKNOWN]


def test_a_card_nobody_knew_of_may_turn_up(state: State) -> None:
    forget(state, {"cards:A", "owned:A:Gold"})
    assert state.players[0].maybe[CARD["Gold"]] == 1
    assert not state.players[0].maybe[CARD["Silver"]]
    forget(state, {"gained:A"})
    assert state.players[0].maybe[CARD["Silver"]] == 1


def test_a_turn_in_doubt_ends_with_the_turn(state: State) -> None:
    assert forget(state, {"due:coins"}) >= {"due:coins", "due:buys"}
    assert state.unsure
    GAME.skip(state)
    while state.who == 0:
        GAME.skip(state)
    assert not state.unsure


def test_setup_of_these_tests_is_one() -> None:
    tags = {"A": "Ann", "B": "Bob", "Kingdom": HEAD.split('[Kingdom "')[1].split('"')[0]}
    setup, findings = read_setup(tags)
    assert setup is not None
    assert not findings


@pytest.mark.parametrize(
    ("upper", "hint"),
    [
        pytest.param("A play Ca, draw Co", "below the one after it", id="an action below the purchase"),
        pytest.param("B play SH, A flip Co", "above the one before it", id="an attack below the purchase"),
    ],
)
def test_two_lines_of_a_turn_in_the_wrong_order_are_told_as_such(upper: str, hint: str) -> None:
    """Both are plays, so no decision is out of step: their legality shows it."""
    lines = list(LINES)
    place = lines.index(upper)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    found = errors("\n".join(lines))
    assert len(found) == 1, [(finding.span and finding.span.line, finding.message) for finding in found]
    assert any(hint in text for text in found[0].hints), found[0].hints


def test_one_buy_too_many_costs_nothing_else() -> None:
    found = errors(ROUNDS.replace("buy SH", "buy SH Co"))
    assert [finding.code for finding in found] == ["SE0206"]
    assert not [one for one in played(ROUNDS.replace("buy SH", "buy SH Co")).findings if one.code == "DN0305"]


def test_without_a_buy_the_coins_are_not_complained_of_too() -> None:
    found = errors(ROUNDS.replace("buy SH", "buy SH Wh"))
    assert [(finding.code, finding.message) for finding in found] == [("SE0206", "B has no Buy left")]


def test_what_follows_from_the_rules_is_a_warning() -> None:
    result = played(ROUNDS.replace("B play SH, A flip Co", "B play SH, A flip Co, A gain Cu"))
    assert result.verdict == "unfinished"
    assert "DN0312" in [finding.code for finding in result.findings]


def test_an_unreadable_remark_stands_for_nothing() -> None:
    found = errors(ROUNDS.replace("A play Ca, draw Co\n", "A play Ca, draw Co, +1 action\n"))
    assert [finding.code for finding in found] == ["DN0102"]


def test_a_decision_may_count_on_more_cards_than_there_are() -> None:
    """Cards are moved about for the lines after a mistake; a draw that is due can still be composed."""
    state = played(ROUNDS).state
    assert isinstance(state, State)
    player = state.players[0]
    forget(state, {"cards:A"})
    state.pending.append(Pending("draw", 0, number=5))
    player.middle[UNKNOWN] = 1
    player.discard[UNKNOWN] = 2
    move = GAME.compose(state, first_choice)
    assert (len(move.cards), len(move.after)) == (1, 2)
    assert not forbids(GAME.check(state, move))


@pytest.mark.parametrize(("written", "middle"), [("Es", 0), ("?", 0), ("Si", 1)])
def test_a_deck_of_which_only_the_bottom_card_is_left_need_not_give_way(written: str, middle: int) -> None:
    """What can come off the deck as it is assumed comes; for another card the deck must have been larger."""
    state = position(2, "Lo")
    hold(state, "A", hand="Lo ?", bottom="Es", unseen="Si")
    play(state, "A play Lo")
    state.players[0].blurred = True
    for move in GAME.legal_moves(state):
        assert not GAME.check(state, move)
    play(state, f"look {written}", doubtful=True)
    assert sum(state.players[0].middle) == 0
    assert (state.players[0].bottom != EMPTY) == bool(middle)


@pytest.mark.parametrize(("actor", "codes"), [("A ", []), ("", []), ("B ", ["SE0201"])])
def test_only_whoever_could_be_asked_declines_what_nobody_asks(actor: str, codes: list[str]) -> None:
    """Treasure Map, Explorer and Throne Room ask the player whose turn it is, nobody else."""
    found = played(ROUNDS.replace("A play Co*4, buy Ca", f"A play Co*4, {actor}trash -, A buy Ca"))
    assert [one.code for one in found.findings if one.severity is Severity.ERROR] == codes
    assert [one.code for one in found.findings if one.code == "DN0307"] == ([] if codes else ["DN0307"])
