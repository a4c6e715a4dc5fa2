"""What an assignment, or the constraints alone, rule out.

Arc consistency: Mackworth 1977 (AC-3, revise); forward checking: Haralick & Elliott 1980;
maintaining arc consistency (MAC): Sabin & Freuder 1994; all three as in Russell & Norvig,
"Constraint Satisfaction Problems". Constraints on more than two variables are treated alike: the
support of a value is then a value of each of the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TypeAlias

from plyscope.csp.problem import Arc, Assignment, Constraint, Domains, Problem, Value, Variable

Inference: TypeAlias = Callable[[Problem, Variable, Assignment, Domains], bool]
"""Removes what the newest assignment, that of the variable, rules out; False when a variable has no
value left."""


def no_inference(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> bool:
    """Removes nothing."""
    return True


def forward_checking(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> bool:
    """Looks one step ahead: where a constraint has one variable left without a value, removes the
    values of it that the constraint does not allow."""
    domains.keep_only(variable, assignment[variable])
    for constraint in problem.constraints_on(variable):
        ahead = [other for other in constraint.scope if other not in assignment]
        if len(ahead) == 1:
            revise(problem, domains, ahead[0], constraint)
            if not domains[ahead[0]]:
                return False
    return True


def mac(problem: Problem, variable: Variable, assignment: Assignment, domains: Domains) -> bool:
    """Makes all arcs consistent again, beginning with those from variables without a value to
    `variable`."""
    domains.keep_only(variable, assignment[variable])
    arcs = [arc for arc in problem.arcs_to(variable) if arc[0] not in assignment]
    return ac3(problem, domains, arcs)


def ac3(problem: Problem, domains: Domains, arcs: Iterable[Arc]) -> bool:
    """Revises `arcs`, and every arc that a removal touches, until nothing more can be removed.

    False when a variable has no value left: then there is no solution.
    """
    queue = OrderedDict.fromkeys(arcs)  # as a set, which gives back first what came first
    while queue:
        (variable, constraint), _ = queue.popitem(last=False)
        if revise(problem, domains, variable, constraint):
            if not domains[variable]:
                return False
            for arc in problem.arcs_to(variable):
                # One with a single value left need not be looked at again: that value has support
                # as long as the other variables' values have, whose support it is.
                if arc[1] is not constraint and len(domains[arc[0]]) > 1:
                    queue[arc] = None
    return True


def revise(problem: Problem, domains: Domains, variable: Variable, constraint: Constraint) -> bool:
    """Removes the values of `variable` that have no support in `constraint`: no open values of its
    other variables with which it would be satisfied. Whether any was removed."""
    others = [other for other in constraint.scope if other != variable]
    if len(others) != 1:
        return revise_many(problem, domains, variable, others, constraint)
    (other,) = others
    values: dict[Variable, Value] = {}
    revised = False
    for value in domains[variable]:
        values[variable] = value
        for choice in domains[other]:
            values[other] = choice
            if problem.allows(constraint, values):
                break
        else:
            domains.remove(variable, value)
            revised = True
    return revised


def revise_many(
    problem: Problem,
    domains: Domains,
    variable: Variable,
    others: Sequence[Variable],
    constraint: Constraint,
) -> bool:
    """The same for any number of `others`: a support is a value of each of them, so that this may
    take as many checks as their domains can be combined."""
    revised = False
    for value in domains[variable]:
        for choices in product(*[domains[other] for other in others]):
            values = {variable: value, **dict(zip(others, choices, strict=True))}
            if problem.allows(constraint, values):
                break
        else:
            domains.remove(variable, value)
            revised = True
    return revised
