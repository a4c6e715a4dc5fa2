"""What every end-to-end test needs: browsers, and the built page.

The page is opened in two ways: from a disk (`page_file`), and over http under a sub-path, as on
GitHub Pages (`page_http`); most tests use http. The tests can reach nothing except the page's own
files. An error on the console fails the test, and so does a violation of the page's
Content-Security-Policy. A failed test leaves a screenshot, the console and the state of the page in
tests/artefacts/.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe import violations
from browsers import start
from desk import Desk
from evidence import FAILED, failed_in_call, keep_evidence
from opening import OpenPage, errors, new_page, python_ready
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from screen import Screen
from serving import DIST, ROOT, OfTheBuiltPage, Served, serving
from sharing import DESK, KeptPage, as_new
from visits import Visit, after_the_first

# A busy machine is slow, but a real error stays an error.
expect.set_options(timeout=20_000)


# Browsers


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as instance:
        yield instance


@pytest.fixture(scope="session")
def tools() -> dict[str, str]:
    """The paths of chromium and firefox ("" for Playwright's own), webkit, xvfb and node.

    build.py found them; webkit is WebKitGTK's driver.
    """
    file = ROOT / ".build" / "tools.json"
    assert file.exists(), "run `python3 build.py test --only e2e` first: it finds the browsers"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, tools: dict[str, str]) -> Iterator[Browser]:
    """Chromium: Playwright's own, or the one that build.py found."""
    browser = start(playwright, "chromium", tools["chromium"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright, tools: dict[str, str]) -> Iterator[Browser]:
    """Firefox: Playwright's own, or the one that build.py found."""
    browser = start(playwright, "firefox", tools["firefox"])
    yield browser
    browser.close()


# Where the page is


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A function that serves a folder on loopback and returns the address of its index.

    It is `served(folder, handler=SubPathHandler)`; a different handler can give other answers.
    """
    with serving() as serve:
        yield serve


@pytest.fixture(scope="session")
def http_address(served: Served) -> str:
    """The address of the built page on a web server."""
    return served(DIST, OfTheBuiltPage)


@pytest.fixture(scope="session")
def second_visit(chromium: Browser, http_address: str) -> Visit:
    """A function that makes the next visit in a context one for which Python's image is there."""
    return after_the_first(chromium, http_address)


@pytest.fixture(scope="session")
def file_address() -> str:
    """The address of the built page on the disk."""
    return (DIST / "index.html").as_uri()


# Opening it


@pytest.fixture
def open_page(request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """A function `open(browser, address, *, expect_errors=False, **options)` -> page.

    The page's context can reach the folder of `address` and nothing else; from a disk it is also
    offline. With `expect_errors`, errors on the console are allowed, for tests that break
    something. The other options are those of `new_page`. It does not wait for the page; see
    `python_ready`.
    """
    opened: list[tuple[BrowserContext, Page, list[str], bool]] = []

    def open_it(
        browser: Browser, address: str, *, expect_errors: bool = False, **options: Any
    ) -> Page:
        page, console = new_page(browser, address, **options)
        opened.append((page.context, page, console, expect_errors))
        page.goto(address)
        return page

    yield open_it
    wrong = [line for *_, console, expected in opened if not expected for line in errors(console)]
    if wrong or failed_in_call(request.node):
        for number, (_, page, console, _) in enumerate(opened):
            keep_evidence(page, console, f"{request.node.name}-{number}")
    for context, *_ in opened:
        context.close()
    assert not wrong, "the console says: " + "\n".join(wrong)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Lets fixtures know at their end whether their test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def page_file(open_page: OpenPage, chromium: Browser, file_address: str) -> Page:
    """The built page in Chromium, opened from the disk, with Python ready."""
    return python_ready(open_page(chromium, file_address))


@pytest.fixture
def page_http(
    open_page: OpenPage, chromium: Browser, http_address: str, second_visit: Visit
) -> Page:
    """The built page in Chromium, opened again from a web server, with Python ready."""
    return python_ready(open_page(chromium, http_address, visit=second_visit))


# One page for many tests


@pytest.fixture(scope="session")
def kept_page(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[KeptPage]:
    """A page with Python ready that the tests share."""
    kept = KeptPage(chromium, http_address, DESK, visit=second_visit)
    yield kept
    kept.close()


@pytest.fixture
def screen(request: pytest.FixtureRequest, kept_page: KeptPage) -> Iterator[Screen]:
    """The shared page, like new: the first tree, searched by alpha-beta, before its first step.

    A test that stops Python, or changes things that `Screen.reset` cannot undo, opens its own page.
    """
    yield from as_new(request, kept_page)


@pytest.fixture
def desk(screen: Screen) -> Iterator[Desk]:
    """The shared page in the room of programs, with the first example. No program is left there."""
    desk = Desk(screen.page)
    desk.enter()
    yield desk
    desk.clear()


# Accessibility


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """A function that returns what axe-core finds wrong with a page: one line for each fault."""
    return violations
