"""since when a game is here and how often its owner changed, for the proofs of its owners

Revision ID: 0013
Revises: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("born", sa.String(), nullable=False, server_default=""))
    op.add_column("game", sa.Column("tenure", sa.Integer(), nullable=False, server_default="0"))
    recreated = sa.Column("recreated", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("game", recreated)
    game = sa.table("game", sa.column("born"), sa.column("started"))
    op.execute(sa.update(game).values(born=game.c.started))  # the same in every restored backup


def downgrade() -> None:
    for column in ("recreated", "tenure", "born"):
        op.drop_column("game", column)
