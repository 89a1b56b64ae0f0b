"""Whatever people type, it is shown as what they typed, and does nothing: on pages, in files."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from urllib.parse import quote

import pytest
from werkzeug.datastructures import FileStorage

from companion.core.limits import MAX_FORM_BYTES
from companion.web.preferences import isolated
from tests.conftest import Phone, points, tally
from tests.transfer.file_pages import post
from tests.transfer.small_scorebook import raw
from tests.web.pages import token_of

HARMLESS = "Zoe"
HOSTILE = {
    "markup": "<img src=x onerror=alert(1)>",
    "the end of an element": "</bdi></a><script>alert(1)</script>",
    "quotes": "\"'><b onclick='x' y=\"",
    "a template": "{{ 7*7 }}{% raw %}${7*7}%(n)s",
    "entities": "&lt;b&gt;&#x202e;&amp;",
    "right to left": "\u202eevil\u2066\u2067",
    "the end of an isolation": "x\u2069\u2069\u202edesrever",
    "zero width": "A\u200bd\u200da\u2060\ufeff",
    "combining": "Z" + "\u0301" * 39,
    "a family": "👩‍👩‍👧‍👦🏳️‍🌈👍🏿",
    "a formula": '=HYPERLINK("x";"y")',
    "another formula": "@SUM(1)\u2028+1",
}
FORMULAS = ("+1+1", "-2+3", "＝1+1", "＠SUM(1)")
PAGES = (
    "/people",
    "/people/{person}",
    "/people/{person}/edit",
    "/people/{person}/merge",
    "/history",
    "/history?text={name}",
    "/history?said={name}&kind={name}&since={name}&before=~{name},x",
    "/history/thrown-away",
    "/scorebook",
    "/scorebook?came={name}&said={name}&games={name}&people={name}",
    "/people?book={name}",
    "/{name}",
)


class Skeleton(HTMLParser):
    """The elements of a page with the names of their attributes: all of it but what is said."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, tuple[str, ...]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, tuple(name for name, _ in attrs)))


def play_game(phone: Phone, name: str, games: tuple[str, str]) -> None:
    """Store a finished game, and one thrown away, of somebody called so with a remark."""
    for game in games:
        seats = [{"name": name}, {"name": "Ben"}]
        assert phone.start(game, seats=seats, options={"rounds": 1}).status_code == 201
        entry = points("a", 3, 4) | {"note": name, "by": name}
        assert phone.write(game, 0, entry).status_code == 200
        assert phone.put(f"/api/games/{game}/devices/me", json={"by": name}).status_code == 200
    assert post(phone, f"/history/{games[1]}/throw-away").status_code == 303


def open_pages(phone: Phone, name: str, *games: str) -> dict[str, str]:
    """Return the pages that name somebody so, the answer to a form, and to a file called so."""
    play_game(phone, name, games)
    people = json.loads(phone.get("/scorebook/file").data)["players"]
    places = {"person": next(one["id"] for one in people if one["name"] != "Ben")}
    places["name"] = quote(name, safe="")
    pages = {page: phone.get(page.format(**places)).text for page in PAGES}
    fields = {"csrf_token": token_of(phone), "name": name}
    pages["a form"] = phone.post("/people/new", data=fields).text
    game = tally(id=f"{games[0]}-sent", seats=[{"name": name}, {"name": "Cy"}], log=[])
    called = name.replace('"', "%22").replace("\u2028", "")  # as a browser sends it
    answer = post(phone, "/scorebook/files", file=FileStorage(io.BytesIO(raw(game)), called))
    pages["a file"] = phone.get(answer.location).text
    return pages


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_pages_are_built_alike_whatever_somebody_is_called(new_phone, name):
    hostile = open_pages(new_phone(), name, "g1", "g2")
    harmless = open_pages(new_phone(), HARMLESS, "g3", "g4")
    for page, text in hostile.items():
        assert Skeleton(text).elements == Skeleton(harmless[page]).elements, page


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_calls_tell_what_was_typed(phone, name):
    play_game(phone, name, ("g1", "g2"))
    (line,) = phone.get("/api/games").json["games"]
    assert (line["seats"][0]["name"], line["by"]) == (name, name)
    answer = phone.get("/api/games/g1")
    assert answer.content_type == "application/json"
    assert answer.json["file"]["log"][0]["note"] == name
    assert answer.json["stamps"][0]["phone"]["by"] == name


@pytest.mark.parametrize("name", [*HOSTILE.values(), *FORMULAS])
def test_a_table_for_spreadsheets_has_names_and_no_formulas(phone, name):
    play_game(phone, name, ("g1", "g2"))
    text = phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")
    cells = {row[5] for row in csv.reader(io.StringIO(text, newline=""))}
    assert cells == {"player", "Ben", f"'{name}" if name[0] in "=+-@＝＠" else name}


@pytest.mark.parametrize("sign", [",", ";", "|", '"'])
@pytest.mark.parametrize("formula", ["=1+1", " @SUM(1)", "-1"])
def test_table_has_no_formula_after_a_separator_inside_a_name(phone, sign, formula):
    """Whichever sign a spreadsheet takes for the end of a cell, and whatever it makes of quotes."""
    name = f"Ada{sign}{formula}"
    play_game(phone, name, ("g1", "g2"))
    text = phone.get("/scorebook/rounds.csv").data.decode("utf-8-sig")
    cells = {row[5] for row in csv.reader(io.StringIO(text, newline=""))}
    assert cells == {"player", "Ben", f"Ada{sign}'{formula}"}
    starts = {cell.lstrip()[:1] for cell in re.split(r"[,;|\"\r\n]", text)}
    assert not starts & set("=@-")
    assert f'"Ada{sign}'.replace('a"', 'a""') in text


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_no_name_turns_the_sentence_it_stands_in(name):
    text = isolated(name)
    assert (text[0], text[-1]) == ("\u2068", "\u2069")
    assert not set(text[1:-1]) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("sign", ["x", "\u200b", "<", "👩‍👧", "\u0301"])
def test_ten_thousand_characters_are_refused_as_too_many(phone, sign):
    endless = sign * 10_000
    assert phone.start("g1").status_code == 201
    assert phone.start("g2", seats=[{"name": endless}]).status_code == 422
    for key in ("note", "by"):
        assert phone.write("g1", 0, points("a", 1, 2) | {key: endless}).status_code == 422
    assert phone.put("/api/games/g1/devices/me", json={"by": endless}).status_code == 422
    fields = {"csrf_token": token_of(phone), "name": endless}
    is_larger_than_a_form = len(quote(endless)) > MAX_FORM_BYTES
    status = 413 if is_larger_than_a_form else 422
    assert phone.post("/people/new", data=fields).status_code == status
    assert phone.get(f"/history?text={quote(endless)}").status_code == 200


@pytest.mark.parametrize("name", ["\u200b", "\u200b\u200d\ufeff", "\u2060 \u00ad"])
def test_invisible_name_is_refused(phone, name):
    phone.start("g1")
    assert phone.start("g2", seats=[{"name": name}, {"name": "Ben"}]).status_code == 422
    answer = phone.post("/people/new", data={"csrf_token": token_of(phone), "name": name})
    assert answer.status_code == 422
    assert "What is the name?" in answer.text
