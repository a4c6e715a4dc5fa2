"""The size of a search is told from its beginning, well enough to warn of it."""

from math import inf, log10

import pytest
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.kinds.game.sizes import estimate, estimate_nodes, most_nodes


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
    assert nodes / 2 < estimated(3_000, kind="game", subject=game, method=search, depth=depth) < nodes * 2


def test_a_search_that_would_never_end_is_seen_to_be_beyond_all_bounds():
    assert log10(estimated(500, kind="game", subject="connect4")) > 12


def test_a_tree_of_one_path_is_no_trouble():
    path = {"position": "[[[[[[1]]]]]]", "method": "minimax"}
    assert estimated(100, **path) == 7
    assert estimated(3, **path) >= 3


def allowed(**options):
    request = {"kind": "game", "subject": "connect4", "method": "deepening_to_play"}
    setting = read_setting(request)
    run = read_run({**request, "methodOptions": options}, setting)
    ticks = iter(range(0, 100, 10))
    return most_nodes(run, setting.state, 100, clock=lambda: next(ticks))


def test_a_number_of_seconds_allows_as_many_nodes_as_the_beginning_took():
    assert allowed() == inf
    assert allowed(nodes=500) == 500
    # The first 100 nodes took 10 seconds of this clock.
    assert allowed(seconds=3) == 30
    assert allowed(nodes=20, seconds=100) == 20


def test_a_search_that_ends_by_its_budget_is_told_without_the_size_of_its_tree():
    request = {"kind": "game", "subject": "connect4", "method": "deepening_to_play"}
    told = estimate({**request, "methodOptions": {"nodes": 500}})
    assert told["budgeted"]
    assert told["nodes"] == 500
    assert told["minimaxNodes"] is None
    assert not estimate({**request, "depth": 2})["budgeted"]
