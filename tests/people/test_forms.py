"""The forms of the people: what they keep, what they refuse, and how two become one."""

import html
import re

import pytest

from companion.games.delete import soft_delete
from tests.conftest import points
from tests.web.pages import HOSTILE, ids, send, start, token

SAT_TOGETHER = re.compile(r"They sat at one table \(\u2068Tally\u2069, [^)]+\): they are two\.")


def test_form_adds_a_person(phone, people):
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
        ("a\x00b", "There is a character in it"),
        (" ADA ", "There is somebody called"),
    ],
)
def test_a_name_that_cannot_be_is_refused_beside_the_field(phone, people, name, said):
    answer = send(phone, "/people/new", name=name)
    assert answer.status_code == 422
    assert said in answer.text
    assert 'aria-describedby="name-wrong" aria-invalid="true"' in answer.text
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_refused_input_stays_in_the_form_as_text(phone, people):
    answer = send(phone, "/people/new", name=HOSTILE + "x" * 40)
    assert (
        html.escape(HOSTILE, quote=True).replace("&#x27;", "&#39;").replace("&quot;", "&#34;")
        in answer.text
    )
    send(phone, "/people/new", name=HOSTILE)
    for address in ("/people", f"/people/{ids(phone)[HOSTILE]}", "/history"):
        page = phone.get(address).text
        assert "<script>alert" not in page


def test_name_colour_letters_and_rest_are_kept(phone, people):
    who = people["Ada"]
    answer = send(
        phone, f"/people/{who}/edit", name="Adele", color="moss", letters="Ä1", retired="y"
    )
    assert answer.status_code == 303
    page = phone.get(f"/people/{who}/edit").text
    assert re.search(r'value="Adele"', page)
    assert re.search(r'<input checked [^>]*value="moss"', page)
    assert re.search(r'value="Ä1"', page)
    assert re.search(r'<input checked id="retired"', page)
    assert "No longer plays" in phone.get("/people").text
    assert 'class="mark mark-moss"' in phone.get("/people").text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("color", "pink"),
        ("letters", "abc"),
        ("letters", "<b"),
        ("letters", "A_"),
        ("name", ""),
        ("name", "Ben"),
    ],
)
def test_invalid_form_changes_nothing(phone, people, field, value):
    fields = {"name": "Ada", "color": "blue", "letters": ""} | {field: value}
    answer = send(phone, f"/people/{people['Ada']}/edit", **fields)
    assert answer.status_code == 422
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_a_taken_name_offers_to_merge(phone, people):
    start(phone, "g2", "Benjamin", "Cy")
    benjamin = ids(phone)["Benjamin"]
    answer = send(phone, f"/people/{benjamin}/edit", name="ben")
    assert f"/people/{benjamin}/merge?into={people['Ben']}" in answer.text
    assert f'href="/people/{people["Ben"]}">See \u2068Ben\u2069</a>' in answer.text


def test_two_people_are_merged_and_unmerged(phone, people):
    start(phone, "g2", "Benjamin", "Cy")
    phone.write("g2", 0, points("a", 50, 1))
    benjamin, ben = ids(phone)["Benjamin"], people["Ben"]
    assert set(re.findall(r"into=([^\"&]+)", phone.get(f"/people/{benjamin}/merge").text)) == {
        ids(phone)[name] for name in ("Ada", "Ben")
    }
    address = f"/people/{benjamin}/merge?into={ben}"
    assert "then has 2 games, 2 of them won" in phone.get(address).text
    assert send(phone, address).status_code == 303
    assert set(ids(phone)) == {"Ada", "Ben", "Cy"}
    assert "2 games · 2 won" in " ".join(phone.get(f"/people/{ben}").text.split())
    assert "also: \u2068Benjamin\u2069" in phone.get(f"/people/{benjamin}").text
    edit = f"/people/{ben}/edit"
    assert send(phone, f"/people/{benjamin}/unmerge", edit).status_code == 303
    assert set(ids(phone)) == {"Ada", "Ben", "Benjamin", "Cy"}


def test_people_of_one_table_cannot_be_merged(phone, people):
    address = f"/people/{people['Ada']}/merge?into={people['Ben']}"
    answer = send(phone, address, f"/people/{people['Ada']}/edit")
    assert answer.status_code == 422
    assert SAT_TOGETHER.search(answer.text)
    assert set(ids(phone)) == {"Ada", "Ben"}


def test_people_of_one_table_are_not_offered_for_merging(phone, people):
    """The list, a name that the other has, and the page of the two say in which game they sat."""
    address = f"/people/{people['Ada']}/merge"
    page = phone.get(address).text
    assert "into=" not in page
    assert "Sat at one table with \u2068Ada\u2069: somebody else" in page
    answer = send(phone, f"/people/{people['Ada']}/edit", name="ben")
    assert "merge?into=" not in answer.text
    assert SAT_TOGETHER.search(answer.text)
    page = phone.get(f"{address}?into={people['Ben']}").text
    assert SAT_TOGETHER.search(page)
    assert "Make them one" not in page
    assert "then has" not in page


def test_people_of_a_table_thrown_away_are_not_offered_either(phone, people, app):
    start(phone, "g2", "Ada", "Cy")
    start(phone, "g3", "Cy", "Dee")
    [book] = {game["scorebook"] for game in phone.get("/api/games").json["games"]}
    with app.app_context():
        assert soft_delete(book, "g2")
    address = f"/people/{people['Ada']}/merge?into="
    assert "thrown away since): they are two" in phone.get(address + ids(phone)["Cy"]).text
    assert "Make them one" in phone.get(address + ids(phone)["Dee"]).text


def test_a_name_from_a_thrown_away_game_of_theirs_is_refused(phone, people, app):
    start(phone, "g2", "Ada", "Cy")
    [book] = {game["scorebook"] for game in phone.get("/api/games").json["games"]}
    with app.app_context():
        assert soft_delete(book, "g2")
    answer = send(phone, f"/people/{people['Ada']}/edit", name="Cy")
    assert answer.status_code == 422
    assert "sat beside \u2068Ada\u2069 in a game that was thrown away" in answer.text
    assert set(ids(phone)) == {"Ada", "Ben"}


@pytest.mark.parametrize("into", ["nobody", ""])
def test_merging_without_a_choice_is_refused(phone, people, into):
    assert phone.get(f"/people/{people['Ada']}/merge?into={into}").status_code == 404


@pytest.mark.parametrize("sent", [{}, {"csrf_token": ""}, {"csrf_token": "a" * 64}])
def test_a_form_of_another_page_is_refused(phone, stranger, people, sent):
    """Without the token of this device nothing is changed; that of another device is none."""
    sent = sent or {"csrf_token": token(stranger.get("/people/new").text)}
    answer = phone.post("/people/new", data={"name": "Cy", **sent})
    assert answer.status_code == 422
    assert "was not drawn for this phone" in answer.text
    merge = f"/people/{people['Ada']}/merge?into={people['Ben']}"
    assert phone.post(merge, data=sent).status_code == 400
    assert phone.post(f"/people/{people['Ada']}/unmerge", data=sent).status_code == 400
    assert set(ids(phone)) == {"Ada", "Ben"}
