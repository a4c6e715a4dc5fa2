"""The registry of methods, min-conflicts by its seed, what a problem may not be, and how solutions are checked."""

import pytest
from csp_posing import Solved, australia, graph, queens
from playing import refusal
from plyscope.csp import METHODS
from plyscope.csp.heuristics import degree, first_unassigned, lcv, legal_lcv, legal_mrv, mrv
from plyscope.input.options import read_options
from plyscope.problems.constraints import Different, all_different
from plyscope.problems.problem import Problem, is_solution, violations

COLOURS = ("red", "green")


def test_the_methods_are_found_by_their_ids():
    assert list(METHODS) == [
        "backtracking",
        "forward_checking",
        "mac",
        "ac3",
        "backjumping",
        "min_conflicts",
        "bfs_in_turn",
        "bfs_greedy",
        "bfs_in_turn_backtracking",
        "bfs_backtracking",
    ]
    assert all(method == entry.id for method, entry in METHODS.items())


@pytest.mark.parametrize("method", METHODS)
def test_every_default_is_within_its_bounds_and_every_name_has_a_number(method):
    options = METHODS[method].options
    assert read_options(options, {}) == {option.id: option.default for option in options}
    for option in options:
        if option.names:
            assert (option.minimum, option.maximum) == (0, len(option.names) - 1)


@pytest.mark.parametrize("method", METHODS)
def test_every_method_colours_australia_with_its_defaults_if_it_guesses(method):
    run = Solved(method, australia())
    assert is_solution(australia(), run.assignment) == (method != "ac3")


def test_numbers_of_options_become_what_they_are_the_places_of():
    problem = australia()
    looking_ahead = METHODS["mac"].keywords(problem, {"select": 1, "order": 1})
    assert looking_ahead == {"select": mrv, "order": lcv}
    assert METHODS["backtracking"].keywords(problem, {"select": 1}) == {"select": legal_mrv}
    assert METHODS["backjumping"].keywords(problem, {"select": 0}) == {"select": first_unassigned}
    for name in ("backtracking", "backjumping"):
        assert METHODS[name].keywords(problem, {"order": 1}) == {"order": legal_lcv}
    assert METHODS["backjumping"].keywords(problem, {"select": 2}) == {"select": degree}
    assert METHODS["bfs_greedy"].keywords(problem, {"start": 2}) == {"start": "Q"}
    assert METHODS["min_conflicts"].keywords(problem, {"steps": 5, "seed": 2}) == {"steps": 5, "seed": 2}


def test_a_start_node_that_there_is_not_is_refused_with_a_sentence():
    refused = refusal(METHODS["bfs_greedy"].keywords, australia(), {"start": 7})
    assert str(refused) == "There is no node 8 to start at: there are 7."
    assert refused.field == "methodOptions"


def test_min_conflicts_solves_eight_queens_from_most_seeds():
    solved = [Solved("min_conflicts", queens(8), {"steps": 1000, "seed": seed}).solution for seed in range(5)]
    assert sum(solution is not None for solution in solved) >= 4
    assert all(is_solution(queens(8), solution) for solution in solved if solution)


def test_min_conflicts_does_the_same_for_the_same_seed_and_not_for_another():
    runs = [Solved("min_conflicts", queens(8), {"steps": 50, "seed": seed}).changes for seed in (7, 7, 8)]
    assert runs[0] == runs[1] != runs[2]


def test_min_conflicts_gives_up_after_its_steps_and_leaves_what_it_has():
    triangle = graph("A-B B-C A-C", COLOURS)
    run = Solved("min_conflicts", triangle, {"steps": 20, "seed": 1})
    assert run.solution is None
    assert len(run.changes) == 3 + 20
    assert len(violations(triangle, run.assignment)) == 1


def test_min_conflicts_never_gives_a_value_with_more_conflicts_than_there_were():
    problem = queens(8)
    changes = Solved("min_conflicts", problem, {"steps": 60, "seed": 3}).changes
    assignment = dict(changes[:8])
    for variable, value in changes[8:]:
        before = violations(problem, assignment)
        assert any(variable in constraint.scope for constraint in before)
        assignment[variable] = value
        assert len(violations(problem, assignment)) <= len(before)


@pytest.mark.parametrize(
    ("domains", "constraints"),
    [
        ({"A": COLOURS}, ()),
        ({"A": COLOURS, "B": ()}, ()),
        ({"A": COLOURS, "B": ("red", "red")}, ()),
        ({"A": COLOURS, "B": COLOURS}, (Different(("A", "C")),)),
    ],
    ids=["no domain", "no value", "a value twice", "no such variable"],
)
def test_what_is_no_problem_is_refused(domains, constraints):
    with pytest.raises(ValueError, match=r"domain of B|no such variable"):
        Problem(("A", "B"), domains, constraints)


def test_neighbours_and_arcs_are_those_of_the_constraints():
    problem = graph("A-B A-C", COLOURS)
    first, second = problem.constraints
    assert problem.constraints_on("A") == (first, second)
    assert problem.neighbours("A") == ("B", "C")
    assert problem.neighbours("C") == ("A",)
    assert problem.arcs() == (("A", first), ("B", first), ("A", second), ("C", second))
    assert problem.arcs_to("A") == (("B", first), ("C", second))


def test_all_different_makes_one_constraint_for_each_pair():
    constraints = all_different("ABC", "the same row")
    assert [constraint.scope for constraint in constraints] == [("A", "B"), ("A", "C"), ("B", "C")]
    assert {constraint.name for constraint in constraints} == {"the same row"}


def test_an_assignment_is_a_solution_only_when_it_is_whole_from_the_domains_and_breaks_nothing():
    problem = graph("A-B", COLOURS)
    assert is_solution(problem, {"A": "red", "B": "green"})
    assert not is_solution(problem, {"A": "red"})
    assert not is_solution(problem, {"A": "red", "B": "blue"})
    assert not is_solution(problem, {"A": "red", "B": "green", "C": "red"})
    assert not is_solution(problem, {"A": "red", "B": "red"})


def test_the_constraints_that_are_broken_are_told_and_those_not_yet_decided_are_not():
    problem = graph("A-B B-C", COLOURS)
    assert violations(problem, {"A": "red", "B": "red"}) == [problem.constraints[0]]
    assert violations(problem, {"A": "red", "C": "red"}) == []
