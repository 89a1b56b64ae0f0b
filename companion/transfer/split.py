"""The split of a scorebook into files, each of which can be imported by itself."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from companion.core.limits import MAX_FILE_BYTES, MAX_GAMES, MAX_NAMES, MAX_PLAYERS, MAX_VALUES
from companion.core.names import name_key, seated_people
from companion.core.rules import Json
from companion.transfer.file_format import (
    FileGame,
    FilePad,
    FilePerson,
    ScorebookFile,
    count_values,
    encode_text,
)

Seats = list[Json]


@dataclass(frozen=True)
class FileLimits:
    """The bounds of one file."""

    size: int = MAX_FILE_BYTES
    games: int = MAX_GAMES
    people: int = MAX_PLAYERS
    names: int = MAX_NAMES
    values: int = MAX_VALUES


def split_files(
    people: list[FilePerson],
    games: Iterable[tuple[FileGame, Seats]],
    limits: FileLimits,
    pads: Sequence[FilePad] = (),
) -> Iterator[ScorebookFile]:
    """Yield files, at least one, each with all people its games refer to.

    `games` come with the seats they have had. People without a game follow after the games, the
    pads stand in the first file.
    """
    text = encode_text(ScorebookFile([], [], pads)).encode() if pads else b""
    part = _FileBuilder(limits, pads, size=len(text), values=count_values(text))
    for group, game in _group(people, games):
        if not part.add(group, game):
            yield part.file
            part = _FileBuilder(limits)
            part.add(group, game)
    yield part.file


def _group(
    people: list[FilePerson], games: Iterable[tuple[FileGame, Seats]]
) -> Iterator[tuple[list[FilePerson], FileGame | None]]:
    """Yield what must stand in one file: each game with its people, then all other people."""
    groups = _PeopleGroups(people)
    left = {person.id: person for person in people}
    for game, seats in games:
        group = groups.of_seats(seats)
        yield group, game
        for person in group:
            left.pop(person.id, None)
    for person in left.values():
        yield groups.with_related([person]), None


class _PeopleGroups:
    """People who refer to each other and so must stand in one file."""

    def __init__(self, people: list[FilePerson]) -> None:
        self._people = {person.id: person for person in people}
        self._owners = {name: person for person in people for name in person.names}

    def of_seats(self, seats: Seats) -> list[FilePerson]:
        """Return the people in these seats, by id or by name, with those related."""
        seated = seated_people(seats)
        named = (self._owners.get(name_key(one["name"])) for one in seated)
        people = (self._people.get(one.get("player", "")) for one in seated)
        return self.with_related(person for person in (*named, *people) if person)

    def with_related(self, people: Iterable[FilePerson]) -> list[FilePerson]:
        """Return these people, those they are merged into, and those who own their names."""
        group: dict[str, FilePerson] = {}
        queue = list(people)
        while queue:
            person = queue.pop()
            if person.id not in group:
                group[person.id] = person
                related = (
                    self._people.get(person.into or ""),
                    self._owners.get(name_key(person.name)),
                )
                queue += [one for one in related if one]
        return list(group.values())


@dataclass
class _FileBuilder:
    """A file under construction."""

    limits: FileLimits
    pads: Sequence[FilePad] = ()
    players: list[FilePerson] = field(default_factory=list[FilePerson])
    games: list[FileGame] = field(default_factory=list[FileGame])
    person_ids: set[str] = field(default_factory=set[str])
    size: int = 0
    names: int = 0
    values: int = 0

    @property
    def file(self) -> ScorebookFile:
        """What has been added."""
        return ScorebookFile(self.players, self.games, self.pads)

    def add(self, people: list[FilePerson], game: FileGame | None) -> bool:
        """Add these if there is room, or the file is empty; return whether they were added."""
        new_people = [person for person in people if person.id not in self.person_ids]
        games = [game] if game else []
        text = encode_text(ScorebookFile(new_people, games)).encode()
        size, values = self.size + len(text), self.values + count_values(text)
        names = self.names + sum(len(person.names) for person in new_people)
        has_room = self._has_room(len(new_people), len(games))
        is_small = size <= self.limits.size and values <= self.limits.values
        if self.size and not (has_room and is_small and names <= self.limits.names):
            return False
        self.size, self.names, self.values = size, names, values
        self.person_ids |= {person.id for person in new_people}
        self.players.extend(new_people)
        self.games.extend(games)
        return True

    def _has_room(self, people: int, games: int) -> bool:
        return (
            len(self.players) + people <= self.limits.people
            and len(self.games) + games <= self.limits.games
        )
