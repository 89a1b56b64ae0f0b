"""What a worker sets up for itself: searches for garbage are seldom, and find little."""

import subprocess
import sys

import pytest

SEARCHES = """
import gc, sys
from companion.core.threadpool import patch_process
patch_process()
from companion.server.worker import share_processor
if sys.argv[1] == "worker":
    share_processor()
before = [one["collections"] for one in gc.get_stats()]
kept = [[[]] for _ in range(500_000)]
print([one["collections"] > many for one, many in zip(gc.get_stats(), before)])
"""
"""Keeps a million lists, as of a large body, and prints which searches for garbage that began."""


@pytest.mark.parametrize(
    ("whose", "began"), [("python", [True] * 3), ("worker", [True, True, False])]
)
def test_much_that_is_sent_begins_no_search_through_everything(whose, began):
    command = [sys.executable, "-c", SEARCHES, whose]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout.strip(), result.stderr) == (str(began), "")


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
