"""The text size that a reader chooses, and every place of the page with large text."""

from __future__ import annotations

from collections.abc import Callable

from opening import new_page, python_ready
from playwright.sync_api import Browser, Page, expect
from screen import EXAM, Screen
from test_large_text import DRAWN, OVERLAPS
from visits import Visit

ROOT_SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


def go_to(page: Page, place: str) -> None:
    """Goes to a place by its name in the header."""
    page.get_by_role("navigation").get_by_role("button", name=place, exact=True).click()
    Screen(page).settled()


def watch_with_cuts(page: Page) -> None:
    """The end of alpha-beta on a tree with three cuts."""
    screen = Screen(page)
    screen.take_card("tree/three-by-three")
    screen.intend(type="change-run", change={"method": "alphabeta", "depth": ""})
    go_to(page, "Watch")
    board = page.locator("panes-view").get_by_role("button", name="Board")
    if board.is_visible():
        board.click()
    screen.use_position(EXAM)
    screen.to_the_end()


def go_home(page: Page) -> None:
    """Goes home, where a new reader is already."""
    Screen(page).intend(type="go-to", place="home")
    expect(page.locator(".home-lessons li")).to_have_count(14)


PLACES: dict[str, Callable[[Page], None]] = {
    "Home": go_home,
    "Play": lambda page: go_to(page, "Play"),
    "Watch": watch_with_cuts,
    "Constraints": lambda page: go_to(page, "Constraints"),
    "Your code": lambda page: go_to(page, "Your code"),
    "Lessons": lambda page: go_to(page, "Lessons"),
    "Practise": lambda page: go_to(page, "Practise"),
}


def test_nothing_overlaps_and_nothing_is_wrong_with_large_text(
    chromium: Browser,
    http_address: str,
    axe: Callable[[Page], list[str]],
    second_visit: Visit,
) -> None:
    """Nor in a narrow window; and the size of the text is remembered."""
    page, console = new_page(
        chromium,
        http_address,
        new_reader=True,
        visit=second_visit,
        viewport={"width": 640, "height": 400},
        reduced_motion="reduce",
    )
    page.add_init_script(OVERLAPS)
    page.goto(http_address)
    python_ready(page)
    nothing_is_wrong(page, axe)
    go_home(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    usual = page.evaluate(ROOT_SIZE)
    page.locator("#more-menu summary").click()
    page.get_by_role("button", name="200 %").click()
    page.reload()
    Screen(python_ready(page)).settled()
    assert page.evaluate(ROOT_SIZE) == usual * 2
    nothing_is_wrong(page, axe)
    page.set_viewport_size({"width": 390, "height": 844})
    nothing_is_wrong(page, axe)
    page.context.close()
    assert not [line for line in console if line.startswith("error:")]


def nothing_is_wrong(page: Page, axe: Callable[[Page], list[str]]) -> None:
    """Goes to all places, and looks at each."""
    width = page.evaluate("innerWidth")
    for name, show in PLACES.items():
        show(page)
        page.evaluate(DRAWN)
        wide = page.evaluate("document.documentElement.scrollWidth")
        seen = [each for each in page.evaluate("troubles()") if not is_meant(each)]
        assert (name, wide, seen, axe(page)) == (name, width, [], [])
        page.keyboard.press("Escape")


def is_meant(trouble: str) -> bool:
    """Whether it is the name of a setting above its value, in the box of its button; or a menu of
    exercises, whose long names a phone shows whole only where it is opened."""
    is_field = trouble.startswith("settings-view") and trouble.endswith("over one another")
    return is_field or (trouble.startswith("dialog select") and "too narrow" in trouble)
