"""How hints come from the worker in which something happens to every worker with open streams."""

from typing import Protocol

from companion.pubsub.messages import Hint


class Ears(Protocol):
    """Who hears what comes over a line: the hub of this worker."""

    def hear(self, hint: Hint) -> None:
        """Something has happened, perhaps in another worker."""
        ...

    def missed(self, game: str | None) -> None:
        """Something may have happened in this game that was not heard; None: in any."""
        ...


class Line(Protocol):
    """One of the two ways there are."""

    hears: bool
    """Whether whatever happens anywhere is heard here now."""
    ready: bool
    """Whether it ever was."""

    def start(self, ears: Ears) -> None:
        """From now on these ears hear."""
        ...

    def send(self, hint: Hint) -> None:
        """Have every worker hear this. Waits for nothing, and never fails."""
        ...

    def join(self, game: str) -> None:
        """Hear what happens in this game, too."""
        ...

    def leave(self, game: str) -> None:
        """Nobody here looks at this game any more."""
        ...

    def finish(self) -> None:
        """Wait a moment until what was sent has gone."""
        ...


class OneWorker:
    """The line of a worker that is alone: it hears itself."""

    hears = True
    ready = True
    _ears: Ears

    def start(self, ears: Ears) -> None:
        """From now on these ears hear."""
        self._ears = ears

    def send(self, hint: Hint) -> None:
        """Hear this."""
        self._ears.hear(hint)

    def join(self, game: str) -> None:
        """Every game is heard of anyway."""

    def leave(self, game: str) -> None:
        """Every game is heard of anyway."""

    def finish(self) -> None:
        """What was sent has been heard."""
