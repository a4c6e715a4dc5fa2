"""Starts the browsers of the end-to-end tests; run by itself, says whether one can be started.

browsers.py KIND [EXECUTABLE]     exit status 0 when Playwright can start it and show a page
"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser, Playwright, sync_playwright

# A closed network otherwise makes Chromium try, and fail, to reach its maker at every start.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Playwright relaxes this one; a user's Firefox does not.
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {"security.fileuri.strict_origin_policy": True}


def start(playwright: Playwright, kind: str, executable: str) -> Browser:
    """Starts a browser, headless; "" as executable is the one that Playwright brings itself."""
    path = executable or None
    if kind == "chromium":
        return playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
    # A Firefox that is not Playwright's own is driven by another protocol.
    channel = "moz-firefox" if path else None
    return playwright.firefox.launch(
        executable_path=path, channel=channel, firefox_user_prefs=FIREFOX_PREFERENCES
    )


def main(kind: str, executable: str = "") -> None:
    """Starts the browser and shows it a page; raises when it cannot."""
    with sync_playwright() as playwright:
        browser = start(playwright, kind, executable)
        browser.new_page().set_content("<p>Hello</p>")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
