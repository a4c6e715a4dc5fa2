"""Chess: moves by clicks and by dragging, a promotion, a refusal with its reason, FEN."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen


def square(name: str) -> int:
    """The place on the board of a square, as e4."""
    return (8 - int(name[1])) * 8 + "abcdefgh".index(name[0])


def position(screen: Screen) -> str:
    state = screen.state()
    return str(state["history"][state["at"]])


def move(screen: Screen, start: str, to: str) -> None:
    screen.cell(square(start)).click()
    screen.play(square(to))


def test_a_piece_is_moved_by_two_clicks_or_by_dragging_and_the_last_move_is_marked(
    screen: Screen,
) -> None:
    screen.choose_game("chess/mate-in-two")
    screen.type_position("e4 e5")
    screen.settled()
    move(screen, "g1", "f3")
    assert "/5N2/" in position(screen)
    expect(screen.page.locator("board-view .last")).to_have_count(2)
    at = screen.state()["at"]
    screen.cell(square("b8")).drag_to(screen.cell(square("c6")))
    screen.until("state.at > argument", at)
    screen.settled()
    assert position(screen).startswith("r1bqkbnr/pppp1ppp/2n5/")


def test_a_pawn_on_the_last_row_asks_what_it_becomes(screen: Screen) -> None:
    screen.choose_game("chess/mate-in-two")
    screen.type_position("7k/P7/8/8/8/8/8/K7 w - - 0 1")
    screen.settled()
    screen.cell(square("a7")).click()
    screen.cell(square("a8")).click()
    chooser = screen.page.get_by_role("group", name="What the pawn becomes")
    expect(chooser.get_by_role("button")).to_have_count(4)
    expect(chooser.get_by_role("button").first).to_be_focused()
    chooser.get_by_role("button", name="white knight").click()
    screen.until("state.history[state.at].startsWith('N6k/8')")
    screen.settled()
