"""The fold: a log followed entry by entry, through every correction."""

from . import setup
from .equal import json_equal
from .games import GAMES
from .log import Log
from .outlook import outlook
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Answer, Any, Json, Place, ProblemDict, Reading, Setup, State, Step, Warned


class Fold:
    """One game, followed entry by entry, with the state after every reading.

    So one more entry costs one step, and a correction only what comes after it.
    """

    def __init__(self):
        self.is_lenient = False  # whether anything may be refused
        self.head: Any = {}
        self.log = Log()
        self.unread: list[tuple[int, Problem]] = []  # refused by the log itself
        self.setup_refused: list[tuple[Place, Problem]] = []  # corrections of the set-up
        self.setup_refused_before: list[tuple[Place, Problem]] = []  # earlier
        self.setup: Any = {}
        self.start: Any = {}
        # (the same before it, reading, state after it, problem or None): a chain whose older part
        # comes first is tidied by MicroPython without running out of room
        self.last_step: Step | None = None
        self.refused: list[tuple[Reading, Problem]] = []  # by the game, or tolerated
        self.refused_before: list[tuple[Reading, Problem]] = []  # earlier
        self.problem: ProblemDict | None = None

    def follow(self, entries: "list[Json]") -> "Fold":
        """Return a new fold with further entries; its `problem` is their first refusal."""
        twin = Fold()
        twin.head, twin.setup, twin.start = self.head, self.setup, self.start
        twin.log = self.log.copy()
        twin.unread = self.unread
        twin.setup_refused, twin.setup_refused_before = self.setup_refused, self.setup_refused
        twin.last_step, twin.refused, twin.refused_before = (
            self.last_step,
            self.refused,
            self.refused,
        )
        twin.problem = self.problem
        if not twin.problem:
            twin.extend(entries)
        return twin

    def extend(self, entries: "list[Json]") -> None:
        """Append entries: read all of them, then fold them together."""
        fresh: list[Reading] = []
        corrected = False
        unread = None
        for entry in entries:
            try:
                reading = self.log.add(entry)
            except Problem as problem:
                if not self.is_lenient:
                    unread = problem.to_dict(self.log.count)
                    break
                self.unread = self.unread + [(self.log.count, problem)]
                continue
            if reading is None:
                corrected = True
            else:
                fresh.append(reading)
        self.update(corrected, fresh)
        self.problem = self.problem or unread

    def update(self, corrected: bool, fresh: "list[Reading]") -> None:
        """Fold what is new; after a correction, everything from the first difference on."""
        if corrected:
            self.apply_setup()
            if self.problem:
                return
            fresh = self.log.standing_readings()
            fresh = fresh[self.keep_common(fresh) :]
        self.fold(fresh)

    def keep_common(self, readings: "list[Reading]") -> int:
        """Forget every state from the first difference on; return how many readings were kept."""
        steps, kept = self.steps(), 0
        self.last_step, self.refused = None, []
        for step in steps:
            if kept == len(readings):
                break
            reading, (_, before, state, refusal) = readings[kept], step
            if reading[0] != before[0] or not json_equal(reading[1], before[1]):
                break
            if self.last_step is not step[0] or reading[2:] != before[2:]:  # now stands elsewhere
                step = (self.last_step, reading, state, refusal)
            self.last_step = step
            if refusal:
                self.refused.append((reading, refusal))
            kept += 1
        return kept

    def steps(self) -> "list[Step]":
        """Return the steps so far, oldest first."""
        found: list[Step] = []
        step = self.last_step
        while step:
            found.append(step)
            step = step[0]
        found.reverse()
        return found

    def fold(self, fresh: "list[Reading]") -> None:
        """Take a step for each reading; a refusal may stay, or becomes the problem."""
        step, state = GAMES[self.head["game"]]["step"], self.state()
        for reading in fresh:
            refusal = None
            try:
                state = step(state, reading[1])
            except Problem as problem:
                refusal = problem
                if not self.can_stay_refused(reading[0]):
                    self.problem = refusal.with_prefix(reading[3]).to_dict(reading[2])
                    return
                state = self.tolerate(state, reading[1], refusal)
                self.refused = self.refused + [(reading, refusal)]
            self.last_step = (self.last_step, reading, state, refusal)

    def can_stay_refused(self, name: str) -> bool:
        """Whether this reading may stay refused: it was already, or the log is a stored one."""
        return self.is_lenient or name in [reading[0] for reading, _ in self.refused_before]

    def tolerate(self, state: "Any", entry: "Any", refusal: Problem) -> "Any":
        """Take a step that only rules refuse which came later: the entry was accepted once."""
        try:
            after = GAMES[self.head["game"]]["step"](dict(state, is_stored=True), entry)
        except Problem:
            return state
        refusal.is_tolerated = True
        return dict(after, is_stored=False)

    def apply_setup(self) -> None:
        """Apply the corrections of the set-up, one over the other."""
        head = self.head
        complete: Any = setup.complete(head)
        self.setup_refused = []
        for change, place in self.log.setup_changes():
            try:
                head, complete = setup.correct(complete, head, change)
            except Problem as refusal:
                problem = refusal.with_prefix(place[1])
                if not self.is_lenient and place not in [
                    before for before, _ in self.setup_refused_before
                ]:
                    self.problem = problem.to_dict(place[0])
                    return
                self.setup_refused = self.setup_refused + [(place, problem)]
        if not json_equal(complete, self.setup):
            self.restart(complete)

    def restart(self, complete: "Setup") -> None:
        """Begin anew from this set-up."""
        self.setup = complete
        self.start = GAMES[complete["game"]]["start"](complete)
        self.last_step, self.refused = None, []

    def state(self, before: str | None = None) -> "Any":
        """Return the newest state, or the one before the reading with that id."""
        step = self.last_step
        while before is not None and step:
            step, reading, _, _ = step
            if reading[0] == before:
                return step[2] if step else self.start
        return self.last_step[2] if self.last_step else self.start

    def answer(self) -> "Answer":
        """Return `{"setup", "sheet", "problem"}` at this point."""
        if not self.start:
            return {"setup": None, "sheet": None, "problem": self.problem}
        state = self.state()
        game = GAMES[self.head["game"]]
        sheet = game["sheet"](state)
        sheet["warnings"] = self.place_warnings(sheet["warnings"]) + self.refusal_warnings()
        return {"setup": self.setup_at(state), "sheet": sheet, "problem": self.problem}

    def view(self) -> "Answer":
        """Return the answer for screens: its sheet has an outlook (`outlook.py`)."""
        answer = self.answer()
        sheet = answer["sheet"]
        if sheet:
            sheet["outlook"] = outlook(GAMES[self.head["game"]], self.state(), sheet)
        return answer

    def can_contain(self, name: str) -> bool:
        """Whether an id may be in the log: entries that the log itself refused have left none."""
        return self.log.has_id(name) or len(self.unread) > 0

    def counts(self) -> "list[dict[str, int]]":
        """Return by seat what only the cards of the closed rounds tell (docs/engine.md)."""
        return GAMES[self.head["game"]]["counts"](self.state()) if self.start else []

    def setup_at(self, state: "State") -> "Setup":
        """Return the set-up with everybody who had joined by this state, and who played then."""
        then = self.setup.copy()
        then.update({"seats": state["seats"], "playing": state["playing"]})
        return then

    def place_warnings(self, warnings: "list[Warned]") -> "list[ProblemDict]":
        """Return warnings with the place of their entry instead of its id."""
        places = {reading[0]: reading[2:] for _, reading, _, _ in self.steps()} if warnings else {}
        found: list[ProblemDict] = []
        for warning in warnings:
            number, path = places[warning["id"]]
            found.append(
                Problem(warning["code"], path + warning["at"], warning["params"]).to_dict(number)
            )
        return found

    def refusal_warnings(self) -> "list[ProblemDict]":
        """Return a warning for every stored entry that this engine refuses, or would refuse now."""
        refused = self.unread + [(place[0], problem) for place, problem in self.setup_refused]
        found = [
            Problem("refused", problem.at, {"code": problem.code}).to_dict(number)
            for number, problem in refused
        ]
        for reading, refusal in self.refused:
            problem = refusal.with_prefix(reading[3])
            if not refusal.is_tolerated:
                problem = Problem("refused", problem.at, {"code": problem.code})
            found.append(problem.to_dict(reading[2]))
        return found


def replay(file: "Json", lenient: bool = False) -> "Answer":
    """Replay a game file: return `{"setup", "sheet", "problem"}`, up to the first problem.

    With `lenient` (for logs already stored) a refused entry is marked by a
    warning, counts nothing, and the fold goes on. Without a legal set-up there
    is neither set-up nor sheet.
    """
    return fold_file(file, lenient).answer()


def fold_file(file: "Json", lenient: bool = True) -> Fold:
    """Follow a game file to its end."""
    fold = Fold()
    fold.is_lenient = lenient
    try:
        fold.head = setup.read(file)
        fold.restart(setup.complete(fold.head))
    except Problem as problem:
        fold.problem = problem.to_dict(0)
        return fold
    fold.extend(fold.head["log"])
    return fold
