"""What people install is what stands in the checkout."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dsnotation

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = {"runtime": PYPROJECT["project"]["dependencies"], **PYPROJECT["dependency-groups"]}
REQUIREMENTS = [Requirement(line) for group in GROUPS.values() for line in group]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked. It is built from the sdist, so that both must be complete."""
    out = tmp_path_factory.mktemp("dist")
    build = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)],
        capture_output=True,
        text=True,
    )
    if build.returncode:
        pytest.fail(build.stdout + build.stderr, pytrace=False)
    [wheel] = out.glob("*.whl")
    folder = out / "wheel"
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def distribution(unpacked: Path) -> Distribution:
    [info] = unpacked.glob("*.dist-info")
    return PathDistribution(info)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("kind", ["grammar", "schemas", "locale"])
def test_wheel_holds_the_data_byte_for_byte(unpacked: Path, kind: str) -> None:
    source = contents(ROOT / kind)
    assert source, f"{kind}/ is missing or empty"
    assert contents(unpacked / "dsnotation" / "_data" / kind) == source


@pytest.mark.parametrize("kind", ["grammar", "schemas", "locale"])
def test_installed_package_reads_its_own_data(unpacked: Path, kind: str) -> None:
    script = (
        "import sys; sys.path.insert(0, sys.argv[1]); from dsnotation.resources import data_dir; "
        "print(data_dir(sys.argv[2]))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", script, str(unpacked), kind], capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()) == unpacked / "dsnotation" / "_data" / kind


def test_wheel_holds_the_whole_package(unpacked: Path) -> None:
    source = {str(file.relative_to(ROOT)) for file in (ROOT / "dsnotation").rglob("*.py")}
    assert source == {str(file.relative_to(unpacked)) for file in (unpacked / "dsnotation").rglob("*.py")}
    assert (unpacked / "dsnotation" / "py.typed").is_file()


def test_wheel_holds_the_game_sets(unpacked: Path) -> None:
    source = {str(file.relative_to(ROOT)) for file in (ROOT / "dsnotation").rglob("*.toml")}
    assert source
    assert source == {str(file.relative_to(unpacked)) for file in (unpacked / "dsnotation").rglob("*.toml")}


def test_command_and_version(distribution: Distribution) -> None:
    [script] = distribution.entry_points.select(group="console_scripts")
    assert (script.name, script.value) == ("dsn", "dsnotation.cli:main")
    assert callable(script.load())
    assert distribution.version == dsnotation.__version__


def test_licence(unpacked: Path, distribution: Distribution) -> None:
    assert distribution.metadata["License-Expression"] == "MIT"
    [licence] = unpacked.glob("*.dist-info/licenses/LICENSE")
    assert licence.read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt", "Makefile", ".ci/run"])
def test_no_address_is_named(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.findall(r"\S*(?:://|\bwww\.|--index-url|--find-links)\S*", text)


def test_constraints_pin_every_requirement() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", line)] == []
    pins = dict(line.split("==") for line in lines)
    for requirement in REQUIREMENTS:
        assert pins[canonicalize_name(requirement.name)] in requirement.specifier


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert {requirement.name for requirement in REQUIREMENTS} == set(re.findall(r"^\| `(.+?)` ", page, re.M))
