"""Conflict-directed backjumping: go back to what is to blame, over what is not.

Prosser 1993; Russell & Norvig, "Constraint Satisfaction Problems".
"""

from __future__ import annotations

from plyscope.csp.heuristics import Order, Select, as_given, first_unassigned
from plyscope.csp.problem import Assignment, Domains, Problem, Variable


def backjumping_search(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = first_unassigned,
    order: Order = as_given,
) -> Assignment | None:
    """The first solution that is found, the same as by backtracking; None if there is none."""
    conflict_set = backjump(problem, assignment, domains, select, order)
    return assignment if conflict_set is None else None


def backjump(
    problem: Problem, assignment: Assignment, domains: Domains, select: Select, order: Order
) -> set[Variable] | None:
    """None once `assignment` is a solution. Otherwise it is as it was, and the answer is the
    conflict set: assigned variables whose values together leave no solution."""
    if len(assignment) == len(problem.variables):
        return None
    variable = select(problem, assignment, domains)
    conflict_set: set[Variable] = set()
    for value in order(problem, variable, assignment, domains):
        broken = problem.conflict(variable, value, assignment)
        if broken is not None:
            conflict_set.update(broken.scope)
        else:
            assignment[variable] = value
            below = backjump(problem, assignment, domains, select, order)
            if below is None:
                return None
            del assignment[variable]
            if variable not in below:
                return below  # no other value would help: jump over this variable
            conflict_set |= below
    return conflict_set - {variable}
