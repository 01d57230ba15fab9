"""The moves of ours that a step of Board Game Fiesta stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from dsnotation.core.game import Decision
from dsnotation.games.dominant_species.board import CORNER, CORNERS, HEX, HEX_CORNERS
from dsnotation.games.dominant_species.components import ANIMAL, ELEMENTS, FREE_SPACES, TERRAINS
from dsnotation.games.dominant_species.state import EMPTY, State
from peers import names
from peers.bgf import BgfScript, Step
from peers.hrf_words import WORD
from peers.names import mv
from peers.replay import SKIP

Args = dict[str, Any]


def _corner(args: Args) -> Any:
    return None if args.get("corner") is None else names.DOTTED_CORNER[args["corner"]["name"]]


def _element(args: Args) -> Any:
    return None if args.get("element") is None else names.ELEMENT[args["element"]]


def _victims(pairs: list[list[str]]) -> tuple[Any, ...]:
    return tuple(mv.Victim(hex_, names.ANIMAL[animal]) for hex_, animal in pairs)


def _depletion(actor: Any, space: Any, args: Args, state: State) -> Any:
    corner = _corner(args)
    element = ELEMENTS[state.elements[CORNER[corner]]] if corner else None
    return mv.Depletion(actor, space, element, corner)


def _speciation(actor: Any, space: Any, args: Args, state: State) -> Any:
    places = tuple(mv.Placement(hex_, count) for hex_, count in args.get("place", ()) if count)
    if not places:
        return mv.Speciation(actor, space, None, None, ())
    return mv.Speciation(actor, space, space[-1], _corner(args), places)


def _free_speciation(actor: Any, space: Any, args: Args, state: State) -> Any:
    places = [hex_ for hex_, count in args.get("place", ()) if count]
    return mv.FreeSpeciation(actor, places[0] if places else None)


def _wanderlust(actor: Any, space: Any, args: Args, state: State) -> Any:
    if not args:
        return mv.Wanderlust(actor, space, None, None, None, None, None)
    tile: Any = TERRAINS[state.face_up[args["stack"] - 1]]
    return mv.Wanderlust(actor, space, tile, args["stack"], args["hex"], _element(args), _corner(args))


def _migration(actor: Any, space: Any, args: Args, state: State) -> Any:
    counts: Counter[tuple[Any, Any]] = Counter()
    for origin, target, count in args.get("moves", ()):
        counts[origin, target] += count
    walks = tuple(mv.Walk(origin, target, n) for (origin, target), n in counts.items() if n)
    return mv.Migration(actor, space, walks)


def _free_competition(actor: Any, space: Any, args: Args, state: State) -> Any:
    victims = _victims(args.get("kills", []))
    return mv.FreeCompetition(actor, victims[0] if victims else None)


def _aquatic(actor: Any, space: Any, args: Args, state: State) -> Any:
    count = args.get("species", 0)
    return mv.Aquatic(actor, _element(args), _corner(args), args["tile"] if count else None, count)


def _blight(actor: Any, space: Any, args: Args, state: State) -> Any:
    removed = {CORNER[_corner({"corner": one})] for one in args["removed"]}
    there = [corner for corner in HEX_CORNERS[HEX[args["tile"]]] if state.elements[corner] != EMPTY]
    left = [corner for corner in there if corner not in removed]
    return mv.Blight(actor, args["tile"], CORNERS[left[0]] if removed else None)


def _catastrophe(actor: Any, space: Any, args: Args, state: State) -> Any:
    keep: Any = args["keep"] and names.ANIMAL[args["keep"]]
    return mv.Catastrophe(actor, args["tile"], keep, _victims(args["kills"]))


def _mass_exodus(actor: Any, space: Any, args: Args, state: State) -> Any:
    counts: Counter[tuple[Any, Any]] = Counter()
    for to, animal, count in args["moves"]:
        counts[to, names.ANIMAL[animal]] += count
    going = tuple(mv.Departure(to, animal, n) for (to, animal), n in counts.items() if n)
    return mv.MassExodus(actor, args["tile"], going)


def _hibernation(actor: Any, space: Any, args: Args, state: State) -> Any:
    count = args.get("species", 0)
    return mv.Hibernation(actor, args["tile"] if count else None, count)


Build = Callable[[Any, Any, Args, State], Any]
# Their action, and our move from its arguments; without arguments it is declined.
STEPS: dict[str, tuple[str, Build]] = {
    "adaptation": ("Adaptation", lambda actor, space, args, state: mv.Adaptation(actor, space, _element(args))),
    "abundance": (
        "Abundance",
        lambda actor, space, args, state: mv.Abundance(actor, space, _element(args), _corner(args)),
    ),
    "wasteland": ("Wasteland", lambda actor, space, args, state: mv.Wasteland(actor, space, _element(args))),
    "depletion": ("Depletion", _depletion),
    "glaciation": ("Glaciation", lambda actor, space, args, state: mv.Glaciation(actor, space, args.get("tile"))),
    "speciation": ("Speciation", _speciation),
    "free-speciation": ("Speciation", _free_speciation),
    "wanderlust": ("Wanderlust", _wanderlust),
    "migration": ("Migration", _migration),
    "competition": (
        "Competition",
        lambda actor, space, args, state: mv.Competition(actor, space, _victims(args.get("kills", []))),
    ),
    "free-competition": ("Competition", _free_competition),
    "domination": ("Domination", lambda actor, space, args, state: mv.Domination(actor, space, args.get("tile"))),
    "take-card": ("DominanceCard", lambda actor, space, args, state: mv.TakeCard(actor, WORD[args["card"]])),
    "aquatic": ("Aquatic", _aquatic),
    "biomass": ("Biomass", lambda actor, space, args, state: mv.Biomass(actor, _victims(args["kills"]))),
    "blight": ("Blight", _blight),
    "catastrophe": ("Catastrophe", _catastrophe),
    "evolution": (
        "Evolution",
        lambda actor, space, args, state: mv.Evolution(actor, _victims(args.get("replace", []))),
    ),
    "fecundity": (
        "Fecundity",
        lambda actor, space, args, state: mv.Fecundity(actor, tuple(args.get("tiles", ()))),
    ),
    "fertile": ("Fertile", lambda actor, space, args, state: mv.Fertile(actor, args["tile"])),
    "habitat": ("Habitat", lambda actor, space, args, state: mv.Habitat(actor, _element(args), _corner(args))),
    "hibernation": ("Hibernation", _hibernation),
    "ice-sheet": ("Glaciation", lambda actor, space, args, state: mv.IceSheet(actor, args.get("tile"))),
    "instinct": (
        "PlaceActionPawn",
        lambda actor, space, args, state: mv.Instinct(actor, names.SPACE[args["space"]]),
    ),
    "mass-exodus": ("MassExodus", _mass_exodus),
    "metamorphosis": (
        "Metamorphosis",
        lambda actor, space, args, state: mv.Metamorphosis(actor, WORD[args["from"]], WORD[args["to"]]),
    ),
    "place-pawn": (
        "PlaceActionPawn",
        lambda actor, space, args, state: mv.PlacePawn(actor, names.SPACE[args["space"]]),
    ),
    "predator": ("Predator", lambda actor, space, args, state: mv.Predator(actor, _victims(args["kills"]))),
}
# Where nothing can be done, no step may stand there.
MAY_BE_MISSING = frozenset(
    {"free-speciation", "free-competition", "fecundity", "hibernation", "ice-sheet", "evolution", "aquatic"}
)


def _one_step(script: BgfScript, decision: Decision, state: State) -> Any:
    action, build = STEPS[decision.kind]
    step = script.peek()
    if decision.kind == "metamorphosis" and step["k"] == "skip":
        script.step()
        script.tally.explained["section 14: own element"] += 1
        return SKIP
    place = step.get("space")
    expected = script.is_next(action, decision.actor) and (place is None or names.SPACE[place] == decision.space)
    if not expected:
        if decision.kind not in MAY_BE_MISSING:
            script.fail(f"we ask {decision.actor} for {decision.kind} {decision.space}, they have {_words(step)}")
        return build(decision.actor, decision.space, {}, state)
    return build(decision.actor, decision.space, script.step().get("args") or {}, state)


def _words(step: Step) -> str:
    return " ".join(str(step.get(key, "")) for key in ("k", "by", "space", "a", "name"))


def _initiative(script: BgfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    swap = state.initiative[0] != ANIMAL[actor]
    if script.take_auto("initiative"):
        now = script.partial(state, mv.Initiative(actor, "ini", swap, None))
        now.available[ANIMAL[actor]] -= 1  # there, the pawn is nowhere until it is placed again
        script.look(now)
    target: Any = names.SPACE[script.step()["args"]["space"]]
    # Row 24: on the place of the free action the pawn is as good as gone.
    return mv.Initiative(actor, "ini", swap, None if target in FREE_SPACES else target)


def _tile_migration(script: BgfScript, decision: Decision, state: State) -> Any:
    arrivals: list[Any] = []
    while script.peek().get("a") == "WanderlustMove":
        step = script.step()
        animal: Any = names.ANIMAL[step["by"]]
        counts: Counter[Any] = Counter()
        for origin, count in (step.get("args") or {}).get("moves", ()):
            counts[origin] += count
        arrivals.extend(mv.Arrival(animal, origin, count) for origin, count in counts.items() if count)
        if script.peek().get("a") == "WanderlustMove":
            script.look(script.partial(state, mv.TileMigration(tuple(arrivals))))
    return mv.TileMigration(tuple(arrivals))


def _lose(script: BgfScript, decision: Decision, state: State) -> Any:
    actor: Any = decision.actor
    step = script.step()
    if step["a"] == "RemoveElement":
        return mv.Lose(actor, "element", _element(step["args"]))
    return mv.Lose(actor, "pawn" if step["a"] == "RemoveActionPawn" else "species", None)


def _regression(script: BgfScript, decision: Decision, state: State) -> Any:
    return mv.Regression(decision.actor, decision.space, script.protection(decision.actor, state))


def _save_mammal(script: BgfScript, decision: Decision, state: State) -> Any:
    return mv.SaveMammal("Ma", script.saved(state))


ANSWERS: dict[str, Callable[[BgfScript, Decision, State], Any]] = {
    **dict.fromkeys(STEPS, _one_step),
    "initiative": _initiative,
    "tile-migration": _tile_migration,
    "lose": _lose,
    "regression": _regression,
    "save-mammal": _save_mammal,
}
