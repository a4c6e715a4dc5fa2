"""Searches on the page: of games and typed trees, with cuts; and the value of every move."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen

# A, a MIN; below it MAX over −1/2 and −3; MAX over MIN over 2.5 and MAX over −4 and 1/4; and 9.
UNEVEN = "min [[-1/2 -3] [[2.5 [-4 1/4]] −6] 9]"


def test_a_typed_tree_may_be_uneven_fractional_negative_and_begin_with_min(
    screen: Screen,
) -> None:
    screen.use_position(UNEVEN)
    expect(screen.moves).to_have_count(3)
    screen.to_the_end()
    expect(screen.narration).to_contain_text(", worth −0.5.")
    expect(screen.moves.nth(0)).to_contain_text("best")
    expect(screen.page.locator("moves-view h2")).to_contain_text("MIN")


def test_a_search_that_cuts_only_on_greater_shows_the_code_for_it(screen: Screen) -> None:
    screen.choose("Cut when", ">")
    expect(screen.page.locator("code-view .file")).to_have_text("search/alphabeta_strict.py")
    screen.page.get_by_role("button", name="To the end (End)").click()
    code = screen.page.locator("code-view .cm-content")
    expect(code).to_contain_text("if v > beta:")
    screen.choose("Cut when", ">=")
    expect(code).to_contain_text("if v >= beta:")
    screen.choose("Search", "minimax")
    expect(screen.page.get_by_role("combobox", name="Cut when")).to_have_count(0)


def test_every_open_move_can_get_a_value(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.button("Value of every move").click()
    header = screen.page.locator("moves-view th", has_text="Exact")
    expect(header).to_be_visible()
    names = [text.split(",")[0].strip() for text in screen.moves.locator("th").all_inner_texts()]
    values = screen.moves.locator("td.exact").all_text_contents()
    numbers = [text.replace("★best, ", "").strip() for text in values]
    found = dict(zip(names, numbers, strict=True))
    assert found == {
        "square 2": "−1",
        "square 3": "−1",
        "square 6": "0",
        "square 7": "−1",
        "square 8": "−1",
    }
    expect(screen.cell(5)).to_contain_text("best move")


def test_a_click_on_a_move_in_the_list_goes_to_its_node(screen: Screen) -> None:
    screen.page.get_by_role("button", name=re.compile("^Go to the node of .*C$")).click()
    expect(screen.narration).to_contain_text("At C, MIN can get 2")
