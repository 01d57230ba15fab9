"""Habitat Battle: set-up, from the tags of a record to the position before the first kits. Sheet sections 1 and
2."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import NO_OPTIONS, SEATS, Chooser
from dsnotation.games.habitat_battle import sets
from dsnotation.games.habitat_battle.catalogue import CATALOGUE
from dsnotation.games.habitat_battle.flow import ask_for_kits
from dsnotation.games.habitat_battle.moves import SEATS as SEAT_NAMES
from dsnotation.games.habitat_battle.state import State
from dsnotation.games.habitat_battle.tables import Tables

SET_TAG, DIGEST_TAG = "Set", "SetDigest"
DEMONSTRATION = "demo"
FEWEST, MOST = 4, 6


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays in which seat, with which set."""

    players: tuple[str, ...]
    tables: Tables


@lru_cache(16)
def _tables(name: str, digest: str) -> Tables:
    """A set made ready, once for each content."""
    game_set, _ = sets.load(name)
    assert game_set is not None
    return Tables(game_set)


def read_setup(tags: Mapping[str, str]) -> tuple[Setup | None, list[Finding]]:
    """The set-up that the tags describe; None if it can't be played. A finding's field is ("tag", name)."""
    findings: list[Finding] = []
    players = _players(tags, findings)
    tables = _set(tags, findings)
    if not players or tables is None:
        return None, findings
    return Setup(players, tables), findings


def _tag(tags: Mapping[str, str], name: str) -> str | None:
    """The tag of that name as it is written."""
    return next((tag for tag in tags if tag.lower() == name.lower()), None)


def _players(tags: Mapping[str, str], findings: list[Finding]) -> tuple[str, ...]:
    """The players in seating order; none if there can't be such a game."""
    names = {tag.upper(): (tag, name.strip()) for tag, name in tags.items() if tag.upper() in SEAT_NAMES}
    seats = [seat for seat in SEAT_NAMES if seat in names]
    missing = [seat for seat in SEAT_NAMES[: len(seats)] if seat not in names]
    if missing:
        message = f"there is no player {missing[0]}, but a player {seats[-1]}"
        field = ("tag", names[seats[-1]][0])
        hints = (f'name the players in seating order: [{missing[0]} "..."] is missing',)
        findings.append(CATALOGUE.finding("HB0102", message, field=field, about=(SEATS,), hints=hints))
        return ()
    further = next(
        (tag for tag in tags if len(tag) == 1 and tag.isalpha() and tag.upper() not in SEAT_NAMES), None
    )
    if further is not None:
        message = f"there is no seat {further}: the game has at most {MOST} players"
        findings.append(CATALOGUE.finding("HB0101", message, field=("tag", further), about=(SEATS,)))
        return ()
    if not FEWEST <= len(seats) <= MOST:
        message = f"the game needs four to six players; the tags name {len(seats)}"
        hints = ('name them in seating order: [A "..."], [B "..."], [C "..."], [D "..."]',)
        findings.append(CATALOGUE.finding("HB0101", message, about=(SEATS,), hints=hints))
        return ()
    return tuple(names[seat][1] for seat in seats)


def _set(tags: Mapping[str, str], findings: list[Finding]) -> Tables | None:
    """The set that the tags name, and whether its content is what the record was written with."""
    tag = _tag(tags, SET_TAG)
    known = ", ".join(sets.names())
    if tag is None:
        hint = f'write [{SET_TAG} "{DEMONSTRATION}"]; sets: {known}'
        findings.append(CATALOGUE.finding("HB0103", "no tag names the game set", hints=(hint,)))
        return None
    name = tags[tag].strip()
    if name not in sets.names():
        hints = (f"known sets: {known}", "--set FILE gives another one")
        message = f"there is no game set {name!r}"
        findings.append(CATALOGUE.finding("HB0103", message, field=("tag", tag), hints=hints))
        return None
    game_set, wrong = sets.load(name)
    if game_set is None:
        first = wrong[0].message
        message = f"the game set {name} can't be played with: {first}"
        hint = f"dsn games habitat-battle --set {name}.toml shows all that is wrong with it"
        findings.append(CATALOGUE.finding("HB0104", message, field=("tag", tag), hints=(hint,)))
        return None
    digest = sets.digest(game_set)
    _check_digest(tags, name, digest, findings)
    return _tables(name, digest)


def _check_digest(tags: Mapping[str, str], name: str, digest: str, findings: list[Finding]) -> None:
    tag = _tag(tags, DIGEST_TAG)
    if tag is None:
        hints = (f'write [{DIGEST_TAG} "{digest}"]',)
        message = f"no tag says which content the set {name} had"
        field: FieldPath = ("tag", _tag(tags, SET_TAG) or SET_TAG)
        findings.append(CATALOGUE.finding("HB0106", message, field=field, hints=hints))
    elif tags[tag].strip().lower() != digest:
        message = f"the set {name} is another one now: its digest is {digest}, not {tags[tag].strip()}"
        hints = ("get the set that the game was written with, or write the new digest and check the game again",)
        findings.append(CATALOGUE.finding("HB0105", message, field=("tag", tag), hints=hints))


def invent_tags(players: int, choose: Chooser, options: Mapping[str, str] = NO_OPTIONS) -> dict[str, str]:
    """Tags of an invented game with the demonstration set, or the set that is given for this run."""
    if options:
        raise ValueError("the game has no options of its own; those of the set are in the set")
    if not FEWEST <= players <= MOST:
        raise ValueError(f"{players} players can't play; the game needs {FEWEST} to {MOST}")
    name = sets.preferred() or DEMONSTRATION
    game_set, wrong = sets.load(name)
    if game_set is None:
        raise ValueError(f"the game set {name} can't be played with: {wrong[0].message}")
    tags: dict[str, str] = {SET_TAG: name, DIGEST_TAG: sets.digest(game_set)}
    names = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix")
    return tags | dict(zip(SEAT_NAMES, names[:players], strict=False))


def start(setup: Setup) -> State:
    """The position before the first kits."""
    state = State(setup.tables, setup.players)
    ask_for_kits(state)
    return state
