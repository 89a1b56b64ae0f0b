"""Alembic's way in: migrations run on the application's engine, in one writing transaction."""

from alembic import context

from companion.extensions import db


def migrate_database() -> None:
    """Run what the command asked for."""
    engine = db.engine.execution_options(writes=True)
    with engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=db.metadata,
            render_as_batch=True,
            transactional_ddl=True,
        )
        with context.begin_transaction():
            context.run_migrations()


migrate_database()
