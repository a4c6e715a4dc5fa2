import copy


def forward_checking(csp):
    #! one domain for all: return search({}, {v: csp.domains[csp.variables[0]] for v in csp.variables}, csp)
    return search({}, copy.deepcopy(csp.domains), csp)


def search(assignment, domains, csp):
    #! stops one variable too early: if len(assignment) == len(csp.variables) - 1:
    if len(assignment) == len(csp.variables):
        return assignment
    for var in csp.variables:
        if var not in assignment:
            break
    #! ignores the last value: for value in list(domains[var])[:-1]:
    for value in list(domains[var]):
        new_assignment = dict(assignment)
        new_assignment[var] = value
        #! domains are not restored: new_domains = domains
        new_domains = copy.deepcopy(domains)
        new_domains[var] = [value]
        #! failure and success swapped: if not prune(var, value, new_assignment, new_domains, csp):
        if prune(var, value, new_assignment, new_domains, csp):
            result = search(new_assignment, new_domains, csp)
            #! gives up at the first failure: if True:
            if result is not None:
                return result
    return None


def prune(var, value, assignment, domains, csp):
    #! looks at one neighbour only: for other in csp.neighbors[var][:1]:
    #! misses the last neighbour: for other in csp.neighbors[var][:-1]:
    for other in csp.neighbors[var]:
        if other in assignment:
            continue
        #! keeps what is in conflict: domains[other] = [x for x in domains[other] if not csp.constraints(var, value, other, x)]
        #! prunes nothing: domains[other] = [x for x in domains[other]]
        domains[other] = [x for x in domains[other] if csp.constraints(var, value, other, x)]
        if not domains[other]:
            return False
    #! prunes and fails: return False
    return True
