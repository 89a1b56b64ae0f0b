"""The schema of game files is the one of the games."""

from tests.contract.game_file import FILE, schema_text


def test_documented_schema_of_game_files_is_the_generated_one():
    assert FILE.read_text(encoding="utf-8") == schema_text(), "python -m tests.contract"
