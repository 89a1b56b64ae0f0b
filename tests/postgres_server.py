"""A PostgreSQL of the tests' own: started by them, in a folder of its own, gone with them."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

NAME = "companion"
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
"""Where Debian keeps its versions, none of them on the path."""
HURRIED = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""For tests that never cut its power."""
QUIET = ("-c", "log_min_messages=log", "-c", "log_checkpoints=off")
"""Once it runs it says nothing that somebody would have to read."""
READY = "ready to accept connections"
UNTIL_STDIN_ENDS = '"$@" & exec 2>&-; read -r _; kill -INT $!; wait'
"""Ends the server ("fast": it waits for nobody) when the tests say so, or are killed."""


@dataclass
class Server:
    """A running PostgreSQL, on a socket in its folder: no port that could be taken."""

    folder: Path
    process: subprocess.Popen

    def address(self, database: str) -> str:
        """Return a database's address, as DATABASE_URL has it."""
        return f"postgresql://{NAME}@/{database}?host={self.folder}"

    def driver_address(self, database: str) -> str:
        """Return the same for SQLAlchemy, which has to be told the driver."""
        return self.address(database).replace("://", "+psycopg://")

    def connected(self, database: str) -> psycopg.Connection:
        """Return a connection that keeps each statement at once."""
        return psycopg.connect(self.address(database), autocommit=True)

    def run(self, command: str) -> None:
        """Run a command that no transaction may hold."""
        with self.connected("postgres") as connection:
            connection.execute(command.encode())

    def stop(self) -> None:
        """End it, and wait until it has ended."""
        self.process.communicate()


@contextmanager
def running_postgres(*options: str) -> Iterator[Server]:
    """Provide a server with no database of its own yet."""
    folder = Path(tempfile.mkdtemp(prefix="companion-postgres-"))
    try:
        _make(folder)
        with start_server(folder, *options) as server:
            yield server
    finally:
        shutil.rmtree(folder)


@contextmanager
def start_server(folder: Path, *options: str) -> Iterator[Server]:
    """Provide the server of this folder, stopped at the end."""
    where = ("-D", folder / "data", "-h", "", "-k", folder)
    command = ["sh", "-c", UNTIL_STDIN_ENDS, "sh", _program("postgres"), *where, *QUIET, *options]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=folder, **pipes, **_as_somebody()) as process:
        server = Server(folder, process)
        try:
            _until_it_is_ready(process)
            yield server
        finally:
            server.stop()


def _until_it_is_ready(process: subprocess.Popen) -> None:
    text = ""
    for line in process.stderr:
        text += line
        if READY in line:
            return
    raise AssertionError(f"postgres ended: {text}")


def _make(folder: Path) -> None:
    """Create PostgreSQL's files in this folder, as its own user: it refuses to run as root."""
    for name in _as_somebody().values():
        shutil.chown(folder, user=name)
    how = ("-U", NAME, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    command = [_program("initdb"), "-D", folder / "data", *how]
    params = {"capture_output": True, "text": True, "check": False}
    result = subprocess.run(command, cwd=folder, **params, **_as_somebody())
    assert result.returncode == 0, f"initdb: {result.stdout}{result.stderr}"


def _as_somebody() -> dict[str, str]:
    if os.getuid():
        return {}
    known = {entry.pw_name for entry in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in known else "nobody"}


def _program(name: str) -> str:
    result = shutil.which(name) or (PROGRAMS and shutil.which(name, path=PROGRAMS[-1]))
    assert result, f"there is no {name}: install the package postgresql"
    return str(result)
