"""Run every test in a copy of the project with a new game: `make new-game`.

`make test` runs there what goes through all games.
"""

import sys
import tempfile
from pathlib import Path

from tests.new_game.project_copy import copy_project, run_tests

WHOLE = ("--ignore=tests/new_game", "--numprocesses", "auto", "--dist", "worksteal")
"""The whole suite but for the tests that make the copy."""

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        copy_project(project)
        run_tests(project, *WHOLE, *sys.argv[1:])
    print("A copy of the project with a new game passes every test.")
