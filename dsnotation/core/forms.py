"""The forms of a noun in a sentence, by the rules of its language; `FORMS` in `names` says what each is for.

A noun that has no plural is given its singular for both.
"""

from __future__ import annotations

from dsnotation.core.names import FORMS, Forms

# h is silent in all French words that are told.
_ELIDED = "aeiouhâàéèêîôûœ"


def english(one: str, many: str) -> Forms:
    """`the bird`, `of the birds`, `an insect`."""
    article = "an" if one[0].lower() in "aeiou" else "a"
    return _with_articles(one, many, ("the ", "of the ", "to the "), ("the ", "of the ", "to the "), article)


def portuguese(one: str, many: str, gender: str) -> Forms:
    """`o pássaro`, `dos pássaros`; `gender` is m or f."""
    if gender == "f":
        return _with_articles(one, many, ("a ", "da ", "à "), ("as ", "das ", "às "), "uma")
    return _with_articles(one, many, ("o ", "do ", "ao "), ("os ", "dos ", "aos "), "um")


def french(one: str, many: str, gender: str) -> Forms:
    """`l'oiseau`, `des oiseaux`; `gender` is m or f."""
    if one[0].lower() in _ELIDED:
        single = ("l'", "de l'", "à l'")
    else:
        single = ("la ", "de la ", "à la ") if gender == "f" else ("le ", "du ", "au ")
    return _with_articles(one, many, single, ("les ", "des ", "aux "), "une" if gender == "f" else "un")


def spanish(one: str, many: str, gender: str) -> Forms:
    """`el ave`, `de las aves`; `gender` is m, f, or `el` for a feminine noun that takes `el` in the singular."""
    single = ("la ", "de la ", "a la ") if gender == "f" else ("el ", "del ", "al ")
    plural = ("los ", "de los ", "a los ") if gender == "m" else ("las ", "de las ", "a las ")
    return _with_articles(one, many, single, plural, "una" if gender == "f" else "un")


def russian(one: str, many: str) -> Forms:
    """The cases of the singular and of the plural in rows of words: nominative, genitive, dative, accusative.

    Raises ValueError for a row of another length.
    """
    singular, plural = _cases(one), _cases(many)
    return dict(zip(FORMS, (*singular, *plural, singular[0], plural[0]), strict=True))


def _cases(row: str) -> tuple[str, str, str, str]:
    nominative, genitive, dative, accusative = row.split()
    return nominative, genitive, dative, accusative


def _with_articles(
    one: str, many: str, single: tuple[str, str, str], plural: tuple[str, str, str], indefinite: str
) -> Forms:
    the, of, to = single
    all_, of_all, to_all = plural
    told = (
        the + one, of + one, to + one, the + one,
        all_ + many, of_all + many, to_all + many, all_ + many,
        f"{indefinite} {one}", many,
    )  # fmt: skip
    return dict(zip(FORMS, told, strict=True))
