"""What every form of a page stands on: a token that only this device's pages have.

It is made of the device's own id, so that it lasts as long as the device is known: nothing goes
stale because a page lay open over dinner, and no session has to be kept.
"""

import hashlib
import hmac
from typing import cast

from flask import current_app
from flask_babel import gettext
from flask_wtf import FlaskForm
from wtforms import Form, ValidationError
from wtforms.csrf.core import CSRF, CSRFTokenField

from companion.scorebooks.device import this_device


class DeviceToken(CSRF):
    """A token that no other site can know: the device's id never leaves its cookie."""

    def generate_csrf_token(self, csrf_token_field: CSRFTokenField) -> str:
        """The token of this device."""
        del csrf_token_field
        key = cast("str", current_app.config["SECRET_KEY"]).encode()
        return hmac.new(key, f"form {this_device()}".encode(), hashlib.sha256).hexdigest()

    def validate_csrf_token(self, form: Form, field: CSRFTokenField) -> None:
        """Raise `ValidationError` where the form was not drawn for this device."""
        del form
        if not hmac.compare_digest((field.data or "").encode(), field.current_token.encode()):
            raise ValidationError(gettext("form.stale"))


class PageForm(FlaskForm):
    """A form of a page; one without fields is a deed."""

    class Meta:
        """Guarded by the token of the device."""

        csrf_class = DeviceToken
