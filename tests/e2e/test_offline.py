"""The page from a server, kept on the device: the next visit needs no network."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from serving import DIST, Served, SubPathHandler

from building.fingerprints import digest, with_fingerprints
from building.offline import write_service_worker
from building.parts import later_files
from building.python_files import sum_of

BUILD_ID = re.compile(r'data-build="(\w+)"')
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
    for _ in range(900):
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


def newer(folder: Path) -> None:
    """Makes another build of a copy of the page: every file of it says so."""
    (name,) = BUILD_ID.findall((folder / "index.html").read_text(encoding="utf-8"))
    before = {path: digest(folder / path) for path in later_files(folder)}
    changed = ["index.html", "ahead.js", "app.js", "app.css", "layout.css", "last.css", *before]
    worker = folder / "python" / "worker.js"
    summed = sum_of(worker.read_bytes())
    worker.write_bytes(worker.read_bytes() + b"\n")
    for path in reversed(changed):
        text = (folder / path).read_text(encoding="utf-8").replace(name, "newer")
        for later, old in before.items():
            text = text.replace(old, digest(folder / later))
        for field, value in sum_of(worker.read_bytes()).items():
            text = text.replace(f"{field}:{summed[field]}", f"{field}:{value}")
        (folder / path).write_text(text, encoding="utf-8")
    index = folder / "index.html"
    text = re.sub(r"\.(js|css)\?\w+", r".\1", index.read_text(encoding="utf-8"))
    text = text.replace("<title>Plyscope", "<title>Newer Plyscope")
    index.write_text(with_fingerprints(text, folder), encoding="utf-8")
    write_service_worker(folder)


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    """A folder with the built page, and one with another build of it."""
    no_copies = shutil.ignore_patterns("*.wasm.js", "*.zip.js", "*.image.js")
    shutil.copytree(DIST, tmp_path / "new", ignore=no_copies)
    shutil.copytree(DIST, tmp_path / "old", ignore=no_copies)
    newer(tmp_path / "new")
    return tmp_path / "old", tmp_path / "new"


def upload(builds: tuple[Path, Path], *paths: str) -> None:
    """Puts these files of the newer build where the old ones are."""
    old, new = builds
    for path in paths:
        shutil.copyfile(new / path, old / path)


def test_an_update_that_comes_file_by_file_breaks_no_page_and_waits_until_all_are_closed(
    open_page: OpenPage, chromium: Browser, served: Served, builds: tuple[Path, Path]
) -> None:
    page = visit(open_page, chromium, served(builds[0]))
    upload(
        builds,
        "service-worker.js",
        "index.html",
        "app.css",
        "layout.css",
        "last.css",
        "ahead.js",
        "app.js",
    )
    other = page.context.new_page()
    other.goto(page.url)
    python_ready(other)
    assert not other.evaluate(WAITING)
    upload(builds, "python/worker.js", *later_files(DIST))
    other.reload()
    eventually(other, WAITING)
    # Not while the first page is open, which still gets its own files.
    other.reload()
    expect(other).to_have_title("Plyscope: watch search think")
    page.get_by_role("button", name="What is this?").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Example")
    page.close()
    other.reload()
    expect(other).to_have_title("Newer Plyscope: watch search think")
    python_ready(other)
    assert other.evaluate("caches.keys().then((names) => names.length)") == 2


def test_a_page_whose_files_are_of_two_builds_says_so_and_begins_when_they_are_of_one(
    open_page: OpenPage, chromium: Browser, served: Served, builds: tuple[Path, Path]
) -> None:
    upload(
        builds,
        "index.html",
        "app.css",
        "layout.css",
        "last.css",
        "ahead.js",
        "python/worker.js",
        *later_files(DIST),
    )
    page = open_page(chromium, served(builds[0]), expect_errors=True)
    # It fetches them once more by itself, and then says so.
    said = page.locator("#unstarted [role=alert]")
    expect(said).to_have_text(
        "Some files of this page are newer than others: reload the page in a minute."
    )
    upload(builds, "app.js")
    page.reload()
    expect(page.locator("tree-view")).to_be_visible()
    expect(said).to_have_count(0)


def test_a_folder_that_was_copied_over_an_older_one_only_in_part_is_told(
    open_page: OpenPage, chromium: Browser, builds: tuple[Path, Path]
) -> None:
    upload(builds, "index.html", "app.js", "ahead.js")
    page = open_page(chromium, (builds[0] / "index.html").as_uri(), expect_errors=True)
    said = page.get_by_role("alert")
    expect(said).to_contain_text("copy the whole folder again")
