"""What a server says of itself to proxies."""

import pytest


def test_a_server_that_is_well_says_so(phone):
    assert phone.get("/health").json == {"status": "ok"}
    assert phone.get("/ready").json == {"status": "ok", "streams": True}


@pytest.mark.parametrize("question", ["/health", "/ready"])
def test_without_its_database_it_is_neither_well_nor_ready(phone, settings, question):
    settings.database.unlink()
    settings.database.mkdir()
    assert phone.get(question).status_code == 503


def test_while_it_stops_it_is_well_and_not_ready(app, phone):
    app.extensions["streams"].shut_down()
    assert phone.get("/health").status_code == 200
    assert phone.get("/ready").status_code == 503
