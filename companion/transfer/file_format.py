"""The scorebook file: people and games as one JSON text (docs/scorebook-format.md)."""

import gzip
import json
import uuid
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from urllib.parse import quote

from companion.core.limits import MAX_FILE_BYTES, MAX_UNPACKED_BYTES, MAX_VALUES
from companion.core.rules import Json
from companion.engine.problem import Problem

FORMAT = "companion-scorebook/1"
OPTIONAL_PERSON_KEYS = ("color", "mark", "retired", "into", "names")
"""The keys of a person that the file leaves out where they are empty."""
ID_NAMESPACE = uuid.UUID("6d1f6ac4-9f0b-4a53-9c5e-6a3b1f6f2a58")
"""The namespace of ids made by an import: the same game always gets the same one."""
RESERVED_IDS = (".", "..", "new", "rules")
"""What stands for something else in the addresses of games and pads."""


def addressable_id(name: str) -> str:
    """Return the id of a game or a pad here: another one where no address of the app holds it."""
    if name in RESERVED_IDS or quote(name, safe="!$&'()*+,;=:@") != name:
        return str(uuid.uuid5(ID_NAMESPACE, name))
    return name


@dataclass(frozen=True)
class FilePerson:
    """A person in a scorebook file."""

    id: str
    name: str
    color: str | None = None
    mark: str | None = None
    retired: bool = False
    into: str | None = None
    """The id of the person of this file into whom this one is merged."""
    names: list[str] = field(default_factory=list[str])
    """Keys of the names they have sat down by (`companion.core.names`)."""


@dataclass(frozen=True)
class FileGame:
    """A game in a scorebook file, with its log."""

    file: Json
    """The game file."""
    received: list[str] | None = None
    """When each entry was received; None: unknown."""
    deleted: str | None = None
    """When it was thrown away."""


@dataclass(frozen=True)
class FilePad:
    """A pad of the scorebook in its file."""

    id: str
    pad: Json
    retired: bool = False


@dataclass(frozen=True)
class ScorebookFile:
    """The content of a scorebook file."""

    players: list[FilePerson]
    games: Sequence[FileGame]
    pads: Sequence[FilePad] = ()
    is_complete: bool = True
    """Whether every game of the scorebook could be read; not part of the file."""


def encode_text(book: ScorebookFile) -> str:
    """Return the text of a scorebook file, a line for each person and game."""
    players = _join_lines(_person_json(person) for person in book.players)
    games = _join_lines(_game_json(game) for game in book.games)
    pads = _join_lines(_pad_json(pad) for pad in book.pads)
    more = f',\n"pads": [{pads}]' if pads else ""  # an earlier version knows none
    return f'{{"format": "{FORMAT}",\n"players": [{players}],\n"games": [{games}]{more}}}\n'


def _join_lines(items: Iterable[Json]) -> str:
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    return f"\n{lines}\n" if lines else ""


def _person_json(person: FilePerson) -> Json:
    fields = {"id": person.id, "name": person.name}
    return fields | {
        name: value for name in OPTIONAL_PERSON_KEYS if (value := getattr(person, name))
    }


def _game_json(game: FileGame) -> Json:
    fields: Json = {"file": game.file}
    if game.received is not None:
        fields["received"] = game.received
    return fields | ({"deleted": game.deleted} if game.deleted else {})


def _pad_json(pad: FilePad) -> Json:
    fields: Json = {"id": pad.id, "pad": pad.pad}
    return fields | ({"retired": True} if pad.retired else {})


GZIP = b"\x1f\x8b"
GZIP_WBITS = 16 + zlib.MAX_WBITS
"""The window of zlib that expects a gzip header."""


def encode_file(text: str) -> tuple[bytes, bool]:
    """Return the bytes of a file that can be imported, and whether they are compressed."""
    raw = text.encode()
    return (gzip.compress(raw, mtime=0), True) if len(raw) > MAX_FILE_BYTES else (raw, False)


def decode_file(raw: bytes) -> bytes:
    """Return the JSON of a file. Raises `Problem` where it is too large or broken."""
    text = _decompress(raw) if raw.startswith(GZIP) else raw
    if len(text) > MAX_UNPACKED_BYTES or count_values(text) > MAX_VALUES:
        raise Problem("scorebook.too_much", [], {"most": MAX_UNPACKED_BYTES // 1_000_000})
    return text


def count_values(text: bytes) -> int:
    """Count what in a JSON text takes memory once it is parsed, or more."""
    return sum(map(text.count, (b"[", b"{", b",")))


def _decompress(pack: bytes) -> bytes:
    """Decompress gzip, up to one byte more than allowed. Raises `Problem`."""
    decompressor = zlib.decompressobj(GZIP_WBITS)
    try:
        text = decompressor.decompress(pack, MAX_UNPACKED_BYTES + 1)
    except zlib.error as trouble:
        raise Problem("scorebook.broken_pack", []) from trouble
    if len(text) <= MAX_UNPACKED_BYTES and (not decompressor.eof or decompressor.unused_data):
        raise Problem("scorebook.broken_pack", [])
    return text
