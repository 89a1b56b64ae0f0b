"""Devices, scorebooks, players and uploaded files.

Times are text, in UTC (`companion.core.clock`). Every key but a device's own is led by its
scorebook or its game, so that a distributed database can keep together what is read together.
"""

from typing import Any, Literal, TypedDict

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column

from companion.models import db

DeviceKind = Literal[
    "iphone",
    "ipad",
    "android",
    "android_tablet",
    "chromebook",
    "windows",
    "mac",
    "linux",
    "other",
]


class DeviceLabel(TypedDict):
    """What sort of device, and whose it is in a game, if known."""

    kind: DeviceKind
    by: str | None


class Device(db.Model):
    """A phone, a tablet, a browser, known by its cookie."""

    __tablename__ = "device"

    id: Mapped[str] = mapped_column(primary_key=True)
    made: Mapped[str]
    kind: Mapped[str] = mapped_column(default="other")
    """The kind of device: "android", "iphone" (`companion.access.device_cookie`)."""


class Scorebook(db.Model):
    """A group's players, games and statistics. The first game of a device creates one."""

    __tablename__ = "scorebook"

    id: Mapped[str] = mapped_column(primary_key=True)
    made: Mapped[str]


class Player(db.Model):
    """A person of a scorebook."""

    __tablename__ = "player"
    __table_args__ = (
        ForeignKeyConstraint(["scorebook", "into"], ["player.scorebook", "player.id"]),
    )

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    color: Mapped[str | None]
    """One of `companion.engine.seats.MARKS`: the first worn in a game, until somebody chooses."""
    mark: Mapped[str | None]
    """"shape", or one or two letters; None: nobody has chosen."""
    retired: Mapped[bool] = mapped_column(default=False)
    """Plays no longer, and is not offered for a new game."""
    into: Mapped[str | None]
    """The person this one is merged into, who may be merged, too."""
    kept: Mapped[bool] = mapped_column(default=False)
    """Whether added or edited by hand: others are deleted with the last seat that names them."""


class PlayerName(db.Model):
    """A name a person has sat down by; it stays theirs when they are renamed or merged."""

    __tablename__ = "player_name"
    __table_args__ = (
        ForeignKeyConstraint(["scorebook", "player"], ["player.scorebook", "player.id"]),
    )

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    folded: Mapped[str] = mapped_column(primary_key=True)
    """The name key (`companion.core.names`)."""
    player: Mapped[str]
    """The first person with this name, merged or not."""


class OwnPad(db.Model):
    """A pad that people of a scorebook have made or taken in (docs/pads.md)."""

    __tablename__ = "pad"

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    id: Mapped[str] = mapped_column(primary_key=True)
    """Made by the phone."""
    pad: Mapped[dict[str, Any]] = mapped_column(JSON)
    retired: Mapped[bool] = mapped_column(default=False)
    """Whether it is put away."""
    version: Mapped[int]
    """Counts its changes; a phone names the version it has. Below nought: the pad is deleted."""
    changed: Mapped[str]


class Upload(db.Model):
    """An uploaded file: one for each device, for an hour."""

    __tablename__ = "upload"

    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    """What the file was called on the device."""
    until: Mapped[str]
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """Its bytes, by zlib; none once it has been imported."""


class ImportStep(db.Model):
    """A transaction of an import under way; with the last of them all rows of an import go.

    Those of an import that was broken off say what to take back (`companion.transfer.journal`).
    """

    __tablename__ = "import_step"

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    upload: Mapped[str] = mapped_column(primary_key=True)
    """The id of the import."""
    step: Mapped[int] = mapped_column(primary_key=True)
    """0: the beginning, without which no other step is made."""
    made: Mapped[str]
    inserted: Mapped[dict[str, Any]] = mapped_column(JSON)
    """`companion.transfer.journal.Inserted` by its fields."""


class Erasure(db.Model):
    """A person who is being erased from the games of a scorebook (`companion.people.erase`).

    With its last transaction the row goes: one that was broken off is gone on with.
    """

    __tablename__ = "erasure"

    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"), primary_key=True)
    player: Mapped[str] = mapped_column(primary_key=True)
    mark: Mapped[str]
    """What stands in the place of the name."""
