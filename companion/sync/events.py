"""Server-sent events, as they go over the wire."""

import json
import random

from companion.core.rules import Json

RETRY_MS = 2000
BEAT = b"event: beat\ndata: {}\n\n"
"""Tells a phone that the line is alive."""
GONE = b"event: gone\ndata: {}\n\n"
"""Tells a phone that this game is no longer for it."""


def event(name: str, told: Json, number: str | None = None) -> bytes:
    """An event; its number is what a phone names when it comes back."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    line = "" if number is None else f"id: {number}\n"
    return f"event: {name}\n{line}data: {text}\n\n".encode()


def retry() -> bytes:
    """How long to wait before coming back: not all phones at once after a restart."""
    return b"retry: %d\n\n" % (RETRY_MS + random.randrange(RETRY_MS))  # noqa: S311 - no secret
