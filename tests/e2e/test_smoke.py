"""Stepping, playing and searching on a page opened from a disk; most other tests use http."""

from __future__ import annotations

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from screen import Screen, expect_end_of_lesson


@pytest.fixture
def page_in_firefox(open_page: OpenPage, firefox: Browser, file_address: str) -> Page:
    """The page in Firefox, opened from the disk."""
    return python_ready(open_page(firefox, file_address))


@pytest.mark.parametrize("where", ["page_file", "page_in_firefox"])
def test_a_person_steps_plays_and_searches(request: pytest.FixtureRequest, where: str) -> None:
    screen = Screen(request.getfixturevalue(where))
    # Steps.
    screen.forward(9)
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    screen.button("line").click()
    screen.back()
    assert screen.lit_line() != ""
    screen.to_the_end()
    expect_end_of_lesson(screen)
    screen.click_row(1)
    expect(screen.narration).to_contain_text("All moves tried at B")
    # Plays.
    screen.choose_game("tictactoe/empty")
    screen.page.get_by_role("button", name="O", exact=True).click()
    screen.settled()
    screen.cell(4).click()
    screen.until("state.at === 2")
    screen.settled()
    expect(screen.board).to_have_attribute("data-cells", "O../.X./...")
    # Searches.
    screen.page.get_by_role("button", name="neither", exact=True).click()
    screen.button("New game").click()
    screen.until("state.at === 3")
    screen.settled()
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("18,297 of 549,946")
    # Gets an error, and stops.
    screen.type_position("XXX/.../...")
    expect(screen.position_error).to_be_visible()
    screen.choose("Search", "minimax")
    screen.button("Search anyway").click()
    screen.task.get_by_role("button", name="Stop").click()
    screen.settled(timeout=60_000)
    expect(screen.position_field).to_have_value("XXX/.../...")
    screen.choose("Search", "alphabeta")
    # Continues with a constraint problem.
    screen.button("Constraints").click()
    screen.until("state.subject === 'australia'")
    screen.settled()
    screen.step_by("value")
    screen.forward(2)
    assert screen.shown("Western Australia").startswith("red")
    screen.step_by("line")
    screen.forward()
    assert screen.lit_line() != ""
    screen.choose_problem("sudoku/middle")
    screen.choose("Method", "mac")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("every constraint has been checked.")
    screen.button("Watch").click()
    screen.until("state.subject === 'tictactoe'")
    screen.settled()
    expect(screen.narration).not_to_be_empty()
