"""What leaves a scorebook comes back in as it was; what is broken or foreign changes nothing."""

import csv
import gzip
import io
import json
import re
import uuid
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from companion.extensions import limiter
from companion.incoming import store as incoming
from companion.outgoing import packing
from companion.outgoing import store as outgoing
from companion.outgoing.packing import LARGEST
from companion.outgoing.parts import Bounds
from companion.outgoing.scorebook_file import FORMAT
from companion.people import editing, merging
from companion.people.merging import SameTable
from tests.conftest import points, tally
from tests.engine.random_logs import corrected, legal_file, live_file
from tests.web.test_scorebook_file import REFUSED, book, person, raw

DOCS = Path(__file__).parents[2] / "docs"
SAME_APP = HealthCheck.function_scoped_fixture
ERASE = {"word": "erase"}
HUGE = "This file has more than 10 MB. Nothing was taken in. Packed by gzip it may fit."
PEOPLE = ("Ada", "Ben", "Cy", "Ben ", "ada", "=1+1", "<b>Jo</b>", "Łukasz", "王")


def token(page: str) -> str:
    return re.search(r'name="csrf_token"[^>]* value="([^"]+)"', page)[1]


def post(phone, address: str, **fields):
    """Send a form of a page, with its token."""
    fields["csrf_token"] = token(phone.get("/scorebook").text)
    boundary, body = encode_multipart(fields)
    kind = f"multipart/form-data; boundary={boundary}"
    return phone.post(address, data=body, content_type=kind)


def send(phone, content: bytes, book: str = ""):
    """Send a file to be looked at."""
    return post(
        phone, f"/scorebook/files{book}", file=FileStorage(io.BytesIO(content), "evening.json")
    )


def take_in(phone, content: bytes, book: str = "") -> str:
    """Send a file, look at it and take it in; the page that says what has come."""
    looked = send(phone, content, book)
    assert looked.status_code == 303
    assert phone.get(looked.location).status_code == 200
    done = post(phone, looked.location)
    assert done.status_code == 303
    return phone.get(done.location).text


def saved(phone, book: str = "") -> bytes:
    answer = phone.get(f"/scorebook/file{book}")
    assert answer.status_code == 200
    return answer.data


def said(page: str) -> str:
    return re.search(r'class="said"[^>]*>\s*<p>(.*?)</p>', page, re.DOTALL)[1]


def problem(page: str) -> str:
    """What stands beside the file's field."""
    return re.search(r'class="wrong" id="file-wrong">(.*?)</p>', page, re.DOTALL)[1]


# --- there and back ----------------------------------------------------------


def play(phone, rnd: Random) -> None:
    """A random game, some of them with people named by id, corrected, thrown away."""
    file = (legal_file if rnd.random() < 0.7 else live_file)(rnd)
    if rnd.random() < 0.3:
        file = corrected(rnd, file)
    for seat in file["seats"]:
        seat["name"] = rnd.choice(PEOPLE)
        if rnd.random() < 0.3:
            seat["player"] = rnd.choice(("p1", "p2"))
    log = [{"id": f"#{number}", **entry} for number, entry in enumerate(file.pop("log"), 1)]
    game = str(uuid.uuid4())
    assert phone.put(f"/api/games/{game}", json=file | {"id": game}).status_code == 201
    phone.write(game, 0, *log)


def people_and_games(phone) -> tuple[bytes, bytes]:
    """What the pages of people and evenings show."""
    pages = (phone.get(address).text for address in ("/people", "/history"))
    return tuple(re.sub(r'name="csrf_token"[^>]*>', "", page) for page in pages)


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=4))
@settings(max_examples=25, deadline=None, suppress_health_check=[SAME_APP])
def test_saved_erased_and_taken_in_a_scorebook_is_the_same(new_phone, seeds):
    limiter.reset()
    phone = new_phone()
    for seed in seeds:
        play(phone, Random(seed))
    before, shown = saved(phone), people_and_games(phone)
    assert post(phone, "/scorebook/erase", **ERASE).status_code == 303
    assert phone.get("/scorebook/file").status_code == 404
    take_in(phone, before)
    assert json.loads(saved(phone)) == json.loads(before)
    assert people_and_games(phone) == shown


@pytest.mark.every_database
def test_merged_renamed_and_thrown_away_come_back_as_they_were(phone, app):
    phone.start("g1", seats=[{"name": "Ada", "color": "blue"}, {"name": "Benny"}])
    phone.start("g2", seats=[{"name": "Ada"}, {"name": "Ben"}])
    ids = {one["name"]: one["id"] for one in json.loads(saved(phone))["players"]}
    from companion.erasing.store import throw_away

    here = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        merging.merge(here, ids["Benny"], ids["Ben"])
        editing.edit(here, ids["Ada"], editing.Look("Ada L.", None, "AL", retired=True))
        throw_away(here, "g1")
    before = saved(phone)
    post(phone, "/scorebook/erase", **ERASE)
    take_in(phone, before)
    assert json.loads(saved(phone)) == json.loads(before)
    told = {one["name"]: one for one in json.loads(before)["players"]}
    assert told["Benny"]["into"] == ids["Ben"]
    assert (told["Ada L."]["mark"], told["Ada L."]["retired"]) == ("AL", True)
    assert "color" not in told["Ada L."]
    assert ["deleted" in one for one in json.loads(before)["games"]] == [True, False]


def test_a_saved_scorebook_fits_the_schema(phone):
    for seed in range(12):
        play(phone, Random(seed))
    whole, game = (
        json.loads((DOCS / name).read_text(encoding="utf-8"))
        for name in ("scorebook.schema.json", "format.schema.json")
    )
    known = Registry().with_resource("format.schema.json", Resource.from_contents(game))
    Draft202012Validator(whole, registry=known).validate(json.loads(saved(phone)))


def test_one_game_too_large_for_a_file_leaves_packed(phone, monkeypatch):
    phone.start("g1")
    before = json.loads(saved(phone))
    monkeypatch.setattr(packing, "LARGEST", 100)
    answer = phone.get("/scorebook/file")
    name = answer.headers["Content-Disposition"]
    assert re.search(r'filename="companion-[\d-]{10}\.json\.gz"', name)
    assert answer.mimetype == "application/gzip"
    assert json.loads(gzip.decompress(answer.data)) == before
    assert post(phone, "/scorebook/erase", **ERASE).status_code == 303
    take_in(phone, answer.data)
    assert json.loads(gzip.decompress(saved(phone))) == before


def several(phone) -> list[bytes]:
    """All the files of a scorebook, as the page names them."""
    answer = phone.get("/scorebook/file")
    links = re.findall(r'href="(/scorebook/file/\d+[^"]*)"', answer.text)
    return [phone.get(link).data for link in links] or [answer.data]


def merge_some(rnd: Random, phone, app) -> None:
    here = phone.get("/api/games").json["games"][0]["scorebook"]
    everybody = [one["id"] for one in json.loads(saved(phone))["players"]]
    with app.app_context():
        for _ in range(3):
            with suppress(SameTable):
                merging.merge(here, rnd.choice(everybody), rnd.choice(everybody))
        for one in rnd.sample(everybody, 2):
            editing.edit(here, one, editing.Look(f"New {one}"[:40], None, None, retired=False))


@given(st.integers(0, 10**9))
@settings(max_examples=8, deadline=None, suppress_health_check=[SAME_APP])
def test_a_large_scorebook_leaves_as_files_that_come_in_one_by_one(new_phone, app, seed):
    limiter.reset()
    rnd, phone = Random(seed), new_phone()
    for _ in range(5):
        play(phone, rnd)
    merge_some(rnd, phone, app)
    before, shown = json.loads(saved(phone)), people_and_games(phone)
    with pytest.MonkeyPatch.context() as small:
        small.setattr(outgoing, "Bounds", partial(Bounds, games=2, people=rnd.randint(3, 9)))
        files = several(phone)
    assert len(files) > 2
    post(phone, "/scorebook/erase", **ERASE)
    rnd.shuffle(files)
    for file in [*files, files[0]]:
        post(phone, send(phone, file).location)
    assert json.loads(saved(phone)) == before
    assert people_and_games(phone) == shown


def test_a_page_names_the_files_of_a_large_scorebook(phone, monkeypatch):
    phone.start("g1")
    phone.start("g2")
    assert phone.get("/scorebook/file/2").status_code == 404
    monkeypatch.setattr(outgoing, "Bounds", partial(Bounds, size=500))
    page = phone.get("/scorebook/file").text
    assert "2 files hold all of it" in page
    assert re.findall(r">(Save file [^<]+)<", page) == ["Save file 1 of 2", "Save file 2 of 2"]
    second = phone.get("/scorebook/file/2")
    assert re.search(r'"companion-[\d-]{10}-2\.json"', second.headers["Content-Disposition"])
    assert [one["file"]["id"] for one in second.json["games"]] == ["g2"]
    for number in (0, 3):
        assert phone.get(f"/scorebook/file/{number}").status_code == 404


def test_it_is_saved_under_a_name_with_the_day(phone):
    phone.start("g1")
    disposition = phone.get("/scorebook/file").headers["Content-Disposition"]
    assert re.fullmatch(r'attachment; filename="companion-\d{4}-\d\d-\d\d.json"', disposition)


# --- never twice -------------------------------------------------------------


def test_what_is_here_already_is_not_taken_in_again(phone):
    play(phone, Random(1))
    before = saved(phone)
    looked = send(phone, before)
    assert "Nothing to bring in" in phone.get(looked.location).text
    post(phone, looked.location)
    assert saved(phone) == before


def test_a_game_file_without_ids_is_taken_in_once(phone):
    file = tally(log=[points("a", 1, 2), {"type": "undo", "of": "#1"}])
    del file["log"][0]["id"]
    assert said(take_in(phone, raw(file))) == "one game and 2 people have come in."
    first = saved(phone)
    looked = send(phone, raw(file))
    post(phone, looked.location)
    assert saved(phone) == first
    (game,) = json.loads(first)["games"]
    assert [entry["id"] for entry in game["file"]["log"]] == ["#1", "#2"]
    (line,) = phone.get("/api/games").json["games"]
    assert phone.write(line["id"], 2, points("c", 3, 4)).status_code == 200


@pytest.mark.every_database
def test_a_file_sent_twice_at_once_comes_in_once(phone, app):
    looked = send(phone, raw(book()))
    from companion.incoming.reading import read

    file = read(raw(book()))
    with app.app_context():
        here = incoming.look(None, file)
        assert incoming.take_in("other", "android", file, here).games == 1
        assert incoming.take_in("other", "android", file, here).games == 0
    assert post(phone, looked.location).status_code == 303


def test_a_game_of_somebody_elses_scorebook_gets_an_id_of_its_own(phone, stranger):
    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    mine = saved(phone)
    take_in(stranger, mine)
    copies = [one["file"]["id"] for one in json.loads(saved(stranger))["games"]]
    assert "g1" not in copies
    before = saved(stranger)
    assert "Nothing to bring in" in stranger.get(send(stranger, mine).location).text
    assert (saved(phone), saved(stranger)) == (mine, before)


def test_a_game_that_is_here_stays_as_it_is(phone):
    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    before = saved(phone)
    other = json.loads(before)
    other["games"][0]["file"]["log"].append(points("b", 9, 9))
    other["games"][0]["received"].append(other["games"][0]["received"][0])
    post(phone, send(phone, raw(other)).location)
    assert saved(phone) == before


# --- who is who --------------------------------------------------------------


def test_a_person_is_known_by_name_and_can_be_told_apart_again(phone):
    phone.start("g1", seats=[{"name": "Ada"}, {"name": "Ben"}])
    here = {one["name"]: one["id"] for one in json.loads(saved(phone))["players"]}
    file = tally(id="g2", seats=[{"name": "Ida", "player": "far"}, {"name": "Cy"}], log=[])
    players = [person("far", name="Ida", names=["ada", "ida"])]
    whole = raw(book(players=players, games=[{"file": file}]))
    page = phone.get(send(phone, whole).location).text
    guests = re.findall(
        r'<bdi class="name">(\w+)</bdi>\s*<span class="soft">\s*(.*?)\s*</span>', page
    )
    assert guests == [("Ida", "is \u2068Ada\u2069"), ("Cy", "new here")]
    take_in(phone, whole)
    told = {one["id"]: one for one in json.loads(saved(phone))["players"]}
    assert told["far"]["into"] == here["Ada"]
    assert f"/people/{here['Ada']}" in phone.get("/people").text


def test_who_sat_down_by_the_name_of_another_stays_somebody_else(phone):
    """Two of the file are called Ada: the one who was known by it first is the one here."""
    phone.start("g1", seats=[{"name": "Ada"}, {"name": "Ben"}])
    here = {one["name"]: one["id"] for one in json.loads(saved(phone))["players"]}
    players = [person("one", name="Ada", names=["ada"]), person("two", name="Ada")]
    file = tally(id="g2", seats=[{"name": "Ada", "player": "two"}, {"name": "Ben"}], log=[])
    take_in(phone, raw(book(players=players, games=[{"file": file}])))
    told = {one["id"]: one for one in json.loads(saved(phone))["players"]}
    assert (told["one"]["into"], told["two"].get("into")) == (here["Ada"], None)


def test_times_of_the_future_are_not_believed(phone):
    file = tally(id="g1", started="2999-01-01T00:00:00Z", log=[points("a", 1, 2)])
    whole = book(games=[{"file": file, "received": ["2999-01-01T00:00:00Z"]}])
    take_in(phone, raw(whole))
    (game,) = json.loads(saved(phone))["games"]
    assert max(game["file"]["started"], *game["received"]) < "2999"


# --- broken, foreign, hostile ------------------------------------------------


@pytest.mark.parametrize(("content", "code", "at"), REFUSED.values(), ids=REFUSED)
def test_a_broken_file_gets_one_report_and_changes_nothing(phone, content, code, at):
    phone.start("g1")
    before = saved(phone)
    answer = send(phone, content)
    assert answer.status_code == 422
    report = problem(answer.text)
    assert report
    assert code not in report
    assert report.startswith(at)
    assert saved(phone) == before


def test_a_file_of_more_than_ten_megabytes_is_refused(phone):
    phone.start("g1")
    before = saved(phone)
    answer = send(phone, b" " * (LARGEST + 20_000))
    assert answer.status_code == 413
    assert problem(answer.text) == HUGE
    assert saved(phone) == before


def test_a_file_too_large_is_heard_to_its_end(phone):
    """A browser that is cut off while it sends shows its own error, and not ours."""
    form = "multipart/form-data; boundary=x"
    body = io.BytesIO(b" " * (LARGEST + 3_000_000))
    answer = phone.post("/scorebook/files", input_stream=body, content_type=form)
    assert (answer.status_code, body.read()) == (413, b"")


def test_ten_megabytes_are_taken_here_and_nowhere_else(phone):
    phone.start("g1")
    much = json.loads(saved(phone))
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
    "a round of one": (tally(id="w", log=[points("a", 1)]), "Entry 1: 1 results for 2 players."),
    "an unknown game": (tally(id="w", game="chess", log=[]), "One of: "),
    "an unknown option": (tally(id="w", options={"x": 1}, log=[]), "“x” is not known here."),
    "a log too long": (tally(id="w", log=[{}] * 5001), "5000 at most."),
    "seats that are none": (tally(id="w", seats=7, log=[]), "Wanted here: "),
    "a name too long": (
        tally(id="w", seats=[{"name": "A" * 41}, {"name": "Ben"}], log=[]),
        "seats[0].name: 40 at most.",
    ),
    "an undo of nothing": (
        tally(id="w", log=[{"type": "undo", "of": "x"}]),
        "Entry 1: What this would change is not there.",
    ),
}


@pytest.mark.parametrize(("game", "why"), WRONG_GAMES.values(), ids=WRONG_GAMES)
def test_a_game_the_engine_refuses_is_named_and_stays_out(phone, game, why):
    good = tally(id="good", log=[points("a", 1, 2)])
    whole = raw(book(games=[{"file": game}, {"file": good}]))
    page = phone.get(send(phone, whole).location).text
    assert "One game cannot be taken in." in page
    assert why in page
    take_in(phone, whole)
    assert [one["file"]["id"] for one in json.loads(saved(phone))["games"]] == ["good"]


def test_markup_in_names_is_text(phone):
    jo = "<script>alert(1)</script>"
    file = tally(id="g1", seats=[{"name": jo}, {"name": "Ben"}], log=[])
    looked = send(phone, raw(file))
    assert "<script>alert" not in phone.get(looked.location).text
    take_in(phone, raw(file))
    for page in ("/scorebook", "/people", "/history"):
        assert "<script>alert" not in phone.get(page).text


@pytest.mark.every_database
def test_a_failure_half_way_leaves_nothing_behind(phone, monkeypatch):
    play(phone, Random(3))
    before = saved(phone)
    looked = send(phone, raw(book()))

    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("companion.results.store.enter_all", fail)
    assert post(phone, looked.location).status_code == 500
    assert saved(phone) == before


# --- who may -----------------------------------------------------------------


@pytest.mark.parametrize("role", ["record", "watch"])
def test_only_who_owns_a_scorebook_takes_it_along_and_erases_it(phone, new_phone, role):
    phone.start("g1")
    guest = new_phone()
    guest.join(phone.share("g1", role, whole_book=True))
    here = "?book=" + phone.get("/api/games").json["games"][0]["scorebook"]
    before = saved(phone)
    for address in ("", "/file", "/rounds.csv"):
        assert guest.get(f"/scorebook{address}{here}").status_code == 404
    for address in ("/erase", "/links", "/links/x/back", "/files"):
        assert post(guest, f"/scorebook{address}{here}", **ERASE).status_code == 404
    assert saved(phone) == before


def test_a_file_is_looked_at_by_the_device_that_sent_it(phone, stranger):
    looked = send(phone, raw(book())).location
    assert stranger.get(looked).status_code == 404
    assert post(stranger, looked).status_code == 404


def test_a_file_is_kept_for_an_hour(phone, monkeypatch):
    looked = send(phone, raw(book())).location
    monkeypatch.setattr(incoming, "now", lambda: "2999-01-01T00:00:00.000Z")
    assert phone.get(looked).status_code == 404


def test_a_form_of_another_site_does_nothing(phone):
    phone.start("g1")
    before = saved(phone)
    looked = send(phone, raw(book())).location
    for address in ("/scorebook/erase", "/scorebook/links", "/scorebook/files"):
        assert phone.post(address, data=ERASE).status_code == 422
    for address in (looked, "/scorebook/links/x/back"):
        assert phone.post(address).status_code == 400
    assert saved(phone) == before


@pytest.mark.every_database
def test_a_phone_without_a_scorebook_can_take_one_in(phone):
    page = phone.get("/scorebook").text
    assert "Bring games in" in page
    assert "Erase everything" not in page
    assert said(take_in(phone, raw(book()))) == "one game and 2 people have come in."


# --- share and erase ---------------------------------------------------------


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


def test_nothing_is_erased_without_the_word(phone):
    phone.start("g1")
    answer = post(phone, "/scorebook/erase", word="yes")
    assert answer.status_code == 422
    assert "This is not the word. Nothing was erased." in answer.text
    assert phone.role_in("g1") == "own"


def test_an_erased_scorebook_is_gone_and_phones_are_told(phone):
    phone.start("g1")
    answer = post(phone, "/scorebook/erase", word=" Erase ")
    assert said(phone.get(answer.location).text) == "The scorebook is erased."
    assert phone.get("/api/games").json["games"] == []
    assert phone.get("/api/games/g1").status_code == 410


# --- the rounds as a table ---------------------------------------------------


def test_the_table_has_a_line_for_each_round_and_seat(phone):
    phone.start("g1", started="2026-11-20T18:00:00Z")
    log = [points("a", 1, 2), {"id": "b", "type": "adjust", "seat": 0, "points": -5}]
    phone.write("g1", 0, *log)
    answer = phone.get("/scorebook/rounds.csv")
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    head, *lines = csv.reader(io.StringIO(answer.data.decode("utf-8-sig")))
    assert head == ["game", "started", "kind", "round", "seat", "player", "points", "total"]
    first = ["g1", "2026-11-20T18:00:00.000Z", "tally"]
    assert lines == [
        [*first, "1", "1", "Ada", "1", "1"],
        [*first, "1", "2", "Ben", "2", "2"],
        [*first, "", "1", "Ada", "-5", "-4"],
        [*first, "", "2", "Ben", "0", "2"],
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1+1", "\u00a0=1"])
def test_no_name_in_the_table_is_a_formula(phone, name):
    phone.start("g1", seats=[{"name": name}, {"name": 'B"e,n'}])
    phone.write("g1", 0, points("a", 1, 2))
    rows = csv.reader(io.StringIO(phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")))
    assert [row[5] for row in rows][1:] == [f"'{name}", 'B"e,n']


def test_the_format_is_the_documented_one():
    assert f'"{FORMAT}"' in (DOCS / "scorebook-format.md").read_text(encoding="utf-8")
