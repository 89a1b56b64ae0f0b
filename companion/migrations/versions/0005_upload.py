"""files on their way in

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "upload",
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("until", sa.String(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["device"], ["device.id"], name=op.f("fk_upload_device")),
        sa.PrimaryKeyConstraint("device", name=op.f("pk_upload")),
        sa.UniqueConstraint("id", name=op.f("uq_upload_id")),
    )


def downgrade() -> None:
    op.drop_table("upload")
