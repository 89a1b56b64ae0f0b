"""What keeps other sites out: the security headers of every answer, and where a call comes from."""

from flask import Flask, Response, request
from werkzeug.exceptions import Forbidden

from companion.core.limits import MAX_FORM_BYTES

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine is WebAssembly
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html companion",  # Lit's own, and static/js/page/trusted-script-url.ts
    )
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=()",
}
HTTPS_HEADERS = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",  # over plain HTTP a browser only complains of it
}


def init_app(app: Flask) -> None:
    """Put the headers on every answer; guard every write, and every call; bound forms.

    What says nothing else of caches is kept by none: it is for nobody but the device that asked,
    and on the way back a browser shows what it has kept without asking.
    """
    app.before_request(_refuse_other_sites)
    app.before_request(_bound_form)
    app.after_request(_harden)


def _bound_form() -> None:
    """Have a form that is too large answered with 413, before its fields are read one by one.

    The page that takes a file allows for that itself.
    """
    if request.mimetype in FORMS:
        request.max_content_length = MAX_FORM_BYTES


def _harden(response: Response) -> Response:
    response.headers.update(SECURITY_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    if request.is_secure:
        response.headers.update(HTTPS_HEADERS)
    return response


API_PREFIX = "/api/"
"""Where calls are; a page of another site has nothing to read there either."""
SAME_ORIGIN = "same-origin"
"""What `Sec-Fetch-Site` says of a call that a page of ours makes."""
WRITE_METHODS = ("POST", "PUT", "PATCH", "DELETE")
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


def _refuse_other_sites() -> None:
    """Refuse what comes from another site, as the browser says, which no page can make lie."""
    guarded = request.method in WRITE_METHODS or request.path.startswith(API_PREFIX)
    if guarded and not _is_same_site():
        raise Forbidden


def _is_same_site() -> bool:
    """By `Sec-Fetch-Site`; where there is none (plain HTTP) by `Origin`, which every write has."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in (SAME_ORIGIN, "none")
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == request.host_url.rstrip("/")
    return request.method not in WRITE_METHODS
