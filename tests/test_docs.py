"""What the pages for developers name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "README.md", "docs/new-game.md", "docs/translate.md")
NAMED = re.compile(r"`((?:companion|static|templates|tests|docs|benchmarks)/[\w./-]*)`")
LINKED = re.compile(r"\]\(([\w./-]+)\)|src=\"([\w./-]+)\"")


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_folder_it_names_is_there(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    names = [name for name in NAMED.findall(text) if "GAME" not in name]
    assert [name for name in names if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link or picture for link, picture in LINKED.findall(text)]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_every_part_of_the_package_is_on_the_map():
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    parts = [path.parent.name for path in (ROOT / "companion").glob("*/__init__.py")]
    assert [part for part in parts if f"`companion/{part}/`" not in told] == []
