"""A second opinion on games by pads: the points, the end and what is refused, entry by entry.

Nothing here is shared with the engine; formulas are worked out by `slow_formula`. It knows figures,
points alone, adjustments, corrections, who is out, deals and begins; nobody comes or goes.
"""

from typing import Any

from tests.engine.slow_figures import Values, figure, places, signed, within, worth
from tests.engine.slow_formula import RefusedError
from tests.engine.slow_rounds import Rounds

WORKED_OUT = ("computed", "subtotal")


def slow_game(file: dict[str, Any]) -> dict[str, Any]:
    """Return everybody's points by entry, places, why the game is over, and what is refused."""
    pad, seats = file["pad"], len(file["seats"])
    game = Rows(pad, seats) if pad["kind"] == "rows" else Rounds(pad, seats)
    refused = None
    for entry in corrected(file["log"]):
        try:
            if entry["type"] == "adjust":
                game.adjust(entry["seat"], entry["points"])
            else:
                game.add(entry)
        except RefusedError as refusal:
            refused = str(refusal)
            break
    played = {"points": game.played, "ranks": game.ranks()}
    ahead = {"turns": game.turns(), "out": game.out()}
    return {**played, **ahead, "reason": game.reason, "refused": refused}


def corrected(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what a log comes to: the last correction of an entry stands in its place."""
    entries = {entry["id"]: entry for entry in log if entry["type"] != "amend"}
    changes = [change for entry in log for change in entry.get("changes", [])]
    entries.update({change["of"]: change["entry"] for change in changes})
    return list(entries.values())


class Rows:
    """A game by a pad of rows."""

    def __init__(self, pad: dict[str, Any], seats: int) -> None:
        self.pad = pad
        self.asked = {row["id"]: row for row in pad["rows"] if row.get("kind") not in WORKED_OUT}
        self.filled: list[dict[str, int]] = [{} for _ in range(seats)]
        self.totals = [0] * seats
        self.counted = [0] * seats
        self.played: list[list[int]] = []
        self.reason: str | None = None

    def add(self, entry: dict[str, Any]) -> None:
        """Fill a row of one player."""
        seat, name = entry["seat"], entry["row"]
        if name in self.filled[seat]:
            raise RefusedError("pad.row_taken")
        value = figure(self.asked[name], entry["value"], {}, {})
        filled = {**self.filled[seat], name: value}
        total, own = self.count(filled)
        for check in self.pad.get("checks", []):
            if not worth(check["holds"], {}, [], own):
                raise RefusedError("pad.check")
        points = [0] * len(self.totals)
        points[seat] = total - self.counted[seat]
        self.filled[seat], self.counted[seat] = filled, total
        self.totals[seat] += points[seat]
        self.played.append(points)
        if all(len(one) == len(self.asked) for one in self.filled):
            self.reason = "games"

    def adjust(self, seat: int, points: int) -> None:
        """Correct a total."""
        self.totals[seat] += points
        self.played.append([points if other == seat else 0 for other in range(len(self.totals))])

    def turns(self) -> dict[str, int] | None:
        """Return that the pad says nothing of who begins; None once the game is over."""
        return None if self.reason else {}

    def out(self) -> None:
        """Nobody is ever out."""

    def count(self, filled: dict[str, int]) -> tuple[int, Values]:
        """Return what a player has by what is filled in, and all that formulas know of that."""
        own = {name: filled.get(name, 0) for name in self.asked}
        total = 0
        for row in self.pad["rows"]:
            if row["id"] in self.asked and row["id"] not in filled:
                continue
            points = within(worth(row.get("points", row["id"]), {}, [], own))
            if row["id"] not in self.asked:
                own[row["id"]] = points
            total += 0 if row.get("kind") == "subtotal" else points
        return total, own

    def ranks(self) -> list[int]:
        """Return the places by seat: by the totals, then by the row that breaks a tie."""
        tie = self.pad.get("tie")
        breakers = [self.count(one)[1][tie] if tie and one else 0 for one in self.filled]
        return places(list(zip(signed(self.pad, self.totals), breakers, strict=True)))
