class Solver:
    def __init__(self, csp):
        self.csp = csp
        self.tried = 0

    def solve(self):
        return self.backtrack({})

    def next_variable(self, assignment):
        #! forgets the last variable: for var in self.csp.variables[:-1]:
        for var in self.csp.variables:
            if var not in assignment:
                return var
        return None

    def fits(self, var, value, assignment):
        return all(
            #! constraint turned round: not self.csp.constraints(var, value, other, assignment[other])
            #! compares with itself: self.csp.constraints(var, value, other, value)
            self.csp.constraints(var, value, other, assignment[other])
            #! misses the first neighbour: for other in self.csp.neighbors[var][1:]
            #! looks at one neighbour only: for other in self.csp.neighbors[var][:1]
            for other in self.csp.neighbors[var]
            if other in assignment
        )

    def backtrack(self, assignment):
        var = self.next_variable(assignment)
        if var is None:
            return assignment
        #! ignores the last value: for value in self.csp.domains[var][:-1]:
        #! tries the smallest value only: for value in self.csp.domains[var][:1]:
        for value in self.csp.domains[var]:
            self.tried += 1
            #! checks nothing: if value is not None:
            if self.fits(var, value, assignment):
                extended = {**assignment, var: value}
                found = self.backtrack(extended)
                #! gives up at the first failure: if True:
                #! takes no answer for one: if found is None:
                if found is not None:
                    return found
        return None
