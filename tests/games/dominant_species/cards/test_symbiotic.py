"""Symbiotic (sheet 11, row 42): the taker and each animal with fewer elements draw one from the bag.

Everybody starts with two printed elements, the amphibian with three.
"""

from dsnotation.games.dominant_species.events import ElementGained
from dsnotation.games.dominant_species.moves import BlindDraw, DrawSymbiotic, TakeCard


def test_the_taker_and_all_with_fewer_draw(table):
    table.add("Bi", "g")
    assert table.take("Bi", "Symbiotic") == []
    assert table.due == ("chance", "draw-symbiotic")
    # The amphibian has three elements too.
    assert table.play("draw Bi w Ma g Re g Ar u In b") == [
        ElementGained("Bi", "w", "bag"),
        ElementGained("Ma", "g", "bag"),
        ElementGained("Re", "g", "bag"),
        ElementGained("Ar", "u", "bag"),
        ElementGained("In", "b", "bag"),
    ]
    assert {animal: table.added(animal) for animal in ("Ma", "Bi", "Am")} == {"Ma": "g", "Bi": "g w", "Am": ""}
    assert not table.asked


def test_the_taker_draws_alone_if_nobody_has_fewer(table):
    table.take("Bi", "Symbiotic")
    table.play("draw Bi w")
    assert not table.asked


def test_printed_elements_count(table):
    table.take("Am", "Symbiotic")
    assert len(table.refused("draw Am w")) == 1
    assert table.refused("draw Am w Ma g Re g Bi g Ar g In g") == []


def test_row_42_taker_then_food_chain(table):
    table.add("Bi", "g")
    table.take("Bi", "Symbiotic")
    assert table.refused("draw Ma g Re g Bi w Ar u In b") == [("DS1008", "draws")]
    assert table.refused("draw Bi w Ma g Re g Am g Ar u In b") == [("DS1008", "draws")]
    assert table.refused("draw Bi w Ma g Re g Ar u") == [("DS1008", "draws")]


def test_with_six_elements_the_taker_draws_none_but_the_others_do(new_table):
    table = new_table("Ma Bi In")
    table.add("Bi", "g g u u")
    table.add("In", "b b b b")
    table.take("Bi", "Symbiotic")
    assert table.play("draw Ma w") == [ElementGained("Ma", "w", "bag")]


def test_with_six_elements_everywhere_nothing_is_drawn(new_table):
    table = new_table("Ma Bi")
    table.add("Bi", "g g u u")
    table.add("Ma", "b b b b")
    assert table.take("Bi", "Symbiotic") == []
    assert not table.asked


def test_the_bag_holds_what_is_drawn(new_table):
    table = new_table("Ma Bi")
    table.add("Bi", "g")
    table.bag("w u u")
    table.take("Bi", "Symbiotic")
    assert table.refused("draw Bi w Ma w") == [("DS1001", "draws", 1)]
    assert table.offered() == {
        DrawSymbiotic((BlindDraw("Bi", first), BlindDraw("Ma", second))) for first, second in ("uu", "uw", "wu")
    }


def test_row_42_a_short_bag_serves_the_first(table):
    table.add("Bi", "g")
    table.bag("w u")
    table.take("Bi", "Symbiotic")
    table.play("draw Bi w Ma u")
    assert not table.asked


def test_an_empty_bag_gives_nothing(table):
    table.bag("")
    assert table.take("Bi", "Symbiotic") == []
    assert not table.asked


def test_text(reads_and_writes):
    reads_and_writes("Bi take Symbiotic", TakeCard("Bi", "Symbiotic"))
    draws = DrawSymbiotic((BlindDraw("Bi", "w"), BlindDraw("Ma", "g")))
    reads_and_writes("draw Bi w, Ma g", draws)
