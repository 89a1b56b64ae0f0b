"""The log of the server: whatever somebody sent, a message of it is one line."""

import logging

from flask import Flask


def init_app(app: Flask) -> None:
    """Have every message the app logs keep to its line."""
    app.logger.addFilter(_on_one_line)


def _on_one_line(record: logging.LogRecord) -> bool:
    """An address may hold a line break, which would begin a line that looks like one of ours."""
    record.msg, record.args = _visible(record.getMessage()), ()
    return True


def _visible(text: str) -> str:
    """The text, with signs that move, hide or turn what is printed written out."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
