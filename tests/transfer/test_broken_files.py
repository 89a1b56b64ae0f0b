"""Files that are broken, foreign or hostile are told apart, and change nothing."""

import io
import json
from random import Random

import pytest

from companion.core.limits import MAX_FILE_BYTES
from tests.conftest import points, tally
from tests.transfer.file_pages import HUGE, export_file, import_file, play, post, problem, send
from tests.transfer.small_scorebook import book, raw
from tests.transfer.test_parse_refusals import REFUSED


@pytest.mark.parametrize(("content", "code", "at"), REFUSED.values(), ids=REFUSED)
def test_a_broken_file_gets_one_report_and_changes_nothing(phone, content, code, at):
    phone.start("g1")
    before = export_file(phone)
    answer = send(phone, content)
    assert answer.status_code == 422
    report = problem(answer.text)
    why, _, place = report.partition(" In the file this is at “")
    assert why
    assert code not in report
    assert "JSON" not in report
    assert place.startswith(at)
    assert export_file(phone) == before


def test_a_file_of_more_than_ten_megabytes_is_refused(phone):
    phone.start("g1")
    before = export_file(phone)
    answer = send(phone, b" " * (MAX_FILE_BYTES + 20_000))
    assert answer.status_code == 413
    assert problem(answer.text) == HUGE
    assert export_file(phone) == before


def test_a_file_too_large_is_heard_to_its_end(phone):
    """A browser that is cut off while it sends shows its own error, and not ours."""
    form = "multipart/form-data; boundary=x"
    body = io.BytesIO(b" " * (MAX_FILE_BYTES + 3_000_000))
    answer = phone.post("/scorebook/files", input_stream=body, content_type=form)
    assert (answer.status_code, body.read()) == (413, b"")


def test_ten_megabytes_are_taken_here_and_nowhere_else(phone):
    phone.start("g1")
    much = json.loads(export_file(phone))
    padding = b" " * 3_000_000
    assert send(phone, raw(much) + padding).status_code == 303
    assert phone.post("/people/new", data={"name": "A" * 2_000_000}).status_code == 413
    assert (
        phone.put("/api/games/g2", data=padding, content_type="application/json").status_code == 413
    )


def test_no_file_is_said_beside_the_field(phone):
    answer = post(phone, "/scorebook/files")
    assert (answer.status_code, problem(answer.text)) == (422, "Choose a file first.")


WRONG_GAMES = {
    "a round of one": (
        tally(id="w", log=[points("a", 1)]),
        "Round 1: 1 result for 2 at the table.",
    ),
    "an unknown game": (tally(id="w", game="chess", log=[]), "One of: "),
    "a game that is a list": (tally(id="w", game=[], log=[]), "One of: "),
    "a game that is an object": (tally(id="w", game={}, log=[]), "One of: "),
    "a key of a later version": (tally(id="w", deck=[1], log=[]), "“deck” is not known here."),
    "a pad that is none": (
        tally(id="w", game="pad", pad={}, log=[]),
        "The pad: “Name” is missing.",
    ),
    "an unknown option": (tally(id="w", options={"x": 1}, log=[]), "“x” is not known here."),
    "a log too long": (tally(id="w", log=[{}] * 5001), "5000 at most."),
    "seats that are none": (tally(id="w", seats=7, log=[]), "Wanted here: "),
    "a name too long": (
        tally(id="w", seats=[{"name": "A" * 41}, {"name": "Ben"}], log=[]),
        "Players › No. 1 › Name: 40 at most.",
    ),
    "an undo of nothing": (
        tally(id="w", log=[{"type": "undo", "of": "x"}]),
        "Entry 1: What was to be changed here is gone.",
    ),
}


@pytest.mark.parametrize(("game", "why"), WRONG_GAMES.values(), ids=WRONG_GAMES)
def test_a_game_the_engine_refuses_is_named_and_stays_out(phone, game, why):
    good = tally(id="good", log=[points("a", 1, 2)])
    whole = raw(book(games=[{"file": game}, {"file": good}]))
    page = phone.get(send(phone, whole).location).text
    assert "One game cannot be taken in." in page
    assert why in page
    import_file(phone, whole)
    assert [one["file"]["id"] for one in json.loads(export_file(phone))["games"]] == ["good"]


def test_markup_in_names_is_text(phone):
    jo = "<script>alert(1)</script>"
    file = tally(id="g1", seats=[{"name": jo}, {"name": "Ben"}], log=[])
    looked = send(phone, raw(file))
    assert "<script>alert" not in phone.get(looked.location).text
    import_file(phone, raw(file))
    for page in ("/scorebook", "/people", "/history"):
        assert "<script>alert" not in phone.get(page).text


@pytest.mark.every_database
def test_a_failure_half_way_leaves_nothing_behind(phone, monkeypatch):
    play(phone, Random(3))
    before = export_file(phone)
    looked = send(phone, raw(book()))

    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("companion.results.store.insert_all", fail)
    assert post(phone, looked.location).status_code == 500
    assert export_file(phone) == before
