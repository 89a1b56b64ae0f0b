"""on which phone an entry was written, where another one brought it

Revision ID: 0016
Revises: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("origin", sa.JSON()))


def downgrade() -> None:
    op.drop_column("entry", "origin")
