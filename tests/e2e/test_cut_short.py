"""What is cut short is shown whole on focus and on hover."""

from __future__ import annotations

from playwright.sync_api import expect
from screen import Screen


def test_a_choice_that_is_cut_short_is_shown_whole_on_focus_and_hover(screen: Screen) -> None:
    screen.intend(type="change-run", change={"method": "alphabeta_table"})
    menu = screen.opener("Search")
    # As where letters are wide: with the usual ones, every name has room.
    menu.evaluate("(menu) => (menu.closest('.field').style.maxWidth = '8rem')")
    whole = "Alpha-beta with a table"
    note = screen.page.locator(".whole-text")
    expect(note).to_be_hidden()
    menu.hover()
    expect(note).to_have_text(whole)
    expect(note).to_be_in_viewport(ratio=1)
    screen.page.mouse.move(640, 700)
    expect(note).to_be_hidden()
    menu.focus()
    expect(note).to_have_text(whole)
    screen.press("Escape")
    expect(note).to_be_hidden()
    menu.evaluate("(menu) => (menu.closest('.field').style.maxWidth = '')")


def test_the_name_of_a_file_that_is_cut_short_is_shown_whole(screen: Screen) -> None:
    screen.make_large("board")
    heading = screen.page.locator("#code-title")
    expect(heading).to_be_visible()
    heading.hover(position={"x": 8, "y": 8})
    expect(screen.page.locator(".whole-text")).to_contain_text("search/alphabeta.py")
