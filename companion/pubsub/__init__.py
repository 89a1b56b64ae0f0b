"""Publish and subscribe: messages between workers, and the open streams of phones."""
