"""The first press counts, by mouse and by touch, also when it ends what was done in a field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import DESK, KeptPage, as_new
from playwright.sync_api import Browser, Locator, expect
from screen import Screen


@pytest.fixture(scope="module")
def kept_touch(chromium: Browser, http_address: str) -> Iterator[KeptPage]:
    """A page with Python ready, of a screen that is touched as well, that the tests share."""
    kept = KeptPage(chromium, http_address, DESK, viewport=DESK, has_touch=True)
    yield kept
    kept.close()


@pytest.fixture
def touch_screen(request: pytest.FixtureRequest, kept_touch: KeptPage) -> Iterator[Screen]:
    """The page on such a screen, as new."""
    yield from as_new(request, kept_touch)


def press(screen: Screen, button: Locator, how: str) -> None:
    """Presses where the button stands before the press, and lets go there a moment later."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "touch":
        screen.page.touchscreen.tap(x, y)
        return
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    # By then Python has answered what was typed.
    screen.settled()
    screen.page.mouse.up()


@pytest.mark.parametrize("how", ["mouse", "touch"])
@pytest.mark.parametrize("game", ["tictactoe/empty", "matrix/pennies", "nim/three"])
def test_the_first_press_counts_that_leaves_the_field_of_the_position(
    touch_screen: Screen, game: str, how: str
) -> None:
    screen = touch_screen
    screen.choose_game(game)
    screen.position_field.click()
    second = screen.page.locator("players-view .segments button").nth(2)
    press(screen, second, how)
    expect(second).to_have_attribute("aria-pressed", "true")
    screen.settled()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_the_first_press_counts_that_ends_the_typing_of_a_rule(
    touch_screen: Screen, how: str
) -> None:
    # The board grows by it, and all that stands below goes down.
    screen = touch_screen
    screen.choose_game("connect4/three")
    screen.page.locator("players-view .rules summary").click()
    screen.page.locator("players-view input[name=rows]").fill("8")
    press(screen, screen.button("Value of every move"), how)
    expect(screen.page.locator("moves-view td.exact").first).to_be_visible()
    screen.settled()
