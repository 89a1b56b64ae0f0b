"""The log of a game: read from any point on, appended to, and followed to its sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypedDict

from msgspec import Meta
from sqlalchemy import Select, Text, bindparam, cast, func, insert, select, update
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.games import GameAccess, find_access, lock_game
from companion.core.clock import now
from companion.core.limits import MAX_ENTRY_BYTES, MAX_LOG_BYTES, SMALL_ENTRY_BYTES
from companion.core.rules import GameFold, Json, fold_stored
from companion.core.strict_json import canonical_json
from companion.core.threadpool import in_thread
from companion.db.transactions import reads, writes, writes_inline
from companion.log.cache import FoldCache
from companion.log.validate import BatchResult, BatchValidator, LogEntry, is_cheap
from companion.models.games import Entry, Game, LockedGame
from companion.models.grants import Role
from companion.models.scorebooks import DeviceLabel
from companion.results import store as results
from companion.web.api import ID_SCHEMA, Count, Time

FOLDS = FoldCache()
STORED_ENTRIES = select(Entry.id, Entry.text).where(
    Entry.game == bindparam("game"), Entry.id.in_(bindparam("ids", expanding=True))
)
UPDATE_GAME = update(Game).where(Game.id == bindparam("of"))

AnyGame = Game | LockedGame
DeviceLabels = dict[str, DeviceLabel]
ENTRY_SCHEMA: Json = {
    "description": "An entry of a game file. The engine checks all of it but the id.",
    "type": "object",
    "properties": {"id": ID_SCHEMA, "type": {"type": "string"}},
    "required": ["id", "type"],
}
AnyEntry = Annotated[LogEntry, Meta(extra_json_schema=ENTRY_SCHEMA)]
"""An entry in calls and answers."""


class Stamp(TypedDict):
    """When the server received an entry, and from which phone."""

    at: Time
    phone: DeviceLabel


class LogAnswer(TypedDict):
    """The end of a log as calls answer it; `stamps` are by entry."""

    epoch: str
    seq: Count
    entries: list[AnyEntry]
    stamps: list[Stamp]


@dataclass(frozen=True)
class LogSlice:
    """The end of a log: where it stands now, and the entries asked for."""

    epoch: str
    seq: int
    entries: list[LogEntry]
    stamps: list[Stamp]

    def to_json(self) -> LogAnswer:
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
    """Read the entries after number `after`, inside the transaction of a caller."""
    query = entries_query(Entry.text, Entry.received, Entry.device, game=game.id, after=after)
    rows = list(session.execute(query).mappings())
    phones = scorebooks.device_labels(session, game.id, {row["device"] for row in rows})
    return to_slice(game, rows, phones)


def to_slice(game: AnyGame, rows: Sequence[Mapping[Any, Any]], phones: DeviceLabels) -> LogSlice:
    """Return these rows, the last of the game's log, as a slice."""
    stamps: list[Stamp] = [{"at": row["received"], "phone": phones[row["device"]]} for row in rows]
    return LogSlice(game.epoch, game.seq, [row["text"] for row in rows], stamps)


def entries_query(*columns: Any, game: str, after: int) -> Select[*tuple[Any, ...]]:
    """Select the entries of a game after number `after`, in their order."""
    return select(*columns).where(Entry.game == game, Entry.seq > after).order_by(Entry.seq)


@dataclass
class AppendResult:
    """The outcome of an append: where the log stands now, and why not all may be stored."""

    epoch: str
    seq: int
    missing: LogSlice | None = None
    """Entries the phone has not seen; nothing of the batch is stored but what is among them."""
    refused_id: str | None = None
    """The id of the entry at which the batch stopped."""
    problem: Json | None = None
    stored_ids: list[str] = field(default_factory=list[str])
    """The ids of the batch before the refused one, all of them in the log now."""
    delta: LogSlice | None = None
    """The entries that this append has added, as a pull returns them."""


@dataclass(frozen=True)
class SheetView:
    """A game as one device may see it, with its whole log, its set-up and its sheet."""

    access: GameAccess
    log: LogSlice
    setup: Json
    sheet: Json


@reads
def view_sheet(session: Session, game: str, device: str) -> SheetView | None:
    """Read a game's log and sheet in one transaction; None where the device may not watch."""
    access = find_access(session, game, device)
    if access is None:
        return None
    row, log = access.game, read_slice(session, access.game, 0)
    cached = FOLDS.find(row.id, row.epoch, row.seq)
    fold = cached or in_thread(fold_stored)({**row.file, "log": log.entries})
    FOLDS.put(row.id, row.epoch, row.seq, fold)
    answer = fold.view()
    return SheetView(access, log, answer["setup"], answer["sheet"])


def append(
    game: str,
    device: str,
    after: int,
    batch: list[LogEntry],
    epoch: str | None = None,
    *,
    may_be_large: bool = True,
) -> AppendResult:
    """Validate a batch of entries and store what is new; `after` is the last number seen.

    Nothing is stored where the game is in another epoch: a restored backup may have grown to just
    that number. A device that may only watch is confirmed what is stored already and refused the
    rest: it may have lost its right to write after it wrote. Without `may_be_large` the whole batch
    is no larger than an entry that always fits.
    Raises `NoResultFound` where the device may not even watch.
    """
    is_large = may_be_large and in_thread(_has_large_entry)(batch)
    is_brief = is_cheap(batch) and not is_large and FOLDS.has_brief(game, after)
    store = _append_few if is_brief else _append_many
    result, fold = store(game, device, after, batch, epoch, is_large)
    if (
        fold is not None
    ):  # after the commit: the numbers of a transaction rolled back are given out again
        FOLDS.put(game, result.epoch, result.seq, fold, is_large)
    return result


def _has_large_entry(batch: list[LogEntry]) -> bool:
    return any(len(canonical_json(entry)) > SMALL_ENTRY_BYTES for entry in batch)


def _append(
    session: Session,
    game: str,
    device: str,
    after: int,
    batch: list[LogEntry],
    epoch: str | None,
    is_large: bool,
) -> tuple[AppendResult, GameFold | None]:
    """Validate and store a batch; return the outcome, and the fold where it was validated."""
    row = lock_game(session, game, device)
    stored = _find_stored(session, row, [entry["id"] for entry in batch])
    is_other_epoch = epoch not in (None, row.epoch)
    if is_other_epoch or (after != row.seq and any(entry["id"] not in stored for entry in batch)):
        missing = read_slice(session, row, 0 if is_other_epoch else after)
        return AppendResult(missing.epoch, missing.seq, missing=missing), None
    may_record = row.role >= Role.RECORD
    max_bytes = _max_entry_bytes(session, game) if is_large else None
    validator = BatchValidator(load_fold(session, row), row.seq, stored, may_record, max_bytes)
    is_inline = is_cheap(batch) and not is_large
    batch_result = (validator.validate if is_inline else in_thread(validator.validate))(batch)
    delta = insert_entries(session, row, device, batch_result) if batch_result.new_entries else None
    return _to_result(row, batch_result, delta), batch_result.fold


_append_few, _append_many = writes_inline(_append), writes(_append)


def insert_entries(
    session: Session, game: LockedGame, device: str, batch_result: BatchResult
) -> LogSlice:
    """Insert the new entries and update the game's standings; return what was inserted."""
    time = now()
    rows = [
        {"game": game.id, "seq": seq, "id": entry["id"], "text": entry}
        | {"device": device, "received": time}
        for seq, entry in enumerate(batch_result.new_entries, game.seq + 1)
    ]
    session.connection().execute(insert(Entry), rows)
    game.seq, game.touched = game.seq + len(rows), time
    columns = results.to_columns(batch_result.fold.answer())
    position = {"of": game.id, "seq": game.seq, "touched": game.touched}
    session.connection().execute(UPDATE_GAME, position | columns)
    results.save_results(session, game, batch_result.fold)
    return to_slice(game, rows, {device: game.phone})


def _max_entry_bytes(session: Session, game: str) -> int:
    """Return the bytes an entry may have, by the size of the log."""
    query = select(func.sum(func.length(cast(Entry.text, Text)))).where(Entry.game == game)
    return max(
        SMALL_ENTRY_BYTES, min(MAX_ENTRY_BYTES, MAX_LOG_BYTES - (session.scalar(query) or 0))
    )


def _to_result(game: LockedGame, batch_result: BatchResult, delta: LogSlice | None) -> AppendResult:
    return AppendResult(
        game.epoch,
        game.seq,
        refused_id=batch_result.refused_id,
        problem=batch_result.problem,
        missing=None if batch_result.is_complete else delta,
        stored_ids=batch_result.accepted_ids,
        delta=delta,
    )


def load_fold(session: Session, game: AnyGame) -> GameFold:
    """Return the fold of a game's stored log, from the cache or by a replay."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    return cached or _replay_stored(session, game.id)


def _replay_stored(session: Session, game: str) -> GameFold:
    file = session.scalars(select(Game.file).where(Game.id == game)).one()
    log = session.scalars(entries_query(Entry.text, game=game, after=0))
    return in_thread(fold_stored)({**file, "log": list(log)})


def _find_stored(session: Session, game: AnyGame, ids: list[str]) -> dict[str, LogEntry]:
    """Return the stored entries with these ids; the fold in the cache rules most of them out."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    possible = [name for name in ids if cached is None or cached.can_contain(name)]
    if not possible:
        return {}
    rows = session.connection().execute(STORED_ENTRIES, {"game": game.id, "ids": possible})
    return {row.id: row.text for row in rows}
