"""A second opinion on the end of a game and on who deals, straight from the rules.

Nothing here is shared with the engine. The file has no corrections, every option written
out, and only whole rounds.
"""

WHOLE = ("round", "section", "game")


def is_whole(file: dict) -> bool:
    """Whether no round of the game is followed card by card."""
    kinds = (*WHOLE, "adjust", "finish", "join", "leave")
    return all(entry["type"] in kinds for entry in file["log"])


def end_of(file: dict, points: list[list[int]]) -> str | None:
    """Why the game is over, None while it is not; `points` are those of its rounds."""
    table = _Table(file)
    for entry in file["log"]:
        if entry["type"] in WHOLE:
            table.play(points[table.rounds])
        elif entry["type"] == "adjust":
            table.adjust(entry["seat"], entry["points"])
        elif entry["type"] == "finish":
            table.stop()
        elif entry["type"] == "join":
            table.totals.append(0)
    return table.reason


class _Table:
    """Whether it is over is asked at the end of a round, and again when a total is corrected."""

    def __init__(self, file: dict) -> None:
        self.game, self.options = file["game"], file["options"]
        self.totals = [0] * len(file["seats"])
        self.rounds = 0
        self.has_stopped = False
        self.reason: str | None = None
        self.earlier: str | None = None
        """Why it was over before the last round."""
        self.put_off: str | None = None
        """What had ended it before the last round, but for a tie."""

    def play(self, points: list[int]) -> None:
        self.earlier = self.reason
        self.put_off = self.reached() if self.plays_off() and not self.reason else None
        self.rounds += 1
        for seat, one in enumerate(points):
            self.add(seat, one)
        self.ask()

    def adjust(self, seat: int, points: int) -> None:
        self.add(seat, points)
        if self.reason != "finished":
            self.ask()

    def stop(self) -> None:
        self.has_stopped = True
        self.reason = self.reason or "finished"

    def add(self, seat: int, points: int) -> None:
        self.totals[seat] += points
        if self.game == "animanize" and self.options["floor_at_zero"]:
            self.totals[seat] = max(0, self.totals[seat])

    def ask(self) -> None:
        now = None if self.plays_off() else self.reached()
        self.reason = self.earlier or now or ("finished" if self.has_stopped else None)

    def plays_off(self) -> bool:
        shared = self.totals.count(max(self.totals)) > 1
        return shared and self.options.get("tie") == "extra_round"

    def reached(self) -> str | None:
        """Which end is reached; none before the first round."""
        target = self.options["target"]
        if self.rounds and target is not None and max(self.totals) >= target:
            return "target"
        names = {"animanize": "max_rounds", "lynx": "games", "greta": "games", "tally": "rounds"}
        limit = self.options[names[self.game]] if self.game in names else None
        if limit is not None and self.rounds >= limit:
            return "rounds" if self.game in ("animanize", "tally") else "games"
        return self.put_off


def dealer_of(file: dict) -> int | None:
    """Who deals the next game of lynX: the next on the left of whoever dealt last."""
    first, dealt, playing = file["options"]["dealer"], None, [True] * len(file["seats"])
    if first is None:
        return None
    for entry in file["log"]:
        if entry["type"] == "join" and isinstance(entry["seat"], int):
            playing[entry["seat"]] = True
        elif entry["type"] == "join":
            playing.append(True)
        elif entry["type"] == "leave":
            playing[entry["seat"]] = False
        elif entry["type"] == "round":
            dealt = _next_dealer(playing, first, dealt)
    return _next_dealer(playing, first, dealt)


def _next_dealer(playing: list[bool], first: int, dealt: int | None) -> int:
    seat = first if dealt is None else dealt + 1
    while not playing[seat % len(playing)]:
        seat += 1
    return seat % len(playing)
