"""Texts of other programs are told by the template that they were made from."""

from __future__ import annotations

from dsnotation.core.messages import Message
from dsnotation.core.wordings import Wordings

WORDINGS = Wordings("No such {thing}", "No such {thing} ({why})", "{word} is no number")


def test_a_text_is_read_back_with_its_values() -> None:
    read = WORDINGS.read_back("No such option (few\nlines is no number)")
    assert isinstance(read, Message)
    assert (read, read.template) == ("No such option (few\nlines is no number)", "No such {thing} ({why})")
    assert read.values["thing"] == "option"
    assert read.values["why"].template == "{word} is no number"


def test_what_fits_no_template_stays_as_it_is() -> None:
    assert type(WORDINGS.read_back("Something else")) is str
