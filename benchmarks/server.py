"""What a server needs when nobody asks anything: the time until its first answer, and its memory.

The floor of the start is that of the interpreter with the libraries alone.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from benchmarks.figure import Figure, best_ms
from benchmarks.memory import resident_kb
from benchmarks.running import new_server
from tests.serving import Caller, serving

STARTS = 5
TARGET_START_S = 1.5
TARGET_MB = 120
LIBRARIES = "import flask, flask_sqlalchemy, flask_wtf, flask_babel, gunicorn.app.base, gevent"


def figures() -> Iterator[Figure]:
    """Start and memory of `companion serve`, on a folder that has been served from before."""
    with tempfile.TemporaryDirectory() as folder:
        first_answer_s(Path(folder))  # makes the database
        took = min(first_answer_s(Path(folder)) for _ in range(STARTS))
    bare = best_ms(lambda: subprocess.run([sys.executable, "-c", LIBRARIES], check=True), 3) / 1000
    yield Figure("companion serve: start to first answer", took, "s", TARGET_START_S, bare)
    with new_server() as served, closing(Caller(served.port)) as phone:
        assert phone.call("GET", "/")[0] == 200
        yield Figure("  memory of the worker at rest", resident_kb(served) / 1000, "MB", TARGET_MB)


def first_answer_s(data: Path) -> float:
    """Seconds from the command until a page has been answered."""
    began = time.perf_counter()
    with serving(data) as served, closing(Caller(served.port)) as phone:
        assert phone.call("GET", "/")[0] == 200
        return time.perf_counter() - began
