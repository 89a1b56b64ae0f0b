"""What a database that is spread over many machines could keep together (docs/deploy.md)."""

import pytest
from sqlalchemy import inspect

from companion.extensions import db

BY_GAME = {"game", "entry", "game_grant", "sitter"}
BY_SCOREBOOK = {"scorebook", "player", "player_name", "scorebook_grant", "result", "figures"}
OF_ITS_OWN = {
    "device": "a phone is known by its cookie, before any game is",
    "link": "a token is all that is known of whoever comes by it",
    "erased": "a game that is no more is asked for by the hash of its id",
    "upload": "a file on its way in is a device's own, for an hour",
}
"""What is looked for by something else than a game or a scorebook, and why."""
NOT_OURS = {"alembic_version"}


@pytest.fixture
def tables(app):
    """The database as the migrations make it."""
    with app.app_context():
        yield inspect(db.engine)


def leading(tables, name: str) -> str:
    """What a table's key begins with."""
    first = tables.get_pk_constraint(name)["constrained_columns"][0]
    return name if first == "id" else first


def test_the_key_of_every_table_is_led_by_its_game_or_its_scorebook(tables):
    led = {name: leading(tables, name) for name in set(tables.get_table_names()) - NOT_OURS}
    assert {name for name, first in led.items() if first == "game"} == BY_GAME
    assert {name for name, first in led.items() if first == "scorebook"} == BY_SCOREBOOK
    assert led.keys() - BY_GAME - BY_SCOREBOOK == OF_ITS_OWN.keys()


@pytest.mark.parametrize("name", sorted(BY_GAME | BY_SCOREBOOK))
def test_what_is_unique_is_so_within_a_game_or_a_scorebook(tables, name):
    """Across machines nobody could tell."""
    for unique in tables.get_unique_constraints(name):
        assert unique["column_names"][0] == leading(tables, name)
