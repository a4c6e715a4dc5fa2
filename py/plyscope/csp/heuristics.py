"""Which variable to assign next, and which values to try first.

Russell & Norvig, "Constraint Satisfaction Problems": minimum
remaining values (MRV), degree and least constraining value
(LCV). MRV is from Haralick & Elliott 1980, who call it fail
first; MRV with degree for ties is from Brélaz 1979, for
colouring graphs. Of equals, the first one in the given order is
taken.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
    Value,
    Variable,
)

Select: TypeAlias = Callable[
    [Problem, Assignment, Domains], Variable
]
"""Says which variable to assign next."""

Order: TypeAlias = Callable[
    [Problem, Variable, Assignment, Domains], Sequence[Value]
]
"""The values of a variable, in the order to try them."""


def first_unassigned(csp, assignment, domains):
    """The first variable that has no value yet."""
    return unassigned(csp, assignment)[0]


def mrv(csp, assignment, domains):
    """The variable with the fewest values left."""
    return min(
        unassigned(csp, assignment),
        key=lambda variable: len(domains[variable]),
    )


def degree(csp, assignment, domains):
    """The variable in most constraints with unassigned ones."""

    def ahead(variable):
        return constraints_ahead(csp, variable, assignment)

    return max(unassigned(csp, assignment), key=ahead)


def mrv_then_degree(csp, assignment, domains):
    """MRV; ties go to the variable with the highest degree."""
    sizes = {
        variable: len(domains[variable])
        for variable in unassigned(csp, assignment)
    }
    return most_constraints_of_smallest(csp, assignment, sizes)


def legal_mrv(csp, assignment, domains):
    """`mrv` for a search that narrows no domains.

    It has to check which values are left.
    """

    def size(variable):
        legal = legal_values(csp, variable, assignment, domains)
        return len(legal)

    return min(unassigned(csp, assignment), key=size)


def legal_mrv_then_degree(csp, assignment, domains):
    """`mrv_then_degree`, where domains are not narrowed."""
    sizes = {
        variable: len(
            legal_values(csp, variable, assignment, domains)
        )
        for variable in unassigned(csp, assignment)
    }
    return most_constraints_of_smallest(csp, assignment, sizes)


def as_given(csp, variable, assignment, domains):
    """The values of `variable` as its domain has them."""
    return domains[variable]


def lcv(csp, variable, assignment, domains):
    """The values of `variable`, least constraining first.

    That is, those that rule out the fewest values of its
    neighbours.
    """

    def lost(value):
        return ruled_out(
            csp, variable, value, assignment, domains
        )

    return sorted(domains[variable], key=lost)


def legal_lcv(csp, variable, assignment, domains):
    """`lcv` for a search that narrows no domains.

    It has to check which values are left: a value that is ruled
    out already cannot be ruled out again.
    """
    left = {
        other: legal_values(csp, other, assignment, domains)
        for other in csp.neighbours(variable)
        if other not in assignment
    }

    def lost(value):
        return ruled_out(csp, variable, value, assignment, left)

    return sorted(domains[variable], key=lost)


def unassigned(csp, assignment):
    """The variables without a value, in their order."""
    return [v for v in csp.variables if v not in assignment]


def most_constraints_of_smallest(csp, assignment, sizes):
    """The smallest; ties go to the highest degree."""
    smallest = min(sizes.values())

    def ahead(variable):
        return constraints_ahead(csp, variable, assignment)

    return max(
        (v for v in sizes if sizes[v] == smallest), key=ahead
    )


def constraints_ahead(csp, variable, assignment):
    """In how many constraints it is with unassigned ones."""
    count = 0
    for constraint in csp.constraints_on(variable):
        for other in constraint.scope:
            if other != variable and other not in assignment:
                count += 1
                break
    return count


def legal_values(csp, variable, assignment, domains):
    """The values of `variable` that break no constraint.

    Only constraints whose other variables are all assigned are
    checked.
    """
    known = {variable, *assignment}
    binding = [
        constraint
        for constraint in csp.constraints_on(variable)
        if known.issuperset(constraint.scope)
    ]
    legal = []
    for value in domains[variable]:
        values = {**assignment, variable: value}
        if all(csp.allows(each, values) for each in binding):
            legal.append(value)
    return legal


def ruled_out(csp, variable, value, assignment, domains):
    """How many values of others this value rules out.

    Counts values in `domains`. Only constraints that then have
    one unassigned variable left are checked.
    """
    values = {**assignment, variable: value}
    lost = set()
    for constraint in csp.constraints_on(variable):
        ahead = [v for v in constraint.scope if v not in values]
        if len(ahead) == 1:
            neighbour = ahead[0]
            for choice in domains[neighbour]:
                pair = {**values, neighbour: choice}
                if not csp.allows(constraint, pair):
                    lost.add((neighbour, choice))
    return len(lost)
