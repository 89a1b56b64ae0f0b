"""The preview of an import, and the import itself."""

import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.limits import HostBounds
from companion.core.names import seated_people
from companion.core.threadpool import FILES, in_thread
from companion.db.transactions import reads, writes
from companion.games.create import NO_BOUNDS
from companion.games.delete import find_others_erased
from companion.games.own_pads import IS_LIVE
from companion.models.scorebooks import OwnPad, Player, PlayerName, Scorebook
from companion.results.players import flatten_merges
from companion.transfer import journal, plan
from companion.transfer.file_format import ScorebookFile, addressable_id
from companion.transfer.import_steps import Step, find_scorebooks, import_steps
from companion.transfer.journal import Inserted
from companion.transfer.plan import (
    ERASED,
    ExistingRecords,
    ImportGame,
    ImportPad,
    ImportPerson,
    ImportStatus,
)


@dataclass(frozen=True)
class ImportPreview:
    """What an import would do."""

    book: str
    """The id of the scorebook it goes into, which may not exist yet."""
    games: list[ImportGame]
    guests: list[ImportPerson]
    people: int
    """How many of the file's people are new."""
    pads: list[ImportPad] = field(default_factory=list[ImportPad])


def preview_import(device: str, book: str, file: ScorebookFile) -> ImportPreview:
    """Return what the import of a file into this scorebook, which may not exist yet, would do.

    The engine validates every game, which takes its time: no transaction waits for that.
    """
    existing = _read_existing(device, book, file)
    return in_thread(_plan, FILES)(file, existing)


def _plan(file: ScorebookFile, existing: ExistingRecords) -> ImportPreview:
    games = plan.plan_games(file.games, existing)
    new_games = (game for game in games if game.fate is ImportStatus.NEW)
    seated = (one["name"] for game in new_games for one in seated_people(game.outcome.seats))
    guests = plan.match_people(file.players, seated, existing)
    people = [one for one in file.players if one.id not in existing.people]
    pads = plan.plan_pads(file.pads, existing)
    return ImportPreview(existing.book, games, guests, len(people), pads)


@dataclass(frozen=True)
class ImportResult:
    """How much was imported."""

    games: int
    people: int
    """New people, listed in the file or seated in one of its games."""
    pads: int = 0


def import_file(
    device: str,
    kind: str,
    file: ScorebookFile,
    preview: ImportPreview,
    bounds: HostBounds = NO_BOUNDS,
) -> ImportResult | None:
    """Import what is new by the preview; None where this device may not write.

    What has been imported meanwhile is left out. Made in small transactions, between which others
    write; what a failure leaves half-way is taken back. Raises `LimitExceededError`.
    """
    upload = secrets.token_urlsafe(12)
    new_games = [one for one in preview.games if one.fate is ImportStatus.NEW]
    new_pads = [one.pad for one in preview.pads if one.fate is ImportStatus.NEW]
    with journal.running(upload):
        if not _begin(device, kind, preview.book, upload, len(new_games), bounds):
            return None
        try:
            existing = _read_existing(device, preview.book, file)
            steps = import_steps(device, file, new_games, new_pads, existing, bounds)
            games: list[str] = []
            pads = 0
            for number in count(1):
                step = in_thread(_next_step, FILES)(steps)
                if step is None:
                    break
                inserted = _run_step(preview.book, upload, number, step)
                games += inserted.games
                pads += len(inserted.pads)
            journal.finish(preview.book, upload, games)
        except Exception:
            with suppress(SQLAlchemyError):  # then it is done within the hour
                journal.take_back(preview.book, upload)
            raise
    people = sum(guest.here is None for guest in preview.guests)
    return ImportResult(len(games), people, pads)


def _next_step(steps: Iterator[Step]) -> Step | None:
    """Return what is to be done next, once it is read from the file; None at the end."""
    return next(steps, None)


@writes
def _begin(
    session: Session, device: str, kind: str, book: str, upload: str, games: int, bounds: HostBounds
) -> bool:
    """Begin an import of so many games; return whether the device may."""
    scorebooks.register_device(session, device, kind)
    is_new = session.get(Scorebook, book) is None
    if scorebooks.get_or_create(session, device, book, bounds) is None:
        return False
    scorebooks.check_capacity(session, book, games, bounds)
    journal.note(session, book, upload, journal.BEGINNING, Inserted(scorebook=is_new))
    return True


@writes
def _run_step(session: Session, book: str, upload: str, number: int, step: Step) -> Inserted:
    inserted = step(session)
    journal.note(session, book, upload, number, inserted)
    return inserted


def _read_existing(device: str, book: str, file: ScorebookFile) -> ExistingRecords:
    ids = in_thread(plan.possible_ids, FILES)(file.games, book)
    pads = [one for pad in file.pads for one in (pad.id, addressable_id(pad.id))]
    return _find_existing(device, book, sorted(ids), pads)


@reads
def _find_existing(
    session: Session, device: str, book: str, ids: list[str], pads: list[str]
) -> ExistingRecords:
    columns = Player.id, Player.name, Player.into
    people = {
        row.id: row for row in session.execute(select(*columns).where(Player.scorebook == book))
    }
    into = flatten_merges({name: row.into for name, row in people.items()})
    names = select(PlayerName.folded, PlayerName.player).where(PlayerName.scorebook == book)
    erased = dict.fromkeys(find_others_erased(session, ids, device), ERASED)
    return ExistingRecords(
        book,
        homes=erased | find_scorebooks(session, ids),
        people={name: people[into.get(name, name)].name for name in people},
        into=into,
        names={row.folded: row.player for row in session.execute(names)},
        pads=_find_pads(session, book, pads),
    )


def _find_pads(session: Session, book: str, pads: list[str]) -> frozenset[str]:
    """Return which of these pads a scorebook has."""
    query = select(OwnPad.id).where(OwnPad.scorebook == book, OwnPad.id.in_(pads), IS_LIVE)
    return frozenset(session.scalars(query) if pads else ())
