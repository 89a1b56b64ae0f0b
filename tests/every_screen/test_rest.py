"""A screen is looked over at rest; one that never comes to rest fails by what is under way."""

import pytest

from tests.gallery.stage import Actor, RestlessError, recorder

A_MOMENT = 2
"""Seconds to wait for a page that is not to come to rest."""


def expect_restless(phone: Actor, what: str) -> None:
    """Expect that the page does not come to rest because of this."""
    with pytest.raises(RestlessError, match=what):
        phone.come_to_rest(A_MOMENT)


def test_page_that_waits_for_the_engine_is_not_at_rest(rested):
    recorder(rested, "tally", "Ada", "Ben")
    rested.come_to_rest()
    rested.page.evaluate("Object.getPrototypeOf(Worker.prototype).postMessage = () => undefined")
    rested.tap(rested.page.locator(".keypad button").nth(4))
    expect_restless(rested, "the engine's answer to .*choices")


@pytest.mark.parametrize(
    ("script", "what"),
    [
        ("(function again() { setTimeout(again, 10) })()", "what follows"),
        ("(function again() { requestAnimationFrame(again) })()", "a frame"),
        ("void fetch('/api/never')", "the call /api/never"),
        ("void document.body.append(document.createElement('not-fetched'))", "<not-fetched>"),
        (
            "void document.body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1e5 })",
            "<body> moves",
        ),
    ],
    ids=["timers", "frames", "call", "code", "animation"],
)
def test_page_with_something_under_way_is_not_at_rest(rested, script, what):
    rested.page.route("**/api/never", lambda _route: None)
    rested.page.evaluate(script)
    expect_restless(rested, what)


def test_page_that_loads_a_script_is_not_at_rest(rested):
    rested.page.route("**/never.js", lambda _route: None)
    rested.page.evaluate("void import('/static/never.js').catch(() => null)")
    expect_restless(rested, "never.js")


def test_page_is_at_rest_once_what_was_under_way_has_ended(rested):
    rested.page.evaluate(
        """() => {
          const steps = [{ opacity: 0 }, { opacity: 1 }];
          document.body.animate(steps, { duration: 500 }).onfinish = () => (window.ended = true);
        }"""
    )
    rested.come_to_rest()
    assert rested.page.evaluate("window.ended")
