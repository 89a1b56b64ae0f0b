"""The journal of an import, whose many small transactions let others write in between.

Each of them notes in its own transaction what it inserts, and the last one deletes these notes.
By them an import that fails, or whose server is killed, is taken back, newest first.
"""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import timedelta

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.orm import Session

from companion.core.clock import now, now_plus
from companion.db.backends import backend_of
from companion.db.transactions import reads, writes
from companion.games.delete import delete_game, delete_scorebook, forget_erasure
from companion.games.own_pads import IS_LIVE, forget_oldest, mark_erased
from companion.models.games import Game
from companion.models.grants import Link, Role, ScorebookGrant
from companion.models.results import Result, StatsCache
from companion.models.scorebooks import ImportStep, OwnPad, Player, PlayerName

ABANDONED = timedelta(minutes=10)
"""After which an import of another worker that makes no step is not under way any more."""
BEGINNING = 0
"""The number of the first step."""

_running: set[str] = set()
"""The imports under way in this process."""


@dataclass
class Inserted:
    """What a step has inserted."""

    games: dict[str, int] = field(default_factory=dict[str, int])
    """How many entries each game has, by its id."""
    players: list[str] = field(default_factory=list[str])
    merged: list[str] = field(default_factory=list[str])
    """The ids of inserted people that were merged into others."""
    names: list[str] = field(default_factory=list[str])
    """The name keys."""
    pads: dict[str, int] = field(default_factory=dict[str, int])
    """The version of each pad, by its id; a version before this one noted ids alone."""
    colors: list[str] = field(default_factory=list[str])
    """The ids of people who were there and had no colour before."""
    scorebook: bool = False
    """Whether the scorebook was made for this import: it goes with what is taken back last."""


class ImportBrokenOffError(Exception):
    """An import has been taken back while it was under way."""


@contextmanager
def running(upload: str) -> Generator[None]:
    """Say that an import is under way, which nobody is to take back meanwhile."""
    _running.add(upload)
    try:
        yield
    finally:
        _running.discard(upload)


def note(session: Session, book: str, upload: str, step: int, inserted: Inserted) -> None:
    """Note what this transaction inserts. Raises `ImportBrokenOffError`."""
    if step != BEGINNING and not session.get(
        ImportStep, (book, upload, BEGINNING), with_for_update={"read": True}
    ):
        raise ImportBrokenOffError
    columns = {"made": now(), "inserted": asdict(inserted)}
    session.add(ImportStep(scorebook=book, upload=upload, step=step, **columns))
    session.flush()


@writes
def finish(session: Session, book: str, upload: str, games: list[str]) -> None:
    """End an import, which cannot be taken back from now on. Raises `ImportBrokenOffError`."""
    of_import = ImportStep.scorebook == book, ImportStep.upload == upload
    numbers = select(ImportStep.step).where(*of_import).with_for_update()
    if BEGINNING not in session.scalars(numbers).all():
        raise ImportBrokenOffError
    session.execute(delete(ImportStep).where(*of_import))
    forget_erasure(session, games)


def take_back_abandoned() -> int:
    """Take back the imports that nobody goes on with; return how many."""
    abandoned = _find_abandoned()
    for book, upload in abandoned:
        take_back(book, upload)
    return len(abandoned)


@reads
def _find_abandoned(session: Session) -> list[tuple[str, str]]:
    """Return scorebook and id of the imports that no process is at.

    Where only one process writes, those are all that are not this one's.
    """
    has_one_writer = backend_of(session.connection().engine).WRITERS == 1
    latest = now() if has_one_writer else now_plus(-ABANDONED)
    last = func.max(ImportStep.made)
    query = select(ImportStep.scorebook, ImportStep.upload, last).group_by(
        ImportStep.scorebook, ImportStep.upload
    )
    return [
        (book, upload)
        for book, upload, made in session.execute(query)
        if upload not in _running and made <= latest
    ]


def take_back(book: str, upload: str) -> None:
    """Delete what an import has inserted, in small transactions too."""
    while _take_back_step(book, upload):
        pass


@writes
def _take_back_step(session: Session, book: str, upload: str) -> bool:
    """Take one step back; return whether there was any.

    The beginning goes first, so that no other step is made; then the newest.
    """
    of_import = ImportStep.scorebook == book, ImportStep.upload == upload
    query = select(ImportStep).where(*of_import)
    newest = query.order_by(ImportStep.step != BEGINNING, ImportStep.step.desc()).limit(1)
    row = session.scalars(newest.with_for_update()).first()
    if row is None:
        return False
    inserted = Inserted(**row.inserted)
    _delete_games(session, book, inserted.games)
    _erase_pads(session, book, inserted.pads)
    _delete_names(session, book, inserted.names)
    own = Player.scorebook == book
    for ids, column in ((inserted.merged, {"into": None}), (inserted.colors, {"color": None})):
        session.execute(update(Player).where(own, Player.id.in_(ids)).values(column))
    _delete_players(session, book, inserted.players)
    session.delete(row)
    if inserted.scorebook:
        session.flush()
        _delete_scorebook(session, book, upload)
    return True


def _delete_scorebook(session: Session, book: str, upload: str) -> None:
    """Delete a scorebook made for an import once all of it is taken back, unless it is in use.

    While there are steps to take back, the one that is taken back last remembers it.
    """
    of_import = ImportStep.scorebook == book, ImportStep.upload == upload
    last = session.scalars(select(ImportStep).where(*of_import).order_by(ImportStep.step)).first()
    if last is not None:
        last.inserted = {**last.inserted, "scorebook": True}
        return
    guests = ScorebookGrant.scorebook == book, ScorebookGrant.role < Role.OWN
    uses = (
        exists().where(Game.scorebook == book),
        exists().where(Player.scorebook == book),
        exists().where(OwnPad.scorebook == book, IS_LIVE),
        exists().where(Link.scorebook == book),
        exists().where(ImportStep.scorebook == book),
        exists().where(*guests),
    )
    if not session.scalar(select(or_(*uses))):
        delete_scorebook(session, book)


def _delete_games(session: Session, book: str, games: dict[str, int]) -> None:
    """Delete these games but those that somebody has written to since."""
    rows = select(Game).where(Game.scorebook == book, Game.id.in_(games)).with_for_update()
    for game in session.scalars(rows).all():
        if game.seq == games[game.id]:
            delete_game(session, game)


def _erase_pads(session: Session, book: str, pads: dict[str, int] | list[str]) -> None:
    """Erase these pads, which phones may have by now, but those that somebody has changed since."""
    versions = pads if isinstance(pads, dict) else dict.fromkeys(pads, 1)
    rows = select(OwnPad).where(OwnPad.scorebook == book, OwnPad.id.in_(list(pads)))
    for pad in session.scalars(rows.with_for_update()).all():
        if pad.version == versions[pad.id]:
            mark_erased(pad)
    session.flush()
    forget_oldest(session, book)


def _delete_names(session: Session, book: str, names: list[str]) -> None:
    """Delete these names but those of people who sit in a game, as one begun meanwhile."""
    sits = exists().where(Result.scorebook == book, Result.sat == PlayerName.player)
    own = PlayerName.scorebook == book, PlayerName.folded.in_(names)
    session.execute(delete(PlayerName).where(*own, ~sits))


def _delete_players(session: Session, book: str, players: list[str]) -> None:
    """Delete these people but those who sit in a game, or into whom somebody is merged."""
    same = or_(Result.sat == Player.id, Result.player == Player.id)
    sits = exists().where(Result.scorebook == book, same)
    into = select(Player.into).where(Player.scorebook == book, Player.into.is_not(None))
    own = Player.scorebook == book, Player.id.in_(players)
    query = select(Player.id).where(*own, ~sits, Player.id.not_in(into))
    unused = list(session.scalars(query))
    for table in (PlayerName, StatsCache):
        session.execute(delete(table).where(table.scorebook == book, table.player.in_(unused)))
    session.execute(delete(Player).where(Player.scorebook == book, Player.id.in_(unused)))
