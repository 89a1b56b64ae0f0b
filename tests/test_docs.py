"""What the pages for developers name is there."""

import re
from io import StringIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from hatch_build import join_texts

ROOT = Path(__file__).parents[1]
PAGES = (
    "CONTRIBUTING.md",
    "README.md",
    "docs/hosts.md",
    "docs/library.md",
    "docs/new-game.md",
    "docs/pads.md",
    "docs/players.md",
    "docs/translate.md",
)
NAMED = re.compile(r"`((?:companion|static|templates|tests|docs|benchmarks)/[\w./-]*)`")
LINKED = re.compile(r"\]\(([\w./-]+)(?:#[\w-]+)?\)|src=\"([\w./-]+)\"")
PLACED = re.compile(r"\]\(([\w./-]+)#([\w-]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ON_THE_SCREEN = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


@pytest.mark.parametrize("page", PAGES)
def test_files_and_folders_a_page_names_exist(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    names = [name for name in NAMED.findall(text) if "GAME" not in name]
    assert [name for name in names if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link or picture for link, picture in LINKED.findall(text)]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_into_a_page_leads_to_a_heading(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = PLACED.findall(text)
    assert [link for link in links if link[1] not in headings((ROOT / page).parent / link[0])] == []


def headings(page: Path) -> list[str]:
    """Return the places of a page, as they are linked to."""
    titles = HEADING.findall(page.read_text(encoding="utf-8"))
    return [re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in titles]


def test_keys_named_for_players_are_on_the_screen():
    """Words in italics; an example of what a line reads like stands with its own figures."""
    content = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    values = {" ".join((form % EXAMPLE).split()) for text in texts_of("en") for form in text}
    named = {" ".join(one.split()) for one in ON_THE_SCREEN.findall(content)}
    assert named - values - {"italics"} == set()


class Example(dict):
    """Stands in for whatever a text has a place for."""

    def __missing__(self, _: str) -> str:
        return "1"


EXAMPLE = Example(end="to 300", rules="base rules")


def texts_of(language: str) -> list[tuple[str, ...]]:
    """Every text of a catalogue, in all its forms."""
    read = read_po(StringIO(join_texts(language)), abort_invalid=True)
    return [
        (one.string,) if isinstance(one.string, str) else tuple(one.string)
        for one in read
        if one.id
    ]


def test_every_part_of_the_package_is_on_the_map():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    parts = [path.parent.name for path in (ROOT / "companion").glob("*/__init__.py")]
    assert [part for part in parts if f"`companion/{part}/`" not in text] == []
