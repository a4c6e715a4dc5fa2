import math


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    if maximizing:
        best = -math.inf
        for child in node:
            best = max(best, alphabeta(child, alpha, beta, False))
            if best > beta:  # strictly better than what MIN has
                return best
            alpha = max(alpha, best)
        return best
    best = math.inf
    for child in node:
        best = min(best, alphabeta(child, alpha, beta, True))
        if best < alpha:
            return best
        beta = min(beta, best)
    return best
