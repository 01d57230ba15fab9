"""Notation, rules engine and checked records for heavy tabletop games."""

__version__ = "0.1.0"
