"""Uploaded files between their preview and their import."""

import secrets
import zlib
from datetime import timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from companion.access import scorebooks
from companion.core.clock import now, now_plus
from companion.core.limits import MAX_STORED_UPLOADS
from companion.db.transactions import reads, writes
from companion.models.scorebooks import Upload

UPLOAD_LIFETIME = timedelta(hours=1)


@writes
def save(session: Session, device: str, kind: str, name: str, raw: bytes) -> str:
    """Store a file for an hour, in place of the device's last one; return its id."""
    scorebooks.register_device(session, device, kind)
    devices = session.scalars(select(Upload.device).order_by(Upload.until.desc())).all()
    replaced = {device, *devices[MAX_STORED_UPLOADS - 1 :]}
    session.execute(delete(Upload).where((Upload.until <= now()) | Upload.device.in_(replaced)))
    upload = Upload(
        device=device,
        id=secrets.token_urlsafe(12),
        name=name,
        until=now_plus(UPLOAD_LIFETIME),
        packed=zlib.compress(raw),
    )
    session.add(upload)
    return upload.id


@reads
def find(session: Session, device: str, upload: str) -> tuple[str, bytes] | None:
    """Return the name and bytes of a device's file; None where it is not stored any more.

    Without bytes it has been imported.
    """
    row = session.get(Upload, device)
    if row is None or row.id != upload or row.until <= now():
        return None
    return row.name, zlib.decompress(row.packed) if row.packed else b""


@writes
def empty(session: Session, device: str, upload: str) -> None:
    """Delete the bytes of a device's file, which has been imported; that it has been is kept."""
    is_own = Upload.device == device, Upload.id == upload
    session.execute(update(Upload).where(*is_own).values(packed=b""))
