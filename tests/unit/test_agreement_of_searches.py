"""Every search in the registry finds what minimax finds. A new one is picked up by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import CALM, TREES, UTILITIES, positions
from plyscope.search import CUTS, SEARCHES
from plyscope.search.minimax import minimax
from plyscope.search.orders import ORDERS

each_search = pytest.mark.parametrize("search", SEARCHES.values(), ids=lambda search: search.id)

cuts = st.sampled_from(sorted(CUTS)).map(CUTS.get)
orders = st.sampled_from(list(ORDERS.values()))
windows = st.lists(UTILITIES, min_size=2, max_size=2, unique=True).map(sorted)


def settings_of(search, cut, window=None):
    chosen = {"cuts": cut} if search.takes_cut else {}
    if window and search.takes_window:
        chosen |= {"alpha": window[0], "beta": window[1]}
    return chosen


@each_search
@CALM
@given(loaded=TREES, cut=cuts, order=orders)
def test_the_value_of_a_tree_is_minimax_s_with_every_order_and_cut(search, loaded, cut, order):
    game, root = loaded.game, loaded.state
    ordered = order.apply(game) if order.offered(game) else game
    value = search.function(ordered, root, **settings_of(search, cut))
    assert value == minimax(game, root)


@each_search
@CALM
@given(loaded=TREES, cut=cuts, depth=st.integers(0, 5))
def test_the_value_at_a_depth_limit_is_minimax_s(search, loaded, cut, depth):
    game, root = loaded.game, loaded.state
    value = search.function(game, root, depth, **settings_of(search, cut))
    assert value == minimax(game, root, depth)


@each_search
@CALM
@given(position=positions(), cut=cuts, order=orders, depth=st.integers(0, 2))
def test_the_value_of_a_position_of_any_game_is_minimax_s(search, position, cut, order, depth):
    game, state = position
    ordered = order.apply(game) if order.offered(game) else game
    value = search.function(ordered, state, depth, **settings_of(search, cut))
    assert value == minimax(game, state, depth)


@each_search
@CALM
@given(loaded=TREES, cut=cuts, window=windows)
def test_an_answer_outside_the_window_is_a_bound_on_the_right_side(search, loaded, cut, window):
    game, root = loaded.game, loaded.state
    alpha, beta = window
    answer = search.function(game, root, **settings_of(search, cut, window))
    value = minimax(game, root)
    if answer <= alpha:
        assert value <= answer
    elif answer >= beta:
        assert value >= answer
    else:
        assert value == answer


@CALM
@given(loaded=TREES, cut=cuts, window=windows)
def test_fail_hard_answers_with_the_value_put_within_the_window(loaded, cut, window):
    alpha, beta = window
    answer = SEARCHES["alphabeta_hard"].function(
        loaded.game, loaded.state, alpha=alpha, beta=beta, cuts=cut
    )
    assert answer == min(max(minimax(loaded.game, loaded.state), alpha), beta)


@CALM
@given(loaded=TREES, window=windows)
def test_fail_soft_bounds_are_at_least_as_tight_as_fail_hard_ones(loaded, window):
    alpha, beta = window
    hard, soft = (
        SEARCHES[name].function(loaded.game, loaded.state, alpha=alpha, beta=beta)
        for name in ("alphabeta_hard", "alphabeta")
    )
    if hard == alpha:
        assert soft <= alpha
    elif hard == beta:
        assert soft >= beta
    else:
        assert soft == hard


def test_the_registry_files_each_search_under_its_own_id():
    assert list(SEARCHES) == [search.id for search in SEARCHES.values()]
    assert {"minimax", "alphabeta", "alphabeta_hard"} <= SEARCHES.keys()
