"""What is noted beside the logs of a scorebook's games."""

from sqlalchemy import select

from companion.core.names import name_key
from companion.db.transactions import reads
from companion.models.games import Game
from companion.models.results import Result
from companion.models.scorebooks import Player


@reads
def load_results(session, book: str) -> list[tuple[Game, list[Result]]]:
    """Every game of a scorebook with its rows, by seat."""
    games = session.scalars(select(Game).where(Game.scorebook == book)).all()
    rows = select(Result).order_by(Result.seat)
    return [(game, session.scalars(rows.where(Result.game == game.id)).all()) for game in games]


@reads
def names(session, book: str) -> dict[str, str]:
    rows = session.scalars(select(Player).where(Player.scorebook == book))
    return {player.id: name_key(player.name) for player in rows}


def result_row(row: Result, people: dict[str, str]) -> tuple:
    played = row.finished is not None
    result = (row.total, row.rank, row.won, row.shared) if played else ()
    return (people[row.player], played, *result)
