"""All rounds of games as a table for spreadsheets: one line for each round and seat."""

import csv
import io
from collections.abc import Iterable, Iterator

from companion.core.rules import Json

HEAD = ("game", "started", "kind", "round", "seat", "player", "points", "total")
FORMULAS = "=+-@\t\r＝＋－＠"
"""What a spreadsheet begins to calculate at, wide signs too."""


def table(games: Iterable[tuple[Json, Json]]) -> str:
    """The table as CSV (RFC 4180, UTF-8) of `(game file, answer of its replay)`.

    An adjustment is a line without a number; a round left open is none.
    """
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(HEAD)
    for file, answer in games:
        lines.writerows(_lines(file, answer))
    return text.getvalue()


def _lines(file: Json, answer: Json) -> Iterator[list[str | int | None]]:
    seats: list[Json] = answer["setup"]["seats"]
    head = [harmless(file["id"]), harmless(file["started"]), file["game"]]
    for row in answer["sheet"]["rounds"]:
        if row["open"]:
            continue
        for seat, result in enumerate(row["players"]):
            name = harmless(seats[seat]["name"])
            yield [*head, row["no"], seat + 1, name, result["points"], result["total"]]


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula: it is led by an apostrophe where needed."""
    return f"'{text}" if text.lstrip()[:1] in FORMULAS and text.strip() else text
