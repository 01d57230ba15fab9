"""What is said about a slip, in the words of a player."""

from __future__ import annotations

import pytest

from dsnotation.core.findings import Finding, Severity
from dsnotation.games.seaside.setup import read_setup
from dsnotation.games.seaside.state import State
from dsnotation.notation.reader import read_string
from dsnotation.replay.player import replay
from tests.games.seaside.positions import hold, last_findings, play, position

HEAD = """\
[Game "seaside"]
[A "Ann"]
[B "Bob"]
[Kingdom "{kingdom}"]
[Result "unfinished"]

setup
deal A Co*4 Es, B Co*3 Es*2

turn 1
A play Co*4, buy Sm, end, draw Co*3 Es*2
B play Co*3, buy Li, end, draw Co*4 Es

turn 2
"""
TEN = "Embargo, Island, Lighthouse, Lookout, Native Village, Outpost, Pirate Ship, Sea Hag, Smugglers, Wharf"


def first(lines: str, kingdom: str = TEN) -> Finding:
    text = HEAD.format(kingdom=kingdom) + lines + "\n"
    document = read_string(text)
    found = replay(document.games[0], document.source).findings
    return next(finding for finding in found if finding.severity is not Severity.NOTE)


def after(state: State, played: str, move: str) -> list[Finding]:
    play(state, played)
    return last_findings(state, move)


@pytest.mark.parametrize(
    ("lines", "message", "hint"),
    [
        pytest.param(
            "A end, draw | Co*3 Go Es",
            "A can't draw | Co*3 Go Es: no Gold is in the deck after the shuffle",
            "possible cards: Co*7 Es*3 Sm",
            id="no such card",
        ),
        pytest.param(
            "A end, draw Co*3 Es Sm",
            "A must shuffle here: the deck is empty",
            "a bar marks the shuffle: draw | Co*3 Es Sm",
            id="no bar",
        ),
        pytest.param(
            "A end, draw Co*2 | Es Sm Co",
            "the deck of A was empty: the bar stands before the first card",
            "a bar marks the shuffle: draw | Co*3 Es Sm",
            id="wrong bar",
        ),
        pytest.param(
            "A play Co*2, buy Wh",
            "Wharf costs 5, A has 2 coins",
            "in hand, not played: Co",
            id="too dear",
        ),
        pytest.param(
            "A play Co*3, buy Wa",
            "Warehouse is not in the supply of this game",
            "piles: Co Si Go Es Du Pr Cu Em Is Li Lo NV Ou PS SH Sm Wh",
            id="no pile",
        ),
        pytest.param(
            "A end, draw | Co*3 Es Sm\nB play Co*4, buy Is, end, draw | Co*2 Es*2 Li\n\n"
            "turn 3\nA play Sm, gain Lo",
            "B gained no Lookout in the last turn",
            "may be gained: Is",
            id="smuggled",
        ),
        pytest.param(
            "A play Co*3, buy Si, discard Es*2",
            "'discard' is not due now",
            "what the Clean-up discards is not written: end, draw ...",
            id="discards",
        ),
        pytest.param("C play Co", "there is no player C in this game", "the players are A, B", id="no player"),
        pytest.param("A gain Cu", "'gain' is not due now", "the Curse follows from the rules, or can't be gained: "
                     "leave it out", id="gain"),
        pytest.param("A start Li", "'start' is not due now",
                     "Lighthouse needs no line here: start is for several sorts of cards that wait", id="start"),
    ],
)  # fmt: skip
def test_a_slip_is_told_in_the_words_of_the_game(lines: str, message: str, hint: str) -> None:
    finding = first(lines)
    assert finding.message == message
    assert not hint or hint in finding.hints


@pytest.mark.parametrize(
    ("kingdom", "hint"),
    [
        (TEN.replace("Wharf", "?"), "a pile that is used has its name in the Kingdom tag: write Wharf there"),
        (
            TEN.removesuffix(", Wharf"),
            "the Kingdom tag names fewer than ten cards; perhaps Wharf is missing there",
        ),
    ],
)
def test_a_pile_that_the_tag_does_not_name(kingdom: str, hint: str) -> None:
    text = HEAD.format(kingdom=kingdom) + "A play Co*3, buy Wh\n"
    document = read_string(text)
    found = replay(document.games[0], document.source).findings
    [finding] = [finding for finding in found if finding.code == "SE0209"]
    assert any(one.startswith(hint) for one in finding.hints)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("assert trash Go", "the trash is empty; this line has Go too many"),
        ("assert island B Es", "B has no card on the Island mat; this line has Es too many"),
        ("assert hand A Co*4", "A has Co*3 Es*2 in hand; this line has Co too many and lacks Es*2"),
        ("assert hand A Co*3", "A has Co*3 Es*2 in hand; this line lacks Es*2"),
    ],
)
def test_a_claim_of_cards_is_told_with_what_differs(line: str, message: str) -> None:
    assert first(line).message == message


@pytest.mark.parametrize(("names", "word"), [("Wharf, Island", "?*8"), (TEN.removesuffix(", Wharf"), "?")])
def test_a_kingdom_tag_that_is_short_may_be_filled_with_what_nobody_wrote(names: str, word: str) -> None:
    _, [finding] = read_setup({"A": "", "B": "", "Kingdom": names})
    assert finding.hints == (f"name the others too; for piles that nobody wrote down write {word}",)


@pytest.mark.parametrize(
    ("bought", "wrong", "hint"),
    [
        ("Ouro", "Oiro", "did you mean Ouro?"),  # the text is in Portuguese; Oro is more like it
        ("Go", "Oiro", "did you mean Oro?"),
        ("Vigia", "Viga", "did you mean Vigia?"),
    ],
)
def test_a_name_is_proposed_as_the_text_has_it(bought: str, wrong: str, hint: str) -> None:
    document = read_string(HEAD.format(kingdom=TEN) + f"A buy {bought}\nB buy {wrong}\n")
    [finding] = [one for one in document.games[0].findings if one.code == "DN0102"]
    assert hint in finding.hints


def test_a_card_put_on_the_deck_comes_first() -> None:
    state = position(2, "Wh")
    hold(state, "A", hand="Wh", deck="Cu", middle="Co*5")
    [finding] = after(state, "play Wh", "draw Co*2")
    assert finding.message == "A can't draw Co*2: the Curse put on top of the deck comes first"


def test_unknown_cards_are_at_most_so_many() -> None:
    state = position(2, "Wh")
    hold(state, "A", hand="Wh", middle="Es ?*2", unseen="Es Co")
    [finding] = after(state, "play Wh", "draw Co*2")
    assert finding.message == "A can't draw Co*2: at most 1 Copper can be left in the deck"


def test_who_has_a_lighthouse_is_told() -> None:
    state = position(2, "SH Li")
    hold(state, "A", hand="SH Co")
    hold(state, "B", staying="Li", middle="Co*3")
    hints = [finding.hints for finding in after(state, "play SH", "B flip Co")]
    assert "B has a Lighthouse in play: nothing is written for the Attack" in hints[0]


def test_the_hand_after_outpost_is_told() -> None:
    state = position(2, "Ou")
    hold(state, "A", hand="Ou", middle="Co*7")
    findings = after(state, "play Ou\nend", "draw Co*5")
    assert findings[0].message == "3 cards come off the deck of A, not 5"
    assert findings[0].hints == ("Outpost: the new hand has three cards",)


@pytest.mark.parametrize(
    ("card", "played", "move"),
    [
        ("SH", "play SH", "B flip ?"),
        ("Sa", "play Sa", "trash ?"),
        ("Lo", "play Lo\nlook Co*3", "trash ?"),
        ("Cp", "play Cp", "B reveal Es ?"),
        ("Is", "play Is", "aside ?"),
    ],
)
def test_an_unwritten_card_that_everybody_saw_is_told(card: str, played: str, move: str) -> None:
    state = position(2, card)
    hold(state, "A", hand=f"{card} Co Es", middle="Co*4")
    hold(state, "B", hand="Es ?", middle="Co*3", unseen="Es")
    [finding] = after(state, played, move)
    assert (finding.severity, finding.code) == (Severity.UNVERIFIED, "SE0307")


@pytest.mark.parametrize(("card", "move"), [("Ha", "aside ?"), ("Wa", "discard Co*2 ?")])
def test_what_nobody_saw_is_no_matter(card: str, move: str) -> None:
    state = position(2, card)
    hold(state, "A", hand=f"{card} Co Es", middle="Co*6")
    assert after(state, f"play {card}\ndraw {'Co' if card == 'Ha' else 'Co*3'}", move) == []
