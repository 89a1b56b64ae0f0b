"""A forked `companion` is what a started one is (`tests/forking.py`)."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from shutil import copytree, rmtree

import pytest

from tests.forking import COMPANION, LOADED, READ_LATER, Forked, run_companion, start_companion
from tests.serving import Caller, Served, serving
from tests.waiting import wait_until

STATE = ("Threads", "Umask", "SigPnd", "SigBlk", "SigIgn", "SigCgt", "NSpgid", "NSsid")
"""Of a process, as Linux shows it: its umask, its signals, its process group and session."""
READING = """
import os, sys
from tests.forking import load
class Read(dict):
    def encodekey(self, key): return key
    def __getitem__(self, key): names.add(key); return super().__getitem__(key)
    def get(self, key, other=None): names.add(key); return super().get(key, other)
    def __contains__(self, key): names.add(key); return super().__contains__(key)
names = set()
os.environ = Read(os.environ)
load(sys.argv[1])
print(*names)
"""
KILLED = """
import os, signal, subprocess, sys
from pathlib import Path
from tests.forking import forking
from tests.serving import serving, workers_of
from tests.waiting import wait_until
with forking(), serving(Path(sys.argv[1])) as server:
    pid = server.process.pid
    workers = wait_until(lambda: workers_of(pid), "its worker is there")
    parent = subprocess.check_output(["ps", "-o", "ppid=", "-p", str(pid)], text=True)
    print(pid, parent, *workers, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def start_for_real(*words: str | Path, **more) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMPANION, *words], capture_output=True, text=True, check=False, timeout=60, **more
    )


RUNS = run_companion, start_for_real


def state_of(server: Served) -> dict[str, str]:
    """Return what Linux shows of a server whose worker answers."""
    with closing(Caller(server.port)) as caller:
        assert caller.call("GET", "/health")[0] == 200
    pid = server.process.pid
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    state = dict(line.split(":\t", 1) for line in lines)
    files = sorted(path.name for path in Path(f"/proc/{pid}/fd").iterdir())
    return {name: state[name] for name in STATE} | {
        "cwd": str(Path(f"/proc/{pid}/cwd").readlink()),
        "files": " ".join(files),
    }


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Path:
    """Return a folder with games."""
    folder = tmp_path_factory.mktemp("demo") / "played"
    run_companion("demo", "--data", folder, check=True)
    return folder


COMMANDS = (
    "demo --data new",
    "backup --data played file",
    "backup --no-such-option",
    "doctor --data empty",
    "admin list --json --data played",
    "db copy played postgresql://127.0.0.1:1/none",
    "serve --data /proc/nowhere",
)


@pytest.mark.long
@pytest.mark.parametrize("words", COMMANDS)
def test_command_ends_as_a_started_one(words, played, tmp_path):
    folder = tmp_path / "here"
    environment = {**os.environ, "SECRET_KEY": "x" * 32}
    results = []
    for run in RUNS:
        copytree(played, folder / "played")
        done = run(*words.split(), cwd=folder, env=environment)
        files = sorted((path.name, path.stat().st_mode) for path in folder.rglob("*"))
        results.append((done.returncode, done.stdout, done.stderr, files))
        rmtree(folder)
    assert results[0] == results[1]


@pytest.mark.long
def test_server_is_in_the_state_of_a_started_one(tmp_path):
    with serving(tmp_path / "forked", cwd=tmp_path) as forked:
        assert isinstance(forked.process, Forked)
        state = state_of(forked)
    started = ("-c", "import sys; from companion.cli import main; sys.exit(main())")
    with serving(tmp_path / "started", sys.executable, *started, cwd=tmp_path) as server:
        assert state == state_of(server)


@pytest.mark.long
def test_server_ends_by_the_signals_it_is_sent(tmp_path):
    with serving(tmp_path) as server:
        assert server.process.poll() is None
        assert server.stop() == 0
    with serving(tmp_path) as server:
        server.process.kill()
        assert server.process.wait(timeout=60) == -signal.SIGKILL
        server.process.kill()  # which is nobody's any more
    other = tmp_path / "other"  # the killed one's workers hold theirs until they notice
    with serving(other) as server, pytest.raises(subprocess.TimeoutExpired):
        server.process.wait(timeout=0.01)


def test_output_goes_into_pipe_and_file(tmp_path):
    with (tmp_path / "errors").open("w") as errors:
        words = "doctor", "--data", tmp_path
        with start_companion(*words, stdout=subprocess.PIPE, stderr=errors) as process:
            assert process.stdout.read() == ""
        assert process.returncode == 1
    assert (tmp_path / "errors").read_text().startswith("companion: There is no database in ")


def test_environment_is_the_one_given(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "other"))
    given = {name: value for name, value in os.environ.items() if name != "COMPANION_DATA"}
    given |= {"PORT": "too high"}
    results = [run("serve", "--data", tmp_path, env=given).stderr for run in RUNS]
    assert results[0] == results[1] != ""
    assert f"There is no database in {tmp_path / 'other'}" in run_companion("doctor").stderr


@pytest.mark.parametrize("name", ["METRICS_TOKEN", "PYTHONUTF8", "LANG", "TZ", "HOME"])
def test_environment_that_modules_read_while_they_are_loaded_starts_a_process(name):
    with start_companion("--version", env={**os.environ, name: "x" * 32}) as process:
        assert isinstance(process, subprocess.Popen)
    with start_companion("--version") as process:
        assert isinstance(process, Forked)


@pytest.mark.parametrize("kind", LOADED)
def test_settings_are_not_read_while_modules_are_loaded(kind):
    result = subprocess.run(
        [sys.executable, "-c", READING, kind], capture_output=True, text=True, check=True
    )
    names = set(result.stdout.split())
    assert names
    assert names & READ_LATER <= {"PORT"}  # gunicorn's default for where it listens, set by ours


@pytest.mark.long
def test_killed_run_leaves_nothing_behind(tmp_path):
    result = subprocess.run(
        [sys.executable, "-c", KILLED, tmp_path], capture_output=True, text=True, check=False
    )
    assert result.returncode == -signal.SIGKILL
    processes = [Path("/proc") / pid for pid in result.stdout.split()]
    assert len(processes) == 3
    for process in processes:  # the server, who forked it, its worker
        wait_until(lambda path=process: not path.exists(), f"{process} has ended", seconds=60)
