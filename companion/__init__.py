"""Companion: a score sheet for card games at a table."""
