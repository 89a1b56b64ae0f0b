"""Whose names stand in a game's seats, and when two of them are the same person's."""

from collections.abc import Iterable
from unicodedata import normalize

from companion.core.rules import Json


def name_key(name: str) -> str:
    """Return a name as names are compared: however it is typed, one person of a scorebook.

    Capitals, composed and combined letters, ß and ss, and spaces make no difference.
    """
    composed = normalize("NFC", normalize("NFD", name).casefold())
    return " ".join(composed.split())


def seated_people(seats: Iterable[Json]) -> list[Json]:
    """Return who sits in these seats, `{"name", "player"?, "color"?}`: every member of a team.

    A team is nobody, and its mark is no member's.
    """
    return [person for seat in seats for person in seat.get("members", [seat])]


def seat_numbers(seats: Iterable[Json]) -> list[int]:
    """Return the position of the seat of each of `seated_people`."""
    return [number for number, seat in enumerate(seats) for _ in seat.get("members", [seat])]
