"""What all pages of a scorebook share: the choice of the scorebook, and forms with a CSRF token.

The token is made of the device's id and lasts as long as the device is known: no page goes stale
over dinner, and no session is needed (docs/decisions/0121-forms-without-a-session.md).
"""

import hashlib
import hmac
from typing import Any, cast

from flask import (
    Flask,
    current_app,
    has_request_context,
    redirect,
    render_template,
    request,
    url_for,
)
from flask_babel import gettext
from flask_wtf import FlaskForm
from werkzeug.wrappers import Response
from wtforms import Form, ValidationError
from wtforms.csrf.core import CSRF, CSRFTokenField

from companion.access.device_cookie import this_device
from companion.access.guards import books_of_this_device
from companion.access.scorebooks import ScorebookAccess


class DeviceToken(CSRF):
    """A CSRF token of the device's id, which never leaves its cookie: no other site can know it."""

    def generate_csrf_token(self, csrf_token_field: CSRFTokenField) -> str:
        """Return the token of this device."""
        del csrf_token_field
        key = cast("str", current_app.config["SECRET_KEY"]).encode()
        return hmac.new(key, f"form {this_device()}".encode(), hashlib.sha256).hexdigest()

    def validate_csrf_token(self, form: Form, field: CSRFTokenField) -> None:
        """Raise `ValidationError` where the form was not drawn for this device."""
        del form
        if not hmac.compare_digest((field.data or "").encode(), field.current_token.encode()):
            raise ValidationError(gettext("form.stale"))


class PageForm(FlaskForm):
    """A form of a page; one without fields confirms an action."""

    class Meta:
        """The settings of WTForms: the token is the device's."""

        csrf_class = DeviceToken


PAGES = ("people.", "history.", "transfer.", "imports.")
"""Endpoints whose addresses keep the chosen scorebook."""


def init_app(app: Flask) -> None:
    """Keep the chosen scorebook in every link from page to page."""
    app.url_defaults(_add_chosen_book)


def _add_chosen_book(endpoint: str, values: dict[str, Any]) -> None:
    book = chosen_book() if has_request_context() else None
    if book is not None and endpoint.startswith(PAGES):
        values.setdefault("book", book)


def chosen_book() -> str | None:
    """Return the scorebook chosen at the top of the page; None: the device's own first one."""
    return request.args.get("book")


def render_page(template: str, book: ScorebookAccess, **context: Any) -> str:
    """Render a page of this scorebook."""
    return render_template(template, book=book, books=books_of_this_device(), **context)


def redirect_with_message(endpoint: str, message: str, **values: Any) -> Response:
    """Redirect to a page that shows a message (`said.…` of the catalogue)."""
    return redirect(url_for(endpoint, said=message, **values), 303)
