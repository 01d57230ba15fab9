"""Other formats <-> games in the notation, one module (or folder) a format."""
