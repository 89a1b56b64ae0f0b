"""A batch judged before the transaction that stores it, so that no other writer waits for that.

What it is judged by is read first, and once more when the game is locked: as long as it is the
same, so is the verdict.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from companion.access.games import get_watched
from companion.core.rules import GameFold
from companion.core.threadpool import in_thread
from companion.db.transactions import reads
from companion.log.stored import (
    AnyGame,
    Followed,
    Unfollowed,
    find_stored,
    max_entry_bytes,
    read_game,
)
from companion.log.validate import BatchResult, BatchValidator, LogEntry, is_cheap
from companion.models.games import EntryOrigin
from companion.models.grants import Role

MAX_SHORT_LOG = 20
"""Entries of a log that is followed in place: a game begun lately waits for no long ones."""


@dataclass(frozen=True)
class Batch:
    """What a phone sends: entries, after the last number it has seen in an epoch of the log."""

    entries: list[LogEntry]
    after: int
    epoch: str | None = None
    """None: not said."""
    is_large: bool = False
    """Whether an entry has more bytes than one that always fits."""
    origins: Mapping[str, EntryOrigin] = field(default_factory=dict[str, EntryOrigin])
    """By the ids of entries that this phone only brings, who is said to have written them."""


@dataclass(frozen=True)
class Grounds:
    """What a batch is judged by, beside the game."""

    epoch: str
    seq: int
    stored: dict[str, LogEntry]
    """The entries of the log that have an id of the batch."""
    may_record: bool
    max_bytes: int | None
    """What an entry may have; None: all of the batch are small."""

    def is_other_epoch(self, batch: Batch) -> bool:
        """Whether the numbers of the phone mean nothing any more."""
        return batch.epoch not in (None, self.epoch)

    def is_behind(self, batch: Batch) -> bool:
        """Whether the phone has to hear of what is stored before anything more is."""
        return self.is_other_epoch(batch) or (
            batch.after != self.seq
            and any(entry["id"] not in self.stored for entry in batch.entries)
        )


@dataclass(frozen=True)
class Verdict:
    """Which entries of a batch are good, as long as the grounds are these."""

    grounds: Grounds
    result: BatchResult


def find_grounds(session: Session, game: AnyGame, role: Role, batch: Batch) -> Grounds:
    """Return what a batch is judged by, inside the transaction of a caller."""
    return Grounds(
        game.epoch,
        game.seq,
        find_stored(session, game, [entry["id"] for entry in batch.entries]),
        role >= Role.RECORD,
        max_entry_bytes(session, game.id) if batch.is_large else None,
    )


def judge(grounds: Grounds, fold: GameFold, batch: Batch) -> Verdict:
    """Return which entries are good, with what is to be stored of the game after them."""
    judging = BatchValidator(
        fold, grounds.seq, grounds.stored, grounds.may_record, grounds.max_bytes
    )
    result = judging.validate(batch.entries)
    if result.new_entries:
        result.work_out()
    return Verdict(grounds, result)


def judge_before(game: str, device: str, batch: Batch) -> Verdict | None:
    """Judge a batch while others write; None where the phone is behind.

    A long log or batch is followed in a thread. Raises `NoResultFound` where the device may not
    even watch.
    """
    found = _read_case(game, device, batch)
    if found is None:
        return None
    is_brief = is_cheap(batch.entries) and not batch.is_large and found[0].seq <= MAX_SHORT_LOG
    return (_judge_stored if is_brief else in_thread(_judge_stored))(*found, batch)


@reads
def _read_case(
    session: Session, game: str, device: str, batch: Batch
) -> tuple[Grounds, Followed | Unfollowed] | None:
    access = get_watched(session, game, device)
    grounds = find_grounds(session, access.game, access.role, batch)
    return None if grounds.is_behind(batch) else (grounds, read_game(session, access.game))


def _judge_stored(grounds: Grounds, game: Followed | Unfollowed, batch: Batch) -> Verdict:
    return judge(grounds, game.follow(), batch)
