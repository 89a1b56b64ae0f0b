"""How many bytes a phone is sent: before the first paint, and for the whole shell."""

import json
import re
from collections.abc import Iterator

import brotli
import pytest

from companion.core.paths import STATIC
from companion.core.rules import catalogue
from companion.shell.assets import CHART, ENTRY, READING
from companion.web.static_files import BASE, HASHED

KB = 1024
FIRST_PAINT = 40 * KB
SHELL = 170 * KB
"""Fetched once the first screen is seen: no word is chosen for its length to save some of it."""
ENGINE = 250 * KB
"""Of which pads have some 14."""
NAME_FONTS = 36 * KB
"""Letters of European names: the phone has them without a network, the page once it shows one."""
GAMES_WITHIN = 5
"""So many games are in these budgets."""
NAME_OF_A_GAME = 100
"""What the name and the picture of a further one may add before the first paint."""
WORDS_OF_A_GAME = 512
"""What its words may add to the shell."""
RULES_OF_A_GAME = 2 * KB
"""What it may add to the engine."""

BESIDE = re.compile(
    r"virtual:rulebook|virtual:messages/\w+/rare$|^_pad-library-|/rules\.ts$|/recorders/\w+\.ts$"
    r"|/(?:pad-library|maker|pad-link|pad-rules|send-pad|take-in|team-picker|team-fields)\.ts$"
    r"|/(?:qr-code|code-scanner)\.ts$"
    r"|/(?:game-file|game-film|game-reading|shown-game|score-chart)\.ts$"
    r"|/names-[^/]+\.woff2$"
)
"""What is no part of the shell: rulebook, recorders, pads, teams, codes, a chart, name letters."""


@pytest.fixture
def sent(phone):
    """Tells how many bytes of the files at these addresses travel to a phone."""

    def sent(addresses, language: str) -> int:
        headers = {"Accept-Encoding": "br", "Accept-Language": language}
        answers = [phone.get(address, headers=headers) for address in addresses]
        assert {answer.status_code for answer in answers} == {200}
        return sum(len(answer.data) for answer in answers)

    return sent


@pytest.fixture(params=["en", "de"])
def language(request) -> str:
    return request.param


def test_bytes_before_the_first_paint_are_within_budget(phone, sent, language):
    """The page and every built file it names."""
    page = phone.get("/new", headers={"Accept-Language": language}).text
    named = set(re.findall(rf'"({HASHED}[^"]+)"', page))
    assert sent(["/new", *named], language) <= FIRST_PAINT + further_games() * NAME_OF_A_GAME


@pytest.mark.parametrize("address", ["/", "/rules/agame"])
def test_prerendered_page_is_painted_before_its_scripts(phone, language, address):
    """The page, its styles and the figures; scripts and what they fetch come after."""
    headers = {"Accept-Encoding": "br", "Accept-Language": language}
    page = phone.get(address, headers=headers).data  # a phone comes for the first time but once
    text = brotli.decompress(page).decode()
    assert '<div id="written">' in text
    named = set(re.findall(rf'"({HASHED}[^"]+[.](?:css|woff2))"', text))
    sizes = [len(phone.get(file, headers=headers).data) for file in named]
    assert len(page) + sum(sizes) <= FIRST_PAINT


def test_bytes_of_the_whole_shell_are_within_budget(sent, language):
    """Every screen, its texts and fonts; the engine comes in a file of its own."""
    files = {BASE + file for file in shell(language)}
    assert {file.rsplit(".", 1)[1] for file in files} == {"js", "css", "woff2"}
    assert sent(["/", *files], language) <= SHELL + further_games() * WORDS_OF_A_GAME


def test_letters_of_names_are_kept_on_the_phone_within_budget(sent):
    files = list(STATIC.glob("assets/names-*.woff2"))
    assert len(files) == 2
    assert sent([f"{BASE}assets/{file.name}" for file in files], "en") <= NAME_FONTS
    worker = (STATIC / "service-worker.js").read_text()
    assert all(file.name in worker for file in files)


def test_bytes_of_the_engine_are_within_budget(sent):
    """Its image and the worker that runs it."""
    files = [*STATIC.glob("assets/engine-*.wasm"), *STATIC.glob("assets/worker-*.js")]
    assert len(files) == 2
    more = further_games() * RULES_OF_A_GAME
    assert sent([f"{BASE}assets/{file.name}" for file in files], "en") <= ENGINE + more


@pytest.mark.parametrize("entry", [READING, CHART])
def test_a_page_that_is_read_loads_nothing_of_the_app(entry):
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    assert not {"imports", "dynamicImports"} & set(manifest[entry])


def further_games() -> int:
    """Count the games beyond those in the budgets, as in the copy of tests/new_game."""
    return len(catalogue()) - GAMES_WITHIN


def shell(language: str) -> Iterator[str]:
    """Yield the built files of the shell in one language."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    other = re.compile(rf"virtual:messages/(?!{language}/)")
    keys = [ENTRY]
    for key in keys:
        chunk = manifest[key]
        yield from [chunk["file"], *chunk.get("css", [])]
        fonts = [file for file in chunk.get("assets", []) if file.endswith(".woff2")]
        yield from [file for file in fonts if not BESIDE.search(file)]
        named = [*chunk.get("imports", []), *chunk.get("dynamicImports", [])]
        fitting = [name for name in named if not (BESIDE.search(name) or other.match(name))]
        keys += [name for name in fitting if name not in keys]
