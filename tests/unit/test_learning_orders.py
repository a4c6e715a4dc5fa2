"""Orders that are learnt from cuts: killer moves and the history heuristic."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import Counted, load
from plyscope.game import MAX, MIN
from plyscope.search.alphabeta import alphabeta
from plyscope.search.alphabeta_ordered import alphabeta_ordered
from plyscope.support.learning_orders import History, Killers

CUTS = st.lists(st.tuples(st.integers(0, 6), st.sampled_from([MAX, MIN]), st.integers(0, 3)))
ACTIONS = st.lists(st.integers(0, 6), unique=True)


@pytest.mark.slow
@pytest.mark.parametrize("ordering", [Killers, History])
@given(cuts=CUTS, actions=ACTIONS)
def test_an_order_that_is_learnt_has_the_same_actions(ordering, cuts, actions):
    learnt = ordering()
    for action, player, ply in cuts:
        learnt.cut(action, player, ply, 5)
    assert sorted(learnt.arrange(actions, MAX, 2)) == sorted(actions)


@pytest.mark.parametrize("ordering", [Killers, History])
def test_before_any_cut_the_order_is_the_game_s_own(ordering):
    assert list(ordering().arrange([3, 1, 2], MAX, 0)) == [3, 1, 2]


def test_the_last_two_moves_that_cut_at_a_ply_come_first_there_the_newer_one_before():
    killers = Killers()
    for action in (4, 5, 6):
        killers.cut(action, MAX, 2, inf)
    assert killers.arrange([1, 4, 5, 6], MAX, 2) == [6, 5, 1, 4]
    assert killers.arrange([1, 4, 5, 6], MIN, 3) == [1, 4, 5, 6]


def test_a_killer_that_cuts_again_does_not_push_the_other_out():
    killers = Killers()
    for action in (4, 5, 5, 5):
        killers.cut(action, MAX, 2, inf)
    assert killers.arrange([1, 4, 5], MAX, 2) == [5, 4, 1]


def test_a_killer_that_is_not_legal_here_is_passed_over():
    killers = Killers()
    killers.cut(4, MAX, 2, inf)
    assert killers.arrange([1, 2], MAX, 2) == [1, 2]


def test_history_credits_a_cut_with_the_square_of_the_depth_that_it_saved():
    history = History()
    history.cut(1, MAX, 0, 2)
    history.cut(2, MAX, 0, 1)
    history.cut(2, MAX, 4, 1)
    history.cut(2, MAX, 2, 1)
    assert list(history.arrange([0, 2, 1], MAX, 7)) == [1, 2, 0]
    history.cut(2, MAX, 0, 2)
    assert list(history.arrange([0, 2, 1], MAX, 7)) == [2, 1, 0]


def test_history_counts_the_cuts_where_the_depth_has_no_limit():
    history = History()
    for action in (1, 2, 2):
        history.cut(action, MAX, 0, inf)
    assert list(history.arrange([0, 1, 2], MAX, 0)) == [2, 1, 0]


def test_history_keeps_the_two_players_apart():
    history = History()
    history.cut(2, MAX, 0, 3)
    assert list(history.arrange([1, 2], MIN, 1)) == [1, 2]


def nodes(game, depth, **chosen):
    counted = Counted(game)
    assert alphabeta_ordered(counted, game.initial, depth, **chosen) == alphabeta(game, game.initial, depth)
    return counted.nodes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("killers", "history", "tic_tac_toe", "connect_4"),
    [(0, 0, 18_297, 12_648), (1, 0, 7_107, 5_063), (0, 1, 10_230, 3_826), (1, 1, 7_209, 3_978)],
)
def test_learning_visits_known_nodes(killers, history, tic_tac_toe, connect_4):
    chosen = {"killers": killers, "history": history}
    assert nodes(load("tictactoe").game, inf, **chosen) == tic_tac_toe
    assert nodes(load("connect4").game, 6, **chosen) == connect_4


def test_learning_costs_where_what_cut_elsewhere_is_no_good_here():
    game = load("connect4", columns=4, rows=4).game
    assert nodes(game, 6, killers=0, history=0) == 769
    assert nodes(game, 6, killers=0, history=1) == 926
