"""What takes long to judge is judged before the transaction: nobody waits to write meanwhile."""

import pytest
from prometheus_client import REGISTRY

from companion.log import store
from companion.log.validate import BatchValidator
from tests.conftest import points
from tests.web.log_lines import A, B, grant, pull_log

AMEND = {"id": "x", "type": "amend", "changes": [{"of": "a", "entry": points("a", 7, 7)}]}


def writers() -> float:
    """How many transactions write, or wait until they may."""
    return REGISTRY.get_sample_value("companion_writes_under_way") or 0


@pytest.fixture
def judged(monkeypatch) -> list[float]:
    """How many wrote while each batch was judged."""
    seen: list[float] = []
    validate = BatchValidator.validate

    def look(self, batch):
        seen.append(writers())
        return validate(self, batch)

    monkeypatch.setattr(BatchValidator, "validate", look)
    return seen


@pytest.fixture
def meanwhile(monkeypatch):
    """Have something happen between the verdict and the transaction."""

    def arrange(happens) -> None:
        judge = store.judge_before

        def judge_and_wait(*args):
            monkeypatch.setattr(store, "judge_before", judge)
            verdict = judge(*args)
            happens()
            return verdict

        monkeypatch.setattr(store, "judge_before", judge_and_wait)

    return arrange


@pytest.mark.every_database
def test_correction_is_judged_while_nobody_writes(started, judged):
    started.write("g1", 0, A)
    judged.clear()
    assert started.write("g1", 1, AMEND).json["seq"] == 2
    assert judged == [0]
    assert started.get("/api/games/g1").json["sheet"]["totals"] == [7, 7]


@pytest.mark.parametrize("count", [1, 250])
def test_round_of_a_game_at_play_is_judged_as_it_is_written(started, judged, count):
    started.write("g1", 0, *(points(f"round {number}", 1, 2) for number in range(count)))
    judged.clear()
    assert started.write("g1", count, B).json["seq"] == count + 1
    assert judged == [1]


@pytest.mark.every_database
def test_log_that_has_grown_meanwhile_is_told_of_and_nothing_is_judged_again(
    started, judged, meanwhile
):
    started.write("g1", 0, A)
    judged.clear()
    meanwhile(lambda: started.write("g1", 1, B))
    late = started.write("g1", 1, AMEND)
    assert (late.status_code, late.json["entries"]) == (409, [B])
    assert judged == [0, 1]
    assert [entry["id"] for entry in pull_log(started)["entries"]] == ["a", "b"]


@pytest.mark.every_database
def test_phone_that_may_only_watch_by_now_is_refused(started, stranger, app, meanwhile):
    started.write("g1", 0, A)
    grant("g1", stranger, app, role=2)

    def send_away() -> None:
        grant("g1", stranger, app, role=1)

    meanwhile(send_away)
    refused = stranger.write("g1", 1, AMEND)
    assert (refused.status_code, refused.json["problem"]["code"]) == (422, "log.only_watches")
    assert pull_log(started)["seq"] == 1
