"""The build's own steps, where they are more than a call."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from hatch_build import FRONT_END_SOURCES, hash_sources, run_if_changed

ROOT = Path(__file__).parents[1]
FROM_THE_SERVER = re.compile(r"""["'](?:\.\./)+(companion/[a-z]+)""")
"""What the app's scripts take from the server's package: its folder."""


@pytest.fixture
def project(tmp_path, monkeypatch) -> Path:
    """Return a folder with one source and what is made of it."""
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "a.ts").write_text("1")
    (tmp_path / "made").mkdir()
    return tmp_path


def test_build_runs_again_only_when_a_source_reads_differently(project):
    built = []

    def build() -> int:
        run_if_changed(["sources"], project / "made", lambda: built.append(True))
        return len(built)

    source = project / "sources" / "a.ts"
    assert build() == 1
    assert build() == 1
    os.utime(source)
    assert build() == 1
    source.write_text("2")
    assert build() == 2
    source.rename(project / "sources" / "b.ts")
    assert build() == 3


def test_files_left_by_tools_are_no_sources(project):
    before = hash_sources(["sources"])
    (project / "sources" / "a.pyc").touch()
    assert hash_sources(["sources"]) == before


def test_everything_the_app_takes_from_the_server_is_a_source():
    scripts = (ROOT / "static" / "js").rglob("*.ts")
    folders = {one for path in scripts for one in FROM_THE_SERVER.findall(path.read_text("utf-8"))}
    assert {"companion/engine", "companion/pads"} <= folders <= set(FRONT_END_SOURCES)


def test_a_machine_without_node_uses_the_one_from_pypi(tmp_path):
    command = [sys.executable, ROOT / "hatch_build.py", "npm", "--version"]
    environment = {**os.environ, "PATH": str(tmp_path)}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert int(result.stdout.split(".")[0]) >= 10


def test_npm_that_fails_ends_the_build():
    command = [sys.executable, ROOT / "hatch_build.py", "npm", "run", "--silent", "no-such-script"]
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0
