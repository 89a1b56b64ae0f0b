"""Whether what is stored beside the logs is what the logs say, and making it so."""

import secrets
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, true, update
from sqlalchemy.orm import Session

from companion.core.clock import clamp_time
from companion.core.i18n import KIND_OF_PAD
from companion.core.names import seated_people
from companion.core.rules import GameFold, Json, fold_stored, pad_problem
from companion.db.backends import backend_of
from companion.db.sqlite import UNREADABLE_ERRORS, is_unreadable
from companion.db.transactions import reads, writes
from companion.games.delete import forget_erasure
from companion.games.own_pads import read_pads
from companion.models import db
from companion.models.games import Entry, ErasedGame, Game, game_kind, pad_words
from companion.models.grants import GameGrant, Link, Role, ScorebookGrant
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import OwnPad, Player
from companion.results import stats_cache
from companion.results import store as results
from companion.results.stats import seat_results

Key = tuple[str, str, str]
"""Of a person's stats: scorebook, person and kind of game."""
SEQ_OFFSET = 1_000_000_000
"""Added to numbers while they are changed: no log gets there."""
OPEN_GAMES = select(Game.id).where(
    or_(Game.kind == "", Game.kind.startswith(KIND_OF_PAD) & Game.words.is_(None))
)
"""Games to be worked out: some revisions leave them without a kind, a worker of the version before
0018, beside one of this, those by a pad without words."""


@reads
def integrity_errors(session: Session) -> list[str]:
    """Return what the database itself says is wrong with its file."""
    return backend_of(db.engine).check_integrity(session.connection())


ROLE_TABLES = {table.__tablename__: table for table in (ScorebookGrant, GameGrant, Link)}


@reads
def unknown_roles(session: Session) -> dict[str, int]:
    """Return how many rows have a role that no version knows, by their table."""
    counts = {
        name: session.scalar(select(func.count()).where(table.role.not_in(list(Role)))) or 0
        for name, table in ROLE_TABLES.items()
    }
    return {name: count for name, count in counts.items() if count}


@writes
def delete_unknown_roles(session: Session, name: str) -> None:
    """Delete the rows of a table with such a role: whom they let in has to be let in again."""
    table = ROLE_TABLES[name]
    session.execute(delete(table).where(table.role.not_in(list(Role))))


@reads
def games(session: Session) -> list[str]:
    """Return the ids of all games, deleted ones too."""
    return list(session.scalars(select(Game.id).order_by(Game.started, Game.id)))


@reads
def check_game(session: Session, game: str) -> list[str]:
    """Return what is wrong with a game, by the codes of `companion.maintenance.doctor`."""
    game_row = session.get_one(Game, game)
    entries = _entries(session, game)
    wrong: list[str] = []
    if [row.seq for row in entries] != list(range(1, game_row.seq + 1)):
        wrong.append("numbers")
    if any(row.id != row.text["id"] for row in entries):
        wrong.append("ids")
    if session.get(ErasedGame, ErasedGame.key_of(game)) is not None:
        wrong.append("erased")
    fold = _fold(game_row, entries)
    if fold.answer()["sheet"] is None:
        return [*wrong, "set_up"]
    columns = results.to_columns(fold.answer())
    if {name: getattr(game_row, name) for name in columns} != columns:
        wrong.append("standings")
    if _stored_results(session, game) != _derived_results(game_row, fold):
        wrong.append("results")
    return wrong


@writes
def repair(session: Session, game: str) -> None:
    """Renumber a game's entries where they need it, and store anew what its log says."""
    game_row = session.get_one(Game, game, with_for_update=True)
    entries = _entries(session, game)
    if [row.seq for row in entries] != list(range(1, game_row.seq + 1)):
        _renumber(session, game_row, [row.seq for row in entries])
    forget_erasure(session, [game])
    _store_derived(session, game_row, entries)


@reads
def unreadable_pads(session: Session) -> list[tuple[str, str]]:
    """Return scorebook and id of the pads that cannot be read."""
    books = session.scalars(select(OwnPad.scorebook).distinct().order_by(OwnPad.scorebook)).all()
    return [
        (book, name) for book in books for name in read_pads(session, OwnPad.scorebook == book)[1]
    ]


@reads
def unplayable_pads(session: Session) -> list[tuple[str, str, Json]]:
    """Return scorebook, id and problem of the pads that nobody can play by."""
    pads = read_pads(session, true())[0]
    problems = [(pad.scorebook, pad.id, pad_problem(pad.pad, ["pad"])) for pad in pads]
    return [(book, name, problem) for book, name, problem in problems if problem]


def has_open_games(connection: Connection) -> bool:
    """Return whether there are games which an upgrade has left to be worked out."""
    return connection.execute(OPEN_GAMES.limit(1)).first() is not None


def work_out_games(connection: Connection) -> list[str]:
    """Work out the games that an upgrade has left open, the oldest first, and store their results.

    Whoever is known by a name first keeps the name. Returns the ids of those that cannot be read:
    they stay open.
    """
    unreadable: list[str] = []
    with Session(connection) as session:
        for game_id in connection.scalars(OPEN_GAMES.order_by(Game.touched, Game.id)).all():
            try:
                with session.begin_nested():
                    _work_out(session, game_id)
            except UNREADABLE_ERRORS as error:
                if not is_unreadable(error):
                    raise
                unreadable.append(game_id)
    return unreadable


def _work_out(session: Session, game_id: str) -> None:
    game = session.get(Game, game_id, with_for_update=True)
    if game is None:
        return  # a worker beside this start has erased it meanwhile
    entries = _entries(session, game_id)
    if game.kind:
        game.words = pad_words(_fold(game, entries).answer()["setup"] or game.file)
        return
    game.kind, game.words = game_kind(game.file), pad_words(game.file)
    game.started = clamp_time(game.started, game.touched)
    _store_derived(session, game, entries)


def _store_derived(session: Session, game_row: Game, entries: list[Any]) -> None:
    """Store with a game and its people what its log says: standings, results, whether over."""
    fold = _fold(game_row, entries)
    if fold.answer()["sheet"] is not None:
        for name, value in results.to_columns(fold.answer()).items():
            setattr(game_row, name, value)
        session.flush()
        results.replace_results(session, game_row, seat_results(fold, fold.answer()))


def _entries(session: Session, game: str) -> list[Any]:
    columns = Entry.seq, Entry.id, Entry.text
    return list(session.execute(select(*columns).where(Entry.game == game).order_by(Entry.seq)))


def _fold(game: Game, entries: list[Any]) -> GameFold:
    return fold_stored({**game.file, "log": [row.text for row in entries]})


def _stored_results(session: Session, game: str) -> list[Any]:
    """Return what is stored of everybody who sits there."""
    columns = Result.total, Result.rank, Result.won, Result.shared, Result.low, Result.counts
    query = select(Result.seat, Result.finished, *columns).where(Result.game == game)
    return [
        (row.seat, bool(row.finished), *(row[2:] if row.finished else ()))
        for row in session.execute(query.order_by(Result.seat))
    ]


def _derived_results(game: Game, fold: GameFold) -> list[Any]:
    """Return what should be stored of everybody who sits there."""
    if game.deleted is not None:
        return []
    scores = seat_results(fold, fold.answer())
    if scores:
        return [(seat, True, *one.values()) for seat, one in enumerate(scores)]
    return [(place, False) for place in range(len(seated_people(fold.answer()["setup"]["seats"])))]


def _renumber(session: Session, game: Game, numbers: list[int]) -> None:
    """Renumber entries from 1 on. In their new epoch, phones give back what is missing here."""
    of_game = Entry.game == game.id
    session.execute(update(Entry).where(of_game).values(seq=Entry.seq + SEQ_OFFSET))
    for number, before in enumerate(numbers, 1):
        moved = of_game, Entry.seq == before + SEQ_OFFSET
        session.execute(update(Entry).where(*moved).values(seq=number))
    game.seq, game.epoch = len(numbers), secrets.token_hex(4)


@reads
def merge_circles(session: Session) -> list[tuple[str, list[str]]]:
    """Return people merged into each other in a circle: scorebook and ids."""
    merged = select(Player.scorebook, Player.id, Player.into).where(Player.into.is_not(None))
    into = {(row.scorebook, row.id): (row.scorebook, row.into) for row in session.execute(merged)}
    circles: list[tuple[str, list[str]]] = []
    seen = set[tuple[str, str]]()
    for one in sorted(into):
        chain: list[tuple[str, str]] = []
        while one in into and one not in seen:
            seen.add(one)
            chain.append(one)
            one = into[one]
        if one in chain:
            circle = chain[chain.index(one) :]
            circles.append((one[0], sorted(player for _, player in circle)))
    return circles


@reads
def wrong_stats(session: Session) -> list[Key]:
    """Return whose stats are not what their results add up to, or are missing."""
    whose = Result.scorebook, Result.player, Result.kind
    played = session.execute(select(*whose).where(Result.finished.is_not(None)).distinct())
    keys: set[Key] = {(book, player, kind) for book, player, kind in played}
    columns = StatsCache.scorebook, StatsCache.player, StatsCache.kind
    for book, player, kind in session.execute(select(*columns)).all():
        key = book, player, kind
        if _is_current(session, key):
            keys.discard(key)
        else:
            keys.add(key)
    return sorted(keys)


def _is_current(session: Session, key: Key) -> bool:
    try:
        row = session.get_one(StatsCache, key)
    except ValueError:  # no JSON
        return False
    if stats_cache.STALE in row.text:
        return True
    added = stats_cache.recompute(session, row.scorebook, row.player, row.kind)
    return added is not None and row.text == asdict(added)


@writes
def invalidate_stats(session: Session, keys: list[Key]) -> None:
    """Mark these statistics as stale."""
    for book, player, kind in keys:
        stats_cache.invalidate(session, book, [player], [kind])
