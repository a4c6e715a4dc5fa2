def backtracking_search(csp):
    assignment = {}

    def complete():
        #! stops one variable too early: return len(assignment) >= len(csp.variables) - 1
        return len(assignment) == len(csp.variables)

    def backtrack():
        if complete():
            #! returns that there is one: return True
            return dict(assignment)
        var = [v for v in csp.variables if v not in assignment][0]
        #! ignores the last value: for value in csp.domains[var][:-1]:
        #! ignores the first value: for value in csp.domains[var][1:]:
        for value in csp.domains[var]:
            #! one conflict is allowed: if csp.nconflicts(var, value, assignment) <= 1:
            #! checks nothing: if csp.nconflicts(var, value, {}) == 0:
            #! constraint turned round: if not assignment or csp.nconflicts(var, value, assignment):
            if csp.nconflicts(var, value, assignment) == 0:
                csp.assign(var, value, assignment)
                result = backtrack()
                #! gives up at the first failure: if True:
                if result is not None:
                    return result
                #! forgets to undo: pass
                #! undoes all: assignment.clear()
                csp.unassign(var, assignment)
        return None

    return backtrack()
