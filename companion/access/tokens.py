"""What a link is opened by: a token, or a code of six letters; of both only hashes are stored."""

import hashlib
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of a code that is typed: without I and O, which read as figures."""
CODE_LENGTH = 6
ID_BYTES = 6
SECRET_BYTES = 18
"""144 random bits."""
ID_LENGTH = ID_BYTES * 4 // 3
"""Characters of the id, with which a token begins."""
TOKEN_LENGTH = ID_LENGTH + SECRET_BYTES * 4 // 3


def new_token() -> tuple[str, str]:
    """Make a link's id, and the secret that follows it in the token."""
    return secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)


def split_token(token: str) -> tuple[str, str]:
    """Split a token into its link's id and its secret."""
    return token[:ID_LENGTH], token[ID_LENGTH:]


def new_code() -> str:
    """Make a code that can be read aloud and typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_id(code: str) -> str:
    """Return the id of the link that a code opens: no token begins so."""
    return f"code-{hash_secret(code)}"


def hash_secret(secret: str) -> str:
    """Return the stored form of a secret. It is random: no slow password hash is needed."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def matches_hash(secret: str, hashed: str) -> bool:
    """Whether a secret has this hash, compared in constant time."""
    return secrets.compare_digest(hash_secret(secret), hashed)
