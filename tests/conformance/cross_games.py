"""Reads the games of `shared/dominant-species/peer-games/cross` as moves of our engine.

The format is described in that folder's README. One game has decisions of another engine, with its draws and the
state before each; `Player` answers our engine's decisions with them, `state_of` puts our position into their form.
"""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dsnotation.core.hexes import Hex
from dsnotation.core.hexes import corner as point_of
from dsnotation.games.dominant_species import moves as mv
from dsnotation.games.dominant_species.board import COORDINATES, CORNERS, HEXES
from dsnotation.games.dominant_species.components import (
    ANIMAL_WORDS,
    ANIMALS,
    BOX_WORDS,
    BOXES,
    CARDS,
    ELEMENT_WORDS,
    ELEMENTS,
    SPACE,
    SPACES,
    TERRAIN_WORDS,
    TERRAINS,
)
from dsnotation.games.dominant_species.state import (
    EMPTY,
    State,
    animals_on,
    display,
    dominant,
    survival_holder,
    tiles,
)

ANIMAL_CODE = {word: code for code, word in ANIMAL_WORDS.items()}
ELEMENT_CODE = {word: code for code, word in ELEMENT_WORDS.items()}
TERRAIN_CODE = {word: code for code, word in TERRAIN_WORDS.items()}
CARD_CODE = {code.lower().replace("-", " "): code for code in CARDS}
HEX_CODE = {f"{q},{r}": name for name, (q, r) in zip(HEXES, COORDINATES, strict=True)}
PEER_HEX = {name: text for text, name in HEX_CODE.items()}
_SPE = {"meat": "m", "sun": "u", "seed": "s", "water": "w", "grub": "b", "grass": "g"}


def _peer_corner(name: str) -> str:
    q, r = COORDINATES[HEXES.index(name[:2])]  # type: ignore[arg-type]
    return "|".join(f"{one.q},{one.r}" for one in point_of(Hex(q, r), name[2:]))


PEER_CORNER = {name: _peer_corner(name) for name in CORNERS}
CORNER_CODE = {text: name for name, text in PEER_CORNER.items()}


def space_code(peer: str) -> str:
    """`COM1` -> `com.1`, `SPE-meat` -> `spe.m`, `REG-reptile` -> `reg.free`."""
    section, rest = peer[:3].lower(), peer[3:].lstrip("-")
    if rest in ("reptile", "insect", "arachnid"):
        return f"{section}.free"
    if not rest or section in ("was", "dep", "ini"):
        return section
    return f"{section}.{_SPE.get(rest, rest)}"


PEER_SPACE = {code: (code.upper().replace(".", "") if code[:3] != "spe" else "") for code in SPACES}
PEER_SPACE.update({f"spe.{letter}": f"SPE-{word}" for word, letter in _SPE.items()})


def read_games(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a file, one by one."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def merge(target: dict[str, Any], patch: dict[str, Any]) -> None:
    """JSON merge patch (RFC 7396), in place."""
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        elif isinstance(value, dict):
            if not isinstance(target.get(key), dict):
                target[key] = {}
            merge(target[key], value)
        else:
            target[key] = value


def tags_of(game: dict[str, Any]) -> dict[str, str]:
    """The tags that set up the same game, with the options that its engine plays by."""
    tags = {animal.capitalize(): f"{animal.capitalize()} player" for animal in game["meta"]["animals"]}
    options = []
    if game["meta"]["engine"].startswith("Haunt"):
        options = ["evolution-empty-pool=kill-only", "ice-sheet-forgo=yes", "all-extinct=on"]
    elif game["meta"]["engine"].startswith("Board"):
        options = ["ice-sheet-forgo=yes"]
    if options:
        tags["Options"] = ", ".join(options)
    return tags


class Player:
    """Answers our engine's decisions with the choices of a recorded game.

    `index` is the recorded decision that comes next, `state` the recorded position before it.
    """

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        self.decisions = game["decisions"]
        self.index = 0
        self.state = copy.deepcopy(game["initial"])
        setup = game["setup"]
        self.draws: list[dict[str, Any]] = [
            {
                "draw": "reseed",
                "adaptation": setup["adaptation"],
                "abundance": setup["abundance"],
                "wanderlust": setup["wanderlust"],
                "cards": setup["face_up_cards"],
                "tiles": {str(stack): tiles_[0] for stack, tiles_ in enumerate(setup["stacks"])},
            }
        ]
        self.parts: set[str] = set()

    def take(self, *kinds: str) -> dict[str, Any]:
        """The next recorded decision, which must be of one of these kinds."""
        self.pass_over(*kinds)
        decision = self.decisions[self.index]
        if decision["kind"] not in kinds:
            raise AssertionError(f"{self.index}: our engine asks for {kinds}, theirs for {decision['kind']}")
        self.step()
        return decision

    def step(self) -> None:
        decision = self.decisions[self.index]
        merge(self.state, decision["patch"])
        self.draws.extend(decision.get("draws", ()))
        self.index += 1

    def pass_over(self, *kinds: str) -> None:
        """Skips recorded decisions that our engine doesn't ask for because nothing could be chosen."""
        while self.index < len(self.decisions):
            decision = self.decisions[self.index]
            if decision["kind"] in kinds or not _empty(decision):
                return
            self.step()

    def fits(self, kind: str, actor: str, space: str | None) -> bool:
        """Whether the next recorded decision is this one of ours."""
        recorded = RECORDED_KIND.get(kind)
        if recorded is None:
            return False
        self.pass_over(recorded)
        if self.peek() != recorded:
            return False
        decision = self.decisions[self.index]
        same_space = "space" not in decision or kind not in FORGOABLE or space_code(decision["space"]) == space
        return ANIMAL_CODE[decision["animal"]] == actor and (same_space or kind == "save-mammal")

    def peek(self) -> str:
        return str(self.decisions[self.index]["kind"]) if self.index < len(self.decisions) else ""

    def answer(self, kind: str, actor: str, space: str | None, state: State) -> Any:
        """The move for a decision of our engine."""
        method = getattr(self, "_" + kind.replace("-", "_"), None)
        if method is not None:
            return method(actor, space, state)
        if kind in FORGOABLE and not self.fits(kind, actor, space):
            return BUILD[kind](actor, space, "none")
        decision = self.take(RECORDED_KIND[kind])
        return BUILD[kind](actor, space, decision["choice"])

    # Chance: a reseed gives cards, disks and tiles, which our engine asks for one by one.

    def _reseed(self, part: str) -> dict[str, Any]:
        self.pass_over()
        draw = next(one for one in self.draws if one["draw"] == "reseed")
        self.parts.add(part)
        return draw

    def _reveal_tiles(self, actor: str, space: str | None, state: State) -> Any:
        turned = self._reseed("tiles")["tiles"]
        tiles_ = tuple(TERRAIN_CODE[turned[str(n)]] if str(n) in turned else None for n in range(3))
        return mv.RevealTiles(tiles_)  # type: ignore[arg-type]

    def _reveal_cards(self, actor: str, space: str | None, state: State) -> Any:
        return mv.RevealCards(tuple(CARD_CODE[name] for name in self._reseed("cards")["cards"]))

    def _draw_elements(self, actor: str, space: str | None, state: State) -> Any:
        draw = self._reseed("elements")
        rows = (
            tuple(ELEMENT_CODE[word] for word in draw[name]) for name in ("adaptation", "abundance", "wanderlust")
        )
        return mv.DrawElements(*rows)

    def forget_reseed(self) -> None:
        """A turn has begun: the draws of its Reseed are used up."""
        self.draws = [one for one in self.draws if one["draw"] != "reseed"]

    def _draw_symbiotic(self, actor: str, space: str | None, state: State) -> Any:
        drawn = {
            ANIMAL_CODE[one["animal"]]: ELEMENT_CODE[one["element"]]
            for one in self.draws
            if one["draw"] == "symbiotic"
        }
        self.draws = [one for one in self.draws if one["draw"] != "symbiotic"]
        order = [ANIMALS[animal] for animal in state.pending[-1].detail]
        return mv.DrawSymbiotic(tuple(mv.BlindDraw(name, drawn[name]) for name in order if name in drawn))

    # Decisions that are more than one there.

    def _initiative(self, actor: str, space: str | None, state: State) -> Any:
        swap = state.initiative[0] != ANIMALS.index(actor)  # type: ignore[arg-type]
        if self.peek() == "initiative":
            swap = self.take("initiative")["choice"] == "swap" and swap
        place = self.take("initiative_place")["choice"]
        return mv.Initiative(actor, "ini", swap, space_code(place))  # type: ignore[arg-type]

    def _tile_migration(self, actor: str, space: str | None, state: State) -> Any:
        arrivals = []
        while self.peek() == "wanderlust_move":
            decision = self.take("wanderlust_move")
            if decision["choice"] != "none":
                for origin, count in decision["choice"]["from"].items():
                    arrivals.append(mv.Arrival(ANIMAL_CODE[decision["animal"]], HEX_CODE[origin], count))
        return mv.TileMigration(tuple(arrivals))

    def _regression(self, actor: str, space: str | None, state: State) -> Any:
        # One engine asks for each pawn, the other once for all pawns of an animal.
        waiting = getattr(self, "protections", {})
        if waiting.get(actor):
            return mv.Regression(actor, space, waiting[actor].pop())  # type: ignore[arg-type]
        self.pass_over("regression")
        if self.peek() != "regression":
            return mv.Regression(actor, space, None)  # type: ignore[arg-type]
        decision = self.decisions[self.index]
        if ANIMAL_CODE[decision["animal"]] != actor:
            return mv.Regression(actor, space, None)  # type: ignore[arg-type]
        self.step()
        if decision["choice"] == "none":
            return mv.Regression(actor, space, None)  # type: ignore[arg-type]
        protect = [ELEMENT_CODE[word] for word in decision["choice"]["protect"]]
        self.protections = {**waiting, actor: protect[1:]}
        return mv.Regression(actor, space, protect[0])  # type: ignore[arg-type]

    def _take_card(self, actor: str, space: str | None, state: State) -> Any:
        return mv.TakeCard(actor, CARD_CODE[self.take("card")["choice"]])  # type: ignore[arg-type]

    def _lose(self, actor: str, space: str | None, state: State) -> Any:
        if space == "Disease":
            return mv.Lose(actor, "element", ELEMENT_CODE[self.take("card_disease")["choice"]])  # type: ignore[arg-type]
        choice = self.take("card_immigrants")["choice"]
        element = ELEMENT_CODE[choice["element"]] if choice["lose"] == "element" else None
        return mv.Lose(actor, choice["lose"], element)  # type: ignore[arg-type]


def _empty(decision: dict[str, Any]) -> bool:
    return decision["choice"] == "none" or decision["choice"] == {"protect": []}


def _victims(choice: Any) -> tuple[mv.Victim, ...]:
    if choice == "none":
        return ()
    return tuple(mv.Victim(HEX_CODE[hex_], ANIMAL_CODE[animal]) for hex_, animal in choice.items())


def _element(choice: Any) -> Any:
    return None if choice == "none" else ELEMENT_CODE[choice]


def _hex(choice: Any) -> Any:
    return None if choice == "none" else HEX_CODE[choice]


def _disk(choice: Any) -> tuple[Any, Any]:
    if choice == "none" or choice.get("element", "none") == "none":
        return None, None
    return ELEMENT_CODE[choice["element"]], CORNER_CODE[choice["corner"]]


def _depletion(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Depletion(actor, space, None, None)
    # The element is looked up when the move is played; see `conform`.
    return mv.Depletion(actor, space, None, CORNER_CODE[choice])


def _speciation(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Speciation(actor, space, None, None, ())
    places = tuple(mv.Placement(HEX_CODE[hex_], count) for hex_, count in choice["place"].items())
    return mv.Speciation(actor, space, *_disk(choice), places)


def _free_speciation(actor: Any, space: Any, choice: Any) -> Any:
    return mv.FreeSpeciation(actor, None if choice == "none" else HEX_CODE[next(iter(choice["place"]))])


def _wanderlust(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Wanderlust(actor, space, None, None, None, None, None)
    tile, hex_ = TERRAIN_CODE[choice["terrain"]], HEX_CODE[choice["hex"]]
    return mv.Wanderlust(actor, space, tile, choice["stack"] + 1, hex_, *_disk(choice))  # type: ignore[arg-type]


def _migration(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Migration(actor, space, ())
    counts: dict[tuple[str, str], int] = {}
    for walk in choice["moves"]:
        pair = walk["from"], walk["to"]
        counts[pair] = counts.get(pair, 0) + walk["n"]
    walks = (mv.Walk(HEX_CODE[one], HEX_CODE[two], count) for (one, two), count in counts.items())
    return mv.Migration(actor, space, tuple(walks))


def _free_competition(actor: Any, space: Any, choice: Any) -> Any:
    victims = _victims("none" if choice == "none" else choice["eliminate"])
    return mv.FreeCompetition(actor, victims[0] if victims else None)


def _aquatic(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none":
        return mv.Aquatic(actor, None, None, None, 0)
    hex_ = HEX_CODE[choice["hex"]] if choice["n"] else None
    return mv.Aquatic(actor, *_disk(choice), hex_, choice["n"])


def _catastrophe(actor: Any, space: Any, choice: Any) -> Any:
    survivor = None if choice["keep"] == "none" else ANIMAL_CODE[choice["keep"]]
    return mv.Catastrophe(actor, HEX_CODE[choice["hex"]], survivor, _victims(choice["eliminate_adjacent"]))


def _evolution(actor: Any, space: Any, choice: Any) -> Any:
    pairs = {} if choice == "none" else choice["replace"]
    return mv.Evolution(actor, tuple(mv.Victim(HEX_CODE[h], ANIMAL_CODE[a]) for a, h in pairs.items()))


def _fecundity(actor: Any, space: Any, choice: Any) -> Any:
    hexes = [] if choice == "none" else choice["tiles"]
    return mv.Fecundity(actor, tuple(HEX_CODE[hex_] for hex_ in hexes))


def _hibernation(actor: Any, space: Any, choice: Any) -> Any:
    if choice == "none" or not choice["n"]:
        return mv.Hibernation(actor, None, 0)
    return mv.Hibernation(actor, HEX_CODE[choice["hex"]], choice["n"])


def _mass_exodus(actor: Any, space: Any, choice: Any) -> Any:
    counts: dict[tuple[str, str], int] = {}
    for one in choice["moves"]:
        pair = one["to"], one["animal"]
        counts[pair] = counts.get(pair, 0) + one["n"]
    going = (mv.Departure(HEX_CODE[to], ANIMAL_CODE[animal], n) for (to, animal), n in counts.items())
    return mv.MassExodus(actor, HEX_CODE[choice["hex"]], tuple(going))


def _blight(actor: Any, space: Any, choice: Any) -> Any:
    keep = choice.get("keep", "none")
    keep = CORNER_CODE[keep] if keep != "none" and choice["remove"] else None
    return mv.Blight(actor, HEX_CODE[choice["hex"]], keep)  # type: ignore[arg-type]


BUILD: dict[str, Any] = {
    "place-pawn": lambda actor, space, choice: mv.PlacePawn(actor, space_code(choice)),  # type: ignore[arg-type]
    "adaptation": lambda actor, space, choice: mv.Adaptation(actor, space, _element(choice)),
    "abundance": lambda actor, space, choice: mv.Abundance(actor, space, *_disk(choice)),
    "wasteland": lambda actor, space, choice: mv.Wasteland(actor, space, _element(choice)),
    "depletion": _depletion,
    "glaciation": lambda actor, space, choice: mv.Glaciation(actor, space, _hex(choice)),
    "speciation": _speciation,
    "free-speciation": _free_speciation,
    "wanderlust": _wanderlust,
    "migration": _migration,
    "competition": lambda actor, space, choice: mv.Competition(
        actor, space, _victims("none" if choice == "none" else choice["eliminate"])
    ),
    "free-competition": _free_competition,
    "domination": lambda actor, space, choice: mv.Domination(actor, space, _hex(choice)),
    "aquatic": _aquatic,
    "biomass": lambda actor, space, choice: mv.Biomass(actor, _victims(choice["eliminate"])),
    "blight": _blight,
    "catastrophe": _catastrophe,
    "evolution": _evolution,
    "fecundity": _fecundity,
    "fertile": lambda actor, space, choice: mv.Fertile(actor, HEX_CODE[choice]),
    "habitat": lambda actor, space, choice: mv.Habitat(actor, *_disk(choice)),
    "hibernation": _hibernation,
    "ice-sheet": lambda actor, space, choice: mv.IceSheet(actor, _hex(choice)),
    "instinct": lambda actor, space, choice: mv.Instinct(actor, space_code(choice)),  # type: ignore[arg-type]
    "mass-exodus": _mass_exodus,
    "metamorphosis": lambda actor, space, choice: mv.Metamorphosis(
        actor, ELEMENT_CODE[choice["give"]], ELEMENT_CODE[choice["take"]]
    ),
    "predator": lambda actor, space, choice: mv.Predator(actor, _victims(choice["eliminate"])),
    "save-mammal": lambda actor, space, choice: mv.SaveMammal(actor, _hex(choice)),
}
# Where nothing can be done these engines may take the pawn off without a decision.
FORGOABLE = frozenset(
    {
        "adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "free-speciation",
        "wanderlust", "migration", "competition", "free-competition", "domination", "save-mammal",
    }
)  # fmt: skip
RECORDED_KIND = {
    "place-pawn": "place_pawn",
    "take-card": "card",
    "free-speciation": "speciation_free",
    "free-competition": "competition_free",
    "save-mammal": "extinction_save",
    **{
        kind: kind
        for kind in (
            "adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "wanderlust",
            "migration", "competition", "domination",
        )
    },
    **{
        kind: "card_" + kind.replace("-", "_")
        for kind in (
            "aquatic", "biomass", "blight", "catastrophe", "evolution", "fecundity", "fertile", "habitat",
            "hibernation", "ice-sheet", "instinct", "mass-exodus", "metamorphosis", "predator",
        )
    },
}  # fmt: skip


def state_of(state: State) -> dict[str, Any]:
    """Our position in the form of the recorded ones (`phase` and `turn` left out)."""

    def per_animal(values: list[int]) -> dict[str, int]:
        return {ANIMAL_WORDS[ANIMALS[animal]]: values[animal] for animal in state.animals}

    def words(counts: list[int]) -> list[str]:
        return sorted(ELEMENT_WORDS[ELEMENTS[e]] for e in range(6) for _ in range(counts[e]))

    def animal_word(animal: int) -> str:
        return "none" if animal == EMPTY else ANIMAL_WORDS[ANIMALS[animal]]

    def terrain_word(terrain: int) -> str:
        return "none" if terrain == EMPTY else TERRAIN_WORDS[TERRAINS[terrain]]

    return {
        "vp": per_animal(state.vp),
        "displays": {animal_word(a): words(display(state, a)) for a in state.animals},
        "pool": per_animal(state.pool),
        "eliminated": per_animal(state.eliminated),
        "tiles": {
            PEER_HEX[HEXES[hex_]]: {
                "terrain": terrain_word(state.terrain[hex_]),
                "species": {animal_word(a): state.species[hex_ * 6 + a] for a in animals_on(state, hex_)},
                "dominant": animal_word(dominant(state, hex_)),
            }
            for hex_ in tiles(state)
        },
        "elements": {
            PEER_CORNER[CORNERS[corner]]: ELEMENT_WORDS[ELEMENTS[element]]
            for corner, element in enumerate(state.elements)
            if element != EMPTY
        },
        "boxes": {BOX_WORDS[box]: words(state.boxes[n * 6 : n * 6 + 6]) for n, box in enumerate(BOXES)},
        "initiative": [animal_word(animal) for animal in state.initiative],
        "face_up_tiles": [terrain_word(terrain) for terrain in state.face_up],
        "stack_sizes": list(state.stacks),
        "cards": sorted(CARDS[card].lower().replace("-", " ") for card in state.cards),
        "deck_size": state.deck,
        "tundra_supply": state.tundra_supply,
        "scored_this_turn": sorted(PEER_HEX[HEXES[h]] for h in range(35) if state.scored >> h & 1),
        "bag": {ELEMENT_WORDS[ELEMENTS[e]]: state.bag[e] for e in range(6)},
        "survival": animal_word(survival_holder(state)),
        **_pawns(state),
    }


def _pawns(state: State) -> dict[str, Any]:
    """There, a pawn stays on its space until its action is done; the Initiative pawn is then in hand."""
    available = list(state.available)
    spaces = list(state.spaces)
    pending = state.pending[-1] if state.pending else None
    if pending and pending.space in SPACE and pending.kind not in NOT_ON_SPACE:
        spaces[SPACE[pending.space]] = pending.actor
        available[pending.actor] -= 1
    return {
        "ap": {ANIMAL_WORDS[ANIMALS[a]]: available[a] for a in state.animals},
        "pawns": {PEER_SPACE[SPACES[n]]: ANIMAL_WORDS[ANIMALS[a]] for n, a in enumerate(spaces) if a != EMPTY},
    }


# While these are decided the pawn has already left the display.
NOT_ON_SPACE = frozenset(
    {
        "tile-migration",
        "take-card",
        "draw-symbiotic",
        *(move.__dataclass_fields__["kind"].default for move in mv.CARD_MOVES),
    }
)


def comparable(peer: dict[str, Any]) -> dict[str, Any]:
    """A recorded position without the fields that our engine doesn't keep in that form."""
    kept = {key: peer[key] for key in STATE_FIELDS}
    kept["tiles"] = {
        hex_: {key: tile[key] for key in ("terrain", "species", "dominant")}
        for hex_, tile in peer["tiles"].items()
    }
    kept["scored_this_turn"] = sorted(peer["scored_this_turn"])
    kept["cards"] = sorted(peer["cards"])
    return kept


STATE_FIELDS = (
    "vp", "displays", "pool", "eliminated", "tiles", "elements", "boxes", "initiative", "face_up_tiles",
    "stack_sizes", "cards", "deck_size", "tundra_supply", "scored_this_turn", "bag", "survival", "ap", "pawns",
)  # fmt: skip


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The fields in which two positions differ, with both values."""
    found = []
    for key, value in theirs.items():
        if ours[key] == value:
            continue
        if isinstance(value, dict):
            for part in sorted({*value, *ours[key]}):
                if ours[key].get(part) != value.get(part):
                    found.append(f"{key}.{part}: ours {ours[key].get(part)}, theirs {value.get(part)}")
        else:
            found.append(f"{key}: ours {ours[key]}, theirs {value}")
    return found
