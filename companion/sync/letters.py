"""Hints as they travel between workers: a channel, and a text."""

import json
from dataclasses import replace
from typing import NamedTuple

from companion.sync.hints import Gone, Grew, Hint, Missed, Writing

EVERYBODY = "companion:everybody"
"""The channel of what concerns more than one game."""
GAME = "companion:game:"
LONGEST = 16_000
"""Characters. Of a longer letter only the number goes; the entries are read where it arrives."""
KINDS: dict[str, type[Hint]] = {kind.__name__: kind for kind in (Grew, Writing, Gone, Missed)}


class Letter(NamedTuple):
    """A hint on its way."""

    channel: str
    text: str


def channel_of(game: str) -> str:
    """Where hints about one game travel."""
    return GAME + game


def game_of(channel: str) -> str | None:
    """The game whose channel this is."""
    return channel.removeprefix(GAME) if channel.startswith(GAME) else None


def letter(hint: Hint) -> Letter:
    """A hint, written down."""
    about_one = isinstance(hint, Grew | Writing)
    channel = channel_of(hint.game) if about_one else EVERYBODY
    text = _written(hint)
    if isinstance(hint, Grew) and len(text) > LONGEST:
        text = _written(replace(hint, news=None))
    return Letter(channel, text)


def hint_in(text: bytes) -> Hint:
    """The hint that was written down. Raises where another version has written another kind."""
    told = json.loads(text)
    return KINDS[told.pop("is")](**told)


def _written(hint: Hint) -> str:
    told = {"is": type(hint).__name__, **vars(hint)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
