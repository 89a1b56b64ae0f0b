"""The migrations, on every database."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from companion.extensions import db
from companion.migrating import migrations, newest, revision_of

pytestmark = pytest.mark.every_database


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield


def test_they_make_what_the_models_say():
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, db.metadata) == []


def test_they_can_be_taken_back(app):
    assert revision_of(db.engine) == newest()
    migrating = migrations(app)
    migrating.downgrade(revision="base")
    assert revision_of(db.engine) is None
    migrating.upgrade()
    assert revision_of(db.engine) == newest()
