"""What a device may do with a game or a scorebook."""

from enum import IntEnum

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from companion.core.clock import now
from companion.models import db


class Role(IntEnum):
    """Each role may do what those below it may."""

    OUT = 0
    """Nothing: this game is closed to a device that may see the rest of its scorebook."""
    WATCH = 1
    RECORD = 2
    OWN = 3

    @property
    def word(self) -> str:
        """The role as calls name it: "watch"."""
        return self.name.lower()


GIVEN = {role.word: role for role in (Role.WATCH, Role.RECORD, Role.OWN)}
"""The roles a link can give, by their words."""


class Link(db.Model):
    """An invitation. Its token is its id and a secret, of which only a hash is kept.

    It is asked for when nothing else is known yet, so its key is its own id.
    """

    __tablename__ = "link"

    id: Mapped[str] = mapped_column(primary_key=True)
    hashed: Mapped[str]
    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), index=True)
    game: Mapped[str | None] = mapped_column(ForeignKey("game.id"), index=True)
    """The game it leads to; None: every game of the scorebook."""
    role: Mapped[int]
    maker: Mapped[str] = mapped_column(ForeignKey("device.id"))
    """Who gave it out, and steps back when it hands the game over."""
    made: Mapped[str] = mapped_column(default=now)
    until: Mapped[str]
    used: Mapped[int] = mapped_column(default=0)
    """How many devices it has let in."""
