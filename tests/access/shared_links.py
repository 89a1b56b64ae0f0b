"""Links as their owner sees them, and as the database keeps them."""

from sqlalchemy import func, select, update

from companion.db.transactions import reads, writes
from companion.models import db
from companion.models.grants import Link
from tests.conftest import Phone


def links(phone: Phone, game: str = "ours") -> list[dict]:
    return phone.get(f"/api/games/{game}/links").json["links"]


def revoke(phone: Phone, link: str):
    return phone.delete(f"/api/games/ours/links/{link}", json={})


def problem(answer) -> str:
    return answer.json["problem"]["code"]


@reads
def dump_database(session) -> str:
    """All that the database holds."""
    tables = db.metadata.sorted_tables
    return str([session.execute(select(table)).all() for table in tables])


def expire(app) -> None:
    @writes
    def age(session):
        session.execute(update(Link).values(until="2026-01-01T00:00:00.000Z"))

    with app.app_context():
        age()


def rows_of_links(app) -> int:
    @reads
    def count(session) -> int:
        return session.scalar(select(func.count()).select_from(Link))

    with app.app_context():
        return count()
