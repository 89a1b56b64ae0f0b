"""gunicorn's gevent worker, which lets go at once when it is told to stop.

A stream never ends by itself, and a phone's connection waits for its next request: with them the
stock worker uses up all the time it is given, and then cuts off whoever is still being answered.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import gevent
from gunicorn.workers.ggevent import GeventWorker

from companion.slow_bodies import InTime

SILENTLY: Any = False
"""Who runs out of time goes on after the block."""


class Worker(GeventWorker):
    """A worker that ends streams and idle connections, and then waits for requests under way."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._idle: dict[gevent.Timeout, Any] = {}
        """The greenlets of connections without a request, by the time they have for one."""

    def run(self) -> None:
        """Serve until told to stop, and tell the other workers the last of what happened."""
        super().run()
        application: Any = self.wsgi
        application.extensions["hub"].line.finish()

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Answer a connection: by its own address, which outlives the listener's."""
        del listener
        super().handle(client, client, addr)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer a request, whose body has as long as its head had."""
        req.body.reader = InTime(req.body.reader, self.cfg.keepalive)
        return super().handle_request(listener_name, req, sock, addr)

    def timeout_ctx(self) -> Any:
        """The time a connection has for its next request."""
        return self._waiting()

    @contextmanager
    def _waiting(self) -> Generator[None]:
        with gevent.Timeout(self.cfg.keepalive if self.alive else 0, SILENTLY) as time:
            self._idle[time] = gevent.getcurrent()
            try:
                yield
            finally:
                del self._idle[time]

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Begin to stop. What may wait must not run in a signal's handler."""
        super().handle_exit(sig, frame)
        gevent.spawn(self._let_go)

    def _let_go(self) -> None:
        application: Any = getattr(self, "wsgi", None)  # it may not have been made yet
        if application is not None:
            application.extensions["hub"].close()
        for time, greenlet in list(self._idle.items()):
            gevent.kill(greenlet, time)
