"""Streams without a server."""
