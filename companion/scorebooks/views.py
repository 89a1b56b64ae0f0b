"""The pages of a scorebook: its people, its evenings.

How such pages are made: docs/decisions/0120-pages-that-are-read.md.
"""

from flask import Blueprint, Flask, render_template

scorebooks = Blueprint("scorebooks", __name__)


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.register_blueprint(scorebooks)


@scorebooks.get("/people")
def people() -> str:
    """Everybody who plays, whoever played last first."""
    return render_template("scorebooks/people.html")
