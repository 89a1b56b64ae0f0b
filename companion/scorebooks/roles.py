"""What a device may do with a game or a scorebook."""

from enum import IntEnum


class Role(IntEnum):
    """Each role may do what those below it may."""

    OUT = 0
    """Nothing: this game is closed to a device that may see the rest of its scorebook."""
    WATCH = 1
    RECORD = 2
    OWN = 3

    @property
    def word(self) -> str:
        """The role as calls name it: "watch"."""
        return self.name.lower()


GIVEN = {role.word: role for role in (Role.WATCH, Role.RECORD, Role.OWN)}
"""The roles a link can give, by their words."""
