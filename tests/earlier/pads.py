"""Pads that are played by on a recorded evening: of rounds and of rows, own ones, in teams."""

from typing import Any

Entry = dict[str, Any]
Pad = dict[str, Any]

OWLS = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Ben"}]}
FOXES = {"name": "The Foxes", "members": [{"name": "Cy"}, {"name": "Eve"}]}
ADA, BEN, CY = ({"name": name} for name in ("Ada", "Ben", "Cy"))

BIDS: Pad = {
    "name": {"en": "Warlock", "de": "Hexer"},
    "kind": "rounds",
    "seats": [2, 6],
    "fields": [
        {"id": "bid", "name": {"en": "Bid", "de": "Vorhersage"}, "most": "round + 4"},
        {"id": "tricks", "name": {"en": "Tricks", "de": "Stiche"}, "most": "round + 4"},
        {"id": "off", "name": "Off", "kind": "computed", "is": "ABS(tricks - bid)"},
        {"id": "place", "name": "Place", "kind": "computed", "is": "RANK(off, 1)"},
    ],
    "points": "IF(off = 0, 20 + 10*tricks, -10*off) + IF(place = 1, 5, 0)",
    "checks": [{"holds": "SUM(tricks) = round + 4", "name": {"en": "Tricks", "de": "Stiche"}}],
    "rounds": "QUOTIENT(60, seats)",
    "deals": "left",
    "tie": "play",
}
SOLO: Pad = {
    "name": "Solo",
    "kind": "rounds",
    "seats": [2, 4],
    "teams": 2,
    "fields": [
        {"id": "declarer", "name": "Declarer", "kind": "flag"},
        {
            "id": "suit",
            "name": "Game",
            "kind": "choice",
            "of": "declarer",
            "choices": [
                {"id": "clubs", "name": "Clubs", "worth": 12},
                {"id": "grand", "name": "Grand", "worth": 24},
            ],
        },
        {"id": "times", "name": "Times", "of": "declarer", "least": 1, "most": 18},
        {
            "id": "value",
            "name": {"en": "Value", "de": "Spielwert"},
            "kind": "computed",
            "of": "declarer",
            "is": "suit*times",
        },
    ],
    "points": "value",
    "checks": [{"holds": "COUNT(declarer) = 1", "name": "One declarer"}],
    "target": 500,
}
LIVES: Pad = {
    "name": "Lives",
    "kind": "rounds",
    "seats": [2, 8],
    "fields": [{"id": "lost", "name": "Lost", "most": 3}],
    "points": "-lost",
    "out": -5,
    "begins": "loser",
    "wins": "high",
}
DICE: Pad = {
    "name": {"en": "Three rows", "de": "Drei Reihen"},
    "kind": "rows",
    "seats": [1, 6],
    "tie": "sixes",
    "rows": [
        {"id": "ones", "name": "Ones", "most": 5},
        {"id": "sixes", "name": "Sixes", "most": 5, "points": "6*sixes"},
        {"id": "full", "name": "Full house", "kind": "flag", "points": "25*full"},
        {
            "id": "bonus",
            "name": "Bonus",
            "kind": "computed",
            "points": "IF(ones + sixes > 6, 35, 0)",
        },
    ],
}
NO_BONUS: Pad = DICE | {"name": "Two rows", "rows": DICE["rows"][:2]}


def each_round(entry_id: str, *players: dict[str, Any] | None) -> Entry:
    """Return a round with what everybody has written down."""
    return {"id": entry_id, "type": "round", "players": list(players)}


def bids(entry_id: str, *pairs: tuple[int, int]) -> Entry:
    """Return a round of bids and tricks."""
    return each_round(entry_id, *({"bid": bid, "tricks": tricks} for bid, tricks in pairs))


def solo(entry_id: str, is_first: bool, suit: str, times: int) -> Entry:
    """Return a round of which one of two teams is the declarer."""
    played = {"declarer": True, "suit": suit, "times": times}
    players = [played, {"declarer": False}]
    return each_round(entry_id, *(players if is_first else players[::-1]))


def lost(entry_id: str, *lives: int | None) -> Entry:
    """Return a round with the lives that everybody has lost, None of who is out."""
    return each_round(entry_id, *(None if life is None else {"lost": life} for life in lives))


def row(entry_id: str, seat: int, name: str, value: int | bool) -> Entry:
    """Return a row that one player has filled."""
    return {"id": entry_id, "type": "row", "seat": seat, "row": name, "value": value}


def undo(entry_id: str, of: str) -> Entry:
    """Return an entry that takes another one back."""
    return {"id": entry_id, "type": "undo", "of": of}


def amend(entry_id: str, of: str, entry: Entry) -> Entry:
    """Return an entry that corrects another one, or the set-up."""
    entry = {key: value for key, value in entry.items() if key != "id"}
    return {"id": entry_id, "type": "amend", "changes": [{"of": of, "entry": entry}]}


FINISH: Entry = {"id": "end", "type": "finish"}
GAMES: dict[str, tuple[Pad, list[dict[str, Any]], list[Entry]]] = {
    "by-bids": (
        BIDS,
        [ADA, BEN, CY],
        [
            bids("r1", (1, 1), (2, 3), (0, 1)),
            bids("r2", (2, 2), (2, 2), (3, 2)),
            amend("a1", "r1", bids("r1", (1, 1), (2, 2), (0, 2))),
            each_round("r3", {"points": 30}, {"points": -10}, {"points": 0}),
            undo("u1", "r2"),
            bids("r4", (4, 4), (0, 0), (1, 3)),
            {"id": "j1", "type": "join", "seat": {"name": "Eve"}},
            bids("refused", (0, 0), (1, 2), (3, 3), (4, 4)),
            bids("r5", (0, 0), (1, 1), (3, 3), (4, 4)),
            amend("a2", "setup", {"pad": BIDS | {"points": "IF(off = 0, 10 + tricks, -off)"}}),
            {"id": "l1", "type": "leave", "seat": 1},
            {"id": "d1", "type": "adjust", "seat": 2, "points": -5, "note": "Revoked"},
            FINISH,
        ],
    ),
    "by-solo-in-teams": (
        SOLO,
        [OWLS, FOXES],
        [
            solo("r1", True, "clubs", 3),
            solo("r2", False, "grand", 2),
            amend("a1", "r1", solo("r1", True, "grand", 4)),
            solo("r3", True, "clubs", 18),
            undo("u1", "r2"),
            solo("r4", True, "grand", 18),
        ],
    ),
    "by-lives": (
        LIVES,
        [ADA, BEN, CY],
        [
            lost("r1", 1, 3, 0),
            lost("r2", 1, 3, 1),
            lost("r3", 0, None, 2),
            amend("a1", "r2", lost("r2", 3, 1, 1)),
            undo("u1", "a1"),
            lost("r4", 0, None, 3),
        ],
    ),
    "by-rows": (
        DICE,
        [ADA, BEN],
        [
            row("r1", 0, "ones", 4),
            row("r2", 1, "sixes", 5),
            row("r3", 0, "sixes", 3),
            amend("a1", "r1", row("r1", 0, "ones", 1)),
            row("r4", 1, "full", True),
            undo("u1", "r2"),
            row("r5", 1, "sixes", 2),
            row("r6", 0, "full", False),
        ],
    ),
    "by-rows-in-teams": (
        DICE,
        [OWLS, FOXES],
        [
            row("r1", 0, "ones", 3),
            row("r2", 1, "ones", 5),
            row("r3", 0, "sixes", 4),
            row("r4", 1, "sixes", 4),
            row("r5", 0, "full", True),
            row("r6", 1, "full", False),
            amend("a1", "r6", row("r6", 1, "full", True)),
        ],
    ),
}
"""By id of a game: its pad, who plays, and what is written; a check refuses one of the rounds."""
OWN_PADS = {
    "00000001-0000-4000-9000-000000000000": [BIDS, BIDS | {"name": "Warlock II"}],
    "00000002-0000-4000-9000-000000000000": [DICE, NO_BONUS, NO_BONUS],
}
"""By id: how an own pad was changed, one version after the other; the last of three is retired."""
