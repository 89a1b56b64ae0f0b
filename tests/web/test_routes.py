"""Every route, asked by each sort of device: those at the table, one sent away, and others.

Member and onlooker were let into the whole scorebook, to write and to watch.

A route that is missing here fails: whoever adds one decides who may use it.
"""

import pytest

from tests.conftest import points, tally
from tests.web.test_people_pages import ids

ASKERS = (
    *("owner", "recorder", "watcher", "member", "onlooker"),
    *("revoked", "stranger", "nobody"),
)


def may(*askers: str) -> dict[str, int]:
    """These may; for the others there is no such game."""
    return {asker: 200 if asker in askers else 404 for asker in ASKERS}


def stopped(those: dict[str, int], status: int) -> dict[str, int]:
    """Who may is let in, and then told what is wrong."""
    return {asker: status if told == 200 else told for asker, told in those.items()}


PAGE = may(*ASKERS)
WATCHERS = may("owner", "recorder", "watcher", "member", "onlooker")
RECORDERS = may("owner", "recorder", "member")
ONLOOKERS = may("owner", "member", "onlooker")
MEMBERS = may("owner", "member")
OWNERS = may("owner")
MADE = {**OWNERS, "owner": 201}
NOT_THERE = may()
BATCH = {"after": 0, "entries": [points("a", 1, 2)]}

ANSWERS = {
    # The shell holds nothing of any game, so it is the same page for everybody.
    ("GET", "/"): PAGE,
    ("GET", "/new"): PAGE,
    ("GET", "/join"): PAGE,
    ("GET", "/games/<game>"): PAGE,
    ("GET", "/games/<game>/record"): PAGE,
    ("GET", "/games/<game>/settings"): PAGE,
    ("GET", "/games/<game>/share"): PAGE,
    ("GET", "/games/<game>/rounds/<int:number>"): PAGE,
    ("GET", "/shell/<revision>"): NOT_THERE,  # of another revision than there is
    ("GET", "/service-worker.js"): PAGE,
    ("GET", "/manifest.webmanifest"): PAGE,
    ("GET", "/rules"): PAGE,
    ("GET", "/rules/<game>"): PAGE,
    ("GET", "/health"): PAGE,
    # Everybody has these pages: of the people and evenings of their own scorebooks.
    ("GET", "/people"): PAGE,
    ("GET", "/history"): PAGE,
    # The others are asked for in the scorebook of our game. What is posted without a token gets no
    # further than its form (tests/web/test_people_pages.py).
    ("GET", "/people/new"): MEMBERS,
    ("POST", "/people/new"): stopped(MEMBERS, 422),
    ("GET", "/people/<person>"): ONLOOKERS,
    ("GET", "/people/<person>/edit"): MEMBERS,
    ("POST", "/people/<person>/edit"): stopped(MEMBERS, 422),
    ("GET", "/people/<person>/merge"): MEMBERS,
    ("POST", "/people/<person>/merge"): NOT_THERE,  # with nobody named
    ("POST", "/people/<person>/unmerge"): stopped(MEMBERS, 400),
    ("GET", "/history/thrown-away"): OWNERS,
    ("POST", "/history/<game>/throw-away"): stopped(OWNERS, 400),
    ("POST", "/history/<game>/bring-back"): stopped(OWNERS, 400),
    ("GET", "/scorebook"): PAGE,
    ("GET", "/scorebook/file"): OWNERS,
    ("GET", "/scorebook/rounds.csv"): OWNERS,
    ("POST", "/scorebook/links"): stopped(OWNERS, 422),
    ("POST", "/scorebook/links/<link>/back"): stopped(OWNERS, 400),
    ("POST", "/scorebook/erase"): stopped(OWNERS, 422),
    ("POST", "/scorebook/files"): stopped(OWNERS, 422),
    # Nobody has sent this file (tests/web/test_out_and_in.py).
    ("GET", "/scorebook/files/<upload>"): NOT_THERE,
    ("POST", "/scorebook/files/<upload>"): NOT_THERE,
    ("GET", "/favicon.ico"): PAGE,
    # Everybody has a list: of what they may see.
    ("GET", "/api/games"): PAGE,
    ("GET", "/api/games/<game>"): WATCHERS,
    ("PUT", "/api/games/<game>"): RECORDERS,
    ("GET", "/api/games/<game>/log"): WATCHERS,
    # Who only watches has perhaps recorded before, and hears which entry is refused and why.
    ("POST", "/api/games/<game>/log"): {**RECORDERS, "watcher": 422, "onlooker": 422},
    ("GET", "/api/games/<game>/stream"): WATCHERS,
    ("POST", "/api/games/<game>/writing"): RECORDERS,
    ("GET", "/api/games/<game>/links"): OWNERS,
    ("POST", "/api/games/<game>/links"): MADE,
    ("DELETE", "/api/games/<game>/links/<link>"): OWNERS,
    ("GET", "/api/games/<game>/devices"): WATCHERS,
    ("PUT", "/api/games/<game>/devices/me"): WATCHERS,
    ("DELETE", "/api/games/<game>/devices/<short>"): {**OWNERS, "recorder": 200},
    # Asked without a good token here; tests/web/test_links.py has the others.
    ("POST", "/api/join"): NOT_THERE,
}
BODIES = {
    ("PUT", "/api/games/<game>"): tally(),
    ("POST", "/api/games/<game>/log"): BATCH,
    ("POST", "/api/games/<game>/writing"): {"place": "new:1"},
    ("POST", "/api/games/<game>/links"): {"role": "record"},
    ("DELETE", "/api/games/<game>/links/<link>"): {},
    ("PUT", "/api/games/<game>/devices/me"): {"by": "Ada"},
    ("DELETE", "/api/games/<game>/devices/<short>"): {},
    ("POST", "/api/join"): {"token": "wrong"},
}


@pytest.fixture
def no_stream_lasts(app):
    """A stream ends as soon as it is opened, so that its answer can be read to the end."""
    app.extensions["hub"].close()


@pytest.fixture
def askers(no_stream_lasts, phone, stranger, new_phone) -> dict:
    assert phone.start("ours").status_code == 201
    recorder, watcher, revoked = new_phone(), new_phone(), new_phone()
    recorder.join(phone.share("ours"))
    watcher.join(phone.share("ours", "watch"))
    revoked.join(phone.share("ours"))
    member, onlooker = new_phone(), new_phone()
    member.join(phone.share("ours", whole_book=True))
    onlooker.join(phone.share("ours", "watch", whole_book=True))
    phone.delete(f"/api/games/ours/devices/{short(revoked)}", json={})
    return {
        "owner": phone,
        "recorder": recorder,
        "watcher": watcher,
        "member": member,
        "onlooker": onlooker,
        "revoked": revoked,
        "stranger": stranger,
        "nobody": new_phone(),
    }


def short(phone) -> str:
    """The id by which others know a phone."""
    devices = phone.get("/api/games/ours/devices").json["devices"]
    return next(one["id"] for one in devices if one["this"])


def address(rule: str, askers: dict) -> str:
    places = {"<game>": "ours", "<int:number>": "1"}
    if "<link>" in rule:
        places["<link>"] = askers["owner"].get("/api/games/ours/links").json["links"][0]["id"]
    if "<short>" in rule:
        places["<short>"] = short(askers["recorder"])
    if rule.startswith(("/people/", "/history/", "/scorebook/")):
        rule += f"?book={askers['owner'].get('/api/games').json['games'][0]['scorebook']}"
        places["<person>"] = ids(askers["owner"])["Ada"]
    for place, value in places.items():
        rule = rule.replace(place, value)
    return rule


def test_every_route_is_in_the_table(app):
    offered = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert offered == set(ANSWERS)


@pytest.mark.parametrize(("method", "rule"), ANSWERS)
@pytest.mark.parametrize("asker", ASKERS)
def test_who_may(method, rule, asker, askers):
    body = BODIES.get((method, rule))
    answer = askers[asker].open(address(rule, askers), method=method, json=body)
    assert answer.status_code == ANSWERS[method, rule][asker]


@pytest.mark.parametrize(("method", "rule"), ANSWERS)
def test_a_game_of_others_looks_like_no_game(method, rule, askers):
    """Nothing can be learnt from how the answer reads."""
    if "<game>" not in rule or ANSWERS[method, rule] is PAGE or method == "PUT":
        return
    body = BODIES.get((method, rule))
    theirs = askers["stranger"].open(address(rule, askers), method=method, json=body)
    nothing = askers["stranger"].open(
        address(rule, askers).replace("ours", "none"), method=method, json=body
    )
    assert theirs.data == nothing.data
    assert theirs.status_code == nothing.status_code == 404
