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
from companion.results.stats import seat_results, standings
from companion.transfer.file_format import FileGame, FilePerson

GAME_NAMESPACE = uuid.UUID("6d1f6ac4-9f0b-4a53-9c5e-6a3b1f6f2a58")
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


def possible_ids(games: Iterable[FileGame], book: str) -> set[str]:
    """Every id that these games could have here."""
    own_ids = [file_id(played.file) for played in games]
    return {*own_ids, *(_derived_id(name, book) for name in own_ids)}


def file_id(file: Json) -> str:
    """Return the id of a game; one that has none gets one by its content."""
    if "id" in file:
        return file["id"]
    content = json.dumps(file, sort_keys=True, ensure_ascii=True)
    return str(uuid.uuid5(GAME_NAMESPACE, hashlib.sha256(content.encode()).hexdigest()))


def plan_games(games: Iterable[FileGame], existing: ExistingRecords) -> list[ImportGame]:
    """Return what would become of each game."""
    taken_ids = {name for name, book in existing.homes.items() if book == existing.book}
    planned: list[ImportGame] = []
    for played in games:
        name = _target_id(played.file, existing)
        planned.append(
            ImportGame(name, played, ImportStatus.KNOWN)
            if name in taken_ids
            else _validate_game(name, played)
        )
        if planned[-1].fate is ImportStatus.NEW:
            taken_ids.add(name)
    return planned


def _validate_game(name: str, played: FileGame) -> ImportGame:
    fold = fold_strict(played.file)
    if fold.problem:
        return ImportGame(name, played, ImportStatus.WRONG, problem=fold.problem)
    answer = fold.answer()
    seats, sheet = answer["setup"]["seats"], answer["sheet"]
    head = _complete_head(played.file, name)
    outcome = ImportedState(
        head, seats, sheet["over"], standings(sheet), seat_results(fold, answer)
    )
    return ImportGame(name, played, ImportStatus.NEW, outcome=outcome)


def _complete_head(file: Json, name: str) -> Json:
    setup = replay({**file, "log": []})["setup"]
    head = {key: value for key, value in file.items() if key != "log"}
    return head | {"id": name, "seats": setup["seats"], "options": setup["options"]}


def _target_id(file: Json, existing: ExistingRecords) -> str:
    """Return the id a game goes by here: another where somebody else's scorebook has it."""
    name = file_id(file)
    return (
        name
        if existing.homes.get(name, existing.book) == existing.book
        else _derived_id(name, existing.book)
    )


def _derived_id(name: str, book: str) -> str:
    return str(uuid.uuid5(GAME_NAMESPACE, f"{book} {name}"))


def match_people(
    players: Sequence[FilePerson], seated: Iterable[str], existing: ExistingRecords
) -> list[ImportPerson]:
    """Who is who: the people of the file, and those who only have a seat in one of its games."""
    people: list[ImportPerson] = []
    owners = name_owners(players)
    listed: set[str] = set()
    for person in players:
        listed |= {name_key(person.name), *person.names}
        if person.into is None:
            player_id = find_matching_player(person, existing, owners)
            people.append(ImportPerson(person.name, existing.people.get(player_id or "")))
    for name in seated:
        if name_key(name) not in listed:
            listed.add(name_key(name))
            people.append(
                ImportPerson(name, existing.people.get(existing.names.get(name_key(name), "")))
            )
    return people


def find_matching_player(
    person: FilePerson, existing: ExistingRecords, owners: dict[str, str]
) -> str | None:
    """Return the id of the person here who is this one: by id, else by any name.

    What another of the file is known by (`name_owners`) is no sign.
    """
    if person.id in existing.people:
        return person.id
    name = name_key(person.name)
    own = [name] if owners.get(name, person.id) == person.id else []
    return next(
        (existing.names[one] for one in (*own, *person.names) if one in existing.names), None
    )


def name_owners(players: Iterable[FilePerson]) -> dict[str, str]:
    """Whose each name of a file is, by id."""
    return {name: person.id for person in players for name in person.names}
