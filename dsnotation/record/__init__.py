"""The JSON record of a game: models, schema, reading and checking. Knows no rules and plays nothing."""
