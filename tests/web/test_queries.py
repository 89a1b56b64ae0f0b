"""What a page or a call asks of the database: one statement more than its budget fails."""

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import event

from companion.log.stored import FOLDS
from companion.models import db
from tests.web.query_budgets import BUDGETS, FOLLOWING_ROUTES
from tests.web.scorebook_of_routes import House, built
from tests.web.who_may import ANSWERS


@pytest.fixture(scope="module")
def house(tmp_path_factory, empty_database) -> Iterator[House]:
    with built(tmp_path_factory.mktemp("house"), empty_database) as house:
        yield house


@pytest.fixture
def sent(house) -> Iterator[list[str]]:
    """Collect the statements of the newest request."""
    results: list[str] = []

    usual = house.app.wsgi_app

    def begin(*query):
        results.clear()
        return usual(*query)

    def note(_connection, _cursor, statement, *_others):
        if not statement.startswith("BEGIN"):
            results.append(statement)

    with house.app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    house.app.wsgi_app = begin
    yield results
    house.app.wsgi_app = usual
    event.remove(engine, "before_cursor_execute", note)


def test_built_files_and_the_app_s_page_ask_for_nothing(house, sent):
    page = house.ask("owner", "GET", "/").text
    script = re.search(r'src="(/static/assets/[^"]+)"', page)[1]
    assert house.owner.get(script).status_code == 200
    assert sent == []


def test_every_route_has_a_budget():
    assert set(BUDGETS) == set(ANSWERS)


@pytest.mark.parametrize(("method", "rule"), BUDGETS)
def test_a_route_keeps_its_budget(method, rule, house, sent):
    house.ask("owner", "GET", "/api/games/<game>")  # now the game is in the cache
    house.ask("owner", method, rule)
    assert len(sent) <= BUDGETS[method, rule], "\n".join(sent)


@pytest.mark.parametrize(("method", "rule"), FOLLOWING_ROUTES)
def test_a_game_that_is_in_no_cache_costs_its_file_and_its_log(
    method, rule, house, sent, monkeypatch
):
    monkeypatch.setattr(FOLDS, "find", lambda *_: None)
    house.ask("stranger", method, rule, **{"<game>": "theirs"})
    assert len(sent) == BUDGETS[method, rule] + 2, "\n".join(sent)


@pytest.mark.parametrize("page", ["/people", "/people/new", "/history", "/scorebook"])
def test_a_page_asks_once_which_scorebooks_there_are(page, house, sent):
    house.ask("owner", "GET", page)
    assert sum("FROM scorebook JOIN scorebook_grant" in statement for statement in sent) == 1
