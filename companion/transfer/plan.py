"""The plan of an import: which games are new, known or wrong, and who of the people is who.

It changes nothing.
"""

import hashlib
import json
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum

from companion.core.names import name_key
from companion.core.rules import Json, fold_strict, pad_problem, replay
from companion.core.strict_json import as_dict
from companion.engine.setup import LOG_LIMIT
from companion.log.validate import count_standing
from companion.models.games import PadWords
from companion.results.stats import seat_results
from companion.results.store import to_columns
from companion.transfer.file_format import (
    ID_NAMESPACE,
    FileGame,
    FilePad,
    FilePerson,
    addressable_id,
)

ERASED = ""
"""Stands for the scorebook of an erased game of others, whose id nobody else is to get."""


class ImportStatus(StrEnum):
    """What an import does with a game."""

    NEW = "new"
    KNOWN = "known"
    """It is in this scorebook already."""
    WRONG = "wrong"
    """The engine refuses it."""


@dataclass(frozen=True)
class ExistingRecords:
    """The records of this server that a file refers to."""

    book: str
    """The scorebook it is to go into."""
    homes: dict[str, str]
    """The scorebook of each game of the file that exists, by the game's id, or `ERASED`."""
    people: dict[str, str]
    """The names of this scorebook's people after all merges, by id."""
    into: dict[str, str]
    """Into whom each merged person of this scorebook is merged, by id."""
    names: dict[str, str]
    """The person's id by name key (`companion.core.names`)."""
    pads: frozenset[str] = frozenset()
    """The ids of this scorebook's pads."""


@dataclass(frozen=True)
class ImportedState:
    """A game's state after its log, as far as lists and results need it."""

    head: Json
    """The game file without its log, with every option."""
    kind: str
    """Which game it is after the last entry: `game_kind`."""
    words: PadWords | None
    """What its pad says after the last entry: `pad_words`."""
    seats: list[Json]
    """The seats after the last entry."""
    over: bool
    standings: Json
    results: list[Json]


@dataclass(frozen=True)
class ImportGame:
    """A game of the file, with the id it gets here.

    It stays in the file and its outcome is text, so that thousands of them take little memory.
    """

    id: str
    games: Sequence[FileGame]
    place: int
    """Which of these it is."""
    fate: ImportStatus
    problem: Json | None = None
    """Of a wrong one: the engine's first problem."""
    packed: str = ""
    """Of a new one, its outcome as JSON."""

    @property
    def played(self) -> FileGame:
        """The game as it stands in the file."""
        return self.games[self.place]

    @property
    def outcome(self) -> ImportedState:
        """The state of a new game after its log."""
        return ImportedState(**json.loads(self.packed))


@dataclass(frozen=True)
class ImportPad:
    """A pad of the file."""

    pad: FilePad
    fate: ImportStatus
    problem: Json | None = None
    """Why nobody can play by it; None where somebody can."""


@dataclass(frozen=True)
class ImportPerson:
    """A person of the file."""

    name: str
    here: str | None
    """The name of the same person in this scorebook; None: they are new."""


def possible_ids(games: Iterable[FileGame], book: str) -> set[str]:
    """Return every id that these games could get here."""
    own_ids = {one for played in games for one in _file_ids(played.file)}
    return {*own_ids, *(_derived_id(name, book) for name in own_ids)}


def _file_ids(file: Json) -> tuple[str, str]:
    """Return the id in a game file, by which versions before stored it, and the one it gets."""
    name = file_id(file)
    return file.get("id", name), name


def file_id(file: Json) -> str:
    """Return the id of a game file; one without gets one by its content."""
    if "id" in file:
        return addressable_id(file["id"])
    content = json.dumps(file, sort_keys=True, ensure_ascii=True)
    return str(uuid.uuid5(ID_NAMESPACE, hashlib.sha256(content.encode()).hexdigest()))


def plan_games(games: Sequence[FileGame], existing: ExistingRecords) -> list[ImportGame]:
    """Return what the import would do with each game."""
    taken_ids = {name for name, book in existing.homes.items() if book == existing.book}
    planned: list[ImportGame] = []
    for place, played in enumerate(games):
        name = _target_id(played.file, existing)
        planned.append(
            ImportGame(name, games, place, ImportStatus.KNOWN)
            if name in taken_ids
            else _validate_game(name, games, place)
        )
        if planned[-1].fate is ImportStatus.NEW:
            taken_ids.add(name)
    return planned


def plan_pads(pads: Sequence[FilePad], existing: ExistingRecords) -> list[ImportPad]:
    """Return what the import would do with each pad."""
    taken_ids = set(existing.pads)
    planned: list[ImportPad] = []
    for place, pad in enumerate(pads):
        name = addressable_id(pad.id)
        if not taken_ids.isdisjoint((pad.id, name)):
            planned.append(ImportPad(pad, ImportStatus.KNOWN))
            continue
        problem = pad_problem(pad.pad, ["pads", place, "pad"])
        fate = ImportStatus.WRONG if problem else ImportStatus.NEW
        if fate is ImportStatus.NEW:
            taken_ids.add(name)
        planned.append(ImportPad(replace(pad, id=name), fate, problem))
    return planned


def _validate_game(name: str, games: Sequence[FileGame], place: int) -> ImportGame:
    played = games[place]
    if sum(count_standing(as_dict(entry)) for entry in played.file["log"]) > LOG_LIMIT:
        problem = {"entry": 0, "at": ["log"], "code": "value.length", "params": {"most": LOG_LIMIT}}
        return ImportGame(name, games, place, ImportStatus.WRONG, problem=problem)
    fold = fold_strict(played.file)
    if fold.problem:
        return ImportGame(name, games, place, ImportStatus.WRONG, problem=fold.problem)
    answer = fold.answer()
    head = _complete_head(played.file, name)
    outcome = ImportedState(head=head, results=seat_results(fold, answer), **to_columns(answer))
    packed = json.dumps(asdict(outcome))
    return ImportGame(name, games, place, ImportStatus.NEW, packed=packed)


def _complete_head(file: Json, name: str) -> Json:
    setup = replay({**file, "log": []})["setup"]
    head = {key: value for key, value in file.items() if key != "log"}
    return head | {"id": name, "seats": setup["seats"], "options": setup["options"]}


def _target_id(file: Json, existing: ExistingRecords) -> str:
    """Return the id of a game here: another one where it is in somebody else's scorebook."""
    before, name = _file_ids(file)
    for known in (before, _derived_id(before, existing.book)):
        if existing.homes.get(known) == existing.book:
            return known
    return (
        name
        if existing.homes.get(name, existing.book) == existing.book
        else _derived_id(name, existing.book)
    )


def _derived_id(name: str, book: str) -> str:
    return str(uuid.uuid5(ID_NAMESPACE, f"{book} {name}"))


def match_people(
    players: Sequence[FilePerson], seated: Iterable[str], existing: ExistingRecords
) -> list[ImportPerson]:
    """Match the people of the file, and names only seated in its games, with those here."""
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
    """Return the id of the same person here: by id, else by a name; None: there is none.

    Their current name does not count where another person of the file owns it (`name_owners`).
    """
    if person.id in existing.people:
        return person.id
    name = name_key(person.name)
    own = [name] if owners.get(name, person.id) == person.id else []
    return next(
        (existing.names[one] for one in (*own, *person.names) if one in existing.names), None
    )


def name_owners(players: Iterable[FilePerson]) -> dict[str, str]:
    """Return the id of the person each name of a file belongs to."""
    return {name: person.id for person in players for name in person.names}
