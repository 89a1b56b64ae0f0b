"""The devices of a game: what they are called, whose they are, sending one away."""

import pytest

from tests.conftest import Phone, points

PIXEL = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537"
AGENTS = {
    PIXEL: "android",
    "Mozilla/5.0 (Linux; Android 16; SM-X700) AppleWebKit/537.36 Chrome/140.0": "android_tablet",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604": "iphone",
    "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148 Safari/604": "ipad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605": "mac",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537": "windows",
    "Mozilla/5.0 (X11; CrOS x86_64 16000) Chrome/140.0 Safari/537": "chromebook",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "linux",
    "curl/8": "other",
    "": "other",
}


@pytest.fixture
def other(phone, new_phone) -> Phone:
    """Return an Android phone that may write in `ours`, which `phone` owns."""
    phone.start("ours")
    other = new_phone()
    other.environ_base["HTTP_USER_AGENT"] = PIXEL
    other.join(phone.share("ours"))
    return other


def devices(phone: Phone, game: str = "ours") -> list[dict]:
    return phone.get(f"/api/games/{game}/devices").json["devices"]


def me(phone: Phone) -> dict:
    return next(one for one in devices(phone) if one["this"])


def say(phone: Phone, **body):
    return phone.put("/api/games/ours/devices/me", json=body)


def send_away(phone: Phone, short: str):
    return phone.delete(f"/api/games/ours/devices/{short}", json={})


@pytest.mark.every_database
def test_devices_of_a_game_are_listed_for_every_device_of_it(phone, other):
    for asking, role in ((phone, "own"), (other, "record")):
        answer = asking.get("/api/games/ours/devices").json
        assert answer["role"] == role
        assert [one["role"] for one in answer["devices"]] == ["own", "record"]
    assert [one["this"] for one in devices(other)] == [False, True]
    assert phone.get("/api/games/ours/devices").json["whole_book"] is True
    assert other.get("/api/games/ours/devices").json["whole_book"] is False
    assert set(me(other)) == {"id", "phone", "role", "since", "this", "began", "wrote"}
    assert me(other)["phone"] == {"kind": "android", "by": None}


@pytest.mark.parametrize(("agent", "kind"), AGENTS.items())
def test_device_is_labelled_by_its_kind(phone, agent, kind):
    phone.environ_base["HTTP_USER_AGENT"] = agent
    phone.start("ours")
    assert me(phone)["phone"]["kind"] == kind


def test_the_id_shown_is_not_the_one_in_the_cookie(phone, other):
    cookie = phone.get_cookie("device").value
    assert devices(other)[0]["id"] not in cookie


@pytest.mark.every_database
def test_device_can_name_its_user(phone, other):
    assert say(other, by="Ben").json == {"by": "Ben"}
    assert devices(phone)[1]["phone"] == {"kind": "android", "by": "Ben"}
    assert other.get("/api/games").json["games"][0]["by"] == "Ben"
    other.write("ours", 0, points("a", 1, 2))
    (stamp,) = phone.get("/api/games/ours/log").json["stamps"]
    assert stamp["phone"] == {"kind": "android", "by": "Ben"}


@pytest.mark.every_database
def test_user_of_a_device_can_be_changed_and_cleared(phone, other):
    say(other, by="Ben")
    say(other, by="Ada")
    assert me(other)["phone"]["by"] == "Ada"
    say(other, by=None)
    assert me(other)["phone"]["by"] is None


def test_user_of_a_device_is_unknown_in_another_game(phone, other):
    phone.start("second")
    say(phone, by="Ada")
    assert devices(phone, "second")[0]["phone"]["by"] is None


@pytest.mark.every_database
def test_rematch_takes_over_the_user_of_a_device(phone, other):
    say(other, by="Ben")
    phone.start("rematch", after="ours")
    assert devices(phone, "rematch")[1]["phone"]["by"] == "Ben"


@pytest.mark.parametrize(
    "body",
    [{}, {"by": 5}, {"by": ""}, {"by": "  "}, {"by": "x" * 41}, {"by": "a\x00b"}, {"to": "A"}],
)
def test_a_name_that_is_none_is_refused(phone, other, body):
    assert say(other, **body).status_code == 422
    assert me(other)["phone"]["by"] is None


@pytest.mark.every_database
def test_the_owner_sends_a_phone_away(phone, other):
    assert send_away(phone, me(other)["id"]).status_code == 200
    assert other.get("/api/games/ours").status_code == 404
    assert other.write("ours", 0, points("a", 1, 2)).status_code == 404
    assert len(devices(phone)) == 1


def test_a_phone_goes_by_itself(phone, other):
    assert send_away(other, me(other)["id"]).status_code == 200
    assert other.role_in("ours") is None


def test_recorder_cannot_remove_other_devices(phone, other):
    assert send_away(other, devices(other)[0]["id"]).status_code == 404
    assert phone.role_in("ours") == "own"


@pytest.mark.every_database
def test_the_last_owner_stays(phone, other):
    answer = send_away(phone, me(phone)["id"])
    assert answer.status_code == 422
    assert answer.json["problem"]["code"] == "devices.last_owner"
    assert phone.role_in("ours") == "own"


def test_sending_away_nobody_is_404(phone, other):
    assert send_away(phone, "none").status_code == 404


@pytest.mark.every_database
def test_a_phone_of_the_whole_scorebook_loses_one_game_and_keeps_the_others(phone, new_phone):
    phone.start("ours")
    phone.start("second")
    other = new_phone()
    other.join(phone.share("ours", whole_book=True))
    assert [one["role"] for one in devices(phone)] == ["own", "record"]
    send_away(phone, me(other)["id"])
    assert (other.role_in("ours"), other.role_in("second")) == (None, "record")
    assert len(devices(phone)) == 1


def test_an_invitation_brings_back_who_was_sent_away(phone, other):
    send_away(phone, me(other)["id"])
    other.join(phone.share("ours", "watch"))
    assert other.role_in("ours") == "watch"


@pytest.mark.every_database
def test_author_of_an_entry_is_named_after_the_device_is_removed(phone, other):
    say(other, by="Ben")
    other.write("ours", 0, points("a", 1, 2))
    send_away(phone, me(other)["id"])
    (stamp,) = phone.get("/api/games/ours/log").json["stamps"]
    assert stamp["phone"]["by"] == "Ben"
