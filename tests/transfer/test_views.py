"""Who takes a scorebook along, shares it and erases it; its rounds as a table."""

import csv
import io
import re

import pytest

from companion.transfer import uploads
from tests.conftest import points
from tests.transfer.file_pages import (
    ERASE,
    export_file,
    import_file,
    post,
    read_message,
    send,
)
from tests.transfer.small_scorebook import book, raw


@pytest.mark.parametrize("role", ["record", "watch"])
def test_exporting_and_erasing_a_scorebook_needs_its_owner(phone, new_phone, role):
    phone.start("g1")
    guest = new_phone()
    guest.join(phone.share("g1", role, whole_book=True))
    here = "?book=" + phone.get("/api/games").json["games"][0]["scorebook"]
    before = export_file(phone)
    for address in ("", "/file", "/rounds.csv"):
        assert guest.get(f"/scorebook{address}{here}").status_code == 404
    for address in ("/erase", "/links", "/links/x/back", "/files"):
        assert post(guest, f"/scorebook{address}{here}", **ERASE).status_code == 404
    assert export_file(phone) == before


@pytest.mark.parametrize("number", [0, 2, 9**9, int("9" * 40)])
def test_file_of_a_number_there_is_not_is_not_found(phone, number):
    phone.start("g1")
    assert phone.get(f"/scorebook/file/{number}").status_code == 404
    assert phone.get("/scorebook/file/1").status_code == 200


def test_a_file_is_looked_at_by_the_device_that_sent_it(phone, stranger):
    looked = send(phone, raw(book())).location
    assert stranger.get(looked).status_code == 404
    assert post(stranger, looked).status_code == 404


def test_a_file_is_kept_for_an_hour(phone, monkeypatch):
    looked = send(phone, raw(book())).location
    monkeypatch.setattr(uploads, "now", lambda: "2999-01-01T00:00:00.000Z")
    assert phone.get(looked).status_code == 404


def test_a_form_of_another_site_does_nothing(phone):
    phone.start("g1")
    before = export_file(phone)
    looked = send(phone, raw(book())).location
    for address in ("/scorebook/erase", "/scorebook/links", "/scorebook/files"):
        assert phone.post(address, data=ERASE).status_code == 422
    for address in (looked, "/scorebook/links/x/back"):
        assert phone.post(address).status_code == 400
    assert export_file(phone) == before


@pytest.mark.every_database
def test_a_phone_without_a_scorebook_can_take_one_in(phone):
    page = phone.get("/scorebook").text
    assert "Bring games in" in page
    assert "Erase everything" not in page
    assert read_message(import_file(phone, raw(book()))) == "One game and 2 people have come in."


@pytest.mark.parametrize(("language", "kind"), [("en", "Your own pads"), ("de", "Eigene Blöcke")])
def test_scorebook_says_that_own_pads_are_kept(phone, language, kind):
    page = phone.get("/scorebook", headers={"Accept-Language": language}).text
    assert f"<dt>{kind}</dt>" in page


def test_a_link_opens_the_whole_scorebook_until_it_is_taken_back(phone, new_phone):
    phone.start("g1")
    page = post(phone, "/scorebook/links", role="watch").text
    address = re.search(r'id="address">(http://localhost/join#\S+?)</p>', page)[1]
    guest = new_phone()
    assert guest.join(address.split("#")[1]).json["role"] == "watch"
    assert guest.role_in("g1") == "watch"
    (link,) = set(re.findall(r"/scorebook/links/([^/\"]+)/back", phone.get("/scorebook").text))
    assert post(phone, f"/scorebook/links/{link}/back").status_code == 303
    assert guest.role_in("g1") is None


def test_scorebook_is_not_erased_without_the_word(phone):
    phone.start("g1")
    answer = post(phone, "/scorebook/erase", word="yes")
    assert answer.status_code == 422
    assert "This is not the word. Nothing was erased." in answer.text
    assert phone.role_in("g1") == "own"


def test_an_erased_scorebook_is_gone_and_phones_are_told(phone):
    phone.start("g1")
    answer = post(phone, "/scorebook/erase", word=" Erase ")
    assert read_message(phone.get(answer.location).text) == "The scorebook is erased."
    assert phone.get("/api/games").json["games"] == []
    assert phone.get("/api/games/g1").status_code == 410


def test_the_table_has_a_line_for_each_round_and_seat(phone):
    phone.start("g1", started="2026-11-20T18:00:00Z")
    log = [points("a", 1, 2), {"id": "b", "type": "adjust", "seat": 0, "points": -5}]
    phone.write("g1", 0, *log)
    answer = phone.get("/scorebook/rounds.csv")
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    head, *lines = csv.reader(io.StringIO(answer.data.decode("utf-8-sig")))
    assert head == [
        "game",
        "started",
        "kind",
        "round",
        "seat",
        "player",
        "points",
        "total",
        "members",
        "figures",
    ]
    first = ["g1", "2026-11-20T18:00:00.000Z", "tally"]
    assert lines == [
        [*first, "1", "1", "Ada", "1", "1", "", ""],
        [*first, "1", "2", "Ben", "2", "2", "", ""],
        [*first, "", "1", "Ada", "-5", "-4", "", ""],
        [*first, "", "2", "Ben", "0", "2", "", ""],
    ]


def test_the_table_has_semicolons_where_a_spreadsheet_expects_them(phone):
    """Whole numbers only: there is no decimal sign that could be another one."""
    phone.start("g1", seats=[{"name": "Ada; =1+1"}, {"name": "Ben"}])
    phone.write("g1", 0, points("a", -1, 2))
    answer = phone.get("/scorebook/rounds.csv", headers={"Accept-Language": "de"})
    text = answer.data.decode("utf-8-sig")
    head = (
        '"game";"started";"kind";"round";"seat";"player";"points";"total";"members";"figures"\r\n'
    )
    assert text.startswith(head)
    rows = csv.reader(io.StringIO(text), delimiter=";")
    assert [row[5:8] for row in rows][1:] == [["Ada;' =1+1", "-1", "-1"], ["Ben", "2", "2"]]


def test_the_table_says_who_was_in_a_team_and_has_no_formula_there(phone):
    members = [{"name": "Ada"}, {"name": "=1+1"}]
    phone.start("g1", seats=[{"name": "The Owls", "members": members}, {"name": "Ben"}])
    phone.write("g1", 0, points("a", 1, 2))
    rows = csv.reader(io.StringIO(phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")))
    assert [row[5:] for row in rows][1:] == [
        ["The Owls", "1", "1", "Ada & =1+1", ""],
        ["Ben", "2", "2", "", ""],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1+1", "\u00a0=1"])
def test_no_name_in_the_table_is_a_formula(phone, name):
    phone.start("g1", seats=[{"name": name}, {"name": 'B"e,n'}])
    phone.write("g1", 0, points("a", 1, 2))
    rows = csv.reader(io.StringIO(phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")))
    assert [row[5] for row in rows][1:] == [f"'{name}", 'B"e,n']


@pytest.mark.parametrize("name", ["007", "1/2", "1-2", "1e5", "20:15", "50%", "€5", "1.50", "TRUE"])
def test_name_that_looks_like_a_figure_stays_as_it_was_typed(phone, name):
    """A spreadsheet would show 7, the second of January or 100000."""
    phone.start("g1", seats=[{"name": name}, {"name": "12"}])
    phone.write("g1", 0, points("a", 1, 2))
    rows = csv.reader(io.StringIO(phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")))
    assert [row[5] for row in rows][1:] == [f"'{name}", "12"]


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("de", ";")])
def test_every_text_of_the_table_is_quoted_and_no_figure(phone, language, separator):
    """A reader that guesses what ends a cell takes the dashes of dates for it where few are."""
    phone.start("g1", seats=[{"name": "Zoë, Ben; Cy"}, {"name": "Ada"}])
    phone.write("g1", 0, points("a", 1, -2))
    answer = phone.get("/scorebook/rounds.csv", headers={"Accept-Language": language})
    _, first, second, _ = answer.data.decode("utf-8-sig").split("\r\n")
    assert first.endswith(
        separator.join(['"tally"', "1", "1", '"Zoë, Ben; Cy"', "1", "1", '""', '""'])
    )
    assert second.endswith(separator.join(['"tally"', "1", "2", '"Ada"', "-2", "-2", '""', '""']))


def test_files_of_an_address_are_judged_twenty_times_a_minute(phone):
    phone.start("g1")
    page = send(phone, raw(book())).location
    assert [phone.get(page).status_code for _ in range(21)] == [200] * 20 + [429]


def test_files_of_an_address_are_sent_ten_times_a_minute(phone):
    phone.start("g1")
    sent = [send(phone, raw(book())).status_code for _ in range(11)]
    assert sent == [303] * 10 + [429]
