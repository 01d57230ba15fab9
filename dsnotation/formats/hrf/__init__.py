"""The journal of Haunt Roll Fail's game `doms` (Dominant Species)."""
