"""How many entries a second are on the disk before they are answered, on each kind of server.

Tables write as fast as they are answered, each on a connection of its own. A table where people
play writes an entry every ten seconds: a target of 500 is five thousand tables. A floor is
what the bare database does in the same run: an entry and its game's row, one transaction after
another on SQLite, on as many connections as one worker writes with on PostgreSQL. Load, servers and
databases share the machine's processors.
"""

import selectors
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pysqlite3.dbapi2 as sqlite

from benchmarks.crowd import Crowd, Table, connected, receive
from benchmarks.figure import Figure, percentile
from benchmarks.floors import bare_ms
from benchmarks.running import new_server
from companion.db.postgres import WRITERS
from companion.db.sqlite import PRAGMAS
from tests.postgres_server import Server, running_postgres
from tests.redis_server import running_redis
from tests.serving import Served

TABLES = 32
SECONDS = 8.0
WORKERS = 4
PHONES = 6
ENTRIES_A_SECOND = 100
TARGETS = {"SQLite": 500, "PostgreSQL": 150, "PostgreSQL and Redis": 250}
"""Entries a second, by what stores them."""
TARGET_MS = 50
SCHEMA = (
    "CREATE TABLE game (id TEXT PRIMARY KEY, seq INTEGER)",
    "CREATE TABLE entry (game TEXT, seq INTEGER, text TEXT, PRIMARY KEY (game, seq))",
)
TEXT = '{"id": "game-0-0", "type": "round", "players": [{"points": 1}, {"points": 2}]}'


def figures(seconds: float = SECONDS) -> Iterator[Figure]:
    """Entries a second on each kind of database; how long they take to phones on other workers."""
    with new_server() as served:
        yield rate("SQLite", 1, each_second(served, seconds), bare_sqlite(seconds))
    with running_postgres() as postgres, running_redis() as redis:
        floor = bare_postgres(postgres, seconds)
        with on(postgres, "alone") as served:
            yield rate("PostgreSQL", 1, each_second(served, seconds), floor)
        with on(postgres, "many", REDIS_URL=redis.address, WORKERS=str(WORKERS)) as served:
            yield rate("PostgreSQL and Redis", WORKERS, each_second(served, seconds), floor)
            yield delay(served, seconds)


def rate(server: str, workers: int, measured: float, floor: float) -> Figure:
    """Return a rate beside its target and the bare database's."""
    what = f"durable entries a second: {server}, {workers} worker{'s' if workers > 1 else ''}"
    return Figure(what, measured, "/s", TARGETS[server], floor, at_least=True)


@contextmanager
def on(postgres: Server, name: str, **settings: str) -> Iterator[Served]:
    """Provide a server on a new database of this PostgreSQL."""
    postgres.run(f"CREATE DATABASE {name}")
    with new_server(DATABASE_URL=postgres.address(name), **settings) as served:
        yield served


def each_second(served: Served, seconds: float) -> float:
    """Entries of all tables that this server takes in a second."""
    tables = [Table(served.port, TABLES + number) for number in range(TABLES)]
    with selectors.DefaultSelector() as listening:
        for table in tables:
            table.writer = connected(served.port)
            listening.register(table.writer, selectors.EVENT_READ, table)
            table.write(0)
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for key, _ in listening.select(seconds):
                key.data.answered(receive(key.fileobj))
                if key.data.taken == key.data.seq:
                    key.data.write(0)
        took = time.perf_counter() - began
        for table in tables:
            table.writer.close()
    return sum(table.taken for table in tables) / took


def delay(served: Served, seconds: float) -> Figure:
    """How long an entry takes to the phones of its table, whichever worker they stream from."""
    with closing(Crowd(served.port, TABLES, PHONES)) as crowd:
        crowd.open_streams()
        delays = crowd.write(ENTRIES_A_SECOND, seconds)
    what = f"  entry to phone, p99, {ENTRIES_A_SECOND} entries a second"
    return Figure(what, 1000 * percentile(delays, 99), "ms", TARGET_MS, bare_ms(served, 99))


def bare_sqlite(seconds: float) -> float:
    """Transactions a second of SQLite itself, set up as the server does."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite.connect(Path(folder) / "bare.sqlite", isolation_level=None)
        with closing(database):
            for statement in (*PRAGMAS, *SCHEMA, "INSERT INTO game VALUES ('g', 0)"):
                database.execute(statement)

            def keep(seq: int) -> None:
                database.execute("BEGIN IMMEDIATE")
                database.execute("INSERT INTO entry VALUES ('g', ?, ?)", (seq, TEXT))
                database.execute("UPDATE game SET seq = ? WHERE id = 'g'", (seq,))
                database.execute("COMMIT")

            return counted(keep, seconds)


def bare_postgres(postgres: Server, seconds: float) -> float:
    """Transactions a second of PostgreSQL itself, on several connections."""
    postgres.run("CREATE DATABASE bare")
    with postgres.connected("bare") as database:
        for statement in SCHEMA:
            database.execute(statement.encode())
    with ThreadPoolExecutor(WRITERS) as writers:
        rates = writers.map(lambda n: bare_writer(postgres, f"g{n}", seconds), range(WRITERS))
        return sum(rates)


def bare_writer(postgres: Server, game: str, seconds: float) -> float:
    """Return what one connection does of it."""
    with psycopg.connect(postgres.address("bare")) as database:
        database.execute("INSERT INTO game VALUES (%s, 0)", [game])

        def keep(seq: int) -> None:
            database.execute("INSERT INTO entry VALUES (%s, %s, %s)", [game, seq, TEXT])
            database.execute("UPDATE game SET seq = %s WHERE id = %s", [seq, game])
            database.commit()

        return counted(keep, seconds)


def counted(keep: Callable[[int], None], seconds: float) -> float:
    """How often a second this can be done."""
    began, seq = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        seq += 1
        keep(seq)
    return seq / (time.perf_counter() - began)
