"""`companion backup`, `restore`, `doctor` and `db copy`, as a terminal sees them."""

import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from companion.access.scorebooks import public_id
from companion.core.config import Settings, SettingsError
from companion.core.i18n import text
from companion.core.key_file import save_secret_key
from companion.maintenance import consistency, inventory
from companion.maintenance.backup import (
    incomplete_name,
    open_database,
    put_in_place,
    read_backup,
    write_backup,
)
from companion.maintenance.copy import SkippedRow, copy, require_empty
from companion.maintenance.doctor import Finding, findings, has_unreadable_rows
from companion.maintenance.inventory import DeviceGrants
from companion.maintenance.take_out import take_out


def backup(settings: Settings, file: Path) -> bool:
    """Write everything into one file, while others go on playing; return whether all is right.

    The file is there in whole or not at all. Where rows cannot be read, an earlier file stays, and
    the new one stands beside it. Raises `SettingsError`.
    """
    _require_database(settings)
    secret = settings.key
    if not file.absolute().parent.is_dir():
        raise SettingsError(f"There is no folder {file.absolute().parent} to put a backup into.")
    with TemporaryDirectory(prefix=".companion-", dir=file.absolute().parent) as folder:
        file_settings = replace(settings, data=Path(folder), postgresql=None)
        with (
            open_database(settings) as source_engine,
            open_database(file_settings) as target_engine,
        ):
            skipped_rows = copy(source_engine, target_engine).skipped_rows
            is_right = _report([*_missing(skipped_rows), *findings(target_engine)])
            games = len(consistency.games())
        write_backup(file_settings.database, secret)
        target = incomplete_name(file) if skipped_rows and file.exists() else file
        put_in_place(file_settings.database, target)
    if target != file:
        click.echo(text("backup.kept", file=file, incomplete=target))
    click.echo(text("backup.done", file=target, n=games))
    return is_right


def restore(
    settings: Settings,
    file: Path,
    secret_is_given: bool,
    sent_away: Collection[str] | None = None,
) -> bool:
    """Put a backup into an empty database, in a new epoch; return whether all of it is right.

    `sent_away` are the devices that are not let in again, as their ids begin; None: whoever sits at
    the terminal is asked. Raises `SettingsError`.
    """
    with TemporaryDirectory() as folder:
        file_settings = replace(settings, data=Path(folder), postgresql=None)
        secret = read_backup(file, file_settings.database)
        if secret_is_given and secret != settings.secret_key:
            raise SettingsError(
                "SECRET_KEY is another than it was when this backup was made, so no phone would "
                "be known. Set it to that one, or unset it."
            )
        with (
            open_database(settings) as target_engine,
            open_database(file_settings) as source_engine,
        ):
            require_empty(target_engine)
            _leave_out_devices(sent_away)
            if not secret_is_given:  # before the games, of which no phone is known without it
                save_secret_key(settings.data, secret)
            skipped_rows = copy(source_engine, target_engine, epoch=True).skipped_rows
        with open_database(settings) as target_engine:
            is_right = _report([*_missing(skipped_rows), *findings(target_engine)])
            games = len(consistency.games())
    click.echo(text("restore.done", file=file, n=games))
    return is_right


def _leave_out_devices(sent_away: Collection[str] | None) -> None:
    """Tell who is let in again, and take out of the open database whoever was sent away since.

    A backup cannot know them, so they are asked about. Raises `SettingsError` for other ids.
    """
    devices = inventory.list_devices(None)
    click.echo(text("restore.devices", n=len(devices)))
    for one in devices:
        row = asdict(one) | {"made": one.made[:10], "role": one.role or "–"}
        click.echo(text("admin.device", **row))
    for device in _find_devices(sent_away) if sent_away is not None else _ask_for_devices(devices):
        inventory.revoke_device(device, None)
        click.echo(text("restore.left_out", device=public_id(device)))


def _ask_for_devices(devices: list[DeviceGrants]) -> list[str]:
    """Return the devices that whoever sits at the terminal names; none where nobody does."""
    if not devices or not sys.stdin.isatty():
        return []
    while True:
        answer = click.prompt(text("restore.ask"), default="", show_default=False)
        try:
            return _find_devices(answer.split())
        except SettingsError as error:
            click.echo(str(error))


def _find_devices(prefixes: Collection[str]) -> list[str]:
    """Return the devices whose public ids begin so. Raises `SettingsError` for others."""
    try:
        return [inventory.find_device(prefix) for prefix in prefixes]
    except inventory.AmbiguousNameError as error:
        others = ", ".join(error.candidates[:9]) or text("admin.none")
        raise SettingsError(text("admin.ambiguous", name=error.name, others=others)) from error


def doctor(settings: Settings, repairing: bool, folder: Path | None = None) -> bool:
    """Check everything that is stored; return whether nothing is wrong, or is any more.

    Games that cannot be read are taken out into files of `folder`, where one is named.
    """
    _require_database(settings)
    try:
        with open_database(settings) as engine:
            if folder is not None:
                _take_out(engine, folder)
            is_right = _report(findings(engine, repairing))
            games = len(consistency.games())
    except DatabaseError as error:
        if isinstance(error, OperationalError):  # it is not there, which says nothing about it
            raise
        click.echo(text("doctor.damage", line=error.orig))
        return False
    click.echo(text("doctor.well" if is_right else "doctor.ill", n=games))
    return is_right


def move(source: Settings, target: Settings) -> bool:
    """Copy one database into another, which is empty; return whether all of it is right.

    Raises `SettingsError`.
    """
    _require_database(source)
    with open_database(source) as source_engine, open_database(target) as target_engine:
        copied = copy(source_engine, target_engine)
        is_right = _report([*_missing(copied.skipped_rows), *findings(target_engine)])
        games = len(consistency.games())
    click.echo(text("copy.done", n=games, rows=copied.rows))
    return is_right


def _take_out(engine: Engine, folder: Path) -> None:
    """Take the games that cannot be read out of the database into files."""
    for game in consistency.games():
        if has_unreadable_rows(game):
            click.echo(text("doctor.taken_out", game=game, file=take_out(engine, game, folder)))


def _missing(skipped_rows: list[SkippedRow]) -> Iterator[Finding]:
    for row in skipped_rows:
        yield Finding(text("copy.skipped", table=row.table, key=row.key))


def _require_database(settings: Settings) -> None:
    if settings.postgresql is None and not settings.database.exists():
        raise SettingsError(f"There is no database in {settings.data}. Name its folder.")


def _report(found: Iterable[Finding]) -> bool:
    """Print the findings; return whether all of them are repaired."""
    is_right = True
    for finding in found:
        is_right = is_right and finding.is_repaired
        click.echo(
            text("doctor.mended", what=finding.message) if finding.is_repaired else finding.message
        )
    return is_right
