"""Opens the page in a browser that can reach nothing else, and listens to its console."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from visits import Visit
from waiting import wait_for

BOOT_MILLISECONDS = 60_000

OpenPage = Callable[..., Page]

# Each browser reports violations of the Content-Security-Policy in its own words, or not at all.
TELL_BREACHES = """document.addEventListener("securitypolicyviolation", (event) => {
  const where = `${event.sourceFile}:${event.lineNumber}`;
  console.error(`breach of the policy: ${event.effectiveDirective} ${event.blockedURI} ${where}`);
})"""

# A reader who has never been here begins at home. This one has been, left nothing, and likes to
# have board, tree and Python at once.
BEEN_HERE = """try {
  if (localStorage.getItem("plyscope place") === null) {
    localStorage.setItem("plyscope place", "null");
    localStorage.setItem("plyscope layout", "columns");
  }
} catch {}"""


def returning(browser: Browser, visit: Visit | None = None, **options: Any) -> BrowserContext:
    """The context of somebody who has been here before.

    With the `second_visit`, the browser still has the image of Python; otherwise Python starts as
    on a first visit.
    """
    context = coming(browser, visit, **options)
    context.add_init_script(BEEN_HERE)
    return context


def coming(browser: Browser, visit: Visit | None = None, **options: Any) -> BrowserContext:
    """The context of somebody who has not used the page; for `visit`, see `returning`."""
    context = browser.new_context(**options)
    if visit:
        visit(context)
    return context


def new_page(
    browser: Browser, address: str, *, new_reader: bool = False, **options: Any
) -> tuple[Page, list[str]]:
    """An empty page that can reach the folder of `address` and nothing else, and its console.

    It is of somebody who has been here before, but for a `new_reader`, who may have the image of
    Python and nothing else; see `returning`.
    """
    offline = address.startswith("file:")
    # What a service worker loads, no test could block or count.
    options = {"service_workers": "block", **options}
    context = (coming if new_reader else returning)(browser, offline=offline, **options)
    context.add_init_script(TELL_BREACHES)
    block_the_network(context, address)
    page = context.new_page()
    console: list[str] = []
    listen(page, console)
    return page, console


def block_the_network(context: BrowserContext, address: str) -> None:
    """Lets the context reach the files in the folder of `address`, and nothing else."""
    folder = address.rsplit("/", 1)[0] + "/"
    outside = re.compile(rf"^(?!{re.escape(folder)}|data:|blob:)")
    context.route(outside, lambda route: route.abort())


def listen(page: Page, console: list[str]) -> None:
    """Collects what the console says, and errors that nothing catches."""
    page.on("console", lambda message: console.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: console.append(f"error: {error}"))
    page.on("requestfailed", lambda request: console.append(f"error: no {request.url[:200]}"))


def errors(console: list[str]) -> list[str]:
    """The lines of a console that are errors."""
    return [line for line in console if line.startswith("error:")]


def python_ready(page: Page) -> Page:
    """Waits until Python is ready; if it does not start, fails with the message on the page."""
    booted = "document.documentElement.dataset.python !== 'booting'"
    wait_for(page, booted, timeout=BOOT_MILLISECONDS)
    state = page.evaluate("document.documentElement.dataset.python")
    assert state == "ready", page.locator("boot-view").inner_text()
    return page
