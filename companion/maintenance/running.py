"""The server that runs on a data folder, known by a lock on a file in it."""

import fcntl
import os
import signal
from typing import IO

from companion.core.config import Settings, SettingsError

LOCK_NAME = "serving.lock"


def lock_folder(settings: Settings) -> IO[str]:
    """Return a lock on the data folder, held while it is open, by this process and its workers.

    Raises `SettingsError` where another server has it: two would not hear of each other's writes.
    """
    lock = (settings.data / LOCK_NAME).open("a+")
    if settings.postgresql is None and not _try_lock(lock):
        raise SettingsError(
            f"Another Companion serves the folder {settings.data} already. Stop it, "
            "or name another folder with --data or COMPANION_DATA."
        )
    if settings.postgresql is None:  # else several servers may share a folder
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
    return lock


def reload_server(settings: Settings) -> bool:
    """Have the server on this data folder begin anew, so that its streams ask who may see what.

    Return whether one runs: phones come back within seconds, and nothing under way is lost.
    """
    try:
        lock = (settings.data / LOCK_NAME).open("r+")
    except FileNotFoundError:
        return False
    with lock:
        number = lock.read()
        if not number.isdecimal() or _try_lock(lock):
            return False
    os.kill(int(number), signal.SIGHUP)
    return True


def _try_lock(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
