"""Go: stones that are taken, a pass, an area at the end, a set-up, and a game against Python."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen

PASS = "board-view .pass"


def passes(screen: Screen) -> None:
    at = screen.state()["at"]
    screen.page.locator(PASS).click()
    screen.until("state.at > argument", at)
    screen.settled()


def test_stones_are_taken_and_two_passes_show_whose_each_point_is(screen: Screen) -> None:
    screen.choose_game("go/ko")
    expect(screen.cell(11)).to_contain_text("b3, White, in atari")
    screen.play(12)
    expect(screen.board).to_have_attribute("data-cells", "...../.XO../X.XO./.XO../.....")
    expect(screen.page.locator("board-view .gone")).to_have_count(1)
    # White may not take back at once.
    screen.cell(11).click(force=True)
    expect(screen.page.locator("board-view .refusal")).to_contain_text("superko")
    passes(screen)
    passes(screen)
    expect(screen.status).to_contain_text("Black wins by")
    expect(screen.cell(11)).to_contain_text("b3, empty, Black’s")
    expect(screen.page.locator("board-view .owned.max").first).to_be_visible()
    expect(screen.page.locator(PASS)).to_have_attribute("aria-disabled", "true")


def test_a_position_is_set_up_by_hand_and_says_which_stones_cannot_be(screen: Screen) -> None:
    screen.choose_game("go/three")
    screen.button("Set up").click()
    expect(screen.page.locator(PASS)).to_have_count(0)
    screen.cell(4).click()
    screen.until("state.history[state.at] === '.../.X./... X'")
    screen.button("White to move").click()
    screen.until("state.history[state.at] === '.../.X./... O'")


def test_what_the_search_thinks_of_is_shown_with_what_it_takes(screen: Screen) -> None:
    screen.choose_game("go/ko")
    # The first move that is tried takes the stone at b3.
    screen.forward(2)
    expect(screen.board).to_have_attribute("data-cells", "...../.XO../X.XO./.XO../.....")
