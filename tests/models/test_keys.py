"""What a database that is spread over many machines could keep together (docs/deploy.md).

None is run here: what is held is what such a database would go by, the keys and the statements.
"""

import re
from pathlib import Path

import pytest
from sqlalchemy import inspect

from companion.models import db
from tests.conftest import points

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"
BY_GAME = {"game", "entry", "game_grant", "sitter"}
BY_SCOREBOOK = {
    *("scorebook", "player", "player_name", "result", "figures"),
    *("import_step", "erasure", "pad"),
}
EVERYWHERE = {
    "device": "a phone is known by its cookie, before any game is",
    "scorebook_grant": "whoever writes to a game may do so by a grant for its scorebook",
    "link": "a token is all that is known of whoever comes by it",
    "erased": "a game that is no more is asked for by the hash of its id",
    "upload": "a file on its way in is a device's own, for an hour",
}
"""What is on every machine, and why."""
NOT_OURS = {"alembic_version"}
CROSSING = {
    ("game", "scorebook"),
    ("result", "game"),
    ("scorebook_grant", "scorebook"),
    ("link", "scorebook"),
    ("link", "game"),
}
"""Foreign keys from a table to one that lies elsewhere: they would have to go."""
TABLE = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE(?! OF)) (\w+)")


@pytest.fixture
def tables(app):
    """Provide the database as the migrations make it."""
    with app.app_context():
        yield inspect(db.engine)


def leading(tables, name: str) -> str:
    """Return what a table's key begins with."""
    first = tables.get_pk_constraint(name)["constrained_columns"][0]
    return name if first == "id" else first


def column_of(name: str) -> str:
    """Return the column by which a table is spread."""
    kind = "game" if name in BY_GAME else "scorebook"
    return "id" if name == kind else kind


def uniques(tables, name: str) -> list[list[str]]:
    """Return the columns of all that is unique in a table, besides its key."""
    by_index = [result for result in tables.get_indexes(name) if result["unique"]]
    result = [*tables.get_unique_constraints(name), *by_index]
    return [one["column_names"] for one in result]


def test_the_key_of_every_table_is_led_by_its_game_or_its_scorebook(tables):
    led = {name: leading(tables, name) for name in set(tables.get_table_names()) - NOT_OURS}
    assert {name for name in led if name not in EVERYWHERE} == BY_GAME | BY_SCOREBOOK
    assert {led[name] for name in BY_GAME} == {"game"}
    assert {led[name] for name in BY_SCOREBOOK} == {"scorebook"}


@pytest.mark.parametrize("name", sorted(BY_GAME | BY_SCOREBOOK))
def test_unique_constraints_hold_within_a_game_or_a_scorebook(tables, name):
    """Across machines nobody could tell."""
    for columns in uniques(tables, name):
        assert columns[0] == column_of(name)


def test_foreign_keys_stay_on_one_machine_or_are_known_to_cross(tables):
    crossing = set()
    for name in BY_GAME | BY_SCOREBOOK | EVERYWHERE.keys():
        for key in tables.get_foreign_keys(name):
            named = key["referred_table"]
            if named in EVERYWHERE:
                continue
            own, theirs = key["constrained_columns"], key["referred_columns"]
            together = any(name in kind and named in kind for kind in (BY_GAME, BY_SCOREBOOK))
            if together:
                assert (own[0], theirs[0]) == (column_of(name), column_of(named))
            else:
                crossing.add((name, named))
    assert crossing == CROSSING


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_an_entry_asks_and_changes_nothing_beside_its_game(phone, other, queries):
    """Each statement names the game that it is about, and no table that lies elsewhere."""
    phone.start("ours")
    other.join(phone.share("ours", whole_book=True))
    for after, writer in enumerate((phone, other)):
        queries.clear()
        assert writer.write("ours", after, points(str(after), 1, 2)).status_code == 200
        assert queries
        for statement in queries:
            is_about_one_game(statement)
    queries.clear()
    assert phone.write("ours", 0, points("late", 1, 2)).status_code == 409
    assert other.get("/api/games/ours/log?after=1").status_code == 200
    for statement in queries:
        is_about_one_game(statement)


@pytest.fixture
def other(new_phone):
    """Another phone."""
    return new_phone()


def is_about_one_game(statement: str) -> None:
    named = set(TABLE.findall(statement))
    assert named <= BY_GAME | EVERYWHERE.keys(), statement
    if statement.startswith("INSERT INTO entry (game, "):
        return
    for name in named & BY_GAME:
        assert re.search(rf"\b{name}\.{column_of(name)} = (%\(|game\.id)", statement), statement


def test_the_documentation_tells_what_would_lie_where():
    """The table of docs/deploy.md."""
    text = DEPLOY.read_text(encoding="utf-8").split("### A million tables at once", 1)[1]
    _, _, row = text[text.index("| by game |") :].splitlines()[:3]
    cells = [set(cell.strip().split(", ")) for cell in row.strip("| ").split(" | ")]
    assert cells == [BY_GAME, BY_SCOREBOOK, EVERYWHERE.keys()]
