"""What a server says of itself to proxies."""

import pytest


def test_healthy_server_answers_healthy_and_ready(phone):
    assert phone.get("/health").json == {"status": "ok"}
    assert phone.get("/ready").json == {"status": "ok", "streams": True}


@pytest.mark.parametrize("question", ["/health", "/ready"])
def test_server_without_its_database_is_neither_healthy_nor_ready(phone, settings, question):
    settings.database.unlink()
    settings.database.mkdir()
    assert phone.get(question).status_code == 503


def test_stopping_server_is_healthy_and_not_ready(app, phone):
    app.extensions["streams"].shut_down()
    assert phone.get("/health").status_code == 200
    assert phone.get("/ready").status_code == 503
