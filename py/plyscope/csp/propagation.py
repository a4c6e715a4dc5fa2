"""Arc consistency alone: what follows without a guess.

Mackworth 1977; Russell & Norvig, "Constraint Satisfaction
Problems".
"""

from plyscope.csp.inference import ac3
from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
)


def propagate(
    csp: Problem, assignment: Assignment, domains: Domains
) -> Assignment | None:
    """The solution, if AC-3 leaves one value for each.

    It is then the only solution. None otherwise. If a variable
    has no value left, there is no solution, and all is put
    back. If some have several left, the question stays open:
    `assignment` keeps the variables with one value, `domains`
    what is left for the others.
    """
    mark = domains.mark()
    if not ac3(csp, domains, csp.arcs()):
        domains.undo(mark)
        return None
    for variable in csp.variables:
        if len(domains[variable]) == 1:
            assignment[variable] = domains[variable][0]
    all_assigned = len(assignment) == len(csp.variables)
    return assignment if all_assigned else None
