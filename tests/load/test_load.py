"""`make load` plays, attacks and counts; how late entries are depends on the machine."""

import subprocess
import sys

import pytest

from tests.load.__main__ import WELL

TIMES = ("one entry in a hundred", "one answer of /health", WELL)
"""What may be said of a machine that does other things as well, or may not."""


@pytest.mark.long
def test_hostile_minute_loses_nothing_and_ends():
    command = [sys.executable, "-m", "tests.load", "3"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    *_, figures, verdict = ended.stdout.partition("times mean little\n")
    assert figures, ended.stderr
    said = [line for line in verdict.splitlines() if not line.startswith(TIMES)]
    assert (said, ended.stderr) == ([], "")
    assert ended.returncode == (0 if WELL in verdict else 1)
    assert "slow clients" in ended.stdout
