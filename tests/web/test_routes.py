"""Every route, asked by the owner of a game, by a stranger and by a phone never seen before.

A route that is missing here fails: whoever adds one decides who may use it.
"""

import pytest

from tests.conftest import points, tally

PAGE = dict.fromkeys(("owner", "stranger", "nobody"), 200)
OWN_ONLY = {"owner": 200, "stranger": 404, "nobody": 404}
BATCH = {"after": 0, "entries": [points("a", 1, 2)]}

ANSWERS = {
    # The shell holds nothing of any game, so it is the same page for everybody.
    ("GET", "/"): PAGE,
    ("GET", "/new"): PAGE,
    ("GET", "/games/<game>"): PAGE,
    ("GET", "/games/<game>/record"): PAGE,
    ("GET", "/games/<game>/settings"): PAGE,
    ("GET", "/games/<game>/rounds/<int:number>"): PAGE,
    ("GET", "/health"): PAGE,
    ("GET", "/favicon.ico"): PAGE,
    # Everybody has a list: of what they may see.
    ("GET", "/api/games"): PAGE,
    ("GET", "/api/games/<game>"): OWN_ONLY,
    ("PUT", "/api/games/<game>"): OWN_ONLY,
    ("GET", "/api/games/<game>/log"): OWN_ONLY,
    ("POST", "/api/games/<game>/log"): OWN_ONLY,
}
BODIES = {
    ("PUT", "/api/games/<game>"): tally(),
    ("POST", "/api/games/<game>/log"): BATCH,
}


def address(rule: str) -> str:
    places = {
        "<game>": "ours",
        "<int:number>": "1",
    }
    for place, value in places.items():
        rule = rule.replace(place, value)
    return rule


@pytest.fixture
def askers(phone, stranger, new_phone) -> dict:
    assert phone.start("ours").status_code == 201
    return {"owner": phone, "stranger": stranger, "nobody": new_phone()}


def test_every_route_is_in_the_table(app):
    offered = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert offered == set(ANSWERS)


@pytest.mark.parametrize(("method", "rule"), ANSWERS)
@pytest.mark.parametrize("asker", ["owner", "stranger", "nobody"])
def test_who_may(method, rule, asker, askers):
    body = BODIES.get((method, rule))
    answer = askers[asker].open(address(rule), method=method, json=body)
    assert answer.status_code == ANSWERS[method, rule][asker]


@pytest.mark.parametrize(("method", "rule"), ANSWERS)
def test_a_game_of_others_looks_like_no_game(method, rule, askers):
    """Nothing can be learnt from how the answer reads."""
    if "<game>" not in rule or ANSWERS[method, rule] is PAGE or method == "PUT":
        return
    body = BODIES.get((method, rule))
    theirs = askers["stranger"].open(address(rule), method=method, json=body)
    nothing = askers["stranger"].open(
        address(rule).replace("ours", "none"), method=method, json=body
    )
    assert theirs.data == nothing.data
    assert theirs.status_code == nothing.status_code == 404
