"""Checks solutions. It shares only the constraints with the code that finds them."""

from __future__ import annotations

from collections.abc import Mapping

from plyscope.problems.problem import Constraint, Problem, Value, Variable


def violations(problem: Problem, assignment: Mapping[Variable, Value]) -> list[Constraint]:
    """The constraints that `assignment` breaks, of those whose variables all have values."""
    broken = []
    for constraint in problem.constraints:
        values = {v: assignment[v] for v in constraint.scope if v in assignment}
        if len(values) == len(constraint.scope) and not constraint.allows(values):
            broken.append(constraint)
    return broken


def is_solution(problem: Problem, assignment: Mapping[Variable, Value]) -> bool:
    """Whether `assignment` gives every variable, and nothing else, a value of its domain, and
    breaks no constraint."""
    return (
        set(assignment) == set(problem.variables)
        and all(value in problem.domains[variable] for variable, value in assignment.items())
        and not violations(problem, assignment)
    )
