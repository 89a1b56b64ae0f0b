"""`companion demo`: an evening of every game, for a first look."""

import json
import uuid
from datetime import UTC, datetime, timedelta

import click

from companion import create_app
from companion.access import games
from companion.access.scorebooks import DEMO_DEVICE
from companion.core.config import Settings, SettingsError
from companion.core.i18n import text
from companion.core.paths import PACKAGE
from companion.core.rules import Json, catalogue, replay
from companion.games.create import NO_BOUNDS, NewGameRequest, create_game
from companion.games.own_pads import PadChange, save_pad
from companion.log.store import append
from companion.maintenance.migrate import migrate
from companion.models import db

SAMPLES = PACKAGE / "samples"
BY_PADS = ("pad", "pad-teams", "pad-rows")
"""Samples of games by pads, which are not in the catalogue: rounds, rounds in teams, rows."""
LENGTH = timedelta(minutes=50)
"""How long each game of the evening took."""


def fill(settings: Settings) -> None:
    """Put the samples into the database. Raises `SettingsError` when it has games already."""
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
    if games.has_any():
        raise SettingsError(f"{settings.data} has games already. Name an empty folder with --data.")
    begin = datetime.now(UTC).replace(hour=15, minute=50, second=0) - timedelta(days=1)
    for file in samples():
        begin = _play(file, begin)
    pad = json.loads((SAMPLES / "own" / "mau-mau.json").read_text(encoding="utf-8"))
    save_pad(DEMO_DEVICE, "other", PadChange(str(uuid.uuid4()), pad, False, 0, None), NO_BOUNDS)


def samples() -> list[Json]:
    """Return a game file of every game that has a sample, the catalogue's first played last.

    Those by pads are played before them: what is not in the catalogue comes first.
    """
    games = [*BY_PADS, *(game["game"] for game in reversed(catalogue()))]
    files = [SAMPLES / f"{game}.json" for game in games]
    return [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]


def _play(file: Json, begin: datetime) -> datetime:
    """Write a sample into the database as if it had been played; when the next game began."""
    setup, log = replay({**file, "log": []})["setup"], file.pop("log")
    pause = LENGTH / len(log)
    file |= {"id": str(uuid.uuid4()), "started": _iso(begin)}
    file["seats"] = setup["seats"]
    if "pad" not in file:
        file["options"] = setup["options"]
    create_game(DEMO_DEVICE, NewGameRequest(file))
    for entry in log:
        begin += pause
        entry["id"] = str(uuid.uuid4())
        if entry["type"] != "place":  # there `at` is a cell
            entry["at"] = _iso(begin)
    append(file["id"], DEMO_DEVICE, 0, log)
    return begin + pause


def _iso(time: datetime) -> str:
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")
