"""Nouns in a sentence, by the rules of their languages."""

from __future__ import annotations

import pytest

from dsnotation.core.forms import english, french, portuguese, russian, spanish
from dsnotation.core.names import FORMS


@pytest.mark.parametrize(
    ("forms", "told"),
    [
        (english("insect", "insects"), {"the": "the insect", "of-all": "of the insects", "a": "an insect"}),
        (english("bird", "birds"), {"a": "a bird", "many": "birds"}),
        (portuguese("ave", "aves", "f"), {"the": "a ave", "to": "à ave", "of-all": "das aves", "a": "uma ave"}),
        (portuguese("réptil", "répteis", "m"), {"to-all": "aos répteis", "obj": "o réptil"}),
        (french("oiseau", "oiseaux", "m"), {"the": "l'oiseau", "of": "de l'oiseau", "to-all": "aux oiseaux"}),
        (french("herbe", "herbes", "f"), {"to": "à l'herbe", "a": "une herbe"}),
        (french("reptile", "reptiles", "m"), {"of": "du reptile", "to": "au reptile"}),
        (french("mer", "mers", "f"), {"of": "de la mer"}),
        (spanish("ave", "aves", "el"), {"the": "el ave", "to": "al ave", "all": "las aves", "a": "un ave"}),
        (spanish("reptil", "reptiles", "m"), {"of": "del reptil", "of-all": "de los reptiles"}),
        (russian("птица птицы птице птицу", "птицы птиц птицам птиц"), {"obj": "птицу", "obj-all": "птиц"}),
    ],
)
def test_forms(forms, told: dict[str, str]) -> None:
    assert tuple(forms) == FORMS
    assert {form: forms[form] for form in told} == told


def test_a_row_of_cases_is_whole() -> None:
    with pytest.raises(ValueError):
        russian("птица птицы птице", "птицы птиц птицам птиц")
