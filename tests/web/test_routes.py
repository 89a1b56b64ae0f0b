"""Every route, asked by each sort of device: those at the table, one sent away, and others."""

from collections.abc import Iterator

import pytest

from tests.web.scorebook_of_routes import House, built
from tests.web.who_may import (
    ALL,
    ANSWERS,
    ASKERS,
    BRING_BACK,
    WITHOUT_NETWORK,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory, empty_database) -> Iterator[House]:
    with built(tmp_path_factory.mktemp("house"), empty_database) as house:
        yield house


def test_every_route_is_in_the_table(app):
    offered = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert offered == set(ANSWERS)


@pytest.mark.parametrize(("method", "rule"), ANSWERS)
def test_route_answers_each_device_by_its_role(method, rule, house):
    answers = {asker: house.ask(asker, method, rule).status_code for asker in ASKERS}
    assert answers == ANSWERS[method, rule]


def test_lost_game_is_brought_back_by_those_of_the_table(house):
    """After a restore of a backup that lacks it, each with what the server has told it of it."""
    answers = {asker: house.bring_back(asker) for asker in ASKERS}
    assert answers == BRING_BACK


@pytest.mark.parametrize(
    ("path", "body", "expected"), [pytest.param(*row, id=what) for what, *row in WITHOUT_NETWORK]
)
def test_device_without_a_network_brings_by_its_role(path, body, expected, house):
    assert {asker: house.bring(asker, path, body) for asker in ASKERS} == expected


OF_A_GAME = [
    (method, rule)
    for (method, rule), answers in ANSWERS.items()
    if "<game>" in rule and answers is not ALL and method != "PUT"
]


@pytest.mark.parametrize(("method", "rule"), OF_A_GAME)
def test_a_game_of_others_looks_like_no_game(method, rule, house):
    """Nothing can be learnt from how the answer reads."""
    theirs = house.ask("stranger", method, rule)
    nothing = house.ask("stranger", method, rule, **{"<game>": "none"})
    assert theirs.data == nothing.data
    assert theirs.status_code == nothing.status_code == 404


PUBLIC = {"/favicon.ico", "/service-worker.js", "/manifest.webmanifest", "/shell/<revision>"}
"""Routes that answer everybody alike."""


@pytest.mark.parametrize("rule", sorted({rule for method, rule in ANSWERS if method == "GET"}))
def test_pages_of_a_device_are_kept_by_no_cache_on_the_way(rule, house):
    header = house.ask("owner", "GET", rule).headers["Cache-Control"]
    assert rule in PUBLIC or "private" in header or "no-store" in header
