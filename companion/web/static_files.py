"""Built files, served from what the build has compressed, without touching Flask or the database.

Those with a hash in their name are kept for good, others are asked for again.
"""

from wsgiref.headers import Headers

from flask import Flask
from whitenoise import WhiteNoise

from companion.core.paths import STATIC
from companion.web.security import SECURITY_HEADERS

BASE = "/static/"
HASHED = f"{BASE}assets/"


def init_app(app: Flask) -> None:
    """Answer for built files before Flask is asked."""
    files = WhiteNoise(
        app.wsgi_app,
        max_age=0,
        allow_all_origins=False,
        immutable_file_test=_is_hashed,
        add_headers_function=_harden,
    )
    for folder in STATIC.glob("[!.]*/"):
        files.add_files(folder, prefix=f"{BASE}{folder.name}/")
    app.wsgi_app = files


def _is_hashed(_path: str, address: str) -> bool:
    return address.startswith(HASHED)


def _harden(headers: Headers, _path: str, _address: str) -> None:
    """Add the security headers: a worker runs under the policy its script was served with."""
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
