"""What a table knew of a position: its value, or only a bound on it."""

from math import inf, nextafter

import pytest
from playing import load
from plyscope.search.minimax import minimax
from plyscope.tracing.rows import KNOWN
from plyscope.tracing.trace import AT_LEAST, AT_MOST, EXACT
from tracing import column, traced, traced_entry

POSITIONS = [("tictactoe", "X../.O./..X"), ("tictactoe", "XO./.X./..O"), ("nim", "1 2 2")]
SEARCHES = [
    ("minimax_table", {}),
    ("alphabeta_table", {}),
    ("alphabeta_table", {"symmetry": 1}),
    ("mtdf", {"f": 0}),
    ("mtdf", {"f": 1}),
]
every_position = pytest.mark.parametrize(("game", "position"), POSITIONS)
every_search = pytest.mark.parametrize(("name", "options"), SEARCHES)


def known(trace):
    """The rows that came out of a table, with their states, bounds and numbers."""
    rows = [row for row in range(trace.visited) if trace.columns["status"][row] == KNOWN]
    bounds, values = column(trace, "bound"), column(trace, "value")
    return [(trace.states[row], bounds[row], values[row]) for row in rows]


@pytest.mark.slow
@every_position
@every_search
def test_what_is_known_exactly_is_the_value_and_a_bound_is_on_the_right_side(game, position, name, options):
    loaded = load(game, position)
    found = known(traced_entry(name, loaded, **options))
    assert found
    for state, bound, value in found:
        truth = minimax(loaded.game, state)
        assert bound in (EXACT, AT_LEAST, AT_MOST)
        if bound == EXACT:
            assert value == truth
        elif bound == AT_LEAST:
            assert value <= truth
        else:
            assert value >= truth


@pytest.mark.parametrize("name", ["alphabeta_table", "mtdf"])
def test_a_search_with_windows_keeps_values_and_bounds_on_both_sides(name):
    loaded = load("tictactoe", "X../.O./..X")
    bounds = {bound for _, bound, _ in known(traced_entry(name, loaded))}
    assert bounds == {EXACT, AT_LEAST, AT_MOST}


def test_a_search_without_windows_keeps_values_only():
    loaded = load("tictactoe", "X../.O./..X")
    bounds = {bound for _, bound, _ in known(traced_entry("minimax_table", loaded))}
    assert bounds == {EXACT}


def remembering(game, state, alpha, beta, depth, table):
    """A search that says of its state what `table` says of the window and the depth; what it says twice, it knows."""
    asked = (state, alpha, beta, depth)
    if asked not in table["said"]:
        table["said"].add(asked)
        game.actions(state)
    return table[alpha]


def asking(*questions):
    """A search that asks `remembering` these windows and depths, one after the other."""

    def ask(game, state, table):
        child = game.result(state, game.actions(state)[0])
        for alpha, beta, depth in questions:
            remembering(game, child, alpha, beta, depth, table)
        return 0.0

    return ask


def bounds_after(*questions):
    """The bounds of what is known after these questions, all answered by 3."""
    table = {"said": set(), **dict.fromkeys([alpha for alpha, _, _ in questions], 3.0)}
    trace = traced(asking(*questions), load("tree", "[[1 2] 3]"), also=(remembering,), table=table)
    rows = zip(column(trace, "status"), column(trace, "bound"), strict=True)
    return [bound for status, bound in rows if status == KNOWN]


BELOW, ABOVE = (nextafter(3, -inf), 3.0), (3.0, nextafter(3, inf))


def test_a_bound_that_was_found_on_both_sides_is_the_value():
    assert bounds_after((*BELOW, 2), (*BELOW, 2)) == [AT_LEAST]
    assert bounds_after((*ABOVE, 2), (*ABOVE, 2)) == [AT_MOST]
    assert bounds_after((*BELOW, 2), (*ABOVE, 2), (*BELOW, 2)) == [EXACT]


def test_what_was_found_inside_a_window_is_the_value():
    assert bounds_after((-inf, inf, 2), (-inf, inf, 2)) == [EXACT]


def test_what_was_found_to_another_depth_proves_nothing():
    assert bounds_after((*BELOW, 2), (*ABOVE, 1), (*BELOW, 2)) == [AT_LEAST]
