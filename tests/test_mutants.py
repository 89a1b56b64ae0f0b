"""What `make mutants` rests on."""

import subprocess
import sys

from companion.core.paths import ROOT


def test_the_tests_of_the_engine_run_without_those_around_them():
    """mutmut has a copy of `tests/engine` alone, with neither fixtures nor options of `tests/`."""
    words = ["--confcutdir=tests/engine", "-p", "no:cacheprovider", "-k", "tally"]
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "tests/engine/test_golden.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
