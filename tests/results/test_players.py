"""Whoever sits down is known to the scorebook from then on, by whatever name."""

import pytest
from sqlalchemy import select

from companion.db.transactions import reads
from companion.models.scorebooks import Player
from tests.conftest import points


@reads
def _players(session) -> list[tuple]:
    return [(p.id, p.name, p.color) for p in session.scalars(select(Player).order_by(Player.name))]


@pytest.fixture
def players(app):
    """Asks who is known."""

    def query_rows() -> list[tuple]:
        with app.app_context():
            return _players()

    return query_rows


def seats(*names: str) -> list[dict]:
    return [{"name": name} for name in names]


def seats_correction(name: str, *names: str) -> dict:
    changes = [{"of": "setup", "entry": {"seats": seats(*names)}}]
    return {"id": name, "type": "amend", "changes": changes}


@pytest.mark.every_database
def test_seated_player_is_known_to_the_scorebook(phone, players):
    phone.start("g1", seats=seats("Ada", " Ben "))
    phone.start("g2", seats=seats("Ben", "Cy"))
    assert [name for _, name, _ in players()] == ["Ada", "Ben", "Cy"]


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("Ada", "ADA"),
        ("Ada", " ada "),
        ("Jürgen", "JU\u0308RGEN"),
        ("Strauß", "STRAUSS"),
        ("Øyvind", "øyvind"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("Ann  Marie", "Ann\u00a0Marie"),
    ],
)
def test_one_person_however_the_name_is_typed(phone, players, first, later):
    phone.start("g1", seats=seats(first))
    phone.start("g2", seats=seats(later))
    assert [name for _, name, _ in players()] == [" ".join(first.split())]


@pytest.mark.parametrize(("first", "other"), [("Jürgen", "Jurgen"), ("Ida", "Ada"), ("王", "玉")])
def test_other_names_are_other_people(phone, players, first, other):
    phone.start("g1", seats=seats(first))
    phone.start("g2", seats=seats(other))
    assert len(players()) == 2


@pytest.mark.every_database
def test_a_seat_may_say_by_id_who_sits_there(phone, players):
    phone.start("g1", seats=[{"name": "Ada", "player": "p1", "color": "blue"}])
    phone.start("g2", seats=[{"name": "Ida", "player": "p1"}])
    phone.start("g3", seats=seats("Ida"))
    assert players() == [("p1", "Ada", "blue")]


def test_the_first_colour_worn_is_remembered(phone, players):
    phone.start("g1", seats=seats("Ada"))
    phone.start("g2", seats=[{"name": "Ada", "color": "red"}])
    phone.start("g3", seats=[{"name": "Ada", "color": "blue"}])
    assert [color for _, _, color in players()] == ["red"]


@pytest.mark.every_database
def test_player_who_joins_late_is_known_to_the_scorebook(phone, players):
    phone.start("g1")
    phone.write("g1", 0, {"id": "a", "type": "join", "seat": {"name": "Eve"}})
    assert [name for _, name, _ in players()] == ["Ada", "Ben", "Eve"]


@pytest.mark.every_database
def test_a_misspelt_name_leaves_nobody_behind(phone, players):
    phone.start("g1", seats=seats("Adda", "Ben"))
    phone.write("g1", 0, seats_correction("a", "Ada", "Ben"), points("b", 1, 2))
    assert [name for _, name, _ in players()] == ["Ada", "Ben"]


@pytest.mark.every_database
def test_a_misspelt_name_that_sits_elsewhere_stays(phone, players):
    phone.start("g1", seats=seats("Adda", "Ben"))
    phone.start("g2", seats=seats("Adda", "Cy"))
    phone.write("g1", 0, seats_correction("a", "Ada", "Ben"))
    assert [name for _, name, _ in players()] == ["Ada", "Adda", "Ben", "Cy"]


def test_scorebooks_do_not_share_their_people(phone, stranger, players):
    phone.start("g1", seats=seats("Eve"))
    stranger.start("g2", seats=seats("Eve"))
    assert [name for _, name, _ in players()].count("Eve") == 2
