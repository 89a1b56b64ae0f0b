"""The transactions of an import, each so small that nobody else waits long for it."""

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.clock import clamp_time, now, parse_time
from companion.core.limits import HostBounds
from companion.core.names import name_key
from companion.core.rules import Json
from companion.games.delete import find_erased
from companion.games.own_pads import IS_LIVE, check_room
from companion.models.games import Entry, Game
from companion.models.scorebooks import OwnPad, Player, PlayerName
from companion.people.erase import is_mark
from companion.results import store as results
from companion.results.players import canonical_player, flatten_merges, lock_players
from companion.transfer import plan
from companion.transfer.file_format import FileGame, FilePad, FilePerson, ScorebookFile
from companion.transfer.journal import Inserted
from companion.transfer.plan import ExistingRecords, ImportedState, ImportGame

T = TypeVar("T")
Step = Callable[[Session], Inserted]
"""A transaction of an import."""
ROWS_AT_ONCE = 40
"""People, merges or names inserted in one transaction, or games with their entries: what others
wait for when much else is to be done. One game has as many as it has."""
BATCH_SIZE = 1000
"""Ids in one query."""


def import_steps(
    device: str,
    file: ScorebookFile,
    games: Sequence[ImportGame],
    pads: Sequence[FilePad],
    existing: ExistingRecords,
    bounds: HostBounds,
) -> Iterator[Step]:
    """Yield the transactions of an import: people, their merges, their names, pads, games.

    What takes time, such as reading a game, is done before one is yielded: others write meanwhile.
    """
    book = existing.book
    new_people = [person for person in file.players if person.id not in existing.people]
    for people in _batches(new_people):
        yield partial(_insert_players, book=book, people=people)
    for merges in _batches(_merges(new_people, file.players, existing)):
        yield partial(_merge_players, book=book, into=dict(merges))
    for names in _batches(_new_names(file.players, existing)):
        yield partial(_insert_names, book=book, names=dict(names))
    if pads:
        yield partial(_insert_pads, book=book, pads=pads, bounds=bounds)
    keep_colors = {person.id for person in file.players}
    stored = {name for name, home in existing.homes.items() if home != plan.ERASED}
    new_games = (_read_game(one) for one in games if one.id not in stored)
    for some in _batches(new_games, _count_rows):
        yield partial(_insert_games, device, book, some, keep_colors, bounds)


def _batches(items: Iterable[T], rows_of: Callable[[T], int] = lambda _: 1) -> Iterator[list[T]]:
    """Yield the items of one transaction each."""
    batch: list[T] = []
    rows = 0
    for item in items:
        more = rows_of(item)
        if batch and rows + more > ROWS_AT_ONCE:
            yield batch
            batch, rows = [], 0
        batch.append(item)
        rows += more
    if batch:
        yield batch


class ReadGame(NamedTuple):
    """A game of the file, read before the transaction that inserts it."""

    id: str
    played: FileGame
    outcome: ImportedState


def _read_game(one: ImportGame) -> ReadGame:
    return ReadGame(one.id, one.played, one.outcome)


def _count_rows(game: ReadGame) -> int:
    return 1 + len(game.played.file["log"])


def find_scorebooks(session: Session, ids: list[str]) -> dict[str, str]:
    """Return the scorebook of each of these games that exists, by the game's id."""
    scorebooks_by_id: dict[str, str] = {}
    for first in range(0, len(ids), BATCH_SIZE):
        batch = ids[first : first + BATCH_SIZE]
        rows = session.execute(select(Game.id, Game.scorebook).where(Game.id.in_(batch)))
        scorebooks_by_id |= {row.id: row.scorebook for row in rows}
    return scorebooks_by_id


def _insert_players(session: Session, book: str, people: Sequence[FilePerson]) -> Inserted:
    existing = _find_players(session, book, [person.id for person in people])
    new_people = [person for person in people if person.id not in existing]
    session.add_all(_to_player(person, book) for person in new_people)
    return Inserted(players=[person.id for person in new_people])


def _find_players(session: Session, book: str, ids: Collection[str]) -> set[str]:
    """Return which of these people a scorebook has.

    One whose only game is thrown away during an import is there no more.
    """
    query = select(Player.id).where(Player.scorebook == book, Player.id.in_(ids))
    return set(session.scalars(query))


def _merges(
    new_people: Sequence[FilePerson], players: Sequence[FilePerson], existing: ExistingRecords
) -> Iterator[tuple[str, str]]:
    """Yield new people and into whom each is merged, who is not merged further."""
    owners = plan.name_owners(players)
    targets = {
        one.id: one.into or plan.find_matching_player(one, existing, owners) for one in new_people
    }
    into = flatten_merges(existing.into | targets)
    return ((one.id, into[one.id]) for one in new_people if one.id in into)


def _merge_players(session: Session, book: str, into: dict[str, str]) -> Inserted:
    """Merge these people; not one whom somebody has merged meanwhile, or others into them.

    Nor where either is there no more.
    """
    existing = lock_players(session, book, {*into, *into.values()})
    merged = or_(Player.id.in_(into), Player.into.in_(into)), Player.into.is_not(None)
    pairs = session.execute(select(Player.id, Player.into).where(Player.scorebook == book, *merged))
    done = {person for pair in pairs for person in pair}
    rows: list[Json] = []
    for one, target in into.items():
        if one not in done and {one, target} <= existing:
            end = canonical_player(session, session.get_one(Player, (book, target)))
            rows.append({"scorebook": book, "id": one, "into": end.id})
    if rows:
        session.execute(update(Player), rows)
    return Inserted(merged=[row["id"] for row in rows])


def _new_names(players: Sequence[FilePerson], existing: ExistingRecords) -> list[tuple[str, str]]:
    """Return the names of the people of a file that nobody has yet, and whose they are.

    Not of somebody whose name has been erased here, also where the mark has got another name or was
    merged since: an older file would name them again. Where it brings a game that is not here, that
    has the name it has in the file.
    """
    erased = {person for name, person in existing.names.items() if is_mark(name)}
    erased |= {person for person, name in existing.people.items() if is_mark(name)}
    players = [one for one in players if one.id not in erased]
    names = [(name, person.id) for person in players for name in person.names]
    names += [(name_key(person.name), person.id) for person in players if not person.names]
    first_owners = dict(reversed(names))
    return [(name, owner) for name, owner in first_owners.items() if name not in existing.names]


def _insert_names(session: Session, book: str, names: dict[str, str]) -> Inserted:
    """Insert these names of people who are there, except where another person has them."""
    query = select(PlayerName.folded).where(
        PlayerName.scorebook == book, PlayerName.folded.in_(names)
    )
    existing = set(session.scalars(query))
    owners = _find_players(session, book, set(names.values()))
    new_names = [name for name, owner in names.items() if name not in existing and owner in owners]
    session.add_all(
        PlayerName(scorebook=book, folded=name, player=names[name]) for name in new_names
    )
    return Inserted(names=new_names)


def _insert_pads(
    session: Session, book: str, pads: Sequence[FilePad], bounds: HostBounds
) -> Inserted:
    """Insert pads, except those that are here by now. Raises `LimitExceededError`.

    One that was deleted is newer than what a phone has that has not heard of that.
    """
    query = select(OwnPad.id, OwnPad.version).where(OwnPad.scorebook == book)
    query = query.with_for_update()
    stored = {row.id: row.version for row in session.execute(query)}
    new_pads = [pad for pad in pads if stored.get(pad.id, 0) <= 0]
    versions = {pad.id: max(1, -stored.get(pad.id, 0)) for pad in new_pads}
    erased = OwnPad.scorebook == book, OwnPad.id.in_(versions), ~IS_LIVE
    session.execute(delete(OwnPad).where(*erased))
    check_room(session, book, len(new_pads), bounds)
    columns = {"scorebook": book, "changed": now()}
    session.add_all(
        OwnPad(id=one.id, pad=one.pad, retired=one.retired, version=versions[one.id], **columns)
        for one in new_pads
    )
    return Inserted(pads=versions)


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


def _insert_games(
    device: str,
    book: str,
    games: list[ReadGame],
    keep_colors: Collection[str],
    bounds: HostBounds,
    session: Session,
) -> Inserted:
    """Insert games as if they had been played here, except those that are here by now."""
    scorebooks.lock_book(session, book)  # nobody is merged who sits in one
    scorebooks.check_capacity(session, book, len(games), bounds)
    existing = find_scorebooks(session, [one.id for one in games])
    erased = find_erased(session, [one.id for one in games])
    imported: list[tuple[Game, list[Json], str]] = []
    rows: list[Json] = []
    for one in games:
        if one.id in existing:
            continue
        outcome, played = one.outcome, one.played
        started = clamp_time(outcome.head.get("started"), now())
        log = _entry_rows(device, one.id, played, started)
        game = _to_game(book, one.id, outcome, started, log)
        game.born = now()
        if one.id in erased:  # no proof of before takes it from its owner
            game.born, game.touched = "", now()  # one of them says how long it has been here
        game.deleted = played.deleted and clamp_time(played.deleted, now())
        finish = results.finish_time([(row["text"], row["received"]) for row in log], started)
        imported.append((game, outcome.results, finish))
        rows += log
    session.add_all(game for game, _, _ in imported)
    session.flush()
    if rows:
        session.execute(insert(Entry), rows)
    standing = [one for one in imported if one[0].deleted is None]
    changes = results.insert_all(session, book, standing, keep_colors)
    return Inserted(
        games={game.id: game.seq for game, _, _ in imported},
        names=changes.names,
        colors=changes.colors,
    )


def _to_game(book: str, name: str, outcome: ImportedState, started: str, log: list[Json]) -> Game:
    return Game(
        id=name,
        scorebook=book,
        kind=outcome.kind,
        words=outcome.words,
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
