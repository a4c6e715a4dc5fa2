"""Positions set up by hand and by text, and boards of other sizes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from screen import Screen


def set_up(screen: Screen) -> None:
    """Begins to set up a position."""
    screen.button("Set up").click()
    expect(screen.button("Set up")).to_have_attribute("aria-pressed", "true")
    screen.page.locator("board-view .tools").get_by_title("Next mark at each click").click()


def cells_are(screen: Screen, rows: str) -> None:
    """Waits for these rows on the board."""
    expect(screen.board).to_have_attribute("data-cells", rows)


TWO_LEFT = "X.O/OXX/XO."


def test_a_position_is_set_up_by_clicks_that_change_the_mark_in_turn(screen: Screen) -> None:
    """Its error disappears when it is valid; to leave it unfinished goes back to the last one."""
    screen.choose_game("tictactoe/two-left")
    set_up(screen)
    screen.cell(8).click()
    cells_are(screen, "X.O/OXX/XOX")
    expect(screen.position_error).to_contain_text("they take turns and X moves first")
    screen.cell(8).click()
    cells_are(screen, "X.O/OXX/XOO")
    expect(screen.position_error).to_have_count(0)
    screen.button("Set up").click()
    screen.until("state.history[state.at] === argument", "X.O/OXX/XOO")
    screen.settled()
    expect(screen.status).to_have_text("X to move (MAX)")
    expect(screen.moves).to_have_count(1)
    set_up(screen)
    screen.cell(8).click()
    cells_are(screen, TWO_LEFT)
    screen.settled()
    screen.cell(1).click()
    expect(screen.position_error).not_to_be_empty()
    screen.button("Set up").click()
    cells_are(screen, TWO_LEFT)
    expect(screen.position_error).to_have_count(0)
    refusal = screen.page.locator("board-view .refusal")
    expect(refusal).to_contain_text("The board is as it was before.")
    screen.cell(1).click()
    expect(refusal).to_be_empty()


def test_a_position_is_set_up_with_a_tool_for_each_mark(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    set_up(screen)
    tools = screen.page.locator("board-view .tools")
    tools.get_by_title("Place X").click()
    screen.cell(12).click()
    cells_are(screen, "..../..../..../X...")
    tools.get_by_title("Place O").click()
    screen.cell(13).click()
    cells_are(screen, "..../..../..../XO..")
    tools.get_by_title("Erase").click()
    screen.cell(13).click()
    cells_are(screen, "..../..../..../X...")
    screen.button("Clear").click()
    cells_are(screen, "..../..../..../....")


def test_a_position_is_set_up_by_keys(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    set_up(screen)
    screen.cell(8).focus()
    screen.press("o", "ArrowUp", ".", "ArrowLeft", "o")
    cells_are(screen, "X.O/OO./XOO")
    screen.press("x", "ArrowRight", "x")
    cells_are(screen, "X.O/OXX/XOO")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.moves).to_have_count(1)


def test_control_and_enter_use_a_typed_tree(screen: Screen) -> None:
    screen.position_typed().fill("[[1 2]\n [3 4]]")
    screen.position_field.press("Control+Enter")
    screen.until("state.draft === null")
    screen.settled()
    assert screen.position() == "[[1 2] [3 4]]"


def test_rows_that_are_pasted_as_lines_stay_rows(screen: Screen) -> None:
    screen.choose_game("matrix/pennies")
    screen.position_typed().fill("")
    screen.page.keyboard.insert_text("2 -1\n-1 1")
    expect(screen.position_field).to_have_value("2 -1\n-1 1")
    screen.position_field.press("Enter")
    screen.until("state.history[state.at] === '2 -1/-1 1'")
    screen.settled()


NOT_IN_USE = re.compile(r"^Not in use yet: press “Use( this tree)?” or ")


@pytest.mark.parametrize(
    ("game", "text", "takes", "begins_a_line"),
    [
        ("tictactoe/two-left", "X.O/.../...", "Enter", "Shift+Enter"),
        ("tree/three-by-three", "[1 2 3]", "Control+Enter", "Enter"),
    ],
)
def test_typed_text_is_marked_until_it_is_in_use(
    screen: Screen, game: str, text: str, takes: str, begins_a_line: str
) -> None:
    screen.choose_game(game)
    note = screen.page.locator("board-view .unused")
    expect(note).to_be_empty()
    screen.position_typed().fill(text)
    expect(note).to_have_text(NOT_IN_USE)
    screen.position_field.press("End")
    screen.position_field.press(begins_a_line)
    expect(screen.position_field).to_have_value(text + "\n")
    expect(note).to_have_text(NOT_IN_USE)
    screen.position_field.press(takes)
    screen.until("state.history[state.at] === argument", text)
    expect(note).to_be_empty()
    screen.settled()


def test_a_board_may_have_other_sizes_and_another_goal(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    rules = screen.page.locator("players-view .rules")
    rules.locator("summary").click()
    for name, number, rows in [
        ("columns", "3", ["..."] * 4),
        ("rows", "3", ["..."] * 3),
        ("connect", "2", ["..."] * 3),
    ]:
        field = rules.locator(f"input[name={name}]")
        field.fill(number)
        field.press("Enter")
        cells_are(screen, "/".join(rows))
        screen.settled()
    rules.locator("input[name=sooner]").check()
    screen.settled()
    cells_are(screen, "/".join(["..."] * 3))
    expect(rules.locator("summary")).to_have_text("Rules: 3 × 3, 2 in a row")
    screen.set_depth("")
    screen.to_the_end()
    # One for the win, and one for each of the six squares that are still empty.
    expect(screen.narration).to_contain_text("worth 7.")
