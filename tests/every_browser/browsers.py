"""Chromium, WebKit and Firefox, each as a phone's: 360 by 740, with a profile that outlives it."""

import os
import re
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.chromium import FLAGS, WHOLE
from tests.every_browser.wires import PATIENCE, Marionette, Wire, driven, when_ready
from tests.serving import free_port

WIDTH, HEIGHT = 360, 740


class Browser(ABC):
    """A browser that can be started again on the same profile, as after a restart of the phone."""

    wire: Wire
    process: subprocess.Popen

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.read = 0
        profile.mkdir()
        self.start()

    @abstractmethod
    def start(self) -> None:
        """Start it, ready for commands."""

    @abstractmethod
    def console(self) -> list[str]:
        """Read what is new in its console: errors, and what a policy barred."""

    def stop(self) -> None:
        """End it, its profile stays."""
        self.wire("DeleteSession")
        self.process.terminate()
        self.process.wait(PATIENCE)

    def again(self) -> None:
        """End it and start it, cold."""
        self.stop()
        self.start()

    def _run(self, *command: object, **environment: str) -> None:
        with (self.profile / "said").open("ab") as text:
            self.process = subprocess.Popen(
                [str(part) for part in command],
                env={**os.environ, **DISPLAY, **environment},
                stdout=text,
                stderr=subprocess.STDOUT,
            )


class Chromium(Browser):
    """Debian's Chromium and its driver."""

    def start(self) -> None:
        port = free_port()
        self._run("chromedriver", f"--port={port}")
        self.wire = when_ready(lambda: driven(port, **self._wanted()))

    def _wanted(self) -> dict[str, object]:
        metrics = {"width": WIDTH, "height": HEIGHT, "pixelRatio": 2, "touch": True}
        own = ("--headless=new", "--hide-scrollbars", f"--user-data-dir={self.profile}")
        options = {
            "binary": WHOLE,
            "args": [*FLAGS, *own],
            "mobileEmulation": {"deviceMetrics": metrics},
        }
        return {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "WARNING"}}

    def console(self) -> list[str]:
        return [line["message"] for line in self.wire("Log", type="browser")]


class WebKit(Browser):
    """WebKit as Debian builds it for GTK: the engine of the browsers on iOS, not the same build."""

    ERROR = re.compile("CONSOLE .*ERROR")
    LET_BY = re.compile("'manifest-src'|interactive-widget|due to access control checks")
    """What this one does not know, and what it says of calls broken off by leaving a page."""

    def start(self) -> None:
        port = free_port()
        self._run(
            "WebKitWebDriver",
            f"--port={port}",
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # no user namespaces in a container
        )
        window = {
            "binary": str(Path(__file__).with_name("webkit_window.py")),
            "args": [str(self.profile), str(WIDTH), str(HEIGHT)],
        }
        wanted = {"webkitgtk:browserOptions": window}
        self.wire = when_ready(lambda: driven(port, **wanted))

    def console(self) -> list[str]:
        lines = (self.profile / "console").read_text(encoding="utf-8").splitlines()
        new, self.read = lines[self.read :], len(lines)
        return [line for line in new if self.ERROR.search(line) and not self.LET_BY.search(line)]


class Firefox(Browser):
    """Debian's Firefox, which is driven by the socket it has itself."""

    PREFERENCES = (
        ("ui.useOverlayScrollbars", 1),
        ("browser.shell.checkDefaultBrowser", False),
        ("intl.accept_languages", "en-US"),
        ("ui.primaryPointerCapabilities", 1),  # coarse, as a finger
    )
    LET_BY = "A ServiceWorker intercepted the request and encountered an unexpected error."
    """Of files on their way to a page that is left; a fault of the worker itself is named."""

    def start(self) -> None:
        port = free_port()
        wanted = (*self.PREFERENCES, ("marionette.port", port))
        lines = [f"user_pref({name!r}, {json_value(value)});\n" for name, value in wanted]
        (self.profile / "user.js").write_text("".join(lines), encoding="utf-8")
        self._run(
            "firefox-esr", "--headless", "--marionette", "--remote-allow-system-access",
            "--no-remote", "--profile", self.profile,
        )  # fmt: skip
        self.wire = when_ready(lambda: Marionette(port))
        self.wire("NewSession", capabilities={})
        self._inside(NARROW, WIDTH, HEIGHT)

    def stop(self) -> None:
        self.wire("Marionette:Quit", flags=["eAttemptQuit"])
        self.wire.close()
        self.process.wait(PATIENCE)

    def console(self) -> list[str]:
        return [line for line in self._inside(CONSOLE_MESSAGES) if self.LET_BY not in line]

    def _inside(self, script: str, *arguments: object) -> object:
        """Return what a script gives that runs in the browser itself, not in a page."""
        self.wire("Marionette:SetContext", value="chrome")
        value = self.wire("ExecuteScript", script=script, args=arguments)
        self.wire("Marionette:SetContext", value="content")
        return value


def json_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


NARROW = """
const [width, height] = arguments;
const { style } = gBrowser.selectedBrowser;
for (const edge of ["min", "max"]) {
  style.setProperty(`${edge}-width`, `${width}px`);
  style.setProperty(`${edge}-height`, `${height}px`);
}
"""
"""A page as wide as a phone: the window itself never is."""

CONSOLE_MESSAGES = """
const lines = Services.console.getMessageArray().map(String);
Services.console.reset();
const kept = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
const said = kept.getEvents().filter(({ level, filename }) =>
  ["error", "warn"].includes(level) && filename.startsWith("http://127.0.0.1"));
kept.clearEvents();
return [
  ...lines.filter(line => line.includes("http://127.0.0.1") && !line.includes("[JavaScript Warning")
    || line.includes("Content-Security-Policy")),
  ...said.map(({level, arguments: [text]}) => `${level}: ${text?.stack ?? text}`),
];
"""
"""What pages of ours were told off for, and what scripts said."""


DISPLAY: dict[str, str] = {}
"""Of the screen that nobody sees, for browsers alone: servers are forked as this process began."""


@contextmanager
def screen() -> Iterator[None]:
    """Provide a screen that nobody sees, for the browser that needs one."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "800x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        DISPLAY["DISPLAY"] = f":{server.stdout.readline().decode().strip()}"
        yield
        server.terminate()


BROWSERS = {"chromium": Chromium, "webkit": WebKit, "firefox": Firefox}
