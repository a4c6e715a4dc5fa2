"""The page under its own Content-Security-Policy, which a host may also send as a header.

All tests check that the page keeps to it: a violation is an error on the console.
"""

from __future__ import annotations

import itertools
import re

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Page, expect
from screen import Screen
from serving import DIST, Served, SubPathHandler

DECLARED = re.search(
    r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"',
    (DIST / "index.html").read_text(encoding="utf-8"),
)
POLICY = DECLARED[1] if DECLARED else ""


class StrictHandler(SubPathHandler):
    """Sends the policy with every file, so that it also applies to the worker."""

    def end_headers(self) -> None:
        """Adds the policy."""
        self.send_header("Content-Security-Policy", f"{POLICY}; frame-ancestors 'none'")
        super().end_headers()


def test_no_style_or_script_inside_the_page_is_allowed() -> None:
    allowed = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert allowed["default-src"] == "'self'"
    assert allowed["style-src"] == "'self'"
    assert "'wasm-unsafe-eval'" in allowed["script-src"]
    # Beside the page itself, it may fetch only from the package index: where that tells what it
    # has, and where it keeps the files.
    own, *others = allowed["connect-src"].split()
    assert own == "'self'"
    assert len(others) == 2
    assert all(re.fullmatch(r"https://[\w.]+", each) for each in others)
    assert "unsafe-inline" not in POLICY
    assert "'unsafe-eval'" not in POLICY
    assert allowed["object-src"] == allowed["base-uri"] == allowed["form-action"] == "'none'"


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_the_page_looks_and_works_the_same_with_the_policy_as_a_header(
    request: pytest.FixtureRequest, open_page: OpenPage, served: Served, browser: str
) -> None:
    address = served(DIST, StrictHandler)
    screen = Screen(python_ready(open_page(request.getfixturevalue(browser), address)))
    # The Python pane has its lines, and they can be read.
    line = screen.page.locator("code-view .cm-line").filter(has_text="def max_value(")
    expect(line).to_be_in_viewport()
    expect(screen.page.locator("code-view .cm-scroller")).to_have_css("display", "flex")
    # A search runs.
    screen.choose("Search", "minimax")
    screen.to_the_end()
    expect(screen.counter("Leaves")).to_have_text("9 of 9")
    # Nim's heaps are side by side.
    screen.choose_game("nim/three")
    heaps = screen.page.locator("board-view .heap")
    boxes = [box for box in (heap.bounding_box() for heap in heaps.all()) if box]
    assert len(boxes) == 3
    for left, right in itertools.pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 1


@pytest.mark.parametrize(
    ("address", "browser"), [("file_address", "chromium"), ("http_address", "firefox")]
)
def test_a_violation_of_the_policy_is_an_error_on_the_console(
    request: pytest.FixtureRequest, open_page: OpenPage, browser: str, address: str
) -> None:
    page: Page = open_page(
        request.getfixturevalue(browser), request.getfixturevalue(address), expect_errors=True
    )
    breach = re.compile("^breach of the policy: style-src-attr")
    with page.expect_console_message(lambda said: bool(breach.match(said.text))) as told:
        page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert told.value.type == "error"
