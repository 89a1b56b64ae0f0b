"""Redis or Valkey, for a server of many workers (docs/decisions/0142-redis.md)."""

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import gevent
from redis import ConnectionPool, RedisError
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import TimeoutError as Silence
from redis.retry import Retry

from companion.core.config import WrongSetting
from companion.pubsub.broker import Ears
from companion.pubsub.messages import EVERYBODY, Hint, channel_of, game_of, hint_in, letter
from companion.pubsub.outbox import Post, pauses

SECONDS = 1
"""How long an answer is waited for: nobody's call may hang because there is no Redis."""


def pool_at(address: str) -> ConnectionPool:
    """Connections to the Redis at this address, made as they are needed.

    Raises `WrongSetting` where the address makes no sense.
    """
    try:
        return ConnectionPool.from_url(
            address,
            client_name="companion",
            socket_timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            retry=Retry(NoBackoff(), retries=0),  # who asks knows better when to ask again
        )
    except (ValueError, TypeError) as error:
        raise WrongSetting(
            f"REDIS_URL makes no sense ({error}). It looks like redis://localhost:6379."
        ) from error


MOST_SILENT = 5
"""Seconds in which Redis says nothing, though it was asked whether it is there: then it is gone."""
log = logging.getLogger(__name__)


class Told(NamedTuple):
    """What Redis says."""

    kind: bytes
    channel: bytes
    text: Any
    """Of an answer to SUBSCRIBE, how many channels there are by now."""


class RedisLine:
    """A line through this Redis, for one worker."""

    def __init__(self, pool: ConnectionPool) -> None:
        self.hears = False
        self.ready = False
        self._pool = pool
        self._post = Post(pool)
        self._subscription: AbstractConnection | None = None
        self._ears: Ears
        self._complained = False

    def start(self, ears: Ears) -> None:
        """From now on these ears hear, as often as there is a Redis."""
        self._ears = ears
        gevent.spawn(self._post.run)
        gevent.spawn(self._listen)

    def send(self, hint: Hint) -> None:
        """Have every worker hear this, as soon as there is a Redis."""
        self._post.send(letter(hint))

    def finish(self) -> None:
        """Wait a moment until what was sent has gone."""
        self._post.finish()

    def join(self, game: str) -> None:
        """Hear what happens in this game, too; what happened before Redis answers is missed."""
        self._ask("SUBSCRIBE", game)

    def leave(self, game: str) -> None:
        """Nobody here looks at this game any more."""
        self._ask("UNSUBSCRIBE", game)

    def _ask(self, what: str, game: str) -> None:
        if self._subscription is None:
            return
        try:
            self._subscription.send_command(what, channel_of(game))
        except RedisError as trouble:  # who listens will hear of it, too
            self._lost(trouble)

    def _listen(self) -> None:
        """Hear what comes, for ever."""
        waits = pauses()
        while True:
            try:
                for told in self._subscribed():
                    self._hear(told)
            except RedisError as trouble:
                waits = pauses() if self.hears else waits
                self._lost(trouble)
            gevent.sleep(next(waits))

    def _subscribed(self) -> Iterator[Told]:
        """What Redis tells whoever has subscribed. Raises `RedisError` at its end."""
        connection = self._pool.get_connection()
        try:
            self._subscription = connection
            connection.send_command("SUBSCRIBE", EVERYBODY)
            yield from _told(connection)
        finally:
            self._subscription = None
            connection.disconnect()
            self._pool.release(connection)

    def _hear(self, told: Told) -> None:
        game = game_of(told.channel.decode())
        if told.kind == b"message":
            self._open(told.text, game)
        elif told.kind == b"subscribe" and game is not None:
            self._ears.missed(game)
        elif told.kind == b"subscribe":
            self._found()

    def _open(self, text: bytes, game: str | None) -> None:
        """Hear a letter. One that says nothing to us must not make us deaf for the next."""
        try:
            self._ears.hear(hint_in(text))
        except Exception:
            log.exception("a worker of another version, or a fault of ours")
            self._ears.missed(game)

    def _found(self) -> None:
        if self._complained:
            log.warning("Redis is there again")
        self.hears = self.ready = True
        self._complained = False

    def _lost(self, trouble: RedisError) -> None:
        if not self._complained:
            log.warning("Redis is gone; phones ask by themselves until it is back: %s", trouble)
        self.hears = False
        self._subscription = None
        self._complained = True
        self._ears.missed(None)


def _told(connection: AbstractConnection) -> Iterator[Told]:
    """What comes; where nothing does, Redis is asked whether it is there. Raises `RedisError`."""
    silent = 0
    while True:
        try:
            told = connection.read_response(disconnect_on_error=False)
        except Silence:
            silent += SECONDS
            if silent > MOST_SILENT:
                raise
            connection.send_command("PING")
        else:
            silent = 0
            if told[0] != b"pong":
                yield Told(*told)
