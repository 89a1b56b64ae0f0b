"""The web application, put together from its parts."""

import os
from dataclasses import replace
from functools import partial
from urllib.parse import quote, unquote

from flask import Flask, Request
from flask.sessions import NullSession, SessionInterface
from werkzeug.exceptions import SecurityError
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import BaseConverter, MapAdapter, ValidationError
from werkzeug.wsgi import get_host

from companion.access import device_cookie, fair_share, join_views
from companion.access import pages as access_pages
from companion.access import views as access_views
from companion.core import paths
from companion.core.config import Settings, read_settings
from companion.core.hostnames import TrustedHosts, own_addresses
from companion.core.limits import MAX_BODY_BYTES, MAX_FIELD_BYTES, MAX_FORM_PARTS, HostBounds
from companion.db.backends import backend_at
from companion.db.pool import POOL
from companion.games import pad_views
from companion.games import views as games_views
from companion.history import views as history_views
from companion.log import views as log_views
from companion.models import db
from companion.people import views as people_views
from companion.shell import assets, certificate
from companion.shell import views as shell_views
from companion.transfer import import_views
from companion.transfer import views as transfer_views
from companion.web import (
    api,
    compress,
    dates,
    errors,
    limiter,
    logs,
    long_answers,
    monitoring,
    preferences,
    request_id,
    security,
    static_files,
)

PARTS = (
    request_id,
    monitoring,
    security,
    preferences,
    dates,
    errors,
    logs,
    long_answers,
    api,
    device_cookie,
    static_files,
    assets,
    shell_views,
    certificate,
    games_views,
    pad_views,
    log_views,
    access_views,
    join_views,
    access_pages,
    people_views,
    history_views,
    transfer_views,
    import_views,
)


class StatelessSession(SessionInterface):
    """A session that stores nothing between requests."""

    def open_session(self, app: Flask, request: Request) -> NullSession:
        """Return a session that raises where anything is stored in it."""
        del request
        return self.make_null_session(app)


class GuardedFlask(Flask):
    """An application that answers to its own names only, which may change while it runs."""

    trusted_hosts: TrustedHosts

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Return the routes for a request. Raises `SecurityError`, 400, for another name."""
        if request is not None and not self.trusted_hosts.includes(get_host(request.environ)):
            raise SecurityError
        return super().create_url_adapter(request)


class SafePathConverter(BaseConverter):
    """A variable of an address, without NUL, which no database could store."""

    regex = r"[^/\0]+"


class PersonConverter(SafePathConverter):
    """The id of a person, which a file may have brought: any text, with "~" for "%".

    So a slash, a dot or the name of another page can be in it. Most ids stand there as they are.
    """

    def to_url(self, value: str) -> str:
        """Return what stands in the address."""
        if value == "new":  # the page on which somebody is added
            return "~6Eew"
        quoted = quote(value, safe="")
        return quoted.replace("~", "%7E").replace(".", "%2E").replace("%", "~")

    def to_python(self, value: str) -> str:
        """Return the id. Raises `ValidationError`, 404, for one with NUL."""
        person = unquote(value.replace("~", "%"))
        if "\0" in person:
            raise ValidationError
        return person


def create_wired_app(settings: Settings | None = None) -> Flask:
    """Put the application together, with every part in it."""
    settings = settings or _settings_to_serve()
    app = with_database(settings)
    app.url_map.converters |= {"default": SafePathConverter, "person": PersonConverter}
    fair_share.init_app(app)
    compress.init_app(app)
    limiter.init_app(app)
    for part in PARTS:
        part.init_app(app)
    if settings.https:
        app.wsgi_app = certificate.SetupPort(app.wsgi_app, settings.setup_port, settings.port)
    if settings.proxy_hops:
        hops = settings.proxy_hops
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)
    return app


def _settings_to_serve() -> Settings:
    """Read the settings for a WSGI server other than ours, which needs the secret key.

    Raises `SettingsError`.
    """
    settings = read_settings(os.environ)
    return replace(settings, secret_key=settings.key)


def with_database(settings: Settings) -> Flask:
    """Make the application with its database and nothing else: no threads, nothing to serve."""
    app = GuardedFlask(
        "companion",
        static_folder=None,  # `files` serves what was built
        template_folder=paths.TEMPLATES,
    )
    app.trusted_hosts = _trusted_hosts(settings)
    app.session_interface = StatelessSession()
    app.jinja_options = {**app.jinja_options, "trim_blocks": True, "lstrip_blocks": True}
    app.config.from_mapping(_config(settings))
    db.init_app(app)
    with app.app_context():
        backend_at(settings.database_address).prepare(db.engine)
    return app


def _trusted_hosts(settings: Settings) -> TrustedHosts:
    if not settings.trusts_own_addresses:
        return TrustedHosts(settings.trusted_hosts)
    return TrustedHosts(
        settings.trusted_hosts, partial(own_addresses, with_ipv6=settings.host == "::")
    )


def _config(settings: Settings) -> dict[str, object]:
    return {
        "SECRET_KEY": settings.secret_key,
        "MAX_CONTENT_LENGTH": MAX_BODY_BYTES,
        "MAX_FORM_PARTS": MAX_FORM_PARTS,
        "MAX_FORM_MEMORY_SIZE": MAX_FIELD_BYTES,
        "SQLALCHEMY_DATABASE_URI": settings.database_address,
        "SQLALCHEMY_ENGINE_OPTIONS": {
            "hide_parameters": True,  # what people typed is nothing for the log
            **POOL,
            **backend_at(settings.database_address).engine_options(),
        },
        "COMPRESS_ALGORITHM": ["br", "gzip"],
        "COMPRESS_MIMETYPES": long_answers.COMPRESSED_TYPES,
        "COMPRESS_BR_LEVEL": 5,  # a twelfth smaller than 4, and hardly slower
        "COMPRESS_STREAMS": False,
        "CLOCK": settings.clock,
        "PROXY_HOPS": settings.proxy_hops,
        "LOG": settings.log,
        "METRICS_TOKEN": settings.metrics_token,
        "ERROR_HOOK": settings.error_hook,
        "AUTHORITY_CERTIFICATE": settings.authority_certificate if settings.https else None,
        "HTTPS_PORT": settings.port,
        "HOST_BOUNDS": HostBounds(settings.invite_only, settings.quota_mb),
        "GAMES_PER_ADDRESS": settings.games_per_address,
        "RETENTION_DAYS": settings.retention_days,
        **_shared(settings.redis),
    }


def _shared(redis: str | None) -> dict[str, object]:
    """Return the settings of what workers share: the broker, and where calls are counted."""
    if redis is None:
        return {"REDIS": None, "RATELIMIT_STORAGE_URI": "memory://"}
    from companion.pubsub.redis_broker import (
        pool_at,  # a server without a Redis starts without its packages
    )

    pool = pool_at(redis)
    return {
        "REDIS": pool,
        "RATELIMIT_STORAGE_URI": "redis://",
        "RATELIMIT_STORAGE_OPTIONS": {"connection_pool": pool},
        "RATELIMIT_IN_MEMORY_FALLBACK_ENABLED": True,  # each worker counts while there is no Redis
        "RATELIMIT_SWALLOW_ERRORS": True,
    }
