"""Pac-Man: played by arrow keys and swipes, against MIN and chance; a maze set up by hand."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen

COUNT = "board-view .count"
MAZE = "board-view .maze"


def rounds_left(screen: Screen, number: int) -> None:
    expect(screen.page.locator(COUNT)).to_contain_text(f"{number} rounds left")
    screen.settled()


def test_arrow_keys_move_pac_man_and_python_answers_for_each_ghost(screen: Screen) -> None:
    screen.choose_game("pacman/start")
    screen.page.get_by_role("group", name="Python plays").get_by_text("Ghosts").click()
    screen.settled()
    screen.page.locator(f"{MAZE} + .count + .pad button").first.focus()
    screen.press("ArrowRight")
    rounds_left(screen, 79)
    expect(screen.status).to_contain_text("Your move")
    expect(screen.page.locator(COUNT)).to_contain_text("9 points")
    assert screen.state()["at"] == 3
    # A wall is above: nothing happens, and no step of the search either.
    screen.press("ArrowUp")
    screen.settled()
    assert screen.state()["at"] == 3
    screen.press("ArrowRight")
    rounds_left(screen, 78)


def test_a_swipe_moves_him_and_chance_moves_the_ghosts_at_once(screen: Screen) -> None:
    screen.choose_game("pacman/luck")
    maze = screen.page.locator(MAZE)
    maze.scroll_into_view_if_needed()
    box = maze.bounding_box()
    assert box
    mouse = screen.page.mouse
    mouse.move(box["x"] + 60, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 120, box["y"] + 64, steps=4)
    mouse.up()
    rounds_left(screen, 39)
    expect(screen.status).to_contain_text("Pac-Man to move")
    assert screen.state()["at"] == 3
    screen.button("Undo").click()
    screen.settled()


def test_a_maze_is_set_up_square_by_square_and_bad_text_is_kept(screen: Screen) -> None:
    screen.choose_game("pacman/corridor")
    screen.button("Set up").click()
    screen.page.get_by_role("radio", name="Dot").check(force=True)
    screen.cell(10).click()
    screen.until("state.history[state.at].startsWith('%%%%%%%/%.P.1.%/%%%%%%%')")
    screen.cell(10).focus()
    screen.press("ArrowRight", ".")
    screen.until("state.history[state.at].startsWith('%%%%%%%/%.P...%/%%%%%%%')")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.status).to_contain_text("Pac-Man to move")
    screen.type_position("%%%%%%%/%.P%G.%/%%%%%%%")
    expect(screen.position_error).to_contain_text(
        "Pac-Man cannot reach the dot at row 2, column 6."
    )
    expect(screen.position_field).to_have_value("%%%%%%%/%.P%G.%/%%%%%%%")


def test_steps_show_where_the_search_has_moved_everybody(screen: Screen) -> None:
    screen.choose_game("pacman/trapped")
    expect(screen.page.locator(f"{MAZE} .pac:not(.next)")).to_have_count(1)
    screen.forward(2)
    expect(screen.page.locator(f"{MAZE} .pac.caught")).to_have_count(1)
    screen.to_the_end()
    expect(screen.narration).to_contain_text("It walks into the ghost on the left at once")


def test_a_step_that_is_pointed_at_shows_where_it_would_lead(screen: Screen) -> None:
    screen.choose_game("pacman/start")
    there = screen.page.locator(f"{MAZE} .next.right")
    expect(there).to_have_css("opacity", "0")
    screen.page.locator(".pad button[data-action=right]").hover()
    expect(there).to_have_css("opacity", "0.45")
    expect(screen.page.locator(f"{MAZE} .next.down")).to_have_css("opacity", "0")
    assert there.get_attribute("style") == "--x: 2; --y: 1;"


def test_the_depth_is_asked_for_and_shown_in_rounds(screen: Screen) -> None:
    screen.choose_game("pacman/luck")
    field = screen.in_settings(screen.page.locator("settings-view input[name=depth]"))
    expect(field).to_have_accessible_name("Depth in rounds")
    expect(field).to_have_value("2 rounds")
    field.fill("1")
    field.press("Enter")
    screen.settled()
    expect(field).to_have_value("1 round")
    assert screen.state()["depth"] == "3"
    field.fill("21")
    field.press("Enter")
    expect(screen.depth_error).to_contain_text("a whole number of rounds from 1 to 20")
    expect(field).to_have_value("21 rounds")
