"""How a command of the W3C's WebDriver reaches a browser: over HTTP, or by Firefox' own socket."""

import json
import socket
import time
from collections.abc import Callable
from http.client import HTTPConnection

PATIENCE = 180
"""Seconds that one command may take on a machine that does much else beside."""

Wire = Callable[..., object]

PATHS = {
    "NewSession": ("POST", "/session"),
    "DeleteSession": ("DELETE", "/session/{session}"),
    "Navigate": ("POST", "/session/{session}/url"),
    "Refresh": ("POST", "/session/{session}/refresh"),
    "Back": ("POST", "/session/{session}/back"),
    "ExecuteScript": ("POST", "/session/{session}/execute/sync"),
    "ElementClick": ("POST", "/session/{session}/element/{id}/click"),
    "ElementSendKeys": ("POST", "/session/{session}/element/{id}/value"),
    "DeleteAllCookies": ("DELETE", "/session/{session}/cookie"),
    "TakeScreenshot": ("GET", "/session/{session}/screenshot"),
    "Log": ("POST", "/session/{session}/se/log"),
}
"""The commands that are used here, by the names that Firefox gives them."""


class RefusedError(Exception):
    """What a browser answers to a command that it cannot do; `kind` as the standard calls it."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind = kind


class Http:
    """A driver that stands beside its browser and speaks as the standard says."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.session = ""

    def __call__(self, command: str, **asked: object) -> object:
        method, path = PATHS[command]
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(
            method,
            path.format(session=self.session, **asked),
            json.dumps(asked) if method == "POST" else None,
            {"Content-Type": "application/json"},
        )
        message = connection.getresponse()
        value = json.loads(message.read())["value"]
        connection.close()
        if message.status != 200:
            raise RefusedError(value["error"], value["message"])
        return value

    def begin(self, **capabilities: object) -> None:
        answer = self("NewSession", capabilities={"alwaysMatch": capabilities})
        self.session = answer["sessionId"]


class Marionette:
    """The socket inside Firefox: the same commands, each a message with its length before it."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.reader = self.socket.makefile("rb")
        self.number = 0
        self._message()  # who it is

    def __call__(self, command: str, **asked: object) -> object:
        self.number += 1
        name = command if ":" in command else f"WebDriver:{command}"
        answer = json.dumps([0, self.number, name, asked]).encode()
        self.socket.sendall(b"%d:%s" % (len(answer), answer))
        _, _, error, value = self._message()
        if error:
            raise RefusedError(error["error"], error["message"])
        return value["value"] if set(value or ()) == {"value"} else value

    def _message(self) -> list:
        length = b""
        while not length.endswith(b":"):
            digit = self.reader.read(1)
            if not digit:
                raise ConnectionResetError("the browser closed its socket")
            length += digit
        return json.loads(self.reader.read(int(length[:-1])))

    def close(self) -> None:
        self.reader.close()
        self.socket.close()


def driven(port: int, **capabilities: object) -> Http:
    """Return the wire to a driver, with a session on it."""
    wire = Http(port)
    wire.begin(**capabilities)
    return wire


def when_ready(reach: Callable[[], Wire]) -> Wire:
    """Return what `reach` gives as soon as somebody listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return reach()
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
