"""Min-conflicts: start with random values, then repair them.

Minton, Johnston, Philips & Laird 1992; Russell & Norvig,
"Constraint Satisfaction Problems".
"""

from random import Random

from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
)


def min_conflicts(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    steps: int = 1000,
    seed: int = 1,
) -> Assignment | None:
    """A solution, if one is found in that many steps.

    None does not say that there is none. A step picks a
    variable in conflict at random and gives it the value with
    the fewest conflicts, one of them at random if there are
    several. The same `seed` gives the same steps. What the last
    step left stays in `assignment`.
    """
    random = Random(seed)

    def conflicted_variables():
        """The variables of broken constraints, each once."""
        broken = [
            constraint
            for constraint in csp.constraints
            if not csp.allows(constraint, assignment)
        ]
        variables = [v for each in broken for v in each.scope]
        return list(dict.fromkeys(variables))

    def best_values(variable):
        """The values that break the fewest constraints."""
        values = domains[variable]
        conflicts = [
            count_conflicts(variable, value) for value in values
        ]
        pairs = zip(values, conflicts, strict=True)
        fewest = min(conflicts)
        return [
            value for value, count in pairs if count == fewest
        ]

    def count_conflicts(variable, value):
        values = {**assignment, variable: value}
        constraints = csp.constraints_on(variable)
        return sum(
            not csp.allows(each, values) for each in constraints
        )

    for variable in csp.variables:
        assignment[variable] = random.choice(domains[variable])
    for _ in range(steps):
        conflicted = conflicted_variables()
        if not conflicted:
            return assignment
        variable = random.choice(conflicted)
        assignment[variable] = random.choice(
            best_values(variable)
        )
    return None if conflicted_variables() else assignment
