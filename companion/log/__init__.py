"""The log of a game: appended to, read, followed by the engine."""
