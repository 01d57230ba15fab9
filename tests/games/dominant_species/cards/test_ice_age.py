"""Ice Age (sheet 11 and 9, rows 27 to 29, 47, 48): bonus VP for dominated tiles, and the last turn.

At the start each animal dominates one tile (sheet 2.3).
"""

import pytest

from dsnotation.games.dominant_species.components import CARD
from dsnotation.games.dominant_species.events import CardsRevealed, GameEnded, PhaseBegan, PointsScored
from dsnotation.games.dominant_species.moves import TakeCard


def dominate_many(table, count):
    """Birds alone on so many new tiles, a seed beside each; nobody else anywhere."""
    table.no_species()
    hexes = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5", "C1")
    for hex_, terrain in list(zip(hexes, ("De", "Mo") * 3 + ("We", "Ju") * 2, strict=True))[:count]:
        table.tile(hex_, terrain)
        table.put(hex_, Bi=1)
        table.disk(f"{hex_}se", "s")


def test_every_animal_scores_for_the_tiles_it_dominates(table):
    assert table.take("Bi", "Ice-Age") == [
        PointsScored(animal, 1, "Ice-Age") for animal in ("Ma", "Re", "Bi", "Am", "Ar", "In")
    ]
    assert not table.asked


@pytest.mark.parametrize(
    ("count", "points"),
    [(1, 1), (2, 3), pytest.param(3, 6, id="row 28"), (8, 36), (9, 45), pytest.param(10, 45, id="row 29")],
)
def test_the_bonus_table(table, count, points):
    dominate_many(table, count)
    assert table.take("Ma", "Ice-Age") == [PointsScored("Bi", points, "Ice-Age")]


def test_row_27_a_tie_is_no_dominance(table):
    # On C4 (two seeds, meat, grub) the bird matches four; now so does the mammal.
    table.add("Ma", "s")
    table.take("Bi", "Ice-Age")
    assert table.points == dict.fromkeys(("Ma", "Re", "Am", "Ar", "In"), 1)


def test_the_rest_of_execution_is_played_out(table):
    table.take("Bi", "Ice-Age")
    table.pawn("In", "dom.5")
    table.play("Bi dom C4")
    assert table.points["Bi"] == 1 + 5  # and no card is left
    assert table.due == ("In", "domination")


def test_cards_beside_it_can_still_be_taken(table):
    table.take("Bi", "Ice-Age")
    table.state.cards = [CARD["Omnivore"]]
    table.play("Bi dom C4")
    assert table.due == ("Bi", "take-card")
    table.play("Bi take Omnivore")
    assert table.game.decision(table.state) is None


def test_then_extinction_survival_and_final_scoring_end_the_game(table):
    table.put("D3", Am=1)
    table.put("E4", Bi=1)  # endangered there
    table.take("Bi", "Ice-Age")
    _, reset, extinct, held, survival, *scored, ended = table.end_turn()
    assert reset == PhaseBegan(1, "reset")
    assert (extinct.animal, extinct.hex, extinct.reason) == ("Bi", "E4", "extinction")
    assert held.animal == "Am"
    assert survival == PointsScored("Am", 1, "survival")
    assert {event.reason for event in scored} == {"final scoring"}
    assert ended == GameEnded("ice-age", "Am")


def test_final_scoring_takes_every_tile_once_more(table):
    table.vp(Ma=0)
    table.dominate("Bi", "C4")
    table.take("Bi", "Ice-Age")
    before = table.of("vp")
    events = table.end_turn()
    scored = [event for event in events if isinstance(event, PointsScored)]
    assert {event.hex for event in scored} == {"C3", "C4", "D2", "D4", "E3", "E4"}  # nobody is on D3
    # C4 (forest 5, 3, 2): bird two species, then mammal before arachnid.
    assert [(event.animal, event.points) for event in scored if event.hex == "C4"] == [
        ("Bi", 5), ("Ma", 3), ("Ar", 2),
    ]  # fmt: skip
    gained = {animal: points - before[animal] for animal, points in table.of("vp").items()}
    assert sum(gained.values()) == sum(event.points for event in scored)


def test_row_47_final_scoring_may_be_left_out(new_table):
    table = new_table(final_scoring="no")
    table.take("Bi", "Ice-Age")
    before = table.of("vp")
    events = table.end_turn()
    assert isinstance(events[-1], GameEnded)
    assert table.of("vp") == before


def test_row_48_face_up_is_not_yet_taken(table):
    table.offer("Ice-Age")
    table.last_domination("Bi")
    assert not any(isinstance(event, GameEnded) for event in table.end_turn())
    assert table.due == ("chance", "draw-elements")  # Reseed


def test_reseed_is_skipped(table):
    table.take("Bi", "Ice-Age")
    events = table.end_turn()
    assert not any(isinstance(event, CardsRevealed) for event in events)
    assert isinstance(events[-1], GameEnded)


def test_text(reads_and_writes):
    reads_and_writes("Bi take Ice-Age", TakeCard("Bi", "Ice-Age"))
