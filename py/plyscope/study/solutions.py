"""The solutions of a problem."""

from __future__ import annotations

from collections.abc import Mapping

from plyscope.csp.heuristics import mrv
from plyscope.csp.inference import ac3, mac
from plyscope.problems.problem import Assignment, Domains, Problem, Value, Variable


def solutions(problem: Problem, limit: int) -> list[Assignment]:
    """All solutions, or the first `limit` of them, found by MAC with MRV."""
    found: list[Assignment] = []
    domains = Domains(problem.domains)
    if limit > 0 and ac3(problem, domains, problem.arcs()):
        collect(problem, {}, domains, limit, found)
    return found


def collect(
    problem: Problem, assignment: Assignment, domains: Domains, limit: int, found: list[Assignment]
) -> None:
    """Adds to `found` the solutions that contain `assignment`, until it has `limit`."""
    if len(assignment) == len(problem.variables):
        found.append(dict(assignment))
        return
    variable = mrv(problem, assignment, domains)
    for value in domains[variable]:
        if len(found) < limit:
            mark = domains.mark()
            assignment[variable] = value
            if mac(problem, variable, assignment, domains):
                collect(problem, assignment, domains, limit, found)
            domains.undo(mark)
            del assignment[variable]


def differing(
    problem: Problem, one: Mapping[Variable, Value], other: Mapping[Variable, Value]
) -> list[Variable]:
    """The variables whose values differ in two solutions, in the problem's order."""
    return [variable for variable in problem.variables if one[variable] != other[variable]]
