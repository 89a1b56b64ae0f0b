"""What a device may do with a game or a scorebook."""

from enum import IntEnum


class Role(IntEnum):
    """Each role may do what those below it may."""

    WATCH = 1
    RECORD = 2
    OWN = 3
