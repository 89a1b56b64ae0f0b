"""The pages of the people: what they show, and for whom."""

import re
from datetime import date
from html import unescape

import pytest

from companion.web import dates
from tests.conftest import points, tally
from tests.web.pages import ids, send, start, words


def person(phone, who: str) -> str:
    return phone.get(f"/people/{who}").text


def test_people_page_without_a_scorebook_explains_how_to_begin(phone):
    page = phone.get("/people").text
    assert "Nobody here yet" in page
    assert 'href="/new"' in page


def test_people_page_lists_all_players_with_their_figures(phone, people):
    page = words(phone.get("/people").text)
    assert set(people) == {"Ada", "Ben"}
    assert "Ben 1 game · 1 won today" in page
    assert "Ada 1 game · 0 won today" in page


def test_people_page_keeps_a_count_and_its_word_in_one_line(phone, people):
    assert "1\u00a0game · 1\u00a0won" in phone.get("/people").text
    assert "1\u00a0game · 1\u00a0won" in person(phone, people["Ben"])


def test_a_person_s_page_has_the_figures_by_game(phone, people):
    page = words(person(phone, people["Ben"]))
    assert "1 game · 1 won last evening: today" in page
    assert "Tally 1 played 1 won 100% win rate 40 average 40 median 40 best" not in page
    for figure in ("played 1", "won 1", "win rate 100%", "average 40", "median 40", "best 40"):
        assert figure in page


def test_a_person_s_page_counts_how_often_somebody_was_out(phone):
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    phone.start("g1", game="animanize", seats=seats, options={"max_rounds": 1})
    players = [
        {"tricks": 6, "animals": [9]},
        {"tricks": 4, "animals": [7, 2]},
        {"tricks": 3, "animals": [], "eliminated": 1},
    ]
    phone.write("g1", 0, {"id": "a", "type": "round", "players": players})
    assert "out 1" in words(person(phone, ids(phone)["Cy"]))


def test_results_over_time_are_a_table(phone, people):
    start(phone, "g2", "Ada", "Ben")
    phone.write("g2", 0, points("a", -7, -7))
    page = person(phone, people["Ben"])
    assert re.findall(r'data-value="(-?\d+)"( data-won)?>([^<]+)<', page) == [
        ("40", " data-won", "40"),
        ("-7", " data-won", "−7"),
    ]
    assert "shared win" in page


def test_the_mark_of_a_game_won_is_explained_where_there_is_one(phone, people):
    start(phone, "g2", "Ada", "Ben")
    phone.write("g2", 0, points("a", -7, 7))
    hint = "The mark stands where a game was won."
    assert hint in person(phone, people["Ben"])
    assert hint not in person(phone, people["Ada"])


@pytest.mark.parametrize("kind", ["", "?book=nowhere", "?book="])
def test_scorebook_of_a_stranger_is_not_found(stranger, phone, people, kind):
    ours = phone.get("/api/games").json["games"][0]["scorebook"]
    assert stranger.get(f"/people?book={ours}").status_code == 404
    assert stranger.get(f"/people/{people['Ada']}{kind}").status_code == 404


def test_watcher_sees_people_and_changes_nothing(phone, new_phone, people):
    watcher = new_phone()
    watcher.join(phone.share("g1", "watch", whole_book=True))
    assert "Add somebody" not in watcher.get("/people").text
    ada = people["Ada"]
    assert "/edit" not in watcher.get(f"/people/{ada}").text
    for address in ("/people/new", f"/people/{ada}/edit", f"/people/{ada}/merge"):
        assert watcher.get(address).status_code == 404
        assert watcher.post(address, data={"name": "Cy"}).status_code == 404


def test_guest_of_one_game_sees_no_people(phone, new_phone, people):
    guest = new_phone()
    guest.join(phone.share("g1"))
    assert "Nobody here yet" in guest.get("/people").text
    assert guest.get(f"/people/{people['Ada']}").status_code == 404


def test_of_several_scorebooks_one_is_chosen_and_stays_chosen(phone, new_phone, people):
    other = new_phone()
    start(other, "theirs", "Dora", "Eve")
    other.join(phone.share("g1", whole_book=True))
    ours = phone.get("/api/games").json["games"][0]["scorebook"]
    assert set(ids(other)) == {"Dora", "Eve"}
    page = other.get(f"/people?book={ours}").text
    assert "Dora, Eve" in page
    assert f'href="/people/{people["Ada"]}?book={ours}"' in page
    assert f'href="/history?book={ours}"' in page
    answer = send(other, f"/people/new?book={ours}", name="Cy")
    assert f"book={ours}" in answer.location
    assert "Cy" in ids(phone)


@pytest.mark.parametrize("page", ["/people/{ada}", "/history/thrown-away"])
def test_another_scorebook_can_be_chosen_on_a_page_of_one_thing(phone, new_phone, people, page):
    other = new_phone()
    start(other, "theirs", "Dora", "Eve")
    other.join(phone.share("g1", "own", whole_book=True))
    ours = phone.get("/api/games").json["games"][0]["scorebook"]
    shown = other.get(f"{page.format(ada=people['Ada'])}?book={ours}").text
    chips = re.findall(r'class="chip"\s+href="([^"]+)"', shown)
    assert len(chips) == 2
    assert [other.get(unescape(chip)).status_code for chip in chips] == [200, 200]


def test_last_evening_is_told_by_days_for_a_week(phone, monkeypatch):
    monkeypatch.setattr(dates, "_tonight", lambda: date(2024, 3, 20))
    phone.start("g1", seats=tally()["seats"], started="2024-03-14T19:00:00.000Z")
    assert "6 days ago" in phone.get("/people").text


def test_evenings_are_those_of_the_phone_s_own_clock(phone):
    seats = tally()["seats"]
    began = "2024-03-14T23:30:00.000Z"
    phone.start("g1", seats=seats, started=began)
    assert "14 Mar 2024" in phone.get("/people").text
    for zone in ("Asia/Tokyo", "Asia%2FTokyo"):  # as the app writes it, too
        phone.set_cookie("zone", zone)
        assert "15 Mar 2024" in phone.get("/people").text
    phone.set_cookie("zone", "Nowhere/../etc")
    assert "14 Mar 2024" in phone.get("/people").text


def test_people_page_is_in_german(phone, people):
    page = phone.get(f"/people/{people['Ben']}", headers={"Accept-Language": "de"}).text
    assert "1 Partie · 1 gewonnen" in words(page)
    assert "100\u00a0%" in page
