"""The wheel: built, put into an empty environment, and served from another folder."""

import json
import os
import subprocess
import venv
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from packaging.version import Version

from hatch_build import run_if_changed
from tests.built import ROOT, lock_cache, pip
from tests.conftest import points, tally
from tests.serving import Caller, serving

ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


@pytest.fixture(scope="session")
def installed(wheel) -> Path:
    """Return the programs of an environment with the wheel and what it needs, and nothing else."""
    with lock_cache("environment") as folder:
        run_if_changed(["requirements.lock"], folder, lambda: make_environment(folder))
        programs = folder / "bin"  # in use from the first test on: they are not put there twice
        run_if_changed([str(wheel)], programs, lambda: install(folder, wheel))
    return programs


def make_environment(folder: Path) -> None:
    """Install what the wheel needs into an empty environment."""
    venv.create(folder, clear=True)
    pip(folder, "install", "--no-compile", "--require-hashes", "-r", ROOT / "requirements.lock")


def install(environment: Path, wheel: Path) -> None:
    """Put the wheel into an environment that has what it needs."""
    pip(environment, "install", "--no-deps", "--force-reinstall", wheel)
    pip(environment, "check")


def test_wheel_serves_from_any_folder(installed, tmp_path):
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


def test_newer_wheel_takes_the_place_of_an_older_one(wheel, tmp_path):
    """By the line of docs/hosts.md, without any option."""
    environment = tmp_path / "environment"
    venv.create(environment)
    older = metadata_version(wheel)
    newer = f"{older.base_version}.post{(older.post or 0) + 1}"
    for file, version in (wheel, str(older)), (next_wheel(wheel, tmp_path, newer), newer):
        pip(environment, "install", "--no-deps", "--no-index", file)
        assert ask(environment, "from importlib.metadata import version as v") == version
    assert (
        ask(environment, "v = lambda _: open(find_spec('companion').origin).read()[-5:]") == "newer"
    )


def metadata_version(wheel: Path) -> Version:
    return Version(wheel.name.split("-")[1])


def next_wheel(wheel: Path, folder: Path, version: str) -> Path:
    """Return a wheel of a later version, which has another file in it."""
    before = f"companion-{metadata_version(wheel)}"
    made = folder / wheel.name.replace(before, f"companion-{version}")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith("/METADATA"):
                content = content.replace(before[10:].encode(), version.encode(), 1)
            if name.endswith("/RECORD"):
                content = content.replace(before.encode(), f"companion-{version}".encode())
            content += b"# newer" * (name == "companion/__init__.py")
            new.writestr(name.replace(before, f"companion-{version}"), content)
    return made


def ask(environment: Path, how: str) -> str:
    """Return what `v` of this environment says of the package."""
    code = f"from importlib.util import find_spec; {how}; print(v('companion'), end='')"
    command = [environment / "bin" / "python", "-c", code]
    return subprocess.run(
        command, cwd=environment, capture_output=True, check=True, text=True, env=ENVIRONMENT
    ).stdout


def test_wheel_scores_a_game_file(installed, tmp_path):
    (tmp_path / "game.json").write_text(json.dumps(tally(log=[points("a", 1, 2)])))
    command = [installed / "companion", "score", "game.json"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, env=ENVIRONMENT)
    assert json.loads(result.stdout)["totals"] == [1, 2]


def test_wheel_has_a_demo(installed, tmp_path):
    command = [installed / "companion", "demo", "--data", tmp_path / "data"]
    subprocess.run(command, cwd=tmp_path, check=True, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    assert (tmp_path / "data" / "companion.db.sqlite").exists()


def test_wheel_carries_its_licence(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (licence,) = [name for name in archive.namelist() if name.endswith("licenses/LICENSE")]
        assert archive.read(licence) == (ROOT / "LICENSE").read_bytes()
