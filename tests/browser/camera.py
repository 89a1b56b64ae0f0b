"""What the camera of a phone sees: a film of codes, given to the browser as a file."""

import re
from pathlib import Path

import segno
from playwright.sync_api import Browser, Page, Playwright

from tests.chromium import launch_browser

WIDTH, HEIGHT = 640, 480
QUIET = 4
"""Empty squares around a code."""
FRAMES_A_SECOND = 10
FRAMES_OF_A_CODE = 2
WHITE, BLACK, GREY = 235, 16, 128
RUN = re.compile(r"M(\d+) (\d+)h(\d+)")
"""Dark squares side by side, as a code on the screen is drawn."""
SHOWN_CODES = """async () => {
  const codes = [];
  for (;;) {
    const shown = document.querySelector("game-film");
    if (shown?.film && codes.length === shown.film.frames.length) return codes;
    if (shown?.film) {
      shown.place = codes.length;
      await shown.updateComplete;
      codes.push(shown.querySelector("svg.qr path").getAttribute("d"));
    } else await new Promise(requestAnimationFrame);
  }
}"""
"""The codes that are the game itself, each as it is shown, whatever number the film has come to:
one of those that follow them stands in for others, and may say nothing new."""

Code = list[list[bool]]
"""By row and column: is it dark?"""


def code_of(text: str) -> Code:
    """Return a text as a code."""
    return [[bool(dark) for dark in row] for row in segno.make_qr(text, error="m").matrix]


def codes_on(page: Page) -> list[Code]:
    """Return the codes that a phone shows of a game, in their order."""
    return [_squares(path) for path in page.evaluate(SHOWN_CODES)]


def _squares(path: str) -> Code:
    """Return the squares that a path on the screen fills."""
    runs = [tuple(map(int, run)) for run in RUN.findall(path)]
    side = max(x + length for x, _, length in runs)
    code = [[False] * side for _ in range(side)]
    for x, y, length in runs:
        code[y][x : x + length] = [True] * length
    return code


def film(file: Path, *codes: Code) -> None:
    """Write a film in which these codes are held still, one after the other; none: a white wall.

    The last is held until the number of pictures is prime. Else a reader that takes the time of a
    few of them, and looks at the newest, could meet the same ones at every turn.
    """
    wall = bytes([WHITE]) * (WIDTH * HEIGHT)
    frames = [frame for code in codes for frame in [_picture(code)] * FRAMES_OF_A_CODE] or [wall]
    while any(len(frames) % divisor == 0 for divisor in range(2, len(frames))):
        frames.append(frames[-1])
    colours = bytes([GREY]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{FRAMES_A_SECOND}:1 Ip A1:1 C420mpeg2\n".encode()
    file.write_bytes(head + b"".join(b"FRAME\n" + light + colours for light in frames))


def _picture(code: Code) -> bytes:
    """Return the light of a picture with the code in its middle."""
    square = HEIGHT // (len(code) + 2 * QUIET)
    white = bytes([WHITE])
    lines = [
        bytes(BLACK if dark else WHITE for dark in row for _ in range(square)).center(WIDTH, white)
        for row in code
    ]
    light = b"".join(line * square for line in lines)
    above = (HEIGHT - len(code) * square) // 2
    return (white * (WIDTH * above) + light).ljust(WIDTH * HEIGHT, white)


def launch_with_camera(playwright: Playwright, seen: Path) -> Browser:
    """Return a browser whose camera sees a film, which may be another one at each opening."""
    return launch_browser(
        playwright,
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={seen}",
        whole=True,  # the one without windows has no camera at all
    )
