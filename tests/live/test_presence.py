"""Who is writing: told to the other phones of a table, and stored nowhere."""

import uuid

import pytest

from tests.conftest import tally


@pytest.fixture
def ben(table):
    """Another phone at the table."""
    return table.phone("record")


def places(*streams) -> list[str | None]:
    return [stream.next_of("writing").data["place"] for stream in streams]


def test_the_other_phones_hear_who_writes_where(table, ben):
    other = table.listen(ben)
    assert table.writing("new:4", by="Ada") == 200
    answer = other.next_of("writing").data
    assert (answer["place"], answer["by"]) == ("new:4", "Ada")
    assert set(answer["phone"]) == {"kind", "by"}
    assert answer["device"] not in table.owner.cookie


def test_end_of_writing_names_the_same_device(table, ben):
    other = table.listen(ben)
    table.writing("of:1b4e-x")
    began = other.next_of("writing").data
    table.writing(None)
    assert other.next_of("writing").data == {"place": None, "device": began["device"]}


def test_writing_device_gets_no_event_of_its_own_presence(table, ben):
    own = table.listen()
    table.writing("new:1")
    table.writing("new:2", ben)
    assert places(own) == ["new:2"]


def test_later_stream_gets_the_present_writers(table, ben):
    table.writing("new:1")
    table.writing("setup")
    table.writing("before:b", ben)
    assert sorted(places(*[table.listen(table.phone("watch"))] * 2)) == ["before:b", "setup"]


def test_ended_presence_is_not_sent_to_later_streams(table, ben):
    table.writing("new:1")
    table.writing(None)
    table.writing("new:2", ben)
    assert places(table.listen(table.phone("watch"))) == ["new:2"]


def test_a_watcher_listens_and_does_not_write(table):
    watcher = table.phone("watch")
    assert table.listen(watcher).answer.status == 200
    assert table.writing("new:1", watcher) == 404
    assert table.writing(None, table.phone()) == 404


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"place": 1},
        {"place": "new:"},
        {"place": "new:x"},
        {"place": "of:" + "x" * 101},
        {"place": "of:\n"},
        {"place": "elsewhere"},
        {"place": "new:1", "by": 5},
        {"place": "new:1", "by": ""},
        {"place": "new:1", "by": "A" * 41},
        {"place": "new:1", "phone": "x"},
        {"by": "Ada"},
    ],
)
def test_a_notice_without_sense_is_400(table, body):
    status, answer = table.owner.call("POST", f"/api/games/{table.game}/writing", body)
    assert (status, answer["problem"]["code"]) == (400, "api.writing")


FILLED = {"round": 4, "type": "round", "parts": {"0": {"points": 12}}}
SHOWN = FILLED | {"over": {}, "at": None}


def filled_of(stream) -> list:
    return [stream.next_of("writing").data.get("filled")]


def test_round_so_far_is_shown_to_who_records_and_stays_when_its_phone_leaves(table, ben):
    other = table.listen(ben)
    assert table.writing("new:4", filled=FILLED) == 200
    assert filled_of(other) == [SHOWN]
    table.writing(None, filled=FILLED | {"at": 1, "over": {"1": [{"points": 5}]}})
    left = other.next_of("writing").data
    assert (left["place"], left["filled"]["at"]) == (None, 1)
    assert left["filled"]["over"] == {"1": [{"points": 5}]}
    late = table.listen(ben).next_of("writing").data
    assert (late["place"], late["filled"]["parts"]) == (None, FILLED["parts"])


def test_round_so_far_is_not_shown_to_who_watches(table):
    table.writing("new:4", by="Ada", filled=FILLED)
    watcher = table.listen(table.phone("watch"))
    told = watcher.next_of("writing").data
    assert (told["place"], told["by"]) == ("new:4", "Ada")
    assert "filled" not in told
    table.writing(None, filled=FILLED)
    assert set(watcher.next_of("writing").data) == {"place", "device"}


def test_round_so_far_is_gone_once_its_phone_says_so(table, ben):
    table.writing(None, filled=FILLED)
    table.writing(None)
    table.writing("new:2", ben)
    assert places(table.listen(table.phone("record"))) == ["new:2"]


def test_figures_of_a_phone_go_when_it_is_sent_away(table, ben):
    table.writing("new:4", ben, filled=FILLED)
    stream = table.listen()
    ben_id = stream.next_of("writing").data["device"]
    table.take_back(f"devices/{ben_id}")
    assert stream.next_of("writing").data == {"place": None, "device": ben_id}
    table.writing("setup")
    assert places(table.listen(table.phone("record"))) == ["setup"]


def test_figures_of_a_phone_stay_in_a_game_that_it_keeps(table, ben):
    table.writing("new:4", ben, filled=FILLED)
    other = f"/api/games/{uuid.uuid4()}"
    table.owner.call("PUT", other, tally())
    link = table.owner.call("POST", f"{other}/links", {"role": "record"})[1]
    assert ben.call("POST", "/api/join", {"token": link["token"]})[0] == 200
    assert table.owner.call("DELETE", f"{other}/links/{link['id']}", {})[0] == 200
    assert table.listen().next_of("writing").data["filled"]["parts"] == FILLED["parts"]


@pytest.mark.parametrize(
    "filled",
    [
        5,
        {},
        {"round": 4, "type": "round"},
        FILLED | {"round": 0},
        FILLED | {"type": "Round"},
        FILLED | {"parts": {"A B": 1}},
        FILLED | {"parts": {str(n): 1 for n in range(41)}},
        FILLED | {"parts": {"0": "x" * 8000}},
        FILLED | {"over": {"0": 1}},
        FILLED | {"over": {"0": [1] * 41}},
        FILLED | {"at": "0"},
        FILLED | {"secret": 1},
    ],
)
def test_round_that_cannot_be_shown_is_400(table, filled):
    body = {"place": "new:4", "filled": filled}
    status, answer = table.owner.call("POST", f"/api/games/{table.game}/writing", body)
    assert (status, answer["problem"]["code"]) == (400, "api.filled")
    assert answer["problem"]["params"] == {"most": 8000}


def test_phone_that_joins_is_told_to_the_others_and_once_more_by_its_name(table, ben):
    own = table.listen(ben)
    owner = table.listen()
    cy = table.phone("watch")
    arrival = owner.next_of("joined").data
    assert set(arrival) == {"phone", "device"}
    assert arrival["phone"]["by"] is None
    cy.call("PUT", f"/api/games/{table.game}/devices/me", {"by": "Cy"})
    assert owner.next_of("joined").data["phone"]["by"] == "Cy"
    assert [own.next_of("joined").data["phone"]["by"] for _ in range(2)] == [None, "Cy"]
