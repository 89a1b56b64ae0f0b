"""The entries of a game's log, in the order in which they arrived."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from companion.extensions import Model


class Entry(Model):
    """One entry. It is never changed: corrections are entries themselves."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("game", "id"),)

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str]
    text: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The entry as the phone wrote it."""
    device: Mapped[str] = mapped_column(ForeignKey("device.id"))
    received: Mapped[str]
