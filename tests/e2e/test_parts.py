"""The parts of the page that come when they are first needed, as scripts of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from opening import errors, new_page
from playwright.sync_api import Browser, Page, expect

NEVER_IDLE = "globalThis.requestIdleCallback = () => 0"
"""Nothing comes that nobody has asked for."""
NOTICE = "notice-view [role=alert]"

Open = Callable[..., Page]


@pytest.fixture
def open_busy(chromium: Browser) -> Iterator[Open]:
    """Opens a page that has always something to do."""
    opened: list[tuple[Page, list[str], bool]] = []

    def open_it(address: str, missing: str = "", *, new_reader: bool = False) -> Page:
        page, console = new_page(chromium, address, new_reader=new_reader)
        opened.append((page, console, missing != ""))
        page.add_init_script(NEVER_IDLE)
        if missing:
            page.route(re.compile(rf"/parts/{missing}\.(js|css)"), lambda route: route.abort())
        page.goto(address)
        return page

    yield open_it
    for page, console, expects_errors in opened:
        page.context.close()
        assert expects_errors or errors(console) == []


def there(page: Page, name: str) -> bool:
    """Whether a part has come, with its styles."""
    styles = f"document.querySelector('[data-styles=\"parts/{name}.css\"]').sheet"
    found: bool = page.evaluate(f"Boolean(plyscopeParts.{name} && {styles})")
    return found


def practise(page: Page) -> None:
    """Asks for an exercise."""
    page.get_by_role("button", name="Practise").click()


@pytest.mark.parametrize("kind", ["file_address", "http_address"])
def test_a_part_comes_when_it_is_first_opened(
    open_busy: Open, request: pytest.FixtureRequest, kind: str
) -> None:
    page = open_busy(request.getfixturevalue(kind))
    button = page.get_by_role("button", name="Share", exact=True)
    expect(button).to_be_visible()
    assert not there(page, "share")
    button.click()
    expect(page.get_by_role("dialog")).to_contain_text("A link to this moment")
    assert there(page, "share")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    assert not there(page, "presenter")
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="Presenter mode")).to_be_visible()
    assert there(page, "presenter")


def test_a_part_that_does_not_come_is_told_and_the_next_press_tries_again(
    open_busy: Open, http_address: str
) -> None:
    page = open_busy(http_address, missing="practice")
    practise(page)
    expect(page.locator(NOTICE)).to_contain_text("parts/practice.js, which could not be")
    page.unroute_all()
    practise(page)
    expect(page.get_by_role("dialog", name="Practise")).to_be_visible()


def test_a_new_reader_sees_the_first_tree_even_if_the_lesson_beside_it_does_not_come(
    open_busy: Open, http_address: str
) -> None:
    page = open_busy(http_address, missing="lessons", new_reader=True)
    expect(page.locator(NOTICE)).to_contain_text("parts/lessons.js, which could not be")
    expect(page.locator("tree-view canvas").first).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("button", name="A game as a tree").first.click()
    expect(page.get_by_role("complementary", name="Lesson")).to_contain_text("tic-tac-toe")
