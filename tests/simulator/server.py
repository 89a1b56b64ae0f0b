"""A server at one port that is killed, started and restored at will."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from companion import create_app
from companion.core.config import Settings
from companion.maintenance.migrate import migrations
from companion.models import db
from tests.forking import COMPANION, run_companion
from tests.serving import Served, can_be_listened_on, free_port, serving
from tests.waiting import wait_until


class Server:
    """A server that can be gone for a while; `settings` are its environment variables."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.environment = {**os.environ, **settings}
        self.port = free_port()
        self.program: Path = COMPANION
        """What it runs: another version after an update."""
        self.erase: Callable[[], None] = lambda: None
        """Empties its database, where that is not in the data folder."""
        self._life = ExitStack()
        self._served: Served | None = None
        self._backups = 0

    @property
    def up(self) -> bool:
        return self._served is not None

    @property
    def pid(self) -> int:
        assert self._served, "it is not up"
        return self._served.process.pid

    def start(self) -> None:
        wait_until(lambda: can_be_listened_on(self.port), f"port {self.port} is free again")
        self._served = self._life.enter_context(
            serving(self.data, self.program, port=self.port, env=self.environment)
        )

    def stop(self) -> None:
        """Asked to stop, as at an update."""
        if self._served:
            self._served.process.terminate()
            self._gone()

    def kill(self) -> None:
        """Gone at this very moment, as in a power cut."""
        if self._served:
            self._served.kill()
            self._gone()

    def backup(self) -> Path:
        """Return a backup of what it has now."""
        self._backups += 1
        file = self.data.with_name(f"backup-{self._backups}")
        self._run("backup", file, self.data)
        return file

    def restore(self, backup: Path) -> None:
        """Lose the data folder and the database, and go on with a backup."""
        self.kill()
        self.erase()
        self._backups += 1
        self.data = self.data.with_name(f"restored-{self._backups}")
        self._run("restore", backup, self.data)
        self.start()

    def update(self, program: Path, revision: str) -> None:
        """Go on with another version, on data that an earlier one has left in this shape."""
        self.stop()
        app = create_app(Settings(data=self.data, secret_key="of no use here"))
        with app.app_context():
            migrations(app).downgrade(revision=revision)
            db.engine.dispose()
        self.program = program
        self.start()

    def _run(self, command: str, file: Path, data: Path) -> None:
        words = command, file, "--data", data
        run_companion(*words, check=True, env=self.environment, timeout=120)

    def _gone(self) -> None:
        self._life.close()
        self._served = None
