"""What the slow check makes of a whole game."""

from random import Random

from tests.engine.live import agame_acts, animanize_table
from tests.engine.live.agame_table import AgameTable
from tests.engine.slow_check import agame_points, animanize_points, greta_totals, lynx_points


def points_of(file: dict) -> list[list[int]]:
    """Return the points of every round of a game, adjustments left out; nothing for who has none.

    The file has no corrections, and every option written out.
    """
    kinds = {entry["type"] for entry in file["log"]}
    if file["game"] == "greta":
        return _levels_and_games(file)
    if "trick" in kinds:
        return _agame_by_cards(file) if file["game"] == "agame" else _animanize_by_cards(file)
    rounds = [entry for entry in file["log"] if entry["type"] in ("round", "section")]
    return [
        [_points(file, entry, seat) for seat in range(len(entry["players"]))] for entry in rounds
    ]


def _points(file: dict, entry: dict, seat: int) -> int:
    player, options = entry["players"][seat], file["options"]
    if player is None:
        return 0
    if file["game"] == "agame":
        return agame_points(player, options)
    if file["game"] == "animanize":
        return animanize_points(player, options)
    if file["game"] == "lynx":
        return lynx_points(player, entry.get("finisher") == seat, options)
    return player["points"]


# --- card by card --------------------------------------------------------------


def _agame_by_cards(file: dict) -> list[list[int]]:
    """Sections at a table that is dealt anew after each; a typed one replaces what lies there."""
    colors = [seat["color"] for seat in file["seats"]]
    table, rounds = AgameTable(colors, file["options"]), []
    for entry in file["log"]:
        if entry["type"] == "section":
            rounds.append([_points(file, entry, seat) for seat in range(len(colors))])
            table = AgameTable(colors, file["options"])
        elif entry["type"] in ("trick", "catch", "stuck"):
            before = table.totals
            table = agame_acts.done(table, {"leader": table.leader, **entry})
            if table.totals != before:
                rounds.append([now - then for now, then in zip(table.totals, before, strict=True)])
    return [*rounds, table.points()] if table.leader is not None else rounds


def _animanize_by_cards(file: dict) -> list[list[int]]:
    seats, rounds = len(file["seats"]), []
    table = None
    for entry in file["log"]:
        if entry["type"] == "round":
            tracked = table is not None and not table.over()
            rounds = rounds[:-1] if tracked else rounds
            rounds.append([_points(file, entry, seat) for seat in range(seats)])
            table = None
        elif entry["type"] in ("trick", "out"):
            if table is None or table.over():
                leader = (file["options"]["start"] + len(rounds)) % seats
                table = animanize_table.Round(Random(0), seats, leader)
                rounds.append([])
            animanize_table.do(table, entry)
            rounds[-1] = [animanize_points(one, file["options"]) for one in table.players()]
    return rounds


# --- Greta ---------------------------------------------------------------------


class _Greta:
    """Games of Greta one after another, as placed or as typed."""

    def __init__(self, options: dict) -> None:
        self.options = options
        self.dealer = options["dealer"]
        self.rounds: list[list[int]] = []
        self.clear()

    def clear(self) -> None:
        """Set up an empty table."""
        self.places: list[tuple[str, tuple[int, int]]] = []
        self.claims: dict[int, int] = {}

    def levels(self) -> list[list[int]]:
        """Both players' points in each level that was begun."""
        claims = self.claims if self.options["claiming"] == "call" else None
        levels, _ = greta_totals(self.places, self.dealer, self.options, claims)
        return levels[: (len(self.places) + 15) // 16]

    def write_down(self) -> None:
        """Make rounds of what lies on the table; after a whole game the other one deals."""
        self.rounds += self.levels()
        self.dealer = 1 - self.dealer if len(self.places) == 32 else self.dealer
        self.clear()

    def place(self, entry: dict) -> None:
        if len(self.places) == 32:
            self.write_down()
        self.places.append((entry["card"], tuple(entry["at"])))

    def claim(self, entry: dict) -> None:
        self.claims[len(self.places)] = entry["points"]

    def game(self, entry: dict) -> None:
        """Replace the game that a typed one interrupts."""
        if len(self.places) == 32:
            self.write_down()
        self.rounds.append([player["points"] for player in entry["players"]])
        self.dealer = 1 - self.dealer
        self.clear()

    def finish(self, entry: dict) -> None:
        self.write_down()


def _levels_and_games(file: dict) -> list[list[int]]:
    table = _Greta(file["options"])
    for entry in file["log"]:
        if entry["type"] != "adjust":
            getattr(table, entry["type"])(entry)
    return table.rounds + table.levels()
