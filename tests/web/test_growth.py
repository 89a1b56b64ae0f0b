"""What a scorebook's pages cost SQLite, in steps of its own machine, as the games become many."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from sqlalchemy import event, text

from companion.models import db
from tests.conftest import points
from tests.web.pages import ids

FEW = 50
"""More than a page of history lists."""
MANY = 800
STEPS = 10
"""How many steps are counted as one."""
NAMES = ("Ada", "Ben", "Cy", "Dot")
OLDEST = "before=1990-01-11T20:00:00.000Z,many-10"
LISTED = {
    "history": "/history",
    "oldest games": f"/history?{OLDEST}",
    "oldest games of a person": f"/history?player={{ada}}&{OLDEST}",
    "oldest games of a kind": f"/history?kind=tally&{OLDEST}",
    "oldest games of a name": f"/history?text=ad&{OLDEST}",
    "people": "/people",
    "one person's name": "/people/{ada}/edit",
    "thrown away": "/history/thrown-away",
    "a game": "/games/many-9",
    "a game's log": "/api/games/many-9/log",
}
"""Pages that show as much of a scorebook of fifty games as of one of thousands."""
SEARCHED = {
    "whom to merge with": "/people/{ada}/merge",
    "two who sat at one table": "/people/{ada}/merge?into={ben}",
    "a name and a person": f"/history?player={{ada}}&text=be&{OLDEST}",
    "a person's figures": "/people/{ada}",
    "the scorebook": "/scorebook",
    "every game, for a phone": "/api/games",
}
"""Pages for which every game may have to be looked at, once."""
COPIES = """
    WITH RECURSIVE numbers(n) AS
      (SELECT {first} UNION ALL SELECT n + 1 FROM numbers WHERE n < {last})
    INSERT INTO {table} ({columns}) SELECT {values} FROM {table}, numbers WHERE {key} = 'first'
"""
A_DAY_EACH = "strftime('%Y-%m-%dT20:00:00.000Z', '1990-01-01', n || ' days')"


@pytest.fixture
def steps(app, phone) -> Iterator[Callable[[str], int]]:
    """Tell how many steps a page takes when it is opened again."""
    counted = count()

    def on_checkout(connection, *_) -> None:
        connection.set_progress_handler(lambda: next(counted) < 0, STEPS)

    def steps(address: str) -> int:
        assert phone.get(address).status_code == 200, address
        before = next(counted)
        phone.get(address)
        return next(counted) - before

    with app.app_context():
        event.listen(db.engine, "checkout", on_checkout)
        yield steps
        event.remove(db.engine, "checkout", on_checkout)


def copy_games(app, first: int, last: int) -> None:
    """Put copies of the game "first" into its scorebook, with their results, one a day."""
    with app.app_context(), db.engine.begin() as connection:
        for table, key in (("game", "id"), ("result", "game")):
            rows = connection.execute(text(f"PRAGMA table_info({table})"))
            columns = [row.name for row in rows]
            other = {key: "'many-' || n", "started": A_DAY_EACH, "finished": A_DAY_EACH}
            values = ", ".join(other.get(column, column) for column in columns)
            places = {"table": table, "key": key, "columns": ", ".join(columns), "values": values}
            connection.execute(text(COPIES.format(first=first, last=last, **places)))


@pytest.mark.long
def test_pages_of_many_games_take_no_more_of_the_database_than_those_of_few(app, phone, steps):
    seats = [{"name": name} for name in NAMES]
    began = "1990-01-01T20:00:00.000Z"
    phone.start("first", seats=seats, started=began, options={"rounds": 1})
    phone.write("first", 0, points("a", 1, 2, 3, 4))
    who = {name.lower(): person for name, person in ids(phone).items()}

    def costs(pages: dict[str, str]) -> dict[str, int]:
        return {page: steps(address.format(**who)) for page, address in pages.items()}

    copy_games(app, 1, FEW - 1)
    listed, searched = costs(LISTED), costs(SEARCHED)
    copy_games(app, FEW, MANY - 1)
    more = {page: now for page, now in costs(LISTED).items() if now > 1.5 * listed[page] + 5}
    assert not more, (more, listed)
    in_proportion = 2 * MANY / FEW
    worse = {
        page: now for page, now in costs(SEARCHED).items() if now > in_proportion * searched[page]
    }
    assert not worse, (worse, searched)
