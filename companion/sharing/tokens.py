"""Tokens of links: what a scanned code carries. Only a hash of their secret half is ever kept."""

import hashlib
import secrets

ID_BYTES = 6
SECRET_BYTES = 18
"""144 random bits."""
ID_LENGTH = ID_BYTES * 4 // 3
"""Characters of the id, with which a token begins."""


def new_token() -> tuple[str, str]:
    """A link's id, and the secret that follows it in the token."""
    return secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)


def parted(token: str) -> tuple[str, str]:
    """The id and the secret of a token."""
    return token[:ID_LENGTH], token[ID_LENGTH:]


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random, so nothing slower than this is called for."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether it is the secret of which this was kept; takes as long whatever it is."""
    return secrets.compare_digest(hashed(secret), kept)
