"""people merged into somebody who is merged: each straight into the last of the chain

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

PLAYER = sa.table("player", *(sa.column(name) for name in ("scorebook", "id", "into")))


def upgrade() -> None:
    connection = op.get_bind()
    merged = sa.select(PLAYER).where(PLAYER.c.into.is_not(None))
    into = {(row.scorebook, row.id): row.into for row in connection.execute(merged)}
    ends = _ends(into)
    for (book, person), target in into.items():
        if ends[book, person] != target:
            own = PLAYER.c.scorebook == book, PLAYER.c.id == person
            op.execute(sa.update(PLAYER).where(*own).values(into=ends[book, person]))


def _ends(into: dict[tuple[str, str], str]) -> dict[tuple[str, str], str]:
    """Return the end of each person's chain; every chain is followed once."""
    ends: dict[tuple[str, str], str] = {}
    for book, person in into:
        chain = []
        while (book, person) in into and (book, person) not in ends:
            chain.append((book, person))
            person = into[book, person]
        ends.update(dict.fromkeys(chain, ends.get((book, person), person)))
    return ends


def downgrade() -> None:
    """Leave what is there: revision 0006 reads it as well."""
