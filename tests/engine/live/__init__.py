"""Whole games played card by card at tables that know nothing of the engine."""
