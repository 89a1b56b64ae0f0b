"""What the log does not take, and from whom."""

import pytest
from prometheus_client import REGISTRY
from sqlalchemy.exc import OperationalError

from companion.log import validate, views
from companion.pubsub.messages import PresenceChanged
from tests.conftest import points
from tests.web.log_lines import A, B, C, grant, pull_log


def test_other_content_under_a_known_id_is_refused(started):
    started.write("g1", 0, A)
    answer = started.write("g1", 1, points("a", 9, 9))
    assert answer.status_code == 422
    assert answer.json["problem"]["code"] == "log.id_taken"
    assert answer.json["id"] == "a"
    assert pull_log(started)["entries"] == [A]


def test_true_is_not_one(started):
    started.write("g1", 0, points("a", 1, 2))
    assert started.write("g1", 1, points("a", True, 2)).status_code == 422


@pytest.mark.every_database
def test_a_batch_stops_at_the_first_entry_that_cannot_be(started):
    answer = started.write("g1", 0, A, points("b", 1), C)
    assert answer.status_code == 422
    assert answer.json["problem"]["code"] == "players.count"
    assert answer.json["problem"]["entry"] == 2
    assert answer.json["id"] == "b"
    assert answer.json["stored"] == ["a"]
    assert answer.json["seq"] == 1
    assert pull_log(started)["entries"] == [A]


def test_confirmed_entries_count_as_stored(started):
    started.write("g1", 0, A)
    answer = started.write("g1", 1, A, points("b", 1))
    assert answer.json["stored"] == ["a"]
    assert answer.json["seq"] == 1


def test_each_entry_has_to_be_legal_when_it_comes(started):
    """An impossible round stays impossible, though a later entry of its batch would mend it."""
    mended = {"id": "x", "type": "amend", "changes": [{"of": "b", "entry": points("b", 1, 2)}]}
    assert started.write("g1", 0, points("b", 1), mended).status_code == 422


@pytest.mark.every_database
def test_a_correction_that_breaks_what_follows_is_refused(phone):
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    phone.start("g1", seats=seats)
    eve = {"id": "join", "type": "join", "seat": {"name": "Eve"}}
    phone.write("g1", 0, eve, points("a", 1, 2, 3, 4))
    answer = phone.write("g1", 2, {"id": "undo", "type": "undo", "of": "join"})
    assert answer.status_code == 422
    assert answer.json["problem"]["entry"] == 2
    assert pull_log(phone)["seq"] == 2


def test_a_log_has_an_end(started, monkeypatch):
    monkeypatch.setattr(validate, "LOG_LIMIT", 2)
    answer = started.write("g1", 0, A, B, C)
    assert answer.status_code == 422
    assert answer.json["problem"] == {
        "entry": 3, "at": [], "code": "value.length", "params": {"most": 2},
    }  # fmt: skip


def test_a_stranger_writes_nothing(started, stranger):
    assert stranger.write("g1", 0, A).status_code == 404
    assert pull_log(started)["entries"] == []


@pytest.mark.every_database
def test_a_watcher_reads_and_does_not_write(started, stranger, app):
    grant("g1", stranger, app, role=1)
    assert stranger.get("/api/games/g1/log").status_code == 200
    refused = stranger.write("g1", 0, A)
    assert (refused.status_code, refused.json["problem"]["code"]) == (422, "log.only_watches")
    assert pull_log(started)["entries"] == []
    assert stranger.start("g1").status_code == 404


def test_a_recorder_writes(started, stranger, app):
    grant("g1", stranger, app, role=2)
    assert stranger.write("g1", 0, A).status_code == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "api.batch"),
        ({"after": 0}, "api.batch"),
        ({"after": "0", "entries": []}, "api.batch"),
        ({"after": True, "entries": []}, "api.batch"),
        ({"after": -1, "entries": []}, "api.batch"),
        ({"after": 10**30, "entries": []}, "api.batch"),
        ({"after": 0, "entries": [], "more": 1}, "api.batch"),
        ({"after": 0, "entries": {}}, "api.entries"),
        ({"after": 0, "entries": [A] * 5001}, "api.entries"),
        ({"after": 0, "entries": [1]}, "api.entry_id"),
        ({"after": 0, "entries": [{"type": "round"}]}, "api.entry_id"),
        ({"after": 0, "entries": [{"id": 5}]}, "api.entry_id"),
        ({"after": 0, "entries": [{"id": "\ud800"}]}, "api.entry_id"),
    ],
)
def test_a_malformed_batch_is_400(started, body, code):
    answer = started.post("/api/games/g1/log", json=body)
    assert answer.status_code == 400
    assert answer.json["problem"]["code"] == code


def test_half_a_character_among_the_keys_of_an_entry_is_the_engines_to_refuse(started):
    answer = started.write("g1", 0, {"id": "a", "type": "round", "\ud800": 1})
    assert answer.status_code == 422


def test_half_a_character_among_the_keys_of_a_batch_is_400(started):
    answer = started.post("/api/games/g1/log", json={"after": 0, "entries": [], "\ud800": 1})
    assert (answer.status_code, answer.json["problem"]["code"]) == (400, "api.batch")


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "9" * 30, ""])
def test_a_number_to_pull_from_is_a_number(started, after):
    answer = started.get(f"/api/games/g1/log?after={after}")
    assert answer.status_code == 400
    assert answer.json["problem"]["code"] == "api.after"


def test_an_entry_without_sense_is_422_and_names_the_place(started):
    answer = started.write("g1", 0, {"id": "a", "type": "round", "players": [1, 2]})
    assert answer.status_code == 422
    assert answer.json["problem"]["at"] == ["players", 0]


def test_phone_that_is_sent_away_while_it_tells_what_it_has_filled_in_shows_nothing(
    phone, new_phone, monkeypatch
):
    phone.start("g1")
    guest = new_phone()
    guest.join(phone.share("g1"))
    (short,) = [
        one["id"] for one in guest.get("/api/games/g1/devices").json["devices"] if one["this"]
    ]
    told: list[PresenceChanged] = []

    def publish_late(message: PresenceChanged) -> None:
        if not told:
            assert phone.delete(f"/api/games/g1/devices/{short}", json={}).status_code == 200
        told.append(message)

    monkeypatch.setattr(views, "publish", publish_late)
    assert guest.post("/api/games/g1/writing", json={"place": "setup"}).status_code == 404
    assert [message.notice is None for message in told] == [False, True]


def test_figures_are_shown_no_longer_where_the_database_goes_away(started, monkeypatch):
    told: list[PresenceChanged] = []

    def publish_last(message: PresenceChanged) -> None:
        told.append(message)
        monkeypatch.setattr(views, "access_for_recorder", fail)

    monkeypatch.setattr(views, "publish", publish_last)
    assert started.post("/api/games/g1/writing", json={"place": "setup"}).status_code == 503
    assert [message.notice is None for message in told] == [False, True]


def fail(_game: str) -> None:
    raise OperationalError("SELECT", {}, Exception("the database is being started"))


def count_streams() -> float:
    return REGISTRY.get_sample_value("companion_streams") or 0


def test_stream_is_not_left_open_where_the_database_is_away(started, monkeypatch):
    before = count_streams()
    monkeypatch.setattr(views, "access_for_watcher", fail)
    assert started.get("/api/games/g1/stream").status_code == 503
    assert count_streams() == before
