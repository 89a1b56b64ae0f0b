"""The pages of the people: what they show, what their forms keep and refuse, and for whom."""

import html
import re

import pytest

from tests.conftest import points, tally

HOSTILE = '<script>alert("x")</script> & \u202eevil'


@pytest.fixture
def book(phone) -> dict[str, str]:
    """A finished game of Ada and Ben, won by Ben; the ids of its people by their names."""
    start(phone, "g1", "Ada", "Ben")
    assert phone.write("g1", 0, points("a", 3, 40)).status_code == 200
    return ids(phone)


def start(phone, game: str, *names: str):
    seats = [{"name": name} for name in names]
    assert phone.start(game, seats=seats, options={"rounds": 1}).status_code == 201


def ids(phone) -> dict[str, str]:
    page = phone.get("/people").text
    found = re.findall(r'href="/people/([^"/?]+)">.*?class="name">([^<]+)<', page, re.DOTALL)
    return {html.unescape(name): person for person, name in found}


def token(page: str) -> str:
    return re.search(r'name="csrf_token"[^>]*value="([^"]+)"', page).group(1)


def send(phone, address: str, form_at: str | None = None, **fields):
    """A form as its page sends it."""
    fields["csrf_token"] = token(phone.get(form_at or address).text)
    return phone.post(address, data=fields)


def person(phone, who: str) -> str:
    return phone.get(f"/people/{who}").text


def test_who_has_no_scorebook_sees_how_to_begin(phone):
    page = phone.get("/people").text
    assert "Nobody here yet" in page
    assert 'href="/new"' in page


def test_everybody_who_sat_down_is_there_with_their_figures(phone, book):
    page = " ".join(re.sub("<[^>]+>", " ", phone.get("/people").text).split())
    assert set(book) == {"Ada", "Ben"}
    assert "Ben 1 game · 1 won today" in page
    assert "Ada 1 game · 0 won today" in page


def test_a_person_s_page_has_the_figures_by_game(phone, book):
    page = " ".join(re.sub("<[^>]+>", " ", person(phone, book["Ben"])).split())
    assert "1 game · 1 won last evening: today" in page
    assert "Tally 1 played 1 won 100% win rate 40 average 40 median 40 best" not in page
    for figure in ("played 1", "won 1", "win rate 100%", "average 40", "median 40", "best 40"):
        assert figure in page


def test_results_over_time_are_a_table(phone, book):
    start(phone, "g2", "Ada", "Ben")
    phone.write("g2", 0, points("a", -7, -7))
    page = person(phone, book["Ben"])
    assert re.findall(r'data-value="(-?\d+)"( data-won)?>([^<]+)<', page) == [
        ("40", " data-won", "40"),
        ("-7", " data-won", "−7"),
    ]
    assert "won, shared" in page


@pytest.mark.parametrize("kind", ["", "?book=nowhere", "?book="])
def test_a_scorebook_that_is_not_theirs_is_none(stranger, phone, book, kind):
    ours = phone.get("/api/games").json["games"][0]["scorebook"]
    assert stranger.get(f"/people?book={ours}").status_code == 404
    assert stranger.get(f"/people/{book['Ada']}{kind}").status_code == 404


def test_somebody_is_written_down(phone, book):
    answer = send(phone, "/people/new", name="  Cy   of the Hills ")
    assert answer.status_code == 303
    assert "Cy of the Hills" in ids(phone)
    assert "Written down." in phone.get(answer.location).text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "What is the name?"),
        ("   ", "What is the name?"),
        ("x" * 41, "At most 40 letters."),
        ("a\x00b", "There is a sign in it"),
        (" ADA ", "There is somebody called"),
    ],
)
def test_a_name_that_cannot_be_is_refused_beside_the_field(phone, book, name, said):
    answer = send(phone, "/people/new", name=name)
    assert answer.status_code == 422
    assert said in answer.text
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_what_was_typed_stays_and_is_only_text(phone, book):
    answer = send(phone, "/people/new", name=HOSTILE + "x" * 40)
    assert (
        html.escape(HOSTILE, quote=True).replace("&#x27;", "&#39;").replace("&quot;", "&#34;")
        in answer.text
    )
    send(phone, "/people/new", name=HOSTILE)
    for address in ("/people", f"/people/{ids(phone)[HOSTILE]}", "/history"):
        page = phone.get(address).text
        assert "<script>alert" not in page


def test_name_colour_letters_and_rest_are_kept(phone, book):
    who = book["Ada"]
    answer = send(
        phone, f"/people/{who}/edit", name="Adele", color="moss", letters="Ä1", retired="y"
    )
    assert answer.status_code == 303
    page = phone.get(f"/people/{who}/edit").text
    assert re.search(r'value="Adele"', page)
    assert re.search(r'<input checked [^>]*value="moss"', page)
    assert re.search(r'value="Ä1"', page)
    assert re.search(r'<input checked id="retired"', page)
    assert "Plays no longer" in phone.get("/people").text
    assert 'class="mark mark-moss"' in phone.get("/people").text


@pytest.mark.parametrize(
    ("field", "value"),
    [("color", "pink"), ("letters", "abc"), ("letters", "<b"), ("name", ""), ("name", "Ben")],
)
def test_what_makes_no_sense_changes_nothing(phone, book, field, value):
    fields = {"name": "Ada", "color": "blue", "letters": ""} | {field: value}
    answer = send(phone, f"/people/{book['Ada']}/edit", **fields)
    assert answer.status_code == 422
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_a_taken_name_offers_to_merge(phone, book):
    answer = send(phone, f"/people/{book['Ada']}/edit", name="ben")
    assert f"/people/{book['Ada']}/merge?into={book['Ben']}" in answer.text


def test_two_become_one_and_two_again(phone, book):
    start(phone, "g2", "Benjamin", "Cy")
    phone.write("g2", 0, points("a", 50, 1))
    benjamin, ben = ids(phone)["Benjamin"], book["Ben"]
    assert set(re.findall(r"into=([^\"&]+)", phone.get(f"/people/{benjamin}/merge").text)) == {
        ids(phone)[name] for name in ("Ada", "Ben", "Cy")
    }
    asked = f"/people/{benjamin}/merge?into={ben}"
    assert "then has 2 games, 2 of them won" in phone.get(asked).text
    assert send(phone, asked).status_code == 303
    assert set(ids(phone)) == {"Ada", "Ben", "Cy"}
    assert "2 games · 2 won" in person(phone, ben)
    assert "also: \u2068Benjamin\u2069" in person(phone, benjamin)
    edit = f"/people/{ben}/edit"
    assert send(phone, f"/people/{benjamin}/unmerge", edit).status_code == 303
    assert set(ids(phone)) == {"Ada", "Ben", "Benjamin", "Cy"}


def test_who_sat_at_one_table_cannot_be_one(phone, book):
    asked = f"/people/{book['Ada']}/merge?into={book['Ben']}"
    answer = send(phone, asked)
    assert answer.status_code == 422
    assert "They have sat at one table" in answer.text
    assert set(ids(phone)) == {"Ada", "Ben"}


@pytest.mark.parametrize("into", ["nobody", ""])
def test_merging_with_nobody(phone, book, into):
    assert phone.get(f"/people/{book['Ada']}/merge?into={into}").status_code == 404


@pytest.mark.parametrize("sent", [{}, {"csrf_token": ""}, {"csrf_token": "a" * 64}])
def test_a_form_of_another_page_is_refused(phone, stranger, book, sent):
    """Without the token of this device nothing is changed; that of another device is none."""
    sent = sent or {"csrf_token": token(stranger.get("/people/new").text)}
    answer = phone.post("/people/new", data={"name": "Cy", **sent})
    assert answer.status_code == 422
    assert "was not drawn for this phone" in answer.text
    merge = f"/people/{book['Ada']}/merge?into={book['Ben']}"
    assert phone.post(merge, data=sent).status_code == 400
    assert phone.post(f"/people/{book['Ada']}/unmerge", data=sent).status_code == 400
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_who_only_watches_sees_and_changes_nothing(phone, new_phone, book):
    watcher = new_phone()
    watcher.join(phone.share("g1", "watch", whole_book=True))
    assert "Add somebody" not in watcher.get("/people").text
    ada = book["Ada"]
    assert "/edit" not in watcher.get(f"/people/{ada}").text
    for address in ("/people/new", f"/people/{ada}/edit", f"/people/{ada}/merge"):
        assert watcher.get(address).status_code == 404
        assert watcher.post(address, data={"name": "Cy"}).status_code == 404


def test_who_was_let_into_one_game_sees_no_scorebook(phone, new_phone, book):
    guest = new_phone()
    guest.join(phone.share("g1"))
    assert "Nobody here yet" in guest.get("/people").text
    assert guest.get(f"/people/{book['Ada']}").status_code == 404


def test_of_several_scorebooks_one_is_chosen_and_stays_chosen(phone, new_phone, book):
    other = new_phone()
    start(other, "theirs", "Dora", "Eve")
    other.join(phone.share("g1", whole_book=True))
    ours = phone.get("/api/games").json["games"][0]["scorebook"]
    assert set(ids(other)) == {"Dora", "Eve"}
    page = other.get(f"/people?book={ours}").text
    assert "Dora, Eve" in page
    assert f'href="/people/{book["Ada"]}?book={ours}"' in page
    assert f'href="/history?book={ours}"' in page
    answer = send(other, f"/people/new?book={ours}", name="Cy")
    assert f"book={ours}" in answer.location
    assert "Cy" in ids(phone)


def test_evenings_are_those_of_the_phone_s_own_clock(phone):
    seats = tally()["seats"]
    began = "2024-03-14T23:30:00.000Z"
    phone.start("g1", seats=seats, started=began)
    assert "Mar 14, 2024" in phone.get("/people").text
    phone.set_cookie("zone", "Asia/Tokyo")
    assert "Mar 15, 2024" in phone.get("/people").text
    phone.set_cookie("zone", "Nowhere/../etc")
    assert "Mar 14, 2024" in phone.get("/people").text


def test_in_german(phone, book):
    page = phone.get(f"/people/{book['Ben']}", headers={"Accept-Language": "de"}).text
    assert "1 Partie · 1 gewonnen" in page
    assert "100\u00a0%" in page
