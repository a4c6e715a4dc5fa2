"""Tic-tac-toe: what is read, what is turned down and how, and the positions that are offered."""

import json

import pytest
from hypothesis import given
from playing import load, positions
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.search.minimax import minimax


def test_a_finished_line_is_shown_and_named():
    loaded = load("tictactoe", "XO./.XO/..X")
    assert loaded.game.picture(loaded.state)["line"] == [0, 4, 8]
    assert loaded.game.verdict(loaded.state) == "X has three in a row."
    drawn = load("tictactoe", "XOX/XOO/OXX")
    assert drawn.game.picture(drawn.state)["line"] == []
    assert drawn.game.verdict(drawn.state) == "The board is full: a draw."


def test_the_evaluation_counts_the_lines_still_open():
    game = load("tictactoe").game
    assert game.evaluate("....X....") == (8 - 4) / 9
    assert game.evaluate("O...X....") == (5 - 4) / 9
    assert game.evaluate(".........") == 0


NOW_OR_LATER = "XO./X../..O"
"""X wins at once at square 7, and a move later with square 5, which threatens two lines."""


def test_a_sooner_win_counts_more_when_that_is_chosen():
    late = load("tictactoe", "XXX/OO./...", sooner=1)
    assert late.game.utility(late.state) == 1 + 4
    assert late.game.bounds == (-5, 5)
    lost = load("tictactoe", "OOO/XX./X..", sooner=1)
    assert lost.game.utility(lost.state) == -(1 + 3)
    plain = load("tictactoe", "XXX/OO./...")
    assert (plain.game.utility(plain.state), plain.game.bounds) == (1, (-1, 1))


@given(positions([("tictactoe", NOW_OR_LATER, {"sooner": 1})], 5))
def test_a_sooner_win_changes_what_a_win_is_worth_and_not_who_wins(case):
    game, state = case
    worst, best = game.bounds
    value, plain = minimax(game, state), minimax(load("tictactoe").game, state)
    assert (value > 0) - (value < 0) == plain
    assert worst <= value <= best
    if not game.is_terminal(state):
        assert worst < game.evaluate(state) < best


def answered(search, sooner):
    request = {"op": "search", "kind": "game", "subject": "tictactoe", "position": NOW_OR_LATER, "method": search}
    return json.loads(answer(json.dumps({**request, "options": {"sooner": sooner}})).text)


EXACT = [
    search.id for search in SEARCHES.values() if search.exact and search.offered(GAMES["tictactoe"].load("", {}).game)
]


@pytest.mark.parametrize("search", EXACT)
def test_a_win_at_once_that_is_passed_over_is_told_and_taken_when_it_counts_more(search):
    plain, sooner = answered(search, 0), answered(search, 1)
    assert plain["value"] == 1
    assert (plain["best"], plain["passedOver"]) in [("5", ["square 7"]), ("7", [])]
    assert (sooner["value"], sooner["best"], sooner["passedOver"]) == (5, "7", [])


def test_minimax_passes_over_a_win_at_once_where_a_later_one_comes_first():
    assert answered("minimax", 0)["passedOver"] == ["square 7"]


def values_of_moves(preset):
    position = {entry.id: entry.position for entry in GAMES["tictactoe"].presets}[preset]
    loaded = load("tictactoe", position)
    game, state = loaded.game, loaded.state
    values = {action: minimax(game, game.result(state, action)) for action in game.actions(state)}
    return game.to_move(state), values


def test_with_two_squares_left_one_loses_and_the_other_draws_for_o():
    assert values_of_moves("two-left") == ("MIN", {1: 1, 8: 0})


def test_x_must_block_at_square_5():
    mover, values = values_of_moves("block")
    assert mover == "MAX"
    assert values.pop(5) == 0
    assert set(values.values()) == {-1}
