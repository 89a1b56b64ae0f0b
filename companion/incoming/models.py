"""Files on their way in, between the look at what would come of them and the word to do it."""

from sqlalchemy import ForeignKey, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column

from companion.extensions import Model


class Upload(Model):
    """A file that a device has sent. It has one at a time, and for an hour."""

    __tablename__ = "upload"

    device: Mapped[str] = mapped_column(ForeignKey("device.id"), primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    """What the file was called on the device."""
    until: Mapped[str]
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """Its bytes, by zlib."""
