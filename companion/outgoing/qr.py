"""A text as a QR code, drawn as one path."""

from collections.abc import Iterator
from itertools import groupby

import segno

QUIET = 4
"""Empty squares around the code, by which cameras find it."""


def drawn(text: str) -> tuple[int, str]:
    """The side of the code in squares, and the path of its dark ones from (0, 0) on."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    return len(rows), "".join(stripe for y, row in enumerate(rows) for stripe in _stripes(row, y))


def _stripes(row: list[int], y: int) -> Iterator[str]:
    """A line of the code: each run of dark squares is one stripe."""
    x = 0
    for dark, run in groupby(row, bool):
        length = len(list(run))
        if dark:
            yield f"M{x} {y}h{length}v1h-{length}z"
        x += length
