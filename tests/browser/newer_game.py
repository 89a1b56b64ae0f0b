"""A game that only a newer version knows, as it comes to a phone of this one."""

import json
import re

from playwright.sync_api import Page, Route

NEWER = "later"
TITLE = "This game needs an update"


def meet_a_newer_game(
    page: Page, known: str = '"tally"', newer: str = json.dumps(NEWER), what: str = "games"
) -> None:
    """Have the server's answers say `newer`, which this version does not know, for `known`."""

    def answer(route: Route) -> None:
        response = route.fetch()
        text = response.text().replace(known, newer)
        text = text.replace(known.replace(": ", ":"), newer)  # some answers are compact
        route.fulfill(response=response, body=text)

    page.route(re.compile(rf"/api/{what}(?!.*/stream)"), answer)
