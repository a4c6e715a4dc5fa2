"""Tables: what a search remembers of a position, and when that is enough."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import UTILITIES, Counted, load, positions
from plyscope.search.alphabeta import alphabeta
from plyscope.search.alphabeta_table import alphabeta_table
from plyscope.search.minimax import minimax
from plyscope.search.minimax_table import minimax_table
from plyscope.support.table import EXACT, LOWER, UPPER, Entry, bound_of, is_enough

TIC_TAC_TOE = [("tictactoe", "", {})]
SMALL_CONNECT_4 = [("connect4", "", {"columns": 4, "rows": 4, "connect": 3})]


class Asked(Counted):
    """Counts the positions whose actions, utility or evaluation was asked for."""

    def __init__(self, game):
        super().__init__(game)
        self.asked = 0

    def actions(self, state):
        self.asked += 1
        return self.game.actions(state)

    def utility(self, state):
        self.asked += 1
        return self.game.utility(state)

    def evaluate(self, state):
        self.asked += 1
        return self.game.evaluate(state)


@pytest.mark.parametrize(("symmetry", "positions_known"), [(0, 5_478), (1, 765)])
def test_minimax_knows_5478_positions_of_tic_tac_toe_and_765_up_to_symmetry(symmetry, positions_known):
    game = Asked(load("tictactoe").game)
    assert minimax_table(game, game.initial, symmetry=symmetry) == 0
    assert game.asked == positions_known


@pytest.mark.parametrize(("symmetry", "searched"), [(0, 5_478), (1, 765)])
def test_what_stands_in_the_table_is_not_searched_again(symmetry, searched):
    game = Asked(load("tictactoe").game)
    assert minimax_table(game, game.initial, symmetry=symmetry) == 0
    assert game.asked == searched


@pytest.mark.parametrize(("symmetry", "nodes", "leaves"), [(0, 4_866, 1_074), (1, 1_113, 247)])
def test_alpha_beta_with_a_table_visits_known_nodes_of_tic_tac_toe(symmetry, nodes, leaves):
    game = Counted(load("tictactoe").game)
    assert alphabeta_table(game, game.initial, symmetry=symmetry) == 0
    assert (game.nodes, game.leaves) == (nodes, leaves)


@pytest.mark.slow
@pytest.mark.parametrize(("symmetry", "nodes"), [(0, 13_589), (1, 9_560)])
def test_alpha_beta_with_a_table_visits_known_nodes_of_connect_4_on_four_by_four(symmetry, nodes):
    game = Counted(load("connect4", columns=4, rows=4).game)
    assert alphabeta_table(game, game.initial, symmetry=symmetry) == 0
    assert game.nodes == nodes


def test_a_game_that_knows_no_symmetry_is_searched_without():
    loaded = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]")
    for search in (minimax_table, alphabeta_table):
        assert search(loaded.game, loaded.state, symmetry=1) == 3


@given(
    positions(TIC_TAC_TOE + SMALL_CONNECT_4, longest=12),
    st.integers(0, 5),
    st.lists(st.sampled_from([-1, -0.5, -0.1, 0, 0.1, 0.5, 1]), min_size=2, max_size=2, unique=True),
    st.integers(0, 1),
)
def test_alpha_beta_with_a_table_answers_with_a_bound_on_the_right_side_whatever_it_remembers(
    position, depth, window, symmetry
):
    game, state = position
    alpha, beta = sorted(window)
    found = alphabeta_table(game, state, depth, alpha, beta, symmetry=symmetry)
    value = minimax(game, state, depth)
    if found <= alpha:
        assert value <= found
    elif found >= beta:
        assert value >= found
    else:
        assert value == found


@given(UTILITIES, UTILITIES, UTILITIES)
def test_an_answer_is_a_lower_bound_above_the_window_and_an_upper_bound_below(v, alpha, beta):
    if alpha < beta:
        bound = bound_of(v, alpha, beta)
        assert (bound == UPPER) == (v <= alpha)
        assert (bound == LOWER) == (v >= beta)
        assert (bound == EXACT) == (alpha < v < beta)


def test_a_bound_is_enough_only_where_it_lies_outside_the_window_on_its_own_side():
    window = (2, 5)
    for value, kinds in ((1, {EXACT, UPPER}), (2, {EXACT, UPPER}), (3, {EXACT}), (5, {EXACT, LOWER})):
        for bound in (EXACT, LOWER, UPPER):
            assert is_enough(Entry(value, bound, 4), *window, depth=4) == (bound in kinds)


def test_what_was_found_to_another_depth_is_not_used():
    for depth in (3, 5, inf):
        assert not is_enough(Entry(1, EXACT, 4), -inf, inf, depth)


def test_a_position_that_comes_again_with_fewer_plies_left_is_evaluated_and_not_looked_up():
    nim = load("nim", "4 1")
    for depth in range(6):
        for search in (minimax_table, alphabeta_table):
            assert search(nim.game, nim.state, depth) == alphabeta(nim.game, nim.state, depth)
