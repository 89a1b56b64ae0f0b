"""Games thrown away, brought back and erased for good; scorebooks erased."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import Column, delete, insert, select
from sqlalchemy.orm import Session, load_only

from companion.access import scorebooks
from companion.core.clock import now, now_plus
from companion.db.transactions import writes
from companion.log.stored import load_fold
from companion.models import db
from companion.models.games import ErasedGame, Game
from companion.models.grants import GameGrant, Role, ScorebookGrant
from companion.models.scorebooks import Scorebook
from companion.people.edit import take_apart_table
from companion.results import store as results
from companion.results.stats import seat_results

BATCH_SIZE = 1000
"""Keys in one query."""
UNDELETE_PERIOD = timedelta(days=30)
"""How long a game that was thrown away can be brought back."""
PURGE_BATCH_SIZE = 20
"""Games past that time that one transaction erases, which others wait for: an import may bring
thousands."""

NEEDED_TO_ERASE = load_only(Game.id, Game.scorebook)
"""The option of a query for games to be erased, which also finds those that cannot be read."""


class HasRoundsError(Exception):
    """The game was to be thrown away only without a round, and has one."""


@writes
def erase(session: Session, game: str) -> None:
    """Remove a game, its log and every grant and link to it, for good."""
    erase_game(session, session.get_one(Game, game, with_for_update=True))


def erase_game(session: Session, row: Game) -> None:
    """Remove a game for good, inside the transaction of a caller."""
    owners = _owners_of(session, row.scorebook, [row.id])
    delete_game(session, row)
    _record_erasure(session, [row.id], owners)


def delete_game(session: Session, row: Game) -> None:
    """Delete a game and all that belongs to it, as if it had never been."""
    results.delete_results(session, row)
    for column in columns_referring_to(Game.__tablename__):
        session.execute(delete(column.table).where(column == row.id))
    session.execute(delete(Game).where(Game.id == row.id))


def _owners_of(session: Session, book: str, games: list[str]) -> dict[str, set[str]]:
    """Return the devices that own each of these games of a scorebook, or all of it."""
    is_book_owner = ScorebookGrant.scorebook == book, ScorebookGrant.role == Role.OWN
    book_owners = session.scalars(select(ScorebookGrant.device).where(*is_book_owner)).all()
    owners = {game: set(book_owners) for game in games}
    rows = session.execute(
        select(GameGrant.game, GameGrant.device)
        .join(Game, Game.id == GameGrant.game)
        .where(Game.scorebook == book, GameGrant.role == Role.OWN)
    )
    for row in rows:
        if row.game in owners:
            owners[row.game].add(row.device)
    return owners


def _record_erasure(session: Session, games: list[str], owners: dict[str, set[str]]) -> None:
    """Record that games are erased, and whose they were, who alone may bring them in again."""
    keys = [ErasedGame.key_of(game) for game in games]
    keys += [ErasedGame.owner_key(game, device) for game in games for device in owners[game]]
    existing = _stored_keys(session, keys)  # of a game that came back and is erased once more
    rows = [{"hashed": key, "erased": now()} for key in keys if key not in existing]
    if rows:
        session.execute(insert(ErasedGame), rows)


def forget_erasure(session: Session, games: Sequence[str]) -> None:
    """Delete the record that games were erased: they are here again."""
    for first in range(0, len(games), BATCH_SIZE):
        keys = map(ErasedGame.key_of, games[first : first + BATCH_SIZE])
        session.execute(delete(ErasedGame).where(ErasedGame.hashed.in_(list(keys))))


def find_erased(session: Session, games: Collection[str]) -> set[str]:
    """Return which of these games are erased."""
    keys = {ErasedGame.key_of(game): game for game in games}
    return {keys[key] for key in _stored_keys(session, list(keys))}


def find_others_erased(session: Session, games: Collection[str], device: str) -> set[str]:
    """Return which of these games are erased and were never this device's."""
    keys = {game: (ErasedGame.key_of(game), ErasedGame.owner_key(game, device)) for game in games}
    stored = _stored_keys(session, [key for both in keys.values() for key in both])
    return {game for game, (erased, own) in keys.items() if erased in stored and own not in stored}


def _stored_keys(session: Session, keys: list[str]) -> set[str]:
    stored: set[str] = set()
    for first in range(0, len(keys), BATCH_SIZE):
        batch = ErasedGame.hashed.in_(keys[first : first + BATCH_SIZE])
        stored.update(session.scalars(select(ErasedGame.hashed).where(batch)))
    return stored


def columns_referring_to(table: str) -> list[Column[Any]]:
    """Return the columns with a foreign key to a table, in the order to delete rows in."""
    return [
        key.parent
        for referring in reversed(db.metadata.sorted_tables)
        for key in referring.foreign_keys
        if key.column.table.name == table
    ]


def purge_expired(session: Session) -> int:
    """Erase games thrown away more than `UNDELETE_PERIOD` ago, oldest first; return how many.

    At most `PURGE_BATCH_SIZE`: where others are left, the next call goes on.
    """
    expired = select(Game).options(NEEDED_TO_ERASE).where(Game.deleted < now_plus(-UNDELETE_PERIOD))
    some = expired.order_by(Game.deleted, Game.id).limit(PURGE_BATCH_SIZE)
    games = session.scalars(some.with_for_update(skip_locked=True)).all()
    for game in games:
        erase_game(session, game)
    return len(games)


@writes
def soft_delete(session: Session, book: str, game: str, *, must_be_unplayed: bool = False) -> bool:
    """Throw a game away, for a month in which it can be brought back; return whether it was there.

    The caller publishes `companion.pubsub.messages.AccessRevoked`. Raises `HasRoundsError` where it
    `must_be_unplayed` and is not, as the log reads while nobody else writes.
    """
    row = _find_in_book(session, book, game)
    if row is None or row.deleted is not None:
        return False
    if must_be_unplayed and row.standings["rounds"]:
        raise HasRoundsError
    row.deleted = now()
    results.delete_results(session, row)
    purge_expired(session)
    return True


@writes
def soft_delete_made_by(session: Session, book: str, short: str) -> list[str]:
    """Throw away what a device, by its public id, began by a link; return the ids of these games.

    The caller publishes `AccessRevoked` of each.
    """
    made = select(Game).where(Game.scorebook == book, Game.maker.is_not(None))
    rows = session.scalars(made.where(Game.deleted.is_(None)).with_for_update()).all()
    own = [row for row in rows if scorebooks.public_id(row.maker or "") == short]
    for row in own:
        row.deleted = now()
        results.delete_results(session, row)
    return [row.id for row in own]


@writes
def undelete(session: Session, book: str, game: str) -> bool:
    """Bring a game back that was thrown away; return whether it was still there.

    Two of its players whom an import has merged meanwhile, or given both names to one, are taken
    apart: nobody sits twice.
    """
    row = _find_in_book(session, book, game)
    if row is None or row.deleted is None:
        return False
    take_apart_table(session, book, row.seats)
    row.deleted = None
    fold = load_fold(session, row)
    results.replace_results(session, row, seat_results(fold, fold.answer()))
    return True


@writes
def erase_scorebook(session: Session, book: str) -> list[str]:
    """Remove a scorebook with its people and games for good; return the ids of its games.

    Calls about these games answer 410. The caller publishes `AccessRevoked` of each.
    """
    games = list(session.scalars(select(Game.id).where(Game.scorebook == book)))
    owners = _owners_of(session, book, games)
    game_ids = select(Game.id).where(Game.scorebook == book).scalar_subquery()
    for column in columns_referring_to(Game.__tablename__):
        session.execute(delete(column.table).where(column.in_(game_ids)))
    delete_scorebook(session, book)
    _record_erasure(session, games, owners)
    return games


def delete_scorebook(session: Session, book: str) -> None:
    """Delete a scorebook and all that belongs to it, inside the transaction of a caller."""
    for column in columns_referring_to(Scorebook.__tablename__):
        session.execute(delete(column.table).where(column == book))
    session.execute(delete(Scorebook).where(Scorebook.id == book))


def _find_in_book(session: Session, book: str, game: str) -> Game | None:
    row = session.get(Game, game, with_for_update=True)
    return row if row and row.scorebook == book else None
