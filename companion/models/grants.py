"""What a device may do with a game or a scorebook, whose it is, and links that let others in."""

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


ROLES_BY_WORD = {role.word: role for role in (Role.WATCH, Role.RECORD, Role.OWN)}
"""The roles a link can give, by their words."""


class Grant:
    """What both kinds of grant say."""

    role: Mapped[int]
    since: Mapped[str] = mapped_column(default=now)
    link: Mapped[str | None] = mapped_column(index=True)
    """The link the device came by; the grant goes when that link is revoked."""


class ScorebookGrant(Grant, db.Model):
    """What a device may do with every game of a scorebook, where nothing is said for the game."""

    __tablename__ = "scorebook_grant"

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True, index=True)


class GameGrant(Grant, db.Model):
    """What a device may do with one game. It goes before what is said for its scorebook."""

    __tablename__ = "game_grant"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True, index=True)


class DeviceUser(db.Model):
    """Whose a device is at the table of a game. Kept when the device has gone: it wrote entries."""

    __tablename__ = "sitter"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True)
    by: Mapped[str]
    """The person's name, as told by whoever holds it."""


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
