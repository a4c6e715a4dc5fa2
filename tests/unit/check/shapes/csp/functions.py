from csp import CSP


def backtracking_search(csp: CSP):
    return backtrack({}, csp)


def select_unassigned_variable(assignment, csp):
    for var in csp.variables:
        if var not in assignment:
            return var


def order_domain_values(var, csp):
    #! ignores the last value: return csp.domains[var][:-1]
    #! ignores the first value: return csp.domains[var][1:]
    return csp.domains[var]


def consistent(var, value, assignment, csp):
    #! looks at one neighbour only: for other in csp.neighbors[var][:1]:
    #! misses the last neighbour: for other in csp.neighbors[var][:-1]:
    for other in csp.neighbors[var]:
        #! constraint turned round: if other in assignment and csp.constraints(var, value, other, assignment[other]):
        if other in assignment and not csp.constraints(var, value, other, assignment[other]):
            return False
    return True


def backtrack(assignment, csp):
    #! stops one variable too early: if len(assignment) == len(csp.variables) - 1:
    if len(assignment) == len(csp.variables):
        return assignment
    var = select_unassigned_variable(assignment, csp)
    for value in order_domain_values(var, csp):
        #! checks nothing: if True:
        if consistent(var, value, assignment, csp):
            assignment[var] = value
            result = backtrack(assignment, csp)
            #! gives up at the first failure: if True:
            #! never stops: if result is None:
            if result is not None:
                return result
            #! forgets to undo: pass
            del assignment[var]
    #! a failure is returned as an answer: return assignment
    return None
