"""Abundance, Wasteland and Depletion. RULES 7.4 to 7.6."""

import pytest
from positions import (
    ask,
    box,
    element,
    execute,
    fill,
    in_bag,
    lay,
    of_kind,
    options,
    play,
    position,
    refusal,
    refused,
    tile,
)

from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import CORNER_HEXES, CORNERS
from dsnotation.games.dominant_species.components import START_ELEMENTS
from dsnotation.games.dominant_species.state import EMPTY, State

# Abundance -------------------------------------------------------------------------------------------------


def abundance(**changed: str) -> State:
    """Abundance is due; its row holds grass, grub, sun and water."""
    state = position(**changed)
    ask(state, "abundance", "Ma", "abu.1")
    return state


def test_abundance_puts_a_disk_of_its_row_on_a_vacant_corner() -> None:
    """RULES 7.4."""
    state = abundance()
    events = play(state, mv.Abundance("Ma", "abu.1", "w", "C2e"))
    assert [(event.kind, event.element, event.corner, event.source) for event in events] == [
        ("element-placed", "w", "C2e", "abu")
    ]
    assert (element(state, "C2e"), box(state, "abu")) == ("w", "g b u")


def test_abundance_reaches_every_vacant_corner_of_every_tile() -> None:
    """RULES 7.4 and 2.2: tundra too; a corner with one tile is enough."""
    state = abundance()
    touching = {
        name
        for name, around in zip(CORNERS, CORNER_HEXES, strict=True)
        if any(state.terrain[hex_] != EMPTY for hex_ in around)
    }
    offered = {move.corner for move in options(state)} - {None}
    assert offered == touching - set(START_ELEMENTS)
    assert len(touching) == 24
    lay(state, "D3se", None)
    play(state, mv.Abundance("Ma", "abu.1", "w", "D3se"))


def test_abundance_declined() -> None:
    """RULES 6.2."""
    events = play(abundance(), mv.Abundance("Ma", "abu.1", None, None))
    assert [event.kind for event in events] == ["action-forgone"]


@pytest.mark.parametrize(
    ("disk", "corner", "finding"),
    [
        ("m", "C2e", ("DS0401", ("element",))),  # not in the row
        ("g", "C3e", ("DS0405", ("corner",))),  # grub lies there
        ("g", "A1se", ("DS0406", ("corner",))),  # no tile touches it
        ("g", None, ("DS0411", ())),
        (None, "C2e", ("DS0411", ())),
    ],
)
def test_abundance_refused(disk: str | None, corner: str | None, finding: tuple[str, tuple[str]]) -> None:
    """RULES 7.4 and 2.2."""
    assert refusal(abundance(), mv.Abundance("Ma", "abu.1", disk, corner)) == {finding}


def test_corners_at_the_edge_of_the_board() -> None:
    """RULES 13, row 14: allowed, unless an option says otherwise."""
    state = abundance()
    for there in (("D1", "Sa"), ("C1", "Fo")):
        tile(state, *there)
    play(state.copy(), mv.Abundance("Ma", "abu.1", "w", "C1nw"))
    play(state.copy(), mv.Abundance("Ma", "abu.1", "w", "D1ne"))
    state = abundance(border_corners="forbid")
    tile(state, "C1", "Fo")
    assert refusal(state, mv.Abundance("Ma", "abu.1", "w", "C1nw")) == {("DS0407", ("corner",))}
    play(state, mv.Abundance("Ma", "abu.1", "w", "C1se"))


# Wasteland -------------------------------------------------------------------------------------------------


def wasteland(elements: str) -> State:
    """The pawn on Wasteland is due, and another on Domination comes after."""
    state = position("Ma Bi Am")
    fill(state, "was", elements)
    execute(state, "Ma was, Ma dom.1")
    return state


def removed(state: State, move: mv.Wasteland) -> list[tuple[str, str]]:
    return [(event.element, event.corner) for event in of_kind(play(state, move), "element-removed")]


def test_wasteland_takes_a_disk_out_of_the_box_into_the_bag() -> None:
    """RULES 7.5: then its type is safe."""
    state = wasteland("w u")
    before = in_bag(state, "w")
    events = play(state, mv.Wasteland("Ma", "was", "w"))
    discarded = of_kind(events, "element-discarded")
    assert [(event.element, event.box) for event in discarded] == [("w", "was")]
    assert [(event.element, event.corner) for event in of_kind(events, "element-removed")] == [("u", "D3se")]
    assert (in_bag(state, "w"), box(state, "was")) == (before + 1, "u")


def test_of_two_disks_of_a_type_one_stays_in_the_box() -> None:
    """RULES 7.5; row 10."""
    state = wasteland("w w")
    assert removed(state, mv.Wasteland("Ma", "was", "w")) == [("w", "D2se")]
    assert box(state, "was") == "w"


def test_wasteland_declined() -> None:
    """RULES 6.2: the automatic part comes all the same."""
    assert removed(wasteland("g"), mv.Wasteland("Ma", "was", None)) == [("g", "D3e")]


def test_wasteland_with_an_element_that_is_not_in_the_box() -> None:
    """RULES 7.5."""
    assert refusal(wasteland("g"), mv.Wasteland("Ma", "was", "w")) == {("DS0401", ("element",))}


def test_wasteland_strikes_corners_that_touch_tundra_only() -> None:
    """RULES 7.5; row 11: one tundra tile is enough, and none is not."""
    state = position("Ma Bi Am")
    fill(state, "was", "g b m s u w")
    events = of_kind(execute(state, "Ma dom.1"), "element-removed")
    assert {event.corner for event in events} == {"C3e", "C4e", "C3se", "D3se", "D2se", "D3e"}
    assert {event.reason for event in events} == {"wasteland"}
    assert box(state, "was") == "g b m s u w"
    assert element(state, "D2e") == "g"


def test_wasteland_disks_go_to_the_bag() -> None:
    """RULES 7.5 and 5."""
    state = position("Ma Bi Am")
    fill(state, "was", "g")
    before = in_bag(state, "g")
    execute(state, "Ma dom.1")
    assert in_bag(state, "g") == before + 1


# Depletion -------------------------------------------------------------------------------------------------


def depletion(elements: str) -> State:
    state = position()
    fill(state, "dep", elements)
    ask(state, "depletion", "Ma", "dep")
    return state


def test_depletion_removes_an_element_of_a_type_in_the_box() -> None:
    """RULES 7.6: to the bag; the disk in the box stays."""
    state = depletion("s u")
    before = in_bag(state, "s")
    events = play(state, mv.Depletion("Ma", "dep", "s", "C4se"))
    assert [(event.kind, event.element, event.corner, event.reason) for event in events] == [
        ("element-removed", "s", "C4se", "depletion")
    ]
    assert (in_bag(state, "s"), box(state, "dep")) == (before + 1, "s u")


def test_depletion_offers_every_such_element() -> None:
    """RULES 7.6: anywhere on earth."""
    offered = {(move.element, move.corner) for move in options(depletion("s u"))}
    assert offered == {(None, None), ("s", "C3se"), ("s", "C4se"), ("u", "D3se"), ("u", "E3se")}


def test_depletion_declined() -> None:
    """RULES 6.2."""
    events = play(depletion("s"), mv.Depletion("Ma", "dep", None, None))
    assert [event.kind for event in events] == ["action-forgone"]


def test_depletion_with_nothing_that_matches() -> None:
    """RULES 7.6: nothing."""
    assert options(depletion("")) == [mv.Depletion("Ma", "dep", None, None)]


@pytest.mark.parametrize(
    ("disk", "corner", "finding"),
    [
        ("g", "D2e", ("DS0410", ("element",))),  # not in the box
        ("s", "C2e", ("DS0408", ("corner",))),  # nothing lies there
        ("s", "D3se", ("DS0409", ("element",))),  # sun lies there
        ("s", None, ("DS0411", ())),
        (None, "C3se", ("DS0411", ())),
    ],
)
def test_depletion_refused(disk: str | None, corner: str | None, finding: tuple[str, tuple[str]]) -> None:
    """RULES 7.6."""
    assert refusal(depletion("s u"), mv.Depletion("Ma", "dep", disk, corner)) == {finding}


def test_the_box_protects_nothing_in_other_boxes() -> None:
    """RULES 7.6: what lies in Regression or Wasteland does not count."""
    state = depletion("s")
    fill(state, "was", "g")
    fill(state, "reg", "g")
    assert refused(state, mv.Depletion("Ma", "dep", "g", "D2e")) == {"DS0410"}
