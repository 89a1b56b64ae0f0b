"""The export of a scorebook: as files, and its rounds as a table."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, islice

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.core.rules import Json, fold_stored
from companion.db.sqlite import UNREADABLE_ERRORS, is_unreadable
from companion.db.transactions import reads
from companion.games.own_pads import IS_LIVE, read_pads
from companion.models.games import Entry, Game
from companion.models.scorebooks import OwnPad, Player, PlayerName
from companion.transfer.file_format import FileGame, FilePad, FilePerson, ScorebookFile
from companion.transfer.rounds_csv import to_csv
from companion.transfer.split import FileLimits, split_files

logger = logging.getLogger(__name__)
BATCH_SIZE = 500
"""Games read with one query: a large scorebook is never in memory as a whole."""


@reads
def count_games(session: Session, book: str) -> int:
    """Return how many games a scorebook has, with those thrown away."""
    return session.scalar(select(func.count()).where(Game.scorebook == book)) or 0


@reads
def read_first_file(session: Session, book: str) -> tuple[ScorebookFile, int]:
    """Return the first file of everything in a scorebook, and how many files there are.

    People who were merged and games thrown away are in them too.
    """
    reader = _GameReader(session, book)
    pads, is_whole = _read_pads(session, book)
    files = split_files(_read_people(session, book), reader.read(), FileLimits(), pads)
    first = next(files)
    count = 1 + sum(1 for _ in files)
    return replace(first, is_complete=is_whole and not reader.unreadable), count


@reads
def read_file(session: Session, book: str, number: int) -> ScorebookFile | None:
    """Return one of these files, counted from 1; None where there are fewer.

    It is not complete where something that stands before its end could not be read.
    """
    reader = _GameReader(session, book)
    pads, is_whole = _read_pads(session, book)
    files = split_files(_read_people(session, book), reader.read(), FileLimits(), pads)
    file = next(islice(files, number - 1, None), None)
    return file and replace(file, is_complete=is_whole and not reader.unreadable)


@reads
def read_rounds(session: Session, book: str, separator: str, language: str) -> str:
    """Return the rounds of a scorebook as CSV, without games thrown away."""
    games = _GameReader(session, book).read()
    files = (game.file for game, _ in games if not game.deleted)
    return to_csv(((file, fold_stored(file)) for file in files), separator, language)


def _read_people(session: Session, book: str) -> list[FilePerson]:
    rows = session.execute(
        select(PlayerName.player, PlayerName.folded)
        .where(PlayerName.scorebook == book)
        .order_by(PlayerName.player, PlayerName.folded)
    )
    names = {
        player: [row.folded for row in own] for player, own in groupby(rows, lambda row: row.player)
    }
    players = session.scalars(select(Player).where(Player.scorebook == book).order_by(Player.id))
    return [_to_file_person(player, names.get(player.id, [])) for player in players]


def _read_pads(session: Session, book: str) -> tuple[list[FilePad], bool]:
    """Return the pads of a scorebook, and whether all could be read."""
    pads, unreadable = read_pads(session, (OwnPad.scorebook == book) & IS_LIVE)
    for name in unreadable:
        logger.error("Pad %s cannot be read: it is left out of a file.", ascii(name))
    return [FilePad(pad.id, pad.pad, pad.retired) for pad in pads], not unreadable


def _to_file_person(player: Player, names: list[str]) -> FilePerson:
    return FilePerson(
        id=player.id,
        name=player.name,
        color=player.color,
        mark=player.mark,
        retired=player.retired,
        into=player.into,
        names=names,
    )


class _GameReader:
    """A reader of a scorebook's games; those that cannot be read are skipped and logged."""

    def __init__(self, session: Session, book: str) -> None:
        self._session, self._book = session, book
        self.unreadable: list[str] = []

    def read(self) -> Iterator[tuple[FileGame, list[Json]]]:
        """Yield the games by their start, each with its seats at the start and now."""
        query = select(Game.id).where(Game.scorebook == self._book).order_by(Game.started, Game.id)
        ids = self._session.scalars(query).all()
        for begin in range(0, len(ids), BATCH_SIZE):
            yield from self._read_some(ids[begin : begin + BATCH_SIZE])

    def _read_some(self, ids: Sequence[str]) -> Iterator[tuple[FileGame, list[Json]]]:
        try:
            batch = _read_batch(self._session, ids)
        except UNREADABLE_ERRORS as error:
            if not is_unreadable(error):
                raise
        else:
            yield from batch
            return
        if len(ids) > 1:
            for one in ids:
                yield from self._read_some([one])
            return
        self.unreadable += ids
        logger.error("Game %s cannot be read: it is left out of a file.", ascii(ids[0]))


def _read_batch(session: Session, ids: Sequence[str]) -> list[tuple[FileGame, list[Json]]]:
    games = {game.id: game for game in session.scalars(select(Game).where(Game.id.in_(ids)))}
    logs = _read_logs(session, ids)
    return [
        (_to_file_game(game, logs.get(game.id, [])), [*game.file["seats"], *game.seats])
        for game in (games[name] for name in ids)
    ]


def _to_file_game(game: Game, log: list[tuple[Json, str]]) -> FileGame:
    columns = {"id": game.id, "started": game.started, "log": [text for text, _ in log]}
    return FileGame(game.file | columns, [received for _, received in log], game.deleted)


def _read_logs(session: Session, games: Sequence[str]) -> dict[str, list[tuple[Json, str]]]:
    """Return by game the entries, each with the time it was received."""
    rows = session.execute(
        select(Entry.game, Entry.text, Entry.received)
        .where(Entry.game.in_(games))
        .order_by(Entry.game, Entry.seq)
    )
    return {
        game: [(row.text, row.received) for row in own]
        for game, own in groupby(rows, lambda row: row.game)
    }
