"""A second opinion on games by pads: the points, the end and what is refused, entry by entry.

Nothing here is shared with the engine; formulas are worked out by `slow_formula`. It knows whole
entries of everybody, without corrections, adjustments, who is out or comes and goes.
"""

from typing import Any

from tests.engine.slow_formula import slow_value

LIMIT = 999_999
WORKED_OUT = ("computed", "subtotal")
Values = dict[str, int]


class Refused(Exception):  # noqa: N818
    """What the engine refuses, by its code."""


def slow_game(file: dict[str, Any]) -> dict[str, Any]:
    """Return everybody's points by entry, places, why the game is over, and what is refused."""
    pad, seats = file["pad"], len(file["seats"])
    game = Rows(pad, seats) if pad["kind"] == "rows" else Rounds(pad, seats)
    refused = None
    for entry in file["log"]:
        try:
            game.add(entry)
        except Refused as refusal:
            refused = str(refusal)
            break
    played = {"points": game.played, "ranks": game.ranks()}
    return {**played, "reason": game.reason, "refused": refused}


def worth(formula: int | str, table: Values, players: list[Values], own: Values | None) -> int:
    """Return what a formula is worth; raises `Refused`."""
    value = slow_value(str(formula), table, players, own)
    if isinstance(value, str):
        raise Refused(value)
    return value


def within(value: int) -> int:
    """Return points, or what is worked out; raises `Refused` beyond what a game may have."""
    if abs(value) > LIMIT:
        raise Refused("value.range")
    return value


def figure(field: dict[str, Any], value: Any, table: Values, own: Values) -> int:
    """Return what was written down as formulas know it; raises `Refused` outside its bounds."""
    if field.get("kind") == "flag":
        return int(value)
    if field.get("kind") == "choice":
        return {one["id"]: one["worth"] for one in field["choices"]}[value]
    for key, way, usual in (("least", 1, 0), ("most", -1, LIMIT)):
        bound = worth(field.get(key, usual), table, [], own)
        if way * value < way * max(-LIMIT, min(bound, LIMIT)):
            raise Refused("value.range")
    return value


class Rounds:
    """A game by a pad of rounds."""

    def __init__(self, pad: dict[str, Any], seats: int) -> None:
        self.pad = pad
        self.seats = seats
        self.totals = [0] * seats
        self.played: list[list[int]] = []
        self.reason: str | None = None
        self.has_stopped = False

    def add(self, entry: dict[str, Any]) -> None:
        """Add a round of everybody."""
        table = {"round": len(self.played) + 1, "seats": self.seats}
        players = [
            self.figures_of(item, total, table)
            for item, total in zip(entry["players"], self.totals, strict=True)
        ]
        self.work_out(table, players)
        for own in players:
            own["points"] = within(worth(self.pad["points"], table, players_known(players), own))
        for check in self.pad.get("checks", []):
            if not worth(check["holds"], table, players, None):
                raise Refused("pad.check")
        after = [own["total"] + own["points"] for own in players]
        if "total" in self.pad:
            after = [worth(self.pad["total"], table, players, own) for own in players]
            if max(map(abs, after)) > LIMIT:
                raise Refused("pad.total")
        for own, total in zip(players, after, strict=True):
            own["points"] = total - own["total"]
        stops = "ends" in self.pad and worth(self.pad["ends"], table, players, None) != 0
        self.totals = after
        self.played.append([own["points"] for own in players])
        self.has_stopped = stops or (self.has_stopped and "tie" in self.pad)
        self.reason = self.reason or self.end()

    def figures_of(self, item: dict[str, Any], total: int, table: Values) -> Values:
        """Return what formulas know of a player before anything is worked out."""
        own = {"total": total}
        for field in self.pad["fields"]:
            if field.get("kind") == "computed":
                continue
            is_asked = "of" not in field or own[field["of"]]
            own[field["id"]] = figure(field, item[field["id"]], table, own) if is_asked else 0
        return own

    def work_out(self, table: Values, players: list[Values]) -> None:
        """Add to everybody what the pad works out, field by field."""
        for field in self.pad["fields"]:
            if field.get("kind") != "computed":
                continue
            values = [
                within(worth(field["is"], table, players, own))
                if "of" not in field or own[field["of"]]
                else 0
                for own in players
            ]
            for own, value in zip(players, values, strict=True):
                own[field["id"]] = value

    def ranks(self) -> list[int]:
        """Return the places by seat."""
        return places(signed(self.pad, self.totals))

    def end(self) -> str | None:
        """Return why the game is over after the last round; None: it goes on."""
        best = max if self.pad.get("wins", "high") == "high" else min
        if "tie" in self.pad and self.totals.count(best(self.totals)) > 1:
            return None
        if self.has_stopped:
            return "games"
        if "target" in self.pad and max(self.totals) >= self.pad["target"]:
            return "target"
        rounds = self.pad.get("rounds")
        if rounds is None or len(self.played) < worth(rounds, {"seats": self.seats}, [], None):
            return None
        return "rounds"


def players_known(players: list[Values]) -> list[Values]:
    """Return everybody without the points of the round, of which the points know nothing."""
    return [{key: own[key] for key in own if key != "points"} for own in players]


class Rows:
    """A game by a pad of rows."""

    def __init__(self, pad: dict[str, Any], seats: int) -> None:
        self.pad = pad
        self.asked = {row["id"]: row for row in pad["rows"] if row.get("kind") not in WORKED_OUT}
        self.filled: list[dict[str, int]] = [{} for _ in range(seats)]
        self.totals = [0] * seats
        self.played: list[list[int]] = []
        self.reason: str | None = None

    def add(self, entry: dict[str, Any]) -> None:
        """Fill a row of one player."""
        seat, name = entry["seat"], entry["row"]
        if name in self.filled[seat]:
            raise Refused("pad.row_taken")
        value = figure(self.asked[name], entry["value"], {}, {})
        filled = {**self.filled[seat], name: value}
        total, own = self.count(filled)
        for check in self.pad.get("checks", []):
            if not worth(check["holds"], {}, [], own):
                raise Refused("pad.check")
        points = [0] * len(self.totals)
        points[seat] = total - self.totals[seat]
        self.filled[seat], self.totals[seat] = filled, total
        self.played.append(points)
        if all(len(one) == len(self.asked) for one in self.filled):
            self.reason = "games"

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


def signed(pad: dict[str, Any], totals: list[int]) -> list[int]:
    """Return the totals, or below nought where the fewest points win."""
    return totals if pad.get("wins", "high") == "high" else [-total for total in totals]


def places(keys: list[Any]) -> list[int]:
    """Return by seat the place of each key, the highest first; equals share it."""
    return [sorted(keys, reverse=True).index(key) + 1 for key in keys]
