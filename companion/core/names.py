"""Whose names stand in a game's seats, and when two of them are the same person's."""

import re
from collections.abc import Iterable
from unicodedata import combining, normalize

from companion.core.rules import Json

_PLAIN_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"}
)
"""Letters of European names that are no plain letter with an accent."""


def name_key(name: str) -> str:
    """Return a name as names are compared: however it is typed, one person of a scorebook.

    Capitals, composed and combined letters, ß and ss, and spaces make no difference.
    """
    return " ".join(_fold(name).split()) or name  # made of signs that Unicode takes for spaces


def _fold(text: str) -> str:
    return normalize("NFC", normalize("NFD", text).casefold())


def name_pattern(keys: Iterable[str]) -> re.Pattern[str]:
    """Return what finds the names with these keys in a text, for `replace_names`."""
    longest_first = sorted(keys, key=len, reverse=True)
    names = "|".join(
        r"\s+".join(map(re.escape, key.split())) or re.escape(key) for key in longest_first
    )
    return re.compile(rf"(?<!\w)(?:{names})(?!\w)")


def replace_names(pattern: re.Pattern[str], mark: str, text: str) -> str:
    """Put a mark in the place of names in a text, however they are typed there."""
    if not pattern.search(_fold(text)):  # of most texts that is all
        return text
    letters = normalize("NFC", text)
    folded = [_fold(letter) for letter in letters]
    places = [place for place, some in enumerate(folded) for _ in some]
    parts: list[str] = []
    end = 0
    for found in pattern.finditer("".join(folded)):
        parts += letters[end : places[found.start()]], mark
        end = places[found.end() - 1] + 1
    return "".join([*parts, letters[end:]])


def sort_key(name: str) -> tuple[str, str]:
    """Return a name as names are sorted: by plain letters, Élodie between Dora and Fatima.

    Accents decide only between names that are alike without them.
    """
    key = name_key(name)
    plain = "".join(letter for letter in normalize("NFD", key) if not combining(letter))
    return plain.translate(_PLAIN_LETTERS), key


def first_letters(name: str) -> str:
    """Return what stands for a name where there is little room: "Sk" of Skyjo, "500" of 500.

    "" where it has neither letters nor figures. The app has the same rule (game-drawing.ts).
    """
    found = re.search(r"[0-9]{1,3}|[^\W_]{1,2}", normalize("NFC", name))
    return found[0] if found else ""


def seated_people(seats: Iterable[Json]) -> list[Json]:
    """Return who sits in these seats, `{"name", "player"?, "color"?}`: every member of a team.

    A team is nobody, and its mark is no member's.
    """
    return [person for seat in seats for person in seat.get("members", [seat])]


def seat_numbers(seats: Iterable[Json]) -> list[int]:
    """Return the position of the seat of each of `seated_people`."""
    return [number for number, seat in enumerate(seats) for _ in seat.get("members", [seat])]
