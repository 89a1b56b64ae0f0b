"""A crowd of requests is answered, every one: threads that want one lock at once get it in turn."""

import subprocess
import sys


def test_every_request_of_a_crowd_is_answered(tmp_path):
    command = [sys.executable, "-m", "tests.db.crowded", str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout.strip(), result.stderr) == (0, "0", "")
