"""A TCP proxy that does to requests what networks do to them.

    with FaultProxy(server.port) as network:
        network.choose = Weather(random.Random(7), often=0.3)  # a fault for every third call
        network.black_hole = True      # what is sent is lost for good, and nothing ends
        network.cut()                  # every open connection is cut

Pages and built files always pass; faults happen to calls (`/api/…`). Each request has a
connection of its own, so that a fault never hits another one.
"""

import asyncio
import random
import threading
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import NoReturn, Self

from tests.dealing import dealt
from tests.network.faults import Fault, foreign_answer

MAX_DELAY_SECONDS = 1.5
"""How long a call is kept back for a later one to overtake it."""
CLOSING_SECONDS = 60


class Faults:
    """Faults from a shuffled pack, which several proxies may share."""

    def __init__(self, chance: random.Random) -> None:
        self._faults = dealt(chance, [fault for fault in Fault if fault is not Fault.NONE])
        self._lock = threading.Lock()

    def next(self) -> Fault:
        """Return the next one; each kind comes once before any comes again."""
        with self._lock:
            return next(self._faults)


class Weather:
    """Faults at random, no kind of them left out: `often` of all calls meet one."""

    def __init__(self, chance: random.Random, often: float, faults: Faults | None = None) -> None:
        self.often = often
        self._chance = random.Random(chance.random())
        self._faults = faults or Faults(self._chance)

    def __call__(self, _request: str) -> Fault:
        return self._faults.next() if self._chance.random() < self.often else Fault.NONE


@dataclass
class Request:
    """A request as it was read."""

    head: bytes
    body: bytes

    @property
    def line(self) -> str:
        """Its method and path: "POST /api/games/1/log"."""
        return " ".join(self.head.split(b"\r\n", 1)[0].decode("latin-1").split()[:2])

    @property
    def text(self) -> bytes:
        """The request as it goes on; the connection ends with its answer."""
        lines = [
            line
            for line in self.head.split(b"\r\n")
            if line and not line.lower().startswith(b"connection:")
        ]
        return b"\r\n".join([*lines, b"Connection: close", b"", b""]) + self.body


class FaultProxy:
    """A proxy on a port of its own, in a thread of its own."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.choose: Callable[[str], Fault] = lambda _request: Fault.NONE
        self.max_delay_seconds = MAX_DELAY_SECONDS
        self.black_hole = False
        """While it is set, bytes of both directions are lost for good and no connection ends."""
        self.met: Counter[Fault] = Counter()
        """How often each fault happened."""
        self.vanished = 0
        """How many calls, or answers, have been lost for good."""
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._open: set[StreamWriter] = set()
        self._lost = asyncio.Event()
        """Set, and another one begun, where all connections are cut."""
        self._passed = asyncio.Event()
        """Set, and another one begun, where a call has got through."""
        self._ready = threading.Event()
        self.is_closing = threading.Event()
        self._stopped = asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self.is_closing.set()
        self._thread.join()

    def cut(self) -> None:
        """Cut every connection that is open, event streams too; none of them is left after it."""
        is_cut = threading.Event()
        self._loop.call_soon_threadsafe(self._cut)
        self._loop.call_soon_threadsafe(is_cut.set)
        assert is_cut.wait(CLOSING_SECONDS)

    def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()
        self._lost.set()
        self._lost = asyncio.Event()

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stopped.wait()
        for listening in server.sockets:
            self._loop.remove_reader(listening.fileno())
        self.black_hole = False
        end = self._loop.time() + CLOSING_SECONDS
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            assert self._loop.time() < end, f"calls that never end: {others}"
            self._cut()
            await asyncio.wait(others, timeout=0.1)
        server.close()  # not before: whoever is being let in has to find it open

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._open.add(writer)
        try:
            request = await _read(reader)
            if request:
                await self._answer(request, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # either side has hung up, or the proxy closes
        finally:
            await self._hang_up(writer)

    async def _hang_up(self, writer: StreamWriter) -> None:
        """Close a connection: it is open until all that was written has gone, or it is cut."""
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        self._open.discard(writer)

    async def _answer(self, request: Request, writer: StreamWriter) -> None:
        fault = self.choose(request.line) if " /api/" in request.line else Fault.NONE
        self.met[fault] += 1
        if fault is Fault.CUT_BEFORE:
            return
        if answer := foreign_answer(fault):
            writer.write(answer)
            await writer.drain()
            return
        if fault is Fault.SWALLOW:
            await self._vanish()
        if fault is Fault.DELAY:
            await self._until_overtaken()
        if fault is Fault.TWICE:
            await self._pass(request, writer, Fault.LOSE_ANSWER)
        await self._pass(request, writer, fault)
        if fault is Fault.AGAIN:
            writer.close()
            await self._until_overtaken()
            await self._pass(request, writer, Fault.LOSE_ANSWER)

    async def _until_overtaken(self) -> None:
        """Wait until another call has got through, or `max_delay_seconds`."""
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._passed.wait(), self.max_delay_seconds)

    async def _pass(self, request: Request, writer: StreamWriter, fault: Fault) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self.server_port)
        self._open.add(to_server)
        try:
            await self._through()
            if fault is Fault.CUT_DURING:
                to_server.write(request.text[: len(request.text) // 2])
                await to_server.drain()
                return
            to_server.write(request.text)
            await to_server.drain()
            await self._back(server, writer, fault)
        finally:
            await self._hang_up(to_server)
        self._passed.set()
        self._passed = asyncio.Event()

    async def _back(self, server: StreamReader, writer: StreamWriter, fault: Fault) -> None:
        """Send the answer, or what is left of it."""
        while piece := await server.read(65536):
            await self._through()
            if fault is Fault.SWALLOW_ANSWER:
                await self._vanish()
            if fault is Fault.LOSE_ANSWER:
                continue
            if fault is Fault.CUT_ANSWER:
                writer.write(piece[: len(piece) // 2])
                await writer.drain()
                return
            writer.write(piece)
            await writer.drain()

    async def _through(self) -> None:
        """Go on, unless there is a black hole: what falls into it never comes out."""
        if self.black_hole:
            await self._vanish()

    async def _vanish(self) -> NoReturn:
        """Say nothing and do nothing until the connection is cut."""
        self.vanished += 1
        await self._lost.wait()
        raise ConnectionAbortedError


async def _read(reader: StreamReader) -> Request | None:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return None
    length = 0
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            length = int(value)
    return Request(head, await reader.readexactly(length))
