"""How large trees are, the fewest leaves that are enough, and estimates of both."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import Counted, knuth_moore, load, positions
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.study.tree_size import TreeCount, count_tree, estimate_alphabeta, estimate_tree, fewest_leaves

PLENTY = 100_000


def uniform(branching, depth, leaves):
    """The text of a uniform tree whose leaves are taken from an iterator."""
    if depth == 0:
        return str(next(leaves))
    return f"[{' '.join([uniform(branching, depth - 1, leaves) for _ in range(branching)])}]"


def best_first(branching, depth, maximising, value):
    """The text of a uniform tree in which the first action is everywhere the best."""
    if depth == 0:
        return str(value)
    worse = -1 if maximising else 1
    step = worse * branching ** (depth - 1)
    children = [best_first(branching, depth - 1, not maximising, value + index * step) for index in range(branching)]
    return f"[{' '.join(children)}]"


def test_the_whole_tree_of_tic_tac_toe_is_counted_from_its_5478_positions():
    game = load("tictactoe").game
    assert count_tree(game, game.initial, inf, 5_478) == TreeCount(549_946, 255_168)
    assert count_tree(game, game.initial, inf, 5_477) is None


@pytest.mark.slow
@given(positions(longest=8), st.integers(0, 3))
def test_the_size_of_a_tree_is_what_minimax_looks_at(position, depth):
    game, state = position

    class Ends(Counted):
        def evaluate(self, state):
            self.leaves += 1
            return super().__getattr__("evaluate")(state)

    counted = Ends(game)
    minimax(counted, state, depth)
    assert count_tree(game, state, depth, PLENTY) == TreeCount(counted.nodes, counted.leaves)


@pytest.mark.parametrize(
    ("text", "fewest"),
    [
        ("[[3 12 8] [2 4 6] [14 5 2]]", 5),
        ("[[3 12 8] [2 4 6] [2 5 14]]", 5),
        ("[1 2 3]", 3),
        ("[[1 2 3]]", 3),
        ("[[5] [4 6 8]]", 2),
        ("[9 [1 2 3 4]]", 2),
        ("7", 1),
    ],
)
def test_the_fewest_leaves_of_small_trees_are_as_worked_out_by_hand(text, fewest):
    assert fewest_leaves(load("tree", text).game, (), inf, PLENTY) == fewest


@pytest.mark.parametrize(
    ("branching", "depth", "fewest", "leaves"),
    [(2, 4, 7, 16), (3, 3, 11, 27), (3, 4, 17, 81), (5, 4, 49, 625), (3, 2, 5, 9)],
)
def test_alpha_beta_in_the_best_order_meets_the_bound_of_knuth_and_moore(branching, depth, fewest, leaves):
    assert knuth_moore(branching, depth) == fewest
    game = load("tree", best_first(branching, depth, True, 0)).game
    counted = Counted(game)
    assert alphabeta(counted, ()) == 0
    assert counted.leaves == fewest
    assert fewest_leaves(game, (), inf, PLENTY) == fewest
    assert count_tree(game, (), inf, PLENTY).leaves == leaves


@pytest.mark.slow
@given(st.integers(1, 3), st.integers(1, 4), st.data())
def test_on_a_uniform_tree_the_fewest_leaves_are_knuth_and_moore_s(branching, depth, data):
    size = branching**depth
    leaves = data.draw(st.lists(st.integers(-9, 9), min_size=size, max_size=size))
    game = load("tree", uniform(branching, depth, iter(leaves))).game
    assert fewest_leaves(game, (), inf, PLENTY) == knuth_moore(branching, depth)


def test_the_fewest_leaves_are_not_given_when_the_budget_is_too_small():
    game = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]").game
    assert fewest_leaves(game, (), inf, 13) == 5
    assert fewest_leaves(game, (), inf, 12) is None


def test_the_depth_limit_counts_as_the_end():
    game = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]").game
    assert count_tree(game, (), 1, PLENTY) == TreeCount(4, 3)
    assert fewest_leaves(game, (), 1, PLENTY) == 3
    assert count_tree(game, (), 0, PLENTY) == TreeCount(1, 1)
    assert fewest_leaves(game, (), 0, PLENTY) == 1


@pytest.mark.parametrize("depth", [0, 1, 2, 3, inf])
def test_the_estimate_of_a_uniform_tree_is_exact(depth):
    game = load("tree", uniform(3, 3, iter(range(27)))).game
    size = count_tree(game, (), depth, PLENTY).nodes
    assert estimate_tree(game, (), depth, probes=3, seed=7) == size


def test_the_estimate_of_tic_tac_toe_is_near_and_the_same_for_the_same_seed():
    game = load("tictactoe").game
    estimate = estimate_tree(game, game.initial, inf, probes=200, seed=1)
    assert 400_000 < estimate < 700_000
    assert estimate == estimate_tree(game, game.initial, inf, probes=200, seed=1)


def test_alpha_beta_in_a_random_order_is_taken_to_visit_the_power_three_quarters():
    assert estimate_alphabeta(10_000) == pytest.approx(1_000)
