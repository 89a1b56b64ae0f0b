"""What a phone tells the others of a table while it fills something in."""

import json
import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from companion.core.limits import MAX_FILLED_BYTES, MAX_FILLED_PARTS, MAX_ROUND, MAX_SEAT
from companion.core.rules import Json, name_problem
from companion.engine.check import NAME_LIMIT
from companion.web.api import CallBody, MalformedBody, PlayerName

PLACE = re.compile(r"setup|new:[0-9]{1,4}|(of|before):.{1,100}")
"""Where on the sheet somebody writes: a new round, an entry, before an entry, the set-up."""
PLACE_SCHEMA = {"pattern": "^(setup|new:[0-9]{1,4}|(of|before):[!-~]{1,100})$"}
"""The same, with ids as phones make them."""
PartName = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_]{0,39}$")]


class FilledBody(msgspec.Struct, forbid_unknown_fields=True):
    """What a phone has filled in of a round that is not written yet, for those who fill in it too.

    To the server its parts are values: the phones know what they mean, and the engine judges them
    once they are written.
    """

    round: Annotated[int, Meta(ge=1, le=MAX_ROUND)]
    type: PartName
    """The type of the entry it is to be."""
    parts: Annotated[dict[PartName, Any], Meta(max_length=MAX_FILLED_PARTS)]
    """By seat ("0"), or by the name of what belongs to no seat."""
    over: Annotated[
        dict[PartName, Annotated[list[Any], Meta(max_length=MAX_FILLED_PARTS)]],
        Meta(max_length=MAX_FILLED_PARTS),
    ] = msgspec.field(default_factory=dict[str, list[Any]])
    """By part, the values of other phones that somebody has decided against."""
    at: Annotated[int, Meta(ge=0, le=MAX_SEAT)] | None = None
    """The seat it is at work at; null: at none any more."""


class WritingBody(CallBody):
    """Where on the sheet this phone writes (null: nowhere any more), and for whom."""

    place: Annotated[str, Meta(extra_json_schema=PLACE_SCHEMA)] | None
    by: PlayerName | None = None
    filled: FilledBody | None = None
    """What stays to be seen of this phone's unfinished round, also where it writes nowhere."""

    def __post_init__(self) -> None:
        """Check the name, that there is such a place, and how much is shown. Raises 400."""
        is_named = self.by is None or name_problem(self.by, ["by"]) is None
        if not (is_named and (self.place is None or _is_place(self.place))):
            raise self.error_at("")
        shown = json.dumps(self.shown(), ensure_ascii=False)
        if len(shown.encode()) > MAX_FILLED_BYTES:
            raise self.error_at("filled")

    def shown(self) -> Json:
        """Return what the notice has besides its place: `filled`, if there is anything."""
        return {} if self.filled is None else {"filled": msgspec.to_builtins(self.filled)}

    @classmethod
    def error_at(cls, place: str, /) -> MalformedBody:
        """Return 400: what is no place or no name, or what cannot be shown of a round."""
        if place.startswith("filled") or "`$.filled" in place:  # a key that is none is told so
            return MalformedBody("api.filled", most=MAX_FILLED_BYTES)
        return MalformedBody("api.writing", most=NAME_LIMIT)


def _is_place(text: str) -> bool:
    return text.isprintable() and PLACE.fullmatch(text) is not None
