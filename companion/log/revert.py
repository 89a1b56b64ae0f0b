"""What one device wrote into a game, taken back at once by the game's owner."""

import uuid
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.access.games import lock_game
from companion.core.clock import now
from companion.core.rules import GameFold, Json, count_entries, revert_entries
from companion.core.threadpool import in_thread
from companion.db.transactions import reads, writes
from companion.engine.setup import LOG_LIMIT
from companion.log.store import LogSlice, insert_entries
from companion.log.stored import FOLDS, AnyGame, load_fold
from companion.log.validate import BatchResult
from companion.models.games import Entry, Game
from companion.models.grants import Role


@dataclass
class RevertResult:
    """What was taken back, or why not."""

    entries: int = 0
    """How many entries counted until now."""
    problem: Json | None = None
    """Of an entry of somebody else, which would not be legal any more."""
    delta: LogSlice | None = None
    """The corrections that were appended."""
    ids: list[str] = field(default_factory=list[str])


def revert_device(game: str, asking: str, public_id: str) -> RevertResult:
    """Take back all that a device wrote into a game, as corrections by its owner.

    Either all of it is taken back or nothing. Raises `NoResultFound` where `asking` owns no such
    game.
    """
    result, fold, position = _revert(game, asking, public_id)
    if fold is not None:  # after the commit
        FOLDS.put(game, *position, fold)
    return result


@writes
def _revert(
    session: Session, game: str, asking: str, public_id: str
) -> tuple[RevertResult, GameFold | None, tuple[str, int]]:
    row = lock_game(session, game, asking)
    if row.role < Role.OWN:
        raise NoResultFound
    fold = load_fold(session, row)
    count, corrections = in_thread(revert_entries)(fold, _ids_of(session, row, public_id), _new_id)
    position = row.epoch, row.seq
    if not corrections:
        return RevertResult(), None, position
    for correction in corrections:
        correction["at"] = now()
    followed = in_thread(fold.follow)(corrections)
    problem = followed.problem
    if problem is None and count_entries(followed) > LOG_LIMIT:
        no_place: list[str] = []
        problem = {
            "entry": 0,
            "at": no_place,
            "code": "value.length",
            "params": {"most": LOG_LIMIT},
        }
    if problem is not None:
        return RevertResult(problem=problem), None, position
    delta = insert_entries(session, row, asking, BatchResult(followed, corrections), {})
    ids = [correction["id"] for correction in corrections]
    return RevertResult(count, None, delta, ids), followed, (row.epoch, row.seq)


def _ids_of(session: Session, game: AnyGame, public_id: str) -> list[str]:
    """Return the ids of the entries that came from a device, in the order of the log."""
    devices = session.scalars(select(Entry.device).where(Entry.game == game.id).distinct())
    own = [device for device in devices if scorebooks.public_id(device) == public_id]
    query = select(Entry.id).where(Entry.game == game.id, Entry.device.in_(own))
    return list(session.scalars(query.order_by(Entry.seq))) if own else []


@reads
def count_standing(session: Session, game: Game) -> dict[str, int]:
    """Count by device the entries and corrections that `revert_device` would take back."""
    fold = load_fold(session, game)
    ids: dict[str, list[str]] = {}
    query = select(Entry.device, Entry.id).where(Entry.game == game.id).order_by(Entry.seq)
    for row in session.execute(query):
        ids.setdefault(row.device, []).append(row.id)
    count = in_thread(revert_entries)
    return {device: count(fold, own, _new_id)[0] for device, own in ids.items()}


def _new_id() -> str:
    return str(uuid.uuid4())
