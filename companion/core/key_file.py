"""The file with the secret key of a data folder, which only its owner may read."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TextIO


def read_key_file(folder: Path) -> str | None:
    """Return the key in a data folder; None: there is none."""
    with suppress(FileNotFoundError):
        return (folder / "secret").read_text(encoding="ascii").strip()
    return None


def create_key_file(folder: Path) -> str:
    """Create a key in a data folder, and return it; an existing one stays."""
    file = folder / "secret"
    with suppress(FileExistsError), _private(file) as new:
        new.write(secrets.token_hex(32))
    return file.read_text(encoding="ascii").strip()


def save_secret_key(folder: Path, secret: str) -> None:
    """Store a key in a data folder, in place of an existing one."""
    new = folder / "secret.new"
    new.unlink(missing_ok=True)
    with _private(new) as file:
        file.write(secret)
    new.replace(folder / "secret")


def _private(file: Path) -> TextIO:
    """Open a new file that only its owner may read."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode=0o600), "w")
