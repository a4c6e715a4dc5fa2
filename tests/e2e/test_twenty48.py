"""2048: played by keys and swipes, set up by hand, and searched."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen
from test_accessibility import BOTH, Axe, wear

FIELD = "board-view .field"
COUNT = "board-view .count"


def slides_left(screen: Screen, number: int) -> None:
    expect(screen.page.locator(COUNT)).to_contain_text(f"{number} slide")
    screen.settled()


def tiles(screen: Screen) -> list[str]:
    """The numbers on the board, in reading order."""
    found: list[str] = screen.page.locator(f"{FIELD} .tile").all_inner_texts()
    return found


def test_arrow_keys_slide_and_a_tile_falls_at_once(screen: Screen) -> None:
    screen.choose_game("twenty48/start")
    screen.page.locator(".pad button").first.focus()
    screen.press("ArrowDown")
    slides_left(screen, 999)
    expect(screen.status).to_contain_text("Player to move")
    expect(screen.status).to_contain_text(re.compile(r"Chance: [24] falls at row \d, column \d\."))
    assert screen.state()["at"] == 2
    expect(screen.page.locator(f"{FIELD} .tile.fallen")).to_have_count(1)
    assert len(tiles(screen)) == 3


def test_a_swipe_slides_and_each_way_keeps_its_place(screen: Screen) -> None:
    screen.choose_game("twenty48/greed")
    screen.page.locator(FIELD).scroll_into_view_if_needed()
    right = screen.page.locator(".pad [data-action=right]").bounding_box()
    box = screen.page.locator(FIELD).bounding_box()
    assert box
    assert right
    assert right["x"] > box["x"] + box["width"] / 2
    mouse = screen.page.mouse
    mouse.move(box["x"] + 40, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 110, box["y"] + 64, steps=4)
    mouse.up()
    slides_left(screen, 1)
    for _ in range(2):
        screen.button("Undo").click()
        screen.settled()
    # A slide that changes nothing is none, and Python says which are.
    mouse.move(box["x"] + 110, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] + 64, steps=4)
    mouse.up()
    expect(screen.page.locator("board-view")).to_contain_text("A slide that changes the board is")


def test_tiles_slide_merge_and_fall_unless_less_motion_is_wanted(screen: Screen) -> None:
    screen.keep_motions(".tile")
    screen.choose_game("twenty48/two")
    screen.page.locator(".pad [data-action=left]").click()
    slides_left(screen, 2)
    assert screen.motions() == []
    screen.ask_for_motion()
    screen.use_position("2 2/. 4")
    screen.page.locator(".pad [data-action=left]").click()
    slides_left(screen, 2)
    # Two tiles slide into one, which appears; the 4 slides; and one falls.
    assert len(screen.motions()) == 5
    screen.drawn()
    assert len(tiles(screen)) == 3


def test_a_board_is_set_up_cell_by_cell_and_bad_text_is_kept(screen: Screen) -> None:
    screen.choose_game("twenty48/two")
    screen.button("Set up").click()
    screen.cell(1).click()
    screen.cell(1).click()
    screen.until("state.history[state.at].startsWith('2 4/. 2')")
    screen.cell(0).focus()
    screen.press("ArrowDown", "+")
    screen.until("state.history[state.at].startsWith('2 4/2 2')")
    screen.page.get_by_role("radio", name="Halve").check(force=True)
    screen.cell(1).click()
    screen.until("state.history[state.at].startsWith('2 2/2 2')")
    screen.button("Set up").click()
    screen.settled()
    screen.type_position("2 3/. 2")
    expect(screen.position_error).to_contain_text('"3" is no tile: it is 2, 4, 8, 16 ...')
    expect(screen.position_field).to_have_value("2 3/. 2")


def test_a_search_is_stepped_to_its_answer(screen: Screen) -> None:
    screen.choose_game("twenty48/greed")
    assert screen.state()["depth"] == "1"
    screen.to_the_end()
    expect(screen.narration).to_contain_text("At depth 1 it slides down")
    screen.choose_game("twenty48/two")
    screen.forward(3)
    expect(screen.narration).to_contain_text("2 at ")


def test_axe_finds_nothing_and_nothing_is_too_wide(screen: Screen, axe: Axe) -> None:
    every = "2 4 8 16/32 64 128 256/512 1024 2048 4096/8192 16384 . ."
    screen.choose_game("twenty48/start")
    for position in (every, f"{every}; falling"):
        screen.use_position(position)
        for dress in reversed(BOTH):
            wear(screen, dress)
            if dress[0] == "phone":
                screen.page.locator("panes-view").get_by_role("button", name="Board").click()
            expect(screen.page.locator(FIELD)).to_be_visible()
            assert (position, dress, axe(screen.page)) == (position, dress, [])
            assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
