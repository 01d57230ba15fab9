"""Printers: findings, boards and results for people and for other tools. Nothing here decides anything."""
