"""Streams of a server that really serves."""
