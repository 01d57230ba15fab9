"""Tag lines: `[Name "value"]`, perhaps with a comment behind."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from lark.exceptions import UnexpectedInput

from dsnotation.core.findings import Finding, Span
from dsnotation.core.messages import say
from dsnotation.notation.catalogue import CATALOGUE, MALFORMED_TAG, ODD_DATE, ODD_TIME, UNCLOSED_STRING
from dsnotation.notation.common import TagParts, unescaped
from dsnotation.notation.document import SourceText, Tag
from dsnotation.notation.explain import Explanation, explain
from dsnotation.notation.grammar import common_grammar, common_pattern
from dsnotation.notation.lines import split_line
from dsnotation.notation.source import oddities
from dsnotation.notation.when import DATE_TAGS, TIME_TAGS, wrong_date, wrong_time

# Blanks as the grammar has them: other ones are normalised first.
_TAG = re.compile(
    r"[ \t]*\[[ \t]*"
    rf"(?i:{common_pattern('TAG_NAME')})[ \t]*{common_pattern('STRING')}[ \t]*\]"
)
_GAME_TAG = re.compile(r"\s*\[\s*Game\b", re.IGNORECASE)
GAME_TAG_INSIDE = re.compile(r'\[\s*Game\s+".*', re.IGNORECASE)
_OPEN_STRING = re.compile(r'[^"]*(")(?:[^"\\]|\\.)*$')
_SET_APART = "\xab\xbb"  # in French a blank stands between these and what they are around
_HOW = (say('a tag is written [Name "value"]'),)


def is_tag(text: str) -> bool:
    """Whether a line is a tag, well-formed or not."""
    return text.lstrip()[:1] == "["


def names_a_game(lines: Sequence[str], number: int) -> bool:
    """Whether the block of tags that starts on line `number` (from 1) has a Game tag."""
    for text in lines[number - 1 :]:
        if is_tag(text):
            if _GAME_TAG.match(text):
                return True
        elif text.strip() and text.lstrip()[0] not in ";{":
            return False
    return False


def read_tag(source: SourceText, number: int) -> Tag | Explanation:
    """The tag on a line."""
    # The value may hold characters that normalising would change, so the line as written comes first.
    text = source.lines[number - 1]
    match = _TAG.match(text)
    if match is None:
        text = source.normal[number - 1]
        match = _TAG.match(text)
        if match is None:
            return _explain(text)
        parts: TagParts = common_grammar().parse(match[0], "tag")
        span = source.span(number, parts.start, parts.end)
        # Only the quotes around the value are sure to stand for others.
        value = unescaped(source.written(number, parts.start + 1, parts.end - 1))
        value = plain_value(source.written(number, parts.start, parts.start + 1), value)
        source.oddities += oddities(source, number, 0, parts.start + 1)
        source.oddities += oddities(source, number, parts.end - 1, match.end())
    else:
        parts = common_grammar().parse(match[0], "tag")
        span = Span(source.file, number, parts.start + 1, number, parts.end + 1)
        value = parts.value
        source = SourceText(source.file, source.lines, source.lines, [None] * len(source.lines))
    rest = split_line(source, number, match.end())
    if isinstance(rest, Explanation):
        return rest
    if rest.statement is not None:
        end = len(text.rstrip())
        message = say("nothing but a comment may follow a tag on its line")
        return Explanation(MALFORMED_TAG, message, match.end(), end, _HOW)
    remarks = [*rest.annotations, *([rest.comment] if rest.comment else ())]
    return Tag(parts.name, plain_value("", value), number, span, comment=" ".join(remarks) or None)


def plain_value(quote: str, value: str) -> str:
    """What stands between quotes, the first of which is `quote`: letters with their accents apart or together are
    the same name, and so is a name with blanks around it in French quotes."""
    composed = unicodedata.normalize("NFC", value)
    return composed.strip() if quote and quote in _SET_APART else composed


def _explain(text: str) -> Explanation:
    opened = _OPEN_STRING.match(text)
    if opened is not None:
        message = say("the value of the tag has no closing quote")
        return Explanation(UNCLOSED_STRING, message, opened.start(1), len(text.rstrip()), _HOW)
    try:
        common_grammar().parse(text, "tag")
    except UnexpectedInput as error:
        found = explain(common_grammar(), text, "tag", error)
        return Explanation(MALFORMED_TAG, found.message, found.start, found.end, (*found.hints, *_HOW))
    return Explanation(MALFORMED_TAG, say("this is no tag"), 0, len(text.rstrip()), _HOW)


def tag_findings(tag: Tag) -> list[Finding]:
    """What is odd about the value of a tag that means the same in every game."""
    name = tag.name.lower()
    checks = ((DATE_TAGS, wrong_date, ODD_DATE), (TIME_TAGS, wrong_time, ODD_TIME))
    found = ((check(tag.value), code) for names, check, code in checks if name in names)
    return [
        CATALOGUE.finding(code, wrong[0], hints=wrong[1], span=tag.span, field=("tag", tag.name))
        for wrong, code in found
        if wrong is not None
    ]
