"""With text of twice the size, a zoom of 200 %, and both, nothing overlaps or is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, CDPSession, expect
from screen import Screen
from visits import Visit

OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")
USUAL = 16
# A zoom of 200 % halves the window: a low one becomes that of the last line.
SIZES = [(1280, 800, 2 * USUAL), (640, 400, USUAL), (640, 400, 2 * USUAL), (320, 200, USUAL)]
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Large(Screen):
    """A page whose browser has a size of text that can be set."""

    browser: CDPSession

    def resize(self, width: int, height: int, font: int) -> None:
        """Sets the window, and the size of text."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.browser.send("Page.setFontSizes", {"fontSizes": {"standard": font, "fixed": font}})
        self.page.evaluate(DRAWN)

    def troubles(self) -> list[str]:
        """What is cut off, squeezed, or lies over something, in each pane that can be shown."""
        panes = self.page.locator("panes-view button")
        shown = panes.all() if panes.first.is_visible() else []
        in_front = self.page.locator("dialog:modal").count() > 0
        wrong: list[str] = []
        for pane in shown if not in_front else []:
            pane.click()
            self.page.evaluate(DRAWN)
            wrong += self.page.evaluate("troubles()")
        return wrong or self.page.evaluate("troubles()")


@pytest.fixture(scope="module")
def large(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[Large]:
    """A page that tells what overlaps."""
    context = returning(chromium, second_visit, reduced_motion="reduce")
    context.add_init_script(OVERLAPS)
    page = context.new_page()
    page.goto(http_address)
    screen = Large(python_ready(page))
    screen.browser = context.new_cdp_session(page)
    screen.browser.send("Page.enable")
    yield screen
    context.close()


def a_tree(screen: Screen) -> None:
    """The end of a search."""
    screen.to_the_end()


def a_board(screen: Screen) -> None:
    """A board of many squares, whose method has a long name."""
    screen.intend(type="choose-subject", subject="chess", preset="start")
    screen.until("state.subject === 'chess' && state.searched !== null")


def a_problem(screen: Screen) -> None:
    """A constraint problem."""
    screen.begin_with_problems()
    screen.choose_problem("timetable/small")
    screen.forward(3)


def a_program(screen: Screen) -> None:
    """A program of the reader's own."""
    screen.button("Your code").click()
    expect(screen.page.locator("editor-view .cm-content")).to_be_visible()
    screen.settled()


def a_lesson(screen: Screen) -> None:
    """A lesson with a question."""
    screen.intend(type="open-lesson", id="alpha-and-beta")
    expect(screen.page.locator("lesson-view .lesson-text")).to_contain_text("window")
    screen.settled()


def an_exercise(screen: Screen) -> None:
    """An exercise with fields in its picture."""
    screen.intend(type="new-exercise", exerciseType="values", isNarrow=False)
    screen.intend(type="practise", isNarrow=False)
    expect(screen.page.locator("practice-view .over").first).to_be_visible()


@pytest.mark.parametrize("place", [a_tree, a_board, a_problem, a_program, a_lesson, an_exercise])
def test_nothing_overlaps_or_is_cut_off(large: Large, place: Callable[[Screen], None]) -> None:
    large.resize(1280, 800, USUAL)
    large.reset()
    place(large)
    for size in SIZES:
        large.resize(*size)
        assert (size, large.troubles()) == (size, [])


def test_code_grows_with_the_text(large: Large) -> None:
    large.resize(1280, 800, USUAL)
    large.reset()
    line = large.page.locator("code-view .cm-line").first
    expect(line).to_be_visible()
    size = "(line) => parseFloat(getComputedStyle(line).fontSize)"
    usual = line.evaluate(size)
    large.resize(1280, 800, 2 * USUAL)
    large.page.locator("panes-view").get_by_role("button", name="Python").click()
    expect(line).to_be_visible()
    assert line.evaluate(size) >= 1.8 * usual
