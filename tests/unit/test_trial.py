"""The size of a search is told from its beginning, well enough to warn of it."""

from math import inf, log10

import pytest
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.trial import estimate_nodes


def estimated(game_id, options, search, depth, trial):
    loaded = GAMES[game_id].load("", options)
    return estimate_nodes(SEARCHES[search].function, loaded.game, loaded.state, (depth,), trial)


@pytest.mark.parametrize("search", list(SEARCHES))
def test_a_search_that_ends_within_the_trial_is_counted_exactly(search):
    loaded = GAMES["tree"].load("[[3 12 8] [2 4 6] [14 5 2]]", {})
    nodes = estimate_nodes(SEARCHES[search].function, loaded.game, loaded.state, (), 100)
    assert nodes == (13 if search == "minimax" else 11)


@pytest.mark.parametrize(
    ("game", "options", "search", "depth", "nodes"),
    [
        ("tictactoe", {}, "alphabeta", inf, 18_297),
        ("tictactoe", {}, "minimax", inf, 549_946),
        ("connect4", {}, "alphabeta", 6, 12_648),
        ("connect4", {}, "minimax", 6, 137_257),
    ],
)
def test_a_larger_search_is_told_within_a_factor_of_two(game, options, search, depth, nodes):
    assert nodes / 2 < estimated(game, options, search, depth, 3_000) < nodes * 2


def test_a_search_that_would_never_end_is_seen_to_be_beyond_all_bounds():
    assert log10(estimated("connect4", {}, "alphabeta", inf, 500)) > 12


def test_a_tree_of_one_path_is_no_trouble():
    loaded = GAMES["tree"].load("[[[[[[1]]]]]]", {})
    function = SEARCHES["minimax"].function
    assert estimate_nodes(function, loaded.game, loaded.state, (), 100) == 7
    assert estimate_nodes(function, loaded.game, loaded.state, (), 3) >= 3
