"""links that let in one device only: made on a phone without a network

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    single = sa.Column("single", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("link", single)


def downgrade() -> None:
    op.drop_column("link", "single")
