"""Companion: a score sheet for card games at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from companion.core.config import Settings


def create_app(settings: Settings | None = None) -> Flask:
    """Make the web application; without settings they are read from the environment.

    Raises `companion.core.config.SettingsError`.
    """
    # Here and not above: the command line and the engine start without any of the web's packages.
    from companion.app import create_wired_app

    return create_wired_app(settings)
