"""What things are called: animals, cards, terrains and so on, in every language that is read and told.

A game keeps its names as tables of data; a name that is read and a name that is told are the same entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType

ENGLISH = "en"
LANGUAGES: tuple[str, ...] = (ENGLISH, "pt", "fr", "ru", "es")
PLAIN = "plain"  # the source of a name that is a plain translation, of no edition and no source text

# The forms of a name in a sentence, beside the bare one (""). What a language has no article or case for is the
# same as another form. "of" and "to" hold the preposition, which melts into the article in some languages.
#
# | form     | English      | French          | Russian (case)       |
# | the      | the bird     | l'oiseau        | птица (nominative)   |
# | of       | of the bird  | de l'oiseau     | птицы (genitive)     |
# | to       | to the bird  | à l'oiseau      | птице (dative)       |
# | obj      | the bird     | l'oiseau        | птицу (accusative)   |
# | all      | the birds    | les oiseaux     | птицы (nominative)   |
# | of-all   | of the birds | des oiseaux     | птиц (genitive)      |
# | to-all   | to the birds | aux oiseaux     | птицам (dative)      |
# | obj-all  | the birds    | les oiseaux     | птиц (accusative)    |
# | a        | a bird       | un oiseau       | птица (nominative)   |
# | many     | birds        | oiseaux         | (told otherwise)     |
# | cap-...  | any of these with a capital letter: cap-all is "The birds"
FORMS = ("the", "of", "to", "obj", "all", "of-all", "to-all", "obj-all", "a", "many")
_CAPITAL = "cap-"

Forms = Mapping[str, str]
_NO_FORMS: Mapping[str, Forms] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Spelling:
    """A word for a thing, and where it comes from: `seed` for a source text, `edition` for a printed edition, the
    key of a page in the sheet, or `plain` for a plain translation of our own."""

    text: str
    source: str = PLAIN


@dataclass(frozen=True, slots=True, eq=False)
class Name:
    """What a thing is called.

    `code` is what the notation writes; `spellings` gives, for a language, the words that are read, the one that is
    told first; `forms` gives what else a sentence needs, by language and form.
    """

    code: str
    spellings: Mapping[str, tuple[Spelling, ...]]
    forms: Mapping[str, Forms] = field(default_factory=lambda: _NO_FORMS)

    def __str__(self) -> str:
        return self.told(ENGLISH)

    def __format__(self, form: str) -> str:
        return self.told(ENGLISH, form)

    def told(self, language: str, form: str = "") -> str:
        """The name in a sentence. A form that the language lacks is the bare name, a language that it lacks
        English."""
        if form.startswith(_CAPITAL):
            text = self.told(language, form.removeprefix(_CAPITAL))
            return text[:1].upper() + text[1:]
        spellings = self.spellings.get(language)
        if spellings is None:
            return self.told(ENGLISH, form) if language != ENGLISH else self.code
        return self.forms.get(language, {}).get(form) or spellings[0].text

    def written_in_english(self) -> Name:
        """The same name with its code for the English word."""
        return replace(self, spellings={**self.spellings, ENGLISH: (Spelling(self.code),)})

    def words(self) -> tuple[str, ...]:
        """Every word that is read for it, in any language, each once, English first."""
        ordered = (self.spellings.get(language, ()) for language in LANGUAGES)
        return tuple(dict.fromkeys(spelling.text for spellings in ordered for spelling in spellings))


@cache
def spelt(row: str) -> tuple[Spelling, ...]:
    """The spellings of a cell of a table: `pássaro [seed]; ave [UNI]; passarinho`.

    A word without a mark is a plain translation. Raises ValueError for an empty word.
    """
    spellings = []
    for cell in row.split(";"):
        text, _, mark = cell.partition("[")
        if not text.strip():
            raise ValueError(f"a word is missing in {row!r}")
        spellings.append(Spelling(text.strip(), mark.strip().removesuffix("]") or PLAIN))
    return tuple(spellings)


def name_of(code: str, *rows: str, forms: Mapping[str, Forms] = _NO_FORMS) -> Name:
    """The name of a thing from the cells of its row, in the order of LANGUAGES; see `spelt`. Raises ValueError if
    there is a cell too many or too few."""
    return Name(code, {language: spelt(row) for language, row in zip(LANGUAGES, rows, strict=True)}, forms)
