"""The rulebook as the build reads it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRINT = [sys.executable, "hatch_build.py", "npm", "run", "--silent", "rulebook"]


@pytest.fixture(scope="session")
def rulebook() -> dict[str, dict[str, Any]]:
    """By language: the book, and its passages."""
    printed = subprocess.run(PRINT, cwd=ROOT, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    return {read["book"]["language"]: read for read in json.loads(printed.stdout)}
