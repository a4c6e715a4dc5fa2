"""A page in a frame of another page: over http and from a disk, narrow, and with a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from opening import coming
from playwright.sync_api import Browser, Page, ViewportSize, expect
from visits import Visit
from waiting import wait_for

BUILT = Path(__file__).parents[2] / "dist"

HOST = """<!doctype html><meta charset="utf-8"><title>Notes</title>
<script src="SOURCEplyscope-view.js"></script>
<plyscope-view id="one"></plyscope-view>
<script src="host.js"></script>"""
HEARD = """heard = [];
for (const type of ["ready", "step", "score"])
  addEventListener(`plyscope:${type}`, ({ detail }) => heard.push([type, detail]));
"""
LAST = "(type) => heard.filter(([each]) => each === type).at(-1)?.[1] ?? null"


class Host:
    """A page that shows Plyscope in a frame."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.workers: list[str] = []
        self.said: list[str] = []
        page.on("worker", lambda worker: self.workers.append(worker.url))
        page.on("console", lambda each: self.said.append(each.text))
        self.frame = page.frame_locator("#one iframe")

    def serve(self, name: str, kind: str, body: str) -> None:
        """Puts a file beside the page."""
        self.page.route(f"**/{name}", lambda route: route.fulfill(content_type=kind, body=body))

    def heard(self, kind: str) -> dict[str, int]:
        """The detail of the last event of this kind."""
        wait_for(self.page, f"(type) => ({LAST})(type) !== null", kind)
        found: dict[str, int] = self.page.evaluate(LAST, kind)
        return found

    def height(self) -> int:
        """Of the frame."""
        found: int = self.page.evaluate("document.querySelector('iframe').clientHeight")
        return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page of notes on a disk, beside the built page."""
    (tmp_path / "plyscope").symlink_to(BUILT)
    (tmp_path / "index.html").write_text(HOST.replace("SOURCE", "plyscope/"), encoding="utf-8")
    (tmp_path / "host.js").write_text(HEARD, encoding="utf-8")
    return tmp_path


@pytest.fixture
def host(chromium: Browser, second_visit: Visit) -> Iterator[Host]:
    """An empty page for a frame."""
    size: ViewportSize = {"width": 800, "height": 900}
    page = coming(chromium, second_visit, viewport=size).new_page()
    yield Host(page)
    page.context.close()


def test_a_frame_over_http_follows_and_runs_no_python_until_it_is_touched(
    host: Host, http_address: str
) -> None:
    base = http_address.rsplit("/", 1)[0] + "/"
    host.serve("notes.html", "text/html", HOST.replace("SOURCE", ""))
    host.serve("host.js", "text/javascript", HEARD)
    host.page.goto(f"{base}notes.html")
    expect(host.frame.locator("narration-view")).to_be_visible()
    expect(host.frame.locator("header")).to_be_hidden()
    wait_for(host.page, "document.querySelector('iframe').clientHeight > 300")
    # The frame follows its page, which grows as it is drawn.
    wait_for(host.page.frames[1], "document.documentElement.scrollHeight <= innerHeight + 1")
    assert host.workers == []
    # A state from outside is no touch: it waits.
    state = "1.eJwVjEEKwCAMBP-ScxDbY79SPARtQagxJGlBxL833duyw8x-fw"
    host.page.evaluate("(state) => document.querySelector('plyscope-view').setState(state)", state)
    expect(host.frame.locator("notice-view")).to_contain_text("This link is damaged")
    host.frame.get_by_role("button", name="Next step").click()
    wait_for(host.page, f"({LAST})('step')?.step === 1")
    kept = host.page.evaluate("document.querySelector('plyscope-view').getState()")
    host.frame.get_by_role("button", name="Next step").click()
    wait_for(host.page, f"({LAST})('step').step === 2")
    host.page.evaluate("(state) => document.querySelector('plyscope-view').setState(state)", kept)
    wait_for(host.page, f"({LAST})('step').step === 1", timeout=40_000)
    expect(host.frame.locator("notice-view")).to_be_empty()
    out = host.frame.get_by_role("link", name="Open in Plyscope")
    address = out.get_attribute("href") or ""
    assert "#1." in address
    assert "embed" not in address


def test_a_frame_from_a_disk_waits_with_its_lesson_and_tells_the_score(
    host: Host, folder: Path
) -> None:
    lesson = "title: Two\n\n@ask Which?\n- [x] This\n- [ ] That\n---\n@number One and one? = 2"
    host.page.goto(f"file://{folder}/index.html")
    host.heard("ready")
    state = host.page.evaluate(
        """async (lesson) => {
          const bytes = new Blob([JSON.stringify({ lesson })]).stream();
          const deflated = bytes.pipeThrough(new CompressionStream("deflate"));
          const packed = await new Response(deflated).bytes();
          const letters = btoa(String.fromCharCode(...packed));
          const code = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
          document.querySelector("plyscope-view").setAttribute("state", `1.${code}`);
          return code;
        }""",
        lesson,
    )
    assert state
    start = host.frame.get_by_role("button", name="Two")
    expect(start).to_be_visible()
    expect(host.frame.locator("main")).to_be_hidden()
    host.page.wait_for_load_state("networkidle")
    assert host.workers == []
    start.click()
    view = host.frame.locator("lesson-view")
    view.get_by_label("This").check()
    view.get_by_role("button", name="Check").click()
    assert host.heard("score") == {"right": 1, "of": 2}
    assert len(host.workers) >= 1
    assert [each for each in host.said if "error" in each.lower()] == []


def test_a_narrow_frame_cuts_nothing_and_one_that_is_too_narrow_says_so(
    host: Host, http_address: str
) -> None:
    for width in (200, 260, 420):
        host.page.set_viewport_size({"width": width, "height": 600})
        host.page.goto(f"{http_address}?embed=tree,board,sentence,steps,counters,variables,code")
        expect(host.page.locator("board-view")).to_be_visible()
        assert host.page.evaluate("document.documentElement.scrollWidth") <= width, width
    host.page.set_viewport_size({"width": 199, "height": 600})
    expect(host.page.get_by_text("This frame is too narrow")).to_be_visible()
    expect(host.page.locator("main")).to_be_hidden()
