"""Orders of moves: what comes first, and that nothing else changes."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import TREES, Counted, knuth_moore, load, positions
from plyscope.game import MAX, BadInput
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.study.tree_size import fewest_leaves
from plyscope.support.orders import ORDERS

QUICK = [order for order in ORDERS.values() if not order.knows_all]
TEACHING = [order for order in ORDERS.values() if order.knows_all]


def in_order(order, loaded):
    return list(ORDERS[order].apply(loaded.game).actions(loaded.state))


@given(positions())
def test_every_order_has_the_same_actions_and_leaves_the_rest_of_the_game_alone(position):
    game, state = position
    for order in QUICK:
        if order.offered(game):
            ordered = order.apply(game)
            actions = game.actions(state)
            assert sorted(ordered.actions(state)) == sorted(actions)
            assert ordered.initial == game.initial
            assert ordered.to_move(state) == game.to_move(state)
            assert ordered.is_terminal(state) == game.is_terminal(state)
            assert ordered.evaluate(state) == game.evaluate(state)
            assert [ordered.result(state, a) for a in actions] == [game.result(state, a) for a in actions]


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


def uniform(branching, depth, leaves):
    if depth == 0:
        return str(leaves.pop())
    return f"[{' '.join([uniform(branching, depth - 1, leaves) for _ in range(branching)])}]"


UNIFORM = st.tuples(st.integers(1, 4), st.integers(1, 4)).flatmap(
    lambda size: st.tuples(st.just(size), st.permutations(range(size[0] ** size[1])))
)
"""The branching, the depth, and distinct leaves in any order."""


def leaves_in_order(order, branching, depth, leaves):
    game = load("tree", uniform(branching, depth, list(leaves))).game
    counted = Counted(ORDERS[order].apply(game))
    assert alphabeta(counted, ()) == minimax(game, ())
    return counted.leaves


@pytest.mark.slow
@given(UNIFORM)
def test_in_the_perfect_order_alpha_beta_meets_the_bound_of_knuth_and_moore(drawn):
    (branching, depth), leaves = drawn
    assert leaves_in_order("perfect", branching, depth, leaves) == knuth_moore(branching, depth)


@pytest.mark.slow
@given(UNIFORM)
def test_in_the_worst_order_alpha_beta_saves_nothing_in_three_plies_and_never_the_most(drawn):
    (branching, depth), leaves = drawn
    looked_at = leaves_in_order("worst", branching, depth, leaves)
    if depth <= 3:
        assert looked_at == branching**depth
    assert looked_at >= leaves_in_order("perfect", branching, depth, leaves)


@pytest.mark.slow
@given(TREES)
def test_the_perfect_order_goes_down_in_value_for_max_and_up_for_min_and_the_worst_the_other_way(loaded):
    game, state = loaded.game, loaded.state
    for order in TEACHING:
        values = [minimax(game, game.result(state, action)) for action in order.apply(game).actions(state)]
        descends = (game.to_move(state) == MAX) == (order.id == "perfect")
        assert values == sorted(values, reverse=descends)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize(("order", "nodes"), [("perfect", 2_312), ("worst", 198_837)])
def test_alpha_beta_with_the_teaching_orders_visits_known_nodes_of_tic_tac_toe(order, nodes):
    counted = Counted(ORDERS[order].apply(load("tictactoe").game))
    assert alphabeta(counted, counted.initial) == 0
    assert counted.nodes == nodes


class CountedLeaves(Counted):
    """Counts the leaves at the depth limit too."""

    def __init__(self, game):
        super().__init__(game)
        self.leaves_seen = 0

    def utility(self, state):
        self.leaves_seen += 1
        return self.game.utility(state)

    def evaluate(self, state):
        self.leaves_seen += 1
        return self.game.evaluate(state)


def leaves_of_perfect(loaded, depth):
    """The leaves that alpha-beta looks at in the order that is perfect for this very search."""
    game, state = loaded.game, loaded.state
    counted = CountedLeaves(ORDERS["perfect"].apply_at(game, state, depth))
    assert alphabeta(counted, state, depth) == minimax(game, state, depth)
    return counted.leaves_seen


@pytest.mark.slow
@given(TREES, st.sampled_from([1, 2, 3, inf]))
def test_the_perfect_order_for_a_search_needs_the_fewest_leaves_that_can_be(loaded, depth):
    fewest = fewest_leaves(loaded.game, loaded.state, depth, 10_000)
    assert leaves_of_perfect(loaded, depth) == fewest


@pytest.mark.slow
@pytest.mark.parametrize("depth", [2, 4, 5, inf])
@pytest.mark.parametrize(
    ("name", "position"), [("tictactoe", "X../.O./..."), ("tictactoe", "..O/.X./..."), ("nim", "2 3 3")]
)
def test_that_holds_too_where_many_moves_are_as_good_and_under_a_depth_limit(name, position, depth):
    loaded = load(name, position)
    fewest = fewest_leaves(loaded.game, loaded.state, depth, 10_000)
    assert leaves_of_perfect(loaded, depth) == fewest
    by_value = CountedLeaves(ORDERS["perfect"].apply(loaded.game))
    alphabeta(by_value, loaded.state, depth)
    assert fewest <= by_value.leaves_seen


@pytest.mark.slow
@pytest.mark.native
def test_to_refute_cheaply_saves_more_than_a_third_of_tic_tac_toe_by_the_best_moves():
    loaded = load("tictactoe")
    assert leaves_of_perfect(loaded, inf) == 529
    counted = Counted(ORDERS["perfect"].apply_at(loaded.game, loaded.state, inf))
    alphabeta(counted, loaded.state)
    assert counted.nodes == 1_474


def test_a_refutation_that_is_cheaper_comes_before_a_better_one():
    loaded = load("tree", "[[3 4] [[1 [0 0]] [2 2] 3]]")
    assert list(ORDERS["perfect"].apply(loaded.game).actions((1,))) == [0, 1, 2]
    assert list(ORDERS["perfect"].apply_at(loaded.game, (), inf).actions((1,))) == [2, 0, 1]


def test_where_the_cheapest_proofs_are_too_much_the_truly_best_comes_first(monkeypatch):
    monkeypatch.setattr("plyscope.support.orders.MOST_PROVED", 50)
    loaded = load("tictactoe", "X../.O./...")
    by_value = ORDERS["perfect"].apply(loaded.game)
    ordered = ORDERS["perfect"].apply_at(loaded.game, loaded.state, inf)
    assert ordered.actions(loaded.state) == by_value.actions(loaded.state)


def test_under_a_depth_limit_the_cheapest_proofs_are_known_on_a_board_of_any_size():
    loaded = load("connect4")
    assert leaves_of_perfect(loaded, 4) == fewest_leaves(loaded.game, loaded.state, 4, 20_000)


def test_beyond_the_depth_limit_the_moves_stay_as_they_are_given():
    loaded = load("connect4")
    ordered = ORDERS["perfect"].apply_at(loaded.game, loaded.state, 1)
    beyond = loaded.game.result(loaded.state, loaded.game.actions(loaded.state)[0])
    assert ordered.actions(beyond) == loaded.game.actions(beyond)


def test_equals_stay_in_the_game_s_own_order_when_all_is_known():
    assert in_order("perfect", load("tree", "[2 [7] 3 [7 9] 7]")) == [1, 3, 4, 2, 0]
    assert in_order("worst", load("tree", "[2 [7] 3 [7 9] 7]")) == [0, 2, 1, 3, 4]


@pytest.mark.parametrize("order", TEACHING, ids=lambda order: order.id)
def test_where_too_much_can_follow_to_know_what_every_move_is_worth_that_is_said(order, monkeypatch):
    monkeypatch.setattr("plyscope.support.orders.MOST_POSITIONS", 500)
    loaded = load("tictactoe")
    with pytest.raises(BadInput, match="choose another move order") as caught:
        order.apply(loaded.game).actions(loaded.state)
    assert caught.value.field == "order"
    small = load("tictactoe", "X.O/OX./XO.")
    assert len(order.apply(small.game).actions(small.state)) == 3
