"""The Flask extensions, unbound: `create_app` gives them their app."""

from flask_babel import Babel
from flask_compress import Compress
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData
from sqlalchemy.orm import DeclarativeBase


class Model(DeclarativeBase):
    """What every table's class descends from."""

    metadata = MetaData(
        naming_convention={  # a migration can only change what has a name
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class LimiterOfSome(Limiter):
    """A limiter that looks at the calls that have a limit; it would look at all others, too."""

    def _check_request_limit(
        self, callable_name: str | None = None, in_middleware: bool = True
    ) -> None:
        if not in_middleware:
            super()._check_request_limit(callable_name, in_middleware)


db = SQLAlchemy(model_class=Model)
babel = Babel()
compress = Compress()
limiter = LimiterOfSome(get_remote_address, headers_enabled=True)
