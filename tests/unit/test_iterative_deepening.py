"""Iterative deepening: what each iteration does, and what a budget leaves of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import TREES, Counted, every_state, load
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.search.alphabeta import alphabeta
from plyscope.search.iterative_deepening import iterative_deepening
from plyscope.search.minimax import minimax
from plyscope.support.answers import Budget, OutOfBudget
from plyscope.tracing import watch
from plyscope.tracing.answer import passes
from plyscope.tracing.trace import make_trace


class Clock:
    """Stands still but for `step` seconds each time it is read."""

    def __init__(self, step=0.0):
        self.now = 0.0
        self.step = step

    def __call__(self):
        self.now += self.step
        return self.now


def test_a_budget_of_nodes_refuses_what_is_beyond_it():
    budget = Budget(nodes=3)
    budget.binding = True
    for _ in range(3):
        budget.spend()
    with pytest.raises(OutOfBudget):
        budget.spend()
    assert budget.spent == 3


def test_a_budget_of_time_refuses_when_the_seconds_are_over():
    clock = Clock()
    budget = Budget(seconds=2, clock=clock)
    budget.binding = True
    clock.now = 1.9
    budget.spend()
    clock.now = 2.0
    with pytest.raises(OutOfBudget):
        budget.spend()


def test_no_limit_refuses_nothing_and_no_budget_does_before_it_is_binding():
    for budget in (Budget(), Budget(nodes=1)):
        budget.binding = budget.nodes == 0
        for _ in range(1_000):
            budget.spend()
        assert budget.spent == 1_000


CONNECT_4 = load("connect4")
WORK = [8, 39, 108, 303]
"""Nodes of the iterations of Connect-4 to depth 1, 2, 3 and 4."""


def deepened(**budget):
    """The value and the nodes of a search of Connect-4 under a budget."""
    game = Counted(CONNECT_4.game)
    return iterative_deepening(game, CONNECT_4.state, **budget).value, game.nodes


def iteration_nodes(depth):
    """The nodes of each iteration: what a search enters less what one to one ply less enters."""
    totals = []
    for limit in range(1, depth + 1):
        entered = []

        class Entered(Counted):
            def is_terminal(self, state, entered=entered):
                entered.append(state)
                return self.game.is_terminal(state)

        iterative_deepening(Entered(CONNECT_4.game), CONNECT_4.state, limit)
        totals.append(len(entered))
    return [total - before for total, before in zip(totals, [0, *totals], strict=False)]


def test_the_iterations_go_one_ply_deeper_each():
    assert iteration_nodes(4) == WORK


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_an_iteration_that_the_budget_breaks_off_does_not_count(depth):
    spent = sum(WORK[:depth])
    for nodes in (spent, spent + 1, spent + WORK[depth] - 1):
        value, _ = deepened(nodes=nodes)
        assert value == alphabeta(CONNECT_4.game, CONNECT_4.state, depth)
    value, _ = deepened(nodes=spent + WORK[depth], depth=depth + 1)
    assert value == alphabeta(CONNECT_4.game, CONNECT_4.state, depth + 1)


@pytest.mark.parametrize(
    ("budget", "ended"),
    [
        ({"nodes": 200}, "nodes"),
        ({"seconds": 60, "clock": Clock(step=1)}, "seconds"),
        ({"nodes": 200, "depth": 3}, "depth"),
        ({"nodes": 1, "depth": 1}, "depth"),
    ],
)
def test_it_tells_whether_the_depth_or_which_budget_ended_it(budget, ended):
    assert iterative_deepening(CONNECT_4.game, CONNECT_4.state, **budget).ended == ended


def test_it_tells_that_a_deeper_search_would_see_no_more():
    loaded = load("tictactoe", "XOX/OXO/...")
    assert iterative_deepening(loaded.game, loaded.state).ended == "end"
    assert iterative_deepening(loaded.game, loaded.state, depth=1).ended == "depth"


@pytest.mark.slow
@given(st.integers(1, 400))
def test_the_action_is_the_best_of_the_last_iteration_that_was_finished(nodes):
    game, state = CONNECT_4.game, CONNECT_4.state
    totals = [sum(WORK[:depth]) for depth in range(1, len(WORK) + 1)]
    finished = max(sum(total <= nodes for total in totals), 1)
    found = iterative_deepening(game, state, nodes=nodes)
    child = game.result(state, found.action)
    assert minimax(game, child, finished - 1) == found.value


@pytest.mark.parametrize("budget", [{"nodes": 1}, {"seconds": 1, "clock": Clock(step=1)}])
def test_the_first_iteration_is_always_finished(budget):
    value, nodes = deepened(**budget)
    assert value == alphabeta(CONNECT_4.game, CONNECT_4.state, 1)
    assert nodes == WORK[0]


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [9, 46, 47, 48, 100, 154, 155, 156, 400])
def test_no_more_nodes_are_visited_nor_positions_made_than_the_budget_allows(nodes):
    setting = read_setting({"kind": "game", "subject": "connect4"})
    request = {"method": "iterative_deepening", "methodOptions": {"nodes": nodes}}
    run = read_run(request, setting)
    counted = Counted(run.game)
    made = watch(run.search.function, counted, setting.state, keywords=run.keywords, lines=False)
    trace = make_trace(made, run.game)
    assert trace.nodes == nodes
    # The root of each iteration is a node, and no position that a move has made.
    assert counted.nodes - 1 == nodes - len(passes(trace))


def test_when_the_time_is_over_the_last_whole_iteration_speaks():
    # The clock is read once at the start, and then for each node after the first iteration.
    spent = WORK[1] + WORK[2]
    value, _ = deepened(seconds=spent + WORK[3] // 2, clock=Clock(step=1))
    assert value == alphabeta(CONNECT_4.game, CONNECT_4.state, 3)


@pytest.mark.slow
@given(TREES)
def test_without_a_budget_it_goes_on_until_nothing_lies_deeper_and_no_farther(loaded):
    limits = []

    class Roots(Counted):
        def to_move(self, state):
            if state == loaded.state:
                limits.append(state)
            return self.game.to_move(state)

    found = iterative_deepening(Roots(loaded.game), loaded.state)
    assert found.value == minimax(loaded.game, loaded.state)
    assert found.ended == "end"
    assert len(limits) <= max(len(state) for state in every_state(loaded.game))


def test_what_was_best_comes_first_the_next_time_and_the_rest_stays_in_order():
    loaded = load("tree", "[[1 1] [2 2] [9 9] [3 3]]")
    made = []

    class FromTheRoot(Counted):
        def result(self, state, action):
            if state == loaded.state:
                made.append(action)
            return super().result(state, action)

    iterative_deepening(FromTheRoot(loaded.game), loaded.state)
    first, second = made[:4], made[4:]
    assert second == [first[2], first[0], first[1], first[3]]


@pytest.mark.slow
@given(TREES, st.integers(1, 4))
def test_the_best_action_that_is_remembered_at_the_root_is_optimal(loaded, depth):
    found = iterative_deepening(loaded.game, loaded.state, depth)
    child = loaded.game.result(loaded.state, found.action)
    assert minimax(loaded.game, child, depth - 1) == found.value


@pytest.mark.slow
def test_to_begin_again_costs_less_than_the_order_that_it_learns_saves_in_connect_4():
    alone = Counted(CONNECT_4.game)
    assert alphabeta(alone, CONNECT_4.state, 6) == deepened(depth=6)[0]
    assert (alone.nodes, sum(iteration_nodes(6))) == (12_648, 5_909)
