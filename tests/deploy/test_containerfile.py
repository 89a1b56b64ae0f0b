"""The container file: linted, and its steps tried where no container runs.

The steps of the image run in a folder that stands for its root. The first stage is not run: the
wheel is the one that the tests have built by the same command, without the packages it needs,
which the second stage then finds installed.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.conftest import points, tally
from tests.serving import Caller, serving

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "deploy" / "Containerfile"
HADOLINT = Path(sys.executable).with_name("hadolint")
OWN_FOLDERS = re.compile(r"(?<![\w.])/(?=(?:wheel|home)\b)")
"""The root of what the steps make."""
USERADD = "#!/bin/sh\necho \"$@\" >> '{root}/useradd.log'\nmkdir -p '{root}/home/companion'\n"
"""In place of the program, which would make a user of this machine."""
INSTALL = '#!/bin/sh\necho "$@" >> \'{root}/install.log\'\nexec {program} "$1" "$4" "$5" "$6"\n'
"""The program without `--owner NAME`, which only root may give."""
PIP = "#!/bin/sh\nexec {python} -m pip --python '{root}/python' \"$@\"\n"
"""That of the tests: to unpack another takes longer than every step of the image."""


@dataclass(frozen=True)
class Step:
    """An instruction with what follows it."""

    instruction: str
    value: str


def steps() -> list[Step]:
    text = re.sub(r"^#.*\n", "", FILE.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    return [Step(*line.split(maxsplit=1)) for line in lines if line.strip()]


def stages() -> list[list[Step]]:
    """Return the steps by stage, each stage beginning with its FROM."""
    results: list[list[Step]] = []
    for step in steps():
        if step.instruction == "FROM":
            results.append([])
        results[-1].append(step)
    return results


def values(stage: list[Step], instruction: str) -> list[str]:
    return [step.value for step in stage if step.instruction == instruction]


def value(stage: list[Step], instruction: str) -> str:
    (only,) = values(stage, instruction)
    return only


@dataclass
class Image:
    """What the last stage has made, in a folder that stands for the root of its files."""

    root: Path
    environment: dict[str, str]

    def run(self, command: str) -> None:
        command = OWN_FOLDERS.sub(f"{self.root}/", command)
        subprocess.run(["sh", "-ec", command], cwd=self.root, env=self.environment, check=True)


@pytest.fixture
def image(wheel, tmp_path) -> Image:
    root = tmp_path / "root"
    venv.create(root / "python")
    (root / "wheel").mkdir()
    shutil.copy(wheel, root / "wheel")
    for name, script in (("useradd", USERADD), ("install", INSTALL), ("pip", PIP)):
        program = root / "python" / "bin" / name
        own = {"root": root, "program": shutil.which("install"), "python": sys.executable}
        program.write_text(script.format(**own))
        program.chmod(0o755)
    environment = {
        "PATH": f"{root / 'python' / 'bin'}:{os.environ['PATH']}",
        "PIP_NO_DEPS": "1",
    }
    return Image(root, environment)


def test_linter_accepts_the_container_file():
    result = subprocess.run([HADOLINT, FILE], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (0, "")


def test_first_stage_builds_the_wheel_and_the_packages_of_the_lock_file():
    first, _ = stages()
    assert value(first, "COPY") == ". ."
    packages, own = value(first, "RUN").split(" && ")
    assert re.fullmatch(r"pip wheel .*--require-hashes .*-r requirements\.lock", packages)
    assert re.fullmatch(r"pip wheel .*--no-deps .*\.", own)
    folders = re.findall(r"--wheel-dir (\S+)", packages + own)
    assert folders == ["/wheel", "/wheel"]


def test_both_stages_have_one_base_with_a_supported_python():
    first, last = (value(stage, "FROM") for stage in stages())
    assert first == f"{last} AS build"
    minor = int(re.fullmatch(r"docker\.io/library/python:3\.(\d+)-slim", last)[1])
    low, high = re.search(r">=3\.(\d+),<3\.(\d+)", (ROOT / "pyproject.toml").read_text()).groups()
    assert int(low) <= minor < int(high)


def test_image_serves_and_stops_on_its_stop_signal(image):
    last = stages()[-1]
    mount, command = re.fullmatch(r"--mount=(\S+)\s+(.*)", value(last, "RUN")).groups()
    assert mount == "type=bind,from=build,source=/wheel,target=/wheel"
    image.run(command)
    text = (image.root / "useradd.log").read_text()
    assert f"--uid {value(last, 'USER')} companion" in text
    assert "--owner companion" in (image.root / "install.log").read_text()
    variables = dict(one.split("=") for one in value(last, "ENV").split())
    assert variables["HOST"] == "0.0.0.0"
    assert variables["PORT"] == value(last, "EXPOSE")
    data = Path(OWN_FOLDERS.sub(f"{image.root}/", variables["COMPANION_DATA"]))
    assert data.stat().st_mode & 0o777 == 0o700
    assert value(last, "CMD") == '["companion", "serve"]'
    program = image.root / "python" / "bin" / "companion"
    environment = {**image.environment, "PYTHONPATH": sysconfig.get_path("purelib")}
    with (
        serving(data, program, env=environment, cwd=image.root) as server,
        closing(Caller(server.port)) as phone,
    ):
        assert "<title>" in phone.call("GET", "/")[1]
        assert phone.call("PUT", "/api/games/g1", tally())[0] == 201
        batch = {"after": 0, "entries": [points("a", 1, 2)]}
        assert phone.call("POST", "/api/games/g1/log", batch)[1]["seq"] == 1
        server.process.send_signal(getattr(signal, value(last, "STOPSIGNAL")))
        assert server.process.wait(timeout=60) == 0
    assert (data / "companion.db.sqlite").exists()
