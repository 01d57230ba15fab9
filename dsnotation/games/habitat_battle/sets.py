"""Habitat Battle: the game sets there are, and what tells one content from another. Sheet section 1."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any, get_args

from dsnotation.core import sets
from dsnotation.core.findings import Finding, Severity
from dsnotation.core.game import GameSets
from dsnotation.core.messages import Message, joined, listed_or, quoted, say, several
from dsnotation.core.toml_places import Places
from dsnotation.games.habitat_battle.model import AnimalKind, GameSet
from dsnotation.games.habitat_battle.set_mistakes import CATALOGUE
from dsnotation.games.habitat_battle.set_reading import read_set

GAME = "habitat-battle"
HASH_BYTES = 8
_UNREAD_BY_RULES = ("title", "name", "names", "invented")  # what only people read
_digests: dict[int, tuple[GameSet, str]] = {}
_REMEMBERED = 32


def names() -> tuple[str, ...]:
    """The names of all sets that `load` finds."""
    return sets.names(GAME)


def preferred() -> str | None:
    """The set that was given for this run, if any was."""
    return sets.preferred(GAME)


def load(name: str) -> tuple[GameSet | None, list[Finding]]:
    """The set of this name and what is wrong with it; None if there is none that can be played with."""
    source = sets.find(GAME, name)
    if source is None:
        message = say("there is no game set {name}", name=quoted(name))
        return None, [CATALOGUE.finding("HB0809", message, hints=(say("sets: {names}", names=joined(names())),))]
    game_set, findings = _read(source.text, source.file)
    if game_set is not None and game_set.set.id != name:
        return None, [*findings, _wrong_name(game_set.set.id, name, source)]
    return game_set, list(findings)


@lru_cache(16)
def _read(text: str, file: str) -> tuple[GameSet | None, tuple[Finding, ...]]:
    game_set, findings = read_set(text, file)
    return game_set, tuple(findings)


def _wrong_name(own: str, name: str, source: sets.SetText) -> Finding:
    span = Places(source.text, source.file).value(("set", "id"))
    message = say("the set was found as {name} but says that it is {own}", name=name, own=own)
    return CATALOGUE.finding("HB0809", message, span=span)


def digest(game_set: GameSet) -> str:
    """The hash of a set: 16 hexadecimal digits, equal for equal sets on every machine.

    Comments, layout, the order of keys, defaults written or not, titles and names change nothing: whatever the
    rules look at does, and the version and the order of the rows.
    """
    known = _digests.get(id(game_set))
    if known is None:
        if len(_digests) >= _REMEMBERED:
            _digests.clear()
        layout = json.dumps(_plain(game_set), sort_keys=True, separators=(",", ":"))
        # With the set itself, so that its `id` is nobody else's.
        known = game_set, blake2b(layout.encode(), digest_size=HASH_BYTES).hexdigest()
        _digests[id(game_set)] = known
    return known[1]


def _plain(value: Any) -> Any:
    """What the rules look at, as plain values."""
    if is_dataclass(value):
        names_of = (field.name for field in fields(value) if field.name not in _UNREAD_BY_RULES)
        return {name: _plain(getattr(value, name)) for name in names_of}
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def summary(game_set: GameSet) -> list[tuple[str, str]]:
    """What a set is and holds, as pairs for a table."""
    head, options = game_set.set, game_set.options
    kinds = Counter(row.kind for row in game_set.animal)
    ends = []
    if options.victory_points:
        ends.append(several(options.victory_points, "{count} victory point", "{count} victory points"))
    if options.rounds:
        ends.append(several(options.rounds, "{count} round", "{count} rounds"))
    invocations = sum(card.copies for card in game_set.bird if card.invocation)
    movements = joined(dict.fromkeys(card.kind for card in game_set.movement))
    title = say("{set}, version {version}", set=head.id, version=head.version)
    if head.invented:
        title = say("{set}, version {version} (made up, no printed edition)", set=head.id, version=head.version)
    return [
        (say("set"), title),
        (say("title"), head.title),
        (say("digest"), digest(game_set)),
        (say("board"), _board(len(game_set.space), len(game_set.habitat))),
        (say("animals"), joined(_KINDS[kind](kinds[kind]) for kind in get_args(AnimalKind))),
        (say("powers"), _powers(len(game_set.power), sum(row.copies for row in game_set.activator))),
        (say("strategies"), _cards(sum(card.copies for card in game_set.strategy))),
        (say("birds"), _birds(sum(card.copies for card in game_set.bird), invocations)),
        (say("movements"), _movements(sum(card.copies for card in game_set.movement), movements)),
        (say("ends with"), listed_or(ends)),
    ]


_KINDS: dict[str, Callable[[int], Message]] = {
    "land": lambda count: several(count, "{count} land", "{count} land"),
    "bird": lambda count: several(count, "{count} bird", "{count} bird"),
    "insect": lambda count: several(count, "{count} insect", "{count} insect"),
    "aquatic": lambda count: several(count, "{count} aquatic", "{count} aquatic"),
}


def _board(spaces: int, habitats: int) -> Message:
    of_habitats = several(habitats, "{count} habitat", "{count} habitats")
    return several(spaces, "{count} space, {habitats}", "{count} spaces, {habitats}", habitats=of_habitats)


def _powers(powers: int, activators: int) -> Message:
    return several(activators, "{powers}; {count} activator", "{powers}; {count} activators", powers=powers)


def _cards(count: int) -> Message:
    return several(count, "{count} card", "{count} cards")


def _birds(count: int, invocations: int) -> Message:
    of_them = several(invocations, "{count} of them an invocation", "{count} of them invocations")
    return say("{cards}, {invocations}", cards=_cards(count), invocations=of_them)


def _movements(count: int, kinds: Message) -> Message:
    return say("{cards}: {kinds}", cards=_cards(count), kinds=kinds)


def read_file(text: str, file: str) -> tuple[GameSet | None, list[Finding]]:
    """A set from a file of its own. Beside a record it would be looked for under the name of the file."""
    game_set, findings = read_set(text, file)
    stem = file.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".toml")
    if game_set is not None and file.endswith(".toml") and stem != game_set.set.id:
        wrong = _wrong_name(game_set.set.id, stem, sets.SetText(text, file))
        findings = [*findings, replace(wrong, severity=Severity.WARNING)]
    return game_set, findings


SETS = GameSets(model=GameSet, read=read_file, name=lambda game_set: str(game_set.set.id), summary=summary)
