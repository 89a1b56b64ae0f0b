"""A game: its set-up. What happened in it is its log (`companion.sync`)."""

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from companion.extensions import Model


class Game(Model):
    """A game as it was started, and how far its log has come."""

    __tablename__ = "game"

    id: Mapped[str] = mapped_column(primary_key=True)
    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), index=True)
    file: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The game file without its log, every option written out."""
    seats: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """Who sits where as the log reads now: for lists of games."""
    started: Mapped[str]
    touched: Mapped[str]
    epoch: Mapped[str]
    """Changes when an older backup is restored: numbers of another epoch mean nothing."""
    seq: Mapped[int]
    """How many entries the log has, which is the number of the last."""


class Erased(Model):
    """A game that was erased on purpose: a phone that still has it is told so, and no more."""

    __tablename__ = "erased"

    hashed: Mapped[str] = mapped_column(primary_key=True)
    """The game's id, hashed: who did not know it cannot learn that there was one."""
    erased: Mapped[str]
