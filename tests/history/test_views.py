"""The pages of past evenings: what is listed and found, what is thrown away and comes back."""

import re

import pytest

from tests.conftest import points
from tests.web.pages import HOSTILE, ids, send, start, words

PAD = {
    "format": "companion-pad/1",
    "name": "Fourteen",
    "kind": "rounds",
    "seats": [1, 4],
    "fields": [{"id": "cards", "name": "Cards", "most": 99}],
    "points": "cards",
}


def play(phone, game: str, began: str = "2026-03-14T19:00:00Z", **totals: int) -> None:
    """Store a finished game of one round."""
    seats = [{"name": name} for name in totals]
    assert phone.start(game, seats=seats, started=began, options={"rounds": 1}).status_code == 201
    assert phone.write(game, 0, points("a", *totals.values())).status_code == 200


def listed(page: str) -> list[str]:
    """Return the games on a page, in its order."""
    return re.findall(r'href="/games/([^"/]+)"', page)


def history(phone, query: str = "") -> list[str]:
    return listed(phone.get(f"/history{query}").text)


@pytest.fixture
def evenings(phone) -> None:
    """Three games on two evenings, one of them begun after midnight."""
    play(phone, "first", "2026-03-13T20:00:00Z", Ada=1, Ben=2)
    play(phone, "second", "2026-03-14T19:00:00Z", Ada=5, Cy=3)
    play(phone, "late", "2026-03-15T01:30:00Z", Ben=7, Cy=3)


def test_history_without_games_explains_how_to_begin(phone):
    page = phone.get("/history").text
    assert "No evening yet" in page
    assert 'href="/new"' in page


def test_games_are_grouped_by_evening_and_lead_to_their_sheets(phone, evenings):
    page = phone.get("/history").text
    assert listed(page) == ["late", "second", "first"]
    days = re.findall(r'<time datetime="([^"]+)">([^<]+)</time>', page)
    assert days == [
        ("2026-03-14", "Saturday, 14 March 2026"),
        ("2026-03-13", "Friday, 13 March 2026"),
    ]


def test_a_line_tells_who_won_and_how_everybody_did(phone, evenings):
    page = phone.get("/history?text=ada&until=2026-03-13").text
    line = words(page[page.index("game-line") :])
    assert "won: Ben 2 Ada 1" in line
    phone.start("on", options={"rounds": 1})
    assert re.search(r"</b>\s*<span class=\"muted\">still on the table", phone.get("/history").text)


def test_game_played_alone_or_without_a_round_has_no_winner(phone):
    play(phone, "alone", Ada=5)
    phone.start("empty", seats=[{"name": "Ada"}, {"name": "Ben"}])
    phone.write("empty", 0, {"type": "finish", "id": "end"})
    page = phone.get("/history").text
    assert set(listed(page)) == {"alone", "empty"}
    assert "won:" not in words(page)


@pytest.mark.every_database
def test_games_by_a_pad_are_found_by_what_it_is_called(phone, new_phone, evenings):
    before = {**PAD, "name": {"en": "Thirteen", "de": "Alt"}}
    phone.start("before", game="pad", pad=before, started="2026-01-01T20:00:00Z")
    pad = {**PAD, "name": {"en": "Thirteen", "de": "Dreizehn"}}
    assert phone.start("padded", game="pad", pad=pad).status_code == 201
    new_phone().start("elsewhere", game="pad", pad=PAD)
    phone.start("gone", game="pad", pad={**PAD, "name": "Twelve"})
    send(phone, "/history/gone/throw-away", "/history?tidy=1")
    page = phone.get("/history", headers={"Accept-Language": "de"}).text
    kinds = re.findall(r'<option[^>]*value="(pad[^"]*)">([^<]*)<', page)
    assert kinds == [("pad:Thirteen", "Dreizehn")]
    assert history(phone, "?kind=pad:Thirteen") == ["padded", "before"]
    assert history(phone, "?kind=tally") == ["late", "second", "first"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("text=AD", ["second", "first"]),
        ("text=%20cy%20", ["late", "second"]),
        ("text=nobody", []),
        ("kind=tally", ["late", "second", "first"]),
        ("kind=agame", []),
        ("since=2026-03-14", ["late", "second"]),
        ("until=2026-03-13", ["first"]),
        ("since=2026-03-14&until=2026-03-14&text=ben", ["late"]),
        ("player=BEN", ["late", "first"]),
        ("player=BEN&text=ada", ["first"]),
        # What makes no sense looks for nothing in particular, or finds nothing.
        ("since=yesterday&kind=chess&until=2026-02-31", ["late", "second", "first"]),
        ("player=nobody", []),
        ("before=nonsense", ["late", "second", "first"]),
        ("text=%25", []),
    ],
)
def test_search_finds_games_by_each_field(phone, evenings, query, found):
    query = query.replace("BEN", ids(phone)["Ben"])
    assert history(phone, f"?{query}") == found


def test_search_terms_stay_in_the_fields(phone, evenings):
    page = phone.get("/history?text=x%22y&kind=agame&since=2026-03-14").text
    assert 'value="x&#34;y"' in page
    assert re.search(r'<option selected value="agame">', page)
    assert 'value="2026-03-14"' in page
    assert "<details open>" in page
    assert "Nothing found" in page


@pytest.mark.long
def test_earlier_evenings_are_a_page_further(phone):
    for number in range(33):
        play(phone, f"g{number}", f"2025-01-{number % 28 + 1:02}T{number // 28 + 10}:00:00Z", Ada=1)
    page = phone.get("/history?text=ada").text
    first = listed(page)
    assert len(first) == 30
    (following,) = re.findall(r'rel="next"\s+href="([^"]+)"', page)
    assert "text=ada" in following
    rest = phone.get(following.replace("&amp;", "&")).text
    assert len(listed(rest)) == 3
    assert set(first).isdisjoint(listed(rest))
    assert 'rel="next"' not in rest


def test_a_game_is_thrown_away_and_brought_back(phone, evenings):
    assert "/throw-away" not in phone.get("/history").text
    answer = send(phone, "/history/second/throw-away?tidy=1", "/history?tidy=1")
    assert answer.status_code == 303
    page = phone.get(answer.location).text
    assert listed(page) == ["late", "first"]
    assert "The game is thrown away." in page
    assert "/history/first/throw-away?tidy=1" in page
    assert 'action="/history/second/bring-back"' in page
    assert phone.get("/api/games/second").status_code in (404, 410)
    assert "1\u00a0game" in phone.get(f"/people/{ids(phone)['Ada']}").text
    answer = send(phone, "/history/second/bring-back", answer.location)
    assert history(phone) == ["late", "second", "first"]
    assert "The game is back." in phone.get(answer.location).text


def test_deleted_games_have_a_page(phone, evenings):
    assert "Nothing was thrown away." in phone.get("/history/thrown-away").text
    send(phone, "/history/first/throw-away", "/history?tidy=1")
    page = phone.get("/history/thrown-away").text
    assert "/history/first/bring-back" in page
    assert listed(page) == []
    assert send(phone, "/history/first/bring-back", "/history/thrown-away").status_code == 303
    assert "first" in history(phone)


@pytest.mark.parametrize("action", ["throw-away", "bring-back"])
def test_a_game_of_another_scorebook_is_none(phone, stranger, evenings, action):
    assert send(phone, f"/history/strangers-game/{action}", "/history?tidy=1").status_code == 404
    assert stranger.get("/api/games/strangers-game").status_code == 200


def test_deleting_games_needs_the_owner_of_the_scorebook(phone, new_phone, evenings):
    member = new_phone()
    member.join(phone.share("first", whole_book=True))
    assert history(member) == ["late", "second", "first"]
    page = member.get("/history?tidy=1").text
    assert "Tidy up" not in page
    assert "/throw-away" not in page


def test_names_are_only_text(phone):
    start(phone, "g1", HOSTILE, "Ben")
    assert "<script>alert" not in phone.get("/history").text
    assert "<script>alert" not in phone.get(f"/history?text={HOSTILE}").text
