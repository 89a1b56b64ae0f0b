"""The log of a game: judged and appended to, and what it comes to."""

from dataclasses import dataclass, field

from sqlalchemy import Text, bindparam, cast, func, insert, select
from sqlalchemy.orm import Session

from companion.access import games as matches
from companion.core.clock import now
from companion.core.limits import MAX_ENTRY_BYTES, MAX_LOG_BYTES, SMALL_ENTRY_BYTES
from companion.core.rules import GameFold, Json, fold_stored
from companion.core.strict_json import canonical_json
from companion.core.threadpool import in_thread
from companion.db.transactions import reads, writes, writes_inline
from companion.log.cache import FoldCache
from companion.log.pull import Logged, LogSlice, entries, read_slice, to_slice
from companion.log.validate import BatchResult, BatchValidator, LogEntry, is_cheap
from companion.models.games import Entry, Game, LockedGame
from companion.models.grants import Role
from companion.results import store as results

FOLDS = FoldCache()
KNOWN = select(Entry.id, Entry.text).where(
    Entry.game == bindparam("game"), Entry.id.in_(bindparam("ids", expanding=True))
)


@dataclass
class AppendResult:
    """What became of a batch: where the log stands now, and why it may not all be in it."""

    epoch: str
    seq: int
    missing: LogSlice | None = None
    """What the phone has not seen: of the batch nothing is stored but what is in there."""
    refused: str | None = None
    """The id of the entry at which the batch stopped."""
    problem: Json | None = None
    stored: list[str] = field(default_factory=list[str])
    """The ids before it, all stored now."""
    fresh: LogSlice | None = None
    """Those of them that were not there before, as a pull tells them."""


@dataclass(frozen=True)
class SheetView:
    """A game as a device sees it, with its whole log and what that comes to."""

    seen: matches.GameAccess
    log: LogSlice
    setup: Json
    sheet: Json


@reads
def view_sheet(session: Session, game: str, device: str) -> SheetView | None:
    """Read a game's log and its sheet as of one moment; None where the device may not watch."""
    seen = matches.seen_by(session, game, device)
    if seen is None:
        return None
    found, log = seen.game, read_slice(session, seen.game, 0)
    held = FOLDS.find(found.id, found.epoch, found.seq)
    fold = held or in_thread(fold_stored)({**found.file, "log": log.entries})
    FOLDS.keep(found.id, found.epoch, found.seq, fold)
    answer = fold.answer()
    return SheetView(seen, log, answer["setup"], answer["sheet"])


def append(
    game: str, device: str, after: int, batch: list[LogEntry], epoch: str | None = None
) -> AppendResult:
    """Judge and store a batch of entries, each with its id; `after` is the last number seen.

    Nothing is stored if `epoch` is over: an older backup may have grown to just that number.
    Where the device only watches (it wrote before it lost the right to: it must not take its
    entries for sent, nor the game for gone), what is stored already is confirmed, all else
    refused. Raises `NoResultFound` where it may not even watch.
    """
    kept = _few_kept if is_cheap(batch) and FOLDS.holds(game, after) else _many_kept
    answer, fold = kept(game, device, after, batch, epoch)
    if fold is not None:  # only now: a number that is rolled back is given again
        FOLDS.keep(game, answer.epoch, answer.seq, fold)
    return answer


def _appended(
    session: Session,
    game: str,
    device: str,
    after: int,
    batch: list[LogEntry],
    epoch: str | None,
) -> tuple[AppendResult, GameFold | None]:
    """Judge and store a batch; return what became of it, and the fold where it was looked at."""
    found = matches.lock_game(session, game, device)
    known = _known(session, found, [entry["id"] for entry in batch])
    over = epoch not in (None, found.epoch)
    if over or (after != found.seq and any(entry["id"] not in known for entry in batch)):
        missing = read_slice(session, found, 0 if over else after)
        return AppendResult(missing.epoch, missing.seq, missing=missing), None
    may_record, largest = found.role >= Role.RECORD, _largest(session, game, batch)
    judge = BatchValidator(fold_of(session, found), found.seq, known, may_record, largest)
    judgement = (judge.judge if is_cheap(batch) else in_thread(judge.judge))(batch)
    fresh = _kept(session, found, device, judgement) if judgement.fresh else None
    return _answer(found, judgement, fresh), judgement.fold


_few_kept, _many_kept = writes_inline(_appended), writes(_appended)


def _kept(session: Session, game: LockedGame, device: str, judgement: BatchResult) -> LogSlice:
    """Store what is fresh, note on the game what that has made of it; return what was stored."""
    moment = now()
    rows = [
        {"game": game.id, "seq": seq, "id": entry["id"], "text": entry}
        | {"device": device, "received": moment}
        for seq, entry in enumerate(judgement.fresh, game.seq + 1)
    ]
    session.connection().execute(insert(Entry), rows)
    game.seq, game.touched = game.seq + len(rows), moment
    results.save_standings(session, game, judgement.fold)
    return to_slice(game, rows, {device: game.phone})


def _largest(session: Session, game: str, batch: list[LogEntry]) -> int | None:
    """Bytes of the largest entry that a log takes, by what is in it; None: these are all small."""
    if not any(len(canonical_json(entry)) > SMALL_ENTRY_BYTES for entry in batch):
        return None
    there = select(func.sum(func.length(cast(Entry.text, Text)))).where(Entry.game == game)
    return max(
        SMALL_ENTRY_BYTES, min(MAX_ENTRY_BYTES, MAX_LOG_BYTES - (session.scalar(there) or 0))
    )


def _answer(game: LockedGame, judgement: BatchResult, fresh: LogSlice | None) -> AppendResult:
    return AppendResult(
        game.epoch,
        game.seq,
        refused=judgement.refused,
        problem=judgement.problem,
        missing=None if judgement.whole else fresh,
        stored=judgement.confirmed,
        fresh=fresh,
    )


def fold_of(session: Session, game: Logged) -> GameFold:
    """Return a game as its stored log reads."""
    held = FOLDS.find(game.id, game.epoch, game.seq)
    return held or _opened(session, game.id)


def _opened(session: Session, game: str) -> GameFold:
    file = session.scalars(select(Game.file).where(Game.id == game)).one()
    log = session.scalars(entries(Entry.text, game=game, after=0))
    return in_thread(fold_stored)({**file, "log": list(log)})


def _known(session: Session, game: Logged, ids: list[str]) -> dict[str, LogEntry]:
    """Return what is stored under these ids; what a held fold cannot know is not asked for."""
    held = FOLDS.find(game.id, game.epoch, game.seq)
    asked = [name for name in ids if held is None or held.can_contain(name)]
    if not asked:
        return {}
    rows = session.connection().execute(KNOWN, {"game": game.id, "ids": asked})
    return {row.id: row.text for row in rows}
