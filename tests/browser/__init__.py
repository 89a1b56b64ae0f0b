"""Whole games by the screen alone, on a phone that a finger touches."""
