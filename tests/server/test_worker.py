"""What a worker sets up for itself: a large body makes it stop for no search of its own."""

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
