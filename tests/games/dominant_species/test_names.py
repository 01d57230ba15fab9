"""Names in five languages: every word of the sheet of names is read as what the sheet says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dsnotation.core.names import FORMS, LANGUAGES
from dsnotation.core.words import by_sound, without_accents
from dsnotation.games.dominant_species import components, names
from dsnotation.games.dominant_species.words import (
    ANIMAL_CODES,
    CARD_CODES,
    ELEMENT_CODES,
    SECTION_CODES,
    TERRAIN_CODES,
    words,
)
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string

SHEET = Path(__file__).parents[4] / "shared" / "dominant-species" / "NAMES.md"
HEAD = '[Game "dominant-species"]\n[Insect "A"]\n[Bird "B"]\n\n'
VOCABULARIES = {
    "## 1.": ANIMAL_CODES, "## 2.": ELEMENT_CODES, "## 3.": TERRAIN_CODES, "## 4.": SECTION_CODES,
    "## 6.": CARD_CODES,
}  # fmt: skip
TABLES = {
    "## 1.": names.ANIMALS, "## 2.": names.ELEMENTS, "## 3.": names.TERRAINS, "## 4.": names.ACTIONS,
    "## 6.": names.CARDS,
}  # fmt: skip


def cells() -> Iterator[tuple[str, str, str]]:
    """The heading, the row's first cell and a word of it, for every word in the tables of the sheet."""
    text = SHEET.read_text(encoding="utf-8")
    for heading in VOCABULARIES:
        table = text[text.index(f"\n{heading}") :].partition("\n\n|")[2].partition("\n\n")[0]
        for row in table.splitlines()[2:]:
            first, *rest = row.strip("| ").split(" | ")
            for cell in (first, *rest) if heading in ("## 2.", "## 6.") else rest:
                for word in words_of(cell):
                    yield heading, first, word


def words_of(cell: str) -> Iterator[str]:
    """`pássaro, pl. pássaros *m* [seed]; also ave f, aves (UNI)` has four words."""
    plain = re.sub(r"\[[^]]*\]|\*[^*]*\*", "", cell)
    inner = re.findall(r"^[a-z]+ \(([a-z]+s)\)$", plain)  # the plural behind an English word
    for part in re.sub(r"\([^)]*\)", "", plain).split(";"):
        for word in part.replace("also ", "").replace("pl. ", "").split(","):
            word = re.sub(r"\s[mfn]$", "", word.strip())
            if word and word not in ("l'", "but: el agua"):
                yield word
    yield from inner


def sheet() -> list[tuple[str, str, str]]:
    """The words, but those for the Survival card, which the notation does not write."""
    return sorted(one for one in set(cells()) if one[1] != "Survival") if SHEET.exists() else []


def test_the_sheet_is_read_whole() -> None:
    if not SHEET.exists():
        pytest.skip("the sheet of names is not here")
    found = {heading: {first for one, first, _ in sheet() if one == heading} for heading in VOCABULARIES}
    assert {heading: len(first) for heading, first in found.items()} == {
        "## 1.": 6, "## 2.": 6, "## 3.": 8, "## 4.": 12, "## 6.": 26,
    }  # fmt: skip
    assert len(sheet()) > 380


@pytest.mark.parametrize(("heading", "first", "word"), sheet())
def test_every_word_of_the_sheet_is_read_as_what_it_says(heading: str, first: str, word: str) -> None:
    vocabulary = VOCABULARIES[heading]
    thing = vocabulary.get(first.lower() if heading == "## 4." else first)
    assert thing is not None
    for written in (word, word.lower(), word.upper(), without_accents(word)):
        assert vocabulary.get(written) == thing


TERMINALS = {
    "ANIMAL": ANIMAL_CODES, "ELEMENT": ELEMENT_CODES, "TERRAIN": TERRAIN_CODES, "CARD": CARD_CODES,
    "SPACE": SECTION_CODES,
}  # fmt: skip


@pytest.mark.parametrize("terminal", TERMINALS)
def test_every_word_is_one_of_its_terminal(terminal: str) -> None:
    pattern = grammar_of("dominant-species").patterns[terminal]
    for word in TERMINALS[terminal].words():
        for written in (word, word.upper(), word.replace(" ", "-"), word.replace(" ", "")):
            assert pattern.fullmatch(without_accents(written)), written


@pytest.mark.parametrize("vocabulary", TERMINALS.values(), ids=TERMINALS)
def test_no_word_stands_for_two_things_at_one_place(vocabulary) -> None:
    for word in vocabulary.words():
        assert len(vocabulary.meanings(word)) == 1


def test_english_names_are_those_of_the_components() -> None:
    assert {code: f"{name}" for code, name in names.ANIMALS.items()} == components.ANIMAL_WORDS
    assert {code: f"{name}" for code, name in names.ELEMENTS.items()} == components.ELEMENT_WORDS
    assert {code: f"{name}" for code, name in names.TERRAINS.items()} == components.TERRAIN_WORDS
    assert {code: f"{name}" for code, name in names.ACTIONS.items()} == components.SECTION_WORDS
    assert tuple(names.CARDS) == components.CARDS
    assert {code: f"{name}".replace(" ", "-") for code, name in names.CARDS.items()} == {
        card: card for card in components.CARDS
    }


@pytest.mark.parametrize("table", TABLES.values(), ids=["animals", "elements", "terrains", "actions", "cards"])
def test_every_name_is_told_in_every_language(table) -> None:
    for name in table.values():
        assert set(name.spellings) == set(LANGUAGES)
        for language, forms in name.forms.items():
            assert language in LANGUAGES
            assert tuple(forms) == FORMS


@pytest.mark.parametrize(
    ("language", "form", "told"),
    [
        ("pt", "of-all", "dos pássaros"),
        ("fr", "the", "l'oiseau"),
        ("fr", "of", "de l'oiseau"),
        ("fr", "to-all", "aux oiseaux"),
        ("ru", "obj", "птицу"),
        ("ru", "of-all", "птиц"),
        ("ru", "to-all", "птицам"),
        ("es", "the", "el ave"),  # feminine, but with el
        ("es", "of", "del ave"),
        ("es", "cap-all", "Las aves"),
    ],
)
def test_forms_of_the_bird(language: str, form: str, told: str) -> None:
    assert names.ANIMALS["Bi"].told(language, form) == told


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("Aves adaptação.1 grama", "Bi ada.1 g"),
        ("pássaro ADAPTAÇÃO água", "Bi ada w"),
        ("passaros adaptacao agua", "Bi ada w"),
        ("oiseaux épuisement eau@C4se", "Bi dep w@C4se"),
        ("insectes exploration zone humide.2>C2 viande @ C2nw", "In wan We.2>C2 m@B1e"),
        ("насекомые Распространение лес>С2 солнце@C2nw", "In wan Fo>C2 u@B1e"),
        ("НАСЕКОМЫЕ РАСПРОСТРАНЕНИЕ МОРЕ>С2", "In wan Se>C2"),
        ("Ин спе.с с@С4se С4:3", "In spe.s s@C4se C4:3"),
        ("plan рептилии доминация.1, Ре Миграция.7", "plan Re dom.1, Re mig.7"),
        ("insectos take ola de frío", "In take Cold-Snap"),
        ("insetos take onda de frio", "In take Cold-Snap"),
        ("насекомых take Ледниковый период", "In take Ice-Age"),
        ("amphibiens take Prédateur D4:oiseaux", "Am take Predator D4:Bi"),
        ("амфибии take Хищник D4:птиц", "Am take Predator D4:Bi"),
        ("cards Biomas de nicho, Biomassa Êxodo em massa", "cards Niche-Biomes Biomass Mass-Exodus"),
        ("In abu s@C4so", "In abu s@C4sw"),
        ("In abu s@С4СВ", "In abu s@C4ne"),
        ("In abu s@D4в", "In abu s@D4e"),
        ("tiles пустыня, гора, болото", "tiles De Mo We"),
        ("draw adaptation herbe viande soleil eau | abondance - | exploration graine larve herbe eau",
         "draw ada g m u w | abu - | wan s b g w"),
    ],
)  # fmt: skip
def test_lines_in_other_languages_are_written_with_codes(line: str, canonical: str) -> None:
    document = read_string(f"{HEAD}{line}\n")
    written = read_string(f"{HEAD}{canonical}\n")
    drafts = [one.fields for one in document.games[0].statements[-1].drafts]
    assert drafts == [one.fields for one in written.games[0].statements[-1].drafts] != []


def test_codes_in_cyrillic_are_read_by_sound() -> None:
    for code in (*components.ANIMALS, *components.TERRAINS):
        vocabulary = ANIMAL_CODES if code in components.ANIMALS else TERRAIN_CODES
        assert vocabulary.get(by_sound(code)) == vocabulary.get(by_sound(code).upper()) == code


def test_a_group_of_the_grammar() -> None:
    assert words("section ada")["adaptação"] == "ada"
    assert "Fertile" not in words("card plain")
