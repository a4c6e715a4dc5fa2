"""Backtracking: assign one by one, go back at dead ends.

Russell & Norvig, "Constraint Satisfaction Problems"; Golomb &
Baumert 1965.
"""

from plyscope.csp.heuristics import (
    Order,
    Select,
    as_given,
    first_unassigned,
    mrv,
)
from plyscope.csp.inference import (
    Inference,
    ac3,
    forward_checking,
    mac,
    no_inference,
)
from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
)


def backtracking_search(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = first_unassigned,
    order: Order = as_given,
    infer: Inference = no_inference,
) -> Assignment | None:
    """The first solution found; None if there is none.

    `select` says which variable is next, `order` in which order
    its values are tried. `infer` removes what an assignment
    rules out; that is put back when the assignment is undone.
    """

    def backtrack(assignment):
        if len(assignment) == len(csp.variables):
            return assignment
        variable = select(csp, assignment, domains)
        for value in order(csp, variable, assignment, domains):
            if not csp.conflict(variable, value, assignment):
                mark = domains.mark()
                assignment[variable] = value
                if infer(csp, variable, assignment, domains):
                    result = backtrack(assignment)
                    if result is not None:
                        return result
                domains.undo(mark)
                del assignment[variable]
        return None

    return backtrack(assignment)


def forward_checking_search(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = mrv,
    order: Order = as_given,
) -> Assignment | None:
    """Backtracking that checks forward each time."""
    return backtracking_search(
        csp,
        assignment,
        domains,
        select,
        order,
        infer=forward_checking,
    )


def mac_search(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = mrv,
    order: Order = as_given,
) -> Assignment | None:
    """Backtracking that keeps all arcs consistent.

    It makes them so first, and again after each assignment.
    """
    mark = domains.mark()
    if ac3(csp, domains, csp.arcs()):
        result = backtracking_search(
            csp,
            assignment,
            domains,
            select,
            order,
            infer=mac,
        )
        if result is not None:
            return result
    domains.undo(mark)
    return None


if __name__ == "__main__":
    from plyscope.csp.heuristics import as_given
    from plyscope.csp.heuristics import mrv
    from plyscope.problems import PROBLEMS
    from plyscope.problems.problem import Domains

    problem = PROBLEMS['australia'].load('colours 3', {}).problem
    result = mac_search(
        problem,
        {},
        Domains(problem.domains),
        select=mrv,
        order=as_given,
    )
    print(result)
