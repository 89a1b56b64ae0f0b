"""erased games

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "erased",
        sa.Column("hashed", sa.String(), nullable=False),
        sa.Column("erased", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("hashed", name=op.f("pk_erased")),
    )


def downgrade() -> None:
    op.drop_table("erased")
