"""What proxies and those who look after a server ask it (docs/deploy.md)."""

from flask import Blueprint, Flask
from werkzeug.exceptions import ServiceUnavailable

from companion.pubsub.registry import hub
from companion.web import health_store

asked = Blueprint("health", __name__)
Answer = dict[str, str | bool]


def init_app(app: Flask) -> None:
    """Offer the calls."""
    app.register_blueprint(asked)


@asked.get("/health")
def health() -> Answer:
    """Whether this server can answer from its database."""
    health_store.ask()
    return {"status": "ok"}


@asked.get("/ready")
def ready() -> Answer:
    """Whether a proxy should send phones here, and whether they are told at once what is new.

    Once it was ready a server stays so without its Redis: others have none either, and phones can
    still ask and write.
    """
    if hub().closed or not hub().line.ready:
        raise ServiceUnavailable
    health_store.ask()
    return {"status": "ok", "streams": hub().line.hears}
