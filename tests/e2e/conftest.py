"""What every end-to-end test needs: browsers, and the built page.

The page is opened in two ways: from a disk (`page_file`), and over http under a sub-path, as on
GitHub Pages (`page_http`); most tests use http. The tests can reach nothing except the page's own
files. An error on the console fails the test, and so does a violation of the page's
Content-Security-Policy. A failed test leaves a screenshot, the console and the state of the page in
tests/artefacts/.
"""

from __future__ import annotations

import functools
import http.server
import json
import re
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import start
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)
from screen import Screen, wait_for
from visits import KeepsOneImage, Visit, after_the_first

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
ARTEFACTS = ROOT / "tests" / "artefacts"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SUB_PATH = "/class/plyscope"
BOOT_MILLISECONDS = 60_000
# A busy machine is slow, but a real error stays an error.
expect.set_options(timeout=20_000)
DESK: ViewportSize = {"width": 1280, "height": 800}
# WCAG 2.2 AA requires it, but axe checks it only if it is told to.
AXE_OPTIONS = {"rules": {"target-size": {"enabled": True}}}


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


# Each browser reports violations of the Content-Security-Policy in its own words, or not at all.
TELL_BREACHES = """document.addEventListener("securitypolicyviolation", (event) => {
  const where = `${event.sourceFile}:${event.lineNumber}`;
  console.error(`breach of the policy: ${event.effectiveDirective} ${event.blockedURI} ${where}`);
})"""


# Where the page is


class SubPathHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under SUB_PATH, and nothing else."""

    def translate_path(self, path: str) -> str:
        """The file for an address; for addresses outside SUB_PATH, one that does not exist."""
        if not path.startswith(SUB_PATH + "/"):
            return str(DIST / "no such file")
        return super().translate_path(path.removeprefix(SUB_PATH))

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


Served = Callable[..., str]


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A function that serves a folder on loopback and returns the address of its index.

    It is `served(folder, handler=SubPathHandler)`; a different handler can give other answers.
    """
    servers: list[http.server.ThreadingHTTPServer] = []

    def serve(folder: Path, handler: type[SubPathHandler] = SubPathHandler) -> str:
        answering = functools.partial(handler, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), answering)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}/index.html"

    yield serve
    for server in servers:
        server.shutdown()


class OfTheBuiltPage(KeepsOneImage, SubPathHandler):
    """Serves the built page, and the image of Python for second visits to it."""


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

OpenPage = Callable[..., Page]


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


# A reader who has never been here begins with lesson one. This one has, and left nothing.
BEEN_HERE = """try {
  if (localStorage.getItem("plyscope place") === null)
    localStorage.setItem("plyscope place", "null");
} catch {}"""


def returning(browser: Browser, visit: Visit | None = None, **options: Any) -> BrowserContext:
    """The context of somebody who has been here before.

    With the `second_visit`, the browser still has the image of Python; otherwise Python starts as
    on a first visit.
    """
    context = browser.new_context(**options)
    if visit:
        visit(context)
    context.add_init_script(BEEN_HERE)
    return context


def new_page(
    browser: Browser, address: str, *, new_reader: bool = False, **options: Any
) -> tuple[Page, list[str]]:
    """An empty page that can reach the folder of `address` and nothing else, and its console.

    It is of somebody who has been here before, but for a `new_reader`; see `returning`.
    """
    offline = address.startswith("file:")
    # What a service worker loads, no test could block or count.
    options = {"service_workers": "block", **options}
    context = (browser.new_context if new_reader else functools.partial(returning, browser))(
        offline=offline, **options
    )
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


def keep_evidence(page: Page, console: list[str], name: str) -> None:
    """Saves a screenshot, the console and the state of the page after a failed test."""
    folder = ARTEFACTS / re.sub(r"[^\w.-]+", "-", name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "console.txt").write_text("\n".join(console), encoding="utf-8")
    try:
        page.screenshot(path=folder / "page.png")
        state = page.evaluate("globalThis.plyscope?.state?.() ?? null")
        (folder / "state.json").write_text(json.dumps(state, indent=2), encoding="utf-8")
    except Error as error:
        (folder / "no-picture.txt").write_text(str(error), encoding="utf-8")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Lets fixtures know at their end whether their test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


def failed_in_call(item: pytest.Item) -> bool:
    """Whether the test itself failed."""
    return item.stash.get(FAILED, False)


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


def python_ready(page: Page) -> Page:
    """Waits until Python is ready; if it does not start, fails with the message on the page."""
    booted = "document.documentElement.dataset.python !== 'booting'"
    wait_for(page, booted, timeout=BOOT_MILLISECONDS)
    state = page.evaluate("document.documentElement.dataset.python")
    assert state == "ready", page.locator("boot-view").inner_text()
    return page


# One page for many tests, because starting Python takes seconds


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
        """Gives the page the size and the theme that tests expect, and checks that it is drawn."""
        self.console.clear()
        self.page.set_viewport_size(self._size)
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")


# A browser that has lost its compositor no longer draws any frame of a page. The page cannot help
# that, and no test can pass in it.
IS_DRAWN = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  setTimeout(() => resolve(false), 10_000);
})"""


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


# Accessibility

# What is half faded in has half its contrast. Spinners, which never end, are not waited for.
FADED_IN = """async () => {
  const ends = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
}"""


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """A function that returns what axe-core finds wrong with a page: one line for each fault."""
    source = AXE.read_text(encoding="utf-8")

    def violations(page: Page) -> list[str]:
        page.evaluate(f"() => {{ if (!globalThis.axe) {{ {source} }} }}")
        page.evaluate(FADED_IN)
        found = page.evaluate(
            "async (options) => (await axe.run(document, options)).violations", AXE_OPTIONS
        )
        return [
            f"{fault['id']}: {fault['help']}: {', '.join(map(str, node['target']))}"
            for fault in found
            for node in fault["nodes"]
        ]

    return violations
