"""How long to wait before asking again somebody who did not answer."""

import random
from collections.abc import Iterator

import gevent
from gevent.event import Event
from redis import ConnectionPool, Redis, RedisError

from companion.pubsub.messages import Letter, Missed, letter

FIRST = 0.1
LONGEST = 5.0


def pauses() -> Iterator[float]:
    """Seconds, twice as many each time, and not the same in every worker."""
    pause = FIRST
    while True:
        yield pause * (0.5 + random.random() / 2)  # noqa: S311 - no secret
        pause = min(2 * pause, LONGEST)


MOST = 10_000
"""Letters kept while there is no Redis; if there are more, one says that some were missed."""
AT_ONCE = 500
LAST_SECONDS = 1


class Post:
    """Letters on their way to Redis."""

    def __init__(self, pool: ConnectionPool) -> None:
        self._redis = Redis(connection_pool=pool)
        self._unsent: list[Letter] = []
        self._some = Event()
        self._none = Event()
        self._none.set()

    def send(self, *letters: Letter) -> None:
        """Have these sent, in their order."""
        self._unsent += letters
        if len(self._unsent) > MOST:
            self._unsent = [letter(Missed())]
        self._none.clear()
        self._some.set()

    def finish(self) -> None:
        """Wait a moment until all is sent."""
        self._none.wait(LAST_SECONDS)

    def run(self) -> None:
        """Send whatever there is to send, for ever."""
        waits = pauses()
        while self._some.wait():
            try:
                self._send_all()
                waits = pauses()
            except RedisError:
                gevent.sleep(next(waits))

    def _send_all(self) -> None:
        """Send what there is. Some may be sent twice where that fails: a hint may come twice."""
        while letters := self._unsent[:AT_ONCE]:
            del self._unsent[:AT_ONCE]
            try:
                self._publish(letters)
            except RedisError:
                later, self._unsent = self._unsent, []
                self.send(*letters, *later)
                raise
        self._some.clear()
        self._none.set()

    def _publish(self, letters: list[Letter]) -> None:
        with self._redis.pipeline(transaction=False) as together:
            for one in letters:
                together.publish(*one)
            together.execute()
