"""Mass Exodus (sheet 11, row 45): all species on one tile move to adjacent tiles, as the taker says.

D4 holds two mammals, a reptile and a bird; next to it are the tiles C4, D3 and E4. Hibernating species that move:
`test_hibernation`.
"""

from dsnotation.games.dominant_species.events import SpeciesMoved
from dsnotation.games.dominant_species.moves import Departure, MassExodus, TakeCard


def test_the_taker_splits_all_species_over_adjacent_tiles(table):
    assert table.take("Am", "Mass-Exodus") == []
    assert table.due == ("Am", "mass-exodus")
    assert table.play("Am Mass-Exodus D4 C4:Ma:1 E4:Ma:1 D3:Re:1 D3:Bi:1") == [
        SpeciesMoved("Ma", "D4", "C4", 1),
        SpeciesMoved("Ma", "D4", "E4", 1),
        SpeciesMoved("Re", "D4", "D3", 1),
        SpeciesMoved("Bi", "D4", "D3", 1),
    ]
    assert table.on("D4") == {}
    assert table.on("D3") == {"Re": 1, "Bi": 1}
    assert table.on("C4") == {"Ma": 2, "Bi": 2, "Ar": 1}
    assert table.on("E4") == {"Ma": 2, "Re": 2, "In": 1}
    assert not table.asked


def test_every_split_of_every_tile(new_table):
    table = new_table("Ma Bi")
    table.take("Bi", "Mass-Exodus")
    # Two mammals over three tiles: 6 ways, a bird: 3 ways.
    assert len([move for move in table.offered() if move.hex == "D4"]) == 6 * 3
    assert {move.hex for move in table.offered()} == {"C3", "C4", "D2", "D3", "D4", "E3", "E4"}


def test_all_species_go(table):
    table.take("Bi", "Mass-Exodus")
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:2 D3:Re:1") == [("DS0921", "departures")]
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:1 D3:Re:1 D3:Bi:1") == [("DS0921", "departures")]
    assert len(table.refused("Bi Mass-Exodus D4")) == 3  # mammal, reptile, bird


def test_no_more_than_are_there(table):
    table.take("Bi", "Mass-Exodus")
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:3 D3:Re:1 D3:Bi:1") == [("DS0921", "departures")]
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:2 D3:Re:1 D3:Bi:1 D3:In:1") == [("DS0921", "departures")]


def test_only_to_adjacent_tiles(table):
    table.take("Bi", "Mass-Exodus")
    assert table.refused("Bi Mass-Exodus D4 C3:Ma:2 D3:Re:1 D3:Bi:1") == [("DS0920", "departures", 0)]
    assert table.refused("Bi Mass-Exodus D4 D4:Ma:2 D3:Re:1 D3:Bi:1") == [("DS0920", "departures", 0)]
    assert table.refused("Bi Mass-Exodus D4 D5:Ma:2 D3:Re:1 D3:Bi:1") == [("DS0501", "departures", 0)]


def test_each_number_is_written_once_and_is_one_or_more(table):
    table.take("Bi", "Mass-Exodus")
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:1 C4:Ma:1 D3:Re:1 D3:Bi:1") == [("DS0605", "departures", 1)]
    assert table.refused("Bi Mass-Exodus D4 C4:Ma:2 E4:Ma:0 D3:Re:1 D3:Bi:1") == [("DS0606", "departures", 1)]


def test_there_is_a_tile(table):
    table.take("Bi", "Mass-Exodus")
    assert table.refused("Bi Mass-Exodus A1") == [("DS0501", "hex")]


def test_an_empty_tile_is_a_legal_choice(table):
    table.take("Bi", "Mass-Exodus")
    assert table.play("Bi Mass-Exodus D3") == []
    assert not table.asked


def test_text(reads_and_writes):
    take = TakeCard("Bi", "Mass-Exodus")
    departures = (Departure("C4", "Ma", 2), Departure("D3", "Re", 1), Departure("D3", "Bi", 1))
    effect = MassExodus("Bi", "D4", departures)
    reads_and_writes("Bi take Mass-Exodus D4 C4:Ma:2 D3:Re:1 D3:Bi:1", take, effect)
    reads_and_writes("Bi take Mass-Exodus D3", take, MassExodus("Bi", "D3", ()))
