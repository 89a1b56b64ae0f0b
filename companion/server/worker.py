"""gunicorn's gevent worker, which closes its streams at once when it is to stop.

A stream never ends by itself, and a phone's connection waits for its next request: with them the
stock worker uses up all the time it is given, and then cuts off whoever is still being answered.
"""

import gc
import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from ssl import SSLContext
from time import monotonic
from typing import Any

import gevent
from gevent.event import Event
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn.sock import ssl_context
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.exceptions import HTTPException

from companion.models import db
from companion.server.retention import sweep_forever
from companion.server.timeouts import TimedReader, TimedSocket

NOTIFY_SECONDS = 1.0
"""Between two signs of life to the process that looks after the worker."""
SWITCH_SECONDS = 0.0001
"""After which a thread gets Python's lock that has something to say: that the disk has written,
that a request has come. Python itself would let it wait for five milliseconds, several times in
each commit."""
CHUNK_BYTES = 65_536
"""Of a body at a time: with gunicorn's 8,192 a megabyte is read in a hundred steps."""
DISCARD_BYTES = 1_000_000
"""Of a body that nobody has read, at a time."""
NO_ERROR: Any = False
"""After a timeout with this, the greenlet goes on after the block."""


def share_processor() -> None:
    """Have threads take turns quickly, and searches for garbage pass what is known to be none."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what the application is made of is never garbage
    gc.callbacks.append(_pass_survivors)


def _pass_survivors(phase: str, info: dict[str, int]) -> None:
    """Have no search look again at what one through everything has left: open streams, long games.

    With thousands of them it takes some tenths of a second, in which nobody is answered. What of it
    is not needed any more goes all the same, but for circles: those wait for the search that is
    made every hour (`companion/server/retention.py`).
    """
    if phase == "stop" and info["generation"] == len(gc.get_threshold()) - 1:
        gc.freeze()


class Worker(GeventWorker):
    """A worker that ends streams and idle connections, and then waits for requests under way."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._idle: dict[gevent.Timeout, Any] = {}
        """The greenlets of connections without a request, by the time they have for one."""
        self._renewal: Any = None
        """Renews the certificate of HTTPS, where there is one."""
        self._sweeper: Any = None
        """Erases what is past its time."""
        self._stopping = Event()
        """Set when it is to stop."""

    def run(self) -> None:
        """Serve until asked to stop, then publish what is still queued.

        gunicorn's own would look only once a second whether there is anything left to do.
        """
        share_processor()
        connections = Pool(self.worker_connections)
        context = self._keep_certificate() if self.cfg.is_ssl else None
        # The first socket is that of HTTPS; another has the page that explains its certificate.
        servers = [
            self._start_server(socket, connections, None if number else context)
            for number, socket in enumerate(self.sockets)
        ]
        self._sweeper = gevent.spawn(sweep_forever, self.wsgi)
        while self.alive:
            self.notify()
            self._stopping.wait(NOTIFY_SECONDS)
        self._sweeper.kill(block=False)
        for server in servers:
            server.close()
        self._drain(connections)
        application: Any = self.wsgi
        application.extensions["streams"].broker.flush()
        with application.app_context():
            db.engine.dispose()

    def _keep_certificate(self) -> SSLContext:
        """Return what HTTPS is spoken by, whose certificate is renewed while the worker runs."""
        from companion.server.authority import (
            renew_forever,  # a server without HTTPS starts without its packages
        )

        context: SSLContext = ssl_context(self.cfg)
        application: Any = self.app
        self._renewal = gevent.spawn(renew_forever, application.settings, context)
        return context

    def _start_server(
        self, socket: Any, connections: Pool, context: SSLContext | None
    ) -> StreamServer:
        handle = partial(self._handle_tls, context) if context else partial(self.handle, socket)
        server = StreamServer(socket, handle=handle, spawn=connections)
        if self.cfg.workers > 1:
            server.max_accept = 1
        server.start()
        return server

    def _drain(self, connections: Pool) -> None:
        """Let everybody be answered, who have as long as there is."""
        deadline = monotonic() + self.cfg.graceful_timeout
        while connections and monotonic() < deadline:
            self.notify()
            connections.join(timeout=NOTIFY_SECONDS)
        if connections:
            self.log.warning("Worker graceful timeout (pid:%s)", self.pid)
            connections.kill(timeout=NOTIFY_SECONDS)

    def _handle_tls(self, context: SSLContext, client: Any, addr: Any) -> None:
        """Answer a connection of HTTPS, whose beginning has as long as a head has."""
        try:
            with gevent.Timeout(self.cfg.keepalive, TimeoutError()):
                client = context.wrap_socket(client, server_side=True)
        except OSError:  # an SSLError is one: no HTTPS, or a phone that does not believe us yet
            client.close()
            return
        self.handle(client, client, addr)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Answer a connection: by its own address, which outlives the listener's."""
        del listener
        super().handle(client, client, addr)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer a request, whose body and whose answer have as long as its head had."""
        seconds = self.cfg.keepalive
        req.unreader.mxchunk = CHUNK_BYTES
        req.body.reader = TimedReader(req.body.reader, seconds)
        timed: Any = TimedSocket(sock, seconds)
        try:
            super().handle_request(listener_name, req, timed, addr)
        except StopIteration:  # the connection is not to be kept
            timed.send_rest()
            raise
        timed.send_rest()
        _discard(req.body)
        if not self.alive:
            raise StopIteration  # which closes the connection: there is no next request
        gevent.sleep(0)  # the next request may be here already: others have their turn before it

    def timeout_ctx(self) -> Any:
        """Return the time a connection has for its next request."""
        return self._idle_timeout()

    @contextmanager
    def _idle_timeout(self) -> Generator[None]:
        with gevent.Timeout(self.cfg.keepalive if self.alive else 0, NO_ERROR) as time:
            self._idle[time] = gevent.getcurrent()
            try:
                yield
            finally:
                # Its traceback has this frame: by a circle it would keep the connection.
                del self._idle[time], time

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Begin to stop, in a greenlet: a signal handler must not wait."""
        super().handle_exit(sig, frame)
        gevent.spawn(self._stop)

    def _stop(self) -> None:
        self._stopping.set()
        application: Any = getattr(self, "wsgi", None)  # it may not have been made yet
        if application is not None:
            application.extensions["streams"].shut_down()
        for time, greenlet in list(self._idle.items()):
            gevent.kill(greenlet, time)


def _discard(body: Any) -> None:
    """Read what nobody has read of a body, so that the next request can follow.

    gunicorn would do it a thousand bytes at a time, copying all that has come each time. Raises
    `StopIteration` where no request can follow.
    """
    try:
        while not body.failed:
            if not body.read(DISCARD_BYTES):
                return
    except HTTPException as error:  # of `TimedReader`
        raise StopIteration from error
    raise StopIteration
