"""What Companion uses of Flask-Babel, which has no types of its own."""

from typing import Any

from flask import Flask

class Babel:
    def init_app(self, app: Flask, **settings: Any) -> None: ...

def gettext(string: str, **variables: Any) -> str: ...
def lazy_gettext(string: str, **variables: Any) -> str: ...
