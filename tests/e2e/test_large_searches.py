"""A search that would take too long says so first. It can still be started, seen and stopped."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import Screen


def stop(screen: Screen) -> None:
    """Presses Stop, and waits until Python is back."""
    screen.task.get_by_role("button", name="Stop").click()
    screen.settled(timeout=60_000)


def test_a_search_that_would_not_end_says_how_large_it_is_and_offers_a_smaller_depth(
    screen: Screen,
) -> None:
    screen.choose_game("connect4/full")
    # It is first searched to a depth that is quick.
    assert re.fullmatch(r"\d", screen.state()["depth"])
    expect(screen.confirm).to_have_count(0)
    screen.forward(3)
    expect(screen.chips).to_contain_text("step 3")
    screen.set_depth("")
    expect(screen.confirm).to_have_text(
        re.compile(
            r"This search would visit about \d+ × 10[⁰¹²³⁴⁵⁶⁷⁸⁹]+ nodes: it would take too long"
        )
    )
    expect(screen.task).to_have_count(0)
    assert len(screen.alerts()) == 1
    offer = screen.confirm.get_by_role("button", name=re.compile(r"^Search \d pl\w+ deep$"))
    depth = re.sub(r"\D", "", offer.inner_text())
    offer.click()
    screen.settled()
    expect(screen.page.locator("settings-view input[name=depth]")).to_have_value(depth)
    expect(screen.confirm).to_have_count(0)
    screen.to_the_end()
    expect(screen.narration).to_contain_text("X (MAX) plays")


def test_a_large_search_is_seen_to_grow_and_stop_keeps_its_tree_and_all_else(
    screen: Screen,
) -> None:
    screen.choose_game("connect4/full")
    screen.play(3)
    screen.play(2)
    screen.position_typed().fill("445")
    workers = screen.page.workers
    screen.set_depth("")
    screen.button("Search anyway").click()
    expect(screen.task).to_contain_text("Python is searching")
    expect(screen.chips).to_contain_text("nodes so far")
    board = screen.board.get_attribute("data-cells")
    stop(screen)
    expect(screen.narration).to_contain_text("You stopped the search after")
    assert screen.alerts() == []
    expect(screen.board).to_have_attribute("data-cells", str(board))
    entered = re.search(r"node ([\d,]+) of ([\d,]+)", screen.chips.inner_text())
    assert entered is not None
    assert entered[1] == entered[2]
    # The same Python goes on, and what it has found can be stepped through.
    assert screen.page.workers == workers
    screen.back(2)
    assert screen.narration.inner_text() != ""
    expect(screen.position_field).to_have_value("445")
    expect(screen.button("Undo")).to_be_enabled()
    screen.set_depth("3")
    expect(screen.notice).to_have_count(0)
    expect(screen.position_field).to_have_value("445")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(", worth ")


def search_for_minutes(screen: Screen) -> None:
    """Starts a search that takes Python minutes."""
    screen.choose_game("connect4/full")
    screen.choose("Search", "minimax")
    screen.set_depth("7")
    screen.button("Search anyway").click()
    expect(screen.task).to_contain_text("Python is searching")


def test_a_long_search_is_left_by_a_move_a_typed_position_or_another_game(screen: Screen) -> None:
    search_for_minutes(screen)
    screen.cell(3).click()
    screen.until("state.at === 1")
    screen.position_typed().fill("4453")
    screen.position_field.press("Enter")
    screen.until("state.at === 2")
    screen.button("Search anyway").click()
    expect(screen.task).to_contain_text("Python is searching")
    screen.choose_game("tictactoe/block")
    assert screen.state()["subject"] == "tictactoe"
    expect(screen.task).to_have_count(0)


def test_a_script_s_search_can_be_stopped_on_the_page_and_by_the_script(screen: Screen) -> None:
    asked = """(how) => {
      const request = { game: "connect4", search: "minimax", depth: 7 };
      globalThis.controller = new AbortController();
      const { signal } = globalThis.controller;
      globalThis.ended = plyscope.search(request, { signal }).catch(({ name }) => name);
    }"""
    screen.page.evaluate(asked)
    expect(screen.task).to_contain_text("Python is busy")
    stop(screen)
    assert screen.page.evaluate("ended") == "Stopped"
    screen.page.evaluate(asked)
    screen.page.evaluate("controller.abort()")
    assert screen.page.evaluate("ended") == "AbortError"
    screen.choose_game("tictactoe/block")


def test_stopping_the_first_search_leaves_a_way_to_search_again(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.button("Search anyway").click()
    stop(screen)
    screen.choose("Search", "alphabeta")
    # A search that was seen to grow stays at its end, in colour, with its result.
    expect(screen.chips).to_contain_text("node 18,297 of 18,297")
    expect(screen.narration).to_contain_text("X (MAX) plays square 1, worth 0.")
