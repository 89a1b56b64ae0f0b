"""Pictures of few colours made small: a palette of 256 takes half the bytes and looks the same."""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

SIGNATURE = b"\x89PNG\r\n\x1a\n"
REDUCED = """async picture => {
  const bytes = Uint8Array.from(atob(picture), sign => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
  const parts = colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const counted = new Map();
  for (const pixel of pixels) counted.set(pixel, (counted.get(pixel) ?? 0) + 1);
  const common = [...counted].sort((one, other) => other[1] - one[1]).slice(0, 256);
  const palette = common.map(([colour]) => parts(colour));
  const unlike = (one, other) => one.reduce((sum, part, at) => sum + (part - other[at]) ** 2, 0);
  const place = new Map();
  for (const colour of counted.keys()) {
    const far = palette.map(other => unlike(parts(colour), other));
    place.set(colour, far.indexOf(Math.min(...far)));
  }
  const places = new Blob([Uint8Array.from(pixels, pixel => place.get(pixel))]);
  const reader = new FileReader();
  reader.readAsDataURL(places);
  await new Promise(done => { reader.onload = done; });
  return [image.width, image.height, palette.flat(), reader.result.split(",")[1]];
}"""
"""The browser reads the picture: its size, a palette, and each pixel's place there."""


def small(page: Page, picture: bytes) -> bytes:
    """Return a PNG as one with a palette; colours beyond 256 take the nearest."""
    width, height, palette, text = page.evaluate(REDUCED, b64encode(picture).decode())
    places = b64decode(text)
    lines = (places[at : at + width] for at in range(0, len(places), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + b"".join(
        _chunk(name, body)
        for name, body in (
            (b"IHDR", header),
            (b"PLTE", bytes(palette)),
            (b"IDAT", zlib.compress(b"".join(b"\0" + line for line in lines), 9)),
            (b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + body))
    return struct.pack(">I", len(body)) + name + body + check
