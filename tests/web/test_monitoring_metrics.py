"""The figures of a server: for whoever knows the token, adding up over workers that come and go."""

import os
import signal
from contextlib import ExitStack
from dataclasses import replace

import pytest

from companion import create_app
from tests.conftest import Phone, close, points
from tests.figures import KNOWN, TOKEN, figures, figures_at
from tests.live.conftest import Table
from tests.serving import serving, workers_of


@pytest.fixture
def measured(settings):
    """Provide a phone whose server offers its figures."""
    app = create_app(replace(settings, metrics_token=TOKEN))
    app.test_client_class = Phone
    yield app.test_client()
    with app.app_context():
        close(app)


def risen(before: dict[str, float], after: dict[str, float], name: str, **labels: str) -> float:
    """By how much a figure is higher."""
    key = f"{name}{sorted(labels.items()) or ''}"
    return after[key] - before.get(key, 0)


@pytest.mark.parametrize(
    "given", [None, "", "Bearer ", "Bearer x", TOKEN, f"Basic {TOKEN}", "Bearer \xfc"]
)
def test_metrics_without_the_token_are_not_found(measured, given):
    headers = {} if given is None else {"Authorization": given}
    assert measured.get("/metrics", headers=headers).status_code == 404


def test_metrics_without_a_configured_token_open_to_none(phone):
    for value in ("Bearer ", "Bearer None"):
        assert phone.get("/metrics", headers={"Authorization": value}).status_code == 404


def test_worker_that_is_just_starting_has_no_figures_yet(measured, monkeypatch, tmp_path):
    """Its file is there before anything stands in it."""
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    (tmp_path / "counter_1.db").touch()
    answer = measured.get("/metrics", headers=KNOWN)
    assert (answer.status_code, figures(answer.text)) == (200, {})


def test_outcomes_of_batches_are_counted(measured):
    before = figures(measured.get("/metrics", headers=KNOWN).text)
    measured.start("ours")
    measured.write("ours", 0, points("a", 1, 2), points("b", 1, 2))
    measured.write("ours", 0, points("c", 1, 2))
    measured.write("ours", 2, points("d", 1))
    after = figures(measured.get("/metrics", headers=KNOWN).text)
    assert risen(before, after, "companion_entries_total") == 2
    for outcome in ("stored", "behind", "refused"):
        assert risen(before, after, "companion_batches_total", outcome=outcome) == 1
    where = {"method": "POST", "route": "/api/games/<game>/log"}
    for status in ("200", "409", "422"):
        assert risen(before, after, "companion_answer_seconds_count", **where, status=status) == 1
    assert risen(before, after, "companion_database_seconds_count", kind="write") >= 4
    assert after["companion_writes_under_way"] == 0


def test_no_figure_names_a_game_and_nobody_can_make_figures_without_end(measured):
    measured.start("ours")
    for method in ("BREW", "WHEN"):
        measured.open("/nowhere/ours", method=method)
    text = measured.get("/metrics", headers=KNOWN).text
    assert "ours" not in text
    assert "BREW" not in text
    assert 'method="other",route="none"' in text


@pytest.mark.long
def test_the_figures_of_a_worker_that_died_still_count(tmp_path):
    running = {"env": {**os.environ, "METRICS_TOKEN": TOKEN}}
    with (
        (tmp_path / "log").open("w") as log,
        serving(tmp_path, stderr=log, **running) as served,
        ExitStack() as opened,
    ):
        table = Table(served, opened)
        stream = table.listen()
        table.write(0, points("a", 1, 2))
        assert [stream.log()["seq"], stream.log()["seq"]] == [0, 1]
        before = figures_at(served.port)
        assert before["companion_streams"] == 1
        assert before["companion_news_total"] == 2
        (worker,) = workers_of(served.process.pid)
        os.kill(worker, signal.SIGKILL)
        table.write_until_answered(1, points("b", 1, 2))
        after = figures_at(served.port)
        assert after["companion_entries_total"] == 2
        assert after["companion_streams"] == 0
