"""Names of the schema files; apart from `schema` because reading one needs no pydantic."""

from __future__ import annotations


def schema_name(game: str) -> str:
    """File name of the schema of a game's records."""
    return f"{game}-record.json"


def set_schema_name(game: str) -> str:
    """File name of the schema of a game's sets, for a game that has sets."""
    return f"{game}-set.json"
