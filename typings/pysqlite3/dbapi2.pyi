"""What Companion asks pysqlite3 itself, as `sqlite3` has it; the rest SQLAlchemy does."""

from sqlite3 import Error as Error
from sqlite3 import connect as connect

sqlite_version: str
sqlite_version_info: tuple[int, int, int]
