"""From a log to a game in the notation: replayed if all its cards are ours, else as a trace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dsnotation.core.findings import Finding, Span
from dsnotation.core.messages import say, several
from dsnotation.formats import catalogue as codes
from dsnotation.formats.catalogue import CATALOGUE
from dsnotation.formats.dominion.claims import claims_of
from dsnotation.formats.dominion.kingdom import Cards, cards_of, kingdom_text
from dsnotation.formats.dominion.log import LogGame, SourceFormat
from dsnotation.formats.dominion.trace import final_lines, rest, results, trace
from dsnotation.formats.dominion.walk import Walk, walk
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import SEATS
from dsnotation.notation.reader import read_string
from dsnotation.notation.writer import write_document, write_moves, write_tags

# How each program is known to differ from our defaults; "before": it writes a shuffle before the cards drawn.
_OPTIONS: dict[SourceFormat, dict[str, str]] = {
    "dominion.games": {"shuffle-timing": "before"},
    "isotropic": {"shuffle-timing": "before"},
    "councilroom": {},
    "goko": {},
}
# Tried in turn where log and rules part.
_DEVIATIONS: tuple[tuple[str, str], ...] = (
    ("shuffle-timing", "before"),
    ("shuffle-timing", "when-needed"),
    ("embargo-text", "2019"),
    ("treasury-text", "2022"),
    ("outpost-text", "2022"),
    ("throne-stays", "only-if-doubled"),
    ("duration-idle", "keep"),
    ("smugglers-counts", "bought"),
)
_DEFAULTS = {info.name: info.values[0] for info in GAME.options}
_MAX_UNREAD = 20  # findings about single lines
MOST_PLAYERS = 6


@dataclass(slots=True)
class Translation:
    """What came of a log: its text (None if it has no players that could play), and what there is to say."""

    text: str | None = None
    findings: list[Finding] = field(default_factory=list)
    walk: Walk | None = None  # None for a trace


class _Report:
    """Collects findings with their lines."""

    def __init__(self, file: str, lines: Sequence[str], findings: list[Finding]) -> None:
        self.file = file
        self.lines = lines
        self.findings = findings

    def __call__(self, code: str, message: str, line: int = 0, hints: tuple[str, ...] = ()) -> None:
        span = None
        if 0 < line <= len(self.lines):
            span = Span(self.file, line, 1, line, len(self.lines[line - 1]) + 1)
        self.findings.append(CATALOGUE.finding(code, message, hints=hints, span=span))


def translate(game: LogGame, file: str, lines: Sequence[str], provenance: dict[str, str]) -> Translation:
    """The game of a log as canonical text."""
    done = Translation()
    report = _Report(file, lines, done.findings)
    if not 2 <= len(game.players) <= MOST_PLAYERS:
        players = several(len(game.players), "the log has {count} player", "the log has {count} players")
        report(codes.LOG_PLAYERS, players, _first_line(game))
        return done
    cards = cards_of(game)
    _report_unread(game, report)
    dropped = {"SourceDropped": f"lines that can't be read: {len(game.unread)}"} if game.unread else {}
    if cards.foreign:
        text = _trace(game, cards, {**provenance, **dropped}, report)
    else:
        text = _play(game, cards, {**provenance, **dropped}, report, done)
    # The writer of the notation has the last word on what is canonical.
    done.text = write_document(read_string(text))
    return done


def _first_line(game: LogGame) -> int:
    return game.turns[0].line if game.turns else 0


def _heading(game: LogGame, cards: Cards) -> dict[str, str]:
    """The tags that say who played what, and when."""
    tags = {"Game": GAME.name}
    if game.date is not None:
        tags["Date"] = game.date.isoformat()
    tags.update(zip(SEATS, game.players, strict=False))
    tags["Kingdom"] = kingdom_text(cards.kingdom)
    if cards.others:
        tags["OtherCards"] = ", ".join(sorted(cards.others))
    return tags


def _report_unread(game: LogGame, report: _Report) -> None:
    for unread in game.unread[:_MAX_UNREAD]:
        report(codes.LOG_UNREAD, say("no known sentence fits this line"), unread.line)
    if len(game.unread) > _MAX_UNREAD:
        more = len(game.unread) - _MAX_UNREAD
        told = several(more, "{count} more line can't be read", "{count} more lines can't be read")
        report(codes.LOG_UNREAD, told)


# Traces -----------------------------------------------------------------------------------------------------


def _trace(game: LogGame, cards: Cards, provenance: dict[str, str], report: _Report) -> str:
    names = ", ".join(cards.foreign)
    hints = (say("the game is kept as a trace: dsn check does not replay it"),)
    report(codes.LOG_NOT_IMPLEMENTED, say("not implemented: {names}", names=names), _first_line(game), hints)
    tags = _heading(game, cards)
    options = _players_option(game)
    if options:
        tags["Options"] = _options_text(options)
    if game.end_reason == "resigned":
        tags["Result"] = "abandoned"
    words = {"vp": "Points", "turns": "Turns", "winner": "Winner"}
    tags.update({words[what]: text for what, text in results(game).items()})
    tags.update({**provenance, "SourceLevel": "T"})
    # Under a heading the comments belong to this game, whatever follows in the file.
    return "\n".join([write_tags(tags), "setup", *trace(game), ""])


# Games that are replayed ------------------------------------------------------------------------------------


def _play(game: LogGame, cards: Cards, provenance: dict[str, str], report: _Report, done: Translation) -> str:
    heading = _heading(game, cards)
    base = {**_OPTIONS[game.source_format], **_players_option(game)}
    played, options = _find_options(game, heading, base)
    done.walk = played
    if cards.untouched:
        names = ", ".join(cards.untouched)
        report(
            codes.LOG_UNUSED_PILES, say("not implemented, but never used: {names}", names=names), _first_line(game)
        )
    if options != base:
        report(
            codes.LOG_OPTIONS,
            say("this game is legal under {options}", options=_options_text(options)),
            _first_line(game),
        )
    for message, line in dict.fromkeys(played.inferred):
        report(codes.LOG_INFERRED, message, line)
    tags = {**heading, **({"Options": _options_text(options)} if options else {})}
    if played.conflict is not None or played.unfinished:
        tags["Result"] = "abandoned" if game.end_reason == "resigned" else "unfinished"
    tags.update({**provenance, "SourceLevel": "G" if game.source_format == "goko" else "T"})
    moves = write_moves(GAME.language, played.moves) or "setup\n"
    return "\n".join([write_tags(tags), moves + "\n".join([*_end(game, played, report), ""])])


def _end(game: LogGame, played: Walk, report: _Report) -> list[str]:
    """The lines behind the last move: assertions, and comments for what can't be a move or an assertion."""
    conflict = played.conflict
    if conflict is not None:
        report(conflict.code, conflict.message, conflict.line)
        why = " ".join(conflict.message.split())
        return [f"; the log can't be followed from here (line {conflict.line}): {why}",
                *rest(game, conflict.line - 1, played.turns), *final_lines(game)]  # fmt: skip
    if played.unfinished:
        resigned = game.end_reason == "resigned"
        message = say("somebody resigned") if resigned else say("the log ends before the game does")
        report(codes.LOG_UNFINISHED, message, played.line)
    claims = claims_of(game, played.state)
    for wrong in claims.wrong:
        report(codes.LOG_DISAGREES, wrong, played.line)
    return [*claims.lines, *claims.comments]


# Options ----------------------------------------------------------------------------------------------------


def _find_options(game: LogGame, heading: dict[str, str], base: dict[str, str]) -> tuple[Walk, dict[str, str]]:
    """First the options by which the program is known to play; where log and rules part, whichever deviation goes
    furthest beyond."""
    options = dict(base)
    best = walk(game, {**heading, "Options": _options_text(options)})
    while best.conflict is not None:
        tries = []
        for name, value in _DEVIATIONS:
            if options.get(name, _DEFAULTS[name]) != value:
                changed = {**options, name: value}
                tries.append((walk(game, {**heading, "Options": _options_text(changed)}), changed))
        further = max(tries, key=lambda one: one[0].merit)
        if further[0].merit <= best.merit:
            break
        best, options = further
    return best, {name: value for name, value in options.items() if value != _DEFAULTS[name]}


def _players_option(game: LogGame) -> dict[str, str]:
    return {"players-5-6": "yes"} if len(game.players) > 4 else {}


def _options_text(options: dict[str, str]) -> str:
    return ", ".join(f"{info.name}={options[info.name]}" for info in GAME.options if info.name in options)
