"""Tic-tac-toe, solved outright."""

import pytest
from hypothesis import given
from playing import load, positions
from plyscope.engine.move_scores import best_actions, complete_table
from plyscope.search.minimax import minimax

TICTACTOE = [("tictactoe", "", {}), ("tictactoe", "XO./.../...", {})]


GAME = load("tictactoe").game
TABLE = complete_table(GAME, GAME.initial)


def test_the_table_of_tictactoe_holds_all_its_positions_and_the_first_is_a_draw():
    assert len(TABLE) == 5478
    assert TABLE[GAME.initial].value == 0
    assert TABLE[GAME.initial].plies == 9
    assert best_actions(GAME, TABLE, GAME.initial) == list(range(9))


@pytest.mark.slow
@given(positions(TICTACTOE, 9))
def test_the_table_agrees_with_minimax(case):
    game, state = case
    if state.count(".") <= 6:
        assert TABLE[state].value == minimax(game, state)


@pytest.mark.slow
@given(positions(TICTACTOE, 9))
def test_best_actions_keep_the_value_and_lead_to_the_end_in_time(case):
    game, state = case
    solved = TABLE[state]
    plies = 0
    while not game.is_terminal(state):
        state = game.result(state, best_actions(game, TABLE, state)[-1])
        plies += 1
    assert (game.utility(state), plies) == (solved.value, solved.plies)


def test_a_win_is_hurried_and_a_loss_held_out():
    state = load("tictactoe", "XX./OO./...").state
    assert best_actions(GAME, TABLE, state) == [2]
    assert TABLE[state].plies == 1
    # X to move: every move loses, but square 9 stops one of the two lines of O.
    lost = load("tictactoe", "XXO/..O/...").state
    assert best_actions(GAME, TABLE, lost) == [8]
