"""A second opinion on games by pads of rounds: see `slow_pads`."""

import re
from typing import Any

from tests.engine.slow_figures import LIMIT, Values, figure, places, signed, within, worth
from tests.engine.slow_formula import RefusedError


class Rounds:
    """A game by a pad of rounds."""

    def __init__(self, pad: dict[str, Any], seats: int) -> None:
        self.pad = pad
        self.totals = [0] * seats
        self.played: list[list[int]] = []
        self.rounds = 0
        self.plays = [True] * seats
        self.out_after: list[int | None] = [None] * seats
        self.dealer = self.beginner = 0
        self.reason: str | None = None
        self.earlier: str | None = None
        self.has_stopped = False

    def add(self, entry: dict[str, Any]) -> None:
        """Add a round: figures of who plays, or points alone; of who is out nothing counts."""
        table = {"round": self.rounds + 1, "seats": self.plays.count(True)}
        items = [
            item if plays else None
            for item, plays in zip(entry["players"], self.plays, strict=True)
        ]
        is_alone = [item is not None and "points" in item for item in items]
        if is_shared(self.pad) and 0 < sum(is_alone) < table["seats"]:
            raise RefusedError("pad.points_alone")
        players = [
            self.figures_of(item, total, table) if item and not alone else None
            for item, total, alone in zip(items, self.totals, is_alone, strict=True)
        ]
        known = [own for own in players if own]
        self.work_out(table, known)
        points = self.points(table, items, players)
        is_cut = any(
            item for item, plays in zip(entry["players"], self.plays, strict=True) if not plays
        )
        is_whole = len(known) == table["seats"] and not is_cut
        for check in self.pad.get("checks", []) if is_whole else []:
            if not worth(check["holds"], table, known, None):
                raise RefusedError("pad.check")
        changes = self.settle_totals(table, players, points)
        stops = is_whole and "ends" in self.pad and worth(self.pad["ends"], table, known, None) != 0
        self.has_stopped = stops or (self.has_stopped and "tie" in self.pad)
        self.rounds += 1
        self.count(changes)
        self.pass_on(points)
        self.earlier = self.reason
        self.reason = self.reason or self.end()

    def adjust(self, seat: int, points: int) -> None:
        """Correct a total; the end is judged anew, as after the last round."""
        self.count([points if other == seat else 0 for other in range(len(self.totals))])
        self.reason = self.earlier or self.end()

    def count(self, changes: list[int]) -> None:
        """Add what a row of the sheet changes, and see who is out by it."""
        self.totals = [total + change for total, change in zip(self.totals, changes, strict=True)]
        self.played.append(changes)
        limit = self.pad.get("out")
        if limit is None:
            return
        played = self.plays
        beyond = [total >= limit if limit > 0 else total <= limit for total in self.totals]
        self.plays = [not one for one in beyond]
        if all(beyond):
            best = max(key for key, plays in zip(self.keys(), played, strict=True) if plays)
            self.plays = [
                plays and key == best for key, plays in zip(self.keys(), played, strict=True)
            ]
        for seat, is_out in enumerate(beyond):
            before = self.out_after[seat]
            self.out_after[seat] = (
                (len(self.played) if before is None else before) if is_out else None
            )

    def out(self) -> list[bool] | None:
        """Return by seat who is out; None where nobody can be."""
        return [not plays for plays in self.plays] if "out" in self.pad else None

    def keys(self) -> list[int]:
        """Return the totals, the best of them the highest."""
        return signed(self.pad, self.totals)

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

    def points(self, table: Values, items: list[Any], players: list[Values | None]) -> list[Any]:
        """Return what the round brings to everybody who plays, and note it in what is known."""
        known = [dict(own) for own in players if own]
        found: list[int | None] = []
        for item, own in zip(items, players, strict=True):
            if own:
                own["points"] = within(worth(self.pad["points"], table, known, own))
            found.append(own["points"] if own else item and item["points"])
        return found

    def settle_totals(
        self, table: Values, players: list[Values | None], points: list[int | None]
    ) -> list[int]:
        """Return by what each total changes, as the pad has it, and note that in what is known."""
        changes = [one or 0 for one in points]
        if "total" not in self.pad:
            return changes
        names = [field["id"] for field in self.pad["fields"]]
        is_for_alone = not re.search(rf"\b({'|'.join(names)})\b", self.pad["total"])
        settled = [
            own
            or (
                {"total": total, "points": brought}
                if is_for_alone and brought is not None
                else None
            )
            for own, total, brought in zip(players, self.totals, points, strict=True)
        ]
        known = [dict(own) for own in settled if own]
        for seat, own in enumerate(settled):
            if own:
                after = worth(self.pad["total"], table, known, own)
                if abs(after) > LIMIT:
                    raise RefusedError("pad.total")
                changes[seat] = after - own["total"]
        for own, change in zip(players, changes, strict=True):
            if own:
                own["points"] = change
        return changes

    def pass_on(self, points: list[int | None]) -> None:
        """Pass the deal on, and who begins, by what the round brought to those who were in it."""
        deals, begins = self.pad.get("deals"), self.pad.get("begins")
        if deals:
            self.dealer = self.turn_after(deals, self.dealer, points)
        if begins:
            self.beginner = self.turn_after(begins, self.beginner, points)

    def turn_after(self, rule: str, seat: int, points: list[int | None]) -> int:
        if rule == "left":
            return self.left_of(seat)
        way = 1 if (rule == "winner") == (self.pad.get("wins", "high") == "high") else -1
        order = [other % len(points) for other in range(seat, seat + len(points))]
        scores = {other: way * points[other] for other in order if points[other] is not None}
        return max(scores, key=lambda other: scores[other], default=seat)

    def left_of(self, seat: int) -> int:
        """Return the next on the left who plays."""
        order = [(seat + step) % len(self.plays) for step in range(1, len(self.plays) + 1)]
        return next((other for other in order if self.plays[other]), seat)

    def turns(self) -> dict[str, int] | None:
        """Return who deals and begins the next round, as far as the pad says."""
        if self.reason:
            return None
        found: dict[str, int] = {}
        for key, seat in (("deals", self.dealer), ("begins", self.beginner)):
            if key in self.pad:
                found[key] = seat if self.plays[seat] else self.left_of(seat)
        if self.pad.get("deals") == self.pad.get("begins") == "left":
            found["begins"] = self.left_of(found["deals"])
        return found

    def ranks(self) -> list[int]:
        """Return the places by seat: who plays by the totals, behind them who was out last."""
        keys = [
            (1, 0, total) if plays else (0, after or 0, total)
            for plays, after, total in zip(self.plays, self.out_after, self.keys(), strict=True)
        ]
        return places(keys)

    def end(self) -> str | None:
        """Return why the game is over after the last round; None: it goes on."""
        playing = [key for key, plays in zip(self.keys(), self.plays, strict=True) if plays]
        if not self.rounds:
            return None
        if len(playing) < 2 and len(playing) < len(self.plays):
            return "games"
        if "tie" in self.pad and playing and playing.count(max(playing)) > 1:
            return None
        if self.has_stopped:
            return "games"
        if "target" in self.pad and max(self.totals) >= self.pad["target"]:
            return "target"
        rounds = self.pad.get("rounds")
        if rounds is None or self.rounds < worth(rounds, {"seats": len(self.plays)}, [], None):
            return None
        return "rounds"


def is_shared(pad: dict[str, Any]) -> bool:
    """Whether what a player scores depends on the others."""
    worked_out = [field["is"] for field in pad["fields"] if "is" in field]
    return any(map(goes_over_all, (pad["points"], pad.get("total", 0), *worked_out)))


def goes_over_all(formula: int | str) -> bool:
    """Whether a formula has SUM, COUNT or RANK, or a MIN or MAX of one argument."""
    text = str(formula)
    for call in re.finditer(r"(SUM|COUNT|RANK|MIN|MAX)\(", text):
        depth, has_more = 1, False
        for sign in text[call.end() :]:
            depth += {"(": 1, ")": -1}.get(sign, 0)
            has_more = has_more or (depth == 1 and sign == ",")
            if not depth:
                break
        if call[1] in ("SUM", "COUNT", "RANK") or not has_more:
            return True
    return False
