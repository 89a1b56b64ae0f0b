"""pads that people of a scorebook have made or taken in

Revision ID: 0015
Revises: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pad",
        sa.Column("scorebook", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("pad", sa.JSON(), nullable=False),
        sa.Column("retired", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["scorebook"], ["scorebook.id"], name=op.f("fk_pad_scorebook")),
        sa.PrimaryKeyConstraint("scorebook", "id", name=op.f("pk_pad")),
    )


def downgrade() -> None:
    op.drop_table("pad")
