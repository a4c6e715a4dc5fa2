def AC3(csp):
    """Makes all arcs consistent; false if a domain is empty then."""
    queue = [(one, other) for one in csp.variables for other in csp.neighbors[one]]
    while queue:
        one, other = queue.pop(0)
        if revise(csp, one, other):
            if not csp.domains[one]:
                return False
            queue += [(third, one) for third in csp.neighbors[one] if third != other]
    return True


def revise(csp, one, other):
    kept = [
        value
        for value in csp.domains[one]
        if any(csp.constraints(one, value, other, its) for its in csp.domains[other])
    ]
    revised = len(kept) < len(csp.domains[one])
    csp.domains[one] = kept
    return revised
