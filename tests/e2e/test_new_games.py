"""The games without a grid, played with clicks and keys: heaps, coins, dice, payoffs and cards;
and trees for three players."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from screen import Screen

PRESETS = [
    "nim/lost",
    "coins/lecture",
    "pig/little",
    "matrix/rock-paper-scissors",
    "kuhn/deal",
]
TOSS = "Toss the coin, or pick a face."
DEAL = "Deal, or pick the cards."
SMALL_TARGETS = """(least) => [...document.querySelectorAll("board-view .scene button")]
  .map((button) => [button.dataset.action, button.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([action]) => action)"""
TOO_WIDE = """() => [...document.querySelectorAll("body, .side, .card")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.className)"""


def move(screen: Screen, action: str) -> Locator:
    """The button of a move on the board."""
    return screen.board.locator(f'button[data-action="{action}"]')


def said(screen: Screen) -> str:
    """What a screen reader says about the picture."""
    return screen.board.locator(".said").inner_text()


def play(screen: Screen, *actions: str) -> None:
    """Clicks one move after another."""
    for action in actions:
        after(screen, lambda action=action: move(screen, action).click())


def press(screen: Screen, key: str) -> None:
    """Presses a key that plays a move."""
    after(screen, lambda: screen.press(key))


def after(screen: Screen, step: Callable[[], None]) -> None:
    """Does a step, and waits for the position after it."""
    at = screen.state()["at"]
    step()
    screen.until("state.at > argument", at)
    screen.settled()


def test_a_click_on_a_token_takes_it_and_all_tokens_above_it(screen: Screen) -> None:
    screen.choose_game("nim/lost")
    screen.use_position("1 2 3")
    before = said(screen)
    play(screen, "take-3-2")
    assert screen.position() == "min 1 2 1"
    screen.button("Undo").click()
    screen.until("state.history[state.at] === '1 2 3'")
    screen.settled()
    assert said(screen) == before
    screen.button("Redo").click()
    screen.settled()
    play(screen, "take-2-2", "take-1-1", "take-3-1")
    expect(screen.status).to_have_text("MIN has taken the last token and wins.")
    expect(screen.board.locator("button")).to_have_count(0)


def test_arrows_move_in_the_heaps_and_enter_takes_tokens(screen: Screen) -> None:
    screen.choose_game("nim/lost")
    screen.use_position("3 1 2")
    move(screen, "take-1-2").focus()
    # In a lower heap, the focus goes to its top.
    screen.press("ArrowRight")
    expect(move(screen, "take-2-1")).to_be_focused()
    screen.press("ArrowRight", "ArrowUp")
    expect(move(screen, "take-3-1")).to_be_focused()
    screen.press("ArrowDown")
    press(screen, "Enter")
    assert screen.position() == "min 3 1 0"
    # That token has disappeared, and the focus is still on the board.
    expect(screen.board.locator("button:focus")).to_have_count(1)


def test_tokens_that_the_search_has_taken_leave_rings(screen: Screen) -> None:
    screen.choose_game("nim/lost")
    screen.use_position("1 1")
    screen.forward(2)
    expect(screen.board.locator(".taken")).to_have_count(1)
    expect(screen.board.locator("button")).to_have_count(0)
    screen.button("Back to the game").click()
    expect(screen.board.locator("button")).to_have_count(2)


def test_coins_are_picked_and_tossed_by_clicks(screen: Screen) -> None:
    screen.choose_game("coins/lecture")
    play(screen, "B")
    expect(screen.status).to_have_text(TOSS)
    play(screen, "heads", "A", "tails")
    expect(screen.status).to_have_text("The faces differ: MAX wins 10.")
    assert "MAX has picked B, which shows heads." in said(screen)
    assert "MIN has picked A, which shows tails." in said(screen)


def test_the_coins_show_their_values_on_demand_and_a_star_on_the_best(screen: Screen) -> None:
    screen.choose_game("coins/lecture")
    screen.button("Value of every move").click()
    screen.settled()
    expect(move(screen, "A")).to_have_accessible_name("coin A, value −4.25 for MAX")
    expect(move(screen, "B")).to_have_accessible_name("coin B, value −3.2 for MAX, best move")
    expect(move(screen, "B").locator(".best-star")).to_be_visible()


def test_the_die_of_pig_is_rolled_with_clicks(screen: Screen) -> None:
    screen.choose_game("pig/little")
    play(screen, "roll", "3")
    assert "MAX has 3 points in this turn." in said(screen)
    play(screen, "hold", "roll", "1")
    expect(screen.status).to_have_text(
        "The die shows 1: the points of this turn are lost. MAX to move"
    )
    assert said(screen).startswith("MAX has 3 of 4. MIN has 0 of 4.")
    play(screen, "roll", "2")
    expect(screen.status).to_have_text("MAX has 5 points and wins.")


def test_a_row_is_hidden_while_min_chooses_unless_a_person_asks_for_it(screen: Screen) -> None:
    screen.choose_game("matrix/rock-paper-scissors")
    play(screen, "Paper")
    assert said(screen) == "MAX has chosen a row, which MIN does not see."
    expect(screen.board.locator(".picked")).to_have_count(0)
    screen.board.get_by_role("checkbox", name="show the row").check()
    assert said(screen) == "MAX has chosen Paper."
    expect(screen.board.locator(".picked")).to_contain_text("Paper")
    screen.board.get_by_role("checkbox", name="show the row").uncheck()
    play(screen, "Scissors")
    assert said(screen) == "MAX has chosen Paper and MIN Scissors: MAX gets −1."
    expect(screen.board.locator(".met")).to_contain_text("−1")


def test_rows_and_columns_are_chosen_with_arrows_and_letters(screen: Screen) -> None:
    screen.choose_game("matrix/rock-paper-scissors")
    move(screen, "Rock").focus()
    screen.press("ArrowDown")
    press(screen, "Enter")
    screen.press("Home", "ArrowRight")
    expect(move(screen, "Paper")).to_be_focused()
    press(screen, "r")
    assert said(screen) == "MAX has chosen Paper and MIN Rock: MAX gets 1."


def test_the_best_payoffs_are_marked_and_one_that_is_best_for_both_twice(screen: Screen) -> None:
    screen.choose_game("matrix/saddle")
    both = screen.board.locator("td.best-max.best-min")
    expect(both).to_have_count(1)
    expect(both).to_have_text(re.compile("^2, best in its column for MAX, best in its row for MIN"))


def test_a_hand_of_kuhn_poker_is_played_with_clicks(screen: Screen) -> None:
    screen.choose_game("kuhn/deal")
    expect(screen.status).to_have_text(DEAL)
    expect(screen.board.locator("button.action")).to_have_count(6)
    play(screen, "KQ", "pass")
    assert said(screen).startswith("MAX holds a card face down. MIN holds the queen. MAX passes.")
    screen.board.get_by_role("checkbox", name="show all").check()
    assert said(screen).startswith("MAX holds the king. MIN holds the queen.")
    screen.board.get_by_role("checkbox", name="show all").uncheck()
    play(screen, "bet", "bet")
    expect(screen.status).to_have_text("MAX wins 2 chips with the higher card.")


def test_a_button_lets_chance_decide(screen: Screen) -> None:
    screen.choose_game("coins/lecture")
    screen.use_position("A")
    toss = screen.board.get_by_role("button", name="Toss the coin")
    after(screen, toss.click)
    expect(screen.status).to_have_text(re.compile(r"^The coin shows (heads|tails)\. MIN to move$"))
    expect(toss).to_have_count(0)
    screen.button("Undo").click()
    expect(toss).to_be_visible()
    screen.settled()
    screen.choose_game("tree/gamble")
    screen.use_position("(1/2:[3 5] 1/2:[4 6])")
    after(screen, screen.board.get_by_role("button", name="Let chance decide").click)
    expect(screen.status).to_have_text(re.compile("^Chance chose a.\\. "))


# Fixes the seeds, and so the rolls. They must differ: the page numbers its questions with them.
SAME_ROLLS = """() => {
  let last = 1;
  globalThis.random = Math.random;
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
}"""


def test_the_die_is_rolled_for_python_and_offered_to_the_person(screen: Screen) -> None:
    screen.choose_game("pig/little")
    screen.page.evaluate(SAME_ROLLS)
    screen.button("MIN").click()
    screen.settled()
    play(screen, "roll", "1")
    # Python's turn is over when it is the person's turn again, or when the game is over.
    over = re.compile("Your move|wins|draw")
    expect(screen.status).to_have_text(over)
    screen.settled()
    rolled = [text for text in screen.state()["history"][2:] if "rolling" in text]
    assert rolled, "Python has rolled"
    expect(screen.button("Roll the die")).to_have_count(0)
    screen.button("Undo").click()
    screen.until("state.at === 0")
    screen.page.evaluate("Math.random = random")


def test_a_search_for_three_players_shows_what_each_of_them_gets(
    screen: Screen, axe: Callable[[Page], list[str]]
) -> None:
    """And nothing is wrong with it on a desktop and a phone."""
    screen.choose_game("manytree/three-plies")
    expect(screen.status).to_have_text("Player 1 to move")
    screen.forward()
    expect(screen.narration).to_have_text("Visit A. Player 1 looks for their largest share.")
    screen.to_the_end()
    expect(screen.narration).to_have_text(
        "All moves tried at A. Best for player 1: 2, by a₂ to C."
        " So A is worth (2, 6, 5). The search is done."
        " They reach (2,6,5), although player 1 would like other leaves better:"
        " the players below choose by their own numbers."
    )
    expect(screen.moves).to_have_text(["a₁ → B (1, 2, 6)", "a₂ → C ★best, (2, 6, 5)"])
    screen.button("Value of every move").click()
    screen.settled()
    expect(screen.moves).to_have_text(["a₁ → B (1, 2, 6) 1", "a₂ → C ★best, (2, 6, 5) ★best, 2"])
    assert axe(screen.page) == []
    screen.page.emulate_media(color_scheme="dark")
    screen.page.set_viewport_size({"width": 390, "height": 844})
    for pane in ("Tree", "Board"):
        screen.page.locator("panes-view").get_by_role("button", name=pane).click()
        assert axe(screen.page) == []
        assert screen.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_wrong_with_the_boards_on_a_light_desktop_and_a_dark_phone(
    screen: Screen, preset: str, axe: Callable[[Page], list[str]]
) -> None:
    screen.choose_game(preset)
    expect(screen.button("Set up")).to_have_count(0)
    assert axe(screen.page) == []
    screen.page.emulate_media(color_scheme="dark")
    screen.page.set_viewport_size({"width": 390, "height": 844})
    screen.page.locator("panes-view").get_by_role("button", name="Board").click()
    assert axe(screen.page) == []
    assert screen.page.evaluate(SMALL_TARGETS, 44) == []
    assert screen.page.evaluate(TOO_WIDE) == []
