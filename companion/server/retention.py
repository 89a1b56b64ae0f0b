"""What a worker erases by itself, once an hour: what is past its time, and its own garbage."""

import gc
from typing import cast

import gevent
from flask import Flask

from companion.maintenance import expiry
from companion.people.erase import resume_erasures
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.transfer import journal

SWEEP_SECONDS = 3600.0


def sweep_forever(app: Flask) -> None:
    """Erase what is past its time, at once and then every hour, until the greenlet is killed."""
    while True:
        sweep(app)
        gc.unfreeze()  # else it would pass what earlier searches have left
        gc.collect()
        gevent.sleep(SWEEP_SECONDS)


def sweep(app: Flask) -> None:
    """Take every step; one that fails is logged and keeps none from being taken."""
    for step in STEPS:
        try:
            with app.app_context():
                step(app)
        except Exception:  # the next hour will do
            app.logger.exception("%s failed", step.__name__)


def take_back_imports(app: Flask) -> None:
    """Take back what imports have left that were broken off."""
    if broken_off := journal.take_back_abandoned():
        app.logger.warning("imports that were broken off are taken back: %s", broken_off)


def go_on_with_erasures(_app: Flask) -> None:
    """Go on with erasures of people that were broken off."""
    for game in resume_erasures():
        publish(AccessRevoked(game))


def erase_thrown_away(_app: Flask) -> None:
    """Erase the games thrown away a month ago."""
    expiry.purge_thrown_away()


def erase_old(app: Flask) -> None:
    """Erase what is older than RETENTION_DAYS."""
    days = cast("int | None", app.config["RETENTION_DAYS"])
    if days is None:
        return
    removed = expiry.purge_older(days)
    if removed != expiry.Purge(0, 0):
        app.logger.warning(
            "erased after %s days: games %s, scorebooks %s",
            days,
            removed.games,
            removed.scorebooks,
        )


STEPS = (take_back_imports, go_on_with_erasures, erase_thrown_away, erase_old)
