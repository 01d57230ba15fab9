"""Where the package finds its data files: the grammars, the JSON Schemas and the catalogues of the languages."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def data_dir(kind: str) -> Traversable:
    """The folder of one kind of data file: ``"grammar"``, ``"schemas"`` or ``"locale"``.

    An installed wheel carries these folders under ``_data``. A checkout, also one installed with
    ``pip install -e``, has them beside the package, and there the live files must win over any copy
    that the installation made.
    """
    inside = files("dsnotation") / "_data" / kind
    return inside if inside.is_dir() else Path(__file__).resolve().parent.parent / kind


def read_text(kind: str, name: str) -> str:
    """The text of the data file `name`, for example ``read_text("grammar", "common.lark")``.

    Raises:
        FileNotFoundError: there is no such file.
    """
    return (data_dir(kind) / name).read_text(encoding="utf-8")
