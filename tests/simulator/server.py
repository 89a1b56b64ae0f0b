"""A server at one port, on one data folder, that is killed and started at will."""

import os
from contextlib import ExitStack
from pathlib import Path

from tests.serving import free_port, serving


class Server:
    """A server that can be gone for a while; `settings` are its environment variables."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.environment = {**os.environ, **settings}
        self.port = free_port()
        self._life = ExitStack()
        self._process = None

    @property
    def up(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process, "it is not up"
        return self._process.pid

    def start(self) -> None:
        self._process = self._life.enter_context(
            serving(self.data, port=self.port, env=self.environment)
        ).process

    def stop(self) -> None:
        """Asked to stop, as at an update."""
        if self._process:
            self._process.terminate()
            self._gone()

    def kill(self) -> None:
        """Gone at this very moment, as in a power cut."""
        if self._process:
            self._process.kill()
            self._gone()

    def _gone(self) -> None:
        self._life.close()
        self._process = None
