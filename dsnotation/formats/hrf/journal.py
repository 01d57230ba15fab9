"""From a journal to a game in the notation: who plays, under which options it is legal, and what was lost."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import PurePath

from dsnotation.core.messages import say, several
from dsnotation.formats import catalogue as codes
from dsnotation.formats.hrf import actions as act
from dsnotation.formats.hrf.cursor import Conflict
from dsnotation.formats.hrf.expressions import Term
from dsnotation.formats.hrf.lines import RawJournal, read_lines
from dsnotation.formats.hrf.lobby import Lobby, read_lobby
from dsnotation.formats.hrf.stream import Stream, read_stream
from dsnotation.formats.hrf.walk import Walk, walk
from dsnotation.formats.protocol import Games, Reading
from dsnotation.games.dominant_species import GAME
from dsnotation.games.dominant_species.components import ANIMAL_WORDS, ANIMALS, AnimalName
from dsnotation.notation.writer import write_played_game

LEVEL = "G"
# How that program is known to differ from our defaults (rows 4, 7, 34, 35, 49 of the rule sheet, and its Habitat),
# as far as a legal game can depend on it.
DEVIATIONS: tuple[tuple[str, str], ...] = tuple(
    (name, value)
    for name, value in (
        ("initiative-on-self", "waits"),
        ("glaciation", "first-space"),
        ("evolution-empty-pool", "kill-only"),
        ("ice-sheet-forgo", "yes"),
        ("all-extinct", "on"),
        ("habitat-disk", "abundance-row"),
    )
    if any(info.name == name and value in info.values for info in GAME.options)
)


def read(data: bytes, file: str) -> Reading:
    """The game of a journal or of a page with one."""
    raw = read_lines(data, file)
    if not raw.journal:
        return Reading(None, raw.findings, raw.lines)
    stream, lobby = read_stream(raw), read_lobby(raw)
    animals = _animals(stream, lobby) if stream.stacks and stream.deck else ()
    if not animals:
        return Reading(None, raw.findings, raw.lines)
    heading = _heading(stream, lobby, animals)
    played, options = _find_options(stream, heading)
    _report(stream, played, options)
    tags = {
        **heading,
        **({"Options": _options_text(options)} if options else {}),
        **({"Result": "unfinished"} if played.unfinished or played.conflict else {}),
        **_provenance(stream, data),
    }
    text = write_played_game({"Game": GAME.name, **tags}, GAME.language, played.moves)
    return Reading(Games(text, f"{PurePath(file).stem}.dsn"), raw.findings, raw.lines)


# Who plays --------------------------------------------------------------------------------------------------


def _animals(stream: Stream, lobby: Lobby) -> tuple[AnimalName, ...]:
    """The animals in play, in food-chain order. Reported and empty if the journal doesn't tell."""
    seen: list[str] = []
    known = False
    for line in stream.lines:
        if line.name == "ExecutionPhaseAction":
            known = True
            break
        if line.name != "PlanningAction" or not line.term.args or not isinstance(line.term.args[0], Term):
            continue
        name = act.ANIMAL_OF.get(line.term.args[0].name)
        if name is None:
            continue
        if name in seen:
            known = True  # a second round begins, so each has had its first
            break
        seen.append(name)
    animals = tuple(name for name in ANIMALS if name in seen or (not known and name in lobby.animals))
    if not known and not lobby.animals:
        message = say("the journal ends before it shows which animals play")
    elif not 2 <= len(animals) <= 6:
        message = several(
            len(animals),
            "only {count} animal plans in the first turn; the game needs 2 to 6",
            "only {count} animals plan in the first turn; the game needs 2 to 6",
        )
    else:
        return animals
    stream.raw.report(codes.NO_ANIMALS, message, None)
    return ()


def _heading(stream: Stream, lobby: Lobby, animals: tuple[AnimalName, ...]) -> dict[str, str]:
    """The tags that say what is played by whom."""
    tags = {"Event": lobby.title} if lobby.title else {}
    taken: set[str] = set()
    for animal in animals:
        player = lobby.players.get(animal, "")
        if player in taken:
            stream.raw.report(
                codes.INFERRED, say("{player} has two animals; each is written as a player", player=player), None
            )
            player = f"{player} ({ANIMAL_WORDS[animal]})"
        if player:
            taken.add(player)
        tags[ANIMAL_WORDS[animal].capitalize()] = player
    return tags


def _provenance(stream: Stream, data: bytes) -> dict[str, str]:
    """Where the game comes from, and what of it is lost."""
    version = f" {stream.version}" if stream.version and stream.version != "unknown" else ""
    tags = {
        "Source": f"haunt-roll-fail journal{version}",
        "SourceDigest": f"sha256:{hashlib.sha256(data).hexdigest()}",
        "SourceLevel": LEVEL,
    }
    if stream.dropped:
        tags["SourceDropped"] = ", ".join(f"{what}: {count}" for what, count in stream.dropped.items())
    return tags


# Options ----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Try:
    options: dict[str, str]
    walk: Walk


def _find_options(stream: Stream, heading: dict[str, str]) -> tuple[Walk, dict[str, str]]:
    """First the default options; where journal and rules part, whichever known deviation goes furthest beyond."""
    best = _try(stream, heading, {})
    while not best.walk.clean:
        left = [(name, value) for name, value in DEVIATIONS if name not in best.options]
        tries = [_try(stream, heading, {**best.options, name: value}) for name, value in left]
        further = max(tries, key=_merit, default=best)
        if _merit(further) <= _merit(best):
            break
        best = further
    return best.walk, best.options


def _merit(one: _Try) -> tuple[int, int, bool]:
    """How well journal and rules agree: first up to where nothing differs, then to where the walk ends."""
    walk = one.walk
    return walk.agreed, walk.reached, walk.clean


def _try(stream: Stream, heading: dict[str, str], options: dict[str, str]) -> _Try:
    return _Try(options, walk(stream, {**heading, "Options": _options_text(options)}))


def _options_text(options: dict[str, str]) -> str:
    names = [info.name for info in GAME.options]
    return ", ".join(f"{name}={options[name]}" for name in names if name in options)


# Findings ---------------------------------------------------------------------------------------------------


def _report(stream: Stream, played: Walk, options: dict[str, str]) -> None:
    raw = stream.raw
    if options:
        raw.report(codes.OPTIONS, say("this game is legal under {options}", options=_options_text(options)), None)
    for message, line in played.inferred:
        raw.report(codes.INFERRED, message, line.raw if line else None)
    if played.differs is not None:
        _at(raw, played.differs)
    if played.conflict is not None:
        _at(raw, played.conflict)
        rest = len(stream.lines) - played.reached
        stream.dropped["lines after the last move"] = rest
    elif played.unfinished:
        last = stream.lines[-1].raw if stream.lines else None
        message = say("the journal ends before the game does")
        if played.begun:
            message = several(
                played.begun,
                "the journal ends before the game does; {count} line of a move that is incomplete: left out",
                "the journal ends before the game does; {count} lines of a move that is incomplete: left out",
            )
        raw.report(codes.UNFINISHED, message, last)
        if played.begun:
            stream.dropped["lines of an incomplete move"] = played.begun


def _at(raw: RawJournal, conflict: Conflict) -> None:
    raw.report(conflict.code, conflict.message, conflict.line.raw if conflict.line else None)
