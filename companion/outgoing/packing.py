"""A scorebook file on its way: packed by gzip where it would be too large to come in again."""

import gzip
import zlib

from companion.engine.problem import Problem

LARGEST = 10_000_000
"""Bytes of a file on its way; what is more leaves as several files, one huge game packed."""
UNPACKED = 50_000_000
"""Bytes of what is packed: some 25,000 evenings."""
PARTS = 5_000_000
"""Values in a file: what is made of many small ones would take a server's memory by surprise."""
GZIP = b"\x1f\x8b"
WITH_HEAD = 16 + zlib.MAX_WBITS
"""How zlib is told that a gzip head comes first."""


def packed(text: str) -> tuple[bytes, bool]:
    """The bytes of a file that can come in again, and whether they are packed."""
    raw = text.encode()
    return (gzip.compress(raw, mtime=0), True) if len(raw) > LARGEST else (raw, False)


def unpacked(raw: bytes) -> bytes:
    """The JSON in a file. Raises `Problem` where there is too much in it, or the pack is broken."""
    text = _out_of(raw) if raw.startswith(GZIP) else raw
    if len(text) > UNPACKED or sum(map(text.count, (b"[", b"{", b","))) > PARTS:
        raise Problem("scorebook.too_much", [], {"most": UNPACKED // 1_000_000})
    return text


def _out_of(pack: bytes) -> bytes:
    """What is in a pack, up to a byte more than may be."""
    out = zlib.decompressobj(WITH_HEAD)
    try:
        text = out.decompress(pack, UNPACKED + 1)
    except zlib.error as trouble:
        raise Problem("scorebook.broken_pack", []) from trouble
    if len(text) <= UNPACKED and (not out.eof or out.unused_data):
        raise Problem("scorebook.broken_pack", [])
    return text
