"""Tic-tac-toe and Connect-4 played on the board: with mouse, touch and keys, against Python."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from screen import EMPTY_TICTACTOE, Screen
from waiting import wait_for

NAMES = {"MAX": "X", "MIN": "O", "": "neither"}

Opponent = Callable[[str, str], int]
"""A strategy for tic-tac-toe: a function from the nine cells and the player's mark to a square."""


def python_plays(screen: Screen, side: str) -> None:
    """Lets Python play a side, and waits for its move if it is its turn."""
    group = screen.page.get_by_role("group", name="Python plays")
    group.get_by_role("button", name=NAMES[side], exact=True).click()
    expect(group.get_by_role("button", name=NAMES[side], exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    persons_turn(screen, side)


def persons_turn(screen: Screen, python: str) -> None:
    """Waits until Python has moved, or the game is over."""
    turn = {"MAX": "Your move: O", "MIN": "Your move: X", "": "[XO] to move"}[python]
    expect(screen.status).to_have_text(
        re.compile(rf"^({turn} .*|. has (three|four) in a row\.|The board is full.*)$"),
    )
    screen.settled()


def cells(screen: Screen) -> str:
    """The cells of the board in reading order."""
    return (screen.board.get_attribute("data-cells") or "").replace("/", "")


def counts(screen: Screen) -> tuple[int, int]:
    """How many Xs and Os are on the board."""
    board = cells(screen)
    return board.count("X"), board.count("O")


def answered(screen: Screen, before: int, python: str) -> None:
    """Waits until a person's move and Python's reply are on the board."""
    screen.until("state.at > argument", before)
    persons_turn(screen, python)


@pytest.mark.parametrize("game", ["connect4/three"])
def test_two_people_take_turns_by_mouse(screen: Screen, game: str) -> None:
    screen.choose_game(game)
    expect(screen.status).to_have_text("X to move (MAX)")
    screen.play(2)
    expect(screen.status).to_have_text("O to move (MIN)")
    assert counts(screen) == (1, 0)
    screen.play(3)
    assert counts(screen) == (1, 1)


@pytest.mark.parametrize(("game", "python"), [("tictactoe/empty", "MAX"), ("connect4/full", "MIN")])
def test_python_plays_either_side_and_answers_a_click(
    screen: Screen, game: str, python: str
) -> None:
    screen.choose_game(game)
    python_plays(screen, python)
    first = 1 if python == "MAX" else 0
    assert counts(screen) == (first, 0)
    free = 8 if game.startswith("tictactoe") else 6
    at = screen.state()["at"]
    screen.cell(free).click()
    answered(screen, at, python)
    assert counts(screen) == (first + 1, 1)


def test_python_shows_its_search_after_its_move(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    python_plays(screen, "MAX")
    expect(screen.counter("Nodes")).to_have_text(re.compile(r"^\d+ of \d+$"))
    screen.press("Shift+ArrowLeft")
    expect(screen.page.locator("board-view .banner")).to_contain_text("In the search")


def test_the_board_is_played_by_the_arrow_keys_and_enter(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MIN")
    screen.cell(0).focus()
    screen.press("ArrowRight", "ArrowDown")
    expect(screen.cell(4)).to_be_focused()
    at = screen.state()["at"]
    screen.press("Enter")
    answered(screen, at, "MIN")
    assert cells(screen)[4] == "X"
    assert counts(screen) == (1, 1)


def test_a_square_is_played_by_its_number_counted_from_1(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.cell(0).focus()
    screen.press("9")
    screen.until("state.at === 1")
    screen.settled()
    expect(screen.cell(8)).to_be_focused()
    assert cells(screen)[8] == "X"


def test_a_column_is_played_by_its_number(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    screen.cell(0).focus()
    screen.press("3")
    screen.until("state.at === 1")
    screen.settled()
    expect(screen.cell(2)).to_be_focused()
    assert cells(screen)[-2] == "X"
    screen.press("ArrowRight", "Space")
    screen.until("state.at === 2")
    assert cells(screen)[-1] == "O"


def test_undo_and_redo_go_back_and_forth_in_the_game(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.play(4)
    screen.play(0)
    screen.button("Undo").click()
    expect(screen.board).to_have_attribute("data-cells", ".../.X./...")
    screen.button("Undo").click()
    expect(screen.board).to_have_attribute("data-cells", EMPTY_TICTACTOE)
    screen.button("Redo").click()
    expect(screen.board).to_have_attribute("data-cells", ".../.X./...")
    screen.button("Redo").click()
    expect(screen.board).to_have_attribute("data-cells", "O../.X./...")
    expect(screen.button("Redo")).to_be_disabled()


def test_undo_goes_back_to_a_person_s_own_tree_after_an_example_replaced_it(screen: Screen) -> None:
    own = "[[1 2] [3 4]]"
    screen.choose_game("tree/three-by-three")
    screen.type_position(own)
    screen.choose_game("tictactoe/empty")
    screen.button("Undo").click()
    screen.settled()
    assert (screen.state()["subject"], screen.position()) == ("tree", own)
    expect(screen.position_field).to_have_value(own)
    screen.button("Redo").click()
    screen.settled()
    expect(screen.board).to_have_attribute("data-cells", EMPTY_TICTACTOE)


def test_python_which_played_before_does_not_reply_in_an_exercise(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MAX")
    screen.choose_game("tictactoe/block")
    assert (screen.state()["python"], screen.state()["at"]) == ("", 0)


def test_the_moves_are_listed_and_lead_back_and_perfect_searches_to_the_end(
    page_http: Page,
) -> None:
    screen = Screen(page_http)
    page_http.locator("#go-home").click()
    page_http.get_by_role("button", name="Tic-tac-toe", exact=True).click()
    screen.settled()
    page_http.get_by_role("button", name="perfect").click()
    for square in (0, 1):
        at = screen.state()["at"]
        free = screen.board.locator("button[aria-disabled=false]")
        free.nth(square).click()
        screen.until("state.at >= argument + 2", at)
        screen.settled()
    expect(page_http.locator("saw-view .best")).to_have_text(re.compile("^square"))
    assert screen.state()["depth"] == ""
    moves = page_http.get_by_role("list", name="Moves played").get_by_role("button")
    expect(moves).to_have_count(4)
    expect(moves.first).to_have_text("square 1")
    expect(moves.last).to_have_attribute("aria-current", "step")
    # Where Python would be to move, its answer stands on the board.
    moves.first.click()
    screen.until("state.at === 2")
    screen.settled()
    assert counts(screen) == (1, 1)
    moves.last.click()
    screen.until("state.at === 4")


def test_two_quick_moves_are_both_played(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.cell(4).click()
    screen.cell(0).click()
    expect(screen.board).to_have_attribute("data-cells", "O../.X./...")


def test_a_click_while_python_thinks_does_not_move_for_it(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MIN")
    # Clicks in every turn of the page's event loop, so that it tries every state on the way.
    screen.page.evaluate("""async () => {
      const { port1, port2 } = new MessageChannel();
      const turn = () => new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
      });
      const click = (square) =>
        document.querySelector(`board-view button[data-index="${square}"]`).click();
      click(4);
      while (plyscope.state().at < 1) await turn();
      while (plyscope.state().at < 2) {
        click(8);
        await turn();
      }
    }""")
    persons_turn(screen, "MIN")
    assert counts(screen) == (1, 1)
    assert cells(screen)[0] == "O"


def test_undo_against_python_takes_back_its_reply_too(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MIN")
    screen.cell(4).click()
    answered(screen, 0, "MIN")
    both = cells(screen)
    screen.button("Undo").click()
    expect(screen.board).to_have_attribute("data-cells", EMPTY_TICTACTOE)
    screen.settled()
    screen.button("Redo").click()
    screen.until("state.at === 2")
    assert cells(screen) == both


def test_a_new_game_against_python_as_x_begins_with_its_move(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    python_plays(screen, "MAX")
    screen.button("New game").click()
    wait_for(
        screen.page,
        "document.querySelector('board-view .board').dataset.cells.replace(/[^X]/g, '') === 'X'",
    )
    persons_turn(screen, "MAX")
    assert counts(screen) == (1, 0)


def test_a_finished_game_says_who_has_won_and_draws_the_line(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    for square in (0, 3, 1, 4, 2):
        screen.play(square)
    expect(screen.status).to_have_text("X has three in a row.")
    expect(screen.board.locator(".won")).to_have_count(3)
    expect(screen.page.locator("#tree")).to_contain_text("There is nothing to search")


def corners_first(board: str, mark: str) -> int:
    """A free corner, else the centre, else an edge."""
    return next(square for square in (8, 2, 6, 0, 4, 7, 5, 3, 1) if board[square] == ".")


@pytest.mark.parametrize(("python", "opponent"), [("MIN", corners_first)])
def test_python_never_loses_a_game_of_tic_tac_toe(
    screen: Screen, python: str, opponent: Opponent
) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, python)
    mark = "O" if python == "MAX" else "X"
    while "Your move" in screen.status.inner_text():
        at = screen.state()["at"]
        screen.cell(opponent(cells(screen), mark)).click()
        answered(screen, at, python)
    expect(screen.status).not_to_have_text(f"{mark} has three in a row.")


def test_python_says_why_it_misses_an_immediate_win_and_takes_it_if_that_counts_more(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/empty")
    for square in (0, 1, 3, 8):
        screen.play(square)
    python_plays(screen, "MAX")
    expect(screen.narration).to_contain_text(
        "Python (X) plays square 5 (value 1). Square 7 would win at "
        "once, but a later win counts the same, unless “Sooner wins count more” is set under "
        "Rules."
    )
    python_plays(screen, "")
    screen.button("Undo").click()
    screen.settled()
    screen.page.locator("players-view .rules summary").click()
    screen.page.get_by_label("Sooner wins count more").check()
    screen.settled()
    python_plays(screen, "MAX")
    expect(screen.narration).to_contain_text("Python (X) plays square 7")
    expect(screen.narration).not_to_contain_text("at once")
    expect(screen.status).to_have_text("X has three in a row.")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_with_its_move_python_tells_how_many_nodes_a_second_it_visited(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MAX")
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    count = r"[\d,]+"
    told = rf"It visited {count} nodes in [\d.]+ (ms|s): {count} a second\. Step back"
    expect(screen.narration).to_have_text(re.compile(told))
    expect(screen.narration).to_have_attribute("aria-live", "polite")
    if size[0] < 500:
        screen.button("Board").click()
    rate = screen.counter("Nodes a second")
    expect(rate).to_have_text(re.compile(f"^{count}$"))
    for row in screen.page.locator("counters-view dl > div").all():
        assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth"), row.inner_text()
