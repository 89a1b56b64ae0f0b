"""figures of those who sat on two seats of one game are made anew: it counts once

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = ("scorebook", "player", "kind")
    figures = sa.table("figures", *map(sa.column, key), sa.column("text", sa.JSON()))
    result = sa.table("result", *map(sa.column, (*key, "game", "finished")))
    sat_twice = (
        sa.select(result.c.game)
        .where(*(figures.c[column] == result.c[column] for column in key))
        .where(result.c.finished.is_not(None))
        .group_by(result.c.game)
        .having(sa.func.count() > 1)
        .correlate(figures)
        .exists()
    )
    op.execute(sa.update(figures).where(sat_twice).values(text={"stale": ""}))


def downgrade() -> None:
    """Leave what is there: figures are made anew of results."""
