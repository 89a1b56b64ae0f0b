"""Seating: who it is that sits there, by id or by name."""
