"""How much there may be of what others send: every bound of the server in one place.

What a game itself allows (seats, names, notes, entries of a log) the engine says, in
`companion.engine.check` and `companion.engine.setup`; docs/api.md has them all in a table.
"""

from dataclasses import dataclass
from datetime import date
from typing import Any

MAX_BODY_BYTES = 1_000_000
"""Bytes of a call: a log of a thousand rounds, with room."""
MAX_FORM_BYTES = 20_000
"""Bytes of a form of a page, which has a name or two; a file is not among them."""
MAX_FORM_PARTS = 10
"""Parts of a form in parts: the one that sends a file has two or three."""
MAX_FIELD_BYTES = 100_000
"""Bytes of a part's header, and of a part that is no file."""
MAX_ENTRY_BYTES = 100_000
"""Bytes of one entry: a correction of a thousand others, with room."""
SMALL_ENTRY_BYTES = 2_000
"""Bytes of an entry that always fits; a round with every card and a remark has half as many."""
MAX_LOG_BYTES = 5_000_000
"""Bytes of a log, at which only small entries still fit: an evening has some 20,000."""
MAX_JSON_NESTED = 250_000
"""Lists and objects of one JSON text; a call of rounds has a third as many at the most."""
MAX_JSON_DEPTH = 32
"""Levels of lists and objects; a game file has some fifteen."""
MAX_AMEND_CHANGES = 100
"""Changes of one correction, more than any screen makes; those stored may have more."""
MAX_ENTRY_NUMBER = 999_999_999
"""The number of an entry that a phone says it has seen: more than any log will ever have."""
MAX_REPLAYED_ENTRIES = 2_000
"""Entries that the corrections of one batch may have replayed, some tenths of a second; the phone
sends the rest of such a batch again."""
MAX_CACHED_BYTES = 80_000_000
"""Bytes of the games that a worker holds followed to their ends; an evening's takes a megabyte."""
MAX_FILLED_BYTES = 8_000
"""Bytes of what a phone shows of its unfinished round; a round with every card has a tenth."""
MAX_FILLED_PARTS = 40
"""Parts of an unfinished round that a phone shows; a table of twelve has some fifteen."""
MAX_SHOWN = 2_000
"""Notices of who writes where that a worker holds, of all games; the oldest makes room."""
MAX_ROUND = 9_999
"""The number of a round that a phone may say it fills in."""
MAX_SEAT = 99
"""The number of a seat it may say it is at."""
MAX_STREAMS = 12
"""Streams one device may have open; a phone needs one, and each forgotten one costs memory."""
MAX_LINKS = 50
"""Standing links of one game, and of one scorebook."""
OWN_WRONG_CODES_RATE = "10/minute;40/hour"
"""How many wrong codes of six letters one address may type; right ones are not counted."""
WRONG_CODES_RATE = "600/hour"
"""How many wrong codes all addresses together may type; there are 191 million. After that a link
still lets a phone in."""
MAX_COOKIE_CHARS = 200
"""Characters read of the cookie of a device; ours have about ninety."""
MAX_SCOREBOOKS = 50
"""Scorebooks one device may own; most people have one."""
MAX_REMATCHES_AN_HOUR = 12
"""Games that all devices which came by one link to a single game may begin after it in an hour."""
MAX_PADS = 100
"""Pads of one scorebook, those put away counted."""
MAX_ERASED_PADS = 1000
"""Ids of deleted pads that a scorebook remembers, so that no phone brings one back."""
MAX_PAD_BYTES = 20_000
"""Bytes of one pad; the largest of the library has a tenth."""
MAX_PAD_VERSION = 1_000_000_000
"""The version of a pad that a phone may name: more changes than any pad will ever have."""
MAX_GAMES = 20_000
"""Games of one scorebook, which is as many as a scorebook file may bring."""

MAX_FILE_BYTES = 10_000_000
"""Bytes of a scorebook file; a larger export is split into several, one huge game is compressed."""
MAX_UPLOAD_FIELDS_BYTES = 10_000
"""Bytes of an upload besides its file."""
MAX_FILE_NAME_LETTERS = 100
"""Letters kept of the name an uploaded file has."""
MAX_GAME_FILE_BYTES = 1_000_000
"""Bytes of a file for `companion score`, which has a single game."""
MAX_UNPACKED_BYTES = 15_000_000
"""Bytes of a scorebook file decompressed: some 7,000 evenings."""
MAX_VALUES = 1_200_000
"""Values in a file: many small ones would take far more memory than bytes."""
MAX_WHOLE_BYTES = 200_000
"""Bytes of a text that may be parsed as a whole: what is wrong with it is told exactly. No file
has more besides its players, games and pads, or the log of its one game."""
MAX_PART_BYTES = 5_500_000
"""Bytes of one game or person in a file, of which one at a time is in memory as values."""
MAX_PART_VALUES = 250_000
"""Values of one game or person in a file."""
MAX_PLAYERS = 5_000
"""People in a file."""
MAX_MARK_LETTERS = 2
"""Letters of a person's mark."""
MAX_NAMES = 20_000
"""Names of all people of a file together."""
MAX_STORED_UPLOADS = 20
"""Files of all devices that wait to be brought in; the oldest makes room."""
MAX_DRAINED_BYTES = 100_000_000
"""Bytes read of a file too large, so that its sender gets the answer; then the line is cut."""
SMALL_BODY_BYTES = 10_000
"""Bytes of a body that costs nothing to refuse."""
REFUSED_BODY_RATE = "30/minute"
"""How many larger bodies that are refused with 400 one address may send; small ones never wait."""
UPLOAD_RATE = "10/minute;60/hour"
"""How many files one address may upload."""
PREVIEW_RATE = "20/minute;120/hour"
"""How often one address may have a file validated, which takes seconds."""
EXPORT_RATE = "10/minute;100/hour"
"""How often one address may have a scorebook written out."""

FIRST_DAY = date(1900, 1, 1)
"""The earliest date taken from outside; a clock that has lost the time says 1970."""
LAST_DAY = date(2999, 12, 31)
"""The latest date taken from outside: in any time zone, the days around it are dates too."""


@dataclass(frozen=True)
class HostBounds:
    """What a host may bound besides, by settings."""

    invite_only: bool = False
    quota_mb: int | None = None


class LimitExceededError(Exception):
    """A bound is reached; `problem` says which, and how much there may be."""

    def __init__(self, code: str, most: int) -> None:
        super().__init__(code)
        self.problem: dict[str, Any] = {"code": code, "params": {"most": most}}
