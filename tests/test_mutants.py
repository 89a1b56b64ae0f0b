"""What `make mutants` rests on."""

import os
import subprocess
import sys

import pytest

from tests.engine.conftest import ONE_INTERPRETER
from tests.engine.mutants import SINGLE, copy_project, quick_tests


@pytest.mark.long
def test_the_tests_of_the_engine_run_in_what_is_copied_for_mutmut(tmp_path):
    """Each file is read, so that none needs what is not there; few tests are run."""
    copy_project(tmp_path)
    words = ["--confcutdir=.", "-p", "no:cacheprovider", "--assert=plain"]
    few = ["-k", "test_golden and tally"]
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *few, *quick_tests(), *SINGLE],
        cwd=tmp_path,
        env=os.environ | {ONE_INTERPRETER: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
