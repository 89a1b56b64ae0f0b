"""`companion serve` whose streams live by a clock that leaps when a test says so."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path


def leapt(data: Path) -> Path:
    """Where it stands by how many seconds the clock of a server on this data folder is ahead."""
    return data / "leapt"


def leap(data: Path, seconds: float) -> None:
    """Put the clock forward, in one step: a file that is written over is empty for a moment."""
    new = leapt(data).with_suffix(".new")
    new.write_text(str(float(leapt(data).read_text()) + seconds))
    new.replace(leapt(data))


def ahead(data: Path) -> Callable[[], float]:
    leapt(data).write_text("0")
    return lambda: time.monotonic() + float(leapt(data).read_text())


def main() -> None:
    from gevent import monkey

    monkey.patch_all()
    from companion.core.config import read_settings
    from companion.server.serve import serve

    settings = read_settings(os.environ, Path(sys.argv[-1]))
    serve(replace(settings, clock=ahead(settings.data)))


if __name__ == "__main__":
    main()
