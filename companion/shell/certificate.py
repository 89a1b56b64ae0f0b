"""How a phone comes to believe the server's own HTTPS: page, certificate, and their port."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

from flask import Blueprint, Flask, Response, current_app, render_template, request
from werkzeug.exceptions import NotFound
from werkzeug.utils import redirect

from companion.core.hostnames import strip_port

PAGE = "/certificate"
FILE = "/certificate.crt"
BUILT = "/static/"
blueprint = Blueprint("certificate", __name__)

Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


def init_app(app: Flask) -> None:
    """Offer the page and the file, where the server has an authority of its own."""
    app.register_blueprint(blueprint)


class SetupPort:
    """Beside HTTPS, a port of plain HTTP: it has the page and the certificate, and leads on."""

    def __init__(self, app: Wsgi, setup_port: int, https_port: int) -> None:
        self._app = app
        self._setup_port = str(setup_port)
        self._https_port = https_port

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        """Answer a request of either port."""
        if environ["SERVER_PORT"] != self._setup_port:
            return self._app(environ, start_response)
        environ["wsgi.url_scheme"] = "http"
        path: str = environ["PATH_INFO"]
        if path in (PAGE, FILE) or path.startswith(BUILT):
            return self._app(environ, start_response)
        return redirect(PAGE, 307)(environ, start_response)


@blueprint.get(PAGE)
def show_page() -> str:
    """Show the three steps for each kind of phone."""
    _certificate()
    host = strip_port(request.host)
    name = f"[{host}]" if ":" in host else host
    address = f"https://{name}:{current_app.config['HTTPS_PORT']}/"
    return render_template("shell/certificate.html", address=address, file=FILE)


@blueprint.get(FILE)
def download() -> Response:
    """Return the certificate, which phones offer to install."""
    response = Response(_certificate().read_bytes(), mimetype="application/x-x509-ca-cert")
    response.headers["Content-Disposition"] = 'attachment; filename="companion.crt"'
    return response


def _certificate() -> Path:
    """Return the file of the certificate. Raises 404 where there is none."""
    file = cast("Path | None", current_app.config["AUTHORITY_CERTIFICATE"])
    if file is None or not file.exists():
        raise NotFound
    return file
