"""Built files: those with a hash in their name are kept for good, others asked for again."""

from flask import Flask, Response, request

KEPT = "/static/assets/"
A_YEAR = 31536000


def init_app(app: Flask) -> None:
    """Say with every built file how long it may be kept."""
    app.after_request(_say_how_long)


def _say_how_long(response: Response) -> Response:
    if request.path.startswith(KEPT) and response.status_code in (200, 206, 304):
        response.headers["Cache-Control"] = f"public, max-age={A_YEAR}, immutable"
    return response
