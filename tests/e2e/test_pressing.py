"""The first press counts, by mouse and by touch, even if it ends the editing of a field."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from screen import Screen


def press(screen: Screen, button: Locator, how: str) -> None:
    """Presses where the button is before the press, and releases there a moment later."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "touch":
        touch = screen.page.context.new_cdp_session(screen.page)
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch.detach()
        return
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    # By then Python has replied to the typed text.
    screen.settled()
    screen.page.mouse.up()


@pytest.mark.parametrize(
    ("game", "how"), [("tictactoe/two-left", "mouse"), ("matrix/pennies", "touch")]
)
def test_a_first_press_that_leaves_the_position_field_counts(
    screen: Screen, game: str, how: str
) -> None:
    screen.choose_game(game)
    screen.position_typed().click()
    second = screen.page.locator("players-view .segments button").nth(2)
    press(screen, second, how)
    expect(second).to_have_attribute("aria-pressed", "true")
    screen.settled()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_a_first_press_that_ends_the_typing_of_a_rule_counts(screen: Screen, how: str) -> None:
    # This makes the board grow, and moves everything below it down.
    screen.choose_game("connect4/three")
    screen.set_depth("2")
    screen.page.locator("players-view .rules summary").click()
    screen.page.locator("players-view input[name=rows]").fill("8")
    press(screen, screen.button("Value of every move"), how)
    expect(screen.page.locator("moves-view td.exact").first).to_be_visible()
    screen.settled()
