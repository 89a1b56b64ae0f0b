"""Run every quick test in a copy of the project with a new game: `make fuzz`.

`make test` runs those that go through all games.
"""

import tempfile
from pathlib import Path

from tests.new_game.project_copy import copy_project, run_tests

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        copy_project(project)
        run_tests(project, "--quick", "--numprocesses", "auto", "--dist", "worksteal")
    print("A copy of the project with a new game passes every quick test.")
