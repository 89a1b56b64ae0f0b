"""What the camera of a phone sees: a film with a code in it, given to the browser as a file."""

from pathlib import Path

import segno
from playwright.sync_api import Browser, Playwright

from tests.chromium import launch_browser

WIDTH, HEIGHT = 640, 480
SQUARE = 8
"""Pixels of a code's square."""
QUIET = 4
"""Empty squares around a code."""
FRAMES = 10
WHITE, BLACK, GREY = 235, 16, 128


def film(file: Path, code: str | None) -> None:
    """Write a second of film in which this code is held still; None: nothing but a white wall."""
    light = [bytes([WHITE]) * WIDTH] * HEIGHT
    if code is not None:
        rows = segno.make_qr(code, error="m").matrix_iter(border=QUIET)
        lines = [_line(row) for row in rows for _ in range(SQUARE)]
        top = (HEIGHT - len(lines)) // 2
        light[top : top + len(lines)] = lines
    frame = b"FRAME\n" + b"".join(light) + bytes([GREY]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{FRAMES}:1 Ip A1:1 C420mpeg2\n"
    file.write_bytes(head.encode() + frame * FRAMES)


def _line(row: list[int]) -> bytes:
    """Return one line of the picture, the code's squares in its middle."""
    squares = bytes(BLACK if dark else WHITE for dark in row for _ in range(SQUARE))
    return squares.center(WIDTH, bytes([WHITE]))


def launch_with_camera(playwright: Playwright, seen: Path) -> Browser:
    """Return a browser whose camera sees a film, which may be another one at each opening."""
    return launch_browser(
        playwright,
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={seen}",
        whole=True,  # the one without windows has no camera at all
    )
