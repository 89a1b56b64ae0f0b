"""A game of two hundred entries on a phone, of every kind there is a recorder for."""

from uuid import uuid4

from playwright.sync_api import Page, expect

ENTRIES = 200
PATIENCE = 60_000
SEATS = [{"name": "Ada", "color": "blue"}, {"name": "Ben", "color": "green"}]
THREE = [*SEATS, {"name": "Cy", "color": "purple"}]
ROUNDS = {
    "agame": ("section", THREE, {}),
    "animanize": ("round", THREE, {"max_rounds": 999}),
    "greta": ("game", SEATS, {"games": None}),
    "lynx": ("round", THREE, {}),
    "tally": ("round", THREE, {}),
}
"""By game: the entry that writes a whole round, who plays, and what else is agreed."""
FOLLOWED = ("agame", "animanize")
"""Games that may be followed trick by trick, in a recorder of their own."""

SEND = """async ({ address, method, body }) => {
  const headers = { "Content-Type": "application/json" }
  const told = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!told.ok) throw new Error(await told.text())
}"""


def open_long_game(page: Page, game: str, *, by_tricks: bool = False) -> None:
    """Open the sheet of a game whose rounds came from the server; the phone has all of it."""
    kind, seats, agreed = ROUNDS[game]
    name = str(uuid4())
    options = {"target": None, **agreed, **({"log_tricks": True} if by_tricks else {})}
    head = {"format": "companion/1", "game": game, "seats": seats, "options": options}
    send(page, "PUT", f"/api/games/{name}", {**head, "started": "2026-11-22T12:00:00Z"})
    entries = [
        {"id": f"{name}-{number}", "type": kind, "players": [{"points": 1} for _ in seats]}
        for number in range(ENTRIES)
    ]
    if game == "lynx":
        entries = [{**entry, "finisher": 0} for entry in entries]
    send(page, "POST", f"/api/games/{name}/log", {"after": 0, "entries": entries})
    page.evaluate("address => { location.href = address }", f"/games/{name}")
    page.wait_for_url(f"**/games/{name}")
    total = page.locator("score-board .board-row-total b").first
    expect(total).to_have_text(str(ENTRIES), timeout=PATIENCE)


def send(page: Page, method: str, address: str, body: object) -> None:
    """Call the server from the page; a refusal is an error."""
    page.evaluate(SEND, {"address": address, "method": method, "body": body})
