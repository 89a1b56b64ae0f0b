"""The short way of an entry: answered as Flask answers, and only where nothing is special."""

import hashlib

import pytest
from flask import request, request_started
from itsdangerous import Signer

from companion.sync.views import CAME
from tests.conftest import SECRET, points, tally

LOG = "/api/games/ours/log"
JSON = "application/json"
SPECIAL = {
    "another way to say the same": {"content_type": f"{JSON}; charset=utf-8"},
    "no word of where it comes from": {"headers": {"Sec-Fetch-Site": "none"}},
    "a question beside": {"query_string": "epoch=&more=1"},
    "no such game": {"path": "/api/games/%C3%BC/log"},
    "much at once": {"json": {"after": 0, "entries": [points("a", 1, 2) | {"note": "a" * 9_999}]}},
}
HTTPS = {"base_url": "https://localhost"}


@pytest.fixture
def judged(app):
    """Of each request that came to Flask, whether its entries had been judged before."""
    found: list[bool] = []

    def note(_app, **_others):
        found.append(CAME in request.environ)

    with request_started.connected_to(note, app):
        yield found


@pytest.fixture
def send(phone, judged):
    """Sends an entry of a game that there is."""
    phone.start("ours")
    judged.clear()

    def sent(after=0, *batch, **changes):
        asked = {"path": LOG, "json": {"after": after, "entries": list(batch)}} | changes
        return phone.post(asked.pop("path"), **asked)

    return sent


@pytest.mark.parametrize("over", [{}, HTTPS], ids=["HTTP", "HTTPS"])
def test_both_ways_answer_alike(phone, judged, over):
    phone.put("/api/games/ours", json=tally(), **over)
    judged.clear()
    short, usual = (
        phone.post(LOG, json={"after": 0, "entries": [points("a", 1, 2)]}, **over, **way)
        for way in ({}, {"content_type": f"{JSON}; charset=utf-8"})
    )
    assert judged == [False]
    assert (short.status, short.data) == (usual.status, usual.data)
    assert head_of(short) == head_of(usual)


def head_of(answer) -> dict[str, str]:
    """It, without the id that each answer has for itself."""
    head = dict(answer.headers)
    assert len(head.pop("X-Request-Id")) == 12
    return head


@pytest.mark.parametrize("changes", SPECIAL.values(), ids=SPECIAL)
def test_what_is_special_is_left_to_flask(send, judged, changes):
    send(0, points("a", 1, 2), **changes)
    assert judged == [False]


@pytest.mark.parametrize(
    ("after", "entry", "status"),
    [(0, points("b", 1, 2), 409), (1, points("b", 1), 422), (1, {"no": "id"}, 400)],
)
def test_what_is_not_stored_is_judged_once_and_told_by_flask(send, judged, after, entry, status):
    assert send(0, points("a", 1, 2)).status_code == 200
    assert send(after, entry).status_code == status
    assert judged == [True]


def test_who_may_not_see_a_game_learns_as_much_as_ever(send, judged, stranger):
    judged.clear()
    refused = stranger.post(LOG, json={"after": 0, "entries": [points("a", 1, 2)]})
    assert refused.status_code == 404
    assert judged == [True]


@pytest.mark.parametrize("cookie", ["", "none.of.ours", "yesterday"])
def test_a_device_not_known_today_is_left_to_flask(phone, send, judged, cookie):
    device = phone.get_cookie("device").value.split(".")[0]
    if cookie == "yesterday":
        signer = Signer(SECRET, salt="device", digest_method=hashlib.sha256)
        cookie = signer.sign(f"{device}.20000").decode()
    phone.set_cookie("device", cookie)
    answer = send(0, points("a", 1, 2))
    assert answer.headers["Set-Cookie"].startswith("device=")
    assert judged == [False]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"headers": {"Host": "elsewhere.example"}}, 400),
        ({"headers": {"Sec-Fetch-Site": "cross-site"}}, 403),
        ({"content_type": "text/plain"}, 415),
    ],
)
def test_what_guards_all_calls_guards_these(send, asked, status):
    assert send(0, points("a", 1, 2), **asked).status_code == status
    assert send(0, points("b", 1, 2)).json["seq"] == 1


def test_numbers_of_another_epoch_mean_nothing_here_either(phone, send, judged):
    epoch = phone.get(LOG).json["epoch"]
    judged.clear()
    assert send(0, points("a", 1, 2), query_string=f"epoch={epoch}").status_code == 200
    assert judged == []
    assert send(1, points("b", 1, 2), query_string="epoch=0123").status_code == 409
    assert judged == [True]
