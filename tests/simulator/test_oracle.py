"""The oracle names each way in which a round can be wronged, and is silent of an honest evening."""

from dataclasses import replace

import pytest

from tests.simulator.journal import Declined, Journal, Line, content_of, names_in
from tests.simulator.oracle import Evidence, find_faults

GAME = "table"
ROUNDS = 20


def entry(number: int, **more) -> dict:
    """Return a round that says who wrote it and when, as the app sends it."""
    added = {"id": f"id{number}", "at": "2026-11-23T20:00:00Z", "by": "Ada"}
    return {"type": "round", "players": [{"points": number}], **added, **more}


def record(of: dict, seq: int | None, **more) -> dict:
    """Return an entry as the phone has it that wrote it."""
    return {"entry": of, "seq": seq, "held": None, "refused": None, "made": {}, **more}


def content(of: dict, log: list[dict] = ()) -> str:
    return content_of(of, names_in(log))


class FaultlessEvening:
    """An evening of two phones at which nothing went wrong."""

    def __init__(self) -> None:
        self.stored = [entry(number) for number in range(ROUNDS)]
        self.journal = Journal([Line("p0", GAME, content(one)) for one in self.stored])
        self.kept = {
            (phone, GAME): [record(one, seq) for seq, one in enumerate(self.stored, 1)]
            for phone in ("p0", "p1")
        }

    def lose(self, number: int) -> None:
        """Lose an entry: the server never got it, and no phone has it."""
        gone = self.stored.pop(number)["id"]
        for phone, log in self.kept.items():
            self.kept[phone] = [one for one in log if one["entry"]["id"] != gone]

    def set_aside(self, number: int, **how) -> None:
        """Mark an entry that the server never got with its writer."""
        of = self.stored[number]
        self.lose(number)
        self.kept["p0", GAME].append(record(of, None, **how))

    def add(self, of: dict) -> None:
        """Give the server one more entry, which it tells."""
        self.stored.append(of)
        for log in self.kept.values():
            log.append(record(of, len(self.stored)))

    def rewrite_line(self, number: int, **change) -> None:
        self.journal.lines[number] = replace(self.journal.lines[number], **change)

    @property
    def faults(self) -> str:
        return "\n".join(find_faults(self.journal, Evidence({GAME: self.stored}, self.kept)))


@pytest.fixture
def evening() -> FaultlessEvening:
    return FaultlessEvening()


LEAVING = {"type": "leave", "id": "leaving", "seat": 1}
HELD = {"rivals": ["id0"], "with": None, "settled": False}


def test_honest_evening_has_no_faults(evening):
    assert evening.faults == ""


def test_lost_entry_is_named(evening):
    evening.lose(7)
    assert evening.faults == f"lost by p0: {content(entry(7))}"


def test_entry_lost_with_its_unsaved_tab_is_no_fault(evening):
    evening.lose(7)
    evening.rewrite_line(7, is_saved=False, is_disk_broken=True)
    assert evening.faults == ""


def test_altered_figures_are_named(evening):
    changed = entry(7, players=[{"points": 70}])
    evening.stored[7] = changed
    for log in evening.kept.values():
        log[7] = record(changed, 8)
    assert f"nobody wrote {content(changed)}" in evening.faults
    assert f"lost by p0: {content(entry(7))}" in evening.faults


def test_round_under_four_ids_is_named(evening):
    for other in range(3):
        evening.add(entry(7) | {"id": f"other{other}"})
    assert evening.faults == f"doubled (4 stored, 0 held, 0 refused): {content(entry(7))}"


def test_one_round_of_two_phones_may_be_stored_twice(evening):
    evening.add(entry(7) | {"id": "other"})
    evening.journal.lines.append(Line("p1", GAME, content(entry(7))))
    assert evening.faults == ""


def test_entry_stored_and_held_is_named(evening):
    evening.kept["p0", GAME].append(record(entry(7), None, held=HELD))
    assert "doubled (1 stored, 1 held, 0 refused)" in evening.faults


def test_refusal_by_plan_is_no_fault(evening):
    evening.add(LEAVING)
    evening.journal.lines.append(Line("p1", GAME, content(LEAVING)))
    evening.set_aside(7, refused={"code": "seat.left"})
    assert evening.faults == ""


def test_refusal_without_reason_is_named(evening):
    evening.set_aside(7, refused={"code": "seat.left"})
    assert "refused on p0 for no reason of the plan (seat.left)" in evening.faults


def test_refusal_of_what_another_phone_wrote_and_the_server_lost_counts_once(evening):
    evening.add(LEAVING)
    evening.journal.lines.append(Line("p1", GAME, content(LEAVING)))
    same = entry(7, id="same")
    evening.journal.lines.append(Line("p1", GAME, content(same)))
    evening.kept["p1", GAME].append(record(same, None, held=HELD))
    refused = record(same, None, refused={"code": "seat.left"})
    evening.kept["p0", GAME].append(refused)
    assert "doubled (1 stored, 1 held, 1 refused)" in evening.faults
    refused["made"] = None
    assert evening.faults == ""
    refused["refused"] = {"code": "entry.type"}
    assert "refused on p0 for no reason of the plan (entry.type)" in evening.faults


def test_refusal_of_what_corrects_a_held_entry_is_no_fault(evening):
    undo = {"type": "undo", "id": "u", "of": "id7"}
    evening.journal.lines.append(Line("p0", GAME, content(undo, evening.stored)))
    evening.set_aside(7, held=HELD)
    evening.kept["p0", GAME].append(record(undo, None, refused={"code": "log.id_unknown"}))
    assert evening.faults == ""


def test_refusal_of_what_corrects_a_stored_entry_is_named(evening):
    undo = {"type": "undo", "id": "u", "of": "id7"}
    evening.journal.lines.append(Line("p0", GAME, content(undo, evening.stored)))
    evening.kept["p0", GAME].append(record(undo, None, refused={"code": "log.id_unknown"}))
    assert "refused on p0 for no reason of the plan (log.id_unknown)" in evening.faults


def test_refusal_of_everything_is_named(evening):
    for _ in range(ROUNDS):
        evening.set_aside(0, refused={"code": "greta.covered"})
    evening.journal.kinds[GAME] = "greta"
    assert evening.faults.splitlines() == [
        "only 0 of 20 entries stored",
        "as many as 20 of 20 entries refused",
    ]


def test_held_version_is_no_fault(evening):
    evening.set_aside(7, held=HELD)
    assert evening.faults == ""


def test_everything_held_is_named(evening):
    for _ in range(ROUNDS):
        evening.set_aside(0, held=HELD)
    assert "as many as 20 of 20 entries held" in evening.faults


def test_version_set_aside_without_choice_is_named(evening):
    evening.set_aside(7, held=HELD | {"settled": True})
    assert evening.faults == f"p0 set aside, with nobody asked: {content(entry(7))}"


def test_version_set_aside_by_choice_is_no_fault(evening):
    evening.set_aside(7, held=HELD | {"settled": True})
    evening.journal.choices.add(("p0", GAME, content(entry(7))))
    assert evening.faults == ""


def test_version_that_another_phone_asks_about_is_no_fault(evening):
    evening.set_aside(7, held=HELD | {"settled": True})
    same = entry(7, id="same")
    evening.journal.lines.append(Line("p1", GAME, content(same)))
    evening.kept["p1", GAME].append(record(same, None, held=HELD))
    assert evening.faults == ""


def test_version_that_was_only_read_asks_nobody(evening):
    evening.set_aside(7, held=HELD)
    settled = HELD | {"settled": True}
    evening.kept["p1", GAME].append(record(entry(7), None, held=settled, relayed="sent"))
    assert evening.faults == ""


def test_kept_version_that_nobody_wrote_is_named(evening):
    evening.set_aside(7, held=HELD | {"settled": True})
    evening.journal.choices.add(("p0", GAME, content(entry(7))))
    changes = [{"of": "id6", "entry": {"type": "round", "players": [{"points": 8}]}}]
    amend = {"type": "amend", "id": "choice", "changes": changes}
    evening.add(amend)
    wrote = content(amend, evening.stored)
    stored = content(changes[0]["entry"])
    evening.journal.lines.append(Line("p0", GAME, wrote, kept_version=content(entry(7))))
    assert evening.faults == f"p0 kept {content(entry(7))}, and wrote {wrote}"
    evening.rewrite_line(-1, kept_version=stored)
    assert evening.faults == ""  # round 8 was written, so it may be kept
    evening.rewrite_line(-1, kept_version=content(entry(99)))
    assert f"p0 kept a version that nobody wrote: {content(entry(99))}" in evening.faults


def test_entry_that_waits_for_ever_is_named(evening):
    evening.set_aside(7)
    assert f"p0 has never sent {content(entry(7))}" in evening.faults


def test_phone_with_another_log_is_named(evening):
    evening.kept["p1", GAME].pop()
    assert evening.faults == "p1 has another log than the server"


def test_rounds_never_called_saved_are_named(evening):
    for number in range(ROUNDS):
        evening.rewrite_line(number, is_saved=False)
    assert "p0 did not call saved, with nothing broken" in evening.faults
    assert "only 0 of 20 entries saved" in evening.faults


def test_rounds_never_saved_by_a_broken_disk_are_named(evening):
    for number in range(ROUNDS):
        evening.rewrite_line(number, is_saved=False, is_disk_broken=True)
    assert evening.faults == "only 0 of 20 entries saved"


def test_false_saved_is_named(evening):
    evening.rewrite_line(7, is_disk_broken=True)
    assert evening.faults == f"p0 called saved what could not be: {content(entry(7))}"


def test_entry_declined_without_reason_is_named(evening):
    evening.journal.declined.append(Declined("p0", GAME, "a round", "entry.type", False))
    assert evening.faults == "p0 would not write, for no reason of the plan (entry.type): a round"


def test_everything_declined_is_named(evening):
    evening.journal.declined += [Declined("p0", GAME, "a round", "seat.left", True)] * ROUNDS
    assert evening.faults == "as many as 20 of 20 entries declined"


def test_correction_of_another_entry_is_named(evening):
    undo = {"type": "undo", "id": "u", "of": "id3"}
    evening.add(undo)
    evening.journal.lines.append(Line("p0", GAME, content(undo, evening.stored)))
    assert evening.faults == ""
    undo["of"] = "id4"
    assert "nobody wrote" in evening.faults
