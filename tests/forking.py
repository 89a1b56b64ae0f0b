"""Processes of `companion` that cost a fraction of a start: forked from one that has loaded all.

A process that starts spends nearly all its time on imports. In a run of the tests two processes
beside each of pytest's have done these once, one for `serve`, whose modules gevent has patched
before, one for the other commands; each starts with the first test that needs it. It waits for
requests, forks, and the fork goes on as `bin/companion` would: with this folder, environment and
arguments, these streams, and `companion.cli.main`. How it ends is told back.

A fork is what a started process is, but for what is settled while Python and the modules are
loaded: so one is made only where the environment differs from the loaded process's in what
Companion reads later (`READ_LATER`), and where these can be had at all (Linux); else a process is
started. All forks share Python's seed for hashes, and what was loaded is never searched for
garbage. Whether a command loads what it needs is shown by tests that start one: `bin/companion` is
started wherever a test is about starting (deploying, the wheel, versions, HTTPS, and the
language, encoding and pipes of scores).

When pytest ends, however it does, its processes see their connection end, and end what they forked.
"""

import gc
import json
import os
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from io import TextIOWrapper
from os import fork, waitpid  # before gevent puts its own in their place, as with those below
from pathlib import Path
from select import select
from socket import MSG_WAITALL, recv_fds, send_fds, socket, socketpair
from tempfile import TemporaryFile
from typing import IO, Any

COMPANION = Path(sys.executable).with_name("companion")
READ_LATER = {
    *("COMPANION_DATA", "DATABASE_URL", "ERROR_HOOK", "GAMES_PER_ADDRESS", "HOST", "INVITE_ONLY"),
    *("LOG", "PORT", "PROXY_HOPS", "PYTEST_CURRENT_TEST", "QUOTA_MB", "REDIS_URL"),
    *("RETENTION_DAYS", "SECRET_KEY", "TRUSTED_HOSTS", "WORKERS"),
}
"""Variables that no module reads while it is loaded: settings, all but METRICS_TOKEN."""
LOADED = {
    "serve": ("companion.server.serve", "companion.pubsub.redis_broker", "flask_migrate"),
    "command": (
        "companion.maintenance.commands",
        "companion.maintenance.admin",
        "companion.maintenance.demo",
        "flask_migrate",
    ),
}
"""The modules a process loads before it forks."""
NUMBER = struct.Struct("i")


class Forked:
    """A forked process, as `subprocess.Popen` has one; it ends with an exit code or by a signal."""

    def __init__(self, args: list[str], channel: socket, stdout: IO[str] | None) -> None:
        self.args = args
        self.stdout = stdout
        self.returncode: int | None = None
        self._channel = channel
        self.pid = self._read_number()

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select([self._channel], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            self.returncode = self._read_number()
            self._channel.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __enter__(self) -> "Forked":
        return self

    def __exit__(self, *_error: object) -> None:
        if self.stdout:
            self.stdout.close()
        self.wait()

    def _read_number(self) -> int:
        read = self._channel.recv(NUMBER.size, MSG_WAITALL)
        if not read:
            raise ChildProcessError(f"the process that forks has ended: {self.args}")
        return NUMBER.unpack(read)[0]


class Forks:
    """The processes that fork for this one."""

    def __init__(self) -> None:
        self._environment = dict(os.environ)
        self._loaded: dict[str, tuple[subprocess.Popen[bytes], socket]] = {}

    def can_start(self, environment: Mapping[str, str]) -> bool:
        """Tell whether a fork would be what a process started with this environment is."""
        differing = self._environment.items() ^ environment.items()
        return hasattr(os, "pidfd_open") and {name for name, _ in differing} <= READ_LATER

    def start(
        self, words: list[str], environment: Mapping[str, str], folder: str, streams: list[int]
    ) -> socket:
        """Fork; return where its id stands, and then how it ended."""
        kind = words[1] if words[1:2] == ["serve"] else "command"
        if kind not in self._loaded:
            self._loaded[kind] = self._load(kind)
        channel, theirs = socketpair()
        with theirs, channel.makefile("w") as file:
            send_fds(self._loaded[kind][1], [b"."], [*streams, theirs.fileno()])
            json.dump([words, dict(environment), folder], file)
            file.write("\n")
        return channel

    def _load(self, kind: str) -> tuple[subprocess.Popen[bytes], socket]:
        ours, theirs = socketpair()
        with theirs:
            number = theirs.fileno()
            command = [sys.executable, __file__, kind, str(number)]
            process = subprocess.Popen(
                command, env=self._environment, stdin=subprocess.DEVNULL, pass_fds=[number]
            )
        return process, ours

    def close(self) -> None:
        for process, control in self._loaded.values():
            control.close()
            process.wait()


_forks: Forks | None = None


@contextmanager
def forking() -> Iterator[None]:
    """Have `start_companion` fork where it can."""
    global _forks
    _forks = Forks()
    try:
        yield
    finally:
        _forks.close()
        _forks = None


def start_companion(
    *words: str | Path,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    stdin: IO[Any] | None = None,
    stdout: IO[Any] | int | None = None,
    stderr: IO[Any] | None = None,
) -> "subprocess.Popen[str] | Forked":
    """Start `companion` with these words; streams are files, stdout perhaps `subprocess.PIPE`."""
    command = [str(COMPANION), *map(str, words)]
    environment = os.environ if env is None else env
    if _forks is None or not _forks.can_start(environment):
        streams = {"stdin": stdin, "stdout": stdout, "stderr": stderr}
        return subprocess.Popen(command, env=environment, cwd=cwd, text=True, **streams)
    read = None
    if stdout == subprocess.PIPE:
        ours, theirs = os.pipe()
        read, stdout = os.fdopen(ours), os.fdopen(theirs, "wb")
    streams = [
        number if stream is None else stream.fileno()
        for number, stream in enumerate((stdin, stdout, stderr))
    ]
    channel = _forks.start(command, environment, str(cwd or Path.cwd()), streams)
    if read:
        stdout.close()
    return Forked(command, channel, read)


def run_companion(
    *words: str | Path, check: bool = False, timeout: float | None = None, **started: Any
) -> "subprocess.CompletedProcess[str]":
    """Run `companion` with these words to its end, and return what it printed."""
    with (
        TemporaryFile("w+", encoding="utf-8") as output,
        TemporaryFile("w+", encoding="utf-8") as errors,
    ):
        process = start_companion(*words, stdout=output, stderr=errors, **started)
        try:
            code = process.wait(timeout)
        finally:
            process.kill()
        output.seek(0)
        errors.seek(0)
        result = subprocess.CompletedProcess(process.args, code, output.read(), errors.read())
    if check:
        result.check_returncode()
    return result


def load(kind: str) -> None:
    """Load what every process of this kind needs, in the order in which it does."""
    sys.path[0] = str(COMPANION.parent)
    import_module("companion.cli")
    if kind == "serve":
        import_module("companion.core.threadpool").patch_process()
    for name in LOADED[kind]:
        import_module(name)
    gc.freeze()  # no fork looks through it for garbage: that would copy all of it


def fork_until_left(control: socket) -> None:
    """Fork for each request; return in the forks only."""
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when pytest does
    running: dict[int, tuple[int, socket]] = {}
    while True:
        ready = select([control, *running], [], [])[0]
        for ended in running.keys() & set(ready):
            pid, channel = running.pop(ended)
            os.close(ended)
            code = os.waitstatus_to_exitcode(waitpid(pid, 0)[1])
            with channel, suppress(BrokenPipeError):
                channel.sendall(NUMBER.pack(code))
        if control in ready:
            streams = recv_fds(control, 1, 4)[1]
            if not streams:
                break
            channel = socket(fileno=streams.pop())
            pid = fork()
            if not pid:
                control.close()
                for number in (*running, *(other.detach() for _, other in running.values())):
                    os.close(number)
                signal.signal(signal.SIGINT, interrupt)
                return become(streams, channel)
            for number in streams:
                os.close(number)
            channel.sendall(NUMBER.pack(pid))
            running[os.pidfd_open(pid)] = pid, channel
    for pid, _ in running.values():
        os.kill(pid, signal.SIGTERM)
    os._exit(0)


def become(streams: list[int], channel: socket) -> None:
    """Make this fork what a process started with these streams and what is asked for is."""
    if "gevent" in sys.modules:
        import_module("gevent").reinit()
    with channel, channel.makefile() as file:
        sys.argv, environment, folder = json.loads(file.readline())
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        os.dup2(streams[number], number)
        os.close(streams[number])
        stream = open_stream(number, getattr(sys, name))
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def open_stream(number: int, before: TextIOWrapper) -> TextIOWrapper:
    """Open a standard stream as Python does when it starts: by what is there now."""
    is_plain = before.write_through  # PYTHONUNBUFFERED
    buffering = 0 if is_plain and number else -1
    raw = os.fdopen(number, "wb" if number else "rb", buffering, closefd=False)
    by_line = not is_plain and (raw.isatty() or number == 2)
    return TextIOWrapper(
        raw, before.encoding, before.errors, "\n", line_buffering=by_line, write_through=is_plain
    )


if __name__ == "__main__":
    load(sys.argv[1])
    fork_until_left(socket(fileno=int(sys.argv[2])))
    from companion.cli import main

    sys.exit(main())
