"""The schema of pads alone in a file is the one of the engine's pads."""

from tests.contract.pad_file import FILE, schema_text


def test_documented_schema_of_pads_is_the_generated_one():
    assert FILE.read_text(encoding="utf-8") == schema_text(), "python -m tests.contract"
