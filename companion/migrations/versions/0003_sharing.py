"""links, who came by which, whose a device is

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BEGUN = {
    "game_grant": "SELECT started FROM game WHERE game.id = game_grant.game",
    "scorebook_grant": "SELECT made FROM scorebook WHERE scorebook.id = scorebook_grant.scorebook",
}
"""Since when the grants of before have been given: nobody but their makers had any."""


def upgrade() -> None:
    op.create_table(
        "link",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("hashed", sa.String(), nullable=False),
        sa.Column("scorebook", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=True),
        sa.Column("role", sa.Integer(), nullable=False),
        sa.Column("maker", sa.String(), nullable=False),
        sa.Column("made", sa.String(), nullable=False),
        sa.Column("until", sa.String(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_link_game")),
        sa.ForeignKeyConstraint(["maker"], ["device.id"], name=op.f("fk_link_maker")),
        sa.ForeignKeyConstraint(["scorebook"], ["scorebook.id"], name=op.f("fk_link_scorebook")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_link")),
    )
    with op.batch_alter_table("link", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_link_scorebook"), ["scorebook"], unique=False)
        batch_op.create_index(batch_op.f("ix_link_game"), ["game"], unique=False)

    op.create_table(
        "sitter",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["device"], ["device.id"], name=op.f("fk_sitter_device")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_sitter_game")),
        sa.PrimaryKeyConstraint("game", "device", name=op.f("pk_sitter")),
    )
    op.add_column("device", sa.Column("kind", sa.String(), nullable=False, server_default="other"))
    for grant, begun in BEGUN.items():
        op.add_column(grant, sa.Column("since", sa.String(), nullable=False, server_default=""))
        op.add_column(grant, sa.Column("link", sa.String(), nullable=True))
        op.create_index(op.f(f"ix_{grant}_link"), grant, ["link"], unique=False)
        op.execute(f"UPDATE {grant} SET since = ({begun})")  # noqa: S608


def downgrade() -> None:
    for grant in BEGUN:
        op.drop_index(op.f(f"ix_{grant}_link"), table_name=grant)
        op.drop_column(grant, "link")
        op.drop_column(grant, "since")
    op.drop_column("device", "kind")
    op.drop_table("sitter")
    op.drop_table("link")
