"""One folder a game; each offers a `GAME` object that the registry finds by name."""
