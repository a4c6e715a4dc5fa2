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


def test_a_position_is_set_up_by_clicks_that_change_the_mark_in_turn(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    set_up(screen)
    screen.cell(4).click()
    cells_are(screen, ".../.X./...")
    screen.cell(0).click()
    screen.cell(0).click()
    cells_are(screen, "O../.X./...")
    screen.cell(0).click()
    cells_are(screen, ".../.X./...")
    screen.button("Set up").click()
    screen.until("state.history[state.at] === argument", ".../.X./...")
    screen.settled()
    expect(screen.status).to_have_text("O to move (MIN)")
    expect(screen.moves).to_have_count(8)


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
    screen.choose_game("tictactoe/empty")
    set_up(screen)
    screen.cell(0).focus()
    screen.press("x", "ArrowRight", "o", "ArrowDown", "x")
    cells_are(screen, "XO./.X./...")
    screen.press(".")
    cells_are(screen, "XO./.../...")
    screen.button("Set up").click()
    screen.settled()
    expect(screen.moves).to_have_count(7)


def test_the_error_of_an_unfinished_position_disappears_when_it_is_valid(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    set_up(screen)
    screen.cell(0).click()
    cells_are(screen, "X../.../...")
    screen.cell(1).click()
    cells_are(screen, "XX./.../...")
    expect(screen.position_error).to_contain_text("they take turns and X moves first")
    screen.cell(1).click()
    cells_are(screen, "XO./.../...")
    expect(screen.position_error).to_have_count(0)


def test_leaving_an_unfinished_set_up_goes_back_to_the_last_position(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    set_up(screen)
    screen.cell(0).click()
    screen.settled()
    screen.cell(1).click()
    expect(screen.position_error).not_to_be_empty()
    screen.button("Set up").click()
    cells_are(screen, "X../.../...")
    expect(screen.position_error).to_have_count(0)
    refusal = screen.page.locator("board-view .refusal")
    expect(refusal).to_contain_text("The board is as it was before.")
    screen.cell(4).click()
    expect(refusal).to_be_empty()


@pytest.mark.parametrize(
    ("game", "text", "rows", "status"),
    [
        ("tictactoe/empty", "X.O/.../...", "X.O/.../...", "X to move (MAX)"),
        ("tictactoe/empty", "x-o xo. ...", "X.O/XO./...", "X to move (MAX)"),
    ],
)
def test_a_position_can_be_typed_as_text(
    screen: Screen, game: str, text: str, rows: str, status: str
) -> None:
    screen.choose_game(game)
    screen.use_position(text)
    cells_are(screen, rows)
    expect(screen.status).to_have_text(status)
    assert screen.alerts() == []


def test_control_and_enter_use_a_typed_tree(screen: Screen) -> None:
    screen.position_typed().fill("[[1 2]\n [3 4]]")
    screen.position_field.press("Control+Enter")
    screen.until("state.draft === null")
    screen.settled()
    assert screen.position() == "[[1 2] [3 4]]"


@pytest.mark.parametrize(
    ("game", "lines", "position"),
    [
        ("matrix/pennies", "2 -1\n-1 1", "2 -1/-1 1"),
        ("tictactoe/empty", "X.O\n.X.\n...", "X.O/.X./..."),
    ],
)
def test_rows_that_are_pasted_as_lines_stay_rows(
    screen: Screen, game: str, lines: str, position: str
) -> None:
    screen.choose_game(game)
    screen.position_typed().fill("")
    screen.page.keyboard.insert_text(lines)
    expect(screen.position_field).to_have_value(lines)
    screen.position_field.press("Enter")
    screen.until("state.history[state.at] === argument", position)
    screen.settled()


NOT_IN_USE = re.compile(r"^Not in use yet: press “Use( this tree)?” or ")


@pytest.mark.parametrize(
    ("game", "text", "takes", "begins_a_line"),
    [
        ("tictactoe/empty", "X.O/.../...", "Enter", "Shift+Enter"),
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
    screen.choose_game("connect4/full")
    rules = screen.page.locator("players-view .rules")
    rules.locator("summary").click()
    for name, number, rows in [
        ("columns", "4", ["...."] * 6),
        ("rows", "4", ["...."] * 4),
        ("connect", "3", ["...."] * 4),
    ]:
        field = rules.locator(f"input[name={name}]")
        field.fill(number)
        field.press("Enter")
        cells_are(screen, "/".join(rows))
        screen.settled()
    rules.locator("input[name=sooner]").uncheck()
    screen.settled()
    cells_are(screen, "/".join(["...."] * 4))
    expect(rules.locator("summary")).to_have_text("Rules: 4 × 4, 3 in a row")
    screen.set_depth("")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("worth 1.")
