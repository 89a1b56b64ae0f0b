"""What docs/threats.md says stands against something is tested; its figures are the server's."""

import re
from pathlib import Path

import pytest

from companion.access.device_cookie import DAY_SECONDS, MAX_AGE_SECONDS
from companion.core import limits
from companion.server import serve, timeouts

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/threats.md").read_text("utf-8")
DEFENCES = [
    line.split(" | ", 2)
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| tried by", "| ---"))
]
FIGURES = {
    f"after {MAX_AGE_SECONDS // DAY_SECONDS} days without a visit",
    f"has {serve.KEEPALIVE_SECONDS} seconds to arrive",
    f"one for every {timeouts.MIN_BYTES_PER_SECOND:,} bytes",
    f"a minute of more than {limits.SMALL_BODY_BYTES:,} bytes",
    f"{limits.REFUSED_BODY_RATE.removesuffix('/minute')} a minute",
    f"judged {limits.PREVIEW_RATE.partition('/minute')[0]} times a minute",
    f"{limits.MAX_CACHED_BYTES // 1_000_000} MB a worker",
    f"{limits.MAX_REMATCHES_AN_HOUR} rematches an hour",
}


@pytest.mark.parametrize("defence", DEFENCES, ids=lambda defence: defence[1])
def test_every_defence_has_tests_that_are_there(defence):
    tests = re.findall(r"`(tests/[^` ]*)`", defence[2])
    assert tests
    assert [name for name in tests if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("figure", sorted(FIGURES))
def test_figures_are_those_of_the_server(figure):
    assert figure in PAGE


def test_promises_refer_to_the_page():
    assert "docs/threats.md" in (ROOT / "SECURITY.md").read_text("utf-8")
