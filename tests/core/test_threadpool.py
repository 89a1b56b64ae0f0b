"""Long work is done in turn, and whoever asks the database waits for none of it."""

import subprocess
import sys

MANY = """
from companion.core.threadpool import patch_process
patch_process()
from tests.core.lanes import report
report()
"""
"""Patches its process before it loads anything else, as `companion serve` does."""


def test_long_work_of_a_kind_has_one_thread_and_questions_have_others():
    command = [sys.executable, "-c", MANY]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout.splitlines(), result.stderr) == (["asked: answered", *["30 1"] * 4], "")
