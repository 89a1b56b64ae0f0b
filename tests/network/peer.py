"""A server that only notes what reaches it, for tests of the network in front of it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ANSWER = json.dumps({"seq": 1, "padding": "-" * 2_000}).encode()


class Peer:
    """What has reached the server so far, in its order."""

    def __init__(self) -> None:
        self.port = 0
        self.calls: list[str] = []
        self.torn: list[str] = []
        """Calls of which only a part came."""
        self._changed = threading.Condition()

    def note(self, call: str, *, is_whole: bool) -> None:
        with self._changed:
            (self.calls if is_whole else self.torn).append(call)
            self._changed.notify_all()

    def wait_for(self, *calls: str) -> bool:
        """Whether exactly these calls come, in this order."""
        with self._changed:
            return self._changed.wait_for(lambda: self.calls == [*calls], timeout=60)

    def wait_for_torn(self, call: str) -> bool:
        """Whether a part of this call comes."""
        with self._changed:
            return self._changed.wait_for(lambda: self.torn == [call], timeout=60)


@contextmanager
def running_peer() -> Iterator[Peer]:
    """Provide a peer on a port of its own."""
    peer = Peer()

    class Handler(BaseHTTPRequestHandler):
        wbufsize = 65_536  # an answer goes out in one piece

        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            peer.note(self.path, is_whole=len(self.rfile.read(length)) == length)
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(ANSWER)))
            self.end_headers()
            self.wfile.write(ANSWER)

        def log_message(self, *_: object) -> None:
            """Say nothing on the terminal."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        peer.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield peer
        server.shutdown()
        thread.join()
