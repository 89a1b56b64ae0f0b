"""Records what the pages of this checkout say to its server: two phones in a real browser.

    python -m tests.earlier.pages NAME

adds `conversation-of-pages.jsonl` to the folder NAME, once.
"""

import os
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Route, sync_playwright

from tests.browser.keypad import change_minds, expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import come_in, show_code
from tests.browser.test_pads import THREE, seat_by_pad, strip
from tests.browser.together import goes_out, is_game_stored
from tests.chromium import launch_browser, phone_page
from tests.conftest import SECRET
from tests.earlier.evening import FOLDER, add_digests, write_lines
from tests.serving import serving


class Recorder:
    """Notes the calls of pages, in the order of their answers."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self.calls: list[dict[str, Any]] = []

    def new_phone(self, name: str) -> Phone:
        page = phone_page(self._browser, locale="en-US")
        page.route("**/api/**", lambda route: self._answer(name, route))
        return Phone(page, self._address, lambda *_: None)

    def _answer(self, name: str, route: Route) -> None:
        request = route.request
        if "/stream" in request.url:  # its answer has no end
            route.continue_()
            return
        answer = route.fetch()
        path = request.url.removeprefix(self._address)
        call = {"phone": name, "call": f"{request.method} {path}", "body": request.post_data_json}
        self.calls.append({**call, "status": answer.status, "answer": answer.json()})
        route.fulfill(response=answer)


def play(recorder: Recorder) -> None:
    """Two phones write rounds of one game, undo, redo and correct; one plays by a pad."""
    ada, ben = recorder.new_phone("ada"), recorder.new_phone("ben")
    with ada.page.expect_response(is_game_stored):
        ada.new_game("Tally", "Ada", "Ben")
    game = ada.page.url.rpartition("/")[2]
    with goes_out(ada, game):
        write_round(ada, "1", "2")
    write_round(ada, "3", "4")
    change_minds(ada)
    totals = ada.page.locator("score-board :is(.row-total, .board-row-total) b").all_inner_texts()
    come_in(ben, show_code(ada))
    ada.open(f"/games/{game}")
    expect_totals(ben, *totals)
    with goes_out(ben, game):
        write_round(ben, "10", "20")
    expect_totals(
        ada, *(str(int(total) + more) for total, more in zip(totals, (10, 20), strict=True))
    )
    play_by_a_pad(ada)
    for phone in (ada, ben):
        phone.open("/")
        phone.page.locator(f".game-line[href='/games/{game}'], score-board").first.wait_for()
        phone.page.unroute_all(behavior="wait")


def play_by_a_pad(ada: Phone) -> None:
    """One phone writes a round by a pad of the library."""
    seat_by_pad(ada, "Wizard", *THREE)
    with ada.page.expect_response(is_game_stored):
        ada.begin()
    game = ada.page.url.rpartition("/")[2]
    ada.tap(ada.main("sheet-screen"))
    strip(ada, 1, 0, 1)
    strip(ada, 1, 0, 0)
    with goes_out(ada, game):
        ada.key("Write it down")
    expect_totals(ada, "30", "20", "−10")


def main(name: str) -> None:
    file = FOLDER / name / "conversation-of-pages.jsonl"
    assert not file.exists(), f"{file} is made only once"
    environment = {**os.environ, "SECRET_KEY": SECRET}
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "data", env=environment) as server,
        sync_playwright() as playwright,
        closing(launch_browser(playwright)) as browser,
    ):
        recorder = Recorder(browser, server.address)
        play(recorder)
    write_lines(file, recorder.calls)
    add_digests([file])


if __name__ == "__main__":
    main(sys.argv[1])
