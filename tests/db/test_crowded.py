"""A crowd of requests is answered, every one: threads that want one lock at once get it in turn."""

import subprocess
import sys

CROWD = """
import sys
from companion.core.threadpool import patch_process
patch_process()
from tests.db.crowded import crowd
crowd(sys.argv[1])
"""
"""Patches its process before it loads anything else, as `companion serve` does."""


def test_every_request_of_a_crowd_is_answered(tmp_path):
    command = [sys.executable, "-c", CROWD, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout.strip(), result.stderr) == (0, "0", "")
