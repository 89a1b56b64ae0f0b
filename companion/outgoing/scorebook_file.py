"""The scorebook file: people and games as one JSON text (docs/scorebook-format.md)."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.rules import Json

FORMAT = "companion-scorebook/1"
MOST_PLAYERS = 5_000
MOST_NAMES = 20_000
"""Names of everybody together."""
OF_A_PERSON = ("color", "mark", "retired", "into", "names")
"""What the file says of a person where it is so, besides id and name."""


@dataclass(frozen=True)
class Person:
    """Somebody of a scorebook."""

    id: str
    name: str
    color: str | None = None
    mark: str | None = None
    retired: bool = False
    into: str | None = None
    """The person of this file whom this one turned out to be."""
    names: list[str] = field(default_factory=list[str])
    """By what this one has sat down, as names are compared (`companion.core.names`)."""


@dataclass(frozen=True)
class Played:
    """A game with its log."""

    file: Json
    """The game file."""
    received: list[str] | None = None
    """When each entry came; None: nobody knows."""
    deleted: str | None = None
    """When it was thrown away."""


@dataclass(frozen=True)
class ScorebookFile:
    """What is in a file."""

    players: list[Person]
    games: list[Played]


def written(book: ScorebookFile) -> str:
    """The text of a scorebook file, with a line for each person and game."""
    players = _lines(_told_person(person) for person in book.players)
    games = _lines(_told_game(played) for played in book.games)
    return f'{{"format": "{FORMAT}",\n"players": [{players}],\n"games": [{games}]}}\n'


def length(book: ScorebookFile) -> int:
    """How many bytes the text of a scorebook file has."""
    return len(written(book).encode())


def _lines(items: Iterable[Json]) -> str:
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    return f"\n{lines}\n" if lines else ""


def _told_person(person: Person) -> Json:
    own = {"id": person.id, "name": person.name}
    return own | {name: value for name in OF_A_PERSON if (value := getattr(person, name))}


def _told_game(played: Played) -> Json:
    told: Json = {"file": played.file}
    if played.received is not None:
        told["received"] = played.received
    return told | ({"deleted": played.deleted} if played.deleted else {})
