"""One page for many tests, because starting Python takes seconds."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from evidence import failed_in_call, keep_evidence
from opening import errors, new_page, python_ready
from playwright.sync_api import Browser, ViewportSize
from screen import Screen

DESK: ViewportSize = {"width": 1280, "height": 800}


class KeptPage:
    """A page with Python ready, and its console; it is replaced when it can no longer be used."""

    def __init__(self, browser: Browser, address: str, size: ViewportSize, **options: Any) -> None:
        self._browser = browser
        self._address = address
        self._size = size
        self._options = options
        self.open()

    def open(self) -> None:
        """Opens the page."""
        self.page, self.console = new_page(self._browser, self._address, **self._options)
        self.page.goto(self._address)
        python_ready(self.page)

    def renew(self) -> None:
        """Closes the page, and opens another."""
        self.close()
        self.open()

    def close(self) -> None:
        """Closes the page."""
        self.page.context.close()

    def prepare(self) -> None:
        """Gives the page the size and the theme that tests expect.

        It is asked for less motion, because what moves is painted many times; see
        `Screen.ask_for_motion`.
        """
        self.console.clear()
        # A test that failed may have left it in full screen, where no size can be set.
        self.page.evaluate("document.fullscreenElement && document.exitFullscreen()")
        self.page.set_viewport_size(self._size)
        self.page.emulate_media(
            media="null", color_scheme="light", reduced_motion="reduce", forced_colors="none"
        )


# A browser that has lost its compositor no longer draws any frame of a page. The page cannot help
# that, and no test can pass in it.
IS_DRAWN = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  setTimeout(() => resolve(false), 10_000);
})"""


def as_new(request: pytest.FixtureRequest, kept_page: KeptPage) -> Iterator[Screen]:
    """What a fixture does before and after each test with a shared page."""
    kept_page.prepare()
    if not kept_page.page.evaluate(IS_DRAWN):
        warnings.warn("The browser drew no frame of a page; it was opened again.", stacklevel=1)
        kept_page.renew()
        kept_page.prepare()
    shown = Screen(kept_page.page)
    try:
        shown.reset()
    except Exception:
        # The tests after this one must not fail because of it.
        keep_evidence(kept_page.page, kept_page.console, request.node.name)
        kept_page.renew()
        raise
    yield shown
    wrong = errors(kept_page.console)
    if wrong or failed_in_call(request.node):
        keep_evidence(kept_page.page, kept_page.console, request.node.name)
    assert not wrong, "the console says: " + "\n".join(wrong)
