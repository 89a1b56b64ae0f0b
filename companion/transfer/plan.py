"""What would come of a file: which games are new, which are here, which cannot be read; who is who.

Nothing is changed by asking.
"""

import hashlib
import json
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.core.names import name_key
from companion.core.rules import Json, fold_strict, replay
from companion.results.stats import scored, standings
from companion.transfer.file_format import FileGame, FilePerson

GAMES = uuid.UUID("6d1f6ac4-9f0b-4a53-9c5e-6a3b1f6f2a58")
"""The ids made here are of this family: the same game always gets the same one."""


class ImportStatus(StrEnum):
    """What becomes of a game."""

    NEW = "new"
    KNOWN = "known"
    """It is in this scorebook already."""
    WRONG = "wrong"
    """The engine refuses it."""


@dataclass(frozen=True)
class ExistingRecords:
    """What is here of what a file names."""

    book: str
    """The scorebook it is to go into."""
    homes: dict[str, str]
    """The scorebook of each game that is here, by its id."""
    people: dict[str, str]
    """The names of this scorebook's people, by id."""
    names: dict[str, str]
    """Whose each name is, as names are compared."""


@dataclass(frozen=True)
class ImportedState:
    """What a game comes to, as far as lists and results need it."""

    head: Json
    """The game file as it would be started here: without log, every option written out."""
    seats: list[Json]
    """As they read in the end."""
    over: bool
    standings: Json
    results: list[Json]


@dataclass(frozen=True)
class ImportGame:
    """A game of the file, as it would be here."""

    id: str
    played: FileGame
    fate: ImportStatus
    problem: Json | None = None
    """Of a wrong one: the first thing that is."""
    outcome: ImportedState | None = None
    """Of a new one."""


@dataclass(frozen=True)
class ImportPerson:
    """Somebody of the file."""

    name: str
    here: str | None
    """The name of the person of this scorebook whom this one is taken for; None: is new here."""


def ids_of(games: Iterable[FileGame], book: str) -> set[str]:
    """Every id that these games could have here."""
    own = [own_id(played.file) for played in games]
    return {*own, *(_twin(name, book) for name in own)}


def own_id(file: Json) -> str:
    """Return the id of a game; one that has none gets one by its content."""
    if "id" in file:
        return file["id"]
    content = json.dumps(file, sort_keys=True, ensure_ascii=True)
    return str(uuid.uuid5(GAMES, hashlib.sha256(content.encode()).hexdigest()))


def coming(games: Iterable[FileGame], known: ExistingRecords) -> list[ImportGame]:
    """Return what would become of each game."""
    here = {name for name, book in known.homes.items() if book == known.book}
    found: list[ImportGame] = []
    for played in games:
        name = _id_here(played.file, known)
        found.append(
            ImportGame(name, played, ImportStatus.KNOWN) if name in here else _judged(name, played)
        )
        if found[-1].fate is ImportStatus.NEW:
            here.add(name)
    return found


def _judged(name: str, played: FileGame) -> ImportGame:
    fold = fold_strict(played.file)
    if fold.problem:
        return ImportGame(name, played, ImportStatus.WRONG, problem=fold.problem)
    answer = fold.answer()
    seats, sheet = answer["setup"]["seats"], answer["sheet"]
    head = _head(played.file, name)
    outcome = ImportedState(head, seats, sheet["over"], standings(sheet), scored(fold, answer))
    return ImportGame(name, played, ImportStatus.NEW, outcome=outcome)


def _head(file: Json, name: str) -> Json:
    setup = replay({**file, "log": []})["setup"]
    head = {key: value for key, value in file.items() if key != "log"}
    return head | {"id": name, "seats": setup["seats"], "options": setup["options"]}


def _id_here(file: Json, known: ExistingRecords) -> str:
    """Return the id a game goes by here: another where somebody else's scorebook has it."""
    name = own_id(file)
    return name if known.homes.get(name, known.book) == known.book else _twin(name, known.book)


def _twin(name: str, book: str) -> str:
    return str(uuid.uuid5(GAMES, f"{book} {name}"))


def guests(
    players: Sequence[FilePerson], seated: Iterable[str], known: ExistingRecords
) -> list[ImportPerson]:
    """Who is who: the people of the file, and those who only have a seat in one of its games."""
    found: list[ImportPerson] = []
    owners = owners_of(players)
    listed: set[str] = set()
    for person in players:
        listed |= {name_key(person.name), *person.names}
        if person.into is None:
            here = matching_player(person, known, owners)
            found.append(ImportPerson(person.name, known.people.get(here or "")))
    for name in seated:
        if name_key(name) not in listed:
            listed.add(name_key(name))
            found.append(ImportPerson(name, known.people.get(known.names.get(name_key(name), ""))))
    return found


def matching_player(
    person: FilePerson, known: ExistingRecords, owners: dict[str, str]
) -> str | None:
    """Return the id of the person here who is this one: by id, else by any name.

    What another of the file is known by (`owners_of`) is no sign.
    """
    if person.id in known.people:
        return person.id
    name = name_key(person.name)
    own = [name] if owners.get(name, person.id) == person.id else []
    return next((known.names[one] for one in (*own, *person.names) if one in known.names), None)


def owners_of(players: Iterable[FilePerson]) -> dict[str, str]:
    """Whose each name of a file is, by id."""
    return {name: person.id for person in players for name in person.names}
