"""Breadth-first colouring, from every start."""

import pytest
from csp_posing import Solved, australia, graph
from plyscope.csp.breadth_first_colouring import breadth_first, next_in_turn
from plyscope.problems.problem import is_solution

TRAP = "A-B A-D A-G B-C B-E B-G C-E D-F D-G E-G F-G F-H F-I G-H G-J H-I H-J"
"""Three colours are enough. G has the most neighbours, seven."""
THREE = ("red", "green", "blue")
FOUR = (*THREE, "yellow")
NODES = "ABCDEFGHIJ"
BACKTRACKING = ("bfs_backtracking", "bfs_in_turn_backtracking")


def coloured(method, problem, start):
    return Solved(method, problem, {"start": problem.variables.index(start)})


def colours_used(run):
    return len(set(run.solution.values()))


def test_greedy_colouring_takes_four_colours_from_one_node_and_three_from_that_of_highest_degree():
    problem = graph(TRAP, FOUR)
    assert max(problem.variables, key=lambda node: len(problem.neighbours(node))) == "G"
    assert colours_used(coloured("bfs_greedy", problem, "A")) == 4
    assert colours_used(coloured("bfs_greedy", problem, "G")) == 3


def test_greedy_colouring_with_three_colours_is_stuck_from_the_one_and_not_from_the_other():
    problem = graph(TRAP, THREE)
    stuck = coloured("bfs_greedy", problem, "A")
    assert stuck.solution is None
    assert 0 < len(stuck.assignment) < len(problem.variables)
    assert is_solution(problem, coloured("bfs_greedy", problem, "G").solution)


@pytest.mark.parametrize("start", NODES)
@pytest.mark.parametrize("method", BACKTRACKING)
def test_backtracking_finds_three_colours_from_every_start(method, start):
    problem = graph(TRAP, THREE)
    assert is_solution(problem, coloured(method, problem, start).solution)


@pytest.mark.parametrize("start", NODES)
@pytest.mark.parametrize("method", BACKTRACKING)
def test_two_colours_are_not_enough_from_any_start(method, start):
    assert coloured(method, graph(TRAP, THREE[:2]), start).solution is None


@pytest.mark.parametrize("start", NODES)
@pytest.mark.parametrize(
    ("plain", "with_backtracking"), [("bfs_in_turn", "bfs_in_turn_backtracking"), ("bfs_greedy", "bfs_backtracking")]
)
def test_up_to_where_it_is_stuck_the_plain_way_is_that_with_backtracking(plain, with_backtracking, start):
    problem = graph(TRAP, THREE)
    once = coloured(plain, problem, start).changes
    assert coloured(with_backtracking, problem, start).changes[: len(once)] == once


def test_colours_in_turn_go_on_after_the_last_one_given():
    chain = graph("A-B B-C C-D D-E", THREE)
    assert list(coloured("bfs_in_turn", chain, "A").solution.values()) == ["red", "green", "blue", "red", "green"]
    assert set(coloured("bfs_greedy", chain, "A").solution.values()) == {"red", "green"}


def test_a_colour_in_turn_that_does_not_fit_is_passed_over():
    """D follows C, which is blue; the next in turn is red, which A has."""
    problem = graph("A-B A-C A-D", THREE)
    run = coloured("bfs_in_turn", problem, "A")
    assert run.changes == [("A", "red"), ("B", "green"), ("C", "blue"), ("D", "green")]


def test_the_turn_begins_anew_where_the_last_colour_is_none_of_a_nodes_own():
    assert next_in_turn(("red", "green"), "blue") == ("red", "green")
    assert next_in_turn(("red", "green"), None) == ("red", "green")
    assert next_in_turn(THREE, "red") == ("green", "blue", "red")


def test_breadth_first_order_takes_near_nodes_first():
    problem = graph("A-B A-C B-D C-E E-F", THREE)
    assert breadth_first(problem, "A") == list("ABCDEF")
    assert breadth_first(problem, "E") == list("ECFABD")


def test_breadth_first_order_goes_on_with_parts_that_the_start_does_not_reach():
    assert breadth_first(australia(), "T") == ["T", "WA", "NT", "SA", "Q", "NSW", "V"]


@pytest.mark.parametrize("start", NODES)
def test_breadth_first_order_has_every_node_once_and_no_farther_one_before_a_nearer(start):
    problem = graph(TRAP, THREE)
    order = breadth_first(problem, start)
    assert sorted(order) == list(NODES)
    distance = {start: 0}
    for node in order:
        for neighbour in problem.neighbours(node):
            distance.setdefault(neighbour, distance[node] + 1)
    assert [distance[node] for node in order] == sorted(distance.values())
