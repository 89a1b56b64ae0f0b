"""Erasing: a game thrown away and brought back, a whole scorebook for good."""
