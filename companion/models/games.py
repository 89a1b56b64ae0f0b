"""A game: its set-up. What happened in it is its log (`companion.log`)."""

import hashlib
from dataclasses import dataclass
from typing import Any, TypedDict

from sqlalchemy import JSON, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from companion.core.clock import now
from companion.core.i18n import DEFAULT_LANGUAGE, KIND_OF_PAD, KIND_OF_TALLY, choose_words
from companion.core.rules import Json
from companion.models import db
from companion.models.grants import Role
from companion.models.scorebooks import DeviceLabel


class PadWords(TypedDict):
    """What the pad of a game calls itself and what is written down."""

    name: Any
    """One text, or one by language."""
    items: dict[str, Any]
    """The names of its fields and rows by their ids, in the pad's order."""


def pad_words(setup: Json) -> PadWords | None:
    """Return what the pad of a set-up calls itself, its fields and rows; None without a pad."""
    if "pad" not in setup:
        return None
    pad = setup["pad"]
    items = [*pad.get("fields", ()), *pad.get("rows", ())]
    return {"name": pad["name"], "items": {item["id"]: item["name"] for item in items}}


def game_kind(setup: Json) -> str:
    """Return which game a set-up is of: "agame".

    Of one by a pad it is "pad:Wizard", by its English name, of a tally with a name "tally:Skyjo".
    """
    if "pad" in setup:
        return KIND_OF_PAD + choose_words(setup["pad"]["name"], DEFAULT_LANGUAGE)
    name = setup.get("options", {}).get("name")
    return KIND_OF_TALLY + name if name else str(setup["game"])


class Game(db.Model):
    """A game: its file as started, the position of its log, and its standings."""

    __tablename__ = "game"
    __table_args__ = (
        Index(None, "scorebook", "deleted", "started", "id"),
        Index(None, "scorebook", "kind", "deleted", "started", "id"),
        Index(
            "ix_game_deleted",
            "deleted",
            sqlite_where=text("deleted IS NOT NULL"),
            postgresql_where=text("deleted IS NOT NULL"),
        ),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    scorebook: Mapped[str] = mapped_column(ForeignKey("scorebook.id"))
    kind: Mapped[str]
    """Which game it is as the log reads now: `game_kind`."""
    words: Mapped[PadWords | None] = mapped_column(JSON(none_as_null=True))
    """What its pad says as the log reads now: `pad_words`."""
    file: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The game file without its log, every option written out."""
    seats: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """Who sits where as the log reads now: for lists of games."""
    over: Mapped[bool] = mapped_column(default=False)
    standings: Mapped[dict[str, Any]] = mapped_column(JSON)
    """As the log reads now: `companion.results.stats`."""
    started: Mapped[str]
    touched: Mapped[str]
    epoch: Mapped[str]
    """Changes when an older backup is restored: numbers of another epoch mean nothing."""
    seq: Mapped[int]
    """How many entries the log has, which is the number of the last."""
    deleted: Mapped[str | None]
    """When it was thrown away; a month later it is erased."""
    maker: Mapped[str | None]
    """The device that began it as a rematch, where it is no recorder of the scorebook."""
    maker_link: Mapped[str | None]
    """The link by which that device had come to the game before."""
    born: Mapped[str] = mapped_column(default=now)
    """When this server, or the one before a backup was restored, first had it; "": always."""
    tenure: Mapped[int] = mapped_column(default=0)
    """How often an owner has ceased to be one, which ends the proofs given until then."""
    recreated: Mapped[bool] = mapped_column(default=False)
    """Whether an owner's phone brought it back after a backup was restored that lacks it."""


@dataclass
class LockedGame:
    """A game locked for an append: the columns that it changes or depends on."""

    id: str
    kind: str
    epoch: str
    seq: int
    touched: str
    seats: list[dict[str, Any]]
    over: bool
    role: Role
    phone: DeviceLabel
    """The device's label at that table."""


class ErasedGame(db.Model):
    """An erased game, whose calls answer 410 to phones that still have it."""

    __tablename__ = "erased"

    hashed: Mapped[str] = mapped_column(primary_key=True)
    """The game's id, hashed: who did not know it cannot learn that there was one. Or the id with
    that of a device which has owned the game, and may import it again."""
    erased: Mapped[str]

    @staticmethod
    def key_of(game: str) -> str:
        """Return the hash of a game's id under which its erasure is stored."""
        return hashlib.sha256(game.encode()).hexdigest()

    @staticmethod
    def owner_key(game: str, device: str) -> str:
        """Return the hash under which is stored that a device has owned an erased game."""
        return hashlib.sha256(f"{game}\n{device}".encode()).hexdigest()


class EntryOrigin(TypedDict):
    """On which phone an entry was written, as the phone says that brought it."""

    by: str | None
    """Whose phone it is; None: nobody has said."""


class Entry(db.Model):
    """One entry. It is never changed: corrections are entries themselves."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("game", "id"),)

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str]
    text: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The entry as the phone wrote it."""
    device: Mapped[str] = mapped_column(ForeignKey("device.id"))
    """The device that brought it, which answers for it."""
    received: Mapped[str]
    origin: Mapped[EntryOrigin | None] = mapped_column(JSON(none_as_null=True))
    """Set where another phone than that one is said to have written it."""
