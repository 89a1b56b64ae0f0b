"""`companion backup`, `restore`, `doctor` and `db copy`, as a terminal sees them."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sqlalchemy.exc import DatabaseError, OperationalError

from companion.core import secret_key
from companion.core.config import Settings, SettingsError
from companion.core.i18n import text
from companion.maintenance import consistency
from companion.maintenance.backup import opened, put_in_place, read_backup, write_backup
from companion.maintenance.copy import copy
from companion.maintenance.doctor import Finding, findings


def backup(settings: Settings, file: Path) -> bool:
    """Write everything into one file, while others go on playing; whether all of it is right.

    The file is there in whole or not at all. Raises `SettingsError`.
    """
    _refuse_missing(settings)
    secret = settings.key
    if not file.absolute().parent.is_dir():
        raise SettingsError(f"There is no folder {file.absolute().parent} to put a backup into.")
    with TemporaryDirectory(prefix=".companion-", dir=file.absolute().parent) as folder:
        kept = replace(settings, data=Path(folder), postgresql=None)
        with opened(settings) as here, opened(kept) as there:
            copy(here, there)
            well = _say(findings(there))
            games = len(consistency.games())
        write_backup(kept.database, secret)
        put_in_place(kept.database, file)
    click.echo(text("backup.done", file=file, n=games))
    return well


def restore(settings: Settings, file: Path, secret_is_given: bool) -> bool:
    """Put a backup into an empty database, in a new epoch; whether all of it is right.

    Raises `SettingsError`.
    """
    with TemporaryDirectory() as folder:
        kept = replace(settings, data=Path(folder), postgresql=None)
        secret = read_backup(file, kept.database)
        if secret_is_given and secret != settings.secret_key:
            raise SettingsError(
                "SECRET_KEY is another than it was when this backup was made, so no phone would "
                "be known. Set it to that one, or unset it."
            )
        with opened(kept) as here, opened(settings) as there:
            copy(here, there, epoch=True)
            well = _say(findings(there))
            games = len(consistency.games())
    if not secret_is_given:
        secret_key.save_secret_key(settings.data, secret)
    click.echo(text("restore.done", file=file, n=games))
    return well


def doctor(settings: Settings, mending: bool) -> bool:
    """Look at everything that is stored; whether nothing is wrong, or is any more."""
    _refuse_missing(settings)
    try:
        with opened(settings) as engine:
            well = _say(findings(engine, mending))
            games = len(consistency.games())
    except DatabaseError as error:
        if isinstance(error, OperationalError):  # it is not there, which says nothing about it
            raise
        click.echo(text("doctor.damage", line=error.orig))
        return False
    click.echo(text("doctor.well" if well else "doctor.ill", n=games))
    return well


def move(source: Settings, target: Settings) -> bool:
    """Copy one database into another, which is empty; whether all of it is right.

    Raises `SettingsError`.
    """
    _refuse_missing(source)
    with opened(source) as here, opened(target) as there:
        rows = copy(here, there)
        well = _say(findings(there))
        games = len(consistency.games())
    click.echo(text("copy.done", n=games, rows=rows))
    return well


def _refuse_missing(settings: Settings) -> None:
    if settings.postgresql is None and not settings.database.exists():
        raise SettingsError(f"There is no database in {settings.data}. Name its folder.")


def _say(found: Iterable[Finding]) -> bool:
    """Tell what was found; whether all of it is mended."""
    well = True
    for finding in found:
        well = well and finding.mended
        click.echo(text("doctor.mended", what=finding.said) if finding.mended else finding.said)
    return well
