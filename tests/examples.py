"""How often a costly property is tried."""

from __future__ import annotations

from hypothesis import settings


def examples(few: int, many: int) -> settings:
    """As many examples as are said: few in `make test`, many in `make fuzz-tests`."""
    return settings(max_examples=many if settings.get_current_profile_name() == "fuzz" else few)
