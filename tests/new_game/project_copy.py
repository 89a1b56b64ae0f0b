"""A copy of the project with the game of docs/new-game.md."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.built import lock_cache

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "new-game.md"
FILE = re.compile(r"^(`{3,4})\w+ file=(\S+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", "dist", "instance", "screenshots"),
    *("*.pyc.*", "*.mo", ".*_cache", ".hypothesis"),
)
"""What a fresh clone does not have, but for what Python has compiled: it is the same in a copy."""
BUILD = """
import hatch_build as build
build.compile_messages()
dist = build.ROOT / "static" / "dist"
build.run_if_changed(build.FRONT_END_SOURCES, dist, build.build_front_end)
"""
"""Bundles the app, unless a run before has bundled the same."""


def copy_project(copy: Path) -> None:
    """Copy the project with the files of the guide to a new folder, and build it."""
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    for name in ("node_modules", ".venv"):
        (copy / name).symlink_to(ROOT / name)
    for _, path, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        assert not (copy / path).exists()
        (copy / path).parent.mkdir(exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")
    run(copy, "-m", "tests.contract")
    with lock_cache("new_game") as built:
        dist = copy / "static" / "dist"
        if built.exists():
            shutil.move(built, dist)
        run(copy, "-c", BUILD)
        shutil.copytree(dist, built)


def run(project: Path, *arguments: str, **more: str) -> str:
    """Run Python in the copy and return what it prints; fail with that where it fails.

    `more` are further environment variables.
    """
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(project), **more}
    result = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def run_tests(project: Path, *arguments: str, **more: str) -> None:
    """Run tests in the copy; fail where one fails, and where there are none."""
    report = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, **more)
    assert " passed" in report, report
