"""What is stored of a game's log, and the game as the engine follows it."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, Text, bindparam, cast, func, select
from sqlalchemy.orm import Session

from companion.core.limits import MAX_ENTRY_BYTES, MAX_LOG_BYTES, SMALL_ENTRY_BYTES
from companion.core.rules import GameFold, Json, fold_stored
from companion.core.threadpool import in_thread
from companion.log.cache import FoldCache
from companion.log.validate import LogEntry
from companion.models.games import Entry, Game, LockedGame

FOLDS = FoldCache()
STORED_ENTRIES = select(Entry.id, Entry.text).where(
    Entry.game == bindparam("game"), Entry.id.in_(bindparam("ids", expanding=True))
)

AnyGame = Game | LockedGame


def entries_query(*columns: Any, game: str, after: int) -> Select[*tuple[Any, ...]]:
    """Select the entries of a game after number `after`, in their order."""
    return select(*columns).where(Entry.game == game, Entry.seq > after).order_by(Entry.seq)


@dataclass(frozen=True)
class Unfollowed:
    """A game as it is stored, to be followed where nobody waits for it."""

    file: Json

    def follow(self) -> GameFold:
        """Return the game after its whole log."""
        return fold_stored(self.file)


@dataclass(frozen=True)
class Followed:
    """A game that has been followed already."""

    fold: GameFold

    def follow(self) -> GameFold:
        """Return the game after its whole log."""
        return self.fold


def read_game(session: Session, game: AnyGame) -> Followed | Unfollowed:
    """Return a game from the cache, or as it is stored."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    if cached is not None:
        return Followed(cached)
    file = session.scalars(select(Game.file).where(Game.id == game.id)).one()
    log = session.scalars(entries_query(Entry.text, game=game.id, after=0))
    return Unfollowed({**file, "log": list(log)})


def load_fold(session: Session, game: AnyGame) -> GameFold:
    """Return the fold of a game's stored log, from the cache or by a replay."""
    found = read_game(session, game)
    return found.fold if isinstance(found, Followed) else in_thread(found.follow)()


def find_stored(session: Session, game: AnyGame, ids: list[str]) -> dict[str, LogEntry]:
    """Return the stored entries with these ids; the fold in the cache rules most of them out."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    possible = [name for name in ids if cached is None or cached.can_contain(name)]
    if not possible:
        return {}
    rows = session.connection().execute(STORED_ENTRIES, {"game": game.id, "ids": possible})
    return {row.id: row.text for row in rows}


def max_entry_bytes(session: Session, game: str) -> int:
    """Return the bytes an entry may have, by the size of the log."""
    query = select(func.sum(func.length(cast(Entry.text, Text)))).where(Entry.game == game)
    return max(
        SMALL_ENTRY_BYTES, min(MAX_ENTRY_BYTES, MAX_LOG_BYTES - (session.scalar(query) or 0))
    )
