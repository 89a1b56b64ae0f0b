"""A server that is told to stop while phones are listening."""

import os
from contextlib import ExitStack, closing
from socket import create_connection, create_server

from gunicorn.glogging import Logger

from companion.core.config import read_settings
from companion.server.serve import GunicornApp
from companion.server.worker import Worker
from tests.conftest import points
from tests.live.conftest import Table
from tests.serving import serving


def test_every_stream_ends_in_order(tmp_path):
    """How fast, `benchmarks/streams.py` tells. One that is cut off would lack its last chunk."""
    with serving(tmp_path) as server, ExitStack() as opened:
        table = Table(server, opened)  # whose connection stays open, too
        streams = [table.listen() for _ in range(10)]
        for stream in streams:
            stream.log()
        assert server.stop() == 0
        assert all(stream.is_at_its_end() for stream in streams)


def test_listener_of_a_stopped_server_resumes_where_it_was(tmp_path):
    with serving(tmp_path) as server, ExitStack() as opened:
        table = Table(server, opened)
        number = table.listen().next().number
        table.write(0, points("a", 1, 2))
    with serving(tmp_path) as table.served, ExitStack() as table.opened:
        assert table.listen(last=number).log()["entries"] == [points("a", 1, 2)]


def test_a_server_stopped_as_soon_as_it_listens_has_nothing_to_say(tmp_path):
    with (tmp_path / "said").open("w+") as text, serving(tmp_path, stderr=text) as server:
        assert server.stop() == 0
        text.seek(0)
        assert text.read() == ""


def test_connection_accepted_at_the_last_moment_is_answered(tmp_path):
    """By then the server has let go of the address: under load it comes to that."""
    server = GunicornApp(read_settings({}, tmp_path))
    worker = Worker(0, os.getpid(), [], server, 5, server.cfg, Logger(server.cfg))
    worker.wsgi = lambda _environ, start: start("200 OK", []) and [b"late"]
    listener = create_server(("127.0.0.1", 0))
    with closing(worker.tmp), create_connection(listener.getsockname()) as phone:
        phone.sendall(b"GET / HTTP/1.1\r\nHost: companion\r\nConnection: close\r\n\r\n")
        accepted, whose = listener.accept()
        listener.close()
        worker.handle(listener, accepted, whose)
        assert phone.makefile("rb").read().startswith(b"HTTP/1.1 200 OK")
