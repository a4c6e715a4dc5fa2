"""Checkers: captures that go on, chosen by their squares, seen step by step."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen

TWO_WAYS = "B:W6,7,14,15,23:B2,5"


def place(number: int) -> int:
    """The place on the whole board of the square with this number."""
    row, column = divmod(number - 1, 4)
    return row * 8 + 2 * column + (row + 1) % 2


def position(screen: Screen) -> str:
    state = screen.state()
    return str(state["history"][state["at"]])


def test_a_capture_is_one_move_by_its_last_square_and_its_piece_travels(screen: Screen) -> None:
    screen.ask_for_motion()
    screen.choose_game("checkers/shot")
    for start, to in ((10, 15), (19, 10)):
        screen.cell(place(start)).click()
        screen.play(place(to))
    expect(screen.cell(place(7))).to_have_accessible_name("7, black man, must capture")
    screen.cell(place(7)).click()
    expect(screen.cell(place(14))).to_have_class("square dark station")
    screen.keep_motions(".checkers *")
    screen.play(place(32))
    # The piece over three jumps, and three men that vanish.
    screen.drawn()
    assert sorted(screen.motions()) == [240, 240, 240, 720]
    assert position(screen).endswith(" last 7x14x23x32")
    expect(screen.cell(place(32))).to_have_accessible_name("32, black king, last move")
    expect(screen.page.locator("board-view .taken")).to_have_count(0)


def test_of_several_ways_one_is_chosen_by_a_square_on_it_by_a_drag_or_in_a_list(
    screen: Screen,
) -> None:
    screen.choose_game("checkers/start")
    screen.use_position(TWO_WAYS)
    ways = screen.page.locator("board-view .chooser button")
    # By keys: both ways end on 27.
    screen.cell(place(2)).focus()
    screen.press("Enter")
    screen.cell(place(27)).focus()
    screen.press("Enter")
    expect(ways).to_have_text(["2x9x18x27", "2x11x18x27"])
    expect(ways.first).to_be_focused()
    screen.press("Escape")
    expect(ways).to_have_count(0)
    # By a square on the way.
    screen.cell(place(2)).click()
    screen.play(place(11))
    assert position(screen).endswith(" last 2x11x18x27")
    screen.button("Undo").click()
    screen.until("!state.history[state.at].includes('last')")
    screen.settled()
    # By dragging the piece to it.
    at = screen.state()["at"]
    screen.cell(place(2)).drag_to(screen.cell(place(9)))
    screen.until("state.at > argument || state.history[state.at].includes('last')", at)
    screen.settled()
    assert position(screen).endswith(" last 2x9x18x27")
