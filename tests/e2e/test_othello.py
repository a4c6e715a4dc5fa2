"""Othello: discs that flip, a side that must pass, a position set up with its side to move."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen

BUTTON = "board-view .pass"
AFTER_D1 = "..XX/.OXX/OOOX/XOOO"


def test_a_disc_flips_others_and_a_side_that_can_flip_nothing_passes(screen: Screen) -> None:
    screen.choose_game("othello/pass")
    expect(screen.cell(3)).to_contain_text("d1, empty, flips 1")
    expect(screen.cell(0)).to_have_attribute("aria-disabled", "true")
    screen.play(3)
    expect(screen.board).to_have_attribute("data-cells", AFTER_D1)
    expect(screen.page.locator("board-view .flipped")).to_have_attribute("data-index", "7")
    expect(screen.status).to_have_text("White to move (MIN)")
    # The arrows lead to the squares, and Tab on to the pass.
    screen.page.locator(BUTTON).focus()
    screen.press("ArrowUp")
    expect(screen.cell(12)).to_be_focused()
    at = screen.state()["at"]
    screen.page.locator(BUTTON).click()
    screen.until("state.at > argument", at)
    screen.settled()
    expect(screen.board).to_have_attribute("data-cells", AFTER_D1)
    expect(screen.status).to_have_text("Black to move (MAX)")
    expect(screen.page.locator(BUTTON)).to_have_count(0)
    # What the search thinks of is shown with all that it flips.
    screen.forward(2)
    expect(screen.board).not_to_have_attribute("data-cells", AFTER_D1)


def test_whose_turn_it_is_can_be_set_and_stays_while_squares_are_changed(screen: Screen) -> None:
    screen.choose_game("othello/four")
    screen.set_depth("1")
    screen.button("Set up").click()
    screen.button("White to move").click()
    screen.until("state.history[state.at].endsWith(' O')")
    screen.cell(0).click()
    screen.until("state.history[state.at] === 'X.../.OX./.XO./.... O'")
    expect(screen.button("White to move")).to_have_attribute("aria-pressed", "true")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.status).to_have_text("White to move (MIN)")
