"""what an import under way has inserted, so that one that is broken off can be taken back

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "import_step",
        sa.Column("scorebook", sa.String(), nullable=False),
        sa.Column("upload", sa.String(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("made", sa.String(), nullable=False),
        sa.Column("inserted", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["scorebook"], ["scorebook.id"], name=op.f("fk_import_step_scorebook")
        ),
        sa.PrimaryKeyConstraint("scorebook", "upload", "step", name=op.f("pk_import_step")),
    )


def downgrade() -> None:
    op.drop_table("import_step")
