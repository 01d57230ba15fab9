"""Names of cards in six languages, as sheet section 9 gives them, and the words of statements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dsnotation.core.names import FORMS, LANGUAGES, PLAIN
from dsnotation.games.seaside import GAME
from dsnotation.games.seaside.components import CARDS
from dsnotation.games.seaside.names import NAMES, WORDS, called, read_as
from dsnotation.games.seaside.setup import read_setup
from dsnotation.games.seaside.words import CARD_MEANINGS, CLAIM_MEANINGS, VERB_MEANINGS
from dsnotation.notation.grammar import grammar_of
from dsnotation.notation.reader import read_string

SHEET = Path(__file__).resolve().parents[4] / "shared" / "seaside" / "RULES.md"
COLUMNS = ("en", "pt", "fr", "es", "de", "ru")
GRAMMAR = grammar_of("seaside")


def sheet_rows() -> list[dict[str, str]]:
    """The table of section 9; nothing where the sheets are not at hand."""
    if not SHEET.exists():
        return []
    section = SHEET.read_text(encoding="utf-8").partition("\n## 9. Names\n")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"
    ]
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows[2:]]


def in_sheet() -> Iterator[tuple[str, str, str]]:
    """Card, language and name, with the sheet's marks."""
    for row in sheet_rows():
        for language, cell in row.items():
            for name in cell.split(" / "):
                yield row["en"], language, name


def cards_played(word: str) -> Any:
    [draft] = GRAMMAR.parse(f"A play {word}")
    return draft.fields["cards"]


def findings(line: str) -> list[tuple[str, tuple[str, ...]]]:
    document = read_string(f'[Game "seaside"]\n\n{line}\n')
    found = document.games[0].findings
    return [(finding.message, finding.hints) for finding in found]


@pytest.mark.skipif(not SHEET.exists(), reason="the rule sheets are not here")
def test_every_name_of_the_sheet_is_read_as_its_card() -> None:
    rows = list(in_sheet())
    assert {card for card, _, _ in rows} == {*CARDS, "Trash"} - {"Throne Room"}
    for card, language, name in rows:
        plain = name.strip("*()")
        if card == "Trash":
            assert language == "en" or language == "de" or "trash" in CLAIM_MEANINGS.meanings(plain), plain
            continue
        for spelling in (plain, plain.upper(), plain.lower(), plain.replace(" ", "-"), plain.replace(" ", "")):
            assert cards_played(spelling) == (card,), spelling
        without = re.sub("[́̀̂̃̈̄̊]", "", plain)
        assert cards_played(f"{without}*2") == (card, card), plain


@pytest.mark.skipif(not SHEET.exists(), reason="the rule sheets are not here")
def test_marks_of_the_sheet_are_kept() -> None:
    """Bold is the seed, other Portuguese a suggestion; French and Spanish are transcribed, Russian unverified."""
    for card, language, name in in_sheet():
        if card == "Trash" or language in ("en", "de"):
            continue
        source = {"pt": "seed" if "**" in name else PLAIN, "ru": "memory"}.get(language, "tabs")
        spellings = {one.text: one.source for one in called(card).spellings[language]}
        assert spellings[name.strip("*()")] == source, name


def test_every_card_has_a_name_in_every_language() -> None:
    for card in CARDS:
        assert set(called(card).spellings) == set(LANGUAGES)
        assert called(card).told("en") == card
        assert set(called(card).forms["fr"]) <= set(FORMS)
    assert f"{called('Estate'):a}, {called('Duchy'):many}" == "an Estate, Duchies"
    assert called("Sea Hag").told("pt", "a") == "uma Bruxa do Mar"
    assert called("Tactician").told("pt", "a") == "um Estrategista"
    assert called("Sea Hag").told("ru", "many") == "Морская ведьма"
    assert {str(NAMES["?"].told(language)) for language in LANGUAGES} == {"?"}


def test_no_word_for_a_card_means_two_things() -> None:
    for card in CARDS:
        for word in read_as(card):
            assert CARD_MEANINGS.meanings(word) == (card,), word


@pytest.mark.parametrize(
    ("word", "card"),
    [
        ("Puerto", "Haven"),
        ("Hafen", "Haven"),
        ("Werft", "Wharf"),
        ("Navigator", "Navigator"),
        ("Tesouraria", "Treasury"),
        ("Sea Hags", "Sea Hag"),
        ("Treasuries", "Treasury"),
        ("Embargoes", "Embargo"),
        ("Smugglers", "Smugglers"),
        ("Treasure Map", "Treasure Map"),
    ],
)
def test_traps_of_the_sheet_that_are_cards(word: str, card: str) -> None:
    assert CARD_MEANINGS.meanings(word) == (card,)


@pytest.mark.parametrize("word", ["Tesouro", "Tesoro", "Treasure", "Caravan Guard", "Pirate", "Island Folk"])
def test_traps_of_the_sheet_that_are_no_cards(word: str) -> None:
    assert word not in CARD_MEANINGS
    assert findings(f"A play {word}"), word


@pytest.mark.parametrize("word", ["Caravan Guard", "Pirate", "Island Folk", "Harvest", "Tesouro"])
def test_a_card_of_another_set_is_not_taken_for_one_of_seaside(word: str) -> None:
    _, found = read_setup({"A": "", "B": "", "Kingdom": f"{word}, ?*9"})
    assert [(finding.code, finding.message) for finding in found] == [
        ("SE0110", f"{word}: no card of Seaside; the game can't be replayed")
    ]


def test_the_kingdom_tag_is_read_in_every_language_also_without_commas() -> None:
    names = "Aldeia de Pescadores, navio pirata, Île, Puerto, Ловец жемчуга, Werft, Wa Sm, Castillo"
    _, found = read_setup({"A": "", "B": "", "Kingdom": f"{names}, ?"})
    assert [finding.message for finding in found] == ["Castillo: no card of Seaside; the game can't be replayed"]
    parted = "Aldeia de Pescadores Mergulhador de Pérolas Карта сокровищ Île Cais Vigia Refúgio Farol Bazar Ilha"
    setup, found = read_setup({"A": "", "B": "", "Kingdom": parted})
    assert [finding.message for finding in found] == ["Island stands twice"] + [
        "the game needs ten kingdom piles; the tag names 9"
    ] * (len(found) > 1)
    assert setup is not None
    assert len(setup.kingdom) == 9


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("dá A Cobre*4 Propriedade, B Cobre*5", "deal A Co*4 Es, B Co*5"),
        ("A joga Cais, puxa Prata Ouro", "A play Wh, draw Si Go"),
        ("A JOUE Navire Marchand", "A play MS"),
        ("B achete Ile, fin, pioche Cuivre*3 | Or", "B buy Is, end, draw Co*3 | Go"),
        ("A покупает Провинция, конец, тянет Медь*5", "A buy Pr, end, draw Co*5"),
        ("A juega Cobre*3 Plata, adquiere Oro, fin, roba Cobre*5", "A play Co*3 Si, buy Go, end, draw Co*5"),
        ("A met de côté Cu", "A aside Cu"),
        ("fim topo Tesouraria", "end top Tr"),
        ("A descarta tudo", "A discard all"),
    ],
)
def test_statements_are_read_in_every_language(line: str, canonical: str) -> None:
    assert GAME.language.write(GRAMMAR.parse(line)) == [canonical]


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("assert mão A Co*3 Es*2", "assert hand A Co*3 Es*2"),
        ("assert pv A 3, B 4", "assert vp A 3, B 4"),
        ("assert колода B Co", "assert deck B Co"),
        ("assert pilha Cais 3", "assert pile Wh 3"),
        ("assert rebut Co", "assert trash Co"),
        ("assert acciones 2", "assert actions 2"),
        ("assert gagnant A", "assert winner A"),
    ],
)
def test_assertions_are_read_in_every_language(line: str, canonical: str) -> None:
    assert GAME.language.write_assertion(GRAMMAR.parse(line)) == canonical


def test_a_word_for_two_verbs_is_a_finding_that_lists_both() -> None:
    """In the seed `comprar` is drawing from the deck and buying from the supply."""
    [(message, hints)] = findings("A compra Co*3")
    assert message == "compra stands for more than one thing"
    assert hints == ("compra could be draw or buy: write the code",)


def test_only_that_word_is_unclear() -> None:
    words = [word for name in WORDS.values() for word in name.words()]
    unclear = {word for word in words if len(VERB_MEANINGS.meanings(word)) > 1}
    assert unclear == {"compra", "comprar"}
    assert all(len(CLAIM_MEANINGS.meanings(word)) <= 1 for word in words)


@pytest.mark.parametrize(
    ("language", "smugglers", "wharf"),
    [
        ("en", "a Smugglers", "a Wharf"),
        ("pt", "a carta Contrabandistas", "um Cais"),
        ("fr", "la carte Contrebandiers", "un Quai"),
        ("ru", "Контрабандисты", "Пристань"),
        ("es", "la carta Contrabandistas", "un Muelle"),
    ],
)
def test_a_card_with_a_plural_name_is_told_as_the_card(language: str, smugglers: str, wharf: str) -> None:
    assert [NAMES[card].told(language, "a") for card in ("Smugglers", "Wharf")] == [smugglers, wharf]
