"""What each statement of the notation means, as a draft."""

from typing import Any

import pytest

from dsnotation.core.game import Assertion, Draft, Misread
from dsnotation.games.dominant_species.components import ANIMALS, CARDS, SPACES
from dsnotation.games.dominant_species.moves import (
    MOVES,
    Arrival,
    BlindDraw,
    Departure,
    Placement,
    Victim,
    Walk,
)
from dsnotation.notation.grammar import grammar_of


def read(line: str) -> Any:
    return grammar_of("dominant-species").parse(line)


NO_DISK = {"element": None, "corner": None}
VICTIMS = {"victims": (Victim("C4", "Ma"), Victim("D4", "In"))}
NO_TILE = {"tile": None, "stack": None, "hex": None, **NO_DISK}

STATEMENTS: list[tuple[str, str, dict[str, Any]]] = [
    ("tiles Sa Fo Se", "reveal-tiles", {"actor": "chance", "tiles": ("Sa", "Fo", "Se")}),
    ("tiles Ju . .", "reveal-tiles", {"actor": "chance", "tiles": ("Ju", None, None)}),
    ("tiles - savanna Jungles", "reveal-tiles", {"actor": "chance", "tiles": (None, "Sa", "Ju")}),
    ("cards Aquatic Ice-Sheet", "reveal-cards", {"actor": "chance", "cards": ("Aquatic", "Ice-Sheet")}),
    ("cards ice sheet, coldsnap", "reveal-cards", {"actor": "chance", "cards": ("Ice-Sheet", "Cold-Snap")}),
    ("cards -", "reveal-cards", {"actor": "chance", "cards": ()}),
    (
        "draw ada g g m w | abu b s | wan -",
        "draw-elements",
        {"actor": "chance", "adaptation": ("g", "g", "m", "w"), "abundance": ("b", "s"), "wanderlust": ()},
    ),
    (
        "draw abu sun, seed | wan | adaptation water",
        "draw-elements",
        {"actor": "chance", "adaptation": ("w",), "abundance": ("u", "s"), "wanderlust": ()},
    ),
    (
        "draw Am g, In w",
        "draw-symbiotic",
        {"actor": "chance", "draws": (BlindDraw("Am", "g"), BlindDraw("In", "w"))},
    ),
    ("plan In ada.1", "place-pawn", {"actor": "In", "space": "ada.1"}),
    ("plan spe.seed", "place-pawn", {"space": "spe.s"}),
    ("plan insects depletion", "place-pawn", {"actor": "In", "space": "dep"}),
    ("In ini swap com.3", "initiative", {"actor": "In", "swap": True, "target": "com.3"}),
    ("In ini com.3", "initiative", {"actor": "In", "swap": False, "target": "com.3"}),
    ("In ini swap", "initiative", {"actor": "In", "swap": True, "target": None}),
    ("In ini swap -", "initiative", {"actor": "In", "swap": True, "target": None}),
    ("In ini -", "initiative", {"actor": "In", "swap": False, "target": None}),
    ("plan Bi -", "place-pawn", {"actor": "Bi", "space": None}),
    ("claim Bi C4", "claim", {"actor": "Bi", "hex": "C4"}),
    ("claim - C4", "claim", {"actor": "all", "hex": "C4"}),
    ("In ada g", "adaptation", {"actor": "In", "element": "g"}),
    ("ada g", "adaptation", {"element": "g"}),
    ("In ada.2 -", "adaptation", {"actor": "In", "space": "ada.2", "element": None}),
    ("Re reg.free g", "regression", {"actor": "Re", "space": "reg.free", "element": "g"}),
    ("In reg g", "regression", {"actor": "In", "element": "g"}),
    ("In abu g@C4se", "abundance", {"actor": "In", "element": "g", "corner": "C4se"}),
    ("In abu g@D4w", "abundance", {"actor": "In", "element": "g", "corner": "C4se"}),
    ("In abu -", "abundance", {"actor": "In", **NO_DISK}),
    ("In was g", "wasteland", {"actor": "In", "element": "g"}),
    ("In was.1 g", "wasteland", {"actor": "In", "space": "was", "element": "g"}),
    ("In dep grass @ c4SE", "depletion", {"actor": "In", "element": "g", "corner": "C4se"}),
    ("In gla C3", "glaciation", {"actor": "In", "hex": "C3"}),
    ("In gla -", "glaciation", {"actor": "In", "hex": None}),
    (
        "Bi spe s@C4se C4:3 D4",
        "speciation",
        {
            "actor": "Bi",
            "element": "s",
            "corner": "C4se",
            "placements": (Placement("C4", 3), Placement("D4", 1)),
        },
    ),
    (
        "Bird spe.seed seed@C4se",
        "speciation",
        {"actor": "Bi", "space": "spe.s", "element": "s", "corner": "C4se", "placements": ()},
    ),
    ("Bi spe -", "speciation", {"actor": "Bi", **NO_DISK, "placements": ()}),
    ("In spe.free D2", "free-speciation", {"actor": "In", "space": "spe.free", "hex": "D2"}),
    (
        "In wan Sa>C2 s@C2nw",
        "wanderlust",
        {"actor": "In", "tile": "Sa", "stack": None, "hex": "C2", "element": "s", "corner": "B1e"},
    ),
    ("In wan Sa.3>C2", "wanderlust", {"actor": "In", **NO_TILE, "tile": "Sa", "stack": 3, "hex": "C2"}),
    ("In wan -", "wanderlust", {"actor": "In", **NO_TILE}),
    (
        "move Bi C3:1 D2:2, In D2",
        "tile-migration",
        {
            "actor": "all",
            "arrivals": (Arrival("Bi", "C3", 1), Arrival("Bi", "D2", 2), Arrival("In", "D2", 1)),
        },
    ),
    ("move -", "tile-migration", {"actor": "all", "arrivals": ()}),
    (
        "Bi mig E3-D3:2 D2>C2",
        "migration",
        {"actor": "Bi", "walks": (Walk("E3", "D3", 2), Walk("D2", "C2", 1))},
    ),
    ("Bi mig -", "migration", {"actor": "Bi", "walks": ()}),
    (
        "Ar com.free C4:Ma",
        "free-competition",
        {"actor": "Ar", "space": "com.free", "victim": Victim("C4", "Ma")},
    ),
    ("Ar com.free -", "free-competition", {"actor": "Ar", "space": "com.free", "victim": None}),
    ("Bi com C4:Ma, D4:insect", "competition", {"actor": "Bi", **VICTIMS}),
    ("Bi com.6 -", "competition", {"actor": "Bi", "space": "com.6", "victims": ()}),
    ("Bi dom C4", "domination", {"actor": "Bi", "hex": "C4"}),
    ("Bi take Omnivore", "take-card", {"actor": "Bi", "card": "Omnivore"}),
    ("take Predator", "take-card", {"card": "Predator"}),
    ("Bi Predator C4:Ma D4:In", "predator", {"actor": "Bi", **VICTIMS}),
    ("Am lose g", "lose", {"actor": "Am", "loss": "element", "element": "g"}),
    ("Am lose pawn", "lose", {"actor": "Am", "loss": "pawn", "element": None}),
    ("Am lose pawn com.3", "lose", {"actor": "Am", "loss": "pawn", "element": None, "origin": "com.3"}),
    ("Am lose species", "lose", {"actor": "Am", "loss": "species", "element": None}),
    ("Ma save D4", "save-mammal", {"actor": "Ma", "hex": "D4"}),
    ("Ma save -", "save-mammal", {"actor": "Ma", "hex": None}),
]

NO_SPECIES = {"hex": None, "count": 0}
CARD_CHOICES: list[tuple[str, str, dict[str, Any]]] = [
    ("Aquatic w@C4se C4:3", "aquatic", {"element": "w", "corner": "C4se", "hex": "C4", "count": 3}),
    ("Aquatic w@C4se", "aquatic", {"element": "w", "corner": "C4se", **NO_SPECIES}),
    ("Aquatic C4", "aquatic", {**NO_DISK, "hex": "C4", "count": 1}),
    ("Aquatic C4:0", "aquatic", {**NO_DISK, **NO_SPECIES}),
    ("Aquatic -", "aquatic", {**NO_DISK, **NO_SPECIES}),
    ("Biomass C4:Ma D4:In", "biomass", VICTIMS),
    ("Biomass -", "biomass", {"victims": ()}),
    ("Blight C4=s@C4se", "blight", {"hex": "C4", "keep": "C4se"}),
    ("Blight C4=D4w", "blight", {"hex": "C4", "keep": "C4se"}),
    ("Blight C4", "blight", {"hex": "C4", "keep": None}),
    ("Catastrophe E3=Re C4:Ma D4:In", "catastrophe", {"hex": "E3", "survivor": "Re", **VICTIMS}),
    ("Catastrophe C4", "catastrophe", {"hex": "C4", "survivor": None, "victims": ()}),
    ("Evolution C4:Ma D4:In", "evolution", VICTIMS),
    ("Evolution -", "evolution", {"victims": ()}),
    ("Fecundity C4 D4 E3", "fecundity", {"hexes": ("C4", "D4", "E3")}),
    ("Fecundity -", "fecundity", {"hexes": ()}),
    ("Fertile C4", "fertile", {"hex": "C4"}),
    ("Habitat g@C4se", "habitat", {"element": "g", "corner": "C4se"}),
    ("Hibernation C4:5", "hibernation", {"hex": "C4", "count": 5}),
    ("Hibernation -", "hibernation", NO_SPECIES),
    ("Ice-Sheet C3", "ice-sheet", {"hex": "C3"}),
    ("Ice-Sheet -", "ice-sheet", {"hex": None}),
    ("Instinct dom.3", "instinct", {"target": "dom.3"}),
    (
        "Mass-Exodus E3 D4:Ma:2 C3:In",
        "mass-exodus",
        {"hex": "E3", "departures": (Departure("D4", "Ma", 2), Departure("C3", "In", 1))},
    ),
    ("mass exodus E3", "mass-exodus", {"hex": "E3", "departures": ()}),
    ("Metamorphosis g>w", "metamorphosis", {"give": "g", "take": "w"}),
    ("Predator C4:Ma D4:In", "predator", VICTIMS),
    ("Predator -", "predator", {"victims": ()}),
]


def assert_makes_a_move(draft: Draft) -> None:
    """The fields are those of the move, once the position has given actor and space."""
    move_type = MOVES[draft.kind]
    given = {"actor": "Ma", "space": "ini"} if "space" in move_type.__dataclass_fields__ else {"actor": "Ma"}
    move_type(**{**given, **draft.fields})


@pytest.mark.parametrize(("line", "kind", "fields"), STATEMENTS, ids=[line for line, _, _ in STATEMENTS])
def test_statement(line: str, kind: str, fields: dict[str, Any]) -> None:
    [draft] = read(line)
    assert (draft.kind, draft.fields) == (kind, fields)
    assert_makes_a_move(draft)


@pytest.mark.parametrize(("line", "kind", "fields"), CARD_CHOICES, ids=[line for line, _, _ in CARD_CHOICES])
def test_card_taken_and_carried_out_is_two_moves(line: str, kind: str, fields: dict[str, Any]) -> None:
    taken, choice = read(f"Re take {line}")
    assert (taken.kind, choice.kind) == ("take-card", kind)
    assert taken.fields == {"actor": "Re", "card": taken.fields["card"]}
    assert taken.fields["card"].lower() == kind
    assert choice.fields == {"actor": "Re", **fields}
    assert_makes_a_move(taken)
    assert_makes_a_move(choice)
    [alone] = read(line)
    assert (alone.kind, alone.fields) == (kind, fields)


def test_every_kind_of_move_is_read() -> None:
    read_kinds = {kind for _, kind, _ in (*STATEMENTS, *CARD_CHOICES)}
    assert read_kinds == set(MOVES)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_taken(card: str) -> None:
    [draft] = read(f"take {card.replace('-', ' ')}")
    assert draft.fields == {"card": card}


@pytest.mark.parametrize("space", SPACES)
def test_every_space_can_be_planned(space: str) -> None:
    [draft] = read(f"plan {space.upper()}")
    assert draft.fields == {"space": space}


CLAIMS: list[tuple[str, str, dict[str, Any]]] = [
    ("vp Ma 4 Bi 5", "vp", {"values": (("Ma", 4), ("Bi", 5))}),
    ("pool insect 12", "pool", {"values": (("In", 12),)}),
    ("pawns Ma 0", "pawns", {"values": (("Ma", 0),)}),
    ("eliminated Ma 3, In 1", "eliminated", {"values": (("Ma", 3), ("In", 1))}),
    ("C3 Ma 2 In 1", "hex", {"hex": "C3", "values": (("Ma", 2), ("In", 1))}),
    ("C3 Sa Ma 2", "hex", {"hex": "C3", "terrain": "Sa", "values": (("Ma", 2),)}),
    ("C3 Sa", "hex", {"hex": "C3", "terrain": "Sa"}),
    ("C3 -", "hex", {"hex": "C3", "no_species": True}),
    ("C3 tundra -", "hex", {"hex": "C3", "terrain": "Tu", "no_species": True}),
    ("C3 empty", "hex", {"hex": "C3", "empty": True}),
    ("C4se s", "corner", {"corner": "C4se", "element": "s"}),
    ("D4w -", "corner", {"corner": "C4se", "element": None}),
    ("dominance C4 Bi D4 -", "dominance", {"values": (("C4", "Bi"), ("D4", None))}),
    ("display Ma m m g", "display", {"animal": "Ma", "elements": ("m", "m", "g")}),
    ("initiative In Ar Bi", "initiative", {"animals": ("In", "Ar", "Bi")}),
    ("ada g m w", "box", {"box": "ada", "elements": ("g", "m", "w")}),
    ("box wasteland -", "box", {"box": "was", "elements": ()}),
    ("winner Bi", "winner", {"animal": "Bi"}),
]


@pytest.mark.parametrize(("line", "kind", "fields"), CLAIMS, ids=[line for line, _, _ in CLAIMS])
def test_assertion(line: str, kind: str, fields: dict[str, Any]) -> None:
    claim = read(f"assert {line}")
    assert isinstance(claim, Assertion)
    assert (claim.kind, claim.fields) == (kind, fields)


def test_spans_say_where_each_part_stands() -> None:
    line = "Bi spe.s seed@C4se C4:3 D4"
    [draft] = read(line)
    written = {path: line[start:end] for path, (start, end) in draft.spans.items()}
    assert written == {
        ("actor",): "Bi",
        ("space",): "spe.s",
        ("element",): "seed",
        ("corner",): "C4se",
        ("placements", 0): "C4:3",
        ("placements", 0, "hex"): "C4",
        ("placements", 0, "count"): "3",
        ("placements", 1): "D4",
        ("placements", 1, "hex"): "D4",
    }


def test_spans_of_a_card_taken_and_carried_out() -> None:
    line = "Bi take Predator C4:Ma D4:In"
    taken, choice = read(line)
    assert line[slice(*taken.spans[()])] == "Bi take Predator"
    assert line[slice(*choice.spans[()])] == "Predator C4:Ma D4:In"
    assert line[slice(*choice.spans["victims", 1, "animal"])] == "In"


MISREAD = [
    ("Bi dom H9", "H9", "H9 is no hex; columns are A to G"),
    ("Bi dom G5", "G5", "G5 is no hex; column G has rows 1 to 4"),
    ("Bi abu g@H1ne", "H1ne", "H1ne is no corner; columns are A to G"),
    ("Bi abu g@C4n", "C4n", "C4n is no corner; C4 has C4e, C4ne, C4nw, C4se, C4sw, C4w"),
    ("Bi abu x@C4se", "x", "x is no element"),
    ("plan In ada.4", "ada.4", "ada.4 is no space; there are ada.1, ada.2, ada.3"),
    ("plan In ada", "ada", "which space? ada.1, ada.2, ada.3"),
    ("plan In com.free", "com.free", "com.free is not for pawns"),
    ("Ma com C4:Xx", "Xx", "Xx is no animal"),
    ("Ma com C4:mamal", "mamal", "mamal is no animal"),
    ("Bi spe s@C4se C4:12345", "12345", "12345 is no number"),
    ("Bi wan Sa.4>C2", "4", "there is no stack 4"),
    ("Bi wan Tu>C2", "Tu", "tundra is not in the stacks"),
    ("tiles Tu . .", "Tu", "tundra is not in the stacks"),
    ("take Metamorphosis g>x", "x", "x is no element"),
    ("take Blight C4=x@C4se", "x", "x is no element"),
    ("take Catastrophe C4=s@C4se", "s@C4se", "here an animal stays"),
    ("draw ada g | ada g | wan g", "ada", "the row ada stands twice"),
    ("draw ada g | wan g", "g", "the row abu is missing"),
    ("move C3:1", "C3:1", "whose species move?"),
]


@pytest.mark.parametrize(("line", "word", "message"), MISREAD, ids=[line for line, _, _ in MISREAD])
def test_misread_word(line: str, word: str, message: str) -> None:
    with pytest.raises(Misread) as caught:
        read(line)
    assert line[caught.value.start : caught.value.end] == word
    assert message in caught.value.message


@pytest.mark.parametrize("animal", ANIMALS)
def test_names_are_read_in_any_case(animal: str) -> None:
    for written in (animal, animal.lower(), animal.upper()):
        [draft] = read(f"{written} DOM c4")
        assert draft.fields == {"actor": animal, "hex": "C4"}
