"""Grants of devices for games and scorebooks, whose a device is, and links."""

from enum import IntEnum
from typing import Literal, cast

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from companion.core.clock import now
from companion.models import db

RoleWord = Literal["watch", "record", "own"]


class Role(IntEnum):
    """A role; each may do what those below it may."""

    OUT = 0
    """Nothing: this game is closed to a device that may see the rest of its scorebook."""
    WATCH = 1
    RECORD = 2
    OWN = 3

    @property
    def word(self) -> RoleWord:
        """The role as calls name it: "watch"; `OUT` is nobody's, and has none."""
        return cast("RoleWord", self.name.lower())


ROLES_BY_WORD = {role.word: role for role in (Role.WATCH, Role.RECORD, Role.OWN)}
"""The roles a link can give, by their words."""


class Grant:
    """The columns of both kinds of grant."""

    role: Mapped[int]
    since: Mapped[str] = mapped_column(default=now)
    link: Mapped[str | None] = mapped_column(index=True)
    """The link the device came by; the grant goes when that link is revoked."""


class ScorebookGrant(Grant, db.Model):
    """A device's role in every game of a scorebook for which it has no `GameGrant`."""

    __tablename__ = "scorebook_grant"

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True, index=True)


class GameGrant(Grant, db.Model):
    """A device's role in one game; it overrides a `ScorebookGrant`."""

    __tablename__ = "game_grant"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True, index=True)


class DeviceUser(db.Model):
    """Whose a device is at the table of a game. It outlives the grants."""

    __tablename__ = "sitter"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True)
    by: Mapped[str]
    """The person's name, as entered on the device."""


class Link(db.Model):
    """An invitation. Its token is its id and a secret, of which only a hash is stored."""

    __tablename__ = "link"

    id: Mapped[str] = mapped_column(primary_key=True)
    hashed: Mapped[str]
    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), index=True)
    game: Mapped[str | None] = mapped_column(ForeignKey("game.id"), index=True)
    """The game it leads to; None: every game of the scorebook."""
    role: Mapped[int]
    maker: Mapped[str] = mapped_column(ForeignKey("device.id"))
    """The device that created it; once it has handed over, the one that took over."""
    made: Mapped[str] = mapped_column(default=now)
    until: Mapped[str]
    used: Mapped[int] = mapped_column(default=0)
    """How many devices it has let in."""
    single: Mapped[bool] = mapped_column(default=False)
    """Whether it lets in one device only, as one that was made on a phone without a network."""
