"""Searches on the page: every preset, every search, depth, order, cuts, and comparisons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from screen import Screen

PRESETS = [
    "tree/three-by-three",
    "tree/lecture",
    "tree/binary-two",
    "tree/binary-three",
    "tree/exercise",
    "tree/best-order",
    "tree/uneven",
    "tree/trap",
    "tree/two-heuristics",
    "tictactoe/empty",
    "tictactoe/two-left",
    "tictactoe/block",
    "connect4/full",
    "connect4/small",
    "connect4/three",
    "connect4/exercise",
]
BASIC_GAMES = ("tree", "tictactoe", "connect4")
WITH_CHANCE = ["tree/gamble", "tree/star-best", "tree/star-probes", "tree/star-worst"]
SEARCHES = ["minimax", "alphabeta", "alphabeta_hard"]
DONE = re.compile(r"All moves tried|The search is done")
# A, a MIN; below it MAX over −1/2 and −3; MAX over MIN over 2.5 and MAX over −4 and 1/4; and 9.
UNEVEN = "min [[-1/2 -3] [[2.5 [-4 1/4]] −6] 9]"


def test_the_tests_know_every_preset_of_the_basic_games(screen: Screen) -> None:
    catalogue = screen.page.evaluate("plyscope.catalogue()")
    presets = [
        f"{game}/{preset['id']}"
        for game in BASIC_GAMES
        for preset in catalogue["games"][game]["presets"]
    ]
    assert [preset for preset in presets if preset not in WITH_CHANCE] == PRESETS
    assert list(catalogue["searches"])[:3] == SEARCHES


@pytest.mark.parametrize(("at", "preset"), list(enumerate(PRESETS)))
def test_a_basic_search_runs_on_every_preset(screen: Screen, at: int, preset: str) -> None:
    if preset != "tree/three-by-three":
        screen.choose_card("Game", preset)
        screen.until("`${state.subject}/${state.preset}` === argument", preset)
        screen.settled()
    screen.choose("Search", SEARCHES[at % len(SEARCHES)])
    if screen.confirm.is_visible():
        screen.confirm.get_by_role("button", name=re.compile(r"^Search \d+ pl")).click()
        screen.settled()
    assert screen.alerts() == []
    assert screen.lit_line() == ""
    screen.to_the_end()
    expect(screen.narration).to_contain_text(DONE)
    expect(screen.moves.filter(has_text="best")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("preset", "leaves", "minimax", "fewest", "value"),
    [
        ("tree/lecture", "5 of 9", "9", "5", "1"),
        ("tree/binary-two", "3 of 4", "4", "3", "2"),
        ("tree/binary-three", "5 of 8", "8", "5", "4"),
        ("tree/exercise", "8 of 8", "8", "5", "100"),
        ("tree/best-order", "5 of 9", "9", "5", "3"),
    ],
)
def test_the_known_trees_need_the_known_number_of_leaves(
    screen: Screen, preset: str, leaves: str, minimax: str, fewest: str, value: str
) -> None:
    screen.choose_game(preset)
    screen.to_the_end()
    expect(screen.counter("Leaves")).to_have_text(leaves)
    expect(screen.counter("Minimax")).to_have_text(minimax)
    expect(screen.counter("Minimum with perfect order")).to_have_text(fewest)
    expect(screen.narration).to_contain_text(f"Best for MAX: {value},")


def test_in_three_plies_one_cut_is_above_the_leaves(screen: Screen) -> None:
    screen.choose_game("tree/binary-three")
    screen.to_the_end()
    expect(screen.counter("Cuts")).to_have_text("1 α · 1 β")
    screen.press("Shift+ArrowLeft")
    expect(screen.narration.locator(".cut")).to_have_text("cut G")
    screen.press("Shift+ArrowLeft")
    expect(screen.narration).to_contain_text("At E, MAX can get 5")


def test_the_exercise_chooses_the_second_move(screen: Screen) -> None:
    screen.choose_game("tree/exercise")
    screen.to_the_end()
    expect(screen.moves.nth(1)).to_contain_text("best")
    expect(screen.moves.nth(0)).to_contain_text("99")
    expect(screen.moves.nth(1)).to_contain_text("100")


@pytest.mark.parametrize("search", SEARCHES)
def test_a_typed_tree_may_be_uneven_fractional_negative_and_begin_with_min(
    screen: Screen, search: str
) -> None:
    screen.use_position(UNEVEN)
    screen.choose("Search", search)
    expect(screen.moves).to_have_count(3)
    screen.to_the_end()
    expect(screen.narration).to_contain_text("Best for MIN: −0.5")
    expect(screen.moves.nth(0)).to_contain_text("best")
    expect(screen.page.locator("moves-view h2")).to_contain_text("MIN")


def test_a_typed_tree_is_named_level_by_level(screen: Screen) -> None:
    screen.use_position("[[1 [2 3]] [4 [5 6]]]")
    outline = screen.page.locator("board-view .outline li")
    # Each name once, in the order of the outline; D and E are a level below B and C.
    expect(outline.locator(".name")).to_have_text(["A", "B", "D", "C", "E"])


@pytest.mark.parametrize(("order", "cut", "nodes", "leaves"), [("centre", ">=", "7,275", "2,893")])
def test_tic_tac_toe_needs_the_known_number_of_nodes(
    screen: Screen, order: str, cut: str, nodes: str, leaves: str
) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Order", order)
    screen.choose("Cut when", cut)
    if screen.confirm.is_visible():
        screen.button("Search anyway").click()
        screen.settled()
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text(f"{nodes} of 549,946")
    expect(screen.counter("Leaves")).to_have_text(f"{leaves} of 255,168")
    expect(screen.counter("Minimax")).to_have_text("255,168")
    expect(screen.chips).to_contain_text(nodes)


def test_minimax_searches_the_whole_of_tic_tac_toe_if_a_person_confirms(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.button("Search anyway").click()
    screen.settled(timeout=60_000)
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("549,946 of 549,946")
    expect(screen.counter("Leaves")).to_have_text("255,168 of 255,168")
    expect(screen.counter("Cuts")).to_have_text("0 α · 0 β")


def test_small_connect_4_needs_the_known_number_of_nodes(screen: Screen) -> None:
    screen.choose_game("connect4/small")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_contain_text("62,889")
    expect(screen.narration).to_contain_text("Best for X: 0,")


def test_the_published_connect_4_exercise_warns_and_is_answered(screen: Screen) -> None:
    screen.choose_game("connect4/exercise")
    warning = screen.page.get_by_role("note")
    expect(warning).to_be_visible()
    expect(warning).to_contain_text(re.compile(r"cannot|hang|empty", re.IGNORECASE))
    expect(screen.status).to_have_text("O to move (MIN)")
    screen.to_the_end()
    expect(screen.narration).to_contain_text("column 3. That is row 3, column 3.")
    expect(screen.moves.filter(has_text="best")).to_contain_text("column 3")


def test_a_depth_limit_evaluates_where_it_stops(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.set_depth("2")
    screen.forward(3)
    expect(screen.narration).to_contain_text("The evaluation function gives")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("82 of 82")
    expect(screen.counter("Leaves")).to_have_text("72 of 72")


def test_no_depth_searches_to_the_end_again(screen: Screen) -> None:
    screen.set_depth("1")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("4 of 4")
    screen.set_depth("")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_have_text("11 of 13")


def test_the_reversed_order_reverses_the_tree(screen: Screen) -> None:
    screen.choose("Order", "reversed")
    screen.forward(3)
    expect(screen.narration).to_contain_text("d₃ is worth 2")


def test_fail_hard_and_minimax_show_their_own_source(screen: Screen) -> None:
    file = screen.page.locator("code-view .file")
    expect(file).to_have_text("search/alphabeta.py")
    screen.choose("Search", "minimax")
    expect(file).to_have_text("search/minimax.py")
    expect(screen.page.locator("code-view .cm-content")).to_contain_text("def max_value(")
    screen.choose("Search", "alphabeta_hard")
    expect(file).to_have_text("search/alphabeta_hard.py")


def test_a_search_that_cuts_only_on_greater_shows_the_code_for_it(screen: Screen) -> None:
    screen.choose("Cut when", ">")
    expect(screen.page.locator("code-view .file")).to_have_text("search/alphabeta_strict.py")
    screen.page.get_by_role("button", name="To the end (End)").click()
    code = screen.page.locator("code-view .cm-content")
    expect(code).to_contain_text("if v > beta:")
    screen.choose("Cut when", ">=")
    expect(code).to_contain_text("if v >= beta:")


def test_minimax_has_no_window_to_show(screen: Screen) -> None:
    screen.choose("Search", "minimax")
    expect(screen.page.get_by_role("combobox", name="Cut when")).to_have_count(0)
    screen.forward(3)
    expect(screen.narration).not_to_contain_text("window")
    expect(screen.variable("alpha")).to_have_count(0)
    expect(screen.variable("beta")).to_have_count(0)
    screen.to_the_end()
    expect(screen.counter("Leaves")).to_have_text("9 of 9")


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


def test_the_two_moves_left_lose_and_draw(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    screen.button("Value of every move").click()
    expect(screen.moves.locator("td.exact")).to_have_count(2)
    expect(screen.cell(1)).to_contain_text("value")
    values = {square: screen.cell(square).inner_text() for square in (1, 8)}
    drawn = [square for square, text in values.items() if "value 0 for MAX" in text]
    lost = [square for square, text in values.items() if "value 1 for MAX" in text]
    assert len(drawn) == len(lost) == 1


def test_going_to_a_node_of_a_game_shows_its_board(screen: Screen) -> None:
    screen.choose_game("tictactoe/two-left")
    screen.forward(2)
    expect(screen.board).not_to_have_attribute("data-cells", "X.O/OXX/XO.")
    expect(screen.page.locator("board-view .banner")).to_contain_text("In the search")
    screen.button("Back to the game").click()
    expect(screen.board).to_have_attribute("data-cells", "X.O/OXX/XO.")


def test_a_click_on_a_move_in_the_list_goes_to_its_node(screen: Screen) -> None:
    screen.page.get_by_role("button", name=re.compile("^Go to the node of .*C$")).click()
    expect(screen.narration).to_contain_text("At C, MIN can get 2")
