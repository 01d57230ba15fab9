"""Dominant Species: moves with `?` in them, and moves on a position that doesn't know everything.

A move with `?` is possible if something can stand there with which it is legal; if nothing can, that is proved and
an error. What it may have changed is unknown afterwards (`unknown`). Nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import islice, product
from operator import attrgetter
from typing import Any

from dsnotation.core.findings import Finding, Severity, forbids
from dsnotation.core.game import Draft, Forced
from dsnotation.core.messages import say
from dsnotation.games.dominant_species.board import CORNERS, HEXES
from dsnotation.games.dominant_species.catalogue import CATALOGUE
from dsnotation.games.dominant_species.components import (
    ANIMAL,
    ANIMALS,
    CARDS,
    ELEMENT,
    ELEMENTS,
    SPACES,
    TILES,
    UNSEEN,
)
from dsnotation.games.dominant_species.decisions import actor_name, answers
from dsnotation.games.dominant_species.dependence import TOUCHED, named_in, touched
from dsnotation.games.dominant_species.playing import pass_over, play_by_force
from dsnotation.games.dominant_species.state import OVER, Pending, State
from dsnotation.games.dominant_species.unknown import (
    EVERYTHING,
    at_draw,
    earth_is_unsure,
    is_unsure,
    may_be_otherwise,
    rests_on_unknown,
)

Find = Callable[[State, Any], list[Finding]]

_MOST_TRIED = 700  # ways to fill in what nobody saw
_DOMAINS: dict[str, Sequence[str]] = {
    "element": ELEMENTS, "corner": CORNERS, "hex": HEXES, "tile": TILES, "card": CARDS, "space": SPACES,
    "target": SPACES, "animal": ANIMALS,
}  # fmt: skip
_BAG_KINDS = frozenset({"draw-elements", "draw-symbiotic", "aquatic", "habitat", "metamorphosis"})
# What a kind changes but does not rest on.
_NOT_READ = ("vp:", "due:", "eliminated:", "seat:", "scored:")
# What stays known: who plays, the points of what scores nothing; a decision that may be due is branched on.
_NO_DOUBT = ("seat:", "due:", "vp:")
# Kinds of which nobody can tell what comes after them without knowing all of them.
_LEADS_ANYWHERE = frozenset(
    {
        "place-pawn",
        "initiative",
        "instinct",
        "domination",
        "take-card",
        "wanderlust",
        "tile-migration",
        "glaciation",
    }
    | {"ice-sheet", "draw-symbiotic", "lose", "save-mammal"}
)
# Kinds after which something is due or not, and somebody scores or not, by what is on earth.
_BRANCHING = frozenset({"domination", "take-card", "wanderlust", "glaciation", "ice-sheet", "fertile"})


# What nobody saw -------------------------------------------------------------------------------------------


def is_vague(move: Any) -> bool:
    """Whether there is a `?` in a move."""
    global _last_asked
    asked, vague = _last_asked
    if asked is not move:
        vague = _is_vague(move)
        _last_asked = move, vague
    return vague


# Every move is asked twice in a row, when it is checked and when it is played; a move never changes.
_last_asked: tuple[Any, bool] = None, False


def _is_vague(move: Any) -> bool:
    for value in _values_of(move):
        if value == UNSEEN or (value and type(value) is not str and _has_unseen(value)):
            return True
    return False


def _values_of(whole: Any) -> tuple[Any, ...]:
    """The values of all fields of a move, or of an item of its lists."""
    kind = type(whole)
    getter = _GETTERS.get(kind)
    if getter is None:
        first, *more = (part.name for part in fields(kind))
        # With one name alone a getter gives no tuple.
        getter = _GETTERS[kind] = attrgetter(first, *(more or [first]))
    return getter(whole)


_GETTERS: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}


def _has_unseen(value: Any) -> bool:
    """Whether there is a `?` in what a field holds: a word, an item, or a list of either."""
    if isinstance(value, str):
        return value == UNSEEN
    if isinstance(value, tuple):
        return any(map(_has_unseen, value))
    return is_dataclass(value) and not isinstance(value, type) and UNSEEN in _values_of(value)


def unseen_fields(move: Any) -> list[str]:
    """The fields of a move in which there is a `?`."""
    return [part.name for part in fields(move) if _has_unseen(getattr(move, part.name))]


def _known_part(move: Any) -> Any | None:
    """The move without what nobody saw; None if nothing is left of it that could be carried out."""
    changes: dict[str, Any] = {}
    for name in unseen_fields(move):
        value = getattr(move, name)
        if not isinstance(value, tuple):
            changes[name] = None
        elif name == "tiles":
            changes[name] = tuple(None if item == UNSEEN else item for item in value)
        else:
            changes[name] = tuple(item for item in value if not _has_unseen(item))
    if move.kind == "initiative":
        return replace(move, **changes)
    if any(value is None for value in changes.values()) and move.kind not in ("wanderlust", "aquatic"):
        kept = {"speciation": {"element", "corner"}}.get(move.kind, set())
        if not set(changes) <= kept:
            return None
    if move.kind == "wanderlust" and changes:
        if changes.keys() & {"tile", "hex"}:
            return None
        changes |= {"element": None, "corner": None}
    if move.kind == "aquatic":
        disk = {"element": None, "corner": None} if changes.keys() & {"element", "corner"} else {}
        changes |= disk
    return replace(move, **changes)


def _fillings(state: State, move: Any) -> Iterator[Any]:
    """Moves that this one may have been: first with the items of lists that nobody saw left out."""
    if move.kind in ("draw-elements", "draw-symbiotic", "reveal-cards", "reveal-tiles"):
        yield _chance_filled(state, move)
        return
    bare = move
    if move.kind == "wanderlust" and UNSEEN in (move.element, move.corner):
        bare = replace(move, element=None, corner=None)
    places: list[tuple[str, Sequence[Any]]] = []
    for name in unseen_fields(bare):
        value = getattr(move, name)
        if isinstance(value, tuple):
            seen = tuple(item for item in value if not _has_unseen(item))
            bare = replace(bare, **{name: seen})
            partly = [item for item in value if _has_unseen(item)]
            places += [(f"+{name}", _items(item)) for item in partly[:1]]
        elif value == UNSEEN:
            places.append((name, _DOMAINS[name]))
        else:
            places.append((name, _items(value)))
    for values in product(*(options for _, options in places)):
        filled = bare
        for (name, _), value in zip(places, values, strict=True):
            if not name.startswith("+"):
                filled = replace(filled, **{name: value})
            elif value is not None:
                filled = replace(filled, **{name[1:]: (*getattr(filled, name[1:]), value)})
        yield filled


def _items(item: Any) -> list[Any]:
    """What an item that nobody saw may be; None for no further one."""
    if not is_dataclass(item):
        return [None, *HEXES]
    names = [part.name for part in fields(item)]
    if names == ["hex", "count"]:
        return [None, *(replace(item, hex=hex_, count=1) for hex_ in HEXES)]  # type: ignore[type-var]
    if names == ["hex", "animal"]:
        hexes = HEXES if item.hex == UNSEEN else (item.hex,)  # type: ignore[union-attr]
        found = [replace(item, hex=hex_, animal=one) for hex_ in hexes for one in ANIMALS]  # type: ignore[type-var]
        return [None, *found] if len(hexes) > 1 else found
    return [None]


def _chance_filled(state: State, move: Any) -> Any:
    """A draw with what is most likely left: what makes it legal if anything does."""
    bag = list(state.bag)
    changes: dict[str, Any] = {}
    if move.kind == "draw-elements":
        rows = ("adaptation", "abundance", "wanderlust")
        for row in rows:
            for element in getattr(move, row):
                if element != UNSEEN:
                    bag[ELEMENT[element]] -= 1
        for row in rows:
            changes[row] = tuple(_most(bag) if one == UNSEEN else one for one in getattr(move, row))
    elif move.kind == "draw-symbiotic":
        changes["draws"] = tuple(
            replace(one, element=_most(bag)) if one.element == UNSEEN else one for one in move.draws
        )
    elif move.kind == "reveal-cards":
        left = [card for number, card in enumerate(CARDS) if state.unseen_cards >> number & 1]
        left = [card for card in left if card not in move.cards]
        left.sort(key=lambda card: card == "Ice-Age")
        changes["cards"] = tuple(left.pop(0) if one == UNSEEN and left else one for one in move.cards)
        changes["cards"] = tuple(one for one in changes["cards"] if one != UNSEEN)
    else:
        left_tiles = [tile for number, tile in enumerate(TILES) for _ in range(state.unseen_tiles[number])]
        for tile in move.tiles:
            if tile in left_tiles:
                left_tiles.remove(tile)
        changes["tiles"] = tuple(left_tiles.pop() if one == UNSEEN and left_tiles else one for one in move.tiles)
        changes["tiles"] = tuple(None if one == UNSEEN else one for one in changes["tiles"])
    return replace(move, **changes)


def _most(bag: list[int]) -> str:
    """The element of which the bag has most, taken out."""
    element = max(range(6), key=bag.__getitem__)
    bag[element] -= 1
    return ELEMENTS[element]


# Judging ---------------------------------------------------------------------------------------------------


def judged(state: State, pending: Pending, move: Any, find: Find) -> list[Finding]:
    """What is wrong with a move for sure, or as unverified what nobody can tell. `find` are the game's own
    findings about a move without `?`, as if everything were known."""
    wrong = unseen_fields(move)
    if not wrong:
        findings = _softened(state, move, find)
        if not findings and rests_on_unknown(state, _read(pending, move)):
            message = say("nobody can tell whether this was legal: it rests on something that nobody saw")
            return [CATALOGUE.unverified("DS0206", message)]
        return findings
    best: list[Finding] | None = None
    for filled in islice(_fillings(state, move), _MOST_TRIED):
        findings = _softened(state, filled, find)
        if not forbids(findings):
            return [CATALOGUE.unverified("DS0206", say("nobody can tell what ? stands for"), field=(wrong[0],))]
        if best is None or len(findings) < len(best):
            best = findings
    return [_whatever(one) if one.field[:1] and one.field[0] in wrong else one for one in best or ()]


def _whatever(finding: Finding) -> Finding:
    """The finding about what nothing can stand for."""
    return replace(finding, message=say("whatever ? stands for: {message}", message=finding.message))


def _softened(state: State, move: Any, find: Find) -> list[Finding]:
    """The findings about a move; an error is unverified where it rests on what is unknown."""
    findings = find(state, move)
    if not is_unsure(state):
        return findings
    if state.astray and move.kind in _BAG_KINDS:
        findings = _about_the_bag(state, move, find, findings)
    return [unless_unknown(state, one) for one in findings]


def unless_unknown(state: State, finding: Finding) -> Finding:
    """A finding, no error if it rests on what is unknown."""
    if finding.severity is not Severity.ERROR or not may_be_otherwise(state, finding.about):
        return finding
    message = say("this may be because of what nobody saw: {message}", message=finding.message)
    return replace(finding, severity=Severity.UNVERIFIED, message=message)


def _about_the_bag(state: State, move: Any, find: Find, findings: list[Finding]) -> list[Finding]:
    """The findings where the bag may hold a few disks more or fewer of each element than is counted."""
    if forbids(findings):
        full = _with_bag(state, state.astray)
        if forbids(find(full, move)):
            return findings
        return [replace(one, severity=Severity.UNVERIFIED) for one in findings]
    poor = _with_bag(state, -state.astray)
    doubtful = [one for one in find(poor, move) if "bag" in one.about and one.code != "DS1002"]
    return findings or [
        CATALOGUE.unverified("DS0206", say("nobody can tell whether the bag held that"), field=one.field)
        for one in doubtful[:1]
    ]


def _with_bag(state: State, more: int) -> State:
    twin = state.copy()
    twin.bag = [max(0, count + more) for count in state.bag]
    return twin


def _read(pending: Pending, move: Any) -> frozenset[str]:
    """The parts of the position that the legality of a move rests on, as far as it names them."""
    parts = set(named_in(_draft(move), move.actor))
    parts |= {part.format(actor=move.actor) for part in TOUCHED.get(move.kind, ())}
    if move.kind == "take-card" and pending.detail:
        hex_ = HEXES[pending.detail[0]]
        parts |= {f"hex:{hex_}", *(f"species:{hex_}:{name}" for name in ANIMALS)}
    bag = {"bag"} if move.kind in _BAG_KINDS else set()
    return frozenset(part for part in parts if not part.startswith(_NOT_READ) and part != "bag") | bag


def _draft(move: Any) -> Draft:
    return Draft(move.kind, {part.name: getattr(move, part.name) for part in fields(move) if part.name != "kind"})


# What is unknown afterwards --------------------------------------------------------------------------------


def _unknown_after(pending: Pending, move: Any, unsure: bool) -> frozenset[str]:
    """The parts that are unknown after a move with `?`, or after one that branches on what is unknown (`unsure`).

    Where nobody can tell what comes up next, or who dominates, that is everything.
    """
    wrong = unseen_fields(move)
    if (wrong and move.kind in _LEADS_ANYWHERE) or (unsure and move.kind in _BRANCHING):
        return frozenset({EVERYTHING})
    if not wrong:
        return frozenset()
    if move.kind == "draw-elements":
        rows = {"adaptation": "hidden:ada", "abundance": "hidden:abu", "wanderlust": "hidden:wan"}
        return frozenset(rows[name] for name in wrong)
    parts = touched(pending._replace(kind=move.kind), move.actor, _draft(move), [(name,) for name in wrong])
    return frozenset(part for part in parts if not part.startswith(_NO_DOUBT) and part != "bag")


def _not_done(pending: Pending, move: Any) -> frozenset[str]:
    """The parts that are unknown after a move that was made and can't be carried out with the pieces that are
    known to be there."""
    if move.kind in _LEADS_ANYWHERE:
        return frozenset({EVERYTHING})
    parts = touched(pending._replace(kind=move.kind), move.actor, _draft(move))
    return frozenset(part for part in parts if not part.startswith(_NO_DOUBT) and part != "bag")


def _disks_astray(move: Any) -> int:
    """By how many disks the bag may differ because of what nobody saw of a move."""
    elements = ("element", "adaptation", "abundance", "wanderlust", "draws", "give", "take")
    count = 0
    for name in elements:
        value = getattr(move, name, None)
        count += value == UNSEEN
        if isinstance(value, tuple):
            count += sum(_has_unseen(item) for item in value)
    return count


# Playing ---------------------------------------------------------------------------------------------------


def play_unsure(state: State, move: Any) -> list[Any]:
    """Carries out what is known of a move as far as the pieces that are known allow; the rest is unknown. Returns
    the events."""
    if state.phase == OVER:
        return []  # perhaps it isn't, but nobody can tell how it goes on
    pending = state.pending[-1]
    if move.kind == pending.kind == "take-card" and move.actor != actor_name(pending.actor):
        # Who dominates is unknown, so that it may well have been this one.
        state.pending[-1] = pending = pending._replace(actor=ANIMAL[move.actor])
    in_turn = answers(move, pending)
    if move.kind == "draw-elements":
        at_draw(state)
    state.unknown |= _unknown_after(pending, move, earth_is_unsure(state))
    state.astray += _disks_astray(move)
    known = _known_part(move)
    forced = Forced(left_out=((),)) if known is None else play_by_force(state, known)
    if known is not None and forced.left_out:
        state.unknown |= _not_done(pending, known)
    if forced.move is None and in_turn:
        return pass_over(state)
    return list(forced.events)
