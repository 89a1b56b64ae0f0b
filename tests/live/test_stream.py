"""What a phone hears that looks at a game."""

import pytest

from tests.conftest import points, tally

A, B, C = points("a", 1, 2), points("b", 3, 4), points("c", 5, 6)


def test_first_event_names_the_head_of_an_empty_log(table):
    stream = table.listen()
    event = stream.next()
    assert event.name == "log"
    assert event.data["entries"] == event.data["stamps"] == []
    assert event.number == f"{event.data['epoch']}:0"
    assert 2000 <= stream.retry <= 4000


def test_a_stream_is_for_nobody_to_keep_or_to_hold_back(table):
    headers = table.listen().answer.headers
    assert headers["Content-Type"].startswith("text/event-stream")
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Accel-Buffering"] == "no"
    assert "Content-Encoding" not in headers


def test_the_first_event_tells_what_a_pull_would(table):
    table.write(0, A, B)
    pulled = table.owner.call("GET", f"/api/games/{table.game}/log?after=1")[1]
    assert table.listen(after=1).log() == pulled
    assert pulled["entries"] == [B]


def test_an_entry_written_on_another_phone_arrives(table):
    stream = table.listen(table.phone("watch"))
    assert stream.log()["entries"] == []
    table.write(0, A)
    answer = stream.log()
    assert (answer["seq"], answer["entries"]) == (1, [A])
    assert set(answer["stamps"][0]) == {"at", "phone"}
    table.write(1, B, C)
    assert stream.log()["entries"] == [B, C]


def test_entry_confirmed_again_is_not_published(table):
    table.write(0, A)
    stream = table.listen(after=1)
    assert stream.log()["entries"] == []
    table.write(1, A)
    table.write(1, B)
    assert stream.log()["entries"] == [B]


def test_a_stream_goes_on_after_the_last_event_the_phone_had(table):
    table.write(0, A)
    first = table.listen()
    number = first.next().number
    first.close()
    table.write(1, B)
    assert table.listen(last=number, after=0).log()["entries"] == [B]


def test_of_another_epoch_the_phone_has_nothing(table):
    table.write(0, A, B)
    assert table.listen(last="0ther:2").log()["entries"] == [A, B]


@pytest.mark.parametrize("where", [{"after": "x"}, {"last": "0ther"}, {"last": "0ther:-1"}])
def test_a_place_is_a_number(table, where):
    assert table.listen(**where).answer.status == 400


def test_a_stranger_hears_nothing(table):
    assert table.listen(table.phone()).answer.status == 404


def test_removed_device_gets_a_message_and_the_others_do_not(table):
    phone = table.phone("watch")
    stream, other = table.listen(phone), table.listen()
    devices = phone.call("GET", f"/api/games/{table.game}/devices")[1]["devices"]
    (short,) = (device["id"] for device in devices if device["this"])
    table.take_back(f"devices/{short}")
    assert stream.next_of("gone").data == {}
    assert stream.is_at_its_end()
    assert table.listen(phone).answer.status == 404
    table.write(0, A)
    assert other.next_of("log", "gone").data["seq"] == 0
    assert other.next_of("log", "gone").data["seq"] == 1


def test_a_link_that_is_taken_back_takes_the_streams_it_gave(table):
    link = table.link("watch")
    guest = table.phone()
    guest.call("POST", "/api/join", {"token": link["token"]})
    stream = table.listen(guest)
    table.take_back(f"links/{link['id']}")
    assert stream.next_of("gone").data == {}


def test_a_link_that_is_taken_back_takes_the_streams_of_rematches_and_leaves_other_games(table):
    link = table.link("watch")
    guest = table.phone()
    guest.call("POST", "/api/join", {"token": link["token"]})
    rematch, own = f"{table.game}-2", f"{table.game}-own"
    assert table.owner.call("PUT", f"/api/games/{rematch}", tally(after=table.game))[0] == 201
    assert guest.call("PUT", f"/api/games/{own}", tally())[0] == 201
    stream, other = table.listen(guest, rematch), table.listen(guest, own)
    assert stream.log()["entries"] == other.log()["entries"] == []
    table.take_back(f"links/{link['id']}")
    batch = {"after": 0, "entries": [A]}
    assert table.owner.call("POST", f"/api/games/{rematch}/log", batch)[0] == 200
    assert stream.next_of("log", "gone").name == "gone"
    assert table.listen(guest, rematch).answer.status == 404
    assert other.next_of("gone").data == {}  # its phone asks, and comes back
    assert table.listen(guest, own).log()["entries"] == []


def test_a_rematch_ends_the_streams_of_the_game_before_and_a_stranger_cannot(table):
    stream = table.listen(table.phone("watch"))
    stranger, begun = table.phone(), f"/api/games/{table.game}"
    assert stranger.call("PUT", f"{begun}-own", tally(after=table.game))[0] == 201
    table.write(0, A)
    assert stream.next_of("log", "gone").name == "log"
    assert stream.next_of("log", "gone").data["seq"] == 1
    assert table.owner.call("PUT", f"{begun}-2", tally(after=table.game))[0] == 201
    assert stream.next_of("log", "gone").name == "gone"  # its phone asks, and has the rematch


def test_a_device_has_twelve_streams_and_the_oldest_makes_room(table):
    streams = [table.listen() for _ in range(13)]
    assert streams[0].log()["entries"] == []
    assert streams[0].is_at_its_end()
    table.write(0, A)
    for stream in streams[1:]:
        assert stream.log()["seq"] == 0
        assert stream.log()["seq"] == 1
