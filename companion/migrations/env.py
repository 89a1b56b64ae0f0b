"""Alembic's way in: migrations run on the application's engine, in one writing transaction."""

from alembic import context

from companion.db.backends import backend_of
from companion.models import db


def migrate_database() -> None:
    """Run what the command asked for."""
    backend = backend_of(db.engine)
    engine = db.engine.execution_options(**backend.WRITES)
    with engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=db.metadata,
            render_as_batch=True,
            transactional_ddl=True,
        )
        with context.begin_transaction():
            backend.lock_schema(connection)
            context.run_migrations()


migrate_database()
