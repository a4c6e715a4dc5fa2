"""Orders of moves: what comes first, and that nothing else changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from playing import CALM, load, positions
from plyscope.search.orders import ORDERS


def in_order(order, loaded):
    return list(ORDERS[order].apply(loaded.game).actions(loaded.state))


@CALM
@given(positions())
def test_every_order_has_the_same_actions_and_leaves_the_rest_of_the_game_alone(position):
    game, state = position
    for order in ORDERS.values():
        if order.offered(game):
            ordered = order.apply(game)
            actions = game.actions(state)
            assert sorted(ordered.actions(state)) == sorted(actions)
            assert ordered.initial == game.initial
            assert ordered.to_move(state) == game.to_move(state)
            assert ordered.is_terminal(state) == game.is_terminal(state)
            assert ordered.evaluate(state) == game.evaluate(state)
            assert [ordered.result(state, a) for a in actions] == [
                game.result(state, a) for a in actions
            ]


def test_given_is_the_game_itself_and_reversed_is_backwards():
    loaded = load("connect4", "4453")
    assert ORDERS["given"].apply(loaded.game) is loaded.game
    assert in_order("reversed", loaded) == [6, 5, 4, 3, 2, 1, 0]


def test_in_tic_tac_toe_the_centre_order_is_centre_corners_edges():
    assert in_order("centre", load("tictactoe")) == [4, 0, 2, 6, 8, 1, 3, 5, 7]
    assert in_order("centre", load("tictactoe", "X../.O./...")) == [2, 6, 8, 1, 3, 5, 7]


def test_in_connect_4_the_centre_order_goes_from_the_middle_column_out():
    assert in_order("centre", load("connect4")) == [3, 2, 4, 1, 5, 0, 6]
    assert in_order("centre", load("connect4", "", columns=4)) == [1, 2, 0, 3]


def test_a_tree_has_no_centre_and_says_so():
    loaded = load("tree", "[1 2 3]")
    assert not ORDERS["centre"].offered(loaded.game)
    with pytest.raises(ValueError, match="is not offered by this game"):
        ORDERS["centre"].apply(loaded.game)


def test_the_evaluation_order_begins_with_what_looks_best_to_the_mover():
    assert in_order("evaluation", load("tree", "[[3 12 9] 14 [2 4 6]]")) == [1, 0, 2]
    assert in_order("evaluation", load("tree", "min [[3 12 9] 14 [2 4 6]]")) == [2, 0, 1]


def test_actions_that_look_the_same_stay_in_the_game_s_own_order():
    for first in ("max", "min"):
        loaded = load("tree", f"{first} [5 [4 6] 5 [5]]")
        assert in_order("evaluation", loaded) == [0, 1, 2, 3]


def test_the_evaluation_order_puts_a_win_first():
    assert in_order("evaluation", load("tictactoe", "OO./XX./..."))[0] == 5
    assert in_order("evaluation", load("tictactoe", "OO./XX./..X"))[0] == 2
