"""by which link a device that is not of the scorebook began a game in it, and which device

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("maker", sa.String(), nullable=True))
    op.add_column("game", sa.Column("maker_link", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("game", "maker_link")
    op.drop_column("game", "maker")
