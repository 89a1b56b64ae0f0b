"""What a phone brings for another: who is said to have written it, and whose it counts as."""

import pytest

from tests.conftest import Phone, points
from tests.web.log_lines import A, B, C

BENS = {"by": "Ben"}


@pytest.fixture
def bringer(phone, new_phone) -> Phone:
    """Provide Ada's phone, which records in the one game of `phone`."""
    phone.start("g1")
    bringer = new_phone()
    bringer.join(phone.share("g1"))
    bringer.put("/api/games/g1/devices/me", json={"by": "Ada"})
    return bringer


def bring(phone: Phone, after: int, origins: object, *entries: dict):
    body = {"after": after, "entries": list(entries), "origins": origins}
    return phone.post("/api/games/g1/log", json=body)


def said_of(phone: Phone) -> list[tuple[str | None, dict | None]]:
    """Return of each entry whose device brought it, and the origin."""
    stamps = phone.get("/api/games/g1/log").json["stamps"]
    return [(stamp["phone"]["by"], stamp.get("origin")) for stamp in stamps]


@pytest.mark.every_database
def test_a_brought_entry_has_its_bringer_and_its_origin(bringer, phone):
    assert bring(bringer, 0, {"b": BENS, "c": {"by": None}}, A, B, C).status_code == 200
    assert said_of(phone) == [("Ada", None), ("Ada", BENS), ("Ada", {"by": None})]
    whole = phone.get("/api/games/g1").json
    assert [stamp.get("origin") for stamp in whole["stamps"]] == [None, BENS, {"by": None}]
    assert whole["file"]["log"] == [A, B, C]


@pytest.mark.every_database
def test_entries_brought_by_a_device_are_taken_back_with_its_own(bringer, phone):
    phone.write("g1", 0, A)
    bring(bringer, 1, {"b": BENS}, B, C)
    devices = phone.get("/api/games/g1/devices").json["devices"]
    short = next(one["id"] for one in devices if one["phone"]["by"] == "Ada")
    answer = phone.delete(f"/api/games/g1/devices/{short}/entries", json={})
    assert answer.json["entries"] == 2
    assert phone.get("/api/games/g1").json["sheet"]["totals"] == [1, 2]


def test_the_first_to_bring_an_entry_stays_its_bringer(bringer, phone):
    bring(bringer, 0, {"b": BENS}, B)
    assert phone.write("g1", 0, B).status_code == 200
    assert bring(phone, 0, {"b": {"by": "Cy"}}, B).status_code == 200
    assert said_of(phone) == [("Ada", BENS)]
    phone.write("g1", 1, C)
    assert bring(bringer, 1, {"c": BENS}, C).status_code == 200
    assert said_of(phone)[1] == (None, None)


def test_watcher_brings_nothing(phone, new_phone):
    phone.start("g1")
    watcher = new_phone()
    watcher.join(phone.share("g1", "watch"))
    answer = bring(watcher, 0, {"b": BENS}, B)
    assert answer.json["problem"]["code"] == "log.only_watches"
    assert said_of(phone) == []


def test_device_sent_away_brings_nothing(bringer, phone):
    devices = phone.get("/api/games/g1/devices").json["devices"]
    short = next(one["id"] for one in devices if not one["this"])
    assert phone.delete(f"/api/games/g1/devices/{short}", json={}).status_code == 200
    assert bring(bringer, 0, {"b": BENS}, B).status_code == 404
    assert said_of(phone) == []


@pytest.mark.parametrize(
    "origins",
    [
        *([], "b", {"b": "Ben"}, {"b": None}, {"b": {}}, {"b": {"by": 1}}),
        *({"b": {"by": ""}}, {"b": {"by": "B" * 41}}, {"b": {"by": " "}}),
    ],
)
def test_origins_of_another_form_are_refused_with_all_of_the_batch(bringer, phone, origins):
    answer = bring(bringer, 0, origins, B)
    assert (answer.status_code, answer.json["problem"]["code"]) == (400, "api.origins")
    assert said_of(phone) == []


def test_origins_of_other_entries_are_nobodys(bringer, phone):
    assert bring(bringer, 0, {"z": BENS}, points("b", 3, 4)).status_code == 200
    assert said_of(phone) == [("Ada", None)]
