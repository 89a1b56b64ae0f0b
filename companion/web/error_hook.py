"""ERROR_HOOK: a function of whoever runs the server, called with every error nobody foresaw.

    def tell(error: Exception, about: dict[str, str | None]) -> None: ...

`about` has the request's id, as its answer told it, its method, and the rule of its address: it
names no game, no person and no token. Only the answer to that one request waits for the function.
"""

import pkgutil
from collections.abc import Callable
from typing import Any, cast

from flask import Flask, current_app, got_request_exception, request

from companion.core.config import WrongSetting
from companion.web.request_id import request_id, route

Hook = Callable[[Exception, dict[str, str | None]], object]
NAME = "error_hook"
"""Where an application keeps its hook."""


def init_app(app: Flask) -> None:
    """Have it called, if there is one. Raises `WrongSetting` where there is no such function."""
    named = cast("str | None", app.config["ERROR_HOOK"])
    if named is not None:
        app.extensions[NAME] = _found(named)
        got_request_exception.connect(_tell, app)


def _found(named: str) -> Hook:
    try:
        found = pkgutil.resolve_name(named)
    except (ValueError, ImportError, AttributeError) as error:
        raise WrongSetting(
            f"ERROR_HOOK is {named!r}, which cannot be found ({error}). "
            "It names a function as package.module:function."
        ) from error
    if not callable(found):
        raise WrongSetting(f"ERROR_HOOK is {named!r}, which is no function.")
    return found


def _tell(_app: Flask, exception: Exception, **_more: Any) -> None:
    """Call it. What goes wrong in it goes to the log, and no further."""
    about = {"request": request_id(), "method": request.method, "route": route()}
    hook = cast("Hook", current_app.extensions[NAME])
    try:
        hook(exception, about)
    except Exception:
        current_app.logger.exception("the error hook failed")
