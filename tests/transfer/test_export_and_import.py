"""What leaves a scorebook comes back in as it was."""

import gzip
import json
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from companion.people.edit import PersonEdit, SameTableError, edit_person, merge_people
from companion.transfer import export as outgoing
from companion.transfer import file_format
from companion.transfer.file_format import FORMAT
from companion.transfer.split import FileLimits
from companion.web import limiter
from tests.transfer.file_pages import (
    ERASE,
    export_file,
    import_file,
    play,
    post,
    send,
)

DOCS = Path(__file__).parents[2] / "docs"
SAME_APP = HealthCheck.function_scoped_fixture


def people_and_games(phone) -> tuple[bytes, bytes]:
    """Return what the pages of people and evenings show."""
    pages = (phone.get(address).text for address in ("/people", "/history"))
    return tuple(re.sub(r'name="csrf_token"[^>]*>', "", page) for page in pages)


@pytest.mark.long
@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=4))
@settings(max_examples=12, deadline=None, suppress_health_check=[SAME_APP])
def test_exported_erased_and_imported_scorebook_is_the_same(new_phone, seeds):
    limiter.reset()
    phone = new_phone()
    for seed in seeds:
        play(phone, Random(seed))
    before, pages = export_file(phone), people_and_games(phone)
    assert post(phone, "/scorebook/erase", **ERASE).status_code == 303
    assert phone.get("/scorebook/file").status_code == 404
    import_file(phone, before)
    assert json.loads(export_file(phone)) == json.loads(before)
    assert people_and_games(phone) == pages


@pytest.mark.every_database
def test_merged_and_renamed_people_and_deleted_games_come_back_as_they_were(phone, app):
    phone.start("g1", seats=[{"name": "Ada", "color": "blue"}, {"name": "Benny"}])
    phone.start("g2", seats=[{"name": "Ada"}, {"name": "Ben"}])
    ids = {one["name"]: one["id"] for one in json.loads(export_file(phone))["players"]}
    from companion.games.delete import soft_delete

    here = phone.get("/api/games").json["games"][0]["scorebook"]
    with app.app_context():
        merge_people(here, ids["Benny"], ids["Ben"])
        edit_person(here, ids["Ada"], PersonEdit("Ada L.", None, "AL", retired=True))
        soft_delete(here, "g1")
    before = export_file(phone)
    post(phone, "/scorebook/erase", **ERASE)
    import_file(phone, before)
    assert json.loads(export_file(phone)) == json.loads(before)
    payload = {one["name"]: one for one in json.loads(before)["players"]}
    assert payload["Benny"]["into"] == ids["Ben"]
    assert (payload["Ada L."]["mark"], payload["Ada L."]["retired"]) == ("AL", True)
    assert "color" not in payload["Ada L."]
    assert ["deleted" in one for one in json.loads(before)["games"]] == [True, False]


def test_a_saved_scorebook_fits_the_schema(phone):
    for seed in range(12):
        play(phone, Random(seed))
    whole, game = (
        json.loads((DOCS / name).read_text(encoding="utf-8"))
        for name in ("scorebook.schema.json", "format.schema.json")
    )
    known = Registry().with_resource("format.schema.json", Resource.from_contents(game))
    Draft202012Validator(whole, registry=known).validate(json.loads(export_file(phone)))


def test_one_game_too_large_for_a_file_leaves_packed(phone, monkeypatch):
    phone.start("g1")
    before = json.loads(export_file(phone))
    monkeypatch.setattr(file_format, "MAX_FILE_BYTES", 100)
    answer = phone.get("/scorebook/file")
    name = answer.headers["Content-Disposition"]
    assert re.search(r'filename="companion-[\d-]{10}\.json\.gz"', name)
    assert answer.mimetype == "application/gzip"
    assert json.loads(gzip.decompress(answer.data)) == before
    assert post(phone, "/scorebook/erase", **ERASE).status_code == 303
    import_file(phone, answer.data)
    assert json.loads(gzip.decompress(export_file(phone))) == before


def several(phone) -> list[bytes]:
    """All the files of a scorebook, as the page names them."""
    answer = phone.get("/scorebook/file")
    links = re.findall(r'href="(/scorebook/file/\d+[^"]*)"', answer.text)
    return [phone.get(link).data for link in links] or [answer.data]


def merge_some(rnd: Random, phone, app) -> None:
    here = phone.get("/api/games").json["games"][0]["scorebook"]
    everybody = [one["id"] for one in json.loads(export_file(phone))["players"]]
    with app.app_context():
        for _ in range(3):
            with suppress(SameTableError):
                merge_people(here, rnd.choice(everybody), rnd.choice(everybody))
        for one in rnd.sample(everybody, 2):
            edit_person(here, one, PersonEdit(f"New {one}"[:40], None, None, retired=False))


@pytest.mark.long
@given(st.integers(0, 10**9))
@settings(max_examples=4, deadline=None, suppress_health_check=[SAME_APP])
def test_a_large_scorebook_leaves_as_files_that_come_in_one_by_one(new_phone, app, seed):
    limiter.reset()
    rnd, phone = Random(seed), new_phone()
    for _ in range(5):
        play(phone, rnd)
    merge_some(rnd, phone, app)
    before, pages = json.loads(export_file(phone)), people_and_games(phone)
    with pytest.MonkeyPatch.context() as small:
        small.setattr(
            outgoing, "FileLimits", partial(FileLimits, games=2, people=rnd.randint(3, 9))
        )
        files = several(phone)
    assert len(files) > 2
    post(phone, "/scorebook/erase", **ERASE)
    rnd.shuffle(files)
    for file in [*files, files[0]]:
        post(phone, send(phone, file).location)
    assert json.loads(export_file(phone)) == before
    assert people_and_games(phone) == pages


def test_a_page_names_the_files_of_a_large_scorebook(phone, monkeypatch):
    phone.start("g1")
    phone.start("g2")
    assert phone.get("/scorebook/file/2").status_code == 404
    monkeypatch.setattr(outgoing, "FileLimits", partial(FileLimits, size=500))
    page = phone.get("/scorebook/file").text
    assert "2 files hold all of it" in page
    assert re.findall(r">(Save file [^<]+)<", page) == ["Save file 1 of 2", "Save file 2 of 2"]
    second = phone.get("/scorebook/file/2")
    assert re.search(r'"companion-[\d-]{10}-2\.json"', second.headers["Content-Disposition"])
    assert [one["file"]["id"] for one in second.json["games"]] == ["g2"]
    for number in (0, 3):
        assert phone.get(f"/scorebook/file/{number}").status_code == 404


def test_export_is_named_after_its_day(phone):
    phone.start("g1")
    disposition = phone.get("/scorebook/file").headers["Content-Disposition"]
    assert re.fullmatch(r'attachment; filename="companion-\d{4}-\d\d-\d\d.json"', disposition)


def test_the_format_is_the_documented_one():
    assert f'"{FORMAT}"' in (DOCS / "scorebook-format.md").read_text(encoding="utf-8")
