"""Searches where a side may move again: they ask at every node whose turn it is."""

from math import inf
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from playing import TREES, UTILITIES
from plyscope.game import MAX, MIN, MovesAgain
from plyscope.search import SEARCHES
from plyscope.search.expectiminimax import expectiminimax


class Node(NamedTuple):
    """A node with its children; a leaf is a number."""

    mover: str
    children: tuple[Any, ...]


class AnyTurns(MovesAgain):
    """A game given by its tree, in which each node says whose turn it is."""

    def __init__(self, tree):
        self.initial = tree

    def to_move(self, state):
        return state.mover if isinstance(state, Node) else MAX

    def actions(self, state):
        return range(len(state.children)) if isinstance(state, Node) else ()

    def result(self, state, action):
        return state.children[action]

    def is_terminal(self, state):
        return not isinstance(state, Node)

    def utility(self, state):
        return state

    def evaluate(self, state):
        return 0.5 if state.mover == MAX else -0.5


def turning(children):
    movers = st.sampled_from([MAX, MIN])
    return st.builds(Node, movers, st.lists(children, min_size=1, max_size=4).map(tuple))


TURNING = turning(st.recursive(UTILITIES, turning, max_leaves=20))
FITTING = [
    entry.taking_turns().cutting(cut)
    for name in ("minimax", "alphabeta")
    for entry in [SEARCHES[name]]
    for cut in ((">=", ">") if entry.takes_cut else (">=",))
]
each_fitting = pytest.mark.parametrize("search", FITTING, ids=lambda each: each.function.__name__)


@pytest.mark.slow
@each_fitting
@given(tree=TURNING, depth=st.sampled_from([1, 2, 3, inf]))
def test_its_value_is_the_one_of_asking_each_node_whose_turn_it_is(search, tree, depth):
    game = AnyTurns(tree)
    assert search.function(game, tree, depth=depth) == expectiminimax(game, tree, depth)


FOUR = Node(MAX, (2, 1, 0, 0))
TWICE = Node(MIN, (Node(MIN, (FOUR,)), Node(MAX, (Node(MIN, (FOUR,)),))))
"""The same position at two depths: the table knows an estimate of it before its end is seen."""


@pytest.mark.slow
@example(tree=TWICE)
@given(tree=TURNING)
def test_deepening_to_play_finds_the_value_and_a_best_action(tree):
    game = AnyTurns(tree)
    found = SEARCHES["deepening_to_play"].function(game, tree)
    assert found.ended == "end"
    assert found.value == expectiminimax(game, tree)
    assert expectiminimax(game, game.result(tree, found.action)) == found.value


@pytest.mark.slow
@given(tree=TURNING, window=st.tuples(UTILITIES, UTILITIES).filter(lambda ends: ends[0] < ends[1]))
def test_alpha_beta_with_turns_answers_outside_its_window_with_a_bound(tree, window):
    alpha, beta = window
    game = AnyTurns(tree)
    answer = SEARCHES["alphabeta"].taking_turns().function(game, tree, alpha=alpha, beta=beta)
    exact = expectiminimax(game, tree)
    if answer <= alpha:
        assert exact <= answer
    elif answer >= beta:
        assert exact >= answer
    else:
        assert exact == answer


@given(loaded=TREES)
def test_where_sides_alternate_both_codes_visit_the_same_nodes(loaded):
    visits = []

    class Noting:
        def __getattr__(self, name):
            return getattr(loaded.game, name)

        def result(self, state, action):
            visits[-1].append((state, action))
            return loaded.game.result(state, action)

    for function in (SEARCHES["alphabeta"].function, SEARCHES["alphabeta"].turns):
        visits.append([])
        function(Noting(), loaded.state)
    assert visits[0] == visits[1]


def test_a_search_that_only_alternates_is_not_offered_where_a_side_may_move_again():
    game = AnyTurns(Node(MAX, (1,)))
    offered = {name for name, entry in SEARCHES.items() if entry.offered(game)}
    assert {"minimax", "alphabeta", "deepening_to_play", "expectiminimax", "uct"} <= offered
    assert not offered & {"negamax", "pvs", "mtdf", "sss_star", "alphabeta_table", "maxn", "cfr"}
