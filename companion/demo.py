"""`companion demo`: an evening of every game, for a first look."""

import json
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click

from companion import create_app
from companion.config import Settings, WrongSetting
from companion.extensions import db
from companion.matches import store as matches
from companion.matches.store import Beginning
from companion.messages import text
from companion.paths import PACKAGE
from companion.rules import Json, replay
from companion.scorebooks.store import DEMO_DEVICE
from companion.serve import migrate
from companion.sync import store as sync

SAMPLES = PACKAGE / "samples"
EVENING = (("tally", 5), ("greta", 1), ("lynx", 25), ("animanize", 20), ("agame", 30))
"""The games in the order they were played, and the minutes between two entries."""


def fill(settings: Settings) -> None:
    """Put the samples into the database. Raises `WrongSetting` when it has games already."""
    app = create_app(settings)
    migrate(app)
    with app.app_context():
        try:
            _play_the_evening(settings)
        finally:
            db.engine.dispose()
    click.echo(text("demo.done", folder=settings.data))
    click.echo(text("demo.start", folder=settings.data))


def _play_the_evening(settings: Settings) -> None:
    if matches.any_there():
        raise WrongSetting(f"{settings.data} has games already. Name an empty folder with --data.")
    begin = datetime.now(UTC).replace(hour=17, minute=30, second=0) - timedelta(days=1)
    for game, minutes in EVENING:
        begin = _play(game, begin, timedelta(minutes=minutes))


def sample(game: str) -> Json:
    """The sample of a game, as a game file."""
    return json.loads(Path(SAMPLES / f"{game}.json").read_text(encoding="utf-8"))


def _play(game: str, begin: datetime, pause: timedelta) -> datetime:
    """Write a sample into the database as if it had been played; when its last entry came."""
    file = sample(game)
    setup, log = replay({**file, "log": []})["setup"], file.pop("log")
    file |= {"id": str(uuid.uuid4()), "started": _iso(begin)}
    file |= {"seats": setup["seats"], "options": setup["options"]}
    matches.start(DEMO_DEVICE, Beginning(file))
    for entry in log:
        begin += pause
        entry["id"] = str(uuid.uuid4())
        if entry["type"] != "place":  # there `at` is a cell
            entry["at"] = _iso(begin)
    sync.append(file["id"], DEMO_DEVICE, 0, log)
    return begin + pause


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")
