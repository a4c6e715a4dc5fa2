"""Missing connections, frames without an origin, files of two versions, strict browsers."""

from __future__ import annotations

import functools
import http.server
import re
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import CHROMIUM_FLAGS
from opening import OpenPage, new_page, python_ready
from playwright.sync_api import Browser, Page, Playwright, Route, expect
from serving import DIST, SUB_PATH, SubPathHandler
from test_boot import TREE, value_of_the_tree
from visits import Visit

LONG = {"game": "tictactoe", "position": ".../.../...", "search": "minimax"}
WASM = "pyodide.asm.wasm"

# In one go, because Python needs little time to start again. Whether it has begun to.
SEARCH_AND_STOP = """async (query) => {
  const { dataset } = document.documentElement;
  const comes = async (look) => {
    for (let i = 0; i < 600 && !look(); i++) await new Promise(requestAnimationFrame);
    return look();
  };
  plyscope.search(query).catch(() => {});
  await comes(() => dataset.busy === "true");
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "stop" } }));
  return comes(() => dataset.python === "booting");
}"""


class Server:
    """Serves a folder under SUB_PATH as a test needs it: slowly, in part, or with extra headers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.headers: dict[str, str] = {}
        self.breaks_off: set[str] = set()
        """Names of the files whose next answer breaks off in the middle."""
        self.asked: list[tuple[str, str | None]] = []
        """The name of each requested file, with the requested range."""
        handler = functools.partial(_Handler, self, directory=str(folder))
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        port = self.http.server_address[1]
        self.address = f"http://127.0.0.1:{port}{SUB_PATH}/index.html"


class _Handler(SubPathHandler):
    """Answers in the way that its server says."""

    def __init__(self, server: Server, *args: Any, **options: Any) -> None:
        self.how = server
        super().__init__(*args, **options)

    def end_headers(self) -> None:
        """Adds the server's own headers."""
        for name, value in self.how.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802 - the base class requires this name
        """Sends a file, or the rest of it."""
        file = Path(self.translate_path(self.path))
        if not file.is_file() or "/python/" not in self.path:
            super().do_GET()
            return
        wanted = self.headers.get("range")
        self.how.asked.append((file.name, wanted))
        data = file.read_bytes()
        start = int(wanted.removeprefix("bytes=").rstrip("-")) if wanted else 0
        self.send_response(206 if wanted else 200)
        self.send_header("content-type", self.guess_type(str(file)))
        self.send_header("content-length", str(len(data) - start))
        if wanted:
            self.send_header("content-range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.end_headers()
        try:
            self._send(file.name, data[start:])
        except ConnectionError:
            self.close_connection = True

    def _send(self, name: str, data: bytes) -> None:
        if name in self.how.breaks_off:
            self.how.breaks_off.remove(name)
            for at in range(0, len(data) // 2, 65_536):
                self.wfile.write(data[at : min(at + 65_536, len(data) // 2)])
            # What a browser has not yet read of an answer that breaks off, it drops.
            time.sleep(1)
            self.close_connection = True
            return
        self.wfile.write(data)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of a copy of the built page."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    server = Server(folder)
    yield server
    server.http.shutdown()


def alert(page: Page) -> Any:
    """The place where the page says that Python could not start."""
    return page.locator("boot-view [role=alert]")


def test_python_comes_back_after_stop_when_the_network_is_gone(
    open_page: OpenPage, chromium: Browser, http_address: str, second_visit: Visit
) -> None:
    # A part of the page that comes after Python may not be there yet: its errors are expected.
    page = open_page(chromium, http_address, expect_errors=True, visit=second_visit)
    python_ready(page)
    page.context.set_offline(True)
    assert page.evaluate(SEARCH_AND_STOP, LONG)
    python_ready(page)
    assert value_of_the_tree(page) == 3


def test_trying_again_fetches_only_what_has_not_arrived(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    server.breaks_off = {"worker.js", WASM, "python_core.zip.packed"}
    page = open_page(chromium, server.address, expect_errors=True)
    expect(alert(page)).to_contain_text("The connection was lost")
    for name in ("worker.js", WASM, "python_core.zip.packed"):
        wait_until_asked(page, server, name)
    page.wait_for_load_state("networkidle")
    server.asked.clear()
    page.get_by_role("button", name="Try again").click()
    python_ready(page)
    asked = dict(server.asked)
    assert set(asked) == {"worker.js", WASM, "python_core.zip.packed"}
    for name, wanted in asked.items():
        assert re.fullmatch(r"bytes=[1-9]\d*-", wanted or ""), name
    assert value_of_the_tree(page) == 3


def wait_until_asked(page: Page, server: Server, name: str) -> None:
    """Waits until the server has been asked for a file."""
    while name not in [asked for asked, _ in server.asked]:
        page.wait_for_timeout(30)


def test_a_frame_without_an_origin_starts_python_from_the_copies_for_disks(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    frame = '<iframe sandbox="allow-scripts" src="index.html" width="1000" height="700"></iframe>'
    (server.folder / "frame.html").write_text(f"<!doctype html>{frame}", encoding="utf-8")
    page = open_page(chromium, server.address.replace("index", "frame"), expect_errors=True)
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    inner = page.frames[1]
    expect(page.frame_locator("iframe").locator("boot-view")).to_contain_text(
        "Python ready", timeout=60_000
    )
    assert inner.evaluate("async (query) => (await plyscope.search(query)).value", TREE) == 3
    expect(inner.locator("code-view")).to_contain_text("def alphabeta")
    inner.get_by_role("button", name="Python", exact=True).click()
    inner.locator("#explain-method").get_by_role("button").first.click()
    expect(inner.get_by_role("dialog")).to_contain_text("Examples")
    assert failed == []


def test_a_file_of_another_version_is_named_and_not_waited_for(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    file = server.folder / "python" / "worker.js"
    file.write_bytes(file.read_bytes() + b"\n")
    page = open_page(chromium, server.address, expect_errors=True)
    expect(alert(page)).to_contain_text(
        f"The file {file.name} is damaged, or from another version of Plyscope: "
        "reload the page, or copy the whole folder again."
    )


def test_webassembly_that_a_site_forbids_is_not_reported_as_a_damaged_file(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    server.headers["content-security-policy"] = "default-src 'self'; style-src * 'unsafe-inline'"
    page = open_page(chromium, server.address, expect_errors=True)
    expect(alert(page)).to_contain_text("The site that shows this page forbids WebAssembly")


def test_python_also_starts_where_workers_come_from_files_alone_and_files_as_scripts_alone(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    # Of the kinds of files that some servers block, only the copies for disks are there.
    for file in (server.folder / "python").glob("*.packed"):
        file.unlink()
    (server.folder / "python" / WASM).unlink()
    policy = "default-src 'self' 'wasm-unsafe-eval'; style-src * 'unsafe-inline'"
    server.headers["content-security-policy"] = policy
    page = open_page(chromium, server.address, expect_errors=True)
    # With this policy, Playwright cannot wait for an expression.
    expect(page.locator("boot-view")).to_contain_text("Python ready", timeout=60_000)
    assert value_of_the_tree(page) == 3


def test_too_little_memory_for_python_is_not_reported_as_a_damaged_file(
    playwright: Playwright, tools: dict[str, str], http_address: str
) -> None:
    path = tools["chromium"] or None
    flags = [*CHROMIUM_FLAGS, "--js-flags=--wasm-max-mem-pages=400"]
    browser = playwright.chromium.launch(executable_path=path, args=flags)
    page = browser.new_page()
    page.goto(http_address)
    expect(alert(page)).to_contain_text("too little memory left for Python: close other tabs")
    browser.close()


def test_without_the_first_lesson_the_page_says_so_and_then_asks_python(
    chromium: Browser, server: Server
) -> None:
    (server.folder / "lesson.js").write_text("globalThis.plyscopeLesson = { program: 1 };", "utf-8")
    address = (server.folder / "index.html").as_uri()
    page, _ = new_page(chromium, address)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pyodide.asm.wasm.js", hold)
    page.goto(address, wait_until="domcontentloaded")
    notice = page.locator("search-view [role=alert]")
    expect(notice).to_contain_text("lesson.js next to this page is missing")
    expect(notice).to_contain_text("as soon as Python is ready")
    for route in held:
        route.continue_()
    python_ready(page)
    expect(page.locator("counters-view")).to_contain_text("of 9")
    expect(notice).to_have_count(0)
    assert page.evaluate("Object.keys(plyscope.catalogue().games)")[0] == "tree"
    page.context.close()


def test_without_its_program_the_page_says_what_to_do(
    open_page: OpenPage, chromium: Browser, server: Server
) -> None:
    (server.folder / "app.js").unlink()
    (server.folder / "app.css").unlink()
    page = open_page(chromium, (server.folder / "index.html").as_uri(), expect_errors=True)
    said = page.get_by_text("Plyscope has not started yet")
    expect(said).to_be_visible()
    for words in ("reload the page", "unpack all of it", "python3 build.py"):
        expect(page.get_by_text(words)).to_be_visible()


@pytest.mark.parametrize("kind", ["file", "http, of another build"])
def test_a_part_that_is_missing_or_another_is_told_where_it_would_be(
    open_page: OpenPage, chromium: Browser, server: Server, kind: str
) -> None:
    for part in (server.folder / "parts").iterdir():
        if kind.endswith("build"):
            part.write_text(f"{part.read_text(encoding='utf-8')}//\n", encoding="utf-8")
        else:
            part.unlink()
    address = server.address if kind.startswith("http") else (server.folder / "index.html").as_uri()
    page = open_page(chromium, address, expect_errors=True)
    told = r"This part of the page is in the file parts/{}\.js, which could not be loaded"
    # What the views of code share with others comes first.
    expect(page.locator("code-view")).to_contain_text(
        re.compile(told.format("(code|gestures_views)"))
    )
    page.get_by_role("button", name="Next step").click()
    page.locator("#explain-method").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(told.format("explanations")))
    expect(page.locator("duo-view")).to_be_empty()
