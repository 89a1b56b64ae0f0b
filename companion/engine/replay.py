"""The fold: a set-up and a log become a sheet, and the first problem."""

from . import log, setup
from .games import CARDS
from .problem import Problem


def replay(file, lenient: bool = False) -> dict:
    """`{"setup", "sheet", "problem"}` of a game file: what was reached, the first problem or None.

    With `lenient` (for logs already stored) a refused entry is marked by a
    warning, counts nothing, and the fold goes on. Without a legal set-up there
    is neither set-up nor sheet.
    """
    return opened(file, lenient).answer()


def opened(file, lenient: bool = True) -> "Fold":
    """A game file, followed to its end."""
    fold = Fold()
    fold.before = None if lenient else []
    try:
        fold.head = setup.read(file)
        fold.lay(setup.complete(fold.head["game"], fold.head["seats"], fold.head["options"]))
    except Problem as problem:
        fold.problem = problem.told(0)
        return fold
    fold.extend(fold.head["log"])
    return fold


class Fold:
    """One game, followed entry by entry, with the state after every reading.

    So one more entry costs one step, and a correction only what comes after it.
    """

    def __init__(self):
        self.before: list | None = None  # what was folded earlier; None: anything may be refused
        self.head: dict = {}
        self.readings = log.Readings()
        self.unread: list = []  # (log entry number, problem) of entries the log itself refused
        self.setup: dict = {}
        self.start: dict = {}
        self.folded: list = []  # (reading, state after it, problem or None)
        self.problem: dict | None = None

    def followed(self, entries: list) -> "Fold":
        """A new fold with further entries; its `problem` is the first of the new refusals."""
        twin = Fold()
        twin.head, twin.setup, twin.start = self.head, self.setup, self.start
        twin.readings = self.readings.copy()
        twin.unread = self.unread
        twin.folded = self.folded.copy()
        twin.problem = self.problem
        twin.before = self.folded
        if not twin.problem:
            twin.extend(entries)
        return twin

    def extend(self, entries: list) -> None:
        """Takes further entries in: all of them are read, then judged together."""
        fresh = []
        corrected = False
        unread = None
        for entry in entries:
            try:
                reading = self.readings.add(entry)
            except Problem as problem:
                if self.before is not None:
                    unread = problem.told(self.readings.count)
                    break
                self.unread = self.unread + [(self.readings.count, problem)]
                continue
            if reading is None:
                corrected = True
            else:
                fresh.append(reading)
        self.judge(corrected, fresh)
        self.problem = self.problem or unread

    def judge(self, corrected: bool, fresh: list) -> None:
        """Folds what is new; after a correction, everything from the first difference on."""
        if corrected:
            self.set_up()
            if self.problem:
                return
            fresh = self.readings.standing()
            fresh = fresh[self.keep_common(fresh) :]
        for reading in fresh:
            if self.problem:
                return
            self.fold(reading)

    def keep_common(self, readings: list) -> int:
        """Forgets every state from the first difference on; how many readings were kept."""
        kept = 0
        for reading, _, _ in self.folded:
            if (
                kept == len(readings)
                or readings[kept]["id"] != reading["id"]
                or readings[kept]["entry"] != reading["entry"]
            ):
                break
            kept += 1
        self.folded = self.folded[:kept]
        return kept

    def fold(self, reading: dict) -> None:
        """One step; a refusal is tolerated or becomes the problem."""
        state = self.state()
        refusal = None
        try:
            state = CARDS[self.head["game"]]["step"](state, reading["entry"])
        except Problem as problem:
            refusal = problem
        if refusal and not self.tolerates(reading):
            number, path = reading["place"]
            self.problem = refusal.under(path).told(number)
            return
        self.folded.append((reading, state, refusal))

    def tolerates(self, refused: dict) -> bool:
        """Whether this reading may stay refused: it was already, or the log is a stored one."""
        if self.before is None:
            return True
        return refused["id"] in [reading["id"] for reading, _, problem in self.before if problem]

    def set_up(self) -> None:
        """The set-up after its corrections, laid one over the other."""
        seats, given = self.head["seats"], self.head["options"]
        complete = setup.complete(self.head["game"], seats, given)
        for change, (number, path) in self.readings.setup_changes():
            try:
                seats, given, complete = setup.corrected(complete, seats, given, change)
            except Problem as problem:
                if self.before is not None:
                    self.problem = problem.under(path).told(number)
                    return
                self.unread = self.unread + [(number, problem)]
        if complete != self.setup:
            self.lay(complete)

    def lay(self, complete: dict) -> None:
        """Starts anew from this set-up."""
        self.setup = complete
        self.start = CARDS[complete["game"]]["start"](complete)
        self.folded = []

    def state(self, before=None):
        """The newest state, or the one before the reading with that id."""
        if before is not None:
            for position in range(len(self.folded)):
                if self.folded[position][0]["id"] == before:
                    return self.folded[position - 1][1] if position else self.start
        return self.folded[-1][1] if self.folded else self.start

    def answer(self) -> dict:
        """`{"setup", "sheet", "problem"}` as they are now."""
        if not self.start:
            return {"setup": None, "sheet": None, "problem": self.problem}
        state = self.state()
        card = CARDS[self.head["game"]]
        sheet = card["sheet"](state)
        sheet["warnings"] = self.placed(sheet["warnings"]) + self.marked()
        return {"setup": self.setup_at(state), "sheet": sheet, "problem": self.problem}

    def may_know(self, name: str) -> bool:
        """Whether an id may be in the log: entries that the log itself refused have left none."""
        return name in self.readings.against or len(self.unread) > 0

    def counts(self) -> list:
        """By seat what only the cards of the closed rounds tell (docs/engine.md), as sums."""
        return CARDS[self.head["game"]]["counts"](self.state()) if self.start else []

    def setup_at(self, state: dict) -> dict:
        """The set-up with everybody who had joined by this state, and who played then."""
        then = self.setup.copy()
        then.update({"seats": state["seats"], "playing": state["playing"]})
        return then

    def placed(self, warnings: list) -> list:
        """Warnings with the place of their entry instead of its id."""
        places = (
            {reading["id"]: reading["place"] for reading, _, _ in self.folded} if warnings else {}
        )
        found = []
        for warning in warnings:
            number, path = places[warning["id"]]
            found.append(
                Problem(warning["code"], path + warning["at"], warning["params"]).told(number)
            )
        return found

    def marked(self) -> list:
        """A warning for every stored entry that this engine refuses."""
        refused = self.unread.copy()
        for reading, _, problem in self.folded:
            if problem:
                refused.append((reading["place"][0], problem))
        return [
            Problem("refused", problem.at, {"code": problem.code}).told(number)
            for number, problem in refused
        ]
