"""A server that is told to stop while phones are listening."""

from contextlib import ExitStack

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


def test_who_listened_goes_on_where_it_was(tmp_path):
    with serving(tmp_path) as server, ExitStack() as opened:
        table = Table(server, opened)
        number = table.listen().next().number
        table.write(0, points("a", 1, 2))
    with serving(tmp_path) as table.served, ExitStack() as table.opened:
        assert table.listen(last=number).log()["entries"] == [points("a", 1, 2)]
