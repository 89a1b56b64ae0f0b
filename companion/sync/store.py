"""The log of a game: appended to, and read from any point on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, bindparam, insert, select
from sqlalchemy.exc import NoResultFound
from sqlalchemy.orm import Session

from companion.bounds import LARGEST_ENTRY
from companion.clock import now
from companion.engine.setup import LOG_LIMIT
from companion.matches import store as matches
from companion.matches.models import Game
from companion.results import store as results
from companion.rules import Fold, Json, opened
from companion.scorebooks import store as scorebooks
from companion.scorebooks.roles import Role
from companion.strict_json import same, written
from companion.sync.folds import Folds
from companion.sync.models import Entry
from companion.transactions import reads, writes

LogEntry = Json
INSERT = insert(Entry)
Phones = dict[str, scorebooks.Phone]
FOLDS = Folds()
KNOWN = select(Entry.id, Entry.text).where(
    Entry.game == bindparam("game"), Entry.id.in_(bindparam("ids", expanding=True))
)


@dataclass(frozen=True)
class Pulled:
    """The end of a log: where it stands now, and the entries asked for."""

    epoch: str
    seq: int
    entries: list[LogEntry]
    stamps: list[Json]
    """Of each of these entries, when it came and from which phone: `{"at", "phone"}`."""

    def told(self) -> Json:
        """It as every call tells it."""
        return {
            "epoch": self.epoch,
            "seq": self.seq,
            "entries": self.entries,
            "stamps": self.stamps,
        }


@dataclass
class Appended:
    """What became of a batch: where the log stands now, and why it may not all be in it."""

    epoch: str
    seq: int
    missing: Pulled | None = None
    """What the phone has not seen: nothing of the batch was stored."""
    refused: str | None = None
    """The id of the entry at which the batch stopped."""
    problem: Json | None = None
    stored: list[str] = field(default_factory=list[str])
    """The ids before it, all stored now."""
    news: Pulled | None = None
    """Those of them that were not there before, as a pull tells them."""


@reads
def pull(session: Session, game: str, after: int, epoch: str | None = None) -> Pulled:
    """The entries after number `after` in their order; all of them if `epoch` is over.

    Raises `NoResultFound` where the game is gone.
    """
    found = session.get_one(Game, game)
    if found.deleted is not None:
        raise NoResultFound
    return _pulled(session, found, after if epoch in (None, found.epoch) else 0)


def append(game: str, device: str, after: int, batch: list[LogEntry]) -> Appended:
    """Judge and store a batch of entries, each with its id; `after` is the last number seen.

    Where the device only watches (it wrote before it lost the right to: it must not take its
    entries for sent, nor the game for gone), what is stored already is confirmed, all else
    refused. Raises `NoResultFound` where it may not even watch.
    """
    answer, fold = _appended(game, device, after, batch)
    if fold is not None:  # only now: a number that is rolled back is given again
        FOLDS.keep(game, answer.epoch, answer.seq, fold)
    return answer


@writes
def _appended(
    session: Session, game: str, device: str, after: int, batch: list[LogEntry]
) -> tuple[Appended, Fold | None]:
    """What became of the batch, and the fold of the log as it is now where that was looked at."""
    seen = matches.taken(session, game, device)
    known = _known(session, game, [entry["id"] for entry in batch])
    if after != seen.game.seq and any(entry["id"] not in known for entry in batch):
        missing = _pulled(session, seen.game, after)
        return Appended(missing.epoch, missing.seq, missing=missing), None
    appending = _Appending(session, seen, device, known)
    return appending.take(batch), appending.fold


class _Appending:
    """One batch on its way into the log."""

    def __init__(
        self,
        session: Session,
        seen: matches.Seen,
        device: str,
        known: dict[str, LogEntry],
    ) -> None:
        self.session = session
        self.seen = seen
        self.game = seen.game
        self.device = device
        self.known = known
        self.records = seen.role >= Role.RECORD
        self.fold = fold_of(session, seen.game)
        self.rows: list[Json] = []
        """The new entries, as they are to be stored."""

    def take(self, batch: list[LogEntry]) -> Appended:
        """Store entry after entry, up to the first that is refused."""
        answer = Appended(self.game.epoch, self.game.seq)
        for entry in batch:
            answer.problem = self.confirm(entry) if entry["id"] in self.known else self.add(entry)
            if answer.problem:
                answer.refused = entry["id"]
                break
            answer.stored.append(entry["id"])
        if self.rows:
            self.close()
            answer.news = _told(self.game, self.rows, {self.device: self.seen.phone})
        answer.seq = self.game.seq
        return answer

    def confirm(self, entry: LogEntry) -> Json | None:
        """The problem with an entry that is there already, if it reads differently."""
        if same(self.known[entry["id"]], entry):
            return None
        return self._problem("log.id_taken", ["id"], {"id": entry["id"]})

    def add(self, entry: LogEntry) -> Json | None:
        """Store a new entry, unless the engine has a problem with it."""
        if not self.records:
            return self._problem("log.only_watches", [], {})
        if self.game.seq >= LOG_LIMIT:
            return self._problem("value.length", [], {"most": LOG_LIMIT})
        if len(written(entry)) > LARGEST_ENTRY:
            return self._problem("log.entry_too_large", [], {"most": LARGEST_ENTRY})
        followed = self.fold.followed([entry])
        if followed.problem:
            return followed.problem
        self.fold = followed
        self.game.seq += 1
        self.known[entry["id"]] = entry
        row = {"game": self.game.id, "seq": self.game.seq, "id": entry["id"], "text": entry}
        self.rows.append({**row, "device": self.device, "received": now()})
        return None

    def close(self) -> None:
        """Keep the rows, and note on the game what they have made of it."""
        self.session.connection().execute(INSERT, self.rows)
        self.game.touched = now()
        results.note(self.session, self.game, self.fold)

    def _problem(self, code: str, at: list[str], params: Json) -> Json:
        return {"entry": self.game.seq + 1, "at": at, "code": code, "params": params}


def fold_of(session: Session, game: Game) -> Fold:
    """A game as its stored log reads."""
    held = FOLDS.find(game.id, game.epoch, game.seq)
    return held or opened({**game.file, "log": _after(session, game.id, 0)})


def _pulled(session: Session, game: Game, after: int) -> Pulled:
    found = _entries(Entry.text, Entry.received, Entry.device, game=game.id, after=after)
    rows = list(session.execute(found).mappings())
    phones = scorebooks.phones(session, game.id, {row["device"] for row in rows})
    return _told(game, rows, phones)


def _told(game: Game, rows: Sequence[Mapping[Any, Any]], phones: Phones) -> Pulled:
    """These rows, the last of the game's log, as a pull tells them."""
    stamps = [{"at": row["received"], "phone": phones[row["device"]]} for row in rows]
    return Pulled(game.epoch, game.seq, [row["text"] for row in rows], stamps)


def _after(session: Session, game: str, after: int) -> list[LogEntry]:
    return list(session.scalars(_entries(Entry.text, game=game, after=after)))


def _entries(*columns: Any, game: str, after: int) -> Select[*tuple[Any, ...]]:
    return select(*columns).where(Entry.game == game, Entry.seq > after).order_by(Entry.seq)


def _known(session: Session, game: str, ids: list[str]) -> dict[str, LogEntry]:
    return {row.id: row.text for row in session.execute(KNOWN, {"game": game, "ids": ids})}
