"""The log over the network: append and pull."""

import pytest

from companion.clock import now
from companion.sync import judging
from tests.conftest import points

A, B, C = points("a", 1, 2), points("b", 3, 4), points("c", 5, 6)


@pytest.fixture
def started(phone):
    phone.start("g1")
    return phone


def pulled(phone, after: int = 0) -> dict:
    return phone.get(f"/api/games/g1/log?after={after}").json


@pytest.mark.every_database
def test_entries_are_numbered_in_the_order_they_came(started):
    first = started.write("g1", 0, A)
    assert first.status_code == 200
    assert first.json["seq"] == 1
    assert started.write("g1", 1, B, C).json["seq"] == 3
    assert pulled(started)["entries"] == [A, B, C]


@pytest.mark.every_database
def test_pulling_gives_what_came_after_a_number(started):
    started.write("g1", 0, A, B, C)
    assert pulled(started, 1)["entries"] == [B, C]
    assert pulled(started, 3) == {**pulled(started, 99), "entries": []}
    assert pulled(started, 3)["seq"] == 3


def test_an_entry_keeps_what_the_phone_wrote(started):
    entry = A | {"at": "2026-11-20T19:30:00Z", "by": "Ada", "note": "“so” — ü 🦎"}
    started.write("g1", 0, entry)
    assert pulled(started)["entries"] == [entry]


@pytest.mark.every_database
def test_an_entry_sent_twice_is_confirmed_and_not_counted(started):
    sent = started.write("g1", 0, A, B)
    again = started.write("g1", 0, A, B)
    assert (again.status_code, again.json) == (200, sent.json)
    assert len(pulled(started)["entries"]) == 2


def test_the_order_of_keys_is_no_content(started):
    started.write("g1", 0, A)
    assert started.write("g1", 0, dict(reversed(A.items()))).status_code == 200


@pytest.mark.every_database
def test_a_batch_with_many_corrections_is_taken_in_pieces(started, monkeypatch):
    """Each has the whole log followed anew: a thousand would keep everybody else waiting."""
    monkeypatch.setattr(judging, "MOST_ANEW", 10)
    rounds = [points(str(number), 1, 2) for number in range(4)]
    corrections = [{"id": f"undo {one['id']}", "type": "undo", "of": one["id"]} for one in rounds]
    batch, seen, seqs = [*rounds, *corrections], [], []
    while batch:
        answer = started.write("g1", len(seen), *batch)
        seqs.append(answer.json["seq"])
        if answer.status_code == 200:
            break
        assert answer.status_code == 409
        seen += answer.json["entries"]
        batch = batch[len(answer.json["entries"]) :]
    assert seqs == [6, 7, 8]
    assert pulled(started)["entries"] == [*rounds, *corrections]


def test_an_empty_batch_tells_where_the_log_stands(started):
    assert started.write("g1", 0).json["seq"] == 0


def test_other_content_under_a_known_id_is_refused(started):
    started.write("g1", 0, A)
    answer = started.write("g1", 1, points("a", 9, 9))
    assert answer.status_code == 422
    assert answer.json["problem"]["code"] == "log.id_taken"
    assert answer.json["id"] == "a"
    assert pulled(started)["entries"] == [A]


def test_true_is_not_one(started):
    started.write("g1", 0, points("a", 1, 2))
    assert started.write("g1", 1, points("a", True, 2)).status_code == 422


@pytest.mark.every_database
def test_something_new_on_the_server_is_told_and_nothing_stored(started):
    started.write("g1", 0, A, B)
    answer = started.write("g1", 1, C)
    assert answer.status_code == 409
    assert answer.json["entries"] == [B]
    assert answer.json["seq"] == 2
    assert pulled(started)["entries"] == [A, B]


def test_a_phone_ahead_of_the_server_learns_that_it_is(started):
    """An older backup was restored: the phone pulls everything and sends what is missing."""
    answer = started.write("g1", 7, A)
    assert answer.status_code == 409
    assert (answer.json["seq"], answer.json["entries"]) == (0, [])


@pytest.mark.every_database
def test_a_batch_stops_at_the_first_entry_that_cannot_be(started):
    answer = started.write("g1", 0, A, points("b", 1), C)
    assert answer.status_code == 422
    assert answer.json["problem"]["code"] == "players.count"
    assert answer.json["problem"]["entry"] == 2
    assert answer.json["id"] == "b"
    assert answer.json["stored"] == ["a"]
    assert answer.json["seq"] == 1
    assert pulled(started)["entries"] == [A]


def test_what_was_confirmed_counts_as_stored(started):
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
    assert pulled(phone)["seq"] == 2


def test_undo_and_amend_are_entries_like_others(started):
    started.write("g1", 0, A, B)
    amend = {"id": "x", "type": "amend", "changes": [{"of": "a", "entry": points("a", 7, 7)}]}
    undo = {"id": "y", "type": "undo", "of": "b"}
    assert started.write("g1", 2, amend, undo).json["seq"] == 4


def test_the_epoch_stays(started):
    first = started.write("g1", 0, A).json["epoch"]
    assert started.write("g1", 1, B).json["epoch"] == first == pulled(started)["epoch"]


def test_what_counts_in_an_epoch_that_is_over_learns_everything_and_stores_nothing(started):
    """An older backup was restored, and has grown to the very number the phone knew."""
    epoch = started.write("g1", 0, A, B).json["epoch"]
    batch = {"after": 2, "entries": [C]}
    late = started.post("/api/games/g1/log?epoch=over", json=batch)
    assert (late.status_code, late.json["epoch"]) == (409, epoch)
    assert late.json["entries"] == pulled(started)["entries"] == [A, B]
    assert started.post(f"/api/games/g1/log?epoch={epoch}", json=batch).json["seq"] == 3


def test_a_phone_that_knows_no_epoch_yet_writes(started):
    batch = {"after": 0, "entries": [A]}
    assert started.post("/api/games/g1/log?epoch=", json=batch).json["seq"] == 1


def test_a_log_has_an_end(started, monkeypatch):

    monkeypatch.setattr(judging, "LOG_LIMIT", 2)
    answer = started.write("g1", 0, A, B, C)
    assert answer.status_code == 422
    assert answer.json["problem"] == {
        "entry": 3, "at": [], "code": "value.length", "params": {"most": 2},
    }  # fmt: skip


def test_a_stranger_writes_nothing(started, stranger):
    assert stranger.write("g1", 0, A).status_code == 404
    assert pulled(started)["entries"] == []


@pytest.mark.every_database
def test_a_watcher_reads_and_does_not_write(started, stranger, app):
    grant("g1", stranger, app, role=1)
    assert stranger.get("/api/games/g1/log").status_code == 200
    refused = stranger.write("g1", 0, A)
    assert (refused.status_code, refused.json["problem"]["code"]) == (422, "log.only_watches")
    assert pulled(started)["entries"] == []
    assert stranger.start("g1").status_code == 404


def test_a_recorder_writes(started, stranger, app):
    grant("g1", stranger, app, role=2)
    assert stranger.write("g1", 0, A).status_code == 200


def grant(game: str, phone, app, role: int) -> None:
    """Give a phone a role in a game, as sharing will."""
    from companion.scorebooks.models import GameGrant
    from companion.transactions import writes

    device = phone.get_cookie("device").value.split(".")[0]

    @writes
    def give(session):
        session.add(GameGrant(game=game, device=device, role=role))

    with app.app_context():
        give()


@pytest.mark.every_database
def test_two_phones_that_write_at_once_give_one_round(started, stranger, app):
    grant("g1", stranger, app, role=2)
    assert started.write("g1", 0, A).status_code == 200
    late = stranger.write("g1", 0, B)
    assert late.status_code == 409
    assert late.json["entries"] == [A]


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


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "9" * 30, ""])
def test_a_number_to_pull_from_is_a_number(started, after):
    answer = started.get(f"/api/games/g1/log?after={after}")
    assert answer.status_code == 400
    assert answer.json["problem"]["code"] == "api.after"


def test_an_entry_without_sense_is_422_and_names_the_place(started):
    answer = started.write("g1", 0, {"id": "a", "type": "round", "players": [1, 2]})
    assert answer.status_code == 422
    assert answer.json["problem"]["at"] == ["players", 0]


@pytest.mark.every_database
def test_the_log_survives_the_server(started, settings):
    from companion import create_app
    from tests.conftest import Phone, close

    started.write("g1", 0, A)
    again = create_app(settings)
    again.test_client_class = Phone
    phone = again.test_client()
    phone.set_cookie("device", started.get_cookie("device").value)
    assert pulled(phone)["entries"] == [A]
    assert phone.write("g1", 1, B).json["seq"] == 2
    with again.app_context():
        close(again)
    assert started.write("g1", 2, C).json["seq"] == 3


def stamps(answer) -> list[dict]:
    """When each entry came, as its stamp tells; each names a phone."""
    for stamp in answer.json["stamps"]:
        assert set(stamp) == {"at", "phone"}
        assert set(stamp["phone"]) == {"kind", "by"}
    return [stamp["at"] for stamp in answer.json["stamps"]]


@pytest.mark.every_database
def test_each_entry_comes_with_the_time_of_its_receipt(started):
    before = now()
    started.write("g1", 0, A | {"at": "2031-01-01T00:00:00Z"})
    started.write("g1", 1, B)
    times = stamps(started.get("/api/games/g1/log"))
    assert before <= times[0] <= times[1] <= now()
    assert stamps(started.get("/api/games/g1/log?after=1")) == times[1:]
    assert stamps(started.get("/api/games/g1")) == times
    assert stamps(started.write("g1", 1, C)) == times[1:]
