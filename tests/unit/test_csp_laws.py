"""Laws that every method for constraint problems obeys. A new method is picked up by itself."""

from itertools import product

import pytest
from csp_posing import Counting, Solved, every_solution, problems, settings_of
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from inner_calls import last_return
from plyscope.csp import METHODS
from plyscope.csp.backjumping import backjumping_search
from plyscope.csp.inference import ac3, forward_checking, mac
from plyscope.csp.propagation import propagate
from plyscope.problems.constraints import Relation
from plyscope.problems.problem import Domains, Problem, is_solution, violations
from plyscope.study.solutions import differing, solutions

COMPLETE = [entry.id for entry in METHODS.values() if entry.complete]

FEW = examples(25)
"""Examples for each method: together they are many."""


@pytest.mark.slow
@pytest.mark.parametrize("method", COMPLETE)
@FEW
@given(data=st.data())
def test_a_complete_method_finds_a_solution_exactly_when_there_is_one_and_else_puts_everything_back(method, data):
    problem = data.draw(problems())
    run = Solved(method, problem, data.draw(settings_of(method, problem)))
    assert (run.solution is not None) == bool(every_solution(problem))
    if run.solution is None:
        assert run.assignment == {}
        assert run.domains == problem.domains


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@FEW
@given(data=st.data())
def test_what_a_method_finds_is_a_solution_and_the_assignment_that_was_handed_over(method, data):
    problem = data.draw(problems())
    run = Solved(method, problem, data.draw(settings_of(method, problem)))
    assert (run.solution is not None) == is_solution(problem, run.assignment)
    assert run.solution is None or run.solution is run.assignment


@pytest.mark.slow
@pytest.mark.parametrize("method", COMPLETE)
@FEW
@given(data=st.data())
def test_what_is_assigned_last_is_unassigned_first(method, data):
    problem = data.draw(problems())
    path = []
    for variable, value in Solved(method, problem, data.draw(settings_of(method, problem))).changes:
        if value is None:
            assert path.pop() == variable
        else:
            assert variable not in path
            path.append(variable)


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@FEW
@given(data=st.data())
def test_a_method_asks_constraints_only_through_the_problem(method, data):
    problem = data.draw(problems())
    asked = []

    def noting(constraint):
        def holds(*values):
            asked.append(constraint)
            return constraint.holds(*values)

        return Relation(constraint.scope, constraint.name, holds)

    noted = tuple(noting(constraint) for constraint in problem.constraints)
    counting = Counting(Problem(problem.variables, problem.domains, noted))
    Solved(method, counting, data.draw(settings_of(method, problem)))
    assert counting.checks == len(asked)


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@FEW
@given(data=st.data())
def test_a_method_does_the_same_each_time(method, data):
    problem = data.draw(problems())
    options = data.draw(settings_of(method, problem))
    assert Solved(method, problem, options).changes == Solved(method, problem, options).changes


@given(data=st.data())
def test_backjumping_finds_what_backtracking_finds_with_no_more_assignments(data):
    problem = data.draw(problems())
    options = data.draw(settings_of("backtracking", problem))
    back = Solved("backtracking", problem, options)
    jump = Solved("backjumping", problem, options)
    assert jump.solution == back.solution
    assert jump.assignments <= back.assignments


@given(problems(), st.data())
def test_no_solution_has_the_values_of_a_conflict_set(problem, data):
    assignment = {}
    for variable in data.draw(st.permutations(problem.variables))[:2]:
        for value in problem.domains[variable]:
            if problem.conflict(variable, value, assignment) is None:
                assignment[variable] = value
                break
    before, domains = dict(assignment), Domains(problem.domains)
    blamed = last_return("backjump", backjumping_search, problem, assignment, domains)
    if blamed is None:
        assert is_solution(problem, assignment)
    else:
        assert assignment == before
        assert blamed <= set(before)
        culprits = {variable: before[variable] for variable in blamed}
        assert not any(culprits.items() <= known.items() for known in every_solution(problem))


@given(problems())
def test_forward_checking_assigns_no_more_than_backtracking_and_mac_no_more_than_it(problem):
    as_given = {"select": 0, "order": 0}
    runs = [Solved(method, problem, as_given) for method in ("mac", "forward_checking", "backtracking")]
    assert runs[0].solution == runs[1].solution == runs[2].solution
    assert runs[0].assignments <= runs[1].assignments <= runs[2].assignments


@pytest.mark.slow
@given(problems())
def test_ac3_leaves_the_largest_arc_consistent_domains(problem):
    domains = Domains(problem.domains)
    consistent = ac3(problem, domains, problem.arcs())
    largest = largest_arc_consistent(problem)
    assert consistent == all(largest.values())
    if consistent:
        assert {variable: set(values) for variable, values in domains.items()} == largest


@given(problems())
def test_ac3_removes_no_value_that_is_part_of_a_solution(problem):
    domains = Domains(problem.domains)
    ac3(problem, domains, problem.arcs())
    for solution in every_solution(problem):
        assert all(solution[variable] in domains[variable] for variable in problem.variables)


@given(problems(), st.sampled_from([forward_checking, mac]), st.data())
def test_an_inference_removes_no_value_that_the_assignment_can_be_completed_with(problem, infer, data):
    domains, assignment = Domains(problem.domains), {}
    for variable in data.draw(st.permutations(problem.variables)):
        fitting = [v for v in domains[variable] if not problem.conflict(variable, v, assignment)]
        if not fitting:
            break
        assignment[variable] = data.draw(st.sampled_from(fitting))
        completed = [each for each in every_solution(problem) if assignment.items() <= each.items()]
        if not infer(problem, variable, assignment, domains):
            assert completed == []
            break
        for solution in completed:
            assert all(solution[each] in domains[each] for each in problem.variables)


@given(problems())
def test_propagation_says_of_a_variable_only_what_every_solution_says(problem):
    assignment, domains = {}, Domains(problem.domains)
    found = propagate(problem, assignment, domains)
    known = every_solution(problem)
    if found is not None:
        assert known == [found]
    assert all(assignment.items() <= solution.items() for solution in known)


@given(problems())
def test_the_solutions_counted_are_all_that_there_are(problem):
    known = every_solution(problem)
    found = solutions(problem, 1000)
    assert len(found) == len(known)
    assert all(solution in found for solution in known)


@given(problems(), st.integers(0, 3))
def test_no_more_solutions_are_looked_for_than_are_asked_for(problem, limit):
    assert len(solutions(problem, limit)) == min(limit, len(every_solution(problem)))


@given(problems())
def test_two_solutions_differ_somewhere(problem):
    pair = solutions(problem, 2)
    if len(pair) == 2:
        places = differing(problem, *pair)
        assert places
        assert all(pair[0][variable] != pair[1][variable] for variable in places)
        kept = [variable for variable in problem.variables if variable not in places]
        assert all(pair[0][variable] == pair[1][variable] for variable in kept)


@given(problems(), st.data())
def test_a_conflict_is_a_constraint_on_the_variable_that_the_check_finds_broken_too(problem, data):
    values = {v: data.draw(st.sampled_from(problem.domains[v])) for v in problem.variables}
    order = data.draw(st.permutations(problem.variables))
    assigned = data.draw(st.integers(0, len(order) - 1))
    assignment = {v: values[v] for v in order[:assigned]}
    variable = order[assigned]
    found = problem.conflict(variable, values[variable], assignment)
    broken = violations(problem, {**assignment, variable: values[variable]})
    first = next((each for each in broken if variable in each.scope), None)
    assert found is first


@pytest.mark.slow
@given(problems(), st.data())
def test_what_is_removed_from_domains_since_a_mark_is_put_back(problem, data):
    domains = Domains(problem.domains)
    states = []
    for _ in range(data.draw(st.integers(1, 8))):
        states.append((domains.mark(), dict(domains)))
        variable = data.draw(st.sampled_from(problem.variables))
        if domains[variable]:
            value = data.draw(st.sampled_from(domains[variable]))
            if data.draw(st.booleans()):
                domains.keep_only(variable, value)
                assert domains[variable] == (value,)
            else:
                before = domains[variable]
                domains.remove(variable, value)
                assert domains[variable] == tuple(each for each in before if each != value)
    mark, before = data.draw(st.sampled_from(states))
    domains.undo(mark)
    assert domains == before
    assert domains.mark() == mark


def largest_arc_consistent(problem):
    """The largest domains in which every value has support in every constraint on its variable;
    a domain without a value leaves none to its neighbours."""
    domains = {variable: set(values) for variable, values in problem.domains.items()}
    while True:
        kept = {
            variable: {
                value
                for value in values
                if all(
                    any(
                        constraint.allows(dict(zip(constraint.scope, choice, strict=True)))
                        for choice in product(*[{value} if v == variable else domains[v] for v in constraint.scope])
                    )
                    for constraint in problem.constraints_on(variable)
                )
            }
            for variable, values in domains.items()
        }
        if kept == domains:
            return domains
        domains = kept
