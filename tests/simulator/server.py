"""The server of the simulated table: one port, one data folder, killed and started at will."""

from contextlib import ExitStack
from pathlib import Path

from tests.serving import free_port, serving


class Server:
    """A server that can be gone for a while."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self._life = ExitStack()
        self._process = None

    @property
    def up(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        self._process = self._life.enter_context(serving(self.data, port=self.port)).process

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
