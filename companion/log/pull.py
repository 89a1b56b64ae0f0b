"""The log of a game as phones are told of it, from any point on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.rules import Json
from companion.db.transactions import reads
from companion.log.validate import LogEntry
from companion.models.games import Entry, Game, LockedGame

AnyGame = Game | LockedGame
DeviceLabels = dict[str, scorebooks.DeviceLabel]


@dataclass(frozen=True)
class LogSlice:
    """The end of a log: where it stands now, and the entries asked for."""

    epoch: str
    seq: int
    entries: list[LogEntry]
    stamps: list[Json]
    """Of each of these entries, when it came and from which phone: `{"at", "phone"}`."""

    def to_json(self) -> Json:
        """Return the slice as calls answer it."""
        return {
            "epoch": self.epoch,
            "seq": self.seq,
            "entries": self.entries,
            "stamps": self.stamps,
        }


@reads
def read_log(session: Session, game: str, after: int, epoch: str | None = None) -> LogSlice:
    """Read the entries after number `after` in their order; all of them if `epoch` is over.

    Raises `NoResultFound` where the game is gone.
    """
    row = session.get_one(Game, game)
    if row.deleted is not None:
        raise NoResultFound
    return read_slice(session, row, after if epoch in (None, row.epoch) else 0)


def read_slice(session: Session, game: AnyGame, after: int) -> LogSlice:
    """Do the same within another store's transaction."""
    query = entries_query(Entry.text, Entry.received, Entry.device, game=game.id, after=after)
    rows = list(session.execute(query).mappings())
    phones = scorebooks.device_labels(session, game.id, {row["device"] for row in rows})
    return to_slice(game, rows, phones)


def to_slice(game: AnyGame, rows: Sequence[Mapping[Any, Any]], phones: DeviceLabels) -> LogSlice:
    """Return these rows, the last of the game's log, as a slice."""
    stamps = [{"at": row["received"], "phone": phones[row["device"]]} for row in rows]
    return LogSlice(game.epoch, game.seq, [row["text"] for row in rows], stamps)


def entries_query(*columns: Any, game: str, after: int) -> Select[*tuple[Any, ...]]:
    """Select the entries of a game after number `after`, in their order."""
    return select(*columns).where(Entry.game == game, Entry.seq > after).order_by(Entry.seq)
