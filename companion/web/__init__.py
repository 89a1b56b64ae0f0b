"""What every page and call has in common; here the Flask extensions, unbound."""

from flask import Response, request
from flask_babel import Babel
from flask_compress import Compress
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address

from companion.core.limits import REFUSED_BODY_RATE, SMALL_BODY_BYTES


def _has_small_body() -> bool:
    is_chunked = request.content_length is None and "Transfer-Encoding" in request.headers
    return not is_chunked and (request.content_length or 0) <= SMALL_BODY_BYTES


def _is_refused(response: Response) -> bool:
    return response.status_code == 400


babel = Babel()
compress = Compress()
limiter = Limiter(
    get_remote_address,
    headers_enabled=True,
    application_limits=[REFUSED_BODY_RATE],
    application_limits_exempt_when=_has_small_body,
    application_limits_deduct_when=_is_refused,
)
