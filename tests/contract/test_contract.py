"""The calls answer as described: to whoever owns a game, to a stranger, and whatever they send."""

import re
from collections.abc import Iterator
from typing import get_args, get_origin, get_type_hints

import pytest
from flask import Response
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, openapi
from schemathesis.config import SchemathesisConfig

from tests.contract.description import FILE, description, description_text
from tests.web.scorebook_of_routes import House, built

ENGINE_SAYS = "422"
"""A schema knows less than the engine, and what was thrown away fits it too."""
CHECKS = {
    "positive_data_acceptance": {
        "expected-statuses": ["2xx", "404", "409", "410", "429", ENGINE_SAYS]
    },
    "negative_data_rejection": {
        "expected-statuses": ["400", "404", "405", "409", "413", "415", "429", ENGINE_SAYS]
    },
}
HEADERS = {"Sec-Fetch-Site": "same-origin", "Accept-Encoding": "identity"}
EXAMPLES = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CALLS = [
    (method, path)
    for path, calls in description()["paths"].items()
    for method in calls
    if method != "parameters"
]


@pytest.fixture(scope="module")
def house(tmp_path_factory, empty_database) -> Iterator[House]:
    with built(tmp_path_factory.mktemp("contract"), empty_database) as house:
        yield house


@pytest.fixture(scope="module")
def contract(house):
    schema = openapi.from_dict(
        description(), config=SchemathesisConfig.from_dict({"checks": CHECKS})
    )
    schema.app = house.app
    return schema


def test_the_description_is_the_one_of_the_documentation():
    assert FILE.read_text(encoding="utf-8") == description_text(), "python -m tests.contract"


def test_every_call_is_described(app):
    offered = {
        (method.lower(), re.sub("<([^>]+)>", r"{\1}", rule.rule))
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/")
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert offered == set(CALLS)


def test_views_return_the_answers_of_the_description(app):
    described = {}
    for path, calls in description()["paths"].items():
        for method in set(calls) - {"parameters"}:
            result = [calls[method]["responses"].get(status) for status in ("200", "201")]
            schemas = [answer["content"].get("application/json") for answer in result if answer]
            described[method, path] = {
                one["schema"]["$ref"].split("/")[-1] for one in schemas if one
            }
    returned = {}
    for rule in app.url_map.iter_rules():
        answer = get_type_hints(app.view_functions[rule.endpoint]).get("return")
        answer = get_args(answer)[0] if get_origin(answer) is tuple else answer
        if rule.rule.startswith("/api/") and answer is not Response:
            method = (rule.methods - {"HEAD", "OPTIONS"}).pop().lower()
            returned[method, re.sub("<([^>]+)>", r"{\1}", rule.rule)] = {answer.__name__}
    assert len(returned) > 10
    assert {call: described[call] for call in returned} == returned


def plainly_whole(case) -> bool:
    """To JSON Schema 5.0 is a whole number as 5 is; the engine takes it for none."""
    return not re.search(r"\d\.0\b", repr(case.body))


@pytest.mark.parametrize("asker", ["owner", "stranger"])
@pytest.mark.parametrize(("method", "path"), CALLS)
def test_every_answer_is_as_described(house, contract, asker, method, path):
    operation = contract[path][method]
    cookie = {"device": house.phones[asker].get_cookie("device").value}
    sensible = operation.as_strategy(path_parameters=house.ids(path)).filter(plainly_whole)
    anything = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @EXAMPLES
    @given(case=sensible | anything)
    def holds(case):
        house.refresh()  # no example finds what another one has left
        case.call_and_validate(headers=HEADERS, cookies=cookie)

    holds()
