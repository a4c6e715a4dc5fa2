"""Backtracking search: assign one variable after another, go back where none of its values fits.

Russell & Norvig, "Constraint Satisfaction Problems"; Golomb & Baumert 1965.
"""

from __future__ import annotations

from plyscope.csp.heuristics import Order, Select, as_given, first_unassigned, mrv
from plyscope.csp.inference import Inference, ac3, forward_checking, mac, no_inference
from plyscope.csp.problem import Assignment, Domains, Problem


def backtracking_search(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = first_unassigned,
    order: Order = as_given,
    infer: Inference = no_inference,
) -> Assignment | None:
    """The first solution that is found; None if there is none.

    `select` says which variable is next, `order` in which order its values are tried, and `infer`
    removes what an assignment rules out, to be put back when it is undone.
    """
    return backtrack(problem, assignment, domains, select, order, infer)


def backtrack(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select,
    order: Order,
    infer: Inference,
) -> Assignment | None:
    if len(assignment) == len(problem.variables):
        return assignment
    variable = select(problem, assignment, domains)
    for value in order(problem, variable, assignment, domains):
        if problem.conflict(variable, value, assignment) is None:
            mark = domains.mark()
            assignment[variable] = value
            if infer(problem, variable, assignment, domains):
                result = backtrack(problem, assignment, domains, select, order, infer)
                if result is not None:
                    return result
            domains.undo(mark)
            del assignment[variable]
    return None


def forward_checking_search(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = mrv,
    order: Order = as_given,
) -> Assignment | None:
    """Backtracking search that checks forward after each assignment."""
    return backtracking_search(problem, assignment, domains, select, order, forward_checking)


def mac_search(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = mrv,
    order: Order = as_given,
) -> Assignment | None:
    """Backtracking search that makes all arcs consistent first, and again after each assignment."""
    mark = domains.mark()
    if ac3(problem, domains, problem.arcs()):
        result = backtracking_search(problem, assignment, domains, select, order, mac)
        if result is not None:
            return result
    domains.undo(mark)
    return None
