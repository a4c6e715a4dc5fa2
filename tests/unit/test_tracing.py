"""The watcher sees what a search does, and changes nothing of it."""

import gc
import sys
from collections import Counter
from math import inf, isnan, nan
from typing import Any
from weakref import ref

import pytest
from events import assignments, spans
from hypothesis import given
from hypothesis import strategies as st
from plyscope.game import BadInput, IllegalAction
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.tracing import Watched, watch
from plyscope.tracing.answer import variation
from plyscope.tracing.codes import assigned_before, recursive_codes
from plyscope.tracing.log import CALL, RETURN
from plyscope.tracing.rows import EVALUATED, INNER, MAX_TO_MOVE, MIN_TO_MOVE, PRUNED, TERMINAL, number
from plyscope.tracing.trace import How, Trace, make_trace

THREE_BY_THREE = "[[3 12 8] [2 4 6] [14 5 2]]"


def watched_tree(text: str, search: Any = alphabeta, **options: Any) -> tuple[Watched, Trace]:
    loaded = GAMES["tree"].load(text, {})
    run = watch(search, loaded.game, loaded.state, **options)
    return run, make_trace(run, loaded.game)


trees = st.recursive(
    st.integers(-9, 9).map(str),
    lambda parts: st.lists(parts, min_size=1, max_size=3).map(lambda p: f"[{' '.join(p)}]"),
    max_leaves=20,
).filter(lambda text: text.startswith("["))


def test_the_functions_that_recurse_are_the_nodes_and_the_root_function_is_not() -> None:
    names = [code.co_name for code in recursive_codes(alphabeta)]
    assert sorted(names) == ["max_value", "min_value"]


def test_a_function_that_does_not_recurse_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="no tree to record"):
        watch(lambda game, state: 0, GAMES["tree"].load("[1 2]", {}).game, ())


def test_the_first_lesson_has_the_rows_of_the_textbook() -> None:
    _, trace = watched_tree(THREE_BY_THREE)
    columns = trace.columns
    assert trace.visited == 11
    assert list(columns["parent"]) == [-1, 0, 1, 1, 1, 0, 5, 0, 7, 7, 7, 5, 5]
    assert list(columns["value"][:11]) == [3, 3, 3, 12, 8, 2, 2, 2, 14, 5, 2]
    assert list(columns["alpha"][:6]) == [-inf, -inf, -inf, -inf, -inf, 3]
    assert list(columns["beta"][:5]) == [inf, inf, inf, 3, 3]
    assert list(columns["kind"][:3]) == [MAX_TO_MOVE, MIN_TO_MOVE, MAX_TO_MOVE]
    assert (
        list(columns["status"])
        == [INNER] * 2 + [TERMINAL] * 3 + [INNER, TERMINAL, INNER] + [TERMINAL] * 3 + [PRUNED] * 2
    )


def test_events_tell_of_every_call_line_and_return_in_order() -> None:
    _, trace = watched_tree("[5]", minimax)
    event = trace.columns["event"]
    assert [each for each in event if each < 0] == [CALL, CALL, RETURN, RETURN]
    assert event[0] == CALL
    assert event[-1] == RETURN
    assert any(each > 0 for each in event)


def test_without_lines_only_calls_and_returns_are_recorded() -> None:
    _, trace = watched_tree(THREE_BY_THREE, lines=False)
    assert set(trace.columns["event"]) == {CALL, RETURN}
    assert trace.visited == 11


def test_the_numbers_that_locals_held_are_recorded_when_they_change() -> None:
    _, trace = watched_tree("[7 4]", minimax)
    v = list(trace.names).index("v")
    values = [held for _, name, held in assignments(trace.columns) if name == v]
    assert values[0] == -inf
    assert values[-1] == 7
    assert "depth" in trace.names
    assert "child" not in trace.names


def test_what_a_line_assigns_is_read_where_any_path_from_it_leads() -> None:
    def walk(items: list[int]) -> int:
        total = 0
        for item in items:
            if item > 2:
                total = total + item
        return total

    first = walk.__code__.co_firstlineno
    before = assigned_before(walk.__code__)
    assert "total" in before[first + 2]
    assert "item" in before[first + 3]


searches = st.sampled_from([each.id for each in SEARCHES.values() if each.offered(GAMES["tree"].load("[1]", {}).game)])


@pytest.mark.slow
@given(trees, searches)
def test_a_watched_search_returns_what_the_plain_one_does(text: str, search: str) -> None:
    loaded = GAMES["tree"].load(text, {})
    entry = SEARCHES[search]
    run = watch(entry.function, loaded.game, loaded.state, hints=entry.hints)
    assert run.value == entry.function(loaded.game, loaded.state)
    assert make_trace(run, loaded.game).columns["value"][0] == number(run.value)


@pytest.mark.slow
@given(trees, searches)
def test_every_trace_is_a_tree_in_order_of_entry(text: str, search: str) -> None:
    entry = SEARCHES[search]
    _, trace = watched_tree(text, entry.function, hints=entry.hints)
    columns = trace.columns
    parent, (enter, leave) = columns["parent"], spans(columns)
    for row in range(trace.visited):
        assert parent[row] < row
        assert columns["event"][enter[row]] == CALL
        assert columns["event"][leave[row]] == RETURN
        if row:
            assert enter[parent[row]] < enter[row] < leave[row] < leave[parent[row]]
            assert enter[row - 1] < enter[row]
    for row in range(trace.visited, len(parent)):
        assert columns["status"][row] == PRUNED
        assert enter[row] == leave[row] == -1


@pytest.mark.slow
@given(trees)
def test_expanded_and_pruned_children_are_together_the_actions_of_a_node(text: str) -> None:
    loaded = GAMES["tree"].load(text, {})
    run = watch(alphabeta, loaded.game, loaded.state)
    trace = make_trace(run, loaded.game)
    for row in range(trace.visited):
        if trace.columns["status"][row] == INNER:
            children = [i for i, p in enumerate(trace.columns["parent"]) if p == row]
            actions = [trace.actions[child] for child in children]
            assert actions == list(loaded.game.actions(trace.states[row]))


@pytest.mark.slow
@given(trees)
def test_minimax_prunes_nothing_and_its_principal_variation_leads_to_its_value(text: str) -> None:
    loaded = GAMES["tree"].load(text, {})
    run = watch(minimax, loaded.game, loaded.state)
    trace = make_trace(run, loaded.game)
    assert PRUNED not in trace.columns["status"]
    state = loaded.state
    for action in variation(trace, loaded.game):
        state = loaded.game.result(state, action)
    assert loaded.game.utility(state) == run.value


def test_nodes_at_the_depth_limit_are_told_from_ends_of_the_game() -> None:
    loaded = GAMES["tree"].load("[[1 2] 7]", {})
    trace = make_trace(watch(minimax, loaded.game, loaded.state, 1), loaded.game)
    assert list(trace.columns["status"]) == [INNER, EVALUATED, TERMINAL]


def test_what_lies_below_a_cut_is_added_when_the_whole_tree_is_wanted() -> None:
    loaded = GAMES["tree"].load("[[[3 4] [5 6]] [[0 1] [7 8]]]", {})
    run = watch(alphabeta, loaded.game, loaded.state)
    trace = make_trace(run, loaded.game, How(below=2_000))
    pruned = [
        trace.columns["value"][row]
        for row in range(trace.visited, len(trace.states))
        if not isnan(trace.columns["value"][row])
    ]
    assert sorted(pruned) == [6, 7, 8]


def test_a_search_that_grows_too_large_is_ended_with_a_sentence() -> None:
    loaded = GAMES["tictactoe"].load("", {})
    with pytest.raises(BadInput, match="stopped after 100 nodes"):
        watch(minimax, loaded.game, loaded.state, max_nodes=100)


def test_an_exception_of_the_search_goes_through_and_ends_the_watching() -> None:
    def broken(game: Any, state: Any) -> float:
        for action in game.actions(state):
            return broken(game, game.result(state, action + 1000))
        return 0.0

    loaded = GAMES["tictactoe"].load("", {})
    with pytest.raises(IllegalAction):
        watch(broken, loaded.game, loaded.state)
    assert sys.gettrace() is None
    if sys.version_info >= (3, 12):
        assert all(sys.monitoring.get_events(tool) == 0 for tool in range(6) if _is_ours(tool))


def _is_ours(tool: int) -> bool:
    return sys.version_info >= (3, 12) and sys.monitoring.get_tool(tool) == "plyscope"


def test_an_exception_that_the_search_catches_leaves_a_node_without_a_value() -> None:
    def daring(game: Any, state: Any, depth: int = 2) -> float:
        if depth == 0:
            raise ValueError
        worths = []
        for action in game.actions(state)[:2]:
            try:
                worths.append(daring(game, game.result(state, action), depth - 1))
            except ValueError:
                worths.append(1.0)
        return max(worths)

    loaded = GAMES["tictactoe"].load("", {})
    run = watch(daring, loaded.game, loaded.state)
    trace = make_trace(run, loaded.game)
    assert trace.visited == 7
    assert trace.columns["value"][0] == 1
    assert sum(isnan(value) for value in trace.columns["value"][:7]) == 4


def test_a_search_that_makes_its_moves_before_it_looks_still_has_its_edges_named() -> None:
    def eager(game: Any, state: Any) -> float:
        if game.is_terminal(state):
            return float(game.utility(state))
        children = [game.result(state, action) for action in game.actions(state)]
        return max(eager(game, child) for child in children)

    loaded = GAMES["tree"].load("[4 9 2]", {})
    trace = make_trace(watch(eager, loaded.game, loaded.state), loaded.game)
    assert list(trace.actions[1:]) == list(loaded.game.actions(loaded.state))


def test_a_function_may_return_a_value_and_a_move() -> None:
    def pair(game: Any, state: Any) -> tuple[float, Any]:
        if game.is_terminal(state):
            return game.utility(state), None
        return max((pair(game, game.result(state, a))[0], a) for a in game.actions(state))

    loaded = GAMES["tree"].load("[4 9 2]", {})
    trace = make_trace(watch(pair, loaded.game, loaded.state), loaded.game)
    assert trace.columns["value"][0] == 9


def test_a_search_without_a_window_has_none_in_its_trace() -> None:
    _, trace = watched_tree("[1 2]", minimax)
    assert all(isnan(bound) for bound in trace.columns["alpha"])


@pytest.mark.slow
def test_watched_tic_tac_toe_has_the_known_counts() -> None:
    loaded = GAMES["tictactoe"].load("", {})
    trace = make_trace(watch(alphabeta, loaded.game, loaded.state), loaded.game)
    assert (trace.visited, trace.leaves) == (18_297, 7_330)


@pytest.mark.parametrize("goes_on", [False, True])
@pytest.mark.parametrize("lines", [False, True])
def test_a_log_is_gone_as_soon_as_nobody_wants_it(lines: bool, goes_on: bool) -> None:
    loaded = GAMES["tree"].load("[[3 12 8] [2 4 6] [14 5 2]]", {})
    gc.disable()
    try:
        watched = watch(alphabeta, loaded.game, loaded.state, lines=lines, goes_on=goes_on)
        log = ref(watched.log)
        assert log() is not None
        del watched
        # A large log takes longer to find as garbage than it took to write.
        assert log() is None
    finally:
        gc.enable()


def test_watching_leaves_the_arguments_of_a_search_as_they_are() -> None:
    loaded = GAMES["tree"].load("[[5 6] [7 8]]", {})
    run = watch(alphabeta, loaded.game, loaded.state, inf, nan, nan)
    assert run.value == alphabeta(loaded.game, loaded.state, inf, nan, nan)


def edges_of(trace: Trace) -> Counter[tuple[Any, Any]]:
    """How often each state is reached from each other one."""
    above = trace.columns["above"]
    return Counter((trace.states[above[row]], trace.states[row]) for row in range(1, len(above)))


@pytest.mark.parametrize("depth", [1, 2, 3, 4, inf])
def test_with_what_was_never_looked_at_the_tree_is_that_of_minimax(depth: float) -> None:
    loaded = GAMES["tictactoe"].load("X.O/.../..X", {})
    run = watch(alphabeta, loaded.game, loaded.state, depth, lines=False)
    trace = make_trace(run, loaded.game, How(below=10_000, depth=depth))
    whole = make_trace(watch(minimax, loaded.game, loaded.state, depth, lines=False), loaded.game)
    assert edges_of(trace) == edges_of(whole)
    assert trace.visited < whole.visited or depth == 1
