"""The tables, and the extension that they are registered with."""

from typing import TYPE_CHECKING

from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    """The base of every table's class."""

    metadata = MetaData(
        naming_convention={  # a migration can only change what has a name
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Database(SQLAlchemy):
    """Flask-SQLAlchemy, whose `Model` type checkers know as `Base`."""

    if TYPE_CHECKING:
        Model: type[Base]  # pyright: ignore[reportIncompatibleVariableOverride]


db = Database(model_class=Base)
