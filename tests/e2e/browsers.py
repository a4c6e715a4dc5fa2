"""Starts the browsers for the end-to-end tests. Run as a program, it says if one can be started.

browsers.py KIND [EXECUTABLE]     exit status 0 if Playwright can start it and show a page
"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser, Playwright, sync_playwright

# Without this, Chromium tries to reach its maker at every start, and fails on a closed network.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Playwright relaxes this rule; a user's Firefox does not.
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {"security.fileuri.strict_origin_policy": True}


def start(playwright: Playwright, kind: str, executable: str) -> Browser:
    """Starts a browser, headless; the executable "" is Playwright's own."""
    path = executable or None
    if kind == "chromium":
        return playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
    # A Firefox that is not Playwright's own needs a different protocol.
    channel = "moz-firefox" if path else None
    return playwright.firefox.launch(
        executable_path=path, channel=channel, firefox_user_prefs=FIREFOX_PREFERENCES
    )


def main(kind: str, executable: str = "") -> None:
    """Starts the browser and opens a page in it; raises if it cannot."""
    with sync_playwright() as playwright:
        browser = start(playwright, kind, executable)
        browser.new_page().set_content("<p>Hello</p>")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
