"""The results of games, and the cache of statistics made of them."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index
from sqlalchemy.orm import Mapped, mapped_column

from companion.models import db


def _person(column: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["scorebook", column], ["player.scorebook", "player.id"])


class Result(db.Model):
    """One person in one game. The row exists from the start; its result is filled in at the end."""

    __tablename__ = "result"
    __table_args__ = (
        _person("sat"),
        _person("player"),
        Index(None, "scorebook", "player", "started", "game", "kind"),
        Index(None, "scorebook", "player", "kind", "finished"),
    )

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    """The person's position among all who sit there, team by team: without teams, the seat."""
    sat: Mapped[str]
    """The person named by the seat, or as a member of its team, by id or name."""
    player: Mapped[str]
    """The same person after all merges."""
    kind: Mapped[str]
    started: Mapped[str]
    finished: Mapped[str | None]
    """When the game was played to its end; None while it has no result, and then nothing below
    means anything."""
    total: Mapped[int] = mapped_column(default=0)
    rank: Mapped[int] = mapped_column(default=0)
    won: Mapped[bool] = mapped_column(default=False)
    shared: Mapped[bool] = mapped_column(default=False)
    """Won together with somebody."""
    low: Mapped[bool] = mapped_column(default=False)
    """Whether the fewest points won."""
    counts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)


class StatsCache(db.Model):
    """The cached statistics of a person in one kind of game; everybody with a result has a row."""

    __tablename__ = "figures"
    __table_args__ = (_person("player"),)

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    player: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[dict[str, Any]] = mapped_column(JSON)
    """`companion.results.stats.PlayerStats` by its fields; or `{"stale": …}` with a word never used
    before, since a result has changed that they were made of."""
