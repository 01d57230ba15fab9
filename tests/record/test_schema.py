"""The schemas are those of the models, and both validators and the models mean the same."""

import copy
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from pydantic import ValidationError

from dsnotation.record.models import VERSION, record_type
from dsnotation.record.schema import SET_VERSION, all_schemas, main, write_schemas
from dsnotation.record.validate import fits_schema, fits_schema_by_reference, published_schema, schema_errors

ROOT = Path(__file__).resolve().parents[2]
GAME = "dominant-species"
SAMPLES = sorted((ROOT / "records").glob("*/*.json"))
ODD_VALUES: list[Any] = [None, True, 0, -1, 1.5, 10**30, "", "x", "Ma", [], [None], {}, {"kind": "migration"}]


def fits_model(value: Any, game: str | None = None) -> bool:
    try:
        record_type(game or value["game"]).model_validate_json(json.dumps(value))
    except ValidationError:
        return False
    return True


def mutants(value: Any) -> Iterator[Any]:
    """Every value that comes of deleting, replacing or adding one part, each part in turn."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {name: part for name, part in value.items() if name != key}
            yield from ({**value, key: changed} for changed in mutants(inner))
        yield {**value, "surplus": 1}
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield value[:index] + value[index + 1 :]
            yield from ([*value[:index], changed, *value[index + 1 :]] for changed in mutants(inner))
        yield [*value, None]
    yield from (odd for odd in ODD_VALUES if odd != value)


def test_schemas_are_those_of_the_models() -> None:
    committed = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "schemas").glob("*.json")}
    assert committed == all_schemas(), "schemas/ is out of date: run `make schemas`"


def test_writing_removes_what_is_stale(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{}")
    write_schemas(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == set(all_schemas())


@pytest.mark.parametrize(("given", "code"), [(["--help"], 0), (["--hepl"], 2), (["a", "b"], 2)])
def test_asked_for_help_the_command_writes_nothing(
    given: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(given)
    assert ended.value.code == code
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", all_schemas().values(), ids=all_schemas())
def test_schema_is_valid_and_named(text: str) -> None:
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"].startswith("urn:dsnotation:schema:")
    version = VERSION if "-record" in schema["$id"] else SET_VERSION
    assert schema["$id"].endswith(f":{version}")
    assert "oneOf" not in text
    assert "discriminator" not in text


def test_ids_are_distinct() -> None:
    ids = [json.loads(text)["$id"] for text in all_schemas().values()]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_samples_fit(sample: Path) -> None:
    value = json.loads(sample.read_text(encoding="utf-8"))
    assert list(schema_errors(value["game"], value)) == []
    assert fits_schema_by_reference(value["game"], value)
    assert fits_model(value)


def test_small_record_fits(small: dict[str, Any]) -> None:
    assert list(schema_errors(GAME, small)) == []
    assert fits_schema_by_reference(GAME, small)
    assert fits_model(small)


# The reference validator is slow, and twice as slow while its lines are counted. The odd values of a part are
# tried in turn, so that each meets many parts.
@pytest.mark.no_cover
@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.fuzz)])
def test_validators_agree_on_every_mutant(small: dict[str, Any], every: int) -> None:
    reference = Draft202012Validator(published_schema(GAME))
    refused = 0
    for mutant in islice(mutants(small), 0, None, every):
        fits = fits_schema(GAME, mutant)
        assert fits == reference.is_valid(mutant), mutant
        refused += not fits
    assert refused > 1000 / every


def test_model_accepts_what_the_schema_accepts(small: dict[str, Any]) -> None:
    for mutant in mutants(small):
        if fits_schema(GAME, mutant):
            assert fits_model(mutant, GAME), mutant


def test_error_names_the_field_inside_the_variant(small: dict[str, Any]) -> None:
    small["moves"][1]["kind"] = "anything"
    small["moves"][1]["move"]["placements"][0]["count"] = "three"
    [error] = schema_errors(GAME, small)
    assert error.path == ("moves", 1, "move", "placements", 0, "count")
    small["moves"][1]["move"]["kind"] = "attak"
    [error] = schema_errors(GAME, small)
    assert error.path == ("moves", 1, "move", "kind")


# 1.0 is an integer to JSON Schema and none to the models: no record that the tool writes has one.
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False).filter(lambda number: not number.is_integer())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | FRACTIONS | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        yield from places(inner, (*path, key))


@given(data=st.data())
def test_validators_agree_on_anything(small_once: dict[str, Any], data: st.DataObject) -> None:
    mutant = copy.deepcopy(small_once)
    *way, last = data.draw(st.sampled_from(list(places(mutant))))
    part: Any = mutant
    for step in way:
        part = part[step]
    part[last] = data.draw(JSON)
    fits = fits_schema(GAME, mutant)
    assert fits == fits_schema_by_reference(GAME, mutant)
    assert not fits or fits_model(mutant, GAME)
