"""A whole live game of Animanize: real hands, a random legal player, the engine beside them."""

from random import Random

from companion.engine.fold import Fold, fold_file
from companion.engine.games import GAMES
from tests.engine import slow_check
from tests.engine.live.animanize_table import Round, bent, do, next_act, possible, revokes
from tests.engine.live.seats import file_of


def play(seed: int) -> list[dict]:
    """Return the log of a whole game; raises AssertionError where engine and table disagree."""
    rnd = Random(seed)
    seats = rnd.choice((3, 4))
    options = {"target": rnd.choice((60, 48, None)), "floor_at_zero": rnd.random() < 0.7}
    options |= {"tie": rnd.choice(("shared", "extra_round")), "start": rnd.randrange(seats)}
    fold, log = fold_file(file_of("animanize", [None] * seats, options)), []
    house, totals = fold.setup["options"], [0] * seats
    for number in range(12):
        table = Round(rnd, seats, (options["start"] + number) % seats)
        while not table.over():
            fold = one_act(rnd, table, fold, log)
        points = [slow_check.animanize_points(player, house) for player in table.players()]
        floor = 0 if options["floor_at_zero"] else -(10**6)
        totals = [max(floor, a + b) for a, b in zip(totals, points, strict=True)]
        sheet = fold.answer()["sheet"]
        assert [part["points"] for part in sheet["rounds"][-1]["players"]] == points
        assert sheet["totals"] == totals
        if sheet["over"]:
            break
    return log


def one_act(rnd: Random, table: Round, fold: Fold, log: list[dict]) -> Fold:
    """Return a trick at the table and in the log, after two that are tried only."""
    act = next_act(rnd, table)
    for _ in range(2):
        judge_alike(table, fold, bent(rnd, act))
    by_taps_as_written(fold, act)
    entry = {**act, "id": f"e{len(log)}"}
    assert possible(table, act)
    assert revokes(table, act) == 0
    fold = fold.follow([entry])
    assert fold.problem is None, (act, fold.problem)
    do(table, act)
    log.append(entry)
    sheet = fold.answer()["sheet"]
    assert sheet["warnings"] == [], act
    if not table.over():
        assert sheet["next"]["leader"] == table.leader
        assert sheet["next"]["trick"] == len(table.tricks) + 1
        items = [
            {"tricks": tricks, "animals": animals}
            for tricks, animals in zip(
                sheet["table"]["tricks"], sheet["table"]["animals"], strict=True
            )
        ]
        assert items == table.players()
    return fold


def judge_alike(table: Round, fold: Fold, act: dict) -> None:
    """No impossible act is accepted, no possible one refused, every revoke warned."""
    after = fold.follow([{**act, "id": "bent"}])
    assert (after.problem is None) == possible(table, act), (act, after.problem)
    if after.problem is None:
        warnings = after.answer()["sheet"]["warnings"]
        assert [one["code"] for one in warnings] == ["animanize.revoke"] * revokes(table, act)


def by_taps_as_written(fold: Fold, act: dict) -> None:
    """Check that the recorder's taps give the very entry."""
    draft = {"entry": {**act, "leader": None}, "seat": 0}
    answer = GAMES["animanize"]["choices"](fold.state(), draft)
    assert answer["entry"] == act, (act, answer["problem"])
