"""The log over the network: append and pull."""

import pytest

from companion.core.clock import now
from companion.log import validate
from tests.conftest import points
from tests.web.log_lines import A, B, C, grant, pull_log


@pytest.mark.every_database
def test_entries_are_numbered_in_the_order_they_came(started):
    first = started.write("g1", 0, A)
    assert first.status_code == 200
    assert first.json["seq"] == 1
    assert started.write("g1", 1, B, C).json["seq"] == 3
    assert pull_log(started)["entries"] == [A, B, C]


@pytest.mark.every_database
def test_pulling_gives_what_came_after_a_number(started):
    started.write("g1", 0, A, B, C)
    assert pull_log(started, 1)["entries"] == [B, C]
    assert pull_log(started, 3) == {**pull_log(started, 99), "entries": []}
    assert pull_log(started, 3)["seq"] == 3


def test_an_entry_keeps_what_the_phone_wrote(started):
    entry = A | {"at": "2026-11-20T19:30:00Z", "by": "Ada", "note": "“so” — ü 🦎"}
    started.write("g1", 0, entry)
    assert pull_log(started)["entries"] == [entry]


@pytest.mark.every_database
def test_an_entry_sent_twice_is_confirmed_and_not_counted(started):
    answer = started.write("g1", 0, A, B)
    again = started.write("g1", 0, A, B)
    assert (again.status_code, again.json) == (200, answer.json)
    assert len(pull_log(started)["entries"]) == 2


def test_the_order_of_keys_is_no_content(started):
    started.write("g1", 0, A)
    assert started.write("g1", 0, dict(reversed(A.items()))).status_code == 200


@pytest.mark.every_database
def test_a_batch_with_many_corrections_is_taken_in_pieces(started, monkeypatch):
    """Each has the whole log followed anew: a thousand would keep everybody else waiting."""
    monkeypatch.setattr(validate, "MAX_REPLAYED_ENTRIES", 10)
    rounds = [points(str(number), 1, 2) for number in range(4)]
    corrections = [{"id": f"undo {one['id']}", "type": "undo", "of": one["id"]} for one in rounds]
    batch, seq, seqs = [*rounds, *corrections], [], []
    while batch:
        answer = started.write("g1", len(seq), *batch)
        seqs.append(answer.json["seq"])
        if answer.status_code == 200:
            break
        assert answer.status_code == 409
        seq += answer.json["entries"]
        batch = batch[len(answer.json["entries"]) :]
    assert seqs == [6, 7, 8]
    assert pull_log(started)["entries"] == [*rounds, *corrections]


def test_an_empty_batch_tells_where_the_log_stands(started):
    assert started.write("g1", 0).json["seq"] == 0


@pytest.mark.every_database
def test_append_behind_the_log_gets_the_news_and_stores_nothing(started):
    started.write("g1", 0, A, B)
    answer = started.write("g1", 1, C)
    assert answer.status_code == 409
    assert answer.json["entries"] == [B]
    assert answer.json["seq"] == 2
    assert pull_log(started)["entries"] == [A, B]


def test_a_phone_ahead_of_the_server_learns_that_it_is(started):
    """An older backup was restored: the phone pulls everything and sends what is missing."""
    answer = started.write("g1", 7, A)
    assert answer.status_code == 409
    assert (answer.json["seq"], answer.json["entries"]) == (0, [])


def test_undo_and_amend_are_entries_like_others(started):
    started.write("g1", 0, A, B)
    amend = {"id": "x", "type": "amend", "changes": [{"of": "a", "entry": points("a", 7, 7)}]}
    undo = {"id": "y", "type": "undo", "of": "b"}
    assert started.write("g1", 2, amend, undo).json["seq"] == 4


def test_the_epoch_stays(started):
    first = started.write("g1", 0, A).json["epoch"]
    assert started.write("g1", 1, B).json["epoch"] == first == pull_log(started)["epoch"]


def test_append_in_an_old_epoch_gets_the_whole_log_and_stores_nothing(started):
    """An older backup was restored, and has grown to the very number the phone knew."""
    epoch = started.write("g1", 0, A, B).json["epoch"]
    batch = {"after": 2, "entries": [C]}
    late = started.post("/api/games/g1/log?epoch=over", json=batch)
    assert (late.status_code, late.json["epoch"]) == (409, epoch)
    assert late.json["entries"] == pull_log(started)["entries"] == [A, B]
    assert started.post(f"/api/games/g1/log?epoch={epoch}", json=batch).json["seq"] == 3


def test_a_phone_that_knows_no_epoch_yet_writes(started):
    batch = {"after": 0, "entries": [A]}
    assert started.post("/api/games/g1/log?epoch=", json=batch).json["seq"] == 1


@pytest.mark.every_database
def test_two_phones_that_write_at_once_give_one_round(started, stranger, app):
    grant("g1", stranger, app, role=2)
    assert started.write("g1", 0, A).status_code == 200
    late = stranger.write("g1", 0, B)
    assert late.status_code == 409
    assert late.json["entries"] == [A]


@pytest.mark.every_database
def test_the_log_survives_the_server(started, settings):
    from companion import create_app
    from tests.conftest import Phone, close

    started.write("g1", 0, A)
    again = create_app(settings)
    again.test_client_class = Phone
    phone = again.test_client()
    phone.set_cookie("device", started.get_cookie("device").value)
    assert pull_log(phone)["entries"] == [A]
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
