#!/usr/bin/python3
"""A window of a phone with WebKit in it and nothing else, for WebKitWebDriver to drive.

Debian's own browser for this keeps nothing beyond its end, is wider than a phone, and says nothing
of what its console is told. This runs in Debian's Python, which has the bindings.
"""

import os
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402 - only once the versions are said


def view_on(profile: str) -> WebKit2.WebView:
    """Return a page that can be driven, and whose storage, cookies included, outlives it."""
    storage = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
    context = WebKit2.WebContext(website_data_manager=storage)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-US"])
    cookies = context.get_cookie_manager()
    cookies.set_persistent_storage(f"{profile}/cookies", WebKit2.CookiePersistentStorage.SQLITE)
    webkit_settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=webkit_settings
    )
    context.connect("automation-started", lambda _, driven: give(driven, view))
    return view


def give(driven: WebKit2.AutomationSession, view: WebKit2.WebView) -> None:
    """Let the driver drive this page."""
    driven.connect("create-web-view", lambda _: view)


def main(profile: str, width: str, height: str) -> None:
    with Path(profile, "console").open("ab") as console:
        for answer in (1, 2):
            os.dup2(console.fileno(), answer)
    window = Gtk.Window(default_width=int(width), default_height=int(height))
    view = view_on(profile)
    view.connect("close", Gtk.main_quit)
    window.add(view)
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
