"""What somebody's results add up to, kept until they change."""

import secrets
from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.db.transactions import reads, writes
from companion.models.results import FiguresRow, Result
from companion.results.stats import Figures, Outcome, figures

STALE = "stale"


def make_stale(
    session: Session, book: str, players: Collection[str], kinds: Collection[str]
) -> None:
    """Have the figures of these people in these kinds of games made anew."""
    if not players or not kinds:
        return
    session.execute(
        delete(FiguresRow).where(
            FiguresRow.scorebook == book,
            FiguresRow.player.in_(players),
            FiguresRow.kind.in_(kinds),
        )
    )
    rows = [
        {"scorebook": book, "player": player, "kind": kind, "text": {STALE: secrets.token_hex(8)}}
        for player in players
        for kind in kinds
    ]
    session.execute(insert(FiguresRow), rows)


def figures_of(session: Session, row: FiguresRow) -> Figures | None:
    """The figures of a row, made anew where they are stale; None where no results are left."""
    if STALE not in row.text:
        return Figures(**row.text)
    return added_up(session, row.scorebook, row.player, row.kind)


def added_up(session: Session, book: str, player: str, kind: str) -> Figures | None:
    """What somebody's results in a kind of game come to; None without any."""
    of_these = (
        Result.scorebook == book,
        Result.player == player,
        Result.kind == kind,
        Result.finished.is_not(None),
    )
    columns = Result.finished, Result.total, Result.won, Result.shared, Result.low, Result.counts
    found = select(*columns).where(*of_these).order_by(Result.finished, Result.game, Result.seat)
    return figures([Outcome(*row) for row in session.execute(found)])


def renew(book: str) -> None:
    """Keep all stale figures of a scorebook made anew, so that reading them costs nothing."""
    anew = _anew(book)
    if anew:
        _keep(anew)


@reads
def _anew(session: Session, book: str) -> list[tuple[FiguresRow, Figures | None]]:
    rows = session.scalars(select(FiguresRow).where(FiguresRow.scorebook == book))
    stale = [row for row in rows if STALE in row.text]
    return [(row, figures_of(session, row)) for row in stale]


@writes
def _keep(session: Session, anew: list[tuple[FiguresRow, Figures | None]]) -> None:
    """What was made anew is kept, unless results have changed since."""
    for made_of, made in anew:
        key = made_of.scorebook, made_of.player, made_of.kind
        row = session.get(FiguresRow, key)
        if row is None or row.text != made_of.text:
            continue
        if made is None:
            session.delete(row)
        else:
            row.text = asdict(made)
