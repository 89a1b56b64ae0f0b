"""What happens at one server is told at the other."""

from tests.conftest import points

A, B = points("a", 1, 2), points("b", 3, 4)
LONG = [points(f"long {n}", 1, 2) | {"note": "…" * 400} for n in range(60)]
"""More than one message between servers carries."""
EXPORTS = 10
"""That one address may have made in a minute."""


def test_an_entry_is_told_at_once(table, other):
    stream = table.listen(table.phone("watch", at=other))
    assert stream.log()["entries"] == []
    table.write(0, A)
    answer = stream.log()
    assert (answer["seq"], answer["entries"]) == (1, [A])
    assert set(answer["stamps"][0]) == {"at", "phone"}
    table.write(1, *LONG)
    assert stream.log()["entries"] == LONG


def test_a_stream_that_comes_back_goes_on_where_it_was(table, other):
    table.write(0, A)
    number = table.listen().next().number
    table.write(1, B)
    guest = table.phone("watch", at=other)
    assert table.listen(guest, last=number).log()["entries"] == [B]


def test_start_and_end_of_writing_reach_the_other_server(table, other):
    ben = table.phone("record", at=other)
    stream = table.listen(ben)
    stream.log()
    table.writing("new:1")
    began = stream.next_of("writing").data
    assert began["place"] == "new:1"
    table.writing(None)
    assert stream.next_of("writing").data == {"place": None, "device": began["device"]}


def test_removed_device_loses_its_stream_at_the_other_server(table, other):
    guest = table.phone("watch", at=other)
    stream = table.listen(guest)
    devices = guest.call("GET", f"/api/games/{table.game}/devices")[1]["devices"]
    (short,) = (device["id"] for device in devices if device["this"])
    table.take_back(f"devices/{short}")
    assert stream.next_of("gone").data == {}
    assert stream.is_at_its_end()


def test_entry_stored_by_a_server_that_died_is_published_when_confirmed(table, other, postgres):
    """It died between storing the entry and telling of it; its phone sends the entry once more."""
    stream = table.listen(table.phone("watch", at=other))
    stream.log()
    table.write(0, A)
    assert stream.log()["entries"] == [A]
    with postgres.connected("shared") as database:
        database.execute(
            "INSERT INTO entry SELECT game, 2, 'b', replace(text::text, '\"a\"', '\"b\"')::json,"
            " device, received FROM entry WHERE game = %s", [table.game])  # fmt: skip
        database.execute("UPDATE game SET seq = 2 WHERE id = %s", [table.game])
    table.write(1, A | {"id": "b"})
    assert stream.log()["seq"] == 2


def test_costly_calls_are_counted_together(table, other, installation):
    phones = [table.phone(), table.phone(at=other)] * (EXPORTS // 2 + 1)
    answer = [phone.call("GET", "/scorebook/file")[0] for phone in phones]
    installation.redis.forget()
    assert answer == [404] * EXPORTS + [429] * 2
