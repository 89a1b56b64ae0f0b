"""On PostgreSQL, where transactions run side by side: owners who bring one game back at once."""

import pytest
from sqlalchemy import select

from companion.access.ownership import Tenure
from companion.db.transactions import reads
from companion.games.create import NewGameRequest, create_game
from companion.models.games import Game
from companion.models.grants import GameGrant, Role
from tests.conftest import settings_in, tally

BORN = "2025-01-01T20:00:00Z"


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


@reads
def owners(session) -> tuple[int, list[str]]:
    """Return the number of the game's ownership, and whose it is."""
    query = select(GameGrant.device).where(GameGrant.game == "g", GameGrant.role == Role.OWN)
    return session.get_one(Game, "g").tenure, list(session.scalars(query))


def bring_back(device: str, number: int):
    request = NewGameRequest(tally(id="g"), is_known=True, tenure=Tenure(BORN, number))
    return create_game(device, request)


@pytest.mark.usefixtures("app_context")
@pytest.mark.parametrize("numbers", [(1, 0), (0, 1)])
def test_of_owners_who_bring_a_game_back_at_once_the_last_one_has_it(beside, numbers):
    beside.run(*[beside.in_app(bring_back, f"owner {number}", number) for number in numbers])
    assert owners() == (1, ["owner 1"])


@pytest.mark.usefixtures("app_context")
@pytest.mark.parametrize("numbers", [(2, 1), (1, 2)])
def test_of_owners_who_claim_a_game_at_once_the_last_one_has_it(beside, numbers):
    assert bring_back("first owner", 0)
    beside.run(*[beside.in_app(bring_back, f"owner {number}", number) for number in numbers])
    assert owners() == (2, ["owner 2"])
