"""A scorebook in as many files as it needs, so that each can come in again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from companion.core.limits import MAX_GAMES
from companion.core.names import name_key
from companion.core.rules import Json
from companion.transfer.file_format import (
    LARGEST,
    MOST_NAMES,
    MOST_PLAYERS,
    FileGame,
    FilePerson,
    ScorebookFile,
    length,
)

Seats = list[Json]


@dataclass(frozen=True)
class FileLimits:
    """What a file may hold."""

    size: int = LARGEST
    games: int = MAX_GAMES
    people: int = MOST_PLAYERS
    names: int = MOST_NAMES


def split_files(
    people: list[FilePerson], games: Iterable[tuple[FileGame, Seats]], bounds: FileLimits
) -> Iterator[ScorebookFile]:
    """Yield files, one at least. Each has all people its games need, so it may come alone.

    With each game come the seats it has had. Who sits in no game comes after the games.
    """
    part = _Part(bounds)
    for together, played in _in_order(people, games):
        if not part.takes(together, played):
            yield part.file
            part = _Part(bounds)
            part.takes(together, played)
    yield part.file


def _in_order(
    people: list[FilePerson], games: Iterable[tuple[FileGame, Seats]]
) -> Iterator[tuple[list[FilePerson], FileGame | None]]:
    """Yield what must stand in one file: each game with its people, then whoever is left."""
    circle = _Circle(people)
    left = {person.id: person for person in people}
    for played, seats in games:
        together = circle.of(seats)
        yield together, played
        for person in together:
            left.pop(person.id, None)
    for person in left.values():
        yield circle.around([person]), None


class _Circle:
    """Who must be told of together: a file read alone knows nobody else."""

    def __init__(self, people: list[FilePerson]) -> None:
        self._people = {person.id: person for person in people}
        self._owners = {name: person for person in people for name in person.names}

    def of(self, seats: Seats) -> list[FilePerson]:
        """Whoever sits in these seats, by id or by name."""
        named = (self._owners.get(name_key(seat["name"])) for seat in seats)
        people = (self._people.get(seat.get("player", "")) for seat in seats)
        return self.around(person for person in (*named, *people) if person)

    def around(self, some: Iterable[FilePerson]) -> list[FilePerson]:
        """Return these people, whom they turned out to be, and who else has a name of theirs."""
        found: dict[str, FilePerson] = {}
        ahead = list(some)
        while ahead:
            person = ahead.pop()
            if person.id not in found:
                found[person.id] = person
                near = self._people.get(person.into or ""), self._owners.get(name_key(person.name))
                ahead += [one for one in near if one]
        return list(found.values())


@dataclass
class _Part:
    """A file that is being filled."""

    bounds: FileLimits
    file: ScorebookFile = field(default_factory=lambda: ScorebookFile([], []))
    known: set[str] = field(default_factory=set[str])
    size: int = 0
    names: int = 0

    def takes(self, people: list[FilePerson], played: FileGame | None) -> bool:
        """Whether these still went in. An empty file takes whatever comes."""
        fresh = [person for person in people if person.id not in self.known]
        games = [played] if played else []
        size = self.size + length(ScorebookFile(fresh, games))
        names = self.names + sum(len(person.names) for person in fresh)
        if self.size and not self._may_have(size, len(fresh), len(games), names):
            return False
        self.size, self.names = size, names
        self.known |= {person.id for person in fresh}
        self.file.players.extend(fresh)
        self.file.games.extend(games)
        return True

    def _may_have(self, size: int, people: int, games: int, names: int) -> bool:
        return (
            size <= self.bounds.size
            and len(self.file.players) + people <= self.bounds.people
            and len(self.file.games) + games <= self.bounds.games
            and names <= self.bounds.names
        )
