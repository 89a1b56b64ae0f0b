"""The log of a game: read from any point on, appended to, and followed to its sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.games import GameAccess, find_access, lock_game
from companion.core.clock import now
from companion.core.limits import SMALL_ENTRY_BYTES
from companion.core.rules import GameFold, Json, fold_stored
from companion.core.strict_json import canonical_json
from companion.core.threadpool import BODIES, in_thread
from companion.db.transactions import reads, writes, writes_inline
from companion.log.judge import Batch, Verdict, find_grounds, judge, judge_before
from companion.log.stored import FOLDS, AnyGame, entries_query, load_fold
from companion.log.validate import BatchResult, LogEntry, is_cheap
from companion.models.games import Entry, EntryOrigin, Game, LockedGame
from companion.models.scorebooks import DeviceLabel
from companion.results import store as results
from companion.web.api import ID_SCHEMA, Count, Time

UPDATE_GAME = update(Game).where(Game.id == bindparam("of"))

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
    origin: NotRequired[EntryOrigin]
    """Where that phone brought what another one had written."""


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
    query = entries_query(
        Entry.text, Entry.received, Entry.device, Entry.origin, game=game.id, after=after
    )
    rows = list(session.execute(query).mappings())
    phones = scorebooks.device_labels(session, game.id, {row["device"] for row in rows})
    return to_slice(game, rows, phones)


def to_slice(game: AnyGame, rows: Sequence[Mapping[Any, Any]], phones: DeviceLabels) -> LogSlice:
    """Return these rows, the last of the game's log, as a slice."""
    stamps = [_to_stamp(row, phones) for row in rows]
    return LogSlice(game.epoch, game.seq, [row["text"] for row in rows], stamps)


def _to_stamp(row: Mapping[Any, Any], phones: DeviceLabels) -> Stamp:
    stamp: Stamp = {"at": row["received"], "phone": phones[row["device"]]}
    if row["origin"] is not None:
        stamp["origin"] = row["origin"]
    return stamp


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


def view_sheet(game: str, device: str) -> SheetView | None:
    """Return a game's log and sheet, of one moment; None where the device may not watch.

    The log is followed once it is read: nobody who asks the database waits for that.
    """
    found = _read_watched(game, device)
    return None if found is None else in_thread(_work_out)(*found)


@reads
def _read_watched(session: Session, game: str, device: str) -> tuple[GameAccess, LogSlice] | None:
    access = find_access(session, game, device)
    return None if access is None else (access, read_slice(session, access.game, 0))


def _work_out(access: GameAccess, log: LogSlice) -> SheetView:
    game = access.game
    cached = FOLDS.find(game.id, log.epoch, log.seq)
    fold = cached or fold_stored({**game.file, "log": log.entries})
    FOLDS.put(game.id, log.epoch, log.seq, fold)
    answer = fold.view()
    return SheetView(access, log, answer["setup"], answer["sheet"])


def append(
    game: str,
    device: str,
    after: int,
    entries: list[LogEntry],
    epoch: str | None = None,
    *,
    may_be_large: bool = True,
    origins: Mapping[str, EntryOrigin] | None = None,
) -> AppendResult:
    """Validate a batch of entries and store what is new; `after` is the last number seen.

    `origins` are of those that the device only brings. What is stored already stays as it is.

    Nothing is stored where the game is in another epoch: a restored backup may have grown to just
    that number. A device that may only watch is confirmed what is stored already and refused the
    rest: it may have lost its right to write after it wrote. Without `may_be_large` the whole batch
    is no larger than an entry that always fits. What is not brief is judged before it is written.
    Raises `NoResultFound` where the device may not even watch.
    """
    is_large = may_be_large and in_thread(_has_large_entry, BODIES)(entries)
    batch = Batch(entries, after, epoch, is_large, origins or {})
    if is_cheap(entries) and not is_large and FOLDS.has(game, after):
        result, fold = _append_few(game, device, batch, None)
    else:
        result, fold = _append_many(game, device, batch, judge_before(game, device, batch))
    if (
        fold is not None
    ):  # after the commit: the numbers of a transaction rolled back are given out again
        FOLDS.put(game, result.epoch, result.seq, fold, is_large)
    return result


def _has_large_entry(batch: list[LogEntry]) -> bool:
    return any(len(canonical_json(entry)) > SMALL_ENTRY_BYTES for entry in batch)


def _append(
    session: Session, game: str, device: str, batch: Batch, verdict: Verdict | None
) -> tuple[AppendResult, GameFold | None]:
    """Store a batch as it was judged; return the outcome, and the fold where it was validated.

    Where it was not, or by what does not hold any more, it is judged here.
    """
    row = lock_game(session, game, device)
    grounds = find_grounds(session, row, row.role, batch)
    if grounds.is_behind(batch):
        missing = read_slice(session, row, 0 if grounds.is_other_epoch(batch) else batch.after)
        return AppendResult(missing.epoch, missing.seq, missing=missing), None
    if verdict is None or verdict.grounds != grounds:
        verdict = judge(grounds, load_fold(session, row), batch)
    result = verdict.result
    delta = (
        insert_entries(session, row, device, result, batch.origins) if result.new_entries else None
    )
    return _to_result(row, result, delta), result.fold


_append_few, _append_many = writes_inline(_append), writes(_append)


def insert_entries(
    session: Session,
    game: LockedGame,
    device: str,
    batch_result: BatchResult,
    origins: Mapping[str, EntryOrigin],
) -> LogSlice:
    """Insert the new entries and update the game's standings; return what was inserted."""
    time = now()
    rows = [
        {"game": game.id, "seq": seq, "id": entry["id"], "text": entry}
        | {"device": device, "received": time, "origin": origins.get(entry["id"])}
        for seq, entry in enumerate(batch_result.new_entries, game.seq + 1)
    ]
    session.connection().execute(insert(Entry), rows)
    game.seq, game.touched = game.seq + len(rows), time
    columns = results.to_columns(batch_result.answer)
    position = {"of": game.id, "seq": game.seq, "touched": game.touched}
    session.connection().execute(UPDATE_GAME, position | columns)
    results.save_results(session, game, batch_result.fold, batch_result.answer)
    return to_slice(game, rows, {device: game.phone})


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
