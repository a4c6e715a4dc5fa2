"""Which variable to assign next, and which of its values to try first.

Russell & Norvig, "Constraint Satisfaction Problems": minimum remaining values (MRV), degree and
least constraining value (LCV). MRV is from Haralick & Elliott 1980, who call it fail first; MRV
with degree for ties is from Brélaz 1979, who colours graphs by it. Ties go to what is given first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from plyscope.csp.problem import Assignment, Domains, Problem, Value, Variable

Select: TypeAlias = Callable[[Problem, Assignment, Domains], Variable]
Order: TypeAlias = Callable[[Problem, Variable, Assignment, Domains], Sequence[Value]]


def first_unassigned(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """The first variable that has no value yet."""
    return next(variable for variable in problem.variables if variable not in assignment)


def mrv(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """The variable with the fewest values left in its domain."""
    return min(unassigned(problem, assignment), key=lambda variable: len(domains[variable]))


def degree(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """The variable with the most constraints on others that have no value yet."""
    return max(
        unassigned(problem, assignment),
        key=lambda variable: constraints_ahead(problem, variable, assignment),
    )


def mrv_then_degree(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """The variable with the fewest values left, and of several the one with the most constraints
    on others that have no value yet."""
    sizes = {variable: len(domains[variable]) for variable in unassigned(problem, assignment)}
    return most_constraints_of_smallest(problem, assignment, sizes)


def legal_mrv(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """`mrv` for a search that does not narrow domains: it has to check which values are left."""
    return min(
        unassigned(problem, assignment),
        key=lambda variable: len(legal_values(problem, variable, assignment, domains)),
    )


def legal_mrv_then_degree(problem: Problem, assignment: Assignment, domains: Domains) -> Variable:
    """`mrv_then_degree` for a search that does not narrow domains."""
    sizes = {
        variable: len(legal_values(problem, variable, assignment, domains))
        for variable in unassigned(problem, assignment)
    }
    return most_constraints_of_smallest(problem, assignment, sizes)


def as_given(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> Sequence[Value]:
    """The values of `variable` in the order of its domain."""
    return domains[variable]


def lcv(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> Sequence[Value]:
    """The values of `variable`, those first that rule out the fewest values of its neighbours."""
    return sorted(
        domains[variable],
        key=lambda value: ruled_out(problem, variable, value, assignment, domains),
    )


def legal_lcv(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> Sequence[Value]:
    """`lcv` for a search that does not narrow domains: it has to check which values are left, and
    a value that an assignment rules out already is none that `variable` can rule out."""
    left = {
        other: legal_values(problem, other, assignment, domains)
        for other in problem.neighbours(variable)
        if other not in assignment
    }
    return sorted(
        domains[variable],
        key=lambda value: ruled_out(problem, variable, value, assignment, left),
    )


def unassigned(problem: Problem, assignment: Assignment) -> list[Variable]:
    return [variable for variable in problem.variables if variable not in assignment]


def most_constraints_of_smallest(
    problem: Problem, assignment: Assignment, sizes: Mapping[Variable, int]
) -> Variable:
    """Of the variables with the smallest size, the one with the most constraints ahead."""
    smallest = min(sizes.values())
    return max(
        [variable for variable, size in sizes.items() if size == smallest],
        key=lambda variable: constraints_ahead(problem, variable, assignment),
    )


def constraints_ahead(problem: Problem, variable: Variable, assignment: Assignment) -> int:
    """How many constraints `variable` shares with another variable that has no value yet."""
    return sum(
        any(other != variable and other not in assignment for other in constraint.scope)
        for constraint in problem.constraints_on(variable)
    )


def legal_values(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> list[Value]:
    """The values of `variable` that break no constraint with what is assigned."""
    binding = [
        constraint
        for constraint in problem.constraints_on(variable)
        if all(other == variable or other in assignment for other in constraint.scope)
    ]
    legal = []
    for value in domains[variable]:
        values = {**assignment, variable: value}
        if all(problem.allows(constraint, values) for constraint in binding):
            legal.append(value)
    return legal


def ruled_out(
    problem: Problem,
    variable: Variable,
    value: Value,
    assignment: Mapping[Variable, Value],
    domains: Mapping[Variable, Sequence[Value]],
) -> int:
    """How many values in the `domains` of other variables break a constraint with `variable` =
    `value`, as far as constraints tell of which this leaves one variable open."""
    values = {**assignment, variable: value}
    lost = set()
    for constraint in problem.constraints_on(variable):
        still_open = [other for other in constraint.scope if other not in values]
        if len(still_open) == 1:
            neighbour = still_open[0]
            for choice in domains[neighbour]:
                if not problem.allows(constraint, {**values, neighbour: choice}):
                    lost.add((neighbour, choice))
    return len(lost)
