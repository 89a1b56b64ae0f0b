"""The published schema of pads takes every pad the engine takes, and refuses what has no shape."""

import json

import jsonschema_rs
import pytest

from companion.core.rules import pad_problem
from companion.engine.pads.declaration import FORMAT
from tests.contract.pad_file import FILE
from tests.engine import golden
from tests.engine.test_pads import LIBRARY

WIZARD, QWIXX = (
    json.loads((LIBRARY[0].parent / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("wizard", "qwixx")
)
FIELD, ROW = WIZARD["fields"][0], QWIXX["rows"][0]
HOSTILE = {
    "nothing": {},
    "a list": [],
    "a text": "pad",
    "no name": {key: value for key, value in WIZARD.items() if key != "name"},
    "a later format": WIZARD | {"format": "companion-pad/2"},
    "a later kind": WIZARD | {"kind": "later"},
    "a later key": WIZARD | {"later": 1},
    "a prototype": WIZARD | {"__proto__": {"is_admin": True}},
    "a name of no language": WIZARD | {"name": {}},
    "a name of a made-up language": WIZARD | {"name": {"<b>": "Wizard"}},
    "a name too long": WIZARD | {"name": "x" * 41},
    "a note too long": WIZARD | {"note": "x" * 501},
    "nobody": WIZARD | {"seats": [0, 0]},
    "a crowd": WIZARD | {"seats": [2, 13]},
    "half a person": WIZARD | {"seats": [2.5, 6]},
    "no fields": WIZARD | {"fields": []},
    "too many fields": WIZARD | {"fields": [FIELD | {"id": f"f{no}"} for no in range(13)]},
    "a field of a later kind": WIZARD | {"fields": [FIELD | {"kind": "later"}]},
    "a later key of a field": WIZARD | {"fields": [FIELD | {"later": 1}]},
    "an id that is no name": WIZARD | {"fields": [FIELD | {"id": "Bid!"}]},
    "a field of nothing": WIZARD | {"fields": [None]},
    "a formula too long": WIZARD | {"points": "1+" * 200 + "1"},
    "a formula that is true": WIZARD | {"points": True},
    "a formula with a fraction": WIZARD | {"points": 1.5},
    "a number too big": WIZARD | {"points": 10**6},
    "a check without a name": WIZARD | {"checks": [{"holds": "1 = 1"}]},
    "too many checks": WIZARD | {"checks": WIZARD["checks"] * 13},
    "a later way to deal": WIZARD | {"deals": "later"},
    "a tie of another type": WIZARD | {"tie": ["play"]},
    "a target of nothing": WIZARD | {"target": 0},
    "a team of one": WIZARD | {"teams": 1},
    "rows in a pad of rounds": WIZARD | {"rows": QWIXX["rows"]},
    "no rows": QWIXX | {"rows": []},
    "too many rows": QWIXX | {"rows": [ROW | {"id": f"r{no}"} for no in range(31)]},
    "a later key of a row": QWIXX | {"rows": [ROW | {"later": True}]},
    "rounds in a pad of rows": QWIXX | {"rounds": 5},
}


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Draft202012Validator:
    read = json.loads(FILE.read_text(encoding="utf-8"))
    jsonschema_rs.meta.validate(read)
    return jsonschema_rs.Draft202012Validator(read)


@pytest.mark.parametrize("file", LIBRARY, ids=lambda file: file.stem)
def test_every_pad_of_the_library_fits_the_schema(schema, file):
    pad = json.loads(file.read_text(encoding="utf-8"))
    assert [str(error) for error in schema.iter_errors(pad)] == []


def test_every_pad_of_a_golden_file_fits_the_schema_where_the_engine_reads_it(schema):
    read = 0
    for path in golden.all_golden():
        file = golden.read(path)["file"]
        pad = file.get("pad") if isinstance(file, dict) else None
        if isinstance(pad, dict) and pad_problem(pad, []) is None:
            assert schema.is_valid({**pad, "format": FORMAT}), path
            read += 1
    assert read > 50


def test_a_file_names_its_format(schema):
    assert not schema.is_valid({key: WIZARD[key] for key in WIZARD if key != "format"})


@pytest.mark.parametrize("what", HOSTILE)
def test_a_pad_of_another_shape_fits_neither_the_schema_nor_the_engine(schema, what):
    assert not schema.is_valid(HOSTILE[what])
    assert pad_problem(HOSTILE[what], []) is not None
