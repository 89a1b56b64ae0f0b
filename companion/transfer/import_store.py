"""The preview of an import, and the import itself."""

import secrets
import uuid
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.clock import clamp_time, now, parse_time
from companion.core.limits import HostBounds
from companion.core.names import name_key
from companion.core.rules import Json
from companion.db.transactions import reads, writes
from companion.games.create import NO_BOUNDS
from companion.games.delete import find_others_erased, forget_erasure
from companion.models.games import Entry, Game
from companion.models.scorebooks import Player, PlayerName
from companion.results import store as results
from companion.results.players import flatten_merges
from companion.transfer import plan
from companion.transfer.file_format import FileGame, FilePerson, ScorebookFile
from companion.transfer.plan import (
    ExistingRecords,
    ImportedState,
    ImportGame,
    ImportPerson,
    ImportStatus,
)

GAMES_AT_ONCE = 200
"""Games inserted together, which are in memory with their logs meanwhile."""
ERASED = ""
"""Stands for the scorebook of an erased game of others, whose id nobody else is to get."""
BATCH_SIZE = 1000
"""Ids in one query."""


@dataclass(frozen=True)
class ImportPreview:
    """What an import would do."""

    book: str
    """The id of the scorebook it goes into, which may not exist yet."""
    games: list[ImportGame]
    guests: list[ImportPerson]
    people: int
    """How many of the file's people are new."""


@reads
def preview_import(
    session: Session, device: str, book: str | None, file: ScorebookFile
) -> ImportPreview:
    """Return what the import of a file into this scorebook, or a new one, would do.

    The engine validates every game.
    """
    existing = _find_existing(session, device, book or str(uuid.uuid4()), file)
    games = plan.plan_games(file.games, existing)
    new_games = (game for game in games if game.fate is ImportStatus.NEW)
    seats = (seat["name"] for game in new_games for seat in game.outcome.seats)
    guests = plan.match_people(file.players, seats, existing)
    people = [one for one in file.players if one.id not in existing.people]
    return ImportPreview(existing.book, games, guests, len(people))


@dataclass(frozen=True)
class ImportResult:
    """How much was imported."""

    games: int
    people: int
    """New people, listed in the file or seated in one of its games."""


@writes
def import_file(
    session: Session,
    device: str,
    kind: str,
    file: ScorebookFile,
    preview: ImportPreview,
    bounds: HostBounds = NO_BOUNDS,
) -> ImportResult | None:
    """Import what is new by the preview, in one transaction; None where this device may not write.

    What has been imported meanwhile is left out. Raises `LimitExceededError`.
    """
    scorebooks.register_device(session, device, kind)
    if scorebooks.get_or_create(session, device, preview.book, bounds) is None:
        return None
    existing = _find_existing(session, device, preview.book, file)
    colors = _color_rows(session, preview.book, file.players)
    _insert_people(session, file.players, existing)
    games = [
        one
        for one in preview.games
        if one.fate is ImportStatus.NEW and one.id not in existing.homes
    ]
    scorebooks.check_capacity(session, preview.book, len(games), bounds)
    for first in range(0, len(games), GAMES_AT_ONCE):
        _insert_games(session, device, preview.book, games[first : first + GAMES_AT_ONCE])
    if colors:  # again: seats have given colours to people without one
        session.execute(update(Player), colors)
    return ImportResult(len(games), sum(guest.here is None for guest in preview.guests))


def _find_existing(
    session: Session, device: str, book: str, file: ScorebookFile
) -> ExistingRecords:
    columns = Player.id, Player.name, Player.into
    people = {
        row.id: row for row in session.execute(select(*columns).where(Player.scorebook == book))
    }
    into = flatten_merges({name: row.into for name, row in people.items()})
    names = select(PlayerName.folded, PlayerName.player).where(PlayerName.scorebook == book)
    ids = sorted(plan.possible_ids(file.games, book))
    erased = dict.fromkeys(find_others_erased(session, ids, device), ERASED)
    return ExistingRecords(
        book,
        homes=erased | _find_scorebooks(session, ids),
        people={name: people[into.get(name, name)].name for name in people},
        into=into,
        names={row.folded: row.player for row in session.execute(names)},
    )


def _find_scorebooks(session: Session, ids: list[str]) -> dict[str, str]:
    scorebooks_by_id: dict[str, str] = {}
    for first in range(0, len(ids), BATCH_SIZE):
        batch = ids[first : first + BATCH_SIZE]
        rows = session.execute(select(Game.id, Game.scorebook).where(Game.id.in_(batch)))
        scorebooks_by_id |= {row.id: row.scorebook for row in rows}
    return scorebooks_by_id


def _color_rows(session: Session, book: str, players: list[FilePerson]) -> list[Json]:
    """Return rows with the colours of the file's people; those known here keep theirs."""
    query = select(Player.id, Player.color).where(Player.scorebook == book)
    colors = {row.id: row.color for row in session.execute(query)}
    return [
        {"scorebook": book, "id": one.id, "color": colors.get(one.id, one.color)} for one in players
    ]


def _insert_people(session: Session, players: list[FilePerson], existing: ExistingRecords) -> None:
    """Insert the new people with their names and merges, each into who is not merged further."""
    new_people = [person for person in players if person.id not in existing.people]
    owners = plan.name_owners(players)
    targets = {
        one.id: one.into or plan.find_matching_player(one, existing, owners) for one in new_people
    }
    into = flatten_merges(existing.into | targets)
    for person in new_people:
        session.add(_to_player(person, existing.book))
    session.flush()
    for person in new_people:
        session.get_one(Player, (existing.book, person.id)).into = into.get(person.id)
    _insert_names(
        session, [(name, person) for person in players for name in person.names], existing
    )
    nameless = [person for person in players if not person.names]
    _insert_names(session, [(name_key(person.name), person) for person in nameless], existing)
    session.flush()


def _insert_names(
    session: Session, names: list[tuple[str, FilePerson]], existing: ExistingRecords
) -> None:
    """Insert these names, except where another person has them."""
    for name, person in names:
        if name not in existing.names:
            existing.names[name] = person.id
            session.add(PlayerName(scorebook=existing.book, folded=name, player=person.id))


def _to_player(person: FilePerson, book: str) -> Player:
    return Player(
        scorebook=book,
        id=person.id,
        name=person.name,
        color=person.color,
        mark=person.mark,
        retired=person.retired,
        kept=True,
    )


def _insert_games(session: Session, device: str, book: str, games: list[ImportGame]) -> None:
    """Insert games as if they had been played here."""
    imported: list[tuple[Game, list[Json], str]] = []
    rows: list[Json] = []
    for one in games:
        outcome, played = one.outcome, one.played
        started = clamp_time(outcome.head.get("started"), now())
        log = _entry_rows(device, one.id, played, started)
        game = _to_game(book, one.id, outcome, started, log)
        game.deleted = played.deleted and clamp_time(played.deleted, now())
        finish = results.finish_time([(row["text"], row["received"]) for row in log], started)
        imported.append((game, outcome.results, finish))
        rows += log
    forget_erasure(session, [one.id for one in games])
    session.add_all(game for game, _, _ in imported)
    session.flush()
    if rows:
        session.execute(insert(Entry), rows)
    results.insert_all(session, book, [one for one in imported if one[0].deleted is None])


def _to_game(book: str, name: str, outcome: ImportedState, started: str, log: list[Json]) -> Game:
    return Game(
        id=name,
        scorebook=book,
        kind=outcome.head["game"],
        file=outcome.head | {"started": started},
        seats=outcome.seats,
        over=outcome.over,
        standings=outcome.standings,
        started=started,
        touched=max([started, *(row["received"] for row in log)]),
        epoch=secrets.token_hex(4),
        seq=len(log),
    )


def _entry_rows(device: str, name: str, played: FileGame, started: str) -> list[Json]:
    """Return the rows of the log. An entry without id gets its number, as corrections name it."""
    entries = played.file["log"]
    times = played.received or [entry.get("at") for entry in entries]
    rows: list[Json] = []
    for seq, (entry, time) in enumerate(zip(entries, times, strict=True), 1):
        entry_with_id = entry if "id" in entry else {**entry, "id": f"#{seq}"}
        received = min(parse_time(time) or started, now())
        row = {"game": name, "seq": seq, "id": entry_with_id["id"], "text": entry_with_id}
        rows.append({**row, "device": device, "received": received})
    return rows
