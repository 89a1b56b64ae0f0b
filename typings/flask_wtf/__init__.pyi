"""What Companion uses of Flask-WTF, which has no types of its own."""

from typing import Any

from wtforms import Form

class FlaskForm(Form):
    def __init__(self, formdata: Any = ..., **settings: Any) -> None: ...
    def is_submitted(self) -> bool: ...
    def validate_on_submit(self) -> bool: ...
