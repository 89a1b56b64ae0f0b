"""How messages come from the worker where something happens to those with open streams."""

from typing import Protocol

from companion.pubsub.messages import Message


class Subscriber(Protocol):
    """Whoever receives messages: the streams of this worker."""

    def on_message(self, message: Message) -> None:
        """Handle a message, perhaps of another worker."""
        ...

    def resync(self, game: str | None) -> None:
        """Handle that messages about this game may have been lost; None: about any."""
        ...


class Broker(Protocol):
    """One of the two ways there are."""

    is_connected: bool
    """Whether whatever happens in any worker arrives here now."""
    was_connected: bool
    """Whether it ever did."""

    def start(self, subscriber: Subscriber) -> None:
        """Begin to pass messages on to this subscriber."""
        ...

    def publish(self, message: Message) -> None:
        """Send a message to every worker. Waits for nothing, and never fails."""
        ...

    def subscribe(self, game: str) -> None:
        """Receive messages about this game, too."""
        ...

    def unsubscribe(self, game: str) -> None:
        """Receive no more messages about this game."""
        ...

    def flush(self) -> None:
        """Wait a moment until what was published is sent."""
        ...


class LocalBroker:
    """The broker of a worker that is alone: it receives what it publishes."""

    is_connected = True
    was_connected = True
    _subscriber: Subscriber

    def start(self, subscriber: Subscriber) -> None:
        """Begin to pass messages on to this subscriber."""
        self._subscriber = subscriber

    def publish(self, message: Message) -> None:
        """Pass a message on at once."""
        self._subscriber.on_message(message)

    def subscribe(self, game: str) -> None:
        """Do nothing: every game's messages arrive anyway."""

    def unsubscribe(self, game: str) -> None:
        """Do nothing: every game's messages arrive anyway."""

    def flush(self) -> None:
        """Do nothing: what was published has arrived."""
