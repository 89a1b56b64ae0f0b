"""Games of a scorebook, played in a line."""

import itertools
from collections.abc import Sequence

from companion.core.rules import Json
from companion.games.create import NewGameRequest, create_game
from companion.history import store as history
from companion.history.store import Cursor, GameFilter, Page
from companion.log import store as sync
from companion.people import store as people
from tests.conftest import points, tally

BOOK = "book"
NUMBERS = itertools.count(1)


def begin(*names: str, day: int = 1, options: Json | None = None) -> str:
    """Return a plain tally of one round, begun on that day of 2025; its id."""
    game = f"game-{next(NUMBERS)}"
    file = tally(id=game, seats=[{"name": name} for name in names], started=moment(day))
    file["options"] = {"target": None, "rounds": 1, "wins": "high", **(options or {})}
    assert create_game("device", NewGameRequest(file, BOOK))
    return game


def moment(day: int) -> str:
    """Return a time on that day."""
    return f"2025-{1 + day // 28:02}-{1 + day % 28:02}T20:00:00Z"


def play(totals: dict[str, int], day: int = 1, options: Json | None = None) -> str:
    """Return a finished game with these totals; its id."""
    game = begin(*totals, day=day, options=options)
    write(game, 0, points("a", *totals.values()) | {"at": moment(day)})
    return game


def write(game: str, after: int, *entries: Json) -> None:
    """Append entries, all legal."""
    assert sync.append(game, "device", after, list(entries)).problem is None


def names_of(played: Sequence) -> list[list[str]]:
    """Who is called what in each of these games now."""
    return [[seat.called for seat in game.seats] for game in played]


def page(before: Cursor | None = None, **search) -> Page:
    return history.list_page(BOOK, GameFilter(**search), before)


def ids(**search) -> list[str]:
    return [game.id for game in page(**search).games]


def person(name: str) -> str:
    return next(one.id for one in people.list_people(BOOK) if one.name == name)
