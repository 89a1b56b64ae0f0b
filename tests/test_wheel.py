"""The wheel: built, put into an empty environment, and served from another folder."""

import json
import os
import subprocess
import sys
import venv
from contextlib import closing
from pathlib import Path

import pytest

from tests.conftest import points, tally
from tests.serving import Caller, serving

ROOT = Path(__file__).parents[1]
ELSEWHERE = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def pip(python: Path | str, *arguments: str | Path) -> None:
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, cwd=ROOT, check=True, env=ELSEWHERE)


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The programs of an environment with the wheel and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "empty", with_pip=True)
    programs = folder / "empty" / "bin"
    pip(programs / "python", "install", "--require-hashes", "-r", ROOT / "requirements.lock")
    pip(programs / "python", "install", "--no-deps", wheel)
    pip(programs / "python", "check")
    return programs


def test_it_serves_from_any_folder(installed, tmp_path):
    program = installed / "companion"
    with (
        serving(tmp_path / "data", program, cwd=tmp_path) as server,
        closing(Caller(server.port)) as caller,
    ):
        _, page = caller.call("GET", "/")
        script = page.split('<script type="module" src="')[1].split('"')[0]
        assert caller.call("GET", script)[0] == 200
        assert caller.call("GET", "/favicon.ico")[0] == 200
        assert caller.call("PUT", "/api/games/g1", tally())[0] == 201
        batch = {"after": 0, "entries": [points("a", 1, 2)]}
        assert caller.call("POST", "/api/games/g1/log", batch)[1]["seq"] == 1
        assert "Nothing here" in caller.call("GET", "/nowhere")[1]


def test_it_scores(installed, tmp_path):
    (tmp_path / "game.json").write_text(json.dumps(tally(log=[points("a", 1, 2)])))
    command = [installed / "companion", "score", "game.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, env=ELSEWHERE)
    assert json.loads(done.stdout)["totals"] == [1, 2]


def test_it_has_a_demo(installed, tmp_path):
    command = [installed / "companion", "demo", "--data", tmp_path / "data"]
    subprocess.run(command, cwd=tmp_path, check=True, env=ELSEWHERE, stdout=subprocess.DEVNULL)
    assert (tmp_path / "data" / "companion.sqlite").exists()
