"""gunicorn's log, written as the application writes its own."""

from typing import Any

from gunicorn.glogging import Logger

from companion.logs import JsonLines, plain


class PlainLogger(Logger):
    """Lines for people."""

    def setup(self, cfg: Any) -> None:
        """Keep every message to its line."""
        super().setup(cfg)
        self.error_log.addFilter(plain)


class JsonLogger(PlainLogger):
    """Lines for programs."""

    def setup(self, cfg: Any) -> None:
        """Write every message as JSON."""
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonLines())
