"""A whole live game of Greta: a random legal player, the slow check and the engine side by side."""

from random import Random

from companion.engine.fold import Fold, fold_file
from companion.engine.games import GAMES
from tests.engine import slow_check
from tests.engine.live.seats import file_of

PACK = [rank + suit for suit in "SHCD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
Cell = tuple[int, int]


class Square:
    """Cards in the order they were placed; nothing else is kept."""

    def __init__(self, options: dict):
        self.options = options
        self.places: list[tuple[str, Cell]] = []

    def cells(self) -> list[Cell]:
        """Every cell the next card may go to."""
        lower = [cell for _, cell in self.places[:16]]
        if len(self.places) >= 16:
            return [cell for cell in lower if cell not in [at for _, at in self.places[16:]]]
        if not lower:
            span = range(1, 5) if self.framed() else range(-3, 4)
            return [(row, column) for row in span for column in span]
        reach = range(-8, 9)
        around = [(row + lower[0][0], column + lower[0][1]) for row in reach for column in reach]
        return [cell for cell in around if self.may_lie(cell, lower)]

    def framed(self) -> bool:
        return self.options["diagonals"] == "long"

    def may_lie(self, cell: Cell, lower: list[Cell]) -> bool:
        beside = any(abs(cell[0] - row) + abs(cell[1] - column) == 1 for row, column in lower)
        whole = [*lower, cell]
        small = all(max(line) - min(line) <= 3 for line in zip(*whole, strict=True))
        inside = not self.framed() or all(1 <= part <= 4 for part in cell)
        return cell not in lower and beside and small and inside

    def left(self) -> list[str]:
        return [card for card in PACK if card not in [placed for placed, _ in self.places]]

    def may_place(self, act: dict) -> bool:
        cell = (act["at"][0], act["at"][1])
        first = not self.places and not self.framed()
        return act["card"] in self.left() and (first or cell in self.cells())

    def due(self) -> int:
        """Return what the last card gives."""
        return sum(slow_check.greta_points(self.places, self.options)[-1])


def play(seed: int) -> list[dict]:
    """Return the log of a whole game; raises AssertionError where engine and table disagree."""
    rnd = Random(seed)
    options = {
        "values": dict(zip(slow_check.GRETA_VALUES, rnd.sample(range(1, 13), 12), strict=True)),
        "dealer": rnd.randrange(2),
        "suit_scope": rnd.choice(("line", "adjacent")),
        "diagonals": rnd.choice(("all", "long")),
        "level_two": rnd.choice(("face_up", "level_two_only")),
        "cover_factor": rnd.choice((10, 1, 0)),
        "claiming": rnd.choice(("automatic", "call")),
        "practice": rnd.random() < 0.5,
    }
    fold, log, square = fold_file(file_of("greta", [None, None], options)), [], Square(options)
    view, points = [], [0, 0]
    while len(square.places) < 32:
        fold, placer = one_card(rnd, square, fold, log)
        value = square.due()
        if options["claiming"] == "call":
            fold, value = one_claim(rnd, value, fold, log)
        points[1 - placer] += value
        sheet = fold.answer()["sheet"]
        assert sheet["totals"] == points
        view.append(sheet)
    as_the_rules_end_it(view, points)
    return log


def one_card(rnd: Random, square: Square, fold: Fold, log: list[dict]) -> tuple[Fold, int]:
    """Return a card placed, after others that are tried only; the seat whose turn it was."""
    cell = rnd.choice(square.cells())
    act = {"type": "place", "card": rnd.choice(square.left()), "at": list(cell)}
    sheet = fold.answer()["sheet"]
    placer = sheet["next"]["seat"]
    assert placer == whose_turn(square, sheet)
    for tried in (
        {**act, "card": rnd.choice(PACK)},
        {**act, "at": [cell[0] + rnd.randint(-2, 2), cell[1] + rnd.randint(-2, 2)]},
    ):
        problem = fold.follow([{**tried, "id": "bent"}]).problem
        assert (problem is None) == square.may_place(tried), (tried, problem)
    taps_are_legal(square, fold, act)
    fold = fold.follow([{**act, "id": f"e{len(log)}"}])
    assert fold.problem is None, (act, fold.problem)
    log.append({**act, "id": f"e{len(log)}"})
    square.places.append((act["card"], cell))
    lies_once(square, fold.answer()["sheet"])
    return fold, placer


def whose_turn(square: Square, sheet: dict) -> int:
    """Non-dealer first; on Level Two the leader, of equals the dealer."""
    count, dealer = len(square.places), square.options["dealer"]
    if count < 16:
        return (dealer + 1 + count) % 2
    first, second = [part["points"] for part in sheet["rounds"][0]["players"]]
    leader = dealer if first == second else 0 if first > second else 1
    return (leader + count) % 2


def taps_are_legal(square: Square, fold: Fold, act: dict) -> None:
    """Check that exactly the legal cells and cards are offered; who practises sees their worth."""
    answer = GAMES["greta"]["choices"](fold.state(), {"entry": {**act, "at": None}, "seat": 0})
    taps = answer["taps"]
    if square.places or square.framed():
        assert [tuple(cell) for cell in taps["cells"]] == sorted(square.cells())
    assert sorted(taps["cards"]) == sorted(square.left())
    if not square.options["practice"]:
        assert taps["gives"] is None
        return
    assert taps["gives"]["cells"] == [
        sum(
            slow_check.greta_points([*square.places, (act["card"], tuple(cell))], square.options)[
                -1
            ]
        )
        for cell in taps["cells"]
    ]


def one_claim(rnd: Random, due: int, fold: Fold, log: list[dict]) -> tuple[Fold, int]:
    """Return some of what is due, or nothing said at all; more is refused."""
    assert fold.follow([{"type": "claim", "points": due + 1, "id": "bent"}]).problem
    if rnd.random() < 0.3:
        return fold, 0
    points = due if rnd.random() < 0.7 else rnd.randint(0, due)
    entry = {"type": "claim", "points": points, "id": f"e{len(log)}"}
    fold = fold.follow([entry])
    assert fold.problem is None
    log.append(entry)
    return fold, points


def lies_once(square: Square, sheet: dict) -> None:
    """Every card placed lies in one place: open, or under another."""
    cells = sheet["table"]["cells"]
    lying = [cell["card"] for cell in cells] + [cell["under"] for cell in cells if cell["under"]]
    assert sorted(lying) == sorted(card for card, _ in square.places)


def as_the_rules_end_it(seen: list[dict], points: list[int]) -> None:
    """Over with the last card; no sheet before promised less than came."""
    assert seen[-1]["over"]
    assert all(not sheet["over"] for sheet in seen[:-1])
    winners = [seat for seat in range(2) if points[seat] == max(points)]
    assert seen[-1]["winners"] == winners
    for sheet in seen[:-1]:
        for seat in range(2):
            came = points[seat] - sheet["totals"][seat]
            assert came <= sheet["next"]["most"][seat], sheet["next"]
            if seat in winners:
                assert sheet["next"]["reach"][seat], sheet["next"]
