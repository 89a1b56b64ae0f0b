"""The export of a scorebook: as files, and its rounds as CSV."""

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby, islice

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.core.i18n import DEFAULT_LANGUAGE, name_kind
from companion.core.rules import Json, fold_stored
from companion.db.sqlite import UNREADABLE_ERRORS, is_unreadable
from companion.db.transactions import reads
from companion.games.own_pads import IS_LIVE, read_pads
from companion.models.games import Entry, Game, game_kind
from companion.models.scorebooks import OwnPad, Player, PlayerName
from companion.transfer.file_format import FileGame, FilePad, FilePerson, ScorebookFile
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
    """Return one of these files, counted from 1; None where there are fewer."""
    games = _GameReader(session, book).read()
    pads, _ = _read_pads(session, book)
    files = split_files(_read_people(session, book), games, FileLimits(), pads)
    return next(islice(files, number - 1, None), None)


@reads
def read_rounds(session: Session, book: str, separator: str) -> str:
    """Return the rounds of a scorebook as CSV, without games thrown away."""
    games = _GameReader(session, book).read()
    files = (game.file for game, _ in games if not game.deleted)
    return to_csv(((file, fold_stored(file).answer()) for file in files), separator)


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

    def _read_some(self, ids: Sequence[str]) -> list[tuple[FileGame, list[Json]]]:
        try:
            return _read_batch(self._session, ids)
        except UNREADABLE_ERRORS as error:
            if not is_unreadable(error):
                raise
        if len(ids) > 1:
            return [read for one in ids for read in self._read_some([one])]
        self.unreadable += ids
        logger.error("Game %s cannot be read: it is left out of a file.", ascii(ids[0]))
        return []


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


HEAD = ("game", "started", "kind", "round", "seat", "player", "points", "total", "members")
FORMULA = re.compile(r"(^|[,;|\t\r\n\"])(?=\s*[=+\-@＝＋－＠])")
"""Where a spreadsheet sees a formula begin, whichever sign it takes for the end of a cell."""
FIGURE = re.compile(r"\s*[€$£]?\s*\d[\d.,:/%eE\s-]*[€$£]?\s*|true|false|wahr|falsch", re.IGNORECASE)
"""What a spreadsheet takes for a figure, a date or a truth, and writes in its own way."""
WHOLE_NUMBER = re.compile(r"[1-9][0-9]{0,14}")
"""A figure that looks the same afterwards."""


def to_csv(games: Iterable[tuple[Json, Json]], separator: str) -> str:
    """Return pairs `(game file, answer of its replay)` as CSV (RFC 4180).

    An adjustment is a row without a round number; open rounds are left out.
    """
    rows = (row for file, answer in games for row in _csv_rows(file, answer))
    return "".join(f"{separator.join(map(_csv_cell, row))}\r\n" for row in chain((HEAD,), rows))


def _csv_cell(value: str | int | None) -> str:
    """Return a cell; text is quoted, so that no reader guesses that a sign in it ends the cell."""
    if value is None or isinstance(value, int):
        return "" if value is None else str(value)
    return '"{}"'.format(value.replace('"', '""'))


def _csv_rows(file: Json, answer: Json) -> Iterator[list[str | int | None]]:
    seats: list[Json] = answer["setup"]["seats"]
    kind = game_kind(answer["setup"])
    game = name_kind(kind, DEFAULT_LANGUAGE) or kind
    head = [escape_formula(text) for text in (file["id"], file["started"], game)]
    for row in answer["sheet"]["rounds"]:
        if row["open"]:
            continue
        for seat, result in enumerate(row["players"]):
            name = escape_name(seats[seat]["name"])
            members = " & ".join(one["name"] for one in seats[seat].get("members", []))
            figures = result["points"], result["total"]
            yield [*head, row["no"], seat + 1, name, *figures, escape_name(members)]


def escape_formula(text: str) -> str:
    """Put an apostrophe before all that a spreadsheet would take for a formula."""
    return FORMULA.sub(r"\1'", text)


def escape_name(text: str) -> str:
    """Put an apostrophe before a formula, and before a name like 007 or 1/2, which is no figure."""
    if FIGURE.fullmatch(text) and not WHOLE_NUMBER.fullmatch(text):
        return f"'{text}"
    return escape_formula(text)
