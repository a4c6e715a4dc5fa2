"""The size of a search is told from its beginning, well enough to warn of it."""

from math import log10

import pytest
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.kinds.game.size_by_trial import estimate_nodes


def estimated(trial, **request):
    setting = read_setting(request)
    return estimate_nodes(read_run(request, setting), setting.state, trial)


@pytest.mark.parametrize(("search", "nodes"), [("minimax", 13), ("alphabeta", 11)])
def test_a_search_that_ends_within_the_trial_is_counted_exactly(search, nodes):
    assert estimated(100, position="[[3 12 8] [2 4 6] [14 5 2]]", method=search) == nodes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "search", "depth", "nodes"),
    [
        ("tictactoe", "alphabeta", None, 18_297),
        ("tictactoe", "minimax", None, 549_946),
        ("connect4", "alphabeta", 6, 12_648),
        ("connect4", "minimax", 6, 137_257),
    ],
)
def test_a_larger_search_is_told_within_a_factor_of_two(game, search, depth, nodes):
    assert (
        nodes / 2
        < estimated(3_000, kind="game", subject=game, method=search, depth=depth)
        < nodes * 2
    )


def test_a_search_that_would_never_end_is_seen_to_be_beyond_all_bounds():
    assert log10(estimated(500, kind="game", subject="connect4")) > 12


def test_a_tree_of_one_path_is_no_trouble():
    path = {"position": "[[[[[[1]]]]]]", "method": "minimax"}
    assert estimated(100, **path) == 7
    assert estimated(3, **path) >= 3
