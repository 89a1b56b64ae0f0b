"""Games: begun, deleted, asked for."""
