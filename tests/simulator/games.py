"""What people write in each of the games; a remark makes each entry like no other."""

import json
import random
from pathlib import Path
from typing import Any

from tests.dealing import dealt
from tests.engine.random_rounds import ROUNDS
from tests.simulator.journal import Entry

Record = dict[str, Any]
"""A game's head as a phone has it: `setup` and `sheet`."""
NAMES = ("Ada", "Ben", "Cy", "Dee")
SEATS = {"tally": 3, "agame": 3, "animanize": 3, "lynx": 3, "greta": 2, "pad": 3, "rows": 3}
COLOURS = ("red", "blue", "green")
OPTIONS = {
    "tally": {},
    "agame": {"target": None},
    "animanize": {"target": None, "max_rounds": 8},
    "lynx": {},
    "greta": {"claiming": "call", "diagonals": "long", "games": None},
    "pad": {},
    "rows": {},
}
PADS = Path(__file__).parents[2] / "companion" / "pads"
SKYJO = json.loads((PADS / "skyjo.json").read_text(encoding="utf-8"))
WORKED_OUT = [
    {"id": "place", "name": "Place", "kind": "computed", "is": "RANK(cards, 1)"},
    {"id": "lead", "name": "Lead", "kind": "computed", "of": "ended", "is": "MIN(cards) - cards"},
]
PAD = SKYJO | {"target": 9999, "fields": [*SKYJO["fields"], *WORKED_OUT]}
"""By which "pad" is played: its rounds are legal wherever they stand, and nobody wins soon."""
ROWS = [
    {"id": f"row{number}", "name": f"Row {number}", "most": 20, "points": f"2*row{number}"}
    for number in range(20)
]
FLAGS = [
    {"id": f"yes{number}", "name": f"Yes {number}", "kind": "flag", "points": f"25*yes{number}"}
    for number in range(8)
]
BONUS = {"id": "bonus", "name": "Bonus", "kind": "computed", "points": "IF(row0 + row1 > 9, 35, 0)"}
PAD_OF_ROWS = {"name": "Rows", "kind": "rows", "seats": [2, 6], "rows": [*ROWS, *FLAGS, BONUS]}
"""By which "rows" is played: more rows than are filled in an evening."""
TEAMS = (
    {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Eve"}]},
    {"name": "Ben & Flo", "members": [{"name": "Ben"}, {"name": "Flo"}]},
    {"name": "Cy"},
)
"""Who plays "rows"."""
CHANGED_OPTIONS = {
    "tally": "target",
    "agame": "lizard_bonus",
    "animanize": "brawl_limit",
    "lynx": "finish_bonus",
    "greta": "cover_factor",
}
CARDS = [rank + suit for suit in "SHCD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
SPAN = range(1, 5)


def seats_of(game: str) -> list[dict[str, Any]]:
    """Return the people at the table."""
    if game == "rows":
        return list(TEAMS)
    seats = [{"name": name} for name in NAMES[: SEATS[game]]]
    if game != "agame":
        return seats
    return [seat | {"color": color} for seat, color in zip(seats, COLOURS, strict=True)]


def file_of(game: str) -> dict[str, Any]:
    """Return what a game begins with: its name, people and house rules, and its pad."""
    file = {"game": game, "seats": seats_of(game), "options": OPTIONS[game]}
    pad = {"pad": PAD, "rows": PAD_OF_ROWS}.get(game)
    return file | ({"game": "pad", "pad": pad} if pad else {})


def next_entry(chance: random.Random, record: Record) -> Entry:
    """Return what may be written next where a phone stands: a whole round.

    In Greta a card or a claim.
    """
    if record["setup"]["game"] == "greta":
        return _card_or_claim(chance, record["sheet"])
    return whole_round(chance, record)


def whole_round(chance: random.Random, record: Record) -> Entry:
    """Return a round that is legal wherever it stands."""
    setup = record["setup"]
    game, playing = setup["game"], setup["playing"]
    if game == "greta":
        return adjustment(chance, record)
    if is_of_rows(record):
        return _row(chance, record)
    entry = _round_by_pad(chance, playing) if game == "pad" else ROUNDS[game](chance, setup)
    players = zip(entry["players"], playing, strict=True)
    return {**entry, "players": [player if plays else None for player, plays in players]}


def is_of_rows(record: Record) -> bool:
    """Whether a game is played by rows."""
    return record["setup"].get("pad", {}).get("kind") == "rows"


def _row(chance: random.Random, record: Record) -> Entry:
    """Return what is written into a row that is still empty; where none is, a correction."""
    playing = record["setup"]["playing"]
    free = [
        (seat, row["id"])
        for row in record["sheet"]["table"]["rows"]
        for seat, value in enumerate(row.get("values", ()))
        if value is None and playing[seat]
    ]
    if not free:
        return adjustment(chance, record)
    return filled_in(chance, *chance.choice(free))


def filled_in(chance: random.Random, seat: int, row: str) -> Entry:
    """Return what somebody writes into a row of their own."""
    value = chance.random() < 0.5 if row.startswith("yes") else chance.randint(0, 20)
    return {"type": "row", "seat": seat, "row": row, "value": value}


def _round_by_pad(chance: random.Random, playing: list[bool]) -> Entry:
    """Return cards of everybody, and who has ended the round."""
    ended = chance.choice([seat for seat, plays in enumerate(playing) if plays])
    cards = [
        {"cards": chance.randint(-10, 99), "ended": seat == ended} for seat in range(len(playing))
    ]
    return {"type": "round", "players": cards}


def adjustment(chance: random.Random, record: Record) -> Entry:
    """Return a correction of one total by hand."""
    seat = chance.randrange(len(record["setup"]["seats"]))
    return {"type": "adjust", "seat": seat, "points": chance.randint(-99, 99)}


def setup_change(chance: random.Random, record: Record) -> Entry:
    """Another set-up from the beginning: a house rule, or a name."""
    game, seats = record["setup"]["game"], record["setup"]["seats"]
    change: Entry = {"pad": PAD | {"points": f"cards + {chance.randint(1, 99)}*place - lead"}}
    if is_of_rows(record):
        bonus = BONUS | {"points": f"IF(row0 > 9, {chance.randint(1, 99)}, 0)"}
        change = {"pad": PAD_OF_ROWS | {"rows": [*ROWS, *FLAGS, bonus]}}
    if game != "pad":
        change = {"options": {CHANGED_OPTIONS[game]: chance.randint(1, 99)}}
    if chance.random() < 0.3:
        first = {**seats[0], "name": f"Ada {chance.randint(2, 999)}"}
        change = {"seats": [first, *seats[1 : SEATS[game]]]}
    return {"type": "amend", "changes": [{"of": "setup", "entry": change}]}


def join_or_leave(chance: random.Random, record: Record) -> Entry:
    """Somebody sits down, or leaves where enough stay."""
    playing = record["setup"]["playing"]
    here = [seat for seat, plays in enumerate(playing) if plays]
    if len(here) > 3:
        return {"type": "leave", "seat": chance.choice(here)}
    gone = [seat for seat, plays in enumerate(playing) if not plays]
    if gone and chance.random() < 0.5:
        return {"type": "join", "seat": chance.choice(gone)}
    return {"type": "join", "seat": {"name": f"Guest {chance.randint(1, 9999)}"}}


def _card_or_claim(chance: random.Random, sheet: Record) -> Entry:
    due = sheet["next"]["due"]
    if due and chance.random() < 0.6:
        return {"type": "claim", "points": chance.randint(0, due["points"])}
    cells = {tuple(cell["at"]): cell for cell in sheet["table"]["cells"]}
    if len(cells) == 16 and all(cell["level"] == 2 for cell in cells.values()):
        cells = {}  # the next game begins
    lying = {cell[key] for cell in cells.values() for key in ("card", "under")}
    card = chance.choice([card for card in CARDS if card not in lying])
    return {"type": "place", "card": card, "at": list(chance.choice(_open_cells(cells)))}


def _open_cells(cells: dict[tuple[int, ...], Record]) -> list[tuple[int, int]]:
    """Where a card may lie: beside another until the square is full, then on top."""
    square = [(row, column) for row in SPAN for column in SPAN]
    if not cells:
        return square
    if len(cells) == len(square):
        return [cell for cell in square if cells[cell]["level"] == 1]
    beside = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return [cell for cell in square if cell in beside and cell not in cells]


class Remarks:
    """Gives every entry of an evening a remark that no other has."""

    def __init__(self) -> None:
        self._count = 0

    def mark(self, entry: Entry) -> Entry:
        """Return the entry with a remark of its own, and each entry in it likewise."""
        self._count += 1
        marked = {**entry, "note": f"entry {self._count}"}
        if "changes" in entry:
            marked["changes"] = [self._change(change) for change in entry["changes"]]
        return marked

    def _change(self, change: Entry) -> Entry:
        inner = change["entry"]
        return {**change, "entry": self.mark(inner) if inner and "type" in inner else inner}


class Points:
    """Points as somebody types them in: no number comes twice, as what is typed has no remark."""

    def __init__(self, chance: random.Random) -> None:
        self._numbers = dealt(chance, range(100, 1000))

    def round(self, count: int) -> list[int]:
        """Points for so many people."""
        return [next(self._numbers) for _ in range(count)]
