def backtracking_search(csp):
    return backtrack({}, csp)


def backtrack(assignment, csp):
    if len(assignment) == len(csp.variables):
        return assignment
    var = next(each for each in csp.variables if each not in assignment)
    for value in csp.domains[var]:
        if csp.is_consistent(var, value, assignment):
            result = backtrack({**assignment, var: value}, csp)
            if result is not None:
                return result
    return None
