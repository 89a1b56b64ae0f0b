"""The trick log of Agame, as a finger finds it."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from companion.engine.fold import replay
from tests.browser.card_board import says
from tests.browser.phone import Phone
from tests.gallery.stage import game

GOLDEN = Path(__file__).parents[1] / "golden" / "agame"
MARKS = ("blue", "green", "purple", "red", "yellow")
"""In the order of sitting down."""
PRINTED = {"1a": "1, tail only", "1b": "1", "hat": "Hat", "fennek": "Fennek"}
BEGINS = "agame-log .trick-strip:not(:has(.small-card))"
"""A trick without a card yet: what is tapped now is its first."""
MAIN = re.compile(r"lay\?|discard\?")
BEFORE_A_CATCH = [
    {
        "type": "trick",
        "leader": 0,
        "plays": [["blue 21"], ["green 8"], ["purple 13"]],
        "laid": ["purple 13", "green 8"],
    },
    {
        "type": "trick",
        "leader": 0,
        "plays": [["blue 5", "blue 3"], ["green 34"], ["purple 8"]],
        "laid": ["purple 8", "blue 5"],
    },
]
"""Ada and Ben have won a trick each: Ben may catch purple 13 from Ada."""


def begin(phone: Phone, *names: str) -> None:
    """Begin a table that logs its tricks, with the first section open."""
    sit(phone, *names)
    phone.key("Section 1")


def sit(phone: Phone, *names: str) -> None:
    """Begin a table that logs its tricks."""
    game(phone, "agame", *names, log_tricks=True)


def tap(phone: Phone, *cards: str) -> None:
    """Cards of the board, whoever has them."""
    board = phone.page.locator("card-board")
    for card in cards:
        match = re.compile(f"^{re.escape(card)}(, with .*)?$")
        phone.tap(board.get_by_role("button", name=match))


def transcript(name: str) -> dict:
    """Return a golden game with the marks that the app gives its seats."""
    text = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    marks = [seat["color"] for seat in json.loads(text)["file"]["seats"]]
    painted = dict(zip(marks, MARKS, strict=False))
    text = re.sub("|".join(marks), lambda value: painted[value[0]], text)
    return json.loads(text)["file"]


def totals(file: dict) -> dict[str, str]:
    """Return what the engine makes of it, without any screen."""
    sheet = replay(file)["sheet"]
    names = [seat["name"] for seat in file["seats"]]
    return {
        name: str(total).replace("-", "−")
        for name, total in zip(names, sheet["totals"], strict=True)
    }


def least(entry: dict) -> int:
    """Taps that an entry needs at most: its cards, what is laid, and one to go on."""
    if entry["type"] == "trick":
        laid = entry.get("laid", [])
        slots = sum(isinstance(one, dict) for one in laid)
        return sum(map(len, entry["plays"])) + len(laid) + slots + ("discarded" in entry)
    return 4 if entry["type"] == "catch" else 2


def follow(phone: Phone, entry: dict, names: list[str]) -> None:
    """Taps an entry of a transcript."""
    {"trick": _trick, "catch": _catch, "stuck": _stuck}[entry["type"]](phone, entry, names)


def _trick(phone: Phone, entry: dict, names: list[str]) -> None:
    plays, leader = entry["plays"], entry["leader"]
    cards = [(card, (leader + at) % len(names)) for at, play in enumerate(plays) for card in play]
    ends = "laid" not in entry and "discarded" not in entry
    expect(phone.page.locator(BEGINS).or_(phone.main().get_by_text("Next trick"))).to_be_visible()
    for no, (card, seat) in enumerate(cards):
        tap(phone, _words(card))
        if not (ends and no + 1 == len(cards)):
            _lies(phone, no, names[seat], is_full=no + 1 >= len(names))
    if ends:
        return
    expect(phone.main()).to_have_text(MAIN)
    for one in entry.get("laid") or [entry["discarded"]]:
        _lay(phone, one)


def _lies(phone: Phone, no: int, name: str, *, is_full: bool) -> None:
    """Wait until the card is somebody's, or the winner lays; where it is asked whose, answer.

    Before the trick is full, a row on the screen is that of the trick before.
    """
    card = phone.page.locator(".trick-strip .small-card").nth(no)
    lies = card.or_(phone.page.locator("agame-log display-row")).first if is_full else card
    locator = phone.page.locator(".trick-play.is-asked")
    expect(lies.or_(locator.first).first).to_be_visible()
    if locator.count():
        phone.tap(locator.filter(has_text=name))
        expect(lies).to_be_visible()
        expect(locator).to_have_count(0)


def _lay(phone: Phone, laid: str | dict) -> None:
    name = laid if isinstance(laid, str) else laid["card"]
    tap(phone, _words(name))
    if isinstance(laid, dict):
        tap(phone, f"{_words(name)} to {_slot(laid['slot'])}")


def _catch(phone: Phone, entry: dict, names: list[str]) -> None:
    tile = catcher(phone)
    if not tile.count():
        phone.key("Catch")
    expect(tile).to_be_visible()
    name = names[entry["seat"]]
    if name not in tile.inner_text():
        phone.tap(phone.page.locator(".trick-play.is-asked").filter(has_text=name))
        expect(tile).to_contain_text(name)
    tap(phone, _words(entry["card"]))
    says(phone, f"{name} catches")
    tap(phone, *map(_words, entry["pay"]))


def close(phone: Phone, entry: dict) -> None:
    """Close a trick that waits for a second card; else it is written already."""
    locator = phone.page.locator("agame-log .trick-play.is-next, score-board")
    go_on = phone.main().filter(has_text=re.compile("^(Next trick|Done)$"))
    if len(entry.get("pay", entry.get("laid", []))) == 1:
        expect(locator.or_(go_on).first).to_be_visible()
        if go_on.count():
            phone.tap(go_on)
    expect(locator.first).to_be_visible()


def expect_rows(phone: Phone, file: dict, entries: int) -> None:
    """Wait until the board bars what lies open after so many entries: rows and discard pile."""
    table = replay({**file, "log": file["log"][:entries]})["sheet"]["table"]
    names = [seat["name"] for seat in file["seats"]]
    lying = [
        f"{_words(card)}, with {name}"
        for name, row, rest in zip(names, table["rows"], table["aside"], strict=True)
        for card in [*(f"{colour} {slot}" for slot, colour in row.items()), rest]
        if card
    ]
    lying += map(_words, table["discard"][-1:])
    phone.page.wait_for_function(SHOWN, arg=sorted(lying))


SHOWN = """lying => {
  const cells = [...document.querySelectorAll("card-board .cell.is-taken")];
  const names = cells.map(cell => cell.getAttribute("aria-label").replace(/[\u2068\u2069]/g, ""));
  return names.sort().join() === lying.join();
}"""


def catcher(phone: Phone) -> Locator:
    """Return the tile of whose turn it is to catch."""
    return phone.page.locator("agame-catch .trick-play.is-next")


def _stuck(phone: Phone, entry: dict, _names: list[str]) -> None:
    tap(phone, _words(entry["card"]))
    phone.key("To the discard pile")


def _words(card: str) -> str:
    """Return a card as its key is called."""
    colour, slot = card.split(" ")
    return f"{colour} {PRINTED.get(slot, slot)}"


def _slot(slot: str) -> str:
    return {"1a": "tail 1", "1b": "1"}.get(slot, slot)
