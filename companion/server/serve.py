"""`companion serve`: gunicorn with gevent workers."""

import atexit
import gc
import sys
from contextlib import suppress
from dataclasses import replace
from os import strerror
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from socket import AF_INET, AF_INET6, create_server
from typing import Any

import click
import segno
from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.glogging import Logger
from prometheus_client.multiprocess import (
    mark_process_dead,  # pyright: ignore[reportUnknownVariableType]  # half of its types are told
)
from sqlalchemy import select

from companion import create_app
from companion.access.scorebooks import DEMO_DEVICE
from companion.app import with_database
from companion.core.config import Settings, SettingsError, create_secret_key
from companion.core.hostnames import TrustedHosts, public_hosts
from companion.core.i18n import text
from companion.maintenance.migrate import migrate
from companion.maintenance.running import lock_folder
from companion.models import db
from companion.models.scorebooks import Device
from companion.server.worker import Worker
from companion.web.logs import JsonFormatter, sanitize

KEEPALIVE_SECONDS = 20
"""A phone's connection is kept so long for its next request."""
GRACEFUL_SECONDS = 10
"""Given to a request under way, or a worker still starting, when the server is to stop."""
OTHERS = 0o007
"""What users beside owner and group may do with a file."""
MAX_CONNECTIONS = 10_000
"""Open at a time. Each phone that looks at a game holds one for its stream."""


def serve(settings: Settings) -> None:
    """Bring the database up to date, and serve until SIGTERM or Ctrl-C.

    Raises `SettingsError` when the address or the folder is taken, or the secret key is lost.
    """
    _check_address(settings)
    lock = lock_folder(settings)
    _close_to_others(settings)
    if settings.https:
        _certificate_file(settings)
    app = with_database(settings)
    migrate(app)
    if settings.secret_key is None:
        settings = replace(settings, secret_key=_create_first_key(settings, app))
    _raise_file_limit()
    atexit.register(gc.freeze)  # a process that ends need not look through all it has for garbage
    with lock:
        GunicornApp(settings).run()


def _certificate_file(settings: Settings) -> Path:
    """Return the file with the certificate of HTTPS, made where there is none that is good."""
    from companion.server.authority import (
        ensure_certificate,  # a server without HTTPS starts without its packages
    )

    file, _ = ensure_certificate(settings)
    return file


def _close_to_others(settings: Settings) -> None:
    """Take what is in the data folder from other users of this machine; its group may stay."""
    for path in (settings.data, *settings.data.glob(f"{settings.database.name}*")):
        with suppress(PermissionError):  # it belongs to somebody who has seen to it
            path.chmod(path.stat().st_mode & ~OTHERS)


def _check_address(settings: Settings) -> None:
    _check_port(settings)
    if settings.https:
        _check_port(replace(settings, port=settings.setup_port))


def _check_port(settings: Settings) -> None:
    family = AF_INET6 if ":" in settings.host else AF_INET
    try:
        create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        raise SettingsError(
            f"{settings.authority} cannot be listened on ({strerror(error.errno or 0)}). "
            "Choose another address with HOST and PORT."
        ) from error


def _create_first_key(settings: Settings, app: Flask) -> str:
    """Make the secret key of a server that starts for the first time. Raises `SettingsError`.

    A file in which phones are known had a key; a PostgreSQL may have other servers, each with a
    folder of its own.
    """
    with app.app_context():
        with db.engine.connect() as connection:
            device_id = connection.scalar(
                select(Device.id).where(Device.id != DEMO_DEVICE).limit(1)
            )
        db.engine.dispose()
    if device_id is not None and settings.postgresql is None:
        raise SettingsError(
            f"The secret key by which phones are known here is missing: {settings.data / 'secret'}."
            " Put that file back, or set SECRET_KEY to what was in it; a backup holds it too. "
            "If it is lost, set SECRET_KEY to 32 characters or more: every phone is new then."
        )
    return create_secret_key(settings.data)


def _raise_file_limit() -> None:
    """Raise the limit of open files: each connection is one, and the usual limit is 1,024."""
    _, most = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (most, most))


class GunicornApp(BaseApplication):
    """Gunicorn, set up from our settings and nothing else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        super().__init__()

    def load_config(self) -> None:
        """Set gunicorn up."""
        for name, value in self._config().items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Make the application, inside the worker."""
        return create_app(self.settings)

    def _config(self) -> dict[str, Any]:
        return {
            "bind": self._addresses(),
            "worker_class": Worker,
            "workers": self.settings.workers,
            "worker_connections": MAX_CONNECTIONS,
            "graceful_timeout": GRACEFUL_SECONDS,
            "keepalive": KEEPALIVE_SECONDS,
            "control_socket_disable": True,
            "forwarded_allow_ips": "",  # the application itself believes PROXY_HOPS proxies
            "loglevel": "warning",
            "logger_class": JsonLogger if self.settings.log == "json" else PlainLogger,
            "when_ready": self._print_address,
            "child_exit": self._drop_metrics,
            **self._certificate(),
        }

    def _addresses(self) -> list[str]:
        """Return where to listen: with HTTPS of our own, also where plain HTTP explains it."""
        setup = replace(self.settings, port=self.settings.setup_port)
        return [self.settings.authority, *([setup.authority] if self.settings.https else [])]

    def _certificate(self) -> dict[str, str]:
        if not self.settings.https:
            return {}
        file = str(_certificate_file(self.settings))  # with its key
        return {"certfile": file, "keyfile": file}

    def _drop_metrics(self, _arbiter: Any, worker: Any) -> None:
        """Drop the gauges of a worker that ended; its counts stay."""
        if self.settings.metrics_token:
            mark_process_dead(worker.pid)

    def _print_address(self, _arbiter: Any) -> None:
        """Print where phones find this server, the likeliest address as a QR code as well."""
        hosts = public_hosts(self.settings.host)
        scheme = "https" if self.settings.https else "http"
        first, *others = (
            f"{scheme}://{replace(self.settings, host=one).authority}" for one in hosts
        )
        click.echo(text("cli.serving", address=first))
        if not self._is_trusted(hosts[0]):
            click.echo(text("cli.serving.named", names=" ".join(self.settings.trusted_hosts)))
            return
        for address in others:
            click.echo(text("cli.serving.also", address=address))
        if self.settings.https:
            setup = replace(self.settings, host=hosts[0], port=self.settings.setup_port)
            first = f"http://{setup.authority}"
            click.echo(text("cli.serving.setup", address=first))
        segno.make(first, error="l", micro=False).terminal(compact=True)
        sys.stdout.flush()  # else each worker would have it, to be printed when that ends

    def _is_trusted(self, host: str) -> bool:
        """Whether it answers to the address it listens on: behind a proxy it has a name instead."""
        named = TrustedHosts(self.settings.trusted_hosts)
        return self.settings.trusts_own_addresses or named.includes(host)


class PlainLogger(Logger):
    """Lines for people."""

    def setup(self, cfg: Any) -> None:
        """Keep every message to its line."""
        super().setup(cfg)
        self.error_log.addFilter(sanitize)


class JsonLogger(PlainLogger):
    """Lines for programs."""

    def setup(self, cfg: Any) -> None:
        """Write every message as JSON."""
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter())
