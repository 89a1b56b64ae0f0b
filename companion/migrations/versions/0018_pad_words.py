"""what the pad of a game says as its log reads now: these games are worked out once more

Revision ID: 0018
Revises: 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("words", sa.JSON(), nullable=True))
    # A game without a kind is worked out from its log after the upgrade
    # (companion/maintenance/migrate.py).
    game = sa.table("game", sa.column("kind"))
    op.execute(sa.update(game).where(game.c.kind.like("pad:%")).values(kind=""))


def downgrade() -> None:
    op.drop_column("game", "words")
