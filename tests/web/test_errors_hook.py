"""Whoever runs a server is told of errors that nobody foresaw, by a function of their own."""

import pytest

from companion import create_app
from companion.core.config import SettingsError, read_settings
from tests.conftest import Phone, close, settings_in

REPORTED: list = []
"""What the hook was told."""


def hook(error, about):
    REPORTED.append((error, about))
    if "worse" in str(error):
        raise LookupError("the hook's own trouble")


@pytest.fixture
def failing(settings, tmp_path):
    """Provide a phone at a server whose hook is `hook`, and which fails at one address."""
    app = create_app(settings_in(settings.data, error_hook=f"{__name__}:hook"))

    def stumble(what):
        raise ZeroDivisionError(what)

    app.add_url_rule("/stumble/<what>", view_func=stumble)
    app.test_client_class = Phone
    REPORTED.clear()
    with app.app_context():
        yield app.test_client()
        close(app)


def test_hook_gets_the_error_and_the_request(failing):
    answer = failing.get("/stumble/badly?token=secret")
    assert answer.status_code == 500
    ((error, about),) = REPORTED
    assert isinstance(error, ZeroDivisionError)
    assert about == {
        "request": answer.headers["X-Request-Id"],
        "method": "GET",
        "route": "/stumble/<what>",
    }


def test_hook_gets_no_client_errors(failing):
    assert failing.get("/nowhere").status_code == 404
    assert failing.post("/api/games/none/log", json={"after": -1}).status_code == 400
    assert REPORTED == []


def test_failing_hook_changes_no_answer(failing, caplog):
    answer = failing.get("/stumble/worse")
    assert answer.status_code == 500
    assert answer.headers["X-Request-Id"] in answer.text
    assert "the error hook failed" in caplog.text


@pytest.mark.parametrize(
    "named", ["nowhere:tell", "os:nothing", "os.path:sep", "not a name"], ids=str
)
def test_unknown_hook_stops_the_start(tmp_path, named):
    with pytest.raises(SettingsError, match="ERROR_HOOK"):
        create_app(read_settings({"ERROR_HOOK": named}, tmp_path))
