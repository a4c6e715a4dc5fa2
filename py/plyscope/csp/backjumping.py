"""Conflict-directed backjumping: go back to the cause.

Prosser 1993; Russell & Norvig, "Constraint Satisfaction
Problems".
"""

from plyscope.csp.heuristics import (
    Order,
    Select,
    as_given,
    first_unassigned,
)
from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
    Variable,
)


def backjumping_search(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    select: Select = first_unassigned,
    order: Order = as_given,
) -> Assignment | None:
    """The first solution found; None if there is none.

    Backtracking finds the same one.
    """

    def backjump(assignment):
        """None once `assignment` is a solution.

        Otherwise the conflict set: assigned variables whose
        values together leave no solution.
        """
        if len(assignment) == len(csp.variables):
            return None
        variable = select(csp, assignment, domains)
        conflict_set: set[Variable] = set()
        for value in order(csp, variable, assignment, domains):
            broken = csp.conflict(variable, value, assignment)
            if broken:
                conflict_set.update(broken.scope)
            else:
                assignment[variable] = value
                below = backjump(assignment)
                if below is None:
                    return None
                del assignment[variable]
                if variable not in below:
                    # No other value would help: jump over it.
                    return below
                conflict_set |= below
        return conflict_set - {variable}

    conflict_set = backjump(assignment)
    return assignment if conflict_set is None else None
