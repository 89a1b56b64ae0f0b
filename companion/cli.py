"""The command `companion`. Each of its commands loads only what it needs."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

import click

from companion.config import WrongSetting, read_settings

DATA = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of database and secret key (COMPANION_DATA; else a folder of your own).",
)


def main() -> None:
    """Run the command; trouble with a setting ends it with one line that says what to do."""
    try:
        commands(prog_name="companion")
    except WrongSetting as trouble:
        sys.exit(f"companion: {trouble}")


@click.group()
def commands() -> None:
    """A score sheet for card games at a table."""


@commands.command()
@DATA
def serve(data: Path | None) -> None:
    """Serve the app on HOST (127.0.0.1) and PORT (8000)."""
    settings = read_settings(os.environ, data)
    from gevent import monkey

    monkey.patch_all()  # before anything else is loaded that waits
    from companion.serve import serve as serve_app

    serve_app(settings)


@commands.command()
@DATA
def demo(data: Path | None) -> None:
    """Fill an empty data folder with a sample evening of every game."""
    settings = read_settings(os.environ, data)
    from companion.demo import fill

    fill(settings)


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
        if scored.shown is not None:
            click.echo(scored.shown)
        if scored.refusal is not None:
            refused = True
            click.echo(scored.refusal, err=True)
    sys.exit(1 if refused else 0)


def _speak_utf8(stream: object) -> None:
    """JSON is UTF-8, and names are names, wherever this runs."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8")
