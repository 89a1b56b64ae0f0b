"""What those who look after a server ask it: `/metrics`, `/health`, `/ready` (docs/deploy.md)."""

import hmac
import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any, cast

import gevent
from flask import (
    Blueprint,
    Flask,
    Response,
    copy_current_request_context,
    current_app,
    request,
)
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import delete, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound, ServiceUnavailable

from companion.core.clock import now
from companion.core.metrics import ANSWERS, BUILD
from companion.core.threadpool import is_under_gevent
from companion.db.transactions import reads, writes
from companion.models.games import ErasedGame
from companion.pubsub.registry import stream_registry
from companion.web.request_id import route, seconds

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder to the library, which asks for it as soon as it is imported."""
WRITE_PROBE = "companion.write_probe"
"""Names what the last try to write to the database came to."""
WRITE_SECONDS = 5.0
"""Between two such writes; in between it is asked only."""
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"}
"""Whatever else is sent counts as one, or anybody could make figures without end."""

metrics = Blueprint("metrics", __name__)


def init_app(app: Flask) -> None:
    """Time every answer, and offer the figures."""
    BUILD.labels(version("companion")).set(1)
    app.after_request(_observe)
    app.extensions[WRITE_PROBE] = WriteProbe()
    app.register_blueprint(metrics)
    app.register_blueprint(health_pages)


@metrics.get("/metrics")
def metrics_page() -> Response:
    """Return the figures of all workers; for everybody else there is no such page."""
    if not _is_authorized():
        raise NotFound
    response = Response(generate_latest(_registry()), content_type=CONTENT_TYPE_LATEST)
    response.headers["Cache-Control"] = "no-store"
    return response


def _is_authorized() -> bool:
    token = cast("str | None", current_app.config["METRICS_TOKEN"])
    header = request.headers.get("Authorization", "")
    return token is not None and hmac.compare_digest(header.encode(), f"Bearer {token}".encode())


def _registry() -> CollectorRegistry:
    if METRICS_FOLDER not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    registry.register(_WorkerFigures(Path(os.environ[METRICS_FOLDER])))
    return registry


class _WorkerFigures(Collector):
    """The figures of all workers, from the files that each writes its own into."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Merge what the workers have written; a file of one that starts is empty for a moment."""
        files = [str(file) for file in self._folder.glob("*.db") if _has_content(file)]
        return cast("Iterable[Metric]", cast("Any", MultiProcessCollector).merge(files))


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:  # of a worker that has just ended
        return False


def _observe(response: Response) -> Response:
    method = request.method if request.method in METHODS else "other"
    ANSWERS.labels(method, route(), response.status_code).observe(seconds())
    return response


health_pages = Blueprint("health", __name__)
Status = dict[str, str | bool]


@health_pages.get("/health")
def health() -> Status:
    """Whether this server can answer from its database, and write into it."""
    _check_database()
    return {"status": "ok"}


@health_pages.get("/ready")
def ready() -> Status:
    """Whether a proxy should send phones here, and whether streams are up to date.

    Once it was ready a server stays so without its Redis: others have none either, and phones can
    still ask and write.
    """
    if stream_registry().is_closed or not stream_registry().broker.was_connected:
        raise ServiceUnavailable
    _check_database()
    return {"status": "ok", "streams": stream_registry().broker.is_connected}


@dataclass
class WriteProbe:
    """What the last try to write to the database came to."""

    next_time: float = 0.0
    """When it is tried again, by `monotonic`."""
    is_running: bool = False
    has_failed: bool = False


def _check_database() -> None:
    """Ask the database, and now and then write to it: a full disk answers and takes nothing.

    Under gevent nobody waits for the write behind those of others: the next question tells what
    came of it. Raises `OperationalError`, `ServiceUnavailable`.
    """
    _query_database()
    probe = cast("WriteProbe", current_app.extensions[WRITE_PROBE])
    if not probe.is_running and monotonic() >= probe.next_time:
        probe.is_running = True
        run = copy_current_request_context(_try_to_write)
        gevent.spawn(run, probe) if is_under_gevent() else run(probe)
    if probe.has_failed:
        raise ServiceUnavailable


def _try_to_write(probe: WriteProbe) -> None:
    try:
        _write_to_database()
        probe.next_time = monotonic() + WRITE_SECONDS
        probe.has_failed = False
    except OperationalError as error:
        current_app.logger.error("database: %s", error.orig)
        probe.next_time = 0.0  # with the next question
        probe.has_failed = True
    finally:
        probe.is_running = False


@reads
def _query_database(session: Session) -> None:
    """Ask it anything; raises where it does not answer."""
    session.execute(text("SELECT 1"))


@writes
def _write_to_database(session: Session) -> None:
    """Write a row, and take it back in the same transaction."""
    key = ErasedGame.key_of(secrets.token_hex())
    session.add(ErasedGame(hashed=key, erased=now()))
    session.flush()
    session.execute(delete(ErasedGame).where(ErasedGame.hashed == key))
