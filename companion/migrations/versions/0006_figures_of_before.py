"""what the first form of 0004 left out: rows for figures, and the kind in an index

Revision ID: 0006
Revises: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

BEFORE = "ix_result_scorebook_player_started_game"
INDEX = "ix_result_scorebook_player_started_game_kind"
COLUMNS = ["scorebook", "player", "started", "game", "kind"]


def upgrade() -> None:
    known = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("result")}
    if BEFORE in known:
        op.drop_index(op.f(BEFORE), table_name="result")
    if INDEX not in known:
        op.create_index(op.f(INDEX), "result", COLUMNS)
    figures = sa.table("figures", *_key(), sa.column("text", sa.JSON()))
    result = sa.table("result", *_key(), sa.column("finished"))
    key = (result.c.scorebook, result.c.player, result.c.kind)
    there = sa.exists().where(*(figures.c[column.name] == column for column in key))
    missing = (
        sa.select(*key, sa.literal({"stale": ""}, sa.JSON()))
        .where(result.c.finished.is_not(None), ~there)
        .group_by(*key)
    )
    op.execute(sa.insert(figures).from_select(figures.c.keys(), missing))


def _key() -> list[sa.ColumnClause[str]]:
    return [sa.column(name) for name in ("scorebook", "player", "kind")]


def downgrade() -> None:
    """Leave what is there: revision 0005 had both already."""
