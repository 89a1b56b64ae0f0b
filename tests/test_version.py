"""The version, which stands in one place, and what is built from it."""

import json
import re
import subprocess
from importlib import metadata
from pathlib import Path

import pytest
from packaging.version import Version

from hatch_build import VERSION, project_version
from tests.forking import COMPANION

ROOT = Path(__file__).parents[1]
BUILT = rf"{re.escape(VERSION)}(\.post\d{{14}}(\+d[0-9a-f]{{8}})?)?"


def test_installed_package_has_the_version_of_the_project():
    assert re.fullmatch(BUILT, metadata.version("companion"))


def test_version_has_three_numbers():
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_wheel_has_the_version(wheel):
    assert re.fullmatch(rf"companion-{BUILT}-py3-none-any\.whl", wheel.name)


def test_command_prints_the_version():
    command = [COMPANION, "--version"]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout == f"companion {metadata.version('companion')}\n"


def test_about_page_names_the_version(phone):
    assert f"Version {metadata.version('companion')}" in phone.get("/about").text


def test_package_json_names_no_other_version():
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / name).read_text("utf-8")).get("version", VERSION) == VERSION


@pytest.fixture
def checkout(tmp_path) -> Path:
    """Provide a checkout with one commit."""
    git(tmp_path, "init", "--quiet")
    commit(tmp_path, "one", "2026-11-24T10:00:00+01:00")
    return tmp_path


def git(folder: Path, *words: str, **environment: str) -> None:
    people = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in WHO}
    variables = {"PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": str(folder), **people}
    subprocess.run(["git", *words], cwd=folder, env=variables | environment, check=True)


WHO = ("NAME", "EMAIL")


def commit(folder: Path, text: str, moment: str) -> None:
    (folder / "file").write_text(text)
    git(folder, "add", "file")
    git(folder, "commit", "--quiet", "-m", text, GIT_COMMITTER_DATE=moment)


def test_each_commit_and_each_change_has_a_version_that_pip_takes_for_newer(checkout):
    versions = [project_version(checkout)]
    (checkout / "file").write_text("changed")
    versions.append(project_version(checkout))
    commit(checkout, "two", "2026-11-24T09:00:01Z")
    versions.append(project_version(checkout))
    assert versions[0] == f"{VERSION}.post20261124090000"
    assert sorted(versions, key=Version) == versions
    assert len(set(versions)) == 3


def test_source_archive_has_the_version_that_is_released(tmp_path):
    assert project_version(tmp_path) == VERSION


def test_documentation_installs_any_wheel():
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    named = [re.findall(r"companion-\d[\d.]*-py3", page.read_text("utf-8")) for page in pages]
    assert [one for one in named if one] == []
