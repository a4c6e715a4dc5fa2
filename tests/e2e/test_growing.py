"""A search that takes long: its tree is seen to grow, and Stop keeps it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen


def test_a_long_search_is_seen_to_grow_and_stop_keeps_its_tree_and_python(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    workers = screen.page.workers
    screen.choose_card("Search", "minimax")
    screen.page.get_by_role("button", name="Search anyway").click()
    expect(screen.chips).to_contain_text("nodes so far", timeout=30_000)
    # The page draws half a million nodes now and then, so the click is not waited for.
    screen.task.get_by_role("button", name="Stop").click(no_wait_after=True)
    expect(screen.narration).to_contain_text("You stopped the search after", timeout=60_000)
    screen.settled()
    entered = re.search(r"node ([\d,]+) of ([\d,]+)", screen.chips.inner_text())
    assert entered is not None
    assert entered[1] == entered[2]
    assert 0 < int(entered[1].replace(",", "")) < 549_946
    # The same Python goes on, and what it has found can be stepped through.
    assert screen.page.workers == workers
    screen.back(2)
    assert screen.narration.inner_text() != ""
    screen.choose("Search", "alphabeta")
    # A search that was seen to grow stays at its end, in colour, with its result.
    expect(screen.chips).to_contain_text("node 18,297 of 18,297")
    expect(screen.narration).to_contain_text("X (MAX) plays square 1, worth 0.")


def test_what_alpha_beta_never_looked_at_is_shown_at_a_press(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.type_position("XOX/.O./.X.")
    screen.settled()
    expect(screen.chips).to_contain_text("node 0 of 29")
    screen.forward(3)
    button = screen.page.get_by_role("button", name="Show what was never looked at")
    button.click()
    expect(screen.chips).to_contain_text("looked at 29 of 61 nodes (48 %)")
    expect(screen.chips).to_contain_text("step 3 of")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(screen.chips).not_to_contain_text("looked at")
    assert screen.alerts() == []
