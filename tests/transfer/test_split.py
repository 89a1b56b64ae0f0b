"""A scorebook is cut into files of which each may come alone."""

import pytest

from companion.transfer.file_format import FileGame, FilePerson, count_values, encode_text
from companion.transfer.split import FileLimits, split_files

pytestmark = pytest.mark.usefixtures("app_context")

ADA, BEN = FilePerson("a", "Ada", names=["ada"]), FilePerson("b", "Ben", names=["ben", "benny"])
BENNY = FilePerson("c", "Benny", into="b", names=["little ben"])
IDA = FilePerson("d", "Ben")
"""Who sits by id, under a name that is another's."""
NOBODY = FilePerson("e", "Nobody", names=["nobody"])
EVERYBODY = [ADA, BEN, BENNY, IDA, NOBODY]


def game(name: str, *seats: dict) -> tuple[FileGame, list[dict]]:
    return FileGame({"id": name, "seats": list(seats), "log": []}), list(seats)


def names(*of: str) -> list[dict]:
    return [{"name": name} for name in of]


def cut(*games: tuple[FileGame, list[dict]], **bounds: int) -> list[tuple[str, str]]:
    """Of each file whom and which games it has."""
    files = split_files(EVERYBODY, games, FileLimits(**bounds))
    return [
        (
            "".join(sorted(one.id for one in file.players)),
            "".join(one.file["id"] for one in file.games),
        )
        for file in files
    ]


def test_a_small_scorebook_is_one_file():
    assert cut(game("1", *names("Ada")), game("2", *names("Ben"))) == [("abcde", "12")]
    assert list(map(len, cut())) == [2]


@pytest.mark.parametrize(
    ("seat", "needed"),
    [
        ({"name": " ADA "}, "a"),
        ({"name": "Somebody", "player": "a"}, "a"),
        ({"name": "Little Ben"}, "bc"),
        ({"name": "Ada", "player": "d"}, "abd"),
        ({"name": "not written down"}, ""),
    ],
    ids=["by name", "by id", "and whom this one is", "and whose the names are", "nobody"],
)
def test_a_file_has_everybody_its_games_need(seat, needed):
    first, *_ = cut(game("1", seat), game("2", *names("Ada")), games=1)
    assert first == (needed, "1")


def test_person_without_a_game_comes_after_the_games():
    assert cut(game("1", *names("Ada")), people=2) == [
        ("ab", "1"),
        ("bc", ""),
        ("bd", ""),
        ("e", ""),
    ]


@pytest.mark.parametrize(
    ("bound", "most", "measure"), [("size", 1000, len), ("values", 60, count_values)]
)
def test_no_file_is_larger_than_may_be(bound, most, measure):
    games = [game(str(n), *names("Ada", "Ben")) for n in range(40)]
    files = list(split_files(EVERYBODY, games, FileLimits(**{bound: most})))
    assert len(files) > 2
    assert max(measure(encode_text(file).encode()) for file in files) <= most
    assert [one.file["id"] for file in files for one in file.games] == [str(n) for n in range(40)]


def test_bytes_of_names_are_counted():
    assert cut(game("1", *names("Ada")), game("2", *names("Ben")), names=2)[:2] == [
        ("a", "1"),
        ("b", "2"),
    ]
