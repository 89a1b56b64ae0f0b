"""Proofs of ownership, by which a restored server knows whose a game was that it has lost.

Each owner's phone holds one (docs/decisions/0210-whose-a-lost-game-was.md).
"""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import cast

from flask import current_app

from companion.models.games import Game

MAC_BYTES = 16


@dataclass(frozen=True)
class Tenure:
    """When a game was begun on a server, and the number of its ownership, as a proof tells them."""

    born: str
    number: int


def prove(game: Game, device: str) -> str:
    """Return the proof that a device owns a game as long as its tenure lasts."""
    return f"{game.tenure} {game.born} {_sign(game.id, device, Tenure(game.born, game.tenure))}"


def read_proof(text: str, game: str, device: str) -> Tenure | None:
    """Return what a proof tells; None where it is none, or another game's or device's."""
    number, _, rest = text.partition(" ")
    born, _, signature = rest.partition(" ")
    if not (number.isascii() and number.isdecimal()):
        return None
    tenure = Tenure(born, int(number))
    expected = _sign(game, device, tenure)
    return tenure if hmac.compare_digest(expected.encode(), signature.encode()) else None


def _sign(game: str, device: str, tenure: Tenure) -> str:
    key = cast("str", current_app.config["SECRET_KEY"]).encode()
    message = "\n".join(("owner", game, device, tenure.born, str(tenure.number)))
    mac = hmac.digest(key, message.encode(), sha256)[:MAC_BYTES]
    return urlsafe_b64encode(mac).decode().rstrip("=")
