"""Short entries, the log of the game they are written to, and who may write to it."""

from companion.db.transactions import writes
from companion.models.grants import GameGrant
from tests.conftest import points

A, B, C = points("a", 1, 2), points("b", 3, 4), points("c", 5, 6)


def pull_log(phone, after: int = 0) -> dict:
    """Return the log of the game, with where it stands."""
    return phone.get(f"/api/games/g1/log?after={after}").json


def grant(game: str, phone, app, role: int) -> None:
    """Give a phone a role in a game, as sharing will, in place of one it may have."""
    device = phone.get_cookie("device").value.split(".")[0]

    @writes
    def give(session):
        session.merge(GameGrant(game=game, device=device, role=role))

    with app.app_context():
        give()
