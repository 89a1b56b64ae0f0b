"""Pictures of few colours made small: a palette of 256 takes half the bytes and looks the same."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def small(picture: bytes) -> bytes:
    """A PNG with 8 bits a channel as one with a palette; colours beyond 256 take the nearest."""
    chunks = list(_chunks(picture))
    width, height, _, kind = struct.unpack(">IIBB", chunks[0][1][:10])
    size = {2: 3, 6: 4}[kind]
    packed = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows = list(_rows(packed, width * size, size))
    pixels = [[row[x : x + 3] for x in range(0, len(row), size)] for row in rows]
    counted = Counter(pixel for row in pixels for pixel in row)
    palette = [colour for colour, _ in counted.most_common(COLOURS)]
    place = {colour: _nearest(palette, colour) for colour in counted}
    lines = b"".join(b"\0" + bytes(place[pixel] for pixel in row) for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + b"".join(
        _chunk(name, body)
        for name, body in (
            (b"IHDR", header),
            (b"PLTE", b"".join(palette)),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(name: bytes, body: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + body))
    return struct.pack(">I", len(body)) + name + body + check


def _rows(packed: bytes, stride: int, size: int) -> Iterator[bytes]:
    """The rows with PNG's filters taken off."""
    above = bytearray(stride)
    for start in range(0, len(packed), stride + 1):
        row = bytearray(packed[start + 1 : start + 1 + stride])
        _unfilter(packed[start], row, above, size)
        yield bytes(row)
        above = row


def _unfilter(kind: int, row: bytearray, above: bytearray, size: int) -> None:
    for x in range(len(row) if kind else 0):
        left = row[x - size] if x >= size else 0
        corner = above[x - size] if x >= size else 0
        up = above[x]
        guess = (left, up, (left + up) // 2, _paeth(left, up, corner))[kind - 1]
        row[x] = (row[x] + guess) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _nearest(palette: list[bytes], colour: bytes) -> int:
    return min(
        range(len(palette)),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(palette[place], colour, strict=True)),
    )
