"""The page from a server, kept on the device: the next visit needs no network."""

from __future__ import annotations

import shutil
from pathlib import Path

from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from serving import DIST, Served, SubPathHandler
from waiting import wait_for

KEPT = """() => navigator.serviceWorker.getRegistration().then(
  (found) => found?.active?.state === "activated" && Boolean(navigator.serviceWorker.controller))"""
IMAGE = "() => caches.open('plyscope-python').then((c) => c.keys()).then((keys) => keys.length > 0)"
WAITING = "() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))"


class Gone(SubPathHandler):
    """A server that can go away."""

    is_gone = False

    def do_GET(self) -> None:  # noqa: N802 - the name in the base class
        """Answers, or hangs up."""
        if Gone.is_gone:
            self.close_connection = True
        else:
            super().do_GET()


def visit(open_page: OpenPage, chromium: Browser, address: str) -> Page:
    """The first visit, until the page is kept."""
    page = python_ready(open_page(chromium, address, expect_errors=True, service_workers="allow"))
    eventually(page, KEPT)
    return page


def eventually(page: Page, promised: str) -> None:
    """Waits until what a function promises is true."""
    for _ in range(300):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {promised}")


def test_the_second_visit_needs_no_network(
    open_page: OpenPage, chromium: Browser, served: Served
) -> None:
    Gone.is_gone = False
    page = visit(open_page, chromium, served(DIST, Gone))
    eventually(page, IMAGE)
    Gone.is_gone = True
    page.reload()
    python_ready(page)
    page.evaluate(
        "plyscope.search({ game: 'tictactoe', position: 'X.O/OXX/XO.', search: 'minimax' })"
    )


def test_an_update_does_not_break_an_open_page_and_comes_with_the_next_visit(
    open_page: OpenPage, chromium: Browser, served: Served, tmp_path: Path
) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(
        DIST, folder, ignore=shutil.ignore_patterns("*.wasm.js", "*.zip.js", "*.image.js")
    )
    page = visit(open_page, chromium, served(folder))
    index, worker = folder / "index.html", folder / "service-worker.js"
    index.write_bytes(index.read_bytes().replace(b"<title>Plyscope", b"<title>Newer Plyscope"))
    worker.write_bytes(worker.read_bytes().replace(b'version:"', b'version:"newer-'))
    page.reload()
    python_ready(page)
    expect(page).to_have_title("Plyscope: watch search think")
    eventually(page, WAITING)
    page.reload()
    expect(page).to_have_title("Newer Plyscope: watch search think")
    wait_for(page, "document.documentElement.dataset.python === 'ready'", timeout=60_000)
