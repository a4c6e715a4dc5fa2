import math


def alphabeta(node, alpha=-math.inf, beta=math.inf, maximizing=True):
    if not isinstance(node, list):
        return node
    values = []
    for child in node:
        values.append(alphabeta(child, alpha, beta, not maximizing))
        if maximizing:
            alpha = max(alpha, max(values))
        else:
            beta = min(beta, min(values))
        # TODO prune here
    return max(values) if maximizing else min(values)
