"""standings of a series that games won decide have them: its games are worked out once more

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A game without a kind is worked out from its log after the upgrade
    # (companion/maintenance/migrate.py).
    game = sa.table("game", sa.column("kind"))
    op.execute(sa.update(game).where(game.c.kind.in_(("lynx", "greta"))).values(kind=""))


def downgrade() -> None:
    """Leave what is there: no earlier version reads it."""
