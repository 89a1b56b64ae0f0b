"""The command `companion`. Each of its commands loads only what it needs."""

import os
import sys
from dataclasses import replace
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from shutil import rmtree
from typing import Any

import click

from companion.core.config import Settings, SettingsError, read_settings

DATA = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of database and secret key (COMPANION_DATA; else a folder of your own).",
)


MAX_PORT = 65_535


def main() -> None:
    """Run the command; trouble with a setting or a file ends it with one line that names it.

    The files it makes are for its own user only.
    """
    os.umask(0o077)
    try:
        commands(prog_name="companion")
    except SettingsError as trouble:
        sys.exit(f"companion: {trouble}")
    except OSError as trouble:
        if trouble.filename is None:
            raise
        sys.exit(f"companion: {trouble.filename} cannot be used ({trouble.strerror}).")


@click.group()
@click.version_option(package_name="companion", message="%(prog)s %(version)s")
def commands() -> None:
    """Keep score of card games at a table."""


@commands.command()
@DATA
@click.option("--https", is_flag=True, help="For a home network: HTTPS by an authority of its own.")
def serve(data: Path | None, https: bool) -> None:
    """Serve the app on HOST (127.0.0.1; with --https 0.0.0.0) and PORT (8000)."""
    settings = _settings_to_serve(data, https)
    from companion.core.threadpool import patch_process

    patch_process()  # before anything else is loaded that waits
    if settings.metrics_token:
        share_figures(settings)
    from companion.server.serve import serve as serve_app

    serve_app(settings)


def _settings_to_serve(data: Path | None, https: bool) -> Settings:
    """Return the settings. Raises `SettingsError` where a proxy is to speak HTTPS as well."""
    if not https:
        return read_settings(os.environ, data)
    host = os.environ.get("HOST") or "0.0.0.0"
    settings = read_settings({**os.environ, "HOST": host}, data)
    if settings.proxy_hops or settings.port == MAX_PORT:
        raise SettingsError(
            "--https is for phones that come without a proxy, and takes the port after PORT too. "
            f"Unset PROXY_HOPS, and choose a PORT below {MAX_PORT}."
        )
    return replace(settings, https=True)


def share_figures(settings: Settings) -> None:
    """Name the folder of all workers' figures, which their library wants when it is loaded."""
    folder = settings.data / f"figures-{settings.port}"
    rmtree(folder, ignore_errors=True)
    folder.mkdir()
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)


@commands.command()
@DATA
def demo(data: Path | None) -> None:
    """Fill an empty data folder with a sample evening of every game."""
    settings = read_settings(os.environ, data, reads_key=False)
    from companion.maintenance.demo import fill

    fill(settings)


@commands.command()
@DATA
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(data: Path | None, file: Path) -> None:
    """Back everything up into FILE. The server may run; every log is replayed as a check."""
    settings = read_settings(os.environ, data)
    from companion.maintenance import commands as upkeep

    sys.exit(0 if upkeep.backup(settings, file) else 1)


@commands.command()
@DATA
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--revoke",
    "sent_away",
    multiple=True,
    metavar="DEVICE",
    help="A device that was sent away since and is not let in again; may stand several times.",
)
@click.option("--yes", "is_sure", is_flag=True, help="Do not ask who was sent away since.")
def restore(data: Path | None, file: Path, sent_away: tuple[str, ...], is_sure: bool) -> None:
    """Put a backup into an empty database. Who was sent away since the backup is asked."""
    settings = read_settings(os.environ, data, reads_key=False)
    from companion.maintenance import commands as upkeep

    devices = sent_away if sent_away or is_sure else None
    sys.exit(0 if upkeep.restore(settings, file, "SECRET_KEY" in os.environ, devices) else 1)


@commands.command()
@DATA
@click.option("--mend", is_flag=True, help="Mend what can be mended.")
@click.option(
    "--take-out",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Take games that cannot be read out into files in this folder.",
)
def doctor(data: Path | None, mend: bool, folder: Path | None) -> None:
    """Check all that is stored, by replaying every log."""
    settings = read_settings(os.environ, data, reads_key=False)
    from companion.maintenance import commands as upkeep

    sys.exit(0 if upkeep.doctor(settings, mend, folder) else 1)


@commands.group()
def admin() -> None:
    """Help those whose scorebooks are on this server. Every change stands in admin.log."""


AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON value.")
IS_SURE = click.option("--yes", "is_sure", is_flag=True, help="Do not ask.")
BOOK = click.argument("book", metavar="SCOREBOOK")
ADDRESS = click.option(
    "--address", help="Where phones find the server, as https://cards.example.org."
)
ONE_BOOK = click.option("--scorebook", "book", help="Only in this scorebook.")


def _administer(data: Path | None, name: str, *args: Any, as_json: bool, is_sure: bool) -> None:
    """Run a function of `companion.maintenance.admin` with a terminal and these arguments."""
    settings = read_settings(os.environ, data, reads_key=False)
    from companion.maintenance import admin as administration

    terminal = administration.Terminal(settings, as_json=as_json, is_sure=is_sure)
    administration.run(settings, partial(getattr(administration, name), terminal, *args))


@admin.command("list")
@DATA
@AS_JSON
def admin_list(data: Path | None, as_json: bool) -> None:
    """List the scorebooks and how much is in them, the largest first."""
    _administer(data, "list_scorebooks", as_json=as_json, is_sure=True)


@admin.command("devices")
@DATA
@AS_JSON
@ONE_BOOK
def admin_devices(data: Path | None, as_json: bool, book: str | None) -> None:
    """List the devices that are let in, and what each may do."""
    _administer(data, "list_devices", book, as_json=as_json, is_sure=True)


@admin.command("export")
@DATA
@AS_JSON
@BOOK
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--person", help="Only what is stored of this person: a name or an id.")
def admin_export(
    data: Path | None, as_json: bool, book: str, folder: Path, person: str | None
) -> None:
    """Write a scorebook into files of FOLDER, which the app can bring in."""
    _administer(data, "export_scorebook", book, person, folder, as_json=as_json, is_sure=True)


@admin.command("erase")
@DATA
@AS_JSON
@IS_SURE
@BOOK
@click.option("--person", help="Only this person's name, which becomes a mark: a name or an id.")
def admin_erase(
    data: Path | None, as_json: bool, is_sure: bool, book: str, person: str | None
) -> None:
    """Erase a scorebook with its people, games and links, or one person out of it, for good."""
    _administer(data, "erase", book, person, as_json=as_json, is_sure=is_sure)


@admin.command("give-back")
@DATA
@AS_JSON
@IS_SURE
@BOOK
@click.option("--from", "owner", help="The device it is taken from, where several own it.")
@ADDRESS
def admin_give_back(
    data: Path | None,
    as_json: bool,
    is_sure: bool,
    book: str,
    owner: str | None,
    address: str | None,
) -> None:
    """Print a link that gives a scorebook to a new phone. The one before it only watches then."""
    _administer(data, "give_back", book, owner, address, as_json=as_json, is_sure=is_sure)


@admin.command("invite")
@DATA
@AS_JSON
@ADDRESS
def admin_invite(data: Path | None, as_json: bool, address: str | None) -> None:
    """Print a link that gives a phone a scorebook of its own, also where INVITE_ONLY is set."""
    _administer(data, "invite", address, as_json=as_json, is_sure=True)


@admin.command("revoke")
@DATA
@AS_JSON
@IS_SURE
@click.argument("device")
@ONE_BOOK
def admin_revoke(
    data: Path | None, as_json: bool, is_sure: bool, device: str, book: str | None
) -> None:
    """Take from a device all that it may do; `companion admin devices` names it."""
    _administer(data, "revoke", device, book, as_json=as_json, is_sure=is_sure)


@admin.command("purge")
@DATA
@AS_JSON
@IS_SURE
@click.option("--older-than", "days", type=click.IntRange(1), required=True, metavar="DAYS")
def admin_purge(data: Path | None, as_json: bool, is_sure: bool, days: int) -> None:
    """Erase the games that nobody has written to for DAYS, and scorebooks with no other."""
    _administer(data, "purge", days, as_json=as_json, is_sure=is_sure)


@commands.group()
def db() -> None:
    """About the database."""


@db.command()
@click.argument("source", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("target")
def copy(source: Path, target: str) -> None:
    """Copy the data folder SOURCE into the PostgreSQL database TARGET."""
    from_here = read_settings({}, source, reads_key=False)
    to = read_settings({"DATABASE_URL": target}, source, reads_key=False)
    from companion.maintenance import commands as upkeep

    sys.exit(0 if upkeep.move(from_here, to) else 1)


@commands.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--text", "as_text", is_flag=True, help="Print tables for people.")
def score(files: tuple[str, ...], as_text: bool) -> None:
    """Score game files: one JSON object a line; refused files are named on standard error."""
    from companion.score import score as score_files

    _speak_utf8(sys.stdout)
    _speak_utf8(sys.stderr)
    refused = False
    for scored in score_files(list(files), as_text):
        if scored.output is not None:
            click.echo(scored.output)
        if scored.refusal is not None:
            refused = True
            click.echo(scored.refusal, err=True)
    sys.exit(1 if refused else 0)


def _speak_utf8(stream: object) -> None:
    """Print UTF-8 wherever this runs: JSON is UTF-8, and names are names."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8")
