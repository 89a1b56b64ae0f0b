"""The page's own tests, which are written in TypeScript beside this file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


QUICK = {"MEETINGS": "30"}
"""One evening of phones that meet, for `make quick`; `make test` plays five."""


@pytest.mark.parametrize("half", ["1/2", "2/2"])
def test_the_page_s_own_tests_pass(half: str, pytestconfig: pytest.Config):
    environment = os.environ | (QUICK if pytestconfig.getoption("quick") else {})
    shard = ["--", f"--shard={half}"]
    command = [sys.executable, "hatch_build.py", "npm", "run", "--silent", "test", *shard]
    finished = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
