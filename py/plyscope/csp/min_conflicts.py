"""Min-conflicts: begin with values by lot, and repair them one after another.

Minton, Johnston, Philips & Laird 1992; Russell & Norvig, "Constraint Satisfaction Problems".
"""

from __future__ import annotations

from random import Random

from plyscope.csp.problem import Assignment, Domains, Problem, Value, Variable


def min_conflicts(
    problem: Problem, assignment: Assignment, domains: Domains, steps: int = 1000, seed: int = 1
) -> Assignment | None:
    """A solution, if it is come upon in that many steps; None does not say that there is none.

    A step gives a variable that is in conflict, drawn by lot, the value with the fewest conflicts,
    of several one by lot. `seed` decides all lots. What the last step left stays in `assignment`.
    """
    random = Random(seed)
    for variable in problem.variables:
        assignment[variable] = random.choice(domains[variable])
    for _ in range(steps):
        conflicted = conflicted_variables(problem, assignment)
        if not conflicted:
            return assignment
        variable = random.choice(conflicted)
        assignment[variable] = random.choice(best_values(problem, variable, assignment, domains))
    return None if conflicted_variables(problem, assignment) else assignment


def conflicted_variables(problem: Problem, assignment: Assignment) -> list[Variable]:
    """The variables of all constraints that are broken, each once."""
    broken = [c for c in problem.constraints if not problem.allows(c, assignment)]
    return list(dict.fromkeys(variable for c in broken for variable in c.scope))


def best_values(
    problem: Problem, variable: Variable, assignment: Assignment, domains: Domains
) -> list[Value]:
    """The values of `variable` that break the fewest constraints on it."""
    conflicts = {
        value: count_conflicts(problem, variable, value, assignment) for value in domains[variable]
    }
    fewest = min(conflicts.values())
    return [value for value in domains[variable] if conflicts[value] == fewest]


def count_conflicts(
    problem: Problem, variable: Variable, value: Value, assignment: Assignment
) -> int:
    values = {**assignment, variable: value}
    return sum(not problem.allows(c, values) for c in problem.constraints_on(variable))
