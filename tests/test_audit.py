"""What `make check` says of known holes in the packages that are used; it needs no network."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
NPM_LOCKS = [
    path.relative_to(HERE).as_posix()
    for pattern in ("package-lock.json", "tests/js/*/package-lock.json")
    for path in sorted(HERE.glob(pattern))
]
LOCKS = ("requirements-dev.lock", *NPM_LOCKS)
SOUND = {"packages": 2, "answered": 2, "holes": []}
SILENT = {"packages": 2, "answered": 0, "holes": []}
HOLED = {"packages": 2, "answered": 2, "holes": ["jinja2: PYSEC-1"]}


@pytest.fixture
def project(tmp_path) -> Path:
    """Return a project with the script and lock files."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(HERE / ".ci" / "audit", tmp_path / ".ci")
    for name in LOCKS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("exact versions")
    return tmp_path


def run_audit(project: Path, **answers: dict) -> tuple[int, str]:
    """Return the status and what is said after an audit with these answers."""
    of = {name: hashlib.sha256(b"exact versions").hexdigest() for name in LOCKS}
    params = {"date": "2026-11-22", "of": of, "python": SOUND, "npm": SOUND, **answers}
    (project / "audit.json").write_text(json.dumps(params))
    command = [sys.executable, project / ".ci" / "audit", "tell"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout


def test_packages_without_a_hole_are_counted(project):
    status, text = run_audit(project)
    assert status == 0
    assert "python: the index knew 2 of 2 packages: no known hole" in text
    assert "changed" not in text
    assert "warning" not in text


@pytest.mark.parametrize("kind", ["python", "npm"])
def test_a_hole_fails_the_check_and_is_named(project, kind):
    status, text = run_audit(project, **{kind: HOLED})
    assert status == 1
    assert f"{kind}: the index knew 2 of 2 packages: jinja2: PYSEC-1" in text


def test_index_that_did_not_answer_is_reported_as_silent(project):
    status, text = run_audit(project, npm=SILENT)
    assert status == 0
    lines = text.splitlines()
    assert [line for line in lines if line.startswith("warning: ")] == [lines[1]]
    assert "npm: the index knew 0 of 2 packages, so nothing is known of them" in lines[1]
    assert (HERE / lines[1].rpartition("by hand: ")[2]).is_file()


@pytest.mark.parametrize("lock", LOCKS)
def test_audit_of_other_versions_is_reported_as_stale(project, lock):
    (project / lock).write_text("other versions")
    lines = run_audit(project)[1].splitlines()
    assert all(line.startswith("warning: ") and "have changed since" in line for line in lines)


@pytest.mark.parametrize(("target", "does"), [("check-others", "tell"), ("lock", "ask")])
def test_make_target_runs_the_audit(target, does):
    text = (HERE / "Makefile").read_text(encoding="utf-8")
    recipe = text.split(f"\n{target}:", 1)[1].split("\n\n", 1)[0]
    assert f".ci/audit {does}" in recipe
