"""The scorebook file: people and games as one JSON text (docs/scorebook-format.md)."""

import gzip
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.rules import Json
from companion.engine.problem import Problem

FORMAT = "companion-scorebook/1"
MOST_PLAYERS = 5_000
MOST_NAMES = 20_000
"""Names of everybody together."""
OF_A_PERSON = ("color", "mark", "retired", "into", "names")
"""What the file says of a person where it is so, besides id and name."""


@dataclass(frozen=True)
class FilePerson:
    """Somebody of a scorebook."""

    id: str
    name: str
    color: str | None = None
    mark: str | None = None
    retired: bool = False
    into: str | None = None
    """The person of this file whom this one turned out to be."""
    names: list[str] = field(default_factory=list[str])
    """By what this one has sat down, as names are compared (`companion.core.names`)."""


@dataclass(frozen=True)
class FileGame:
    """A game with its log."""

    file: Json
    """The game file."""
    received: list[str] | None = None
    """When each entry came; None: nobody knows."""
    deleted: str | None = None
    """When it was thrown away."""


@dataclass(frozen=True)
class ScorebookFile:
    """What is in a file."""

    players: list[FilePerson]
    games: list[FileGame]


def to_text(book: ScorebookFile) -> str:
    """Return the text of a scorebook file, with a line for each person and game."""
    players = _lines(_person_json(person) for person in book.players)
    games = _lines(_game_json(played) for played in book.games)
    return f'{{"format": "{FORMAT}",\n"players": [{players}],\n"games": [{games}]}}\n'


def length(book: ScorebookFile) -> int:
    """How many bytes the text of a scorebook file has."""
    return len(to_text(book).encode())


def _lines(items: Iterable[Json]) -> str:
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    return f"\n{lines}\n" if lines else ""


def _person_json(person: FilePerson) -> Json:
    own = {"id": person.id, "name": person.name}
    return own | {name: value for name in OF_A_PERSON if (value := getattr(person, name))}


def _game_json(played: FileGame) -> Json:
    game: Json = {"file": played.file}
    if played.received is not None:
        game["received"] = played.received
    return game | ({"deleted": played.deleted} if played.deleted else {})


LARGEST = 10_000_000
"""Bytes of a file on its way; what is more leaves as several files, one huge game packed."""
UNPACKED = 50_000_000
"""Bytes of what is packed: some 25,000 evenings."""
PARTS = 5_000_000
"""Values in a file: what is made of many small ones would take a server's memory by surprise."""
GZIP = b"\x1f\x8b"
WITH_HEAD = 16 + zlib.MAX_WBITS
"""How zlib is told that a gzip head comes first."""


def encode_file(text: str) -> tuple[bytes, bool]:
    """Return the bytes of a file that can come in again, and whether they are compressed."""
    raw = text.encode()
    return (gzip.compress(raw, mtime=0), True) if len(raw) > LARGEST else (raw, False)


def decode_file(raw: bytes) -> bytes:
    """Return the JSON in a file. Raises `Problem` for too much of it, or a broken pack."""
    text = _out_of(raw) if raw.startswith(GZIP) else raw
    if len(text) > UNPACKED or sum(map(text.count, (b"[", b"{", b","))) > PARTS:
        raise Problem("scorebook.too_much", [], {"most": UNPACKED // 1_000_000})
    return text


def _out_of(pack: bytes) -> bytes:
    """Return what is in a pack, up to a byte more than may be."""
    out = zlib.decompressobj(WITH_HEAD)
    try:
        text = out.decompress(pack, UNPACKED + 1)
    except zlib.error as trouble:
        raise Problem("scorebook.broken_pack", []) from trouble
    if len(text) <= UNPACKED and (not out.eof or out.unused_data):
        raise Problem("scorebook.broken_pack", [])
    return text
