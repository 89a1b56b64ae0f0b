"""What Companion asks pysqlite3 itself; the rest SQLAlchemy does."""

sqlite_version: str
sqlite_version_info: tuple[int, int, int]
