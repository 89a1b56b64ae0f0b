"""results of games by a pad have what was written down: these games are worked out once more

Revision ID: 0017
Revises: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A game without a kind is worked out from its log after the upgrade
    # (companion/maintenance/migrate.py).
    game = sa.table("game", sa.column("kind"))
    op.execute(sa.update(game).where(game.c.kind.like("pad:%")).values(kind=""))


def downgrade() -> None:
    """Leave what is there: no earlier version reads it."""
