"""No text is too small to be read: on the page, in its trees and in its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import python_ready
from playwright.sync_api import Browser, ViewportSize
from screen import Screen

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
LEAST_TEXT = 11

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module", params=[DESK, PHONE], ids=["desk", "phone"])
def measured(
    request: pytest.FixtureRequest, chromium: Browser, http_address: str
) -> Iterator[Screen]:
    """A page where the size of each text is noted."""
    context = chromium.new_context(viewport=request.param)
    context.add_init_script(LEGIBLE)
    page = context.new_page()
    page.goto(http_address)
    yield Screen(python_ready(page))
    context.close()


GAMES = [
    "tree/three-by-three",
    "tictactoe/empty",
    "connect4/full",
    "nim/three",
    "kuhn/deal",
    "coins/lecture",
    "manytree/three-plies",
]
PROBLEMS = [
    "australia/three",
    "us_map/four",
    "sudoku/easy",
    "queens/eight",
    "queens/twenty",
    "cryptarithm/money",
    "timetable/small",
    "colouring/greedy",
]


@pytest.mark.parametrize("subject", GAMES + PROBLEMS)
def test_no_text_is_below_11_pixels(measured: Screen, subject: str) -> None:
    """In each pane, during and after a search."""
    page = measured.page
    measured.button("Games" if subject in GAMES else "Constraints").click()
    measured.settled()
    measured.open_settings()
    (measured.choose_game if subject in GAMES else measured.choose_problem)(subject)
    measured.settled()
    page.evaluate("textsBelow(0)")
    for keys in [["ArrowRight"] * 5, ["End"]]:
        measured.press(*keys)
        panes = [pane for pane in page.locator("panes-view button").all() if pane.is_visible()]
        for show in [pane.click for pane in panes] or [lambda: None]:
            show()
            page.wait_for_timeout(400)
            assert page.evaluate("textsBelow", LEAST_TEXT) == []


def test_each_leaf_of_the_first_tree_has_its_value_on_a_phone_turned_sideways(
    chromium: Browser, http_address: str
) -> None:
    """All nine numbers are written, and none is too small."""
    context = chromium.new_context(viewport=ON_ITS_SIDE)
    context.add_init_script(LEGIBLE)
    page = context.new_page()
    page.goto(http_address)
    screen = Screen(python_ready(page))
    page.locator("panes-view").get_by_role("button", name="Tree", exact=True).click()
    screen.to_the_end()
    page.wait_for_timeout(400)
    small = page.evaluate("textsBelow", LEAST_TEXT)
    assert small == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_timeout(400)
    written = {text.removeprefix("canvas: ") for text, _ in page.evaluate("textsBelow", 100)}
    assert written >= {"3", "12", "8", "2", "4", "6", "14", "5"}
    context.close()
