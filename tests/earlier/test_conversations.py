"""A phone with an earlier client is answered as it was by the server of its time."""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from tests.earlier.conversation import conversation, names
from tests.people.test_pad_figures import begin, bids, pad

MADE_ANEW = {"epoch", "id", "device", "made", "proof", "scorebook", "since", "token", "until"}
MADE_ANEW |= {"changed", "touched"}
"""What a server makes, unless a phone has sent it: only its type is compared, and later calls name
the new one."""

STRANGERS = [{"name": name} for name in ("Xenia", "Yves", "Zoe")]
UNKNOWN = ("kind", None)
"""What sort of phone wrote an entry: not known before revision 0003."""


@pytest.mark.parametrize("name", names())
def test_a_conversation_goes_as_it_was_recorded(new_phone, name):
    def known_phone():
        phone = new_phone()
        if name.endswith("-of-pages"):  # recorded in a browser on Linux
            phone.environ_base["HTTP_USER_AGENT"] = "Linux"
        return phone

    phones = defaultdict(known_phone)
    replay = Replay()
    for call in conversation(name):
        path, body = replay.renewed([call.path, call.body])
        answer = phones[call.phone].open(path, method=call.method, json=body)
        assert answer.status_code == call.status, (call, answer.text)
        assert not list(replay.missing(call.answer, answer.json)), call


def test_a_phone_of_1_0_0_goes_on_beside_games_by_pads_that_it_does_not_know(new_phone):
    """Others in its scorebook play by pads: it is answered as then, and touches none of them."""
    by_pads: dict[str, Any] = {}
    phones = {}
    for name in ("ada", "ben"):
        phones[name] = phone = new_phone()
        phone.environ_base["HTTP_USER_AGENT"] = "Linux"
        begin(phone, f"{name}s-pad", pad("wizard"), STRANGERS)
        bids_of_all = bids("a", (1, 1), (0, 0), (1, 0))
        assert phone.write(f"{name}s-pad", 0, bids_of_all).status_code == 200
        by_pads[name] = phone.get(f"/api/games/{name}s-pad").json
    replay = Replay()
    for call in conversation("1.0.0/conversation-of-pages"):
        path, body = replay.renewed([call.path, call.body])
        answer = phones[call.phone].open(path, method=call.method, json=body)
        assert answer.status_code == call.status, (call, answer.text)
        assert not list(replay.missing(call.answer, without_pads(answer.json))), call
    for name, game in by_pads.items():
        assert phones[name].get(f"/api/games/{name}s-pad").json == game


def without_pads(answer: Any) -> Any:
    """Return an answer without games by pads, and without who played them."""
    if "games" not in answer:
        return answer
    games = [line for line in answer["games"] if line["game"] != "pad"]
    strangers = [seat["name"] for seat in STRANGERS]
    people = [one for one in answer["people"]["people"] if one["name"] not in strangers]
    return answer | {"games": games, "people": answer["people"] | {"people": people}}


class Replay:
    """Compares answers, and remembers what this server made in place of what was recorded."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}
        self._sent = ""

    def renewed(self, request: Any) -> Any:
        """Return a recorded request with what this server made."""
        text = json.dumps(request)
        for then in sorted(self._made, key=len, reverse=True):  # a token begins with its link's id
            text = text.replace(then, self._made[then])
        self._sent += text
        return json.loads(text)

    def missing(self, then: Any, now: Any, at: str = "") -> Iterator[str]:
        """Where an answer lacks what an earlier one had, or says otherwise; more it may say."""
        if isinstance(then, dict) and isinstance(now, dict):
            for key, value in then.items():
                if key not in now:
                    yield f"{at}.{key}"
                elif self._is_made_anew(key, then):
                    yield from self._other_type(value, now[key], f"{at}.{key}")
                elif (key, value) != UNKNOWN:
                    yield from self.missing(value, now[key], f"{at}.{key}")
        elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
            for place, pair in enumerate(zip(by_id(then), by_id(now), strict=True)):
                yield from self.missing(*pair, f"{at}[{place}]")
        elif then != now and not (isinstance(then, str) and self._made.get(then) == now):
            yield at

    def _is_made_anew(self, key: str, then: dict[str, Any]) -> bool:
        is_stamp = key == "at" and "phone" in then
        is_made = is_stamp or key in MADE_ANEW
        return is_made and isinstance(then[key], str) and then[key] not in self._sent

    def _other_type(self, then: str, now: Any, at: str) -> Iterator[str]:
        if isinstance(now, str):
            self._made[then] = now
        else:
            yield at


def by_id(listed: list) -> list:
    """Games in an order that does not hang on the millisecond of their last change."""
    if all(isinstance(one, dict) and "touched" in one for one in listed):
        return sorted(listed, key=lambda one: one["id"])
    return listed


def test_answer_with_a_missing_part_is_noticed():
    def missing(then: Any, now: Any) -> list[str]:
        return list(Replay().missing(then, now))

    assert missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3, "c": 4}]}) == [".a[1].b"]
    assert missing({"a": [1]}, {"a": [1, 2]}) == [".a"]
    assert missing({"epoch": "x"}, {"epoch": 7}) == [".epoch"]


def test_later_calls_name_what_this_server_made():
    replay = Replay()
    assert not list(replay.missing({"token": "then"}, {"token": "now"}))
    assert replay.renewed({"token": "then"}) == {"token": "now"}
