"""Tic-tac-toe and Connect-4 played on the board: with mouse, touch and keys, against Python."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from screen import Screen

NAMES = {"MAX": "X", "MIN": "O", "": "neither"}

BLOCK = "X../OO./..X"
"""Where X must play square 6, which is cell 5."""


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


def test_two_people_take_turns_by_mouse_and_by_the_number_of_a_column(screen: Screen) -> None:
    screen.choose_game("connect4/three")
    screen.set_depth("3")
    expect(screen.status).to_have_text("X to move (MAX)")
    screen.play(2)
    expect(screen.status).to_have_text("O to move (MIN)")
    assert counts(screen) == (1, 0)
    screen.cell(0).focus()
    screen.press("3")
    screen.until("state.at === 2")
    expect(screen.cell(2)).to_be_focused()
    assert cells(screen)[-6] == "O"
    screen.press("ArrowRight", "Space")
    screen.until("state.at === 3")
    assert cells(screen)[-1] == "X"
    screen.settled()


@pytest.mark.parametrize(
    ("game", "python"), [("tictactoe/empty", "MAX"), ("connect4/three", "MIN")]
)
def test_python_plays_either_side_and_answers_a_click(
    screen: Screen, game: str, python: str
) -> None:
    screen.choose_game(game)
    python_plays(screen, python)
    first = 1 if python == "MAX" else 0
    assert counts(screen) == (first, 0)
    free = 8 if game.startswith("tictactoe") else 3
    at = screen.state()["at"]
    screen.cell(free).click()
    answered(screen, at, python)
    assert counts(screen) == (first + 1, 1)


def test_after_its_move_python_shows_its_search_and_tells_how_many_nodes_a_second_it_visited(
    screen: Screen,
) -> None:
    """And it does not go on playing in an exercise that is chosen then."""
    screen.choose_game("tictactoe/empty")
    python_plays(screen, "MAX")
    expect(screen.counter("Nodes")).to_have_text(re.compile(r"^[\d,]+ of [\d,]+$"))
    count = r"[\d,]+"
    told = rf"It visited {count} nodes in [\d.]+ (ms|s): {count} a second\. Step back"
    expect(screen.narration).to_have_text(re.compile(told))
    expect(screen.narration).to_have_attribute("aria-live", "polite")
    for width, height in ((390, 844), (1280, 800)):
        screen.page.set_viewport_size({"width": width, "height": height})
        if width < 500:
            screen.button("Board").click()
        expect(screen.counter("Nodes a second")).to_have_text(re.compile(f"^{count}$"))
        for row in screen.page.locator("counters-view dl > div").all():
            assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth"), row.inner_text()
    screen.press("Shift+ArrowLeft")
    expect(screen.page.locator("board-view .banner")).to_contain_text("In the search")
    screen.choose_game("tictactoe/two-left")
    assert (screen.state()["python"], screen.state()["at"]) == ("", 0)


def test_the_board_is_played_by_the_arrow_keys_and_enter_or_by_the_number_of_a_square(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/block")
    python_plays(screen, "MIN")
    screen.cell(1).focus()
    screen.press("ArrowRight", "ArrowDown")
    expect(screen.cell(5)).to_be_focused()
    screen.press("Enter")
    answered(screen, 0, "MIN")
    assert cells(screen)[5] == "X"
    assert counts(screen) == (3, 3)
    free = cells(screen).index(".")
    screen.press(str(free + 1))
    answered(screen, 2, "MIN")
    expect(screen.cell(free)).to_be_focused()
    assert cells(screen)[free] == "X"


def test_two_quick_moves_are_both_played_and_undo_and_redo_go_back_and_forth(
    screen: Screen,
) -> None:
    """To the end of the game, which says who has won and draws the line."""
    screen.choose_game("tictactoe/block")
    boards = [BLOCK, "X../OOX/..X", "X../OOX/.OX", "X.X/OOX/.OX"]
    screen.cell(5).click()
    screen.cell(7).click()
    expect(screen.board).to_have_attribute("data-cells", boards[2])
    screen.settled()
    for name, board in (("Undo", 1), ("Undo", 0), ("Redo", 1), ("Redo", 2)):
        screen.button(name).click()
        expect(screen.board).to_have_attribute("data-cells", boards[board])
    expect(screen.button("Redo")).to_be_disabled()
    screen.play(2)
    expect(screen.board).to_have_attribute("data-cells", boards[3])
    expect(screen.status).to_have_text("X has three in a row.")
    expect(screen.board.locator(".won")).to_have_count(3)
    expect(screen.page.locator("#tree")).to_contain_text("There is nothing to search")


def test_undo_goes_back_to_a_person_s_own_tree_after_an_example_replaced_it(screen: Screen) -> None:
    own = "[[1 2] [3 4]]"
    screen.type_position(own)
    screen.choose_game("tictactoe/block")
    screen.button("Undo").click()
    screen.settled()
    assert (screen.state()["subject"], screen.position()) == ("tree", own)
    expect(screen.position_field).to_have_value(own)
    screen.button("Redo").click()
    screen.settled()
    expect(screen.board).to_have_attribute("data-cells", BLOCK)


def test_the_moves_are_listed_and_lead_back_and_perfect_searches_to_the_end(
    screen: Screen,
) -> None:
    page = screen.page
    page.locator("#go-home").click()
    page.get_by_role("button", name="Tic-tac-toe", exact=True).click()
    screen.settled()
    page.get_by_role("button", name="perfect").click()
    for square in (0, 1):
        at = screen.state()["at"]
        free = screen.board.locator("button[aria-disabled=false]")
        free.nth(square).click()
        screen.until("state.at >= argument + 2", at)
        screen.settled()
    expect(page.locator("saw-view .best")).to_have_text(re.compile("^square"))
    assert screen.state()["depth"] == ""
    moves = page.get_by_role("list", name="Moves played").get_by_role("button")
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
    screen.settled()
    screen.button("Watch").click()


def test_a_click_while_python_thinks_does_not_move_for_it(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
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
      click(5);
      while (plyscope.state().at < 1) await turn();
      while (plyscope.state().at < 2) {
        click(6);
        await turn();
      }
    }""")
    persons_turn(screen, "MIN")
    assert counts(screen) == (3, 3)
    assert cells(screen)[6] == "."


def test_python_says_why_it_misses_an_immediate_win_and_takes_it_if_that_counts_more(
    screen: Screen,
) -> None:
    screen.choose_game("tictactoe/block")
    screen.use_position("XO./X../..O")
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
