"""The log of a game: judged and appended to, and what it comes to."""

from dataclasses import dataclass, field

from sqlalchemy import Text, bindparam, cast, func, insert, select
from sqlalchemy.orm import Session

from companion.access.games import GameAccess, find_access, lock_game
from companion.core.clock import now
from companion.core.limits import MAX_ENTRY_BYTES, MAX_LOG_BYTES, SMALL_ENTRY_BYTES
from companion.core.rules import GameFold, Json, fold_stored
from companion.core.strict_json import canonical_json
from companion.core.threadpool import in_thread
from companion.db.transactions import reads, writes, writes_inline
from companion.log.cache import FoldCache
from companion.log.pull import AnyGame, LogSlice, entries_query, read_slice, to_slice
from companion.log.validate import BatchResult, BatchValidator, LogEntry, is_cheap
from companion.models.games import Entry, Game, LockedGame
from companion.models.grants import Role
from companion.results import store as results

FOLDS = FoldCache()
STORED_ENTRIES = select(Entry.id, Entry.text).where(
    Entry.game == bindparam("game"), Entry.id.in_(bindparam("ids", expanding=True))
)


@dataclass
class AppendResult:
    """What became of a batch: where the log stands now, and why it may not all be in it."""

    epoch: str
    seq: int
    missing: LogSlice | None = None
    """What the phone has not seen: of the batch nothing is stored but what is in there."""
    refused_id: str | None = None
    """The id of the entry at which the batch stopped."""
    problem: Json | None = None
    stored_ids: list[str] = field(default_factory=list[str])
    """The ids before it, all stored now."""
    delta: LogSlice | None = None
    """Those of them that were not there before, as a pull tells them."""


@dataclass(frozen=True)
class SheetView:
    """A game as a device sees it, with its whole log and what that comes to."""

    access: GameAccess
    log: LogSlice
    setup: Json
    sheet: Json


@reads
def view_sheet(session: Session, game: str, device: str) -> SheetView | None:
    """Read a game's log and its sheet as of one moment; None where the device may not watch."""
    access = find_access(session, game, device)
    if access is None:
        return None
    row, log = access.game, read_slice(session, access.game, 0)
    cached = FOLDS.find(row.id, row.epoch, row.seq)
    fold = cached or in_thread(fold_stored)({**row.file, "log": log.entries})
    FOLDS.put(row.id, row.epoch, row.seq, fold)
    answer = fold.answer()
    return SheetView(access, log, answer["setup"], answer["sheet"])


def append(
    game: str, device: str, after: int, batch: list[LogEntry], epoch: str | None = None
) -> AppendResult:
    """Judge and store a batch of entries, each with its id; `after` is the last number seen.

    Nothing is stored if `epoch` is over: an older backup may have grown to just that number.
    Where the device only watches (it wrote before it lost the right to: it must not take its
    entries for sent, nor the game for gone), what is stored already is confirmed, all else
    refused. Raises `NoResultFound` where it may not even watch.
    """
    store = _append_few if is_cheap(batch) and FOLDS.has(game, after) else _append_many
    result, fold = store(game, device, after, batch, epoch)
    if fold is not None:  # only now: a number that is rolled back is given again
        FOLDS.put(game, result.epoch, result.seq, fold)
    return result


def _append(
    session: Session,
    game: str,
    device: str,
    after: int,
    batch: list[LogEntry],
    epoch: str | None,
) -> tuple[AppendResult, GameFold | None]:
    """Judge and store a batch; return what became of it, and the fold where it was looked at."""
    row = lock_game(session, game, device)
    stored = _find_stored(session, row, [entry["id"] for entry in batch])
    is_other_epoch = epoch not in (None, row.epoch)
    if is_other_epoch or (after != row.seq and any(entry["id"] not in stored for entry in batch)):
        missing = read_slice(session, row, 0 if is_other_epoch else after)
        return AppendResult(missing.epoch, missing.seq, missing=missing), None
    may_record, max_bytes = row.role >= Role.RECORD, _max_entry_bytes(session, game, batch)
    validator = BatchValidator(load_fold(session, row), row.seq, stored, may_record, max_bytes)
    batch_result = (validator.validate if is_cheap(batch) else in_thread(validator.validate))(batch)
    delta = _insert(session, row, device, batch_result) if batch_result.new_entries else None
    return _to_result(row, batch_result, delta), batch_result.fold


_append_few, _append_many = writes_inline(_append), writes(_append)


def _insert(session: Session, game: LockedGame, device: str, batch_result: BatchResult) -> LogSlice:
    """Store what is fresh, note on the game what that has made of it; return what was stored."""
    time = now()
    rows = [
        {"game": game.id, "seq": seq, "id": entry["id"], "text": entry}
        | {"device": device, "received": time}
        for seq, entry in enumerate(batch_result.new_entries, game.seq + 1)
    ]
    session.connection().execute(insert(Entry), rows)
    game.seq, game.touched = game.seq + len(rows), time
    results.save_standings(session, game, batch_result.fold)
    return to_slice(game, rows, {device: game.phone})


def _max_entry_bytes(session: Session, game: str, batch: list[LogEntry]) -> int | None:
    """Bytes of the largest entry that a log takes, by what is in it; None: these are all small."""
    if not any(len(canonical_json(entry)) > SMALL_ENTRY_BYTES for entry in batch):
        return None
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
    """Return a game as its stored log reads."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    return cached or _replay_stored(session, game.id)


def _replay_stored(session: Session, game: str) -> GameFold:
    file = session.scalars(select(Game.file).where(Game.id == game)).one()
    log = session.scalars(entries_query(Entry.text, game=game, after=0))
    return in_thread(fold_stored)({**file, "log": list(log)})


def _find_stored(session: Session, game: AnyGame, ids: list[str]) -> dict[str, LogEntry]:
    """Return what is stored under these ids; what a held fold cannot know is not asked for."""
    cached = FOLDS.find(game.id, game.epoch, game.seq)
    possible = [name for name in ids if cached is None or cached.can_contain(name)]
    if not possible:
        return {}
    rows = session.connection().execute(STORED_ENTRIES, {"game": game.id, "ids": possible})
    return {row.id: row.text for row in rows}
