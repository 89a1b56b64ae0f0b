"""Entries that only a newer version knows, at a server: refused by their place, or kept."""

import pytest
from sqlalchemy import insert, select, update

from companion.maintenance.doctor import findings
from companion.models import db
from companion.models.games import Entry, Game
from tests.conftest import points
from tests.web.log_lines import A, B, C, pull_log

NEWER = {
    "type": ({"id": "n", "type": "photo", "of": "a"}, "entry.type", ["type"]),
    "key": (points("n", 5, 6) | {"photo": "x"}, "value.unknown_key", ["photo"]),
    "key of a player": (
        {"id": "n", "type": "round", "players": [{"points": 5, "photo": "x"}, {"points": 6}]},
        "value.unknown_key",
        ["players", 0, "photo"],
    ),
    "rewriting": (
        {
            "id": "n",
            "type": "amend",
            "changes": [{"of": A["id"], "entry": {"type": "photo"}}],
        },
        "entry.type",
        ["changes", 0, "entry", "type"],
    ),
    "change": (
        {
            "id": "n",
            "type": "amend",
            "changes": [{"of": A["id"], "entry": points("x", 1, 2), "why": "x"}],
        },
        "value.unknown_key",
        ["changes", 0, "why"],
    ),
    "option": (
        {
            "id": "n",
            "type": "amend",
            "changes": [{"of": "setup", "entry": {"options": {"photo": "x"}}}],
        },
        "value.unknown_key",
        ["changes", 0, "entry", "options", "photo"],
    ),
    "choice of an option": (
        {
            "id": "n",
            "type": "amend",
            "changes": [{"of": "setup", "entry": {"options": {"wins": "middle"}}}],
        },
        "value.choice",
        ["changes", 0, "entry", "options", "wins"],
    ),
}
"""What this version does not know, and how it says so."""


@pytest.mark.parametrize("what", NEWER)
def test_a_newer_entry_is_refused_by_its_place_and_what_came_before_it_is_kept(started, what):
    newer, code, at = NEWER[what]
    answer = started.write("g1", 0, A, B, newer, C)
    assert answer.status_code == 422
    assert answer.json["id"] == "n"
    assert answer.json["stored"] == [A["id"], B["id"]]
    assert answer.json["problem"] == {
        "entry": 3,
        "at": at,
        "code": code,
        "params": answer.json["problem"]["params"],
    }
    assert pull_log(started)["entries"] == [A, B]


def store(app, entry: dict) -> None:
    """Put an entry at the end of the log, as a newer version would that ran here before."""
    with app.app_context():
        last = db.session.scalars(select(Entry).order_by(Entry.seq.desc()).limit(1)).one()
        kept = {"device": last.device, "received": last.received}
        row = {"game": "g1", "seq": last.seq + 1, "id": entry["id"], "text": entry, **kept}
        db.session.execute(insert(Entry), [row])
        db.session.execute(update(Game).where(Game.id == "g1").values(seq=row["seq"]))
        db.session.commit()


@pytest.mark.parametrize("what", NEWER)
def test_a_newer_entry_that_is_stored_is_kept_and_marked_through_what_is_written_after_it(
    started, what
):
    newer, code, at = NEWER[what]
    started.write("g1", 0, A)
    store(started.application, newer)
    assert started.write("g1", 2, B).status_code == 200
    assert pull_log(started)["entries"] == [A, newer, B]
    game = started.get("/api/games/g1").json
    assert game["file"]["log"] == [A, newer, B]
    (warning,) = game["sheet"]["warnings"]
    assert warning == {"entry": 2, "at": at, "code": "refused", "params": {"code": code}}
    with started.application.app_context():
        assert list(findings(db.engine)) == []
