"""Requests of who has cost much and of others, in a process that is patched as the server is."""

from pathlib import Path
from tempfile import TemporaryDirectory

import gevent
from prometheus_client import REGISTRY

from companion import create_app
from companion.access.fair_share import BUSY_SECONDS, REQUEST_SECONDS
from companion.maintenance.migrate import migrations
from companion.models import db
from tests.conftest import Phone, points, settings_in

COUNTER = "companion_delayed_requests_total"
ROUNDS = 1_000
HEAVY, LIGHT = "127.0.0.1", "127.0.0.2"


def report() -> None:
    """Print what requests were charged, and how many waited."""
    with TemporaryDirectory() as folder:
        app = create_app(settings_in(Path(folder)))
        app.test_client_class = Phone
        with app.app_context():
            migrations(app).upgrade()
        gevent.spawn(ask, app).join()
        with app.app_context():
            db.engine.dispose()


def ask(app) -> None:
    """Make the requests."""
    phone, shares = app.test_client(), app.extensions["shares"]
    charges: list[float] = []
    charge = shares.charge
    shares.charge = lambda sender, seconds: (charges.append(seconds), charge(sender, seconds))
    phone.start("g")
    phone.write("g", 0, *[points(f"e{n}", 1, 2) for n in range(ROUNDS)])
    print("charged:", charges[-1] > 2 * REQUEST_SECONDS)
    for number in range(6):
        charge(f"other {number}", REQUEST_SECONDS)
    charge(HEAVY, 2 * BUSY_SECONDS)
    print("heavy waited:", waited(app, HEAVY, "/api/games"))
    print("light waited:", waited(app, LIGHT, "/api/games"))
    print("asked for its health:", waited(app, HEAVY, "/health"))


def waited(app, address: str, path: str) -> int:
    """Return how many requests waited while a phone without a cookie asks from an address."""
    before = REGISTRY.get_sample_value(COUNTER) or 0
    assert app.test_client().get(path, environ_base={"REMOTE_ADDR": address}).status_code == 200
    return int((REGISTRY.get_sample_value(COUNTER) or 0) - before)
