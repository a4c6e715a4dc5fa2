"""The page in WebKit, from a disk and over http: only a smoke test, because it starts slowly."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from serving import DIST, Served, SubPathHandler
from webkit import webkit

PATIENCE = 120
"""Seconds; on a busy machine WebKit takes long to start Python."""

# WebDriver cannot read the console, so the first script of the page collects the errors.
LISTENER = """
globalThis.mishaps = [];
const { error } = console;
console.error = (...words) => {
  mishaps.push(words.join(" "));
  error.apply(console, words);
};
addEventListener("error", ({ message, target }) => mishaps.push(message ?? target.src), true);
addEventListener("unhandledrejection", ({ reason }) => mishaps.push(String(reason)));
addEventListener("securitypolicyviolation", (event) =>
  mishaps.push(`${event.effectiveDirective} ${event.blockedURI.slice(0, 99)}`));
"""

NARRATION = "(document.querySelector('.narration')?.textContent ?? '')"
LIT_LINE = """(document.querySelector("code-view .editor")?.shadowRoot
  ?.querySelector(".cm-line.lit")?.textContent ?? "")"""


@pytest.fixture(scope="module")
def listening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page with the listener as its first script."""
    folder = tmp_path_factory.mktemp("webkit") / "plyscope"
    shutil.copytree(DIST, folder)
    (folder / "listener.js").write_text(LISTENER, encoding="utf-8")
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8")
    script = '<script src="listener.js"></script>'
    index.write_text(page.replace("<title>", f"{script}<title>", 1), encoding="utf-8")
    return folder


@pytest.fixture
def browser(tools: dict[str, str]) -> Iterator[WebKitGTK]:
    """WebKitGTK, as build.py found it."""
    with webkit(tools["webkit"], tools["xvfb"]) as started:
        yield started


class WithLateStyles(SubPathHandler):
    """Serves the styles when the scripts are there already."""

    def do_GET(self) -> None:  # noqa: N802  (the name that http.server requires)
        """Sends a file."""
        if "/app.css" in self.path:
            time.sleep(2)
        super().do_GET()


class Reader:
    """The page as a person uses it, controlled with WebDriver."""

    def __init__(self, browser: WebKitGTK) -> None:
        self.browser = browser

    def find(self, selector: str) -> Any:
        """The first element, once it is there."""
        self.until(f"Boolean(document.querySelector({json.dumps(selector)}))")
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        """The text of the first element; "" if there is none."""
        found = self.browser.find_elements(By.CSS_SELECTOR, selector)
        return found[0].text if found else ""

    def press(self, name: str) -> None:
        """Clicks the button with this name."""
        self.find(f'button[aria-label="{name}"]').click()

    def until(self, condition: str) -> None:
        """Waits for a JavaScript expression to be true, unless something goes wrong."""
        wait = WebDriverWait(self.browser, PATIENCE)
        wait.until(lambda _: self.mishaps() or self.ask(condition), condition)
        assert self.mishaps() == []

    def start_python(self) -> None:
        """Waits until Python has started, and asks again where this machine was too busy for it."""
        for _ in range(4):
            self.until("document.documentElement.dataset.python !== 'booting'")
            said = self.text("boot-view [role=alert]")
            if "no progress" not in said:
                break
            self.find("boot-view [role=alert] button").click()
        assert said == ""

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression."""
        return self.browser.execute_script(f"return {expression}")

    def mishaps(self) -> list[str]:
        """The errors on the page so far."""
        found: list[str] = self.ask("mishaps")
        return found


@pytest.mark.parametrize("place", ["file", "http"])
def test_webkit_steps_the_lesson_starts_python_and_searches(
    browser: WebKitGTK, listening: Path, served: Served, place: str
) -> None:
    index = listening / "index.html"
    browser.get(index.as_uri() if place == "file" else served(listening, WithLateStyles))
    reader = Reader(browser)
    reader.until("Boolean(document.querySelector('transport-view button'))")
    # Who is here for the first time begins at home.
    reader.find("home-view .demo").click()
    reader.until("document.body.dataset.layout === 'panel'")
    reader.find("panel-view button:nth-of-type(2)").click()
    # You can step through the first tree before Python is ready.
    for _ in range(9):
        reader.press("Next step (→)")
    reader.until(f"{NARRATION}.includes('cut c₂ and c₃')")
    reader.until(f"{LIT_LINE}.includes('return v')")
    reader.start_python()
    # A person plays tic-tac-toe, and the rest is searched.
    reader.find("settings-view button[name=subject]").click()
    reader.find('gallery-view [data-card="tictactoe/block"]').click()
    reader.until("plyscope.state().subject === 'tictactoe'")
    reader.until("document.documentElement.dataset.busy === 'false'")
    reader.find('board-view .board button[data-index="5"]').click()
    reader.until("plyscope.state().at === 1")
    reader.until("document.documentElement.dataset.busy === 'false'")
    reader.press("To the end (End)")
    cells = "document.querySelector('board-view .board').dataset.cells"
    reader.until(f"{cells} === 'X../OOX/..X'")
    reader.until(f"{NARRATION}.includes('O (MIN) plays square 3, worth 0.')")
    assert reader.mishaps() == []
