"""Logs of Dominion games played elsewhere, read into one neutral model."""
