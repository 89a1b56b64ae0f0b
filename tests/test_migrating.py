"""The migrations, on every database."""

import ast
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from companion.extensions import db
from companion.migrating import migrations, newest, revision_of
from companion.paths import MIGRATIONS

SELF_CONTAINED = {"alembic", "sqlalchemy", *sys.stdlib_module_names}
"""What a migration may import: nothing of Companion's, which is another in each version."""


@pytest.fixture
def inside(app):
    with app.app_context():
        yield


def test_migrations_import_nothing_of_this_version():
    foreign = {
        (file.name, name)
        for file in MIGRATIONS.glob("versions/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in imported_names(node)
        if name.split(".")[0] not in SELF_CONTAINED
    }
    assert foreign == set()


def imported_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return ["." * node.level + (node.module or "")]
    return []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_they_make_what_the_models_say():
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, db.metadata) == []


@pytest.mark.every_database
@pytest.mark.usefixtures("inside")
def test_they_can_be_taken_back(app):
    assert revision_of(db.engine) == newest()
    migrating = migrations(app)
    migrating.downgrade(revision="base")
    assert revision_of(db.engine) is None
    migrating.upgrade()
    assert revision_of(db.engine) == newest()
