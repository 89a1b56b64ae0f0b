"""What a server says of itself to proxies."""

from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import pytest

from companion.web.monitoring import WRITE_PROBE, WriteProbe


@pytest.fixture(autouse=True)
def no_recent_write(app):
    app.extensions[WRITE_PROBE] = WriteProbe()


def test_healthy_server_answers_healthy_and_ready(phone):
    assert phone.get("/health").json == {"status": "ok"}
    assert phone.get("/ready").json == {"status": "ok", "streams": True}


@pytest.mark.parametrize("question", ["/health", "/ready"])
def test_server_without_its_database_is_neither_healthy_nor_ready(phone, settings, question):
    settings.database.unlink()
    settings.database.mkdir()
    assert phone.get(question).status_code == 503


@pytest.mark.parametrize("question", ["/health", "/ready"])
def test_server_whose_disk_takes_no_writes_is_neither_healthy_nor_ready(phone, question):
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (0, before[1]))  # no file can grow
    try:
        status = phone.get(question).status_code
    finally:
        setrlimit(RLIMIT_FSIZE, before)
    assert status == 503
    assert phone.get(question).status_code == 200


def test_health_writes_only_now_and_then(phone, app, queries):
    app.extensions[WRITE_PROBE] = WriteProbe()
    for _ in range(9):
        phone.get("/health")
    assert sum("INSERT" in statement for statement in queries) == 1


def test_stopping_server_is_healthy_and_not_ready(app, phone):
    app.extensions["streams"].shut_down()
    assert phone.get("/health").status_code == 200
    assert phone.get("/ready").status_code == 503
