"""people and their names, results, figures; what each game has come to

Revision ID: 0004
Revises: 0003
"""

from unicodedata import normalize

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _table(name: str, columns: str) -> sa.TableClause:
    """As much of a table as is filled here, whatever later revisions make of it."""
    return sa.table(name, *(sa.column(column) for column in columns.split()))


PLAYER = _table("player", "scorebook id name")
NAME = _table("player_name", "scorebook folded player")


def upgrade() -> None:
    with op.batch_alter_table("player") as batch_op:
        batch_op.add_column(sa.Column("mark", sa.String(), nullable=True))
        batch_op.add_column(_flag("retired"))
        batch_op.add_column(sa.Column("into", sa.String(), nullable=True))
        batch_op.add_column(_flag("kept"))
        batch_op.create_foreign_key(
            op.f("fk_player_scorebook_into"), "player", ["scorebook", "into"], ["scorebook", "id"]
        )
    _make_tables()
    # One by one: under foreign keys, a table that others point to cannot be copied.
    # A game without a kind is worked out from its log after the upgrade
    # (companion/maintenance/migrate.py).
    op.add_column("game", sa.Column("kind", sa.String(), nullable=False, server_default=""))
    op.add_column("game", _flag("over"))
    op.add_column("game", sa.Column("standings", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("game", sa.Column("deleted", sa.String(), nullable=True))
    op.drop_index(op.f("ix_game_scorebook"), table_name="game")
    thrown_away = sa.text("deleted IS NOT NULL")
    only = {"sqlite_where": thrown_away, "postgresql_where": thrown_away}
    op.create_index("ix_game_deleted", "game", ["deleted"], **only)
    _index("game", "scorebook", "deleted", "started", "id")
    _index("game", "scorebook", "kind", "deleted", "started", "id")
    for player in op.get_bind().execute(sa.select(PLAYER)).all():
        _name(player.scorebook, _folded(player.name), player.id)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(), nullable=False) for name in names]


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}"))


def _of_book(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_scorebook")
    return sa.ForeignKeyConstraint(["scorebook"], ["scorebook.id"], name=name)


def _of_person(table: str, column: str = "player") -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_scorebook_{column}")
    return sa.ForeignKeyConstraint(
        ["scorebook", column], ["player.scorebook", "player.id"], name=name
    )


def _index(table: str, *columns: str) -> None:
    op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def _make_tables() -> None:
    """Make those of players' names, of figures by player and game, and of results by seat."""
    op.create_table(
        "player_name",
        *_texts("scorebook", "folded", "player"),
        _key("player_name", "scorebook", "folded"),
        _of_book("player_name"),
        _of_person("player_name"),
    )
    op.create_table(
        "figures",
        *_texts("scorebook", "player", "kind"),
        sa.Column("text", sa.JSON(), nullable=False),
        _key("figures", "scorebook", "player", "kind"),
        _of_book("figures"),
        _of_person("figures"),
    )
    op.create_table(
        "result",
        *_texts("scorebook", "game"),
        sa.Column("seat", sa.Integer(), nullable=False),
        *_texts("sat", "player", "kind", "started"),
        sa.Column("finished", sa.String(), nullable=True),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("total", "rank")),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("won", "shared", "low")),
        sa.Column("counts", sa.JSON(), nullable=False),
        _key("result", "scorebook", "game", "seat"),
        _of_book("result"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_result_game")),
        _of_person("result", "sat"),
        _of_person("result"),
    )
    _index("result", "game")
    _index("result", "scorebook", "player", "started", "game", "kind")
    _index("result", "scorebook", "player", "kind", "finished")


def _folded(name: str) -> str:
    """A name as this revision compares names."""
    letters = normalize("NFC", normalize("NFD", name).casefold())
    return " ".join(letters.split())


def _name(book: str, name: str, person: str) -> None:
    """Know somebody by a name, unless somebody else has it."""
    known = sa.select(NAME.c.player).where(NAME.c.scorebook == book, NAME.c.folded == name)
    if op.get_bind().scalar(known) is None:
        op.execute(sa.insert(NAME).values(scorebook=book, folded=name, player=person))


def downgrade() -> None:
    for table in ("figures", "result", "player_name"):
        op.drop_table(table)
    op.drop_index(op.f("ix_game_scorebook_kind_deleted_started_id"), table_name="game")
    op.drop_index(op.f("ix_game_scorebook_deleted_started_id"), table_name="game")
    op.drop_index("ix_game_deleted", table_name="game")
    op.create_index(op.f("ix_game_scorebook"), "game", ["scorebook"])
    for column in ("deleted", "standings", "over", "kind"):
        op.drop_column("game", column)
    with op.batch_alter_table("player") as batch_op:
        batch_op.drop_constraint(op.f("fk_player_scorebook_into"), type_="foreignkey")
        for column in ("kept", "into", "retired", "mark"):
            batch_op.drop_column(column)
