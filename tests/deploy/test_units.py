"""The units of systemd in docs/deploy: what they bound, and what they run."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.forking import COMPANION

FOLDER = Path(__file__).parents[2] / "docs" / "deploy"
SERVER, BACKUP, TIMER = (
    f"companion{ending}" for ending in (".service", "-backup.service", "-backup.timer")
)


def settings_of(name: str) -> dict[str, list[str]]:
    """Return what a unit sets, by name: each may be set several times."""
    params: dict[str, list[str]] = {}
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if match := re.fullmatch(r"(\w+)=(.*)", line):
            params.setdefault(match[1], []).append(match[2])
    return params


@pytest.mark.parametrize("name", [SERVER, BACKUP])
def test_unit_bounds_memory_and_closes_files_to_others(name):
    unit = settings_of(name)
    assert unit["UMask"] == ["0077"]
    assert unit["StateDirectoryMode"] == ["0700"]
    assert re.fullmatch(r"\d+[MG]", unit["MemoryMax"][0])


def test_backup_runs_as_the_user_of_the_server_on_its_data():
    server, backup = settings_of(SERVER), settings_of(BACKUP)
    for name in ("User", "DynamicUser", "EnvironmentFile"):
        assert backup[name] == server[name]
    folder = "Environment", "COMPANION_DATA=/var/lib/companion"
    assert all(folder[1] in unit[folder[0]] for unit in (server, backup))
    assert server["StateDirectory"] == ["companion"]
    assert backup["StateDirectory"] == ["companion companion-backups"]


def test_timer_starts_the_backup_every_night():
    timer = settings_of(TIMER)
    assert timer["OnCalendar"] == ["*-*-* 04:15"]
    assert timer["Persistent"] == ["true"]


@pytest.mark.long
def test_backup_s_line_writes_a_backup(tmp_path):
    subprocess.run([COMPANION, "demo", "--data", tmp_path / "data"], check=True)
    (tmp_path / "data" / "secret").write_text("x" * 64)
    (tmp_path / "backups").mkdir()
    (line,) = settings_of(BACKUP)["ExecStart"]
    line = line.replace("/opt/companion/bin/companion", str(COMPANION)).replace("%%", "%")
    line = line.replace("/var/lib/companion-backups", str(tmp_path / "backups"))
    environment = {**os.environ, "COMPANION_DATA": str(tmp_path / "data")}
    subprocess.run(shlex.split(line), env=environment, check=True)
    (file,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"companion-[1-7]\.sqlite", file.name)
