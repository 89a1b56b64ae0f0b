"""Games in teams: everybody in one has its result once, wherever people are asked for."""

import json

import pytest

from companion.core.rules import Json
from companion.games import delete
from companion.games.create import NewGameRequest, create_game
from companion.log import store as sync
from companion.maintenance.doctor import findings
from companion.models import db
from companion.people import edit
from companion.people.edit import PersonEdit, SameTableError
from companion.people.erase import erase_person
from companion.people.store import list_names, list_people, read_course
from tests.conftest import points, tally
from tests.results.evenings import BOOK, ids, page, person, play
from tests.results.stored_results import load_results, names, result_row
from tests.transfer.file_pages import ERASE, export_file, import_file, post

pytestmark = pytest.mark.usefixtures("app_context")


def team(*names: str, **changes) -> Json:
    """Return the seat of a team that is called after its people, or otherwise."""
    members = [{"name": name} for name in names]
    return {"name": " & ".join(names), "members": members} | changes


PARTNERS = [team("Ada", "Cy", color="blue"), team("Ben", "Di", name="The Owls")]


def begin(game: str = "g1", seats: list[Json] = PARTNERS) -> None:
    options = {"target": None, "rounds": 1, "wins": "high"}
    file = tally(id=game, seats=seats, options=options)
    assert create_game("device", NewGameRequest(file, BOOK))


def write(*entries: Json, game: str = "g1") -> None:
    after = {row.id: row.seq for row, _ in load_results(BOOK)}[game]
    assert sync.append(game, "device", after, list(entries)).problem is None


def rows() -> list[tuple]:
    """Return the rows of the only game there is."""
    people = names(BOOK)
    ((_, result),) = load_results(BOOK)
    return [result_row(row, people) for row in result]


def figures() -> dict[str, tuple[int, int]]:
    """Return by name how often each has played and won."""
    return {one.name: (one.played, one.won) for one in list_people(BOOK)}


def assert_sound() -> None:
    assert list(findings(db.engine)) == []


@pytest.mark.every_database
def test_members_are_credited_once_with_the_result_of_their_team():
    begin()
    assert rows() == [("ada", False), ("cy", False), ("ben", False), ("di", False)]
    write(points("a", 3, 8))
    assert rows() == [
        ("ada", True, 3, 2, False, False),
        ("cy", True, 3, 2, False, False),
        ("ben", True, 8, 1, True, False),
        ("di", True, 8, 1, True, False),
    ]
    assert figures() == {"Ada": (1, 0), "Ben": (1, 1), "Cy": (1, 0), "Di": (1, 1)}
    assert [point.rank for point in read_course(BOOK, person("Di"), "tally")] == [1]
    assert_sound()


def test_a_team_and_its_name_are_nobody():
    begin()
    assert sorted(one.name for one in list_names(BOOK)) == ["Ada", "Ben", "Cy", "Di"]
    assert [one.color for one in list_people(BOOK)] == [None] * 4


def test_one_team_alone_beats_nobody():
    begin(seats=[team("Ada", "Cy")])
    write(points("a", 3))
    assert [row[4] for row in rows()] == [False, False]


def test_teams_that_tie_have_shared_the_win():
    begin(seats=[*PARTNERS, {"name": "Eve"}])
    write(points("a", 8, 8, 1))
    assert [row[4:] for row in rows()] == [(True, True)] * 4 + [(False, False)]


@pytest.mark.every_database
def test_a_corrected_team_moves_the_result_to_who_has_played():
    begin()
    write(points("a", 3, 8))
    seats = [team("Ada", "Flo"), {"name": "Ben"}]
    write({"id": "fix", "type": "amend", "changes": [{"of": "setup", "entry": {"seats": seats}}]})
    assert figures() == {"Ada": (1, 0), "Ben": (1, 1), "Flo": (1, 0)}
    assert_sound()


def test_members_are_the_people_they_are_elsewhere():
    play({"ada": 5, "Cy": 3})
    begin()
    write(points("a", 3, 8))
    assert figures() == {"ada": (2, 1), "Cy": (2, 0), "Ben": (1, 1), "Di": (1, 1)}
    members = [{"name": "C", "player": person("Cy")}, {"name": "Di"}]
    begin("g2", [team("Ada", "Eve"), {"name": "T", "members": members}])
    write(points("a", 3, 8), game="g2")
    assert figures()["Cy"] == (3, 1)


@pytest.mark.parametrize("is_deleted", [False, True])
def test_partners_are_two_people(is_deleted):
    begin()
    if is_deleted:
        play({"Ada": 1, "Ben": 2})
        play({"Cy": 1, "Ben": 2})
        assert delete.soft_delete(BOOK, "g1")
    for other in ("Cy", "Ben"):
        with pytest.raises(SameTableError):
            edit.merge_people(BOOK, person("Ada"), person(other))


def test_merged_members_keep_their_results_and_are_taken_apart():
    begin()
    write(points("a", 3, 8))
    play({"Dido": 1, "Ben": 2})
    merged = person("Dido")
    assert edit.merge_people(BOOK, merged, person("Di"))
    assert figures()["Di"] == (2, 1)
    assert edit.unmerge_person(BOOK, merged)
    assert (figures()["Di"], figures()["Dido"]) == ((1, 1), (1, 0))
    assert_sound()


def test_history_is_searched_by_members_and_says_who_was_in_a_team():
    begin()
    play({"Ada": 1, "Ben": 2})
    assert ids(text="di") == ["g1"]
    assert ids(player=person("Cy")) == ["g1"]
    edit.edit_person(BOOK, person("Cy"), PersonEdit("Cyrus", None, None, retired=False))
    edit.edit_person(BOOK, person("Di"), PersonEdit("Diana", None, None, retired=False))
    (game,) = page(player=person("Cyrus")).games
    assert [(seat.called, seat.members) for seat in game.seats] == [
        ("Ada & Cyrus", ()),
        ("The Owls", ("Ben", "Diana")),
    ]


def test_a_deleted_game_comes_back_with_everybody():
    begin()
    write(points("a", 3, 8))
    before = figures()
    assert delete.soft_delete(BOOK, "g1")
    (game,) = page(thrown_away=True).games
    assert [seat.called for seat in game.seats] == ["Ada & Cy", "The Owls"]
    assert figures() == {}
    assert delete.undelete(BOOK, "g1")
    assert figures() == before


def test_an_erased_member_is_gone_from_the_name_of_the_team_too():
    begin()
    write(points("a", 3, 8))
    long_names = "C" * 35
    begin("g2", [team("Al", long_names), {"name": "Ben"}])
    assert erase_person(BOOK, person("Ada")) == ["g1"]
    assert erase_person(BOOK, person("Al")) == ["g2"]
    seats = {game.id: game.seats for game, _ in load_results(BOOK)}
    assert seats["g1"][0] == team("○", "Cy", color="blue")
    assert [one["name"] for one in seats["g2"][0]["members"]] == ["○ 2", long_names]
    assert len(seats["g2"][0]["name"]) == 40
    assert_sound()


def test_a_scorebook_with_teams_leaves_and_comes_back(phone):
    phone.start("g1", seats=PARTNERS)
    phone.write("g1", 0, points("a", 3, 8), {"id": "end", "type": "finish"})
    file, people = export_file(phone), phone.get("/people").text
    assert {one["name"] for one in json.loads(file)["players"]} == {"Ada", "Ben", "Cy", "Di"}
    assert post(phone, "/scorebook/erase", **ERASE).status_code == 303
    import_file(phone, file)
    assert export_file(phone) == file
    assert sorted(phone.get("/people").text.split()) == sorted(people.split())
    history = phone.get("/history").text
    assert "The Owls" in history
    assert "Ben, Di" in history
