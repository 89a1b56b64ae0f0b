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
        try:
            sweep(app)
        except Exception:  # the next hour will do
            app.logger.exception("what is past its time could not be erased")
        gc.unfreeze()  # else it would pass what earlier searches have left
        gc.collect()
        gevent.sleep(SWEEP_SECONDS)


def sweep(app: Flask) -> None:
    """Erase the games thrown away a month ago, and what is older than RETENTION_DAYS.

    What imports have left that were broken off goes, too, and erasures of people are gone on with.
    """
    days = cast("int | None", app.config["RETENTION_DAYS"])
    with app.app_context():
        if broken_off := journal.take_back_abandoned():
            app.logger.warning("imports that were broken off are taken back: %s", broken_off)
        for game in resume_erasures():
            publish(AccessRevoked(game))
        expiry.purge_thrown_away()
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
