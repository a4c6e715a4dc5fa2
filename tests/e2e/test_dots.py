"""Dots and Boxes: edges that are pressed beside, a side that moves again, a set-up edge by edge."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen

COUNT = "board-view .count"
A1B1, B1C1, A1A2, B1B2, C1C2, A2B2, B2C2 = range(7)  # of one row of two boxes


def test_a_press_draws_the_nearest_edge_and_who_completes_a_box_moves_again(screen: Screen) -> None:
    screen.choose_game("dots/two")
    for edge in (A1B1, A1A2, A2B2):
        screen.play(edge)
    expect(screen.status).to_have_text("MIN to move")
    expect(screen.cell(B1B2)).to_contain_text("it would complete a box")
    # Well beside the edge, and within the box, it is still the nearest.
    box = screen.cell(B1B2).bounding_box()
    assert box
    screen.page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.5)
    screen.until("state.history[state.at] === 'a1b1 a1a2 a2b2 b1b2'")
    screen.settled()
    expect(screen.status).to_have_text("MIN to move")
    expect(screen.page.locator(COUNT)).to_have_text("▲ MAX 0▼ MIN 1")
    expect(screen.page.locator("board-view .last")).to_have_attribute("data-index", str(B1B2))
    # The arrows lead over all edges, and Enter draws one.
    screen.cell(A1B1).focus()
    screen.press("ArrowRight", "ArrowDown", "ArrowRight", "Enter")
    screen.until("state.history[state.at].endsWith('b1b2 c1c2')")
    screen.settled()
    expect(screen.cell(C1C2)).to_be_focused()
    expect(screen.status).to_have_text("MAX to move")
    # What the search draws is shown too.
    screen.forward(2)
    expect(screen.page.locator("board-view .thought")).to_have_count(1)


def test_a_position_is_set_up_edge_by_edge_and_bad_text_is_kept(screen: Screen) -> None:
    screen.choose_game("dots/two")
    screen.button("Set up").click()
    expect(screen.status).to_have_text("Click edges, or type below.")
    for edge in (A1B1, A1A2, A2B2, A1B1):
        screen.cell(edge).click()
    screen.until("state.history[state.at] === 'a1a2 a2b2'")
    screen.button("MIN to move").click()
    screen.until("state.history[state.at] === 'min a1a2 a2b2'")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.status).to_have_text("MIN to move")
    screen.type_position("a1a2 a1c1")
    expect(screen.position_error).to_contain_text("a1 and c1 are not neighbours.")
    expect(screen.position_field).to_have_value("a1a2 a1c1")
