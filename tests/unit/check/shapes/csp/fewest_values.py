def solve(csp):
    return backtrack(csp, {})


def legal_values(csp, var, assignment):
    legal = []
    for value in csp.domains[var]:
        #! one conflict is allowed: if csp.nconflicts(var, value, assignment) < 2:
        #! constraint turned round: if csp.nconflicts(var, value, assignment) > 0:
        #! checks nothing: if value is not None:
        if csp.nconflicts(var, value, assignment) == 0:
            legal.append(value)
    #! ignores the last value: return legal[:-1]
    #! ignores the first value: return legal[1:]
    return legal


def most_constrained(csp, assignment):
    open_ones = [var for var in csp.variables if var not in assignment]
    return min(open_ones, key=lambda var: len(legal_values(csp, var, assignment)))


def backtrack(csp, assignment):
    #! stops one variable too early: if len(assignment) + 1 == len(csp.variables):
    if len(assignment) == len(csp.variables):
        return assignment
    var = most_constrained(csp, assignment)
    for value in legal_values(csp, var, assignment):
        assignment[var] = value
        found = backtrack(csp, assignment)
        #! gives up at the first failure: if True:
        if found:
            #! returns the value: return value
            return found
        #! forgets to undo: pass
        #! undoes only the first: assignment.pop(csp.variables[0], None)
        assignment.pop(var)
    return None
