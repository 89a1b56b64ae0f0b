"""What we use of redis: its own types leave arguments unknown."""

from types import TracebackType
from typing import Any, Self

from redis.connection import AbstractConnection
from redis.exceptions import RedisError as RedisError
from redis.retry import Retry

class ConnectionPool:
    @classmethod
    def from_url(
        cls,
        url: str,
        *,
        client_name: str,
        socket_timeout: float,
        socket_connect_timeout: float,
        retry: Retry,
    ) -> Self: ...
    def get_connection(self) -> AbstractConnection: ...
    def release(self, connection: AbstractConnection) -> None: ...

class Pipeline:
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
    def publish(self, channel: str, message: str) -> Self: ...
    def execute(self) -> list[Any]: ...

class Redis:
    def __init__(self, *, connection_pool: ConnectionPool) -> None: ...
    def pipeline(self, transaction: bool = True) -> Pipeline: ...
