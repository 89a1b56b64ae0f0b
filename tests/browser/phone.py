"""A phone in a test: it counts taps, takes pictures, and remembers what went wrong in the page."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.waiting import wait_until

HERE = Path(__file__).parent
SCREENSHOTS = HERE / "screenshots"
WANTED = "SCREENSHOTS" in os.environ
AXE = HERE.parents[1] / "node_modules" / "axe-core" / "axe.min.js"

THEMES = ("light", "dark", "night")

AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity)
  .map(one => one.finished)).then(() => null)"""
"""Waits for whatever moves or fades on the page, and does not for ever."""
LETTERS = """() => !document.body.dataset.letters &&
  document.fonts.ready.then(() => true)"""
"""Whether the letters of what is shown are here: the app puts them on once it is drawn."""
AXE_FAULTS = """async rules => {
  const options = { resultTypes: ["violations"], preload: false };
  const { violations } = await axe.run(rules.length ? { ...options, runOnly: rules } : options);
  const places = nodes => nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join("; ");
  const regions = ":is([role=status], [role=alert], [aria-live])";
  const keys = [...document.querySelectorAll(`${regions} :is(button, .side-button, .main-button)`)];
  return [
    ...violations.map(({ id, help, nodes }) => `${id}: ${help}: ${places(nodes)}`),
    ...keys.map(({ className }) => `a key that is read out with what changes: ${className}`),
  ];
}"""
"""What axe finds by these rules, or by all where none is named, and keys in live regions."""
KEPT = """() => new Promise(kept => new Promise(then => {
  requestAnimationFrame(() => setTimeout(then));
  setTimeout(then, 1100);
}).then(() => {
  const opening = indexedDB.open("companion");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("drafts").objectStore("drafts").count();
    reading.onsuccess = () => { opening.result.close(); kept(null); };
  };
}))"""
"""Waits until every tap lies on the disk, once painted: who reads comes after those who write."""
HOLD = """() => new MutationObserver(() =>
  document.querySelectorAll(".toast")
    .forEach(toast => toast.dispatchEvent(new PointerEvent("pointerenter")))
).observe(document, { subtree: true, childList: true, characterData: true })"""
"""A finger lies on what is told or offered for six seconds, from the moment it is there."""
TOTALS = """rows => rows.map(row => [".fitted-name", ".board-row-total b"]
  .map(part => row.querySelector(part)?.innerText))"""
"""By row of a board its name and its total, all at one moment."""


class Phone:
    """One phone at the table; `record` hears the taps of every flow that is counted."""

    def __init__(self, page: Page, address: str, record: Callable[[str, object], None]) -> None:
        self.page = page
        self.address = address
        self.record = record
        self.taps = 0
        self.troubles: list[str] = []
        self.ignored = [_BLOCKED]
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))

    def _on_console(self, message: ConsoleMessage) -> None:
        """Take a message of the console: errors and broken content security policies come so."""
        if any(known in message.text for known in self.ignored):
            return
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def ignore(self, *troubles: str) -> None:
        """Troubles that name one of these are expected from now on, and were before."""
        self.ignored.extend(troubles)
        self.troubles[:] = [
            trouble for trouble in self.troubles if not any(known in trouble for known in troubles)
        ]

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def tap(self, target: str | Locator) -> None:
        """One tap, counted. `target` is a selector or a locator; a second match is not minded."""
        locator = self.page.locator(target) if isinstance(target, str) else target
        locator.first.tap()
        self.taps += 1

    def key(self, name: str | re.Pattern) -> None:
        """One tap on the button, link or tab of this name."""
        self.tap(self._named(name))

    def key_twice(self, name: str | re.Pattern) -> None:
        """Two taps on it, the second before anything of the first is drawn; counted as one."""
        self._named(name).first.evaluate("key => { key.click(); key.click(); }")
        self.taps += 1

    def _named(self, name: str | re.Pattern) -> Locator:
        exact = isinstance(name, str)
        roles = [self.page.get_by_role(role, name=name, exact=exact) for role in _TAPPED]
        return roles[0].or_(roles[1]).or_(roles[2])

    def main(self, screen: str = "") -> Locator:
        """Return the main button: of whatever is there, or of this screen, which may be on its way.

        Not the one that the server wrote, which stands beside the app's own for a moment.
        """
        return self.page.locator(f"{screen} .main-button:not(#written *)")

    def main_says(self, text: str) -> None:
        """Wait until the one main button reads so; marks that keep names apart are not seen.

        The text stands in a list because the browser then waits while a screen shows several main
        buttons, as the one that compares two versions does; a text alone would fail at once.
        """
        expect(self.main()).to_have_text([re.compile(read_as(text) + "[\u2068\u2069]*$")])

    @contextmanager
    def counting(self, flow: str, budget: int) -> Iterator[None]:
        """Count the taps of a flow, for the report; more than its budget fails."""
        before = self.taps
        yield
        taps = self.taps - before
        self.record("taps", (flow, taps, budget))
        assert taps <= budget, f"{flow}: {taps} taps, {budget} at most"

    def another_tab(self) -> "Phone":
        """One more tab of this phone; what goes wrong there counts as well."""
        tab = Phone(self.page.context.new_page(), self.address, self.record)
        tab.troubles, tab.ignored = self.troubles, self.ignored
        return tab

    def wait_until(self, script: str, what: str) -> None:
        """Wait until what a script promises is true; `wait_for_function` takes any promise as that.

        Raises `AssertionError`, which names `what` was waited for.
        """
        wait_until(lambda: self.page.evaluate(script), what)

    def expect_letters(self) -> None:
        """Wait until the letters of what is shown are here: heights and widths go by them."""
        self.wait_until(LETTERS, "the letters")

    def hold_what_is_told(self) -> None:
        """Have whatever this page tells or offers for some seconds stand until it is looked at."""
        self.page.evaluate(HOLD)

    def reload(self) -> None:
        """Load the page anew, once every tap that is seen is kept."""
        self.page.evaluate(KEPT)
        self.page.reload()

    def lose_tab(self) -> None:
        """Close the tab, as after a crash, once every tap seen is kept; open a new one."""
        self.page.evaluate(KEPT)
        lost, self.page = self.page, self.another_tab().page
        lost.close()
        self.open()

    def new_game(self, game: str, *names: str) -> None:
        """Begin a game with everybody typed in by name, as far as its sheet."""
        self.seat(game, *names)
        self.begin()

    def begin(self) -> None:
        """Begins the game that is set up, as far as its sheet."""
        self.key("Start")
        self.expect_sheet()

    def expect_sheet(self) -> None:
        """Wait until a sheet is shown: its board, or the block of rows that takes its place."""
        shown = self.page.locator("sheet-screen :is(score-board, row-block):visible")
        expect(shown.first).to_be_visible()

    def seat(self, game: str, *names: str) -> None:
        """Set up a game with everybody typed in by name, not yet begun."""
        self.open("/new")
        self.key(game)
        self.key("name")
        for name in names:
            self.page.locator("input[name=name]").fill(name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".seats .name").last).to_have_text(name)
        self.expect_letters()

    def write_correction(self, key: str = "Write it down") -> None:
        """Write a correction down, and goes from the page of its round to the sheet."""
        self.key(key)
        expect(self.page.locator("round-screen")).to_be_visible()
        expect(self.page.locator(".adjust")).to_have_count(0)
        self.key("Back")

    def totals(self) -> dict[str, str]:
        """By name what stands on the board of the sheet, as it is shown."""
        rows = self.page.locator("score-board .board-row")
        rows.first.wait_for()
        return dict(rows.evaluate_all(TOTALS))

    def expect_board(self, totals: dict[str, str]) -> None:
        """Wait until these totals stand on the board, in whatever order: a result is ranked."""
        wait_until(lambda: self.totals() == totals, f"{totals} on the board")

    def shot(self, name: str) -> None:
        """Pictures of the screen as it is, in light, dark and night, where somebody wants them."""
        for theme in self._themes() if WANTED else ():
            self.keep(f"{name}-{theme}", self.page.screenshot())

    def _themes(self) -> Iterator[str]:
        """Light, dark and night, each while the screen is in it."""
        for theme in THEMES:
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            yield theme
        self.page.evaluate("delete document.documentElement.dataset.theme")

    def keep(self, name: str, picture: bytes) -> None:
        """Put a picture beside the others, where somebody wants them."""
        if WANTED:
            SCREENSHOTS.mkdir(exist_ok=True)
            (SCREENSHOTS / f"{name}.png").write_bytes(picture)

    def axe(self) -> None:
        """Fails on anything axe finds on the screen once it has come to rest."""
        faults = axe_faults(self.page)
        assert not faults, "\n".join(faults)

    def axe_in_every_theme(self) -> None:
        """Take the same picture in light, dark and night."""
        for _ in self._themes():
            self.axe()


def read_as(text: str) -> str:
    """Return what a text looks like in the page, as a pattern.

    Names may stand between marks, and a line may not break at every space.
    """
    return "[\u2068\u2069]*".join("\\s" if sign == " " else re.escape(sign) for sign in text)


_BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says on phones that are not to keep the app."""
_TAPPED = ("button", "link", "radio")


def axe_faults(page: Page, *rules: str) -> list[str]:
    """Return what axe finds on a screen at rest, by these rules or by all."""
    page.locator("main").first.wait_for()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))

    def look() -> list[str]:
        page.evaluate(AT_REST)
        return page.evaluate(AXE_FAULTS, rules)

    return look() and look()  # what began to move during the first has come to rest by now
