"""What other programs say in English, read back so that it can be told in another language."""

from __future__ import annotations

import re
from functools import cached_property

from dsnotation.core.messages import Message

_PLACE = re.compile(r"\{(\w+)\}")


class Wordings:
    """The templates of another program's texts, as literals: the tool that collects templates takes them
    from where they stand.

    They may differ from version to version of that program; a text that fits none stays as it is.
    """

    def __init__(self, *templates: str) -> None:
        self.templates = templates

    def read_back(self, text: str) -> Message | str:
        """A text as the message of the template that it was made from, its values too; the text itself if there is
        none."""
        for template, pattern in self._patterns:
            match = pattern.fullmatch(text)
            if match is not None:
                values = {name: self.read_back(value) for name, value in match.groupdict().items()}
                return Message(text, template, values)
        return text

    @cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        """The templates as patterns, the longest first: it says most."""
        longest = sorted(self.templates, key=len, reverse=True)
        return [(template, re.compile(_pattern(template), re.S)) for template in longest]


def _pattern(template: str) -> str:
    pieces = _PLACE.split(template)
    return "".join(f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece) for place, piece in enumerate(pieces))
