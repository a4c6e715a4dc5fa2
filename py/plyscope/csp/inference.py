"""What an assignment, or the constraints alone, rule out.

Arc consistency: Mackworth 1977 (AC-3, revise). Forward
checking: Haralick & Elliott 1980. Maintaining arc consistency
(MAC): Sabin & Freuder 1994. All three as in Russell & Norvig,
"Constraint Satisfaction Problems". Constraints on more than two
variables work the same way: a value's support is then one value
of each of the others.
"""

from collections import OrderedDict
from collections.abc import Callable
from itertools import product
from typing import TypeAlias

from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
    Variable,
)

Inference: TypeAlias = Callable[
    [Problem, Variable, Assignment, Domains], bool
]
"""Removes values that an assignment rules out.

It gets the variable that was assigned last. Returns False if a
variable has no value left.
"""


def no_inference(csp, variable, assignment, domains):
    """Removes nothing."""
    return True


def forward_checking(csp, variable, assignment, domains):
    """Looks one step ahead from the newest assignment.

    If a constraint has one variable left without a value, it
    removes the values of it that the constraint does not allow.
    """
    domains.keep_only(variable, assignment[variable])
    for constraint in csp.constraints_on(variable):
        ahead = [
            v for v in constraint.scope if v not in assignment
        ]
        if len(ahead) == 1:
            revise(csp, domains, ahead[0], constraint)
            if not domains[ahead[0]]:
                return False
    return True


def mac(csp, variable, assignment, domains):
    """Makes all arcs consistent again.

    It begins with those from variables without a value to
    `variable`.
    """
    domains.keep_only(variable, assignment[variable])
    arcs = csp.arcs_to(variable)
    arcs = [arc for arc in arcs if arc[0] not in assignment]
    return ac3(csp, domains, arcs)


def ac3(csp, domains, arcs):
    """Revises `arcs`, and all arcs that a removal touches.

    False when a variable has no value left: then there is no
    solution.
    """
    # A set that gives back first what came first.
    queue = OrderedDict.fromkeys(arcs)
    while queue:
        (variable, constraint), _ = queue.popitem(last=False)
        if revise(csp, domains, variable, constraint):
            if not domains[variable]:
                return False
            for arc in csp.arcs_to(variable):
                # One with a single value left need not be seen
                # again: that value has support as long as those
                # have whose support it is.
                is_other = arc[1] is not constraint
                if is_other and len(domains[arc[0]]) > 1:
                    queue[arc] = None
    return True


def revise(csp, domains, variable, constraint):
    """Removes the values of `variable` without support.

    A value has support if `constraint` allows it together with
    open values of its other variables. Whether any was removed.
    """
    others = [v for v in constraint.scope if v != variable]
    if len(others) != 1:
        return revise_many(
            csp, domains, variable, others, constraint
        )
    (other,) = others
    values = {}
    revised = False
    for value in domains[variable]:
        values[variable] = value
        for choice in domains[other]:
            values[other] = choice
            if csp.allows(constraint, values):
                break
        else:
            domains.remove(variable, value)
            revised = True
    return revised


def revise_many(csp, domains, variable, others, constraint):
    """The same for any number of `others`.

    A support is then a value of each of them. So this may take
    one check for every combination of values from their
    domains.
    """
    revised = False
    for value in domains[variable]:
        for choices in product(*[domains[v] for v in others]):
            values = dict(zip(others, choices, strict=True))
            values[variable] = value
            if csp.allows(constraint, values):
                break
        else:
            domains.remove(variable, value)
            revised = True
    return revised
