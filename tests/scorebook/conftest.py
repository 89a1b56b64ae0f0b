"""Everything here asks the stores themselves."""

import pytest


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield
