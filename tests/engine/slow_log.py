"""A second opinion on corrections: the same game without them, and with every option written out.

Nothing here is shared with the engine.
"""

from tests.engine.slow_check import GRETA_VALUES

DEFAULTS = {
    "agame": {
        "target": 300,
        "complete_bonus": 100,
        "lizard_bonus": 10,
        "fennek": "off",
        "fennek_value": -10,
        "last_trick": "cut",
    },
    "animanize": {"start": 0, "floor_at_zero": True, "tie": "shared"},
    "greta": {
        "target": None,
        "games": 1,
        "dealer": 1,
        "values": GRETA_VALUES,
        "suit_scope": "line",
        "diagonals": "all",
        "level_two": "face_up",
        "cover_factor": 10,
        "claiming": "automatic",
    },
    "lynx": {
        "target": None,
        "games": None,
        "finish_bonus": 30,
        "hand_factor": 2,
        "dealer": None,
    },
    "tally": {"target": None, "rounds": None},
}
COLORS = ("blue", "green", "purple", "red", "yellow")


def as_it_reads(file: dict) -> dict:
    """Return the game file as all its corrections leave it: one without any."""
    log = Log()
    for number, entry in enumerate(file["log"], 1):
        log.add({"id": f"#{number}", **entry})
    seats, options = file["seats"], dict(file.get("options", {}))
    for amend, change in log.setup:
        if log.stands(amend):
            seats = change.get("seats", seats)
            options.update(change.get("options", {}))
    options = {**_defaults(file["game"], seats), **options}
    return {**file, "seats": seats, "options": options, "log": log.entries()}


def _defaults(game: str, seats: list[dict]) -> dict:
    options = dict(DEFAULTS[game])
    if game == "animanize":
        options["brawl_limit"] = {3: 20, 4: 16}[len(seats)]
        options["target"] = {3: 60, 4: 48}[len(seats)]
        options["max_rounds"] = 2 * len(seats)
    if game == "agame":
        free = [color for color in COLORS if color not in [seat["color"] for seat in seats]]
        options["neutral"] = free[: 2 if len(seats) == 2 else 0]
    return options


class Log:
    """Entries in order, with everything that was ever said about each."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.texts: dict[str, list[tuple[str | None, dict | None]]] = {}
        self.undos: list[tuple[str, str]] = []
        self.setup: list[tuple[str, dict]] = []

    def add(self, entry: dict) -> None:
        name = entry["id"]
        if entry["type"] == "undo":
            if self.stands(entry["of"]):
                self.undos.append((name, entry["of"]))
        elif entry["type"] == "amend":
            for change in entry["changes"]:
                self.change(name, change)
        else:
            self.order.append(name)
            self.texts[name] = [(None, entry)]

    def change(self, amend: str, change: dict) -> None:
        if change.get("of") == "setup":
            self.setup.append((amend, change["entry"]))
        elif "before" in change:
            self.order.insert(self.order.index(change["before"]), change["id"])
            self.texts[change["id"]] = [(amend, change["entry"])]
        else:
            self.texts[change["of"]].append((amend, change["entry"]))

    def stands(self, name: str) -> bool:
        """Whether no undo that stands is about it."""
        return not any(of == name and self.stands(undo) for undo, of in self.undos)

    def entries(self) -> list[dict]:
        """Return what is played, in order: the latest text of every entry that stands."""
        results = []
        for name in self.order:
            texts = [
                text for amend, text in self.texts[name] if amend is None or self.stands(amend)
            ]
            if self.stands(name) and texts and texts[-1]:
                results.append({**texts[-1], "id": name})
        return results
