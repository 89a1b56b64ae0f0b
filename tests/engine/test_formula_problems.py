"""What formulas of pads refuse: with which code, at which sign, on both interpreters alike."""

import pytest

from companion.core.i18n import LANGUAGES
from tests.engine.both import server
from tests.engine.micropython.phone import Phone
from tests.engine.problem_texts import gap_in_text, problem_texts
from tests.engine.test_formulas import ask
from tests.engine.test_texts import codes

REFUSED = [
    ("formula.sign", "bid % 2", 5),
    ("formula.sign", "“bid“", 1),
    ("formula.not_whole", "2.5 * bid", 1),
    ("formula.not_whole", "1 + 2.", 5),
    ("formula.not_whole", "2,5", 1),
    ("formula.not_whole", "MAX(1, 2) + 2,5", 13),
    ("formula.not_whole", "MAX(2,5; 3)", 5),
    ("formula.not_whole", "MIN(bid; 0,5)", 10),
    ("formula.not_whole", "LOOKUP(bid; {0,5}; {1, 2}) + MAX(2,5; 3)", 34),
    ("formula.list", "LOOKUP(bid; {0,5}; {1})", 1),
    ("formula.too_big", "1000000000", 1),
    ("formula.too_big", "1 + 99999 * 99999", 11),
    ("formula.division", "bid / 2", 5),
    ("formula.value", "2 * ) 3", 5),
    ("formula.value", "2 * * 3", 5),
    ("formula.ends", "", 1),
    ("formula.ends", "bid +", 6),
    ("formula.operator", "2 bid", 3),
    ("formula.operator", "2)", 2),
    ("formula.operator", "2,", 2),
    ("formula.operator", "2, 5", 2),
    ("formula.operator", "2{", 2),
    ("formula.separator", "MAX(1 2)", 7),
    ("formula.separator", "(1, 2)", 3),
    ("formula.unclosed", "2 * (1 + MAX(2, 3)", 5),
    ("formula.unclosed", "LOOKUP(bid, {1, 2", 13),
    ("formula.compared_twice", "1 < bid < 5", 9),
    ("formula.name", "bid + trick", 7),
    ("formula.brackets", "SUM", 1),
    ("formula.brackets", "if bid then tricks", 1),
    ("formula.brackets", "bid + MAX bid", 7),
    ("formula.brackets", "bid > 1 or tricks > 1", 9),
    ("formula.separator", "(bid tricks)", 6),
    ("formula.brackets", "IF(bid > 1 And tricks, 1)", 12),
    ("formula.german", "1 + Summe(bid)", 5),
    ("formula.function", "bid(1)", 1),
    ("formula.arguments", "1 + QUOTIENT(1)", 5),
    ("formula.arguments", "SUM(bid, tricks)", 1),
    ("formula.arguments", "MAX()", 1),
    ("formula.list", "{1, 2}", 1),
    ("formula.list", "LOOKUP(bid, 1, 2)", 13),
    ("formula.list", "LOOKUP(bid)", 11),
    ("formula.list", "LOOKUP(bid, {1}, {1, 2})", 1),
    ("formula.list", "LOOKUP(bid, {2, 1}, {1, 2})", 1),
    ("formula.list", "LOOKUP(bid, {1, 1}, {1, 2})", 1),
    ("formula.list", "LOOKUP(bid, {}, {})", 14),
    ("formula.list", "LOOKUP(bid, {bid}, {1})", 14),
    ("formula.ends", "LOOKUP(bid", 11),
    ("formula.ends", "LOOKUP(bid, {1, ", 17),
    ("formula.depth", "(" * 9 + "1" + ")" * 9, 10),
    ("formula.cost", "SUM(bid) + SUM(SUM(SUM(bid + 1)))", 12),
    ("formula.by_zero", "1 + QUOTIENT(1, tricks - 3)", 5),
    ("formula.below_list", "1 + LOOKUP(bid, {4}, {1})", 5),
]


def test_function_without_brackets_is_named_as_it_is_written(phone: Phone) -> None:
    for formula, met in (("if bid", "IF"), ("bid Or tricks", "OR"), ("sum", "SUM"), ("abs", "ABS")):
        problem = phone.ask(ask(formula))["problem"]
        assert (problem["code"], problem["params"]["met"]) == ("formula.brackets", met)


@pytest.mark.parametrize(("code", "formula", "sign"), REFUSED)
def test_refusal_names_its_place(phone: Phone, code: str, formula: str, sign: int) -> None:
    answer = server(ask(formula))
    assert answer == phone.ask(ask(formula))
    assert (answer["problem"]["code"], answer["problem"]["params"]["sign"]) == (code, sign)
    assert gap_in_text(answer["problem"]) is None


@pytest.mark.parametrize(
    ("formula", "met"),
    [
        ("bid % 2", "%"),
        ("12345678901234567890", "12345678901234567890"),
        ("99999 * 99999 * 2", "9999800001"),
        ("LOOKUP(bid, 1, 2)", "1"),
        ("LOOKUP(bid)", ")"),
        ("LOOKUP(bid, {2, -1}, {1})", "{2, -1}, {1}"),
        ("((" * 5 + "1" + "))" * 5, 10),
    ],
)
def test_refusal_names_what_was_met(phone: Phone, formula: str, met: str | int) -> None:
    answer = server(ask(formula))
    assert answer == phone.ask(ask(formula))
    assert answer["problem"]["params"]["met"] == met


@pytest.mark.parametrize(
    ("formula", "sign"), [("1 + bid", 5), ("RANK(bid)", 1), ("MAX(bid, 2)", 5)]
)
def test_formula_of_the_table_asks_whose_a_field_is(formula: str, sign: int) -> None:
    problem = server(ask(formula, seat=None))["problem"]
    assert (problem["code"], problem["params"]["sign"]) == ("formula.whose", sign)


@pytest.mark.parametrize("name", ["", "Bid", "2nd", "a b", "ä", "a" * 21, "\ud800", "bid-"])
def test_name_that_no_formula_could_say_is_refused(phone: Phone, name: str) -> None:
    request = {"do": "formula", "formula": "1", "table": {name: 1}, "players": [{}]}
    answer = server(request)
    assert answer == phone.ask(request)
    assert answer["problem"]["code"] == "formula.new_name"
    assert gap_in_text(answer["problem"]) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted({code for code, *_ in REFUSED}))
def test_text_of_a_refusal_names_the_place(code: str, language: str) -> None:
    assert "%(sign)s" in problem_texts(language)[code]


def test_every_code_of_formulas_is_shown() -> None:
    shown = {code for code, *_ in REFUSED} | {"formula.whose", "formula.new_name"}
    assert {code for code in codes() if code.startswith("formula.")} == shown
