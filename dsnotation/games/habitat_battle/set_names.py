"""Habitat Battle: what the things of a game set are called in other languages, and what can be wrong with that."""

from __future__ import annotations

from dsnotation.core.findings import FieldPath, Severity
from dsnotation.core.messages import Message, listed_and, quoted, say
from dsnotation.core.names import ENGLISH, LANGUAGES, Name, Spelling
from dsnotation.core.words import key
from dsnotation.games.habitat_battle.model import GameSet
from dsnotation.games.habitat_battle.set_mistakes import Mistakes, guess
from dsnotation.games.habitat_battle.words import RESERVED

TABLES = ("habitat", "space", "animal", "power", "activator", "strategy", "bird", "movement")
MAX_NAME = 60
_BETWEEN = " -'"  # what may stand between the letters of a name that is read
_RESERVED = frozenset(map(key, RESERVED))
_UNREAD = "habitat"  # no line of a game names one


def spellings(names: str) -> tuple[str, ...]:
    """The names of a cell, without those that are empty: `oso pardo; oso`."""
    return tuple(name for one in names.split(";") if (name := " ".join(one.split())))


def name_in(game_set: GameSet, code: str, title: str) -> Name:
    """What a thing of a set is called; `title` is its own name, told where the set gives no English one."""
    found: dict[str, tuple[Spelling, ...]] = {}
    for language in LANGUAGES:
        words = list(spellings(getattr(game_set.names, language).get(code, "")))
        if language == ENGLISH and title.strip():
            words.append(" ".join(title.split()))
        if words:
            found[language] = tuple(Spelling(word) for word in dict.fromkeys(words))
    return Name(code, found)


def check_names(game_set: GameSet, mistakes: Mistakes) -> None:
    """Tells of names of nothing, of names that no line can have, and of names that stand for several things."""
    ids = [row.id for table in TABLES for row in getattr(game_set, table)]
    known = frozenset(ids)
    # A slip in an id, or a row left out, is told where it is and not of the names that it had.
    is_whole = all(finding.severity is not Severity.ERROR for finding in mistakes.findings)
    for language in LANGUAGES:
        for code, names in getattr(game_set.names, language).items():
            path: FieldPath = ("names", language, code)
            if code not in known:
                if is_whole:
                    meant = mistakes.meant(code, ids)
                    mistakes("HB0851", path, _nothing(code), *guess(meant), at_key=True)
                continue
            if not spellings(names):
                mistakes("HB0852", path, say("the name of {id} is empty", id=code))
            for name in spellings(names):
                wrong = _unreadable(name)
                if wrong is not None:
                    mistakes("HB0852", path, wrong, say("people write {id} instead", id=code))
    for table in TABLES:
        if table != _UNREAD:
            _check_ambiguous(game_set, table, mistakes)


def _nothing(code: str) -> Message:
    return say("the set has nothing with the id {id}", id=quoted(code))


def _unreadable(name: str) -> Message | None:
    """Why no line can have this name; None if it can."""
    if len(name) > MAX_NAME:
        return say("a name has at most {most} letters", most=MAX_NAME)
    if not all(letter.isalnum() or letter in _BETWEEN for letter in name) or not name[0].isalnum():
        return say(
            "the name {name} can't be read: it has more than letters, digits, blanks and hyphens", name=name
        )
    if len(key(name)) == 1 and not key(name).isdecimal():
        return say("the name {name} can't be read: a letter by itself is a seat", name=name)
    if key(name) in _RESERVED:
        return say("the name {name} can't be read: it is a word of the notation", name=name)
    return None


def _check_ambiguous(game_set: GameSet, table: str, mistakes: Mistakes) -> None:
    """Tells which names in a list stand for several things. Where one of these has the id, that one is meant."""
    rows = getattr(game_set, table)
    ids = {key(row.id): row.id for row in reversed(rows)}
    owners: dict[str, list[str]] = {}
    for row in rows:
        for language in LANGUAGES:
            for name in spellings(getattr(game_set.names, language).get(row.id, "")):
                path = ("names", language, row.id)
                word, owned = key(name), owners.setdefault(key(name), [])
                if ids.get(word, row.id) != row.id:
                    message = say("{name} is the id of something else", name=name)
                    mistakes("HB0853", path, message, say("in a game {id} is meant by it", id=ids[word]))
                elif row.id in owned or not owned:
                    owned.append(row.id)
                else:
                    owned.append(row.id)
                    things = listed_and(dict.fromkeys(owned))
                    message = say("{name} stands for {things}", name=name, things=things)
                    mistakes("HB0853", path, message, say("in a game nobody can tell which of them is meant"))
