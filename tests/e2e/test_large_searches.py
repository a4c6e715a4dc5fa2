"""A search that would take too long says so first. It can still be started, and stopped."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screen import EMPTY_TICTACTOE, Screen


def ask_too_much(screen: Screen) -> None:
    """Asks for 7 × 6 Connect-4 to the end."""
    screen.choose_game("connect4/full")
    screen.set_depth("")
    expect(screen.confirm).to_be_visible()


def stop(screen: Screen) -> None:
    """Presses Stop, and waits until Python is back."""
    screen.task.get_by_role("button", name="Stop").click()
    screen.settled(timeout=60_000)


def test_a_large_game_is_first_searched_to_a_depth_that_is_quick(screen: Screen) -> None:
    screen.choose_game("connect4/full")
    assert re.fullmatch(r"\d", screen.state()["depth"])
    expect(screen.confirm).to_have_count(0)
    screen.forward(3)
    expect(screen.chips).to_contain_text("step 3")


def test_a_search_that_would_not_end_says_how_large_it_is_before_it_starts(screen: Screen) -> None:
    ask_too_much(screen)
    expect(screen.confirm).to_have_text(
        re.compile(
            r"This search would visit about \d+ × 10[⁰¹²³⁴⁵⁶⁷⁸⁹]+ nodes: it would take too long"
        )
    )
    expect(screen.task).to_have_count(0)
    assert len(screen.alerts()) == 1


def test_a_smaller_depth_is_offered_and_searched(screen: Screen) -> None:
    ask_too_much(screen)
    offer = screen.confirm.get_by_role("button", name=re.compile(r"^Search \d pl\w+ deep$"))
    depth = re.sub(r"\D", "", offer.inner_text())
    offer.click()
    screen.settled()
    expect(screen.page.locator("settings-view input[name=depth]")).to_have_value(depth)
    expect(screen.confirm).to_have_count(0)
    screen.to_the_end()
    expect(screen.narration).to_contain_text("X (MAX) plays")


def test_a_large_search_that_was_started_can_be_stopped_and_nothing_is_lost(screen: Screen) -> None:
    screen.choose_game("connect4/full")
    screen.play(3)
    screen.play(2)
    screen.position_typed().fill("445")
    screen.set_depth("")
    screen.button("Search anyway").click()
    expect(screen.task).to_contain_text("Python is searching")
    expect(screen.chips).to_contain_text("so far")
    board = screen.board.get_attribute("data-cells")
    stop(screen)
    expect(screen.narration).to_contain_text("You stopped the search")
    assert screen.alerts() == []
    expect(screen.position_field).to_have_value("445")
    expect(screen.board).to_have_attribute("data-cells", str(board))
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


def test_a_long_search_is_left_by_choosing_another_game(screen: Screen) -> None:
    search_for_minutes(screen)
    screen.choose_game("tictactoe/block")
    assert screen.state()["subject"] == "tictactoe"
    expect(screen.task).to_have_count(0)


def test_a_long_search_is_left_by_a_move_or_a_typed_position(screen: Screen) -> None:
    search_for_minutes(screen)
    screen.set_depth("2")
    screen.set_depth("7")
    screen.button("Search anyway").click()
    screen.cell(3).click()
    screen.until("state.at === 1")
    screen.position_typed().fill("4453")
    screen.position_field.press("Enter")
    screen.until("state.at === 2")


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


def test_finding_all_values_can_be_stopped(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.button("Value of every move").click()
    expect(screen.task).to_contain_text("finding the value of every move")
    stop(screen)
    expect(screen.asked_error).to_have_text("Finding the value of every move was stopped.")
    screen.choose("Search", "alphabeta")
    screen.button("Value of every move").click()
    expect(screen.moves.locator("td.exact")).to_have_count(9)


def test_stopping_the_first_search_leaves_a_way_to_search_again(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.button("Search anyway").click()
    stop(screen)
    screen.choose("Search", "alphabeta")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_contain_text("18,297")


def test_python_stopped_before_its_move_can_be_asked_again(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.page.get_by_role("button", name="X", exact=True).click()
    screen.until("state.at === 1")
    screen.settled()
    screen.page.evaluate("""async () => {
      document.querySelector("board-view [aria-label='New game']").click();
      const stop = () => document.querySelector("search-view .task button");
      while (plyscope.state().at < 2 || !stop()) await new Promise(requestAnimationFrame);
      stop().click();
    }""")
    screen.settled(timeout=60_000)
    expect(screen.board).to_have_attribute("data-cells", EMPTY_TICTACTOE)
    expect(screen.notice).to_contain_text("stopped")
    search = screen.page.locator("search-view").get_by_role("button", name=re.compile("^Search"))
    search.click()
    screen.until("state.at === 3")
