"""The queue of messages to other workers; it never blocks, and outlasts a lost Redis."""

import random
from collections.abc import Iterator

import gevent
from gevent.event import Event
from redis import ConnectionPool, Redis, RedisError

from companion.pubsub.messages import Envelope, MessagesLost, encode

MIN_BACKOFF_SECONDS = 0.1
MAX_BACKOFF_SECONDS = 5.0
MAX_QUEUED = 10_000
"""Messages queued while there is no Redis; more are replaced by one `MessagesLost`."""
BATCH_SIZE = 500
FLUSH_SECONDS = 1


def backoff() -> Iterator[float]:
    """Yield seconds to wait, twice as many each time, and not the same in every worker."""
    pause = MIN_BACKOFF_SECONDS
    while True:
        yield pause * (0.5 + random.random() / 2)  # noqa: S311 - no secret
        pause = min(2 * pause, MAX_BACKOFF_SECONDS)


class Outbox:
    """Messages on their way to Redis."""

    def __init__(self, pool: ConnectionPool) -> None:
        self._redis = Redis(connection_pool=pool)
        self._queue: list[Envelope] = []
        self._is_filled = Event()
        self._is_empty = Event()
        self._is_empty.set()

    def send(self, *envelopes: Envelope) -> None:
        """Queue envelopes in their order."""
        self._queue += envelopes
        if len(self._queue) > MAX_QUEUED:
            self._queue = [encode(MessagesLost())]
        self._is_empty.clear()
        self._is_filled.set()

    def flush(self) -> None:
        """Wait a moment until all is sent."""
        self._is_empty.wait(FLUSH_SECONDS)

    def run(self) -> None:
        """Send whatever is queued, for ever."""
        pauses = backoff()
        while self._is_filled.wait():
            try:
                self._send_all()
                pauses = backoff()
            except RedisError:
                gevent.sleep(next(pauses))

    def _send_all(self) -> None:
        """Send what is queued. Where that fails some may be sent twice, which messages allow."""
        while batch := self._queue[:BATCH_SIZE]:
            del self._queue[:BATCH_SIZE]
            try:
                self._publish(batch)
            except RedisError:
                later, self._queue = self._queue, []
                self.send(*batch, *later)
                raise
        self._is_filled.clear()
        self._is_empty.set()

    def _publish(self, batch: list[Envelope]) -> None:
        with self._redis.pipeline(transaction=False) as pipeline:
            for envelope in batch:
                pipeline.publish(*envelope)
            pipeline.execute()
