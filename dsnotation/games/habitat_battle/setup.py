"""Habitat Battle: set-up, from the tags of a record to the position before the first kits. Sheet sections 1 and
2."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dsnotation.core.findings import FieldPath, Finding
from dsnotation.core.game import NO_OPTIONS, SEATS, Chooser
from dsnotation.core.messages import quoted, say
from dsnotation.games.habitat_battle import sets
from dsnotation.games.habitat_battle.catalogue import CATALOGUE
from dsnotation.games.habitat_battle.flow import ask_for_kits
from dsnotation.games.habitat_battle.model import GameSet
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


_ready: dict[int, Tables] = {}
_REMEMBERED = 16


def _tables(game_set: GameSet) -> Tables:
    """A set made ready, once for each; names, which change no digest, count too."""
    tables = _ready.get(id(game_set))
    if tables is None:
        if len(_ready) >= _REMEMBERED:
            _ready.clear()
        # They hold the set, so that its `id` is nobody else's.
        tables = _ready[id(game_set)] = Tables(game_set)
    return tables


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
        message = say("there is no player {missing}, but a player {seat}", missing=missing[0], seat=seats[-1])
        field = ("tag", names[seats[-1]][0])
        hints = (say("name the players in seating order: {tag} is missing", tag=f'[{missing[0]} "..."]'),)
        findings.append(CATALOGUE.finding("HB0102", message, field=field, about=(SEATS,), hints=hints))
        return ()
    further = next(
        (tag for tag in tags if len(tag) == 1 and tag.isalpha() and tag.upper() not in SEAT_NAMES), None
    )
    if further is not None:
        message = say("there is no seat {seat}: the game has at most {most} players", seat=further, most=MOST)
        findings.append(CATALOGUE.finding("HB0101", message, field=("tag", further), about=(SEATS,)))
        return ()
    if not FEWEST <= len(seats) <= MOST:
        message = say("the game needs four to six players; the tags name {count}", count=len(seats))
        written = ", ".join(f'[{seat} "..."]' for seat in SEAT_NAMES[:FEWEST])
        hints = (say("name them in seating order: {tags}", tags=written),)
        findings.append(CATALOGUE.finding("HB0101", message, about=(SEATS,), hints=hints))
        return ()
    return tuple(names[seat][1] for seat in seats)


def _set(tags: Mapping[str, str], findings: list[Finding]) -> Tables | None:
    """The set that the tags name, and whether its content is what the record was written with."""
    tag = _tag(tags, SET_TAG)
    known = ", ".join(sets.names())
    if tag is None:
        hint = say("write {tag}; sets: {names}", tag=f'[{SET_TAG} "{DEMONSTRATION}"]', names=known)
        findings.append(CATALOGUE.finding("HB0103", say("no tag names the game set"), hints=(hint,)))
        return None
    name = tags[tag].strip()
    if name not in sets.names():
        hints = (say("known sets: {names}", names=known), say("--set FILE gives another one"))
        message = say("there is no game set {name}", name=quoted(name))
        findings.append(CATALOGUE.finding("HB0103", message, field=("tag", tag), hints=hints))
        return None
    game_set, wrong = sets.load(name)
    if game_set is None:
        message = say("the game set {name} can't be played with: {why}", name=name, why=wrong[0].message)
        command = f"dsn games habitat-battle --set {name}.toml"
        hint = say("{command} shows all that is wrong with it", command=command)
        findings.append(CATALOGUE.finding("HB0104", message, field=("tag", tag), hints=(hint,)))
        return None
    digest = sets.digest(game_set)
    _check_digest(tags, name, digest, findings)
    return _tables(game_set)


def _check_digest(tags: Mapping[str, str], name: str, digest: str, findings: list[Finding]) -> None:
    tag = _tag(tags, DIGEST_TAG)
    if tag is None:
        hints = (say("write {tag}", tag=f'[{DIGEST_TAG} "{digest}"]'),)
        message = say("no tag says which content the set {name} had", name=name)
        field: FieldPath = ("tag", _tag(tags, SET_TAG) or SET_TAG)
        findings.append(CATALOGUE.finding("HB0106", message, field=field, hints=hints))
    elif tags[tag].strip().lower() != digest:
        message = say(
            "the set {name} is another one now: its digest is {digest}, not {written}",
            name=name, digest=digest, written=tags[tag].strip(),
        )  # fmt: skip
        hint = say("get the set that the game was written with, or write the new digest and check the game again")
        hints = (hint,)
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
