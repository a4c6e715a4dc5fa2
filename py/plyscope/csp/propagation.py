"""Arc consistency alone: what the constraints decide without a guess.

Mackworth 1977; Russell & Norvig, "Constraint Satisfaction Problems".
"""

from __future__ import annotations

from plyscope.csp.inference import ac3
from plyscope.csp.problem import Assignment, Domains, Problem


def propagate(problem: Problem, assignment: Assignment, domains: Domains) -> Assignment | None:
    """The solution, if AC-3 leaves each variable one value, and it is then the only one.

    None otherwise. Where a variable has no value left, there is no solution, and all is as it was.
    Where several have more than one, that remains open: what is known by then stays, the variables
    with one value in `assignment`, the others' values in `domains`.
    """
    mark = domains.mark()
    if not ac3(problem, domains, problem.arcs()):
        domains.undo(mark)
        return None
    for variable in problem.variables:
        if len(domains[variable]) == 1:
            assignment[variable] = domains[variable][0]
    return assignment if len(assignment) == len(problem.variables) else None
