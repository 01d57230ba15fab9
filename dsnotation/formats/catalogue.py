"""What can be wrong with a file of another format, and what its conversion had to leave out or fill in."""

from __future__ import annotations

from dsnotation.core.findings import Catalogue, Rule, Severity

_SOURCE = "docs/formats.md"
_HRF = "docs/formats.md, Haunt Roll Fail journal"
_LOGS = "docs/formats.md, Logs of Dominion"

UNKNOWN_FORMAT = "DF0101"
UNUSABLE = "DF0102"
OVER_LIMIT = "DF0103"
NO_GAME = "DF0104"
WRITES_NOT = "DF0105"
ONE_GAME = "DF0106"
NO_RECORD = "DF0107"
UNREADABLE_LINE = "DF0201"
UNKNOWN_ACTION = "DF0202"
DROPPED = "DF0203"
UNDONE = "DF0204"
BAD_UNDO = "DF0205"
NO_START = "DF0206"
NO_SHUFFLE = "DF0207"
NO_ANIMALS = "DF0208"
BAD_NAME = "DF0209"
REFUSED = "DF0301"
OUT_OF_STEP = "DF0302"
FORCED = "DF0303"
INFERRED = "DF0304"
OPTIONS = "DF0305"
UNFINISHED = "DF0306"
DISAGREES = "DF0307"
LOG_UNUSABLE = "DF0401"
LOG_NOT_IMPLEMENTED = "DF0402"
LOG_UNREAD = "DF0403"
LOG_REFUSED = "DF0404"
LOG_OUT_OF_STEP = "DF0405"
LOG_INFERRED = "DF0406"
LOG_UNFINISHED = "DF0407"
LOG_DISAGREES = "DF0408"
LOG_OPTIONS = "DF0409"
LOG_PLAYERS = "DF0410"
LOG_UNUSED_PILES = "DF0411"

CATALOGUE = Catalogue(
    (
        Rule(
            UNKNOWN_FORMAT,
            "Known formats only",
            "The file is in no format that dsnotation reads, as far as its content tells. dsn convert --formats "
            "lists them; --from names one where the content misleads.",
            _SOURCE,
        ),
        Rule(
            UNUSABLE,
            "A text in UTF-8",
            "The file is no text in UTF-8 without NUL characters, so nothing in it can be read.",
            _SOURCE,
        ),
        Rule(
            OVER_LIMIT,
            "Limits of a foreign file",
            "The file is larger than any real one of its format, in bytes or in lines. Limits keep a hostile "
            "file from using up the machine.",
            _SOURCE,
        ),
        Rule(NO_GAME, "A file with a game", "The file is of a known format but holds no game.", _SOURCE),
        Rule(
            WRITES_NOT,
            "Formats that are only read",
            "dsnotation reads this format but does not write it.",
            _SOURCE,
        ),
        Rule(
            ONE_GAME,
            "One game at a time",
            "The format holds one game, and the file has several, or not the one that was asked for.",
            _SOURCE,
        ),
        Rule(
            NO_RECORD,
            "A record needs a known game",
            "The text does not say which game it is, or not who plays, so nothing can be played and recorded.",
            _SOURCE,
        ),
        Rule(
            UNREADABLE_LINE,
            "Lines are expressions",
            "A line of the journal can't be read: it is damaged, nested deeper or longer than any real one, or "
            "no expression at all. It is left out.",
            _HRF,
        ),
        Rule(
            UNKNOWN_ACTION,
            "Known actions only",
            "A line of the journal is a well-formed action that nobody here knows, perhaps of another game or "
            "version. It is left out.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            DROPPED,
            "Content that is left out",
            "Something in the file has no place in the notation and is left out: comments, remarks behind an "
            "action, lines of the lobby.",
            _HRF,
            Severity.NOTE,
        ),
        Rule(
            UNDONE,
            "Lines that were taken back",
            "An UndoAction takes back the lines before it; neither they nor it become moves.",
            _HRF,
            Severity.NOTE,
        ),
        Rule(
            BAD_UNDO,
            "An undo that makes sense",
            "An UndoAction takes back more lines than there are, or its two numbers don't agree. The first, how "
            "many lines are taken back, is followed.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            NO_START,
            "StartAction comes first",
            "A journal begins with StartAction, which names the version of the program. Without it the "
            "beginning may be missing.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            NO_SHUFFLE,
            "The shuffles of the set-up",
            "A journal tells the order of the tile stacks and of the deck at its beginning, each exactly once "
            "and complete. Without them nobody knows what was turned up, and there is no game to write.",
            _HRF,
        ),
        Rule(
            NO_ANIMALS,
            "Which animals play",
            "The animals in play are those that plan in the first turn; they place their pawns in turns, round "
            "by round. The journal ends before the first round is over, and no lobby names them.",
            _HRF,
        ),
        Rule(
            BAD_NAME,
            "Arguments of an action",
            "An argument of an action is not what its place asks for: a hex off the board, an unknown "
            "card, a number where an animal should stand. The game is written up to there.",
            _HRF,
        ),
        Rule(
            REFUSED,
            "A move that the rules refuse",
            "The journal has a move that is not legal by our rules, with none of the rule options under which "
            "its program is known to play. The game is written up to there.",
            _HRF,
        ),
        Rule(
            OUT_OF_STEP,
            "A line that answers nothing",
            "The journal and our rules disagree about what is decided next, or by whom. The game is written up "
            "to there.",
            _HRF,
        ),
        Rule(
            FORCED,
            "Forced moves",
            "The journal says that this action was played although the program called it illegal. It is tried "
            "as any other.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            INFERRED,
            "Content that is filled in",
            "The journal leaves open something that a move needs, because it made no difference. What is "
            "written is one of the possibilities with the same effect.",
            _HRF,
            Severity.NOTE,
        ),
        Rule(
            OPTIONS,
            "Options that a game needs",
            "The game is legal only under rule options other than the default ones; they are named in its "
            "Options tag. dsn games dominant-species explains them.",
            _HRF,
            Severity.NOTE,
        ),
        Rule(
            UNFINISHED,
            "An unfinished journal",
            "The journal ends before the game does, perhaps in the middle of a move; what is there of such a "
            "move is left out. The game gets the tag Result with the value unfinished.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            DISAGREES,
            "What both sides know",
            "The journal says something that can be compared with our position (the bag at each Reseed, the "
            "winner), and the two differ. The moves are all legal; an effect was played differently.",
            _HRF,
            Severity.WARNING,
        ),
        Rule(
            LOG_UNUSABLE,
            "A log that can be read",
            "The file, or one of its games, can't be read as a log of Dominion: it is damaged, breaks off before "
            "it says who plays, is larger than any real one, or is something else.",
            _LOGS,
        ),
        Rule(
            LOG_NOT_IMPLEMENTED,
            "Cards of other sets in a log",
            "The log has cards that are not implemented here. Its game is kept as a trace: who plays, which "
            "cards, what the log says turn by turn as comments, and the result. It is not replayed.",
            _LOGS,
            Severity.WARNING,
        ),
        Rule(
            LOG_UNREAD,
            "Sentences of a log",
            "No known sentence of its source fits a line of the log. It is left out.",
            _LOGS,
            Severity.WARNING,
        ),
        Rule(
            LOG_REFUSED,
            "A move of a log that the rules refuse",
            "The log has a move that is not legal by our rules, whatever known rule options are tried. The game "
            "is written up to there; what the log says from there on stands behind it as comments.",
            _LOGS,
        ),
        Rule(
            LOG_OUT_OF_STEP,
            "A log that goes another way",
            "The log tells something that our rules don't ask for, or tells nothing of something that they do. "
            "The game is written up to there; what the log says from there on stands behind it as comments.",
            _LOGS,
        ),
        Rule(
            LOG_INFERRED,
            "What a log leaves open",
            "The log does not say something that a move needs. It is written as what the log says later shows, or "
            "as what is likely.",
            _LOGS,
            Severity.NOTE,
        ),
        Rule(
            LOG_UNFINISHED,
            "An unfinished log",
            "The log ends before the game does by our rules: somebody resigned, or the log was cut off. The game "
            "gets the tag Result.",
            _LOGS,
            Severity.WARNING,
        ),
        Rule(
            LOG_DISAGREES,
            "The result of a log",
            "What the log says of the end (decks, points, turns, the winner) is not what our rules give. It "
            "stands as a comment at the end instead of an assertion.",
            _LOGS,
            Severity.WARNING,
        ),
        Rule(
            LOG_OPTIONS,
            "Rule options of a log",
            "The game is legal only under rule options other than the default ones; they are named in its Options "
            "tag. dsn games seaside explains them.",
            _LOGS,
            Severity.NOTE,
        ),
        Rule(
            LOG_PLAYERS,
            "Two to six players",
            "A game has two to six players; the log has fewer or more.",
            _LOGS,
        ),
        Rule(
            LOG_UNUSED_PILES,
            "Piles that nobody touched",
            "The log lists piles of cards that are not implemented here, but nobody ever had one of their cards. "
            "The Kingdom tag has ? in their place, and the game is replayed.",
            _LOGS,
            Severity.NOTE,
        ),
    )
)
