"""The broker of many workers: Redis or Valkey (docs/decisions/0142-redis.md).

It is connected or it is not, and knows which. A stream lives no longer than the subscription that
feeds it: where that ends nobody knows what was lost, so phones come back, are let in anew, and are
told what there is.
"""

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import gevent
from redis import ConnectionPool, RedisError
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import TimeoutError as RedisTimeoutError
from redis.retry import Retry

from companion.core.config import SettingsError
from companion.pubsub.broker import Subscriber
from companion.pubsub.messages import (
    BROADCAST_CHANNEL,
    Message,
    decode,
    encode,
    game_channel,
    game_of_channel,
)
from companion.pubsub.outbox import Outbox, backoff

TIMEOUT_SECONDS = 1
"""How long an answer is waited for: nobody's call may hang because there is no Redis."""
MAX_SILENT_SECONDS = 5
"""In which Redis says nothing, though it was pinged: then it is gone."""
log = logging.getLogger(__name__)


def pool_at(address: str) -> ConnectionPool:
    """Return connections to the Redis at this address, made as they are needed.

    Raises `SettingsError` where the address makes no sense.
    """
    try:
        return ConnectionPool.from_url(
            address,
            client_name="companion",
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), retries=0),  # who asks knows better when to ask again
        )
    except (ValueError, TypeError) as error:
        raise SettingsError(
            f"REDIS_URL makes no sense ({error}). It looks like redis://localhost:6379."
        ) from error


class Response(NamedTuple):
    """What Redis sends to a subscriber."""

    kind: bytes
    channel: bytes
    payload: Any
    """Of an answer to SUBSCRIBE, how many channels there are by now."""


class RedisBroker:
    """Messages through this Redis, for one worker."""

    def __init__(self, pool: ConnectionPool) -> None:
        self.is_connected = False
        self.was_connected = False
        self._pool = pool
        self._outbox = Outbox(pool)
        self._subscription: AbstractConnection | None = None
        self._subscriber: Subscriber
        self._has_complained = False

    def start(self, subscriber: Subscriber) -> None:
        """Begin to pass messages on to this subscriber, as often as there is a Redis."""
        self._subscriber = subscriber
        gevent.spawn(self._outbox.run)
        gevent.spawn(self._listen)

    def publish(self, message: Message) -> None:
        """Send a message to every worker, as soon as there is a Redis."""
        self._outbox.send(encode(message))

    def flush(self) -> None:
        """Wait a moment until what was published is sent."""
        self._outbox.flush()

    def subscribe(self, game: str) -> None:
        """Receive messages about this game, too; those before Redis confirms are lost."""
        self._command("SUBSCRIBE", game)

    def unsubscribe(self, game: str) -> None:
        """Receive no more messages about this game."""
        self._command("UNSUBSCRIBE", game)

    def _command(self, command: str, game: str) -> None:
        if self._subscription is None:
            return
        try:
            self._subscription.send_command(command, game_channel(game))
        except RedisError as error:  # `_listen` meets it, too
            self._on_lost(error)

    def _listen(self) -> None:
        """Pass on what Redis sends, for ever."""
        pauses = backoff()
        while True:
            try:
                for response in self._receive():
                    self._on_response(response)
            except RedisError as error:
                pauses = backoff() if self.is_connected else pauses
                self._on_lost(error)
            gevent.sleep(next(pauses))

    def _receive(self) -> Iterator[Response]:
        """Subscribe, and yield what Redis sends. Raises `RedisError` at its end."""
        connection = self._pool.get_connection()
        try:
            self._subscription = connection
            connection.send_command("SUBSCRIBE", BROADCAST_CHANNEL)
            yield from _responses(connection)
        finally:
            self._subscription = None
            connection.disconnect()
            self._pool.release(connection)

    def _on_response(self, response: Response) -> None:
        game = game_of_channel(response.channel.decode())
        if response.kind == b"message":
            self._deliver(response.payload, game)
        elif response.kind == b"subscribe" and game is not None:
            self._subscriber.resync(game)
        elif response.kind == b"subscribe":
            self._on_connected()

    def _deliver(self, text: bytes, game: str | None) -> None:
        """Pass a message on. One that cannot be read must not keep the next ones out."""
        try:
            self._subscriber.on_message(decode(text))
        except Exception:
            log.exception("a worker of another version, or a fault of ours")
            self._subscriber.resync(game)

    def _on_connected(self) -> None:
        if self._has_complained:
            log.warning("Redis is there again")
        self.is_connected = self.was_connected = True
        self._has_complained = False

    def _on_lost(self, error: RedisError) -> None:
        if not self._has_complained:
            log.warning("Redis is gone; phones ask by themselves until it is back: %s", error)
        self.is_connected = False
        self._subscription = None
        self._has_complained = True
        self._subscriber.resync(None)


def _responses(connection: AbstractConnection) -> Iterator[Response]:
    """Yield what Redis sends; ping it where it is silent. Raises `RedisError`."""
    silent_seconds = 0
    while True:
        try:
            response = connection.read_response(disconnect_on_error=False)
        except RedisTimeoutError:
            silent_seconds += TIMEOUT_SECONDS
            if silent_seconds > MAX_SILENT_SECONDS:
                raise
            connection.send_command("PING")
        else:
            silent_seconds = 0
            if response[0] != b"pong":
                yield Response(*response)
