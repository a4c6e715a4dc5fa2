"""Searches whose tree is recorded only down to some depth, because it is large."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.game import BadInput
from plyscope.search import SEARCHES
from plyscope.tracing import Watched, watch
from plyscope.tracing.depth_limit import depth_of_share
from plyscope.tracing.log import HaltedError
from plyscope.tracing.trace import How, Trace, make_trace

SEARCHED = ("minimax", "alphabeta", "negamax", "pvs", "iterative_deepening")
SUBJECTS = (("tictactoe", "xox/.o./..."), ("nim", "3 2 1"), ("tree", "[[3 12 8] [2 4 6] [14 5 2]]"))


def run(name: str, subject: tuple[str, str], most: int, *, lines: bool = False) -> Watched:
    loaded, entry = load(*subject), SEARCHES[name]
    return watch(
        entry.function, loaded.game, loaded.state, hints=entry.hints, lines=lines, max_nodes=most, goes_on=True
    )


def trace_of(name: str, subject: tuple[str, str], watched: Watched) -> Trace:
    return make_trace(watched, load(*subject).game, How(SEARCHES[name].side == "mover"))


def rows_in(whole: Trace, part: Trace) -> list[int]:
    """For each visited row of `part`, the same row of `whole`. A row that was not recorded has no
    later sibling that was: the depth only ever becomes less."""
    place: dict[int, int] = {-1: -1}
    found: list[int] = []
    for row in range(whole.visited):
        at = len(found)
        above = place.get(whole.columns["parent"][row])
        if at < part.visited and above == part.columns["parent"][at] and whole.states[row] == part.states[at]:
            place[row] = at
            found.append(row)
    return found


@pytest.mark.slow
@given(
    name=st.sampled_from(SEARCHED), subject=st.sampled_from(SUBJECTS), most=st.integers(60, 300), lines=st.booleans()
)
def test_what_is_recorded_is_the_upper_part_and_the_rest_is_counted(name, subject, most, lines):
    every = run(name, subject, 1_000_000, lines=lines)
    some = run(name, subject, most, lines=lines)
    assert every.value == some.value
    whole, part = (trace_of(name, subject, each) for each in (every, some))
    assert part.visited <= most
    assert part.nodes == whole.nodes
    at = rows_in(whole, part)
    assert len(at) == part.visited
    for column in ("kind", "value", "alpha", "beta"):
        mine, all_of_them = part.columns[column], whole.columns[column]
        assert [str(mine[row]) for row in range(len(at))] == [str(all_of_them[row]) for row in at]
    # What was not recorded is counted where it begins.
    below = [0] * whole.visited
    for row in range(whole.visited - 1, 0, -1):
        below[whole.columns["parent"][row]] += below[row] + 1
    counted = part.columns.get("unrecorded", [0] * part.visited)
    recorded = [0] * part.visited
    for row in range(part.visited - 1, 0, -1):
        recorded[part.columns["parent"][row]] += recorded[row] + 1 + counted[row]
    assert [below[row] for row in at] == [recorded[row] + counted[row] for row in range(part.visited)]


@pytest.mark.parametrize("name", ["alphabeta", "pvs"])
def test_nothing_is_said_to_be_cut_where_not_all_was_recorded(name):
    subject = ("tictactoe", "xo./.../...")
    part = trace_of(name, subject, run(name, subject, 200))
    counted, parent = part.columns["unrecorded"], part.columns["parent"]
    assert sum(counted) > 100
    assert all(counted[parent[row]] == 0 for row in range(part.visited, len(parent)))
    assert any(row >= part.visited for row in range(len(parent)))


def test_a_search_that_is_not_recorded_any_more_is_seen_and_can_be_halted():
    loaded = load("tictactoe", ".../.../...")
    looked: list[int] = []

    def looker(log):
        def look(call):
            looked.append(call)
            if log.unrecorded.total() > 500:
                raise HaltedError(log)
            return call + 100

        return look

    halted = watch(
        SEARCHES["minimax"].function,
        loaded.game,
        loaded.state,
        lines=False,
        max_nodes=1000,
        looker=looker,
        goes_on=True,
    )
    assert halted.broken_off == "halted"
    assert looked == sorted(looked)
    assert looked[-1] > 1200
    trace = make_trace(halted, loaded.game)
    assert trace.nodes == halted.log.nodes + halted.log.unrecorded.total()
    # The calls on the way to where it was halted have not returned.
    assert str(trace.columns["value"][0]) == "nan"


def test_a_search_that_may_not_go_on_is_refused_as_before():
    loaded = load("tictactoe", ".../.../...")
    with pytest.raises(BadInput, match="stopped after 1,000 nodes"):
        watch(SEARCHES["minimax"].function, loaded.game, loaded.state, max_nodes=1000)


@given(st.integers(1, 60), st.randoms(use_true_random=False))
def test_the_nodes_down_to_the_chosen_depth_are_at_most_that_share(nodes, random):
    parent = [-1] + [random.randrange(node) for node in range(1, nodes)]
    depth = [0] * nodes
    for node in range(1, nodes):
        depth[node] = depth[parent[node]] + 1
    chosen = depth_of_share(parent, 0.3)

    def down_to(limit: int) -> int:
        return sum(each <= limit for each in depth)

    assert down_to(chosen) <= 0.3 * nodes
    assert chosen == max(depth) or down_to(chosen + 1) > 0.3 * nodes
