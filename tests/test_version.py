"""The version, which stands in one place and is read from there."""

import json
import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

from tests.serving import COMPANION

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_installed_package_has_the_version_of_pyproject():
    assert metadata.version("companion") == VERSION


def test_version_has_three_numbers():
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_wheel_has_the_version(wheel):
    assert wheel.name == f"companion-{VERSION}-py3-none-any.whl"


def test_command_prints_the_version():
    command = [COMPANION, "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"companion {VERSION}\n"


def test_about_page_names_the_version(phone):
    assert f"Version {VERSION}" in phone.get("/about").text


def test_package_json_names_no_other_version():
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / name).read_text("utf-8")).get("version", VERSION) == VERSION


def test_documentation_installs_the_wheel_of_this_version():
    wheels = set()
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        wheels |= set(re.findall(r"companion-([\d.]+)-py3", page.read_text("utf-8")))
    assert wheels == {VERSION}
