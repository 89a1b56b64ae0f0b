"""Every line of `companion …` in the pages for hosts: there are such commands and settings."""

import re
import shlex
from pathlib import Path

import click
import pytest

from companion.cli import commands
from companion.core.config import read_settings

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/deploy.md", "docs/hosts.md")
LINE = re.compile(r"^    ((?:[A-Z_]+=\S+ )*)(?:\S*/)?companion ((?!-)[a-z].*)$", re.MULTILINE)
EXAMPLES = {
    "FILE": "backup.sqlite",
    "MACHINE.TAILNET": "machine.tailnet",
    "PASSWORD": "secret",
    "DIR": "companion",
    "FOLDER": "companion",
}
OPTIONAL = re.compile(r"[\[\]]")

LINES = [
    pytest.param(*line, id=f"{page}: {line[1].split('#')[0].strip()}")
    for page in PAGES
    for line in LINE.findall((ROOT / page).read_text("utf-8"))
]


def fill(text: str, folder: Path) -> str:
    """Put something into the places of a line, and what is in /srv into a folder of the test."""
    for place, example in EXAMPLES.items():
        text = text.replace(place, example).replace("…", "")
    return text.replace("/srv", str(folder)).replace("/var", str(folder))


def parse(words: list[str]) -> None:
    """Have a line understood, down to the last command, without running it."""
    command: click.Command = commands
    while isinstance(command, click.Group):
        command, words = command.commands[words[0]], words[1:]
    command.make_context(command.name, words)


@pytest.mark.parametrize(("settings", "line"), LINES)
def test_documented_line_is_understood(settings, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("companion", "restored", "backups"):
        (tmp_path / name).mkdir()
    (tmp_path / "backup.sqlite").touch()
    words = shlex.split(OPTIONAL.sub("", fill(line, tmp_path)), comments=True)
    parse(words)
    environment = dict(pair.split("=", 1) for pair in shlex.split(fill(settings, tmp_path)))
    read_settings({"SECRET_KEY": "x" * 32, **environment}, tmp_path / "data")


def test_documented_lines_are_found():
    assert len(LINES) >= 20


def test_line_with_an_unknown_option_is_not_understood():
    with pytest.raises(click.UsageError):
        parse(["backup", "--fast", "FILE"])
