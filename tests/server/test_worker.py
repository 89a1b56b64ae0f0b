"""What a worker sets up for itself: searches for garbage are short, and find little."""

import subprocess
import sys

import pytest

SEARCHES = """
import gc, sys, weakref
from companion.core.threadpool import patch_process
patch_process()
from companion.server.worker import share_processor
class Ring:
    def __init__(self):
        self.own = self
if sys.argv[1] == "worker":
    share_processor()
ring = Ring()
gone = weakref.ref(ring)
kept = [[[]] for _ in range(500_000)]
again = len(gc.get_objects()) > 250_000
del ring
gc.collect()
found = gone() is None
gc.unfreeze()
gc.collect()
print(again, found, gone() is None)
"""
"""Keeps a million lists, as of large games; prints whether the next search looks at them again,
whether it finds a ring from before them; whether one does that passes nothing."""


@pytest.mark.parametrize(
    ("whose", "expected"), [("python", "True True True"), ("worker", "False False True")]
)
def test_search_for_garbage_passes_what_earlier_ones_have_left(whose, expected):
    command = [sys.executable, "-c", SEARCHES, whose]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout.strip(), result.stderr) == (expected, "")


IDLE = """
import gc, weakref
from types import SimpleNamespace
from companion.core.threadpool import patch_process
patch_process()
import gevent
from companion.server.worker import Worker
worker = Worker.__new__(Worker)
worker.cfg, worker.alive, worker._idle = SimpleNamespace(keepalive=0.001), True, {}
class Connection:
    pass
def hold():
    connection = Connection()
    with worker.timeout_ctx():
        gevent.sleep(60)
    return weakref.ref(connection)
gc.disable()
print(gevent.spawn(hold).get()() is None)
"""
"""Prints whether a connection is gone as soon as its time for a request is over."""


def test_connection_that_was_idle_for_too_long_is_no_garbage():
    command = [sys.executable, "-c", IDLE]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout.strip(), result.stderr) == ("True", "")
