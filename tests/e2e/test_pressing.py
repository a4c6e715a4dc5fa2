"""The first press counts, by mouse and by touch, even if it ends the editing of a field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from screen import Screen
from sharing import DESK, KeptPage, as_new
from visits import Visit


@pytest.fixture(scope="module")
def kept_touch(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[KeptPage]:
    """A page with Python ready on a screen with touch, which the tests share."""
    kept = KeptPage(chromium, http_address, DESK, visit=second_visit, viewport=DESK, has_touch=True)
    yield kept
    kept.close()


@pytest.fixture
def touch_screen(request: pytest.FixtureRequest, kept_touch: KeptPage) -> Iterator[Screen]:
    """The page on such a screen, like new."""
    yield from as_new(request, kept_touch)


def press(screen: Screen, button: Locator, how: str) -> None:
    """Presses where the button is before the press, and releases there a moment later."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "touch":
        screen.page.touchscreen.tap(x, y)
        return
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    # By then Python has replied to the typed text.
    screen.settled()
    screen.page.mouse.up()


@pytest.mark.parametrize(
    ("game", "how"), [("tictactoe/empty", "mouse"), ("matrix/pennies", "touch")]
)
def test_a_first_press_that_leaves_the_position_field_counts(
    touch_screen: Screen, game: str, how: str
) -> None:
    screen = touch_screen
    screen.choose_game(game)
    screen.position_typed().click()
    second = screen.page.locator("players-view .segments button").nth(2)
    press(screen, second, how)
    expect(second).to_have_attribute("aria-pressed", "true")
    screen.settled()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_a_first_press_that_ends_the_typing_of_a_rule_counts(
    touch_screen: Screen, how: str
) -> None:
    # This makes the board grow, and moves everything below it down.
    screen = touch_screen
    screen.choose_game("connect4/three")
    screen.page.locator("players-view .rules summary").click()
    screen.page.locator("players-view input[name=rows]").fill("8")
    press(screen, screen.button("Value of every move"), how)
    expect(screen.page.locator("moves-view td.exact").first).to_be_visible()
    screen.settled()
