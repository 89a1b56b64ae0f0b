"""The security headers of every answer."""

from flask import Flask, Response, request

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
        "trusted-types lit-html companion",  # Lit's own, and static/js/page/own-script.ts
    )
)
ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
OVER_HTTPS = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",  # over plain HTTP a browser only complains of it
}
PLAIN = [*ALWAYS.items()]
SECURE = [*PLAIN, *OVER_HTTPS.items()]


def init_app(app: Flask) -> None:
    """Put the headers on every answer."""
    app.after_request(_harden)


def for_all(is_secure: bool) -> list[tuple[str, str]]:
    """The headers of an answer to a request that came over HTTPS, or did not."""
    return SECURE if is_secure else PLAIN


def _harden(response: Response) -> Response:
    response.headers.extend(for_all(request.is_secure))  # nothing else sets any of them
    return response
