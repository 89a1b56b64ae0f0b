"""A phone at a registry, without a network between them."""

import gevent

from companion.pubsub.feed import LogPosition
from companion.pubsub.registry import StreamRegistry


class Phone:
    """A phone that takes whatever its stream tells."""

    def __init__(
        self,
        registry: StreamRegistry,
        game: str = "g",
        device: str = "ada",
        seq: int = 0,
        *,
        may_record: bool = False,
    ) -> None:
        self.stream = registry.open(game, device, LogPosition("e", seq))
        self.stream.may_record = may_record
        self.received = b""
        self.listening = gevent.spawn(self.listen)
        gevent.idle()

    def listen(self) -> None:
        for answer in self.stream.events():
            self.received += answer

    def takes(self) -> bytes:
        """Return what it has heard since it was asked last."""
        gevent.idle()
        event, self.received = self.received, b""
        return event

    @property
    def has_ended(self) -> bool:
        gevent.idle()
        return self.listening.dead
