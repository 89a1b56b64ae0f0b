"""`companion admin`: what those who run a server do for others, and to whom it is told."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from companion.core.clock import now
from companion.core.config import Settings, SettingsError
from companion.core.hostnames import public_hosts
from companion.core.i18n import text
from companion.core.strict_json import as_list
from companion.games.delete import erase_scorebook
from companion.maintenance import expiry, inventory
from companion.maintenance.backup import open_database
from companion.maintenance.running import reload_server
from companion.people.erase import erase_person
from companion.transfer import export
from companion.transfer.file_format import encode_text

LOG_NAME = "admin.log"
KIB = 1024


class Terminal:
    """What a command asks and says: in sentences, or as one JSON object."""

    def __init__(self, settings: Settings, *, as_json: bool, is_sure: bool) -> None:
        self.settings = settings
        self.as_json = as_json
        self._is_sure = is_sure

    def confirm(self, key: str, **params: Any) -> None:
        """Ask on standard error whether to go on. Raises `click.Abort` where the answer is no."""
        if not self._is_sure:
            click.confirm(text(key, **params), abort=True, err=True)

    def say(self, key: str, **params: Any) -> None:
        """Say a sentence, where people read it."""
        if not self.as_json:
            click.echo(text(key, **params))

    def finish(self, command: str, key: str, /, secret: str | None = None, **result: Any) -> None:
        """Say what was done, and write it into the log of this command; `secret` is only said."""
        line = {"time": now(), "command": command, **result}
        with (self.settings.data / LOG_NAME).open("a", encoding="utf-8") as log:
            log.write(f"{json.dumps(line, ensure_ascii=False)}\n")
        shown = result if secret is None else {**result, "link": secret}
        click.echo(_as_json(shown) if self.as_json else text(key, **_in_words(shown)))


def _in_words(values: dict[str, Any]) -> dict[str, Any]:
    """Return values as a sentence names them: of a list one item after the other."""
    return {
        name: ", ".join(as_list(value)) if isinstance(value, list) else value
        for name, value in values.items()
    }


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def run(settings: Settings, work: Callable[[], None]) -> None:
    """Do this inside the database. Raises `SettingsError`, also where a name means nothing."""
    if settings.postgresql is None and not settings.database.exists():
        raise SettingsError(f"There is no database in {settings.data}. Name its folder.")
    with open_database(settings):
        try:
            work()
        except inventory.AmbiguousNameError as error:
            others = ", ".join(error.candidates[:9]) or text("admin.none")
            raise SettingsError(text("admin.ambiguous", name=error.name, others=others)) from error


def list_scorebooks(terminal: Terminal) -> None:
    """Print every scorebook, the largest first."""
    found = inventory.list_scorebooks()
    if terminal.as_json:
        click.echo(_as_json([asdict(one) for one in found]))
        return
    for one in found:
        names = ", ".join(one.names) or "–"
        row = asdict(one) | {"names": names, "kib": one.bytes // KIB, "touched": one.touched[:10]}
        click.echo(text("admin.scorebook", **row))
    click.echo(text("admin.scorebooks", n=len(found), games=sum(one.games for one in found)))


def list_devices(terminal: Terminal, book: str | None) -> None:
    """Print the devices that are let in, and what each may do."""
    home = inventory.find_scorebook(book) if book else None
    found = inventory.list_devices(home)
    if terminal.as_json:
        click.echo(_as_json([asdict(one) for one in found]))
        return
    for one in found:
        row = asdict(one) | {"made": one.made[:10], "role": one.role or "–"}
        click.echo(text("admin.device", **row))


def export_scorebook(terminal: Terminal, book: str, person: str | None, folder: Path) -> None:
    """Write a scorebook, or what is stored of one person in it, into files of a folder."""
    home = inventory.find_scorebook(book)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files = _write_files(home, person, folder)
    except OSError as error:
        raise SettingsError(f"{folder} cannot be written to ({error.strerror}).") from error
    terminal.finish("export", "admin.exported", scorebook=home, files=[str(one) for one in files])


def _write_files(book: str, person: str | None, folder: Path) -> list[Path]:
    if person is not None:
        file = folder / f"{book}-person.json"
        file.write_text(_as_json(inventory.export_person(book, person)), encoding="utf-8")
        return [file]
    files: list[Path] = []
    while (content := export.read_file(book, len(files) + 1)) is not None:
        ending = "" if content.is_complete else "-incomplete"
        files.append(folder / f"{book}-{len(files) + 1}{ending}.json")
        files[-1].write_text(encode_text(content), encoding="utf-8")
    return files


def erase(terminal: Terminal, book: str, person: str | None) -> None:
    """Erase a scorebook, or one person out of it, for good."""
    home = inventory.find_scorebook(book)
    if person is not None:
        _erase_person(terminal, home, person)
        return
    games = export.count_games(home)
    terminal.confirm("admin.erase.ask", scorebook=home, n=games)
    erase_scorebook(home)
    _end_streams(terminal)
    terminal.finish("erase", "admin.erased", scorebook=home, games=games)


def _erase_person(terminal: Terminal, book: str, name: str) -> None:
    """Erase a person's names; the log of this command names them by their id only."""
    player = inventory.find_person(book, name)
    terminal.confirm("admin.erase.ask_person", name=name, scorebook=book)
    games = len(erase_person(book, player))
    _end_streams(terminal)
    terminal.finish("erase", "admin.erased_person", scorebook=book, person=player, games=games)


def give_back(terminal: Terminal, book: str, owner: str | None, address: str | None) -> None:
    """Print a link that makes the phone which opens it the owner of a scorebook."""
    home = inventory.find_scorebook(book)
    owners = inventory.list_owners(home)
    if len(owners) > 1 and owner is None:
        raise SettingsError(text("admin.owners", owners=", ".join(owners)))
    device = inventory.find_device(owner or owners[0]) if owner or owners else None
    terminal.confirm("admin.give_back.ask", scorebook=home)
    link = _link(terminal, inventory.give_back(home, device), address)
    terminal.finish("give-back", "admin.gave_back", secret=link, scorebook=home)


def invite(terminal: Terminal, address: str | None) -> None:
    """Print a link that gives a new scorebook to the phone which opens it."""
    home = inventory.make_scorebook()
    link = _link(terminal, inventory.give_back(home, None), address)
    terminal.finish("invite", "admin.gave_back", secret=link, scorebook=home)


def _link(terminal: Terminal, token: str, address: str | None) -> str:
    return f"{(address or _address(terminal.settings)).rstrip('/')}/join#{token}"


def _address(settings: Settings) -> str:
    """Return where phones find the server, as far as the settings tell."""
    if settings.proxy_hops:
        return f"https://{settings.trusted_hosts[0].removeprefix('.')}"
    return f"http://{public_hosts(settings.host)[0]}:{settings.port}"


def revoke(terminal: Terminal, device: str, book: str | None) -> None:
    """Take from a device what it may do, everywhere or in one scorebook."""
    found = inventory.find_device(device)
    home = inventory.find_scorebook(book) if book else None
    terminal.confirm("admin.revoke.ask", device=device)
    grants = inventory.revoke_device(found, home)
    _end_streams(terminal)
    terminal.finish("revoke", "admin.revoked", device=device, scorebook=home, grants=grants)


def purge(terminal: Terminal, days: int) -> None:
    """Erase what nobody has written to for so many days."""
    older = expiry.count_older(days)
    terminal.confirm("admin.purge.ask", days=days, **asdict(older))
    removed = expiry.purge_older(days)
    _end_streams(terminal)
    terminal.finish("purge", "admin.purged", days=days, **asdict(removed))


def _end_streams(terminal: Terminal) -> None:
    """End the streams that are open, as far as they belong to the server on this folder."""
    if not reload_server(terminal.settings) and terminal.settings.postgresql is not None:
        terminal.say("admin.streams")
