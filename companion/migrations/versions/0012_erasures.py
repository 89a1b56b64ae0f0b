"""who is being erased from the games of a scorebook, so that one broken off is gone on with

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "erasure",
        sa.Column("scorebook", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("mark", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["scorebook"], ["scorebook.id"], name=op.f("fk_erasure_scorebook")),
        sa.PrimaryKeyConstraint("scorebook", "player", name=op.f("pk_erasure")),
    )


def downgrade() -> None:
    op.drop_table("erasure")
