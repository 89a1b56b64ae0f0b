"""What every page and call has in common; here the Flask extensions, unbound."""

from flask_babel import Babel
from flask_compress import Compress
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address

babel = Babel()
compress = Compress()
limiter = Limiter(get_remote_address, headers_enabled=True)
