"""What people and programs see when something is wrong."""

import pytest
from sqlalchemy import text
from sqlalchemy.exc import NoResultFound, OperationalError

from companion.models import db
from tests.conftest import Phone


def test_unknown_page_says_so_and_leads_home(phone):
    answer = phone.get("/nowhere")
    assert answer.status_code == 404
    assert "Nothing here" in answer.text
    assert 'href="/"' in answer.text


def test_unknown_call_answers_in_json(phone):
    answer = phone.get("/api/nowhere")
    assert (answer.status_code, answer.mimetype) == (404, "application/json")
    assert answer.json == {"problem": {"code": "http.404", "params": {}}}


def test_a_page_takes_nothing(phone):
    answer = phone.post("/")
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]


def test_a_name_this_server_does_not_have_gets_a_page_that_helps(phone):
    answer = phone.get("/", base_url="http://evil.test")
    assert answer.status_code == 400
    assert "the one the server printed" in answer.text
    assert "Set-Cookie" not in answer.headers


def test_markup_in_an_address_is_not_repeated(phone):
    assert "<script>alert" not in phone.get("/<script>alert(1)</script>").text


@pytest.fixture
def failing(own_app):
    """Return a phone whose requests meet an error, which the server shows to nobody."""

    def fail(error: Exception) -> Phone:
        def stumble():
            raise error

        own_app.add_url_rule("/api/stumble", view_func=stumble)
        own_app.add_url_rule("/stumble", endpoint="stumble-page", view_func=stumble)
        own_app.add_url_rule(
            "/stumble/<where>", endpoint="where", view_func=lambda where: stumble()
        )
        return own_app.test_client()

    return fail


def test_an_error_of_ours_tells_nothing_of_itself(failing, caplog):
    phone = failing(ZeroDivisionError("the secret formula"))
    page, call = phone.get("/stumble"), phone.get("/api/stumble")
    assert (page.status_code, call.status_code) == (500, 500)
    assert "formula" not in page.text + call.text
    assert "went wrong here" in page.text
    assert "formula" in caplog.text


def test_server_error_has_an_id_that_is_in_the_log(failing, caplog):
    phone = failing(ZeroDivisionError())
    page, call = phone.get("/stumble"), phone.get("/api/stumble")
    reported = [page.headers["X-Request-Id"], call.headers["X-Request-Id"]]
    assert reported[0] in page.text
    assert call.json["request"] == reported[1]
    assert [record.request for record in caplog.records] == reported


def test_client_error_has_nothing_to_report(phone):
    answer = phone.get("/nowhere")
    assert answer.headers["X-Request-Id"] not in answer.text


@pytest.mark.parametrize("sign", ["%0A", "%0D", "%1B[2K", "%E2%80%AE", "%E2%80%A8"])
def test_an_address_begins_no_line_of_the_log(failing, caplog, sign):
    failing(ZeroDivisionError()).get(f"/stumble/x{sign}ERROR forged")
    (record,) = caplog.records
    assert record.getMessage().isprintable()
    assert "ERROR forged" in record.getMessage()


def test_an_error_of_the_database_does_not_repeat_what_was_to_be_kept(app):
    def ask() -> None:
        with app.app_context(), db.engine.connect() as database:
            database.execute(text("SELECT :name FROM nowhere"), {"name": "Ada"})

    with pytest.raises(OperationalError) as error:
        ask()
    assert "nowhere" in str(error.value)
    assert "Ada" not in str(error.value)


def test_game_erased_during_a_call_is_gone(failing):
    assert failing(NoResultFound()).get("/api/stumble").status_code == 410


def test_a_database_that_is_busy_asks_to_come_again(failing):
    phone = failing(OperationalError("SELECT", {}, Exception("database is locked")))
    answer = phone.get("/api/stumble")
    assert answer.status_code == 503
    assert answer.json["problem"]["code"] == "http.503"
    assert answer.headers["Retry-After"] == "5"
    page = phone.get("/stumble").text
    assert "Nothing is lost" in page
    assert '<a class="main-button" href="">Try again</a>' in page
