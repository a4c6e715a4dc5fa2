def forward_checking_search(csp):
    return backtrack({}, csp.domains, csp)


def backtrack(assignment, domains, csp):
    if len(assignment) == len(csp.variables):
        return assignment
    var = next(each for each in csp.variables if each not in assignment)
    for value in domains[var]:
        left = without_conflicts(var, value, assignment, domains, csp)
        if all(left.values()):
            result = backtrack({**assignment, var: value}, left, csp)
            if result is not None:
                return result
    return None


def without_conflicts(var, value, assignment, domains, csp):
    """The domains without what a value of a variable rules out."""
    left = {**domains, var: [value]}
    for other in csp.neighbors[var]:
        if other not in assignment:
            left[other] = [x for x in domains[other] if csp.constraints(var, value, other, x)]
    return left
