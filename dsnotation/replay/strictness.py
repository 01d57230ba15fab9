"""What `dsn check --strict` makes of a file: nothing is accepted that is not canonical or had to be inferred.

What a check only warns of is an error then. What it takes without a word (other spellings, blanks, who acts left
out) is one too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from dsnotation.core.findings import Finding, Severity, Span
from dsnotation.core.game import CHANCE, EVERYBODY, Draft, Game
from dsnotation.core.messages import say
from dsnotation.notation.departures import departures
from dsnotation.notation.document import Document, SourceText, Statement
from dsnotation.notation.strict_catalogue import CATALOGUE, NO_SETUP_HEADING, OTHER_WORDS, UNNAMED
from dsnotation.notation.whereabouts import of_file, teller
from dsnotation.notation.writer import statement_text
from dsnotation.replay.placing import place_of
from dsnotation.replay.result import Entry, Replay
from dsnotation.replay.spelling import like_setup

# A line that changes nothing is read past, with a note.
_TOLERATED = frozenset({"DN0307"})


def strict_findings(document: Document, replays: Sequence[Replay]) -> list[Finding]:
    """The findings of a file and of its games, played, as `--strict` has them."""
    usual = [*of_file(document), *(finding for played in replays for finding in played.findings)]
    more = [*_departures(document, replays), *(one for played in replays for one in _of_game(played, document))]
    return sorted([*map(hardened, usual), *more], key=lambda one: one.span.line if one.span else 0)


def hardened(finding: Finding) -> Finding:
    """A finding as an error, if a check tolerates what it says."""
    tolerated = finding.severity is Severity.WARNING or finding.code in _TOLERATED
    return replace(finding, severity=Severity.ERROR) if tolerated else finding


def named_statements(played: Replay) -> dict[int, str]:
    """By line, the statements of a game in which somebody who acts is left out, in canonical words with all that
    canonical text names."""
    game = played.game
    if game is None:
        return {}
    found: dict[int, str] = {}
    for statement, entries in _by_statement(played):
        drafts = list(_named(game, entries))
        if statement.whole is None and any(
            new is not entry.draft for new, entry in zip(drafts, entries, strict=True)
        ):
            found[statement.line] = statement_text(replace(statement, drafts=drafts), game.language)
    return found


def _departures(document: Document, replays: Sequence[Replay]) -> list[Finding]:
    reworded = {line: text for played in replays for line, text in named_statements(played).items()}
    places = Document(document.source, document.games, departures(document, reworded))
    return of_file(places)


def _of_game(played: Replay, document: Document) -> Iterator[Finding]:
    tell = teller(played.text)
    for finding in (*_unnamed(played, document.source), *_without_heading(played, document.source)):
        yield replace(tell(finding), move=finding.move)


def _unnamed(played: Replay, source: SourceText) -> Iterator[Finding]:
    """Moves whose actor was taken from the position."""
    game = played.game
    if game is None:
        return
    reworded = named_statements(played)
    for statement, entries in _by_statement(played):
        told: set[str | None] = set()
        for entry, draft in zip(entries, _named(game, entries), strict=True):
            yield from _names(entry, reworded.get(statement.line), played, source)
            if _says_more(draft, entry) and _speaker(entry.move) not in told:
                told.add(_speaker(entry.move))
                message = say("who acts is left out; by the position it is {actor}", actor=_speaker(entry.move))
                text = reworded.get(statement.line)
                hints = (say("write: {text}", text=text),) if text else ()
                found = CATALOGUE.finding(UNNAMED, message, hints=hints)
                yield found.at(_span(entry, source), game=played.text.number, move=entry.number)


def _says_more(draft: Draft, entry: Entry) -> bool:
    return entry.draft is not None and draft.fields.keys() != entry.draft.fields.keys()


def _names(entry: Entry, wanted: str | None, played: Replay, source: SourceText) -> Iterator[Finding]:
    """Names in a move that only the replay could tell to be other names of the same."""
    assert entry.draft is not None
    for name, value in _renamed(entry).items():
        old, new = (" ".join(map(str, one)) if isinstance(one, tuple) else one
                    for one in (entry.draft.fields[name], value))  # fmt: skip
        hints = (say("write: {text}", text=wanted),) if wanted else ()
        message = say("canonical text has {words}", words=say("{new} for {old}", new=new, old=old))
        found = CATALOGUE.finding(OTHER_WORDS, message, field=(name,), hints=hints)
        span = place_of(source, entry.statement, entry.draft, (name,))
        yield found.at(span, game=played.text.number, move=entry.number)


def _without_heading(played: Replay, source: SourceText) -> Iterator[Finding]:
    first = first_move(played)
    if first is not None and lacks_setup_heading(played):
        hint = say("write setup on a line above this one")
        found = CATALOGUE.finding(NO_SETUP_HEADING, say("the set-up has no heading"), hints=(hint,))
        yield found.at(_span(first, source), game=played.text.number)


def first_move(played: Replay) -> Entry | None:
    """The first move of a game, if it has any."""
    return next((entry for entry in played.entries if entry.draft is not None), None)


def lacks_setup_heading(played: Replay) -> bool:
    """Whether a game begins with moves of the set-up and has no heading above them."""
    first = first_move(played)
    if first is None or first.turn:
        return False
    statements = played.text.statements
    above = [one for one in statements if one.line < first.statement.line]
    return not any(one.kind in ("setup", "turn") or like_setup(one) for one in above)


def _by_statement(played: Replay) -> Iterable[tuple[Statement, list[Entry]]]:
    """The statements of moves that were played as a whole, with the entries of their moves."""
    grouped: dict[int, tuple[Statement, list[Entry]]] = {}
    for entry in played.entries:
        if entry.draft is not None:
            grouped.setdefault(id(entry.statement), (entry.statement, []))[1].append(entry)
    return grouped.values()


def _named(game: Game, entries: Sequence[Entry]) -> Iterator[Draft]:
    """The drafts of a statement, each with who acts where the canonical text of the move names somebody."""
    last: str | None = None
    for entry in entries:
        draft = entry.draft
        assert draft is not None
        speaker = _speaker(entry.move) if entry.move is not None else None
        field = _speaker_field(entry.move)
        if speaker is not None and field not in draft.fields:
            if speaker != last or not game.language.names_once:
                draft = replace(draft, fields={**draft.fields, field: speaker})
        last = speaker or last
        other = _renamed(entry)
        yield replace(draft, fields={**draft.fields, **other}) if other else draft


def _renamed(entry: Entry) -> dict[str, Any]:
    """The parts of a move that are written, but under another name than that by which it was played."""
    # Of an irregular move only a part may have been played; all of it stays written.
    if entry.move is None or entry.draft is None or entry.draft.irregular:
        return {}
    played = {name: getattr(entry.move, name, value) for name, value in entry.draft.fields.items()}
    return {name: value for name, value in played.items() if value != entry.draft.fields[name]}


def _speaker(move: Any) -> str | None:
    """Who acts, or to whom chance gives, if anybody in particular."""
    actor = getattr(move, _speaker_field(move), None)
    return None if actor in (None, CHANCE, EVERYBODY) else str(actor)


def _speaker_field(move: Any) -> str:
    return "player" if getattr(move, "actor", None) == CHANCE and hasattr(move, "player") else "actor"


def _span(entry: Entry, source: SourceText) -> Span:
    """The words of a move."""
    spans = entry.draft.spans.values() if entry.draft is not None else ()
    start, end = min(start for start, _ in spans), max(end for _, end in spans)
    return source.span(entry.statement.line, start, end)
