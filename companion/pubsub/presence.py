"""Who is writing, and where: notices that stand for a minute unless they are renewed."""

from collections import deque
from collections.abc import Callable

from companion.pubsub.messages import Writing, event

SECONDS = 60
"""A phone repeats its notice every 25 seconds: one that fell silent is not writing any more."""


class Notices:
    """The notices that stand, as the events that tell them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._standing: dict[str, dict[str, bytes]] = {}
        """By game, by the short id of the device that writes."""
        self._ends: deque[tuple[float, Writing, bytes]] = deque()
        """When each ends, the first to end first."""

    def __bool__(self) -> bool:
        """Whether any stands."""
        return bool(self._standing)

    def put(self, hint: Writing) -> bytes:
        """Note who is writing, or no longer is; the event that tells it."""
        told = event("writing", {"place": None} | (hint.notice or {}) | {"device": hint.device})
        if hint.notice is None:
            self._forget(hint)
        else:
            self._standing.setdefault(hint.game, {})[hint.device] = told
            self._ends.append((self._clock() + SECONDS, hint, told))
        return told

    def of(self, game: str) -> dict[str, bytes]:
        """The notices that stand in a game, by their writers' short ids."""
        return self._standing.get(game, {})

    def over(self) -> list[Writing]:
        """Hints that end the notices whose time is over."""
        ending: list[Writing] = []
        while self._ends and self._ends[0][0] <= self._clock():
            _, hint, told = self._ends.popleft()
            if self.of(hint.game).get(hint.device) is told:  # not renewed since
                ending.append(Writing(hint.game, hint.device, None))
        return ending

    def _forget(self, hint: Writing) -> None:
        standing = self._standing.get(hint.game, {})
        standing.pop(hint.device, None)
        if not standing:
            self._standing.pop(hint.game, None)
