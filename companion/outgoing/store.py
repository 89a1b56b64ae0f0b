"""Scorebooks read out."""

from collections.abc import Iterator
from itertools import groupby

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.matches.models import Game
from companion.outgoing.rounds import table
from companion.outgoing.scorebook_file import Person, Played, ScorebookFile
from companion.rules import Json, opened
from companion.scorebooks.models import Player, PlayerName
from companion.sync.models import Entry
from companion.transactions import reads


@reads
def games(session: Session, book: str) -> int:
    """How many games a scorebook has, thrown away ones too."""
    return session.scalar(select(func.count()).where(Game.scorebook == book)) or 0


@reads
def whole(session: Session, book: str) -> ScorebookFile:
    """Everything of a scorebook, people who were merged and games thrown away too."""
    return ScorebookFile(_people(session, book), list(_games(session, book)))


@reads
def rounds(session: Session, book: str) -> str:
    """All rounds of a scorebook as CSV, without those of games thrown away."""
    files = (played.file for played in _games(session, book) if not played.deleted)
    return table((file, opened(file).answer()) for file in files)


def _people(session: Session, book: str) -> list[Person]:
    rows = session.execute(
        select(PlayerName.player, PlayerName.folded)
        .where(PlayerName.scorebook == book)
        .order_by(PlayerName.player, PlayerName.folded)
    )
    names = {
        player: [row.folded for row in own] for player, own in groupby(rows, lambda row: row.player)
    }
    players = session.scalars(select(Player).where(Player.scorebook == book).order_by(Player.id))
    return [_person(player, names.get(player.id, [])) for player in players]


def _person(player: Player, names: list[str]) -> Person:
    return Person(
        id=player.id,
        name=player.name,
        color=player.color,
        mark=player.mark,
        retired=player.retired,
        into=player.into,
        names=names,
    )


def _games(session: Session, book: str) -> Iterator[Played]:
    """The games, the first one played first."""
    games = select(Game).where(Game.scorebook == book).order_by(Game.started, Game.id)
    logs = _logs(session, book)
    for game in session.scalars(games):
        log = logs.get(game.id, [])
        own = {"id": game.id, "started": game.started, "log": [text for text, _ in log]}
        received = [received for _, received in log]
        yield Played(game.file | own, received, game.deleted)


def _logs(session: Session, book: str) -> dict[str, list[tuple[Json, str]]]:
    """By game the entries, each with when it came."""
    rows = session.execute(
        select(Entry.game, Entry.text, Entry.received)
        .join(Game, Game.id == Entry.game)
        .where(Game.scorebook == book)
        .order_by(Entry.game, Entry.seq)
    )
    return {
        game: [(row.text, row.received) for row in own]
        for game, own in groupby(rows, lambda row: row.game)
    }
