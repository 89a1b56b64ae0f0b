"""What one device wrote into a game is taken back by the owner in one call, and nothing else."""

import pytest

from tests.conftest import Phone, points


@pytest.fixture
def guest(phone, new_phone) -> Phone:
    """Provide a phone that records in the one game of `phone`."""
    phone.start("ours")
    guest = new_phone()
    guest.join(phone.share("ours"))
    return guest


def short_of(owner: Phone) -> str:
    """Return the public id of the guest's device."""
    devices = owner.get("/api/games/ours/devices").json["devices"]
    return next(one["id"] for one in devices if not one["this"])


def revert(owner: Phone, short: str):
    return owner.delete(f"/api/games/ours/devices/{short}/entries", json={})


def wrote_by(owner: Phone) -> dict[bool, int]:
    """Return how many entries can be taken back: of the owner's device, and of the guest's."""
    lines = owner.get("/api/games/ours/devices").json["devices"]
    return {one["this"]: one["wrote"] for one in lines}


def totals(phone: Phone) -> list[int]:
    return phone.get("/api/games/ours").json["sheet"]["totals"]


def undo(name: str, of: str) -> dict:
    return {"id": name, "type": "undo", "of": of}


@pytest.mark.every_database
def test_entries_of_a_device_are_counted_and_taken_back(guest, phone):
    phone.write("ours", 0, points("a", 1, 2))
    guest.write("ours", 1, points("b", 50, 60), points("c", 70, 80))
    phone.write("ours", 3, points("d", 3, 4))
    short = short_of(phone)
    assert wrote_by(phone) == {True: 2, False: 2}
    answer = revert(phone, short)
    assert (answer.status_code, answer.json["entries"]) == (200, 2)
    assert totals(phone) == totals(guest) == [4, 6]
    assert revert(phone, short).json == {"entries": 0, "corrections": []}
    assert wrote_by(phone) == {True: 3, False: 0}  # the correction is the owner's
    (correction,) = answer.json["corrections"]
    assert phone.write("ours", 5, undo("back", correction)).status_code == 200
    assert totals(phone) == [124, 146]
    assert wrote_by(phone)[False] == 2


def test_entries_corrected_by_a_device_are_as_they_were(guest, phone):
    phone.write("ours", 0, points("a", 1, 2), points("b", 3, 4), points("c", 5, 6))
    change = {"of": "b", "entry": {"type": "round", "players": [{"points": 90}, {"points": 90}]}}
    insertion = {"before": "a", "id": "n", "entry": points("n", 700, 700)}
    guest.write(
        "ours",
        3,
        undo("u", "a"),
        {"id": "m", "type": "amend", "changes": [change]},
        {"id": "i", "type": "amend", "changes": [insertion]},
        undo("gone", "c"),
        undo("here", "gone"),
    )
    assert totals(phone) == [795, 796]
    answer = revert(phone, short_of(phone))
    assert answer.json["entries"] == 5
    assert totals(phone) == [9, 12]


def test_round_of_the_guest_that_the_owner_has_corrected_goes_too(guest, phone):
    guest.write("ours", 0, points("a", 1, 2))
    change = {"of": "a", "entry": {"type": "round", "players": [{"points": 9}, {"points": 9}]}}
    phone.write("ours", 1, {"id": "m", "type": "amend", "changes": [change]})
    assert revert(phone, short_of(phone)).json["entries"] == 1
    assert totals(phone) == [0, 0]


def test_hundreds_of_entries_are_taken_back_at_once(guest, phone):
    guest.write("ours", 0, *(points(f"{n}", 1, 2) for n in range(250)))
    answer = revert(phone, short_of(phone))
    assert (answer.json["entries"], len(answer.json["corrections"])) == (250, 3)
    assert totals(phone) == [0, 0]
    assert guest.write("ours", 253, points("more", 1, 2)).status_code == 200


def test_no_entry_is_taken_back_where_an_entry_of_another_would_be_illegal(phone, new_phone):
    phone.start("ours", game="tally", seats=[{"name": "Ada"}])
    guest = new_phone()
    guest.join(phone.share("ours"))
    guest.write("ours", 0, {"id": "j", "type": "join", "seat": {"name": "Eve"}})
    phone.write("ours", 1, points("a", 1, 2))
    answer = revert(phone, short_of(phone))
    assert answer.status_code == 422
    assert answer.json["problem"]["entry"] == 2
    assert totals(phone) == [1, 2]
    assert len(phone.get("/api/games/ours/log").json["entries"]) == 2


def test_open_streams_are_told(guest, phone, app, monkeypatch):
    published = []
    monkeypatch.setattr("companion.log.views.publish", published.append)
    guest.write("ours", 0, points("a", 1, 2))
    published.clear()
    revert(phone, short_of(phone))
    assert [(one.game, one.seq) for one in published] == [("ours", 2)]


def test_only_the_owner_of_the_game_is_told_how_much_a_device_wrote_and_may(guest, phone):
    phone.write("ours", 0, points("a", 1, 2))
    lines = guest.get("/api/games/ours/devices").json["devices"]
    assert {one["wrote"] for one in lines} == {0}
    assert guest.get("/api/games/ours/devices").json["former"] == []
    owner = next(one["id"] for one in lines if not one["this"])
    assert revert(guest, owner).status_code == 404
    assert totals(phone) == [1, 2]


@pytest.mark.every_database
def test_entries_of_a_device_that_was_sent_away_are_listed_and_taken_back(guest, phone):
    guest.write("ours", 0, points("a", 1, 2), points("b", 3, 4))
    short = short_of(phone)
    phone.delete(f"/api/games/ours/devices/{short}", json={})
    (former,) = phone.get("/api/games/ours/devices").json["former"]
    assert (former["id"], former["wrote"]) == (short, 2)
    assert revert(phone, short).json["entries"] == 2
    assert totals(phone) == [0, 0]
    assert phone.get("/api/games/ours/devices").json["former"] == []


def test_device_that_never_wrote_has_nothing_to_revert(guest, phone):
    for short in (short_of(phone), "nobody"):
        assert revert(phone, short).json == {"entries": 0, "corrections": []}
