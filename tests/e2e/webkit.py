"""Starts WebKitGTK, which Playwright cannot use. Run as a program, it says if it can be started.

webkit.py DRIVER XVFB     the paths of WebKitWebDriver and Xvfb; exit status 0 if a page is shown
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.webkitgtk.service import Service

SIZE = (1280, 900)


@contextmanager
def a_screen(xvfb: str) -> Iterator[str]:
    """A screen that nobody sees, because WebKitGTK needs one. Returns its DISPLAY."""
    reader, writer = os.pipe()
    words = [
        xvfb,
        "-displayfd",
        str(writer),
        "-screen",
        "0",
        f"{SIZE[0]}x{SIZE[1]}x24",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(words, pass_fds=[writer], stderr=subprocess.DEVNULL) as process:
        os.close(writer)
        try:
            # It picks a free number, and writes it when it is ready.
            with os.fdopen(reader) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit(driver: str, xvfb: str) -> Iterator[webdriver.WebKitGTK]:
    """WebKitGTK's small browser on its own screen."""
    with a_screen(xvfb) as display:
        service = Service(driver, env={**os.environ, "DISPLAY": display})
        browser = webdriver.WebKitGTK(service=service)
        try:
            browser.set_window_size(*SIZE)
            yield browser
        finally:
            browser.quit()


def main(driver: str, xvfb: str) -> None:
    """Starts the browser and opens a page in it; raises if it cannot."""
    with webkit(driver, xvfb) as browser:
        browser.get("data:text/html,<p>Hello</p>")


if __name__ == "__main__":
    main(*sys.argv[1:])
